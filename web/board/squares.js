// The board for hands and ears: a grid of squares laid over the canvas. It can be read square by square, moved through
// with arrow keys, and clicked; a click chooses a square and leaves the focus, and so the walking keys, where they are.
// Invariant: exactly one square is in the tab order.

import { html } from 'lit'
import { moveFocus } from '../ui/grid.js'

/**
 * @param {import('../engine/moment.js').Moment} moment
 * @param {{words: import('../words/index.js').Words, at: (i: number) => number, geometry: import('./board.js').Geometry|null,
 *   focused: {row: number, col: number}, onClick: (square: object|null) => void, onEnter: (square: object) => void, onHover: (square: object|null) => void, onFocus: (square: object|null) => void, onBlur: () => void}} look
 */
export function squaresView(moment, { words, at, geometry, focused, onClick, onEnter, onHover, onFocus, onBlur }) {
	const { n } = moment
	const inside = { row: Math.min(focused.row, n - 1), col: Math.min(focused.col, n - 1) }
	const place = geometry
		? `left:${geometry.left}px;top:${geometry.top}px;width:${geometry.side}px;height:${geometry.side}px`
		: ''
	const indices = Array.from({ length: n }, (_, i) => i)
	const cell = (row, col) => html`<span role="gridcell" data-row=${row} data-col=${col}
    tabindex=${row === inside.row && col === inside.col ? 0 : -1} aria-label=${words.square(moment, row, col, at)}></span>`
	return html`<div class="squares" role="grid" aria-label=${words.boardLabel(n)} .style=${place} aria-rowcount=${n} aria-colcount=${n}
    @mousedown=${event => event.preventDefault()}
    @pointerover=${event => event.pointerType === 'mouse' && onHover(squareOf(event.target))}
    @pointerleave=${() => onHover(null)}
    @click=${event => onClick(squareOf(event.target))}
    @focusin=${event => onFocus(squareOf(event.target))}
    @focusout=${onBlur}
    @keydown=${event => (event.key === 'Enter' ? onEnter(squareOf(event.target)) : moveFocus(event, { isBoard: true }))}
  >${indices.map(row => html`<div role="row" aria-rowindex=${row + 1}>${indices.map(col => cell(row, col))}</div>`)}</div>`
}

const squareOf = target =>
	target.dataset.row === undefined ? null : { row: +target.dataset.row, col: +target.dataset.col }
