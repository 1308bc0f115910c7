export default `
.sided { max-width: none; }
.sided > * { max-width: max(var(--_board), 36rem); margin-inline: auto; }
.side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; margin-top: 1.5rem; }
.tree { min-height: 18.5rem; }
[data-low] > .sided { position: relative; max-height: 100%; overflow: auto; }
@container (min-width: 56em) {
  .sided { display: grid; grid-template-columns: minmax(0, var(--_board)) minmax(20rem, 1fr);
    gap: 0 clamp(1.5rem, 4cqi, 4rem); }
  .sided > * { margin: 0; max-width: none; }
  .sided > .main { position: sticky; top: 0.5rem; align-self: start; }
  [data-low] > .sided > .main { top: 0; }
  .side > .code { margin: 0; }
  .sided > .counts { grid-column: 1 / -1; margin-top: 1rem; }
}
figure { margin: 0; min-width: 0; position: relative; }
figcaption { font-size: 0.875rem; font-weight: 600; margin-bottom: 0.5rem; }
:host { --_mono: var(--n-queens-mono, ui-monospace, Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace); }
code, .array button { font: 400 0.8125rem/1.5 var(--_mono); }
.remark { color: var(--_muted); font-size: 0.8125rem; margin: 0.375rem 0 0; min-height: 1.5em;
  overflow-wrap: anywhere; }
.array p { margin: 0; overflow-wrap: anywhere; }
.array p code, .array i { color: var(--_muted); }
.array button[aria-pressed='true'] { color: var(--_accent); }
.array + .array { margin-top: 0.5rem; }
.array > div { display: grid; grid-template-columns: repeat(var(--wide), minmax(0, 1.625rem));
  gap: 0.25rem 0.1875rem; }
[role='row'] { display: contents; }
.array span { text-align: center; cursor: pointer; }
.array b { display: flex; align-items: center; justify-content: center; height: 1.625rem; font-size: 0.8125rem;
  border: 1px solid var(--_line); border-radius: 3px; }
.array i { display: block; font: 400 0.6875rem/1.3 var(--n-queens-font, system-ui, sans-serif); }
.array i::before, code [data-at]::after { content: attr(data-at); }
code [data-at] { position: relative; }
code [data-at]::after { position: absolute; inset: -0.4em -1em auto; font-size: 0.75em; line-height: 1;
  font-weight: 700; font-style: normal; text-align: center; text-indent: 0; color: var(--_accent);
  text-shadow: 0 0 2px var(--_paper), 0 0 2px var(--_paper); }
.on b::after { content: ''; flex: none; width: 0.5625rem; height: 0.5625rem; border-radius: 50%;
  background: currentColor; }
.wall b { background: repeating-linear-gradient(45deg, var(--_line) 0 1px, transparent 1px 4px); }
.array .read b { border-color: var(--_accent); }
.array > .pictured { grid-template-columns: repeat(var(--wide), minmax(0, 2.125rem)); gap: 0;
  justify-content: start; }
.pictured b { height: auto; aspect-ratio: 1; border-radius: 0; margin: 0 -1px -1px 0; align-items: start;
  justify-content: start; padding: 2px; }
.pictured .read b { background: color-mix(in srgb, var(--_accent) 14%, transparent); border-color: var(--_line); }
.pictured span { position: relative; }
.pictured i { position: absolute; right: 2px; bottom: 0;
  font-size: min(0.6875rem, calc(100cqi / var(--wide) * 0.34)); }
[data-small='true'] i { display: none; }
[data-small='true'] .on b::after { width: 100%; height: auto; align-self: stretch; }
.array .last b { box-shadow: inset 0 0 0 2px var(--_accent); }
.array .written b { box-shadow: inset 0 0 0 2px var(--_good); }
.array .lit b, .array span:focus-visible b { background: color-mix(in srgb, var(--_accent) 30%, transparent); }
.array .read i, .array .lit i { color: var(--_ink); font-weight: 600; }
.stack ol, .moments ol, .condition ul { list-style: none; margin: 0; padding: 0; }
.stack ol { min-height: calc(var(--frames) * (1.75rem + 1px)); max-height: 21.75rem; overflow-y: auto; }
:is(.stack li, .moments) button { display: flex; width: 100%; text-align: start; border-bottom: 1px solid var(--_line);
  border-radius: 0; }
.moments button { gap: 0.75rem; align-items: baseline; padding: 0.5rem 0.5rem 0.5rem calc(0.5rem + 3px);
  line-height: 1.5; overflow-wrap: anywhere; }
.moments span { min-width: calc(var(--digits) * 1ch); text-align: end; color: var(--_muted);
  font-variant-numeric: tabular-nums; }
.moments [aria-current] button { font-weight: 600; }
.stack .none { position: absolute; top: 1.75rem; }
.stack li button { flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; min-height: 0;
  padding: 0.125rem 0.5rem 0.125rem calc(0.5rem + 3px); line-height: 1.5rem; }
.stack [aria-current] button, .moments [aria-current] button {
  border-left: 3px solid var(--_accent); padding-left: 0.5rem; }
.stack [aria-current] code { font-weight: 700; }
.stack table { border-collapse: collapse; width: 100%; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.stack tbody th { font-weight: 400; color: var(--_muted); text-align: end; width: 1.5rem; }
.stack td { padding: 0 0 0 0.5rem; text-align: end; line-height: 1.375rem; white-space: nowrap; }
.stack td:nth-child(2) { width: 60%; text-align: start; }
.stack td span { display: block; height: 0.75rem; min-width: 1px; background: var(--_dark); }
.stack td:last-child { color: var(--_muted); text-align: start; }
.stack .taken span { background: var(--_ink); }
.stack .grows span { background: var(--_accent); }
.stack .taken th, .stack .grows th { color: var(--_ink); font-weight: 700; }
.stack dl { margin: 0.5rem 0 0; min-height: 2.5rem; font-size: 0.8125rem; }
.stack dl div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
.stack dt { color: var(--_muted); }
.stack dd { margin: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; font-variant-numeric: tabular-nums; }
.trail { display: flex; flex-wrap: wrap; gap: 0 0.375rem; margin: 0 0 0.25rem; font-size: 0.8125rem; }
.trail button + button::before { content: '› '; color: var(--_muted); display: inline-block;
  margin-inline-end: 0.375rem; }
.trail button:last-child { margin-inline-start: auto; }
.trail button:last-child::before { content: none; }
.trail [aria-current='true'] { text-decoration: none; }
.tree canvas { cursor: pointer; touch-action: manipulation; }
@container (max-width: 30em) { .arrays .remark { min-height: 3em; } }

.code { margin-block: 1rem 0; }
.code select { font-weight: 400; margin-inline-start: 0.75rem; min-height: 1.5rem; }
.listing { list-style: none; margin: 0.25rem 0 0; padding: 0.25rem 0; overflow-x: auto;
  border-block: 1px solid var(--_line);
  font: 400 0.8125rem/var(--_line-height) var(--_mono); --_line-height: 1.5rem;
  --tab: 4; tab-size: var(--tab); }
.listing:is([data-language='javascript'], [data-language='ruby'], [data-language='pseudo'],
  [data-language='exam']) { --tab: 2; }
.listing li { display: flex; width: max-content; min-width: 100%; }
.listing li > :first-child { position: sticky; left: 0; flex: none; width: 2.75rem; min-width: 2.75rem;
  min-height: var(--_line-height); padding-inline-end: 0.75rem; display: flex; justify-content: end;
  font-variant-numeric: tabular-nums; color: var(--_muted); background: var(--_paper); border-radius: 0;
  padding-left: 3px; user-select: none; }
.listing .runs { cursor: pointer; }
.listing button:focus-visible { outline-offset: -2px; }
@media (hover: hover) { .listing .runs:hover > button { color: var(--_accent); text-decoration: underline; } }
.listing .lit, .listing .lit > button { background: color-mix(in srgb, var(--_light) 60%, var(--_paper)); }
.listing .lit > button { color: var(--_ink); font-weight: 700; border-left: 3px solid var(--_accent);
  padding-left: 0; }
.code code { font: inherit; white-space: pre; padding-inline-end: 0.75rem; }
.rest { display: inline-block; vertical-align: top; text-indent: -2ch; padding-left: 2ch;
  max-width: calc(100% - (var(--tabs) * var(--tab) + var(--spaces)) * 1ch); }
.part[data-says]::after { content: attr(data-says); display: inline-block; width: 1px; height: 1px; margin: -1px;
  overflow: hidden; clip-path: inset(50%); }

.part { text-decoration: underline; text-decoration-color: var(--_good); text-decoration-thickness: 2px;
  text-underline-offset: 0.25em; text-decoration-skip-ink: none; }
.part[data-is='false'] { text-decoration-style: dotted; }
.part.rejects { text-decoration-color: var(--_accent); color: var(--_accent); font-weight: 700; }
.part[data-is='null'] { text-decoration: none; color: var(--_muted); font-style: italic; }

.condition { min-height: 7.5rem; padding-block: 0.5rem; font-size: 0.9375rem; }
.condition p { margin: 0; }
.condition ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--_muted); }
.condition code { padding: 0; font: 400 0.875em var(--_mono); color: var(--_ink); }

@media (forced-colors: active) {
  .on b::after, .stack td span { background: CanvasText; }
  .stack .grows span { background: Highlight; }
  .wall b { border: 4px double; }
  .listing li > button:first-child { background: Canvas; color: CanvasText; }
  .array .read b { border-color: Highlight; }
  .array .last b { outline: 2px solid Highlight; }
  .array .written b { outline: 2px solid; }
  .array .lit b { outline: 2px dotted; }
}

.glossed { position: relative; }
.term { min-width: 0; min-height: 0; border-radius: 2px; text-decoration: underline;
  text-decoration-style: dotted; text-decoration-color: var(--_muted); text-decoration-thickness: 1px;
  text-underline-offset: 0.22em; text-align: start; cursor: help; }
.narration .term { font-size: inherit; }
.narration strong:has(.term) { white-space: nowrap; }
.meaning { position: absolute; z-index: 1; inset: 100% 0 auto; margin: 0; padding: 0.5rem 0.75rem;
  background: var(--_paper); border: 1px solid var(--_line); font-size: 0.875rem; font-weight: 400; }
.narration + .meaning { inset: auto 0 100%; }
@media print {
  :host { height: auto !important; max-height: none !important; }
  [data-low]:has(> .sided) { container-type: inline-size; height: auto !important; }
  .trail { display: none; }
  .term { text-decoration: none; }
  .tree, .condition, .stack ol { min-height: 0; max-height: none; }
  .listing li { width: auto; }
  .listing, [data-low] > .sided { overflow: visible; }
  .rest { white-space: pre-wrap; }
  .panel + .panel { margin-top: 1.5rem; }
}
`
