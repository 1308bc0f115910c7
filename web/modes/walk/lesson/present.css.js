// The style of a figure in a presentation. `!important` overrides the margin that the page gives to captions.

export default `
.figure, .figure.asks { --_board: min(100cqh - 2.75rem, 62cqw); gap: 0 3cqw;
  padding: 1rem min(2rem, 3cqw) 1.75rem; box-sizing: border-box;
  grid-template: auto auto auto auto minmax(0, 1fr) auto auto / var(--_board) minmax(0, 1fr); }
.figure:has(.panel) { --_board: min(100cqh - 2.75rem, 45cqw); }
.figure > .main { display: contents; }
.figure > *, .main > * { grid-column: 2; }
.main > .board { grid-area: 1 / 1 / -1 / 2; width: var(--_board); align-self: center; }
.main .narration { font-size: clamp(1.5rem, 2.6cqw, 4rem); line-height: 1.35; margin: 0 2rem 0 0; min-height: 0; }
.caption:not([hidden]) { grid-row: 1; }
.caption::slotted(p) { font-size: clamp(1.75rem, 2.8cqw, 4.5rem); line-height: 1.3; height: auto;
  margin: 0.5rem 2rem 1rem 0 !important; }
.figure:is(.captioned, .asks) .narration { font-size: clamp(1.25rem, 1.9cqw, 3rem); }
.main > .questions { display: block; grid-row: auto; font-size: max(1.75rem, 2.2cqw); padding-top: 1rem; }
.questions .asked { min-height: 0; }
.questions .answered { display: flex; justify-content: start; gap: 0 1.5rem; margin: 0; }
.asking .panel .condition { display: none; }
.questions .answered > * { font-size: 1.75rem; order: 0; margin: 0; }
.figure > .side, .figure.asks > .side { grid-area: 5 / 2; display: grid; padding-block: 1rem;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
.figure > .side:not(:has(.panel)), .side > .tabs, .panels > .closed, .panel > .handles { display: none; }
.side > .panels { grid-template: minmax(0, 1fr) / minmax(0, 1fr); padding: 0; }
.panels > .panel { grid-area: 1 / 1; display: grid; }
.panel .listing { font-size: clamp(1rem, 1.15cqw, 2rem); --_line-height: 1.4em; }
.panel .stack code, .panel .condition, .panel .remark, .panel .trail { font-size: clamp(1rem, 1.25cqw, 2rem); }
.panel .tree canvas { max-height: none; }
.main > .timeline { grid-area: 6 / 2; }
.main > .controls { grid-area: 7 / 2; display: flex; flex-wrap: wrap; font-size: 1.25rem; justify-content: start;
  gap: 0 1.5rem; container-type: normal; }
.controls > .transport { margin: 0; flex: none; width: 100%; flex-wrap: nowrap; }
.transport .icon { width: 2.5rem; height: 2.5rem; }
.transport button, .transport button:not(.main) { display: block; min-width: min(3.5rem, 13cqw); min-height: 4rem; }
.transport .main.main { width: min(6rem, 24cqw); border-radius: 2rem; }
.controls select { width: auto; }
.controls > * { order: 0; font-size: inherit; }
@container (max-height: 30em) {
  .figure > .side, .figure.asks > .side { display: none; }
  .main > .questions, .questions .answered > * { font-size: 1.25rem; }
  .jumps, .speed, .position { display: none; }
  .transport button, .transport button:not(.main) { min-height: 3rem; }
}
@container (orientation: portrait) {
  .figure, .figure.asks { --_board: min(100cqw - 4rem, 55cqh);
    grid-template: auto auto auto auto auto minmax(0, 1fr) auto auto / minmax(0, 1fr); }
  .figure:has(.panel) { --_board: min(100cqw - 4rem, 35cqh); }
  .figure > *, .main > *, .main > .timeline, .main > .controls, .figure > .side, .figure.asks > .side {
    grid-column: 1; }
  .main > .board { grid-area: 1 / 1; justify-self: center; }
  .caption:not([hidden]) { grid-row: 2; }
  .figure > .side, .figure.asks > .side { grid-row: 6; }
  .main > .questions, .questions .answered > * { font-size: 1.25rem; }
  .main > .timeline { grid-row: 7; }
  .main > .controls { grid-row: 8; }
}
`
