// A figure in a presentation: board as large as the window, sentences in large text, transport. Follows the styles of
// the figure and the workshop. Captions belong to the page: `!important` overrides the margin it gives them.

export default `
.figure { --_board: min(100cqh - 2rem, 62cqw); max-width: none; height: 100%; display: block;
  padding: 1rem min(2rem, 3cqw); box-sizing: border-box; }
.figure > .main { display: grid; height: 100%; margin: 0; padding: 0; max-width: none; gap: 0 3cqw;
  container-type: normal; grid-template: auto auto auto auto minmax(0, 1fr) auto auto / var(--_board) minmax(0, 1fr); }
.main > * { grid-column: 2; }
.main > .board { grid-area: 1 / 1 / -1 / 2; width: var(--_board); max-width: none; align-self: center; margin: 0; }
.main .narration { font-size: clamp(1.5rem, 2.6cqw, 4rem); line-height: 1.35; margin: 0; min-height: 0; }
.caption:not([hidden]) { grid-row: 1; }
.caption::slotted(p) { font-size: clamp(1.75rem, 2.8cqw, 4.5rem); line-height: 1.3; height: auto;
  margin: 0.5rem 2rem 1rem 0 !important; }
.main:has(.caption:not([hidden])) .narration { font-size: clamp(1.25rem, 1.9cqw, 3rem); }
.main > .timeline { grid-area: 6 / 2; }
.main > .controls { grid-area: 7 / 2; display: flex; flex-wrap: wrap; font-size: 1.25rem; justify-content: start;
  gap: 0 1.5rem; }
.controls > .transport { margin: 0; flex: none; width: 100%; flex-wrap: nowrap; }
.transport .icon { width: 2.5rem; height: 2.5rem; }
.transport button, .transport button:not(.main) { display: block; min-width: min(3.5rem, 13cqw); min-height: 4rem; }
.transport .main.main { width: min(6rem, 24cqw); border-radius: 2rem; }
.controls select { width: auto; }
.controls > * { order: 0; font-size: inherit; }
.side, .figure > .counts { display: none; }
@container (max-height: 30em) {
  .jumps, .speed, .position { display: none; }
  .transport button, .transport button:not(.main) { min-height: 3rem; }
}
@container (orientation: portrait) {
  .figure { --_board: min(100cqw - 4rem, 55cqh); }
  .figure > .main { grid-template: auto auto auto auto minmax(0, 1fr) auto auto / minmax(0, 1fr); }
  .main > *, .main > .timeline, .main > .controls { grid-column: 1; }
  .main > .board { grid-area: 1 / 1; justify-self: center; }
  .caption:not([hidden]) { grid-row: 2; }
}
`
