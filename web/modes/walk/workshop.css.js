// The style of a figure that fills a container of fixed height (`container-type: size`), with scrolling panels. Menus
// of panels are `fixed`, because panels clip their content.

export default `
.tabs, .handles, .closed { display: none; margin: 0; }
@container (min-height: 1px) {
  .fit { display: contents; container-type: normal; }
  .figure { max-width: none;
    --_asks: calc(var(--_rejected, 0rem) + var(--_caption, 0rem) + var(--n-queens-longer, 0rem));
    --_board: min(100cqw, max(12.5rem - var(--_rejected, 0rem) / 2,
      100cqh - var(--n-queens-beneath, 25rem) - var(--_asks)));
    height: 100%; display: grid;
    grid-template: auto auto auto auto auto minmax(0, 1fr) auto auto auto / minmax(0, 1fr); }
  .figure.asks > .side { display: none; }
  .questions { min-height: 0; margin: 0.25rem 0 0; font-size: 0.9375rem; line-height: 1.4; }
  .figure.rejects { --_rejected: 11rem; }
  :host([data-lesson]) .figure { --_caption: 2.75rem; }
  .caption::slotted(p) { height: 2.5rem; overflow: auto;
    font-weight: 600; line-height: 1.25; }
  :host([data-lesson]) .figure:not(.captioned) > .main > .board + * { margin-bottom: 2.75rem; }
  .message { margin: 0.25rem 0 0.25rem 1.75rem; font-size: 0.875rem; }
  .figure > .main { display: contents; }
  .board { width: var(--_board); max-width: none; }
  .narration { margin: 0.5rem 0 0; min-height: calc(3em + var(--n-queens-longer, 0rem)); }
  .side { grid-row: 6; margin: 0; min-height: 0; max-width: none; display: grid; gap: 0;
    scrollbar-color: var(--_line) #0000; grid-template-rows: auto minmax(0, 1fr); }
  .timeline { grid-row: 7; }
  .controls { grid-row: 8; }
  [data-begins] .main { width: auto; padding-inline: 0.75rem 1.25rem; display: flex; align-items: center;
    gap: 0.25rem; font-weight: 600; white-space: nowrap; }
  .controls[data-begins] .transport { margin: 0; }
  .controls[data-begins] :is(.first, .back, .forward, .last, .jumps, .speed) { display: none; }
  .figure > .counts { display: none; }
  .side .code { margin: 0; }
  .tabs { display: flex; gap: 1.25rem; border-bottom: 1px solid var(--_line); overflow-x: auto; }
  .tabs button { flex: none; min-width: 0; min-height: 2.5rem; color: var(--_muted); white-space: nowrap;
    border-radius: 0; padding-bottom: 2px; }
  .tabs [aria-pressed='true'] { color: var(--_ink); font-weight: 600; border-bottom: 2px solid; padding: 0; }
  .panels { display: grid; grid-template-rows: minmax(0, 1fr); padding-top: 0.5rem; }
  .panel { position: relative; display: grid; align-content: start; overflow: auto; }
  .panel figcaption > span, .panel figure:not(.code) > figcaption { display: none; }
  .panel:not([data-shown]) { display: none; }
  .panel[data-coming] { visibility: hidden; }
  .code { display: grid; grid-template-rows: auto minmax(0, auto) auto; min-height: 0; }
  .listing { border: 0; --_line-height: 1.25rem; margin: 0; padding-bottom: 2rem;
    mask: linear-gradient(#000 calc(100% - 1rem), #0000); }
  .listing li { width: auto; }
  .rest { white-space: pre-wrap; }
  .listing code { flex: 1; min-width: 0; padding: 0; }
  .condition { min-height: 3.5rem; padding-block: 0.25rem; font-size: 0.875rem; }
  .tree, .stack ol { min-height: 0; }
}
@container (min-height: 1px) and (orientation: landscape) {
  .figure { --_board: min(100cqh, 50cqw);
    grid-template: auto auto auto auto minmax(0, 1fr) auto auto / var(--_board) minmax(0, 1fr);
    gap: 0 1.5rem; }
  .figure > *, .main > * { grid-column: 2; }
  .main > .board { grid-column: 1; grid-row: 1 / -1; }
  .side { grid-row: 5; }
  .timeline { grid-row: 6; }
  .controls { grid-row: 7; }
}
@container (min-height: 34em) and (orientation: landscape) {
  .figure { --_board: min(100cqh - var(--_under, 11rem) - var(--_asks), 48cqw);
    grid-template: minmax(0, 1fr) auto / max(var(--_board), min(31rem, 50cqw)) minmax(0, 1fr);
    gap: 0 clamp(1.5rem, 3cqw, 3rem); }
  .figure:where(:not(.asks)) > .main { display: block; grid-area: 1 / 1 / 3 / 2; margin: 0; max-width: none; }
  .main > * { grid-column: 1; }
  .main > .board { width: min(100%, 100cqh - var(--_under, 11rem) - var(--_asks)); grid-row: auto / span 2; }
  .controls { container-type: inline-size; font-size: 1rem; }
  .controls > * { font-size: 0.875rem; }
  .side { grid-area: 1 / 2; }
  .figure.asks { grid-template-rows: auto minmax(0, 1fr) repeat(5, auto); }
  .figure.asks > .side { grid-area: 2 / 2 / 7; display: grid; }
  .main > .questions { grid-area: 1 / 2; border: 0; padding: 0; }
  .questions .asked { min-height: 5.6em; }
  .figure > .counts { grid-area: -2 / 2; display: grid; margin-top: 0.5rem; gap: 0; }
  .counts dd { font-size: 1.125rem; }
}
@container (min-height: 34em) and (orientation: landscape) and (max-width: 62em) {
  .figure { --_under: 15rem; }
  .narration { min-height: 4.5em; }
  .main > .controls { flex-wrap: wrap; }
  .figure > .counts { display: none; }
}
@container (min-height: 34em) and (min-width: 72em) {
  .questions { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.5rem; }
  .questions .answered { display: grid; grid-template-columns: 1fr auto; justify-items: end; align-content: start;
    margin-top: -0.625rem; }
  .forget { order: -1; } .tally { grid-area: 2 / 1 / 2 / 3; }
  .tabs { display: none; }
  .side { grid-template-rows: minmax(0, 1fr); }
  .panels { grid-template: none / minmax(0, 1fr) minmax(9rem, 13rem); grid-auto-rows: minmax(2rem, auto);
    align-content: start; gap: 0.75rem 1.5rem; height: 100%; padding: 0; }
  .panel, .panel:not([data-shown]) { display: grid; grid-column: 1 / -1; }
  .panel[data-panel='code']:has(+ [data-panel='stack']) { grid-column: 1; }
  [data-panel='code'] + .panel[data-panel='stack'] { grid-column: 2; }
  .panels[data-large] > .panel:not([data-large]) { display: none; }
  .panels[data-large] > .panel { grid-column: 1 / -1; }
  .closed { grid-column: 1 / -1; display: flex; gap: 0 1rem; color: var(--_muted); }
  .panel figcaption > span { display: inline; } .panel figure:not(.code) > figcaption { display: block; }
  .handles { display: block; position: absolute; top: 0; right: 0.5rem; z-index: 2; color: var(--_muted); }
  .handles summary { display: grid; width: 2rem; height: 1.5rem; place-items: center; list-style: none;
    cursor: pointer; font-size: 1.25rem; background: var(--_paper); }
  .handles div { position: fixed; translate: calc(-100% + 2rem); display: grid; padding: 0.25rem 0.75rem;
    white-space: nowrap; background: var(--_paper); border: 1px solid var(--_line); }
  .handles button { min-height: 2rem; text-align: start; color: var(--_ink); }
  .array { display: grid; grid-template-columns: minmax(0, 27.5rem) minmax(10rem, 1fr); gap: 0 1rem; }
  .array > p { order: 1; }
  .array p, .array p * { font-size: 0.6875rem; line-height: 1.2; }
  .tree { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1.5rem;
    min-height: 10rem; }
  .tree > :not(figcaption, .trail) { grid-column: 1 / -1; }
  .tree .meaning { min-width: 24rem; }
  .trail { margin-inline-end: 6rem; }
  .remark { margin: 0; }
  .tree canvas { max-height: 8.5rem; }
  .panels[data-large] .tree canvas { max-height: none; }
}
@container (max-height: 42em) and (min-height: 34em) and (min-width: 72em) {
  .narration { font-size: 1.125rem; }
  .listing { font-size: 0.6875rem; --_line-height: 1.0625rem; }
  .array b { height: 1.25rem; } .array + .array { margin-top: 0.25rem; }
  .condition { min-height: 2.75rem; font-size: 0.8125rem; }
  .tree { min-height: 8rem; }
  .tree canvas { max-height: 4.75rem; }
  .panels { row-gap: 0.5rem; }
  .array > div { grid-template-columns: repeat(var(--wide), minmax(0, 1.25rem)); }
}
@container (min-height: 1px) and (max-width: 30em) {
  .narration { min-height: calc(4.5em + var(--n-queens-longer, 0rem)); }
}
@container (min-height: 1px) and (min-width: 22em) and (max-width: 30em) { .questions .asked { min-height: 7em; } }
@container (max-height: 56em) and (max-width: 45em) { .condition { display: none; } }
@media (max-height: 40em) and (max-width: 36em) { @container (min-height: 1px) {
  .figure.asks { --_board: 12.5rem; }
  .narration { font-size: 1rem; line-height: 1.4; min-height: 5.6em; }
  .figure.asks .timeline, .main:has(.asked p) .narration { display: none; }
  .questions { margin: 0; padding-top: 0.25rem; }
  .questions .asked { min-height: 4.2em; } .questions .asked:not(:has(p)) { min-height: 2.9em; }
  .questions .answered { flex-wrap: nowrap; gap: 0 0.25rem; }
  .questions .answered > * { font-size: 0.8125rem; white-space: nowrap; }
} }
@container (min-height: 56em) and (min-width: 90em) {
  .listing { font-size: 0.9375rem; --_line-height: 1.5rem; }
  .array p *, .array i { font-size: 0.8125rem; }
  .tree canvas { max-height: 12.5rem; }
}
@container (max-height: 34em) and (orientation: landscape) {
  .message, .narration { margin-top: var(--n-queens-head, 0); }
  .message ~ .message, .message ~ * .narration { margin-top: 0; }
  .message { max-height: 6rem; overflow: auto; }
  .narration { font-size: 1rem; line-height: 1.4; }
  .tabs button { min-height: 2rem; font-size: 0.875rem; }
  .timeline, .timeline input { height: 2rem; }
  .jumps, .speed { order: 1; }
  .questions { margin: 0; padding: 0; } .questions .asked { min-height: 3em; }
  .figure.asks :is(.jumps, .speed) { display: none; }
}
@container (max-height: 26em) and (orientation: landscape) {
  .figure { grid-template-columns: var(--_board) 0.75rem auto minmax(0, 1fr) auto; gap: 0; }
  .figure > *, .main > * { grid-column: 3 / -1; }
  .narration { font-size: 0.9375rem; min-height: 2.8em; }
  .panel .code > figcaption { display: none; }
  .main > .controls { display: contents; font-size: 0.8125rem; }
  .controls :is(button, select) { min-height: 2.125rem; }
  .controls > .transport { grid-area: 7 / 4; flex-wrap: nowrap; justify-content: center; margin: 0; }
  .transport .main.main { min-width: 2.5rem; }
  .controls > .jumps { grid-area: 7 / 3; flex-wrap: nowrap; margin-inline-start: -0.5rem; }
  .jumps .kind { width: 5.5em; }
  .controls > .position { grid-area: 7 / 5; justify-content: end; }
  .main > .timeline { grid-area: 6 / 3 / 7 / 5; }
  .controls > .speed { grid-area: 6 / 5; width: 8em; }
  .first, .last, .position > span, .figure.asks .caption { display: none; }
}
`
