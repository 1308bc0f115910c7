// The element's style. A page may set each colour by a custom property. Nothing may overflow to the left in a
// right-to-left page, because readers could scroll there.

import {readFileSync} from 'node:fs'
import {PAPER} from '../board/picture/figure.js'

const SHARED = readFileSync(new URL('../ui/shared.css', import.meta.url), 'utf8').replaceAll('var(--', 'var(--_')

export const DARK = {
	paper: '#17181b',
	ink: '#ece8df',
	muted: '#a39e92',
	line: '#3a3b40',
	light: '#3a3b43',
	dark: '#26272c',
	accent: '#ff9166',
	good: '#6ccbac',
}

export const propertyName = name => `--n-queens-${name.replace(/^light|^dark/, '$&-square')}`
const colored = (scheme, colors) =>
	Object.keys(DARK)
		.map(name => `--_${name}: var(${propertyName(name)}, ${colors[name]});`)
		.concat(`color-scheme: ${scheme};`)
		.join(' ')

export default `
:host { display: block; writing-mode: horizontal-tb; min-inline-size: min(100%, 12rem); }
.room { all: initial; display: block; height: 0; overflow: hidden; }
.room::before, .room::after { content: ''; display: inline-block; width: 18rem; }
.fit { container-type: inline-size; }
.figure { all: initial; display: block; direction: ltr; visibility: inherit; pointer-events: inherit;
  ${colored('light', PAPER)} color: var(--_ink); -webkit-tap-highlight-color: transparent;
  --_serif: var(--n-queens-serif, 'Iowan Old Style', 'Palatino Linotype', 'Hiragino Mincho ProN', 'Yu Mincho',
  'Noto Serif CJK JP', 'Noto Serif JP', serif);
  --_board: var(--n-queens-board-size, 36rem); max-width: max(var(--_board), 36rem); margin-inline: auto;
  font: 400 1rem/1.5 var(--n-queens-font, system-ui, sans-serif); -webkit-text-size-adjust: 100%; }
:host([hidden]) { display: none; }
@media not print { .figure[data-theme='dark'] { ${colored('dark', DARK)} } }
.page { position: absolute; transition: 1ms; }

${SHARED}

.board { position: relative; width: 100%; max-width: var(--_board);
  margin-inline: var(--n-queens-board-margin, auto); }
canvas { display: block; width: 100%; }
.board canvas { aspect-ratio: 1; }

.narration {
  font: 400 clamp(1.05rem, 0.9rem + 1.2cqi, 1.35rem)/1.5 var(--_serif);
  margin: 0.75rem 0 0.25rem; min-height: 3em; text-wrap: pretty; }
.narration button { font-size: 0.875em; }
@container (max-width: 30em) { .narration { min-height: 4.5em; } }
.caption:not([hidden]) { display: block; } .caption::slotted(*) { margin: 0.25rem 0 0.5rem; unicode-bidi: plaintext; }
.good { color: var(--_good); }
.bad { color: var(--_accent); }

button { min-width: 2.75rem; border-radius: 4px; touch-action: manipulation; }
@media (hover: hover) {
  button:hover { color: var(--_accent); }
  button.main:hover { color: var(--_paper); background: var(--_accent); }
}
button.plain { min-width: 0; min-height: 0; padding: 0.25rem 0; text-decoration: underline;
  text-underline-offset: 0.2em; }

.timeline { position: relative; height: 2.75rem; }
.timeline svg { position: absolute; left: 9px; width: calc(100% - 18px); height: 100%; pointer-events: none; }
.ticks { stroke: var(--_good); stroke-width: 1.5px; vector-effect: non-scaling-stroke; fill: none; }
.open::after { content: ''; position: absolute; inset: 0.5rem 0 0.5rem auto; width: 3rem; pointer-events: none;
  background: linear-gradient(90deg, #0000, var(--_paper)); }
[type='range'] { position: absolute; inset: 0; width: 100%; }

.controls, .controls > * { display: flex; flex-wrap: wrap; align-items: center; }
.controls { justify-content: space-between; font-size: 0.875rem; }
.transport button:not(.main) { min-width: 2rem; }
button.main { background: var(--_ink); color: var(--_paper); border-radius: 1.5rem; }
select { font: inherit; color: var(--_muted); border: 0; border-radius: 0; padding: 0 1em 0 0; appearance: none;
  background: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, #0000 0) right 0.125em center / 0.625em
  0.3125em no-repeat; min-height: 2.75rem; cursor: pointer; text-overflow: ellipsis; }
.kind { width: 6em; }
.speed { width: 7.5em; }
.position { color: var(--_muted); gap: 0 0.375rem; min-height: 2.75rem; min-width: 8.5rem;
  font-variant-numeric: tabular-nums; }
.step { font: inherit; color: var(--_ink); background: none; border: 0; border-bottom: 1px solid var(--_line);
  border-radius: 0; padding: 0.125rem 0.25rem; text-align: end; max-width: 11em; }
.figure:focus, .position:focus { outline: 0; }
[data-rtl] .transport { margin-left: 0; }
.jumps button { font-size: 1.25rem; min-width: 1.75rem; }
@container (max-width: 30.5em) { .jumps, .speed { order: 1; }
  .position { flex: 1 0 calc(100% - 13rem); justify-content: end; } }
@container (max-width: 34em) { .position { min-width: auto; }
  .position span, [data-low] :is(.jumps, .speed) { display: none; }
  [data-low] .narration { font-size: 1rem; } }

/* A figure with limited height (surface.js). In a wide figure the other parts are right of the board. Controls are at
 * the bottom, so that a longer sentence does not move them. */
[data-low] { container-type: size; }
[data-low] .counts { display: none; }
@container (max-width: 22em) and (max-height: 24em) { [data-low] .narration { display: none; } }
@container (min-width: 22em) and (orientation: landscape) {
  [data-low] > * { max-width: none; }
  [data-low] > :not(.sided) > .main { display: grid; gap: 0 1rem; height: 100cqh;
    grid-template: repeat(9, auto) 1fr auto auto / min(100cqh, 100cqw - 13.5rem) minmax(0, 1fr); }
  [data-low] .board { grid-area: 1 / 1 / -1; }
  [data-low] .board:only-child { grid-column-end: -1; }
  [data-low] .timeline { grid-row: -3; }
  [data-low] .controls { grid-row: -2; }
}

.questions { min-height: 9.8rem; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: 0.75rem 1.5rem;
  margin: 1rem 0 0; }

@media print {
  .figure[data-theme] { --_paper: var(--n-queens-paper, #fff); background: var(--_paper); print-color-adjust: exact; }
  .timeline, .controls, .squares, select { display: none; }
  canvas { height: auto !important; }
  .board, figure, :not(.played) > .main { break-inside: avoid; }
}
@media (forced-colors: active) {
  select { appearance: auto; padding: 0; }
  button.main { border: 1px solid; } .ticks { stroke: CanvasText; } }
`
