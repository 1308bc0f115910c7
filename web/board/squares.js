// The accessible board: a grid of elements over the canvas. A click focuses the figure, not a square: arrow keys on a
// focused square would move between squares.

import {html} from 'lit-html'
import {moveFocus} from '../ui/grid.js'
import {overBoard} from './geometry.js'

/** geometry: null before layout; act: `point` and `press` of figure/acts.js */
export function squaresView(moment, {words, at, geometry, focused, act}) {
	const {n} = moment
	const inside = {row: Math.min(focused.row, n - 1), col: Math.min(focused.col, n - 1)}
	const indices = [...Array(n).keys()]
	const cell = (row, col) => html`<span role="gridcell" data-row=${row} data-col=${col}
  tabindex=${row === inside.row && col === inside.col ? 0 : -1}
  aria-label=${words.square(moment, row, col, at)}></span>`
	const key = event => {
		if (event.key !== 'Enter') return moveFocus(event)
		event.preventDefault()
		act.press(squareOf(event.target))
	}
	const onSquare = use => event => {
		const square = squareOf(event.target)
		if (square) use(square)
	}
	const focus = square => ['focused', 'chosen'].map(what => act.point(what, square))
	const rowView = row => html`<div role="row" aria-rowindex=${row + 1}>${indices.map(col => cell(row, col))}</div>`
	return html`<div class="squares" role="grid" aria-label=${words.boardLabel(n)} .style=${overBoard(geometry)}
  aria-rowcount=${n} aria-colcount=${n}
  @mousedown=${focusFigure}
  @pointerover=${event => event.pointerType === 'mouse' && act.point('square', squareOf(event.target))}
  @pointerleave=${() => act.point('square', null)}
  @click=${onSquare(square => act.press(square, true))}
  @focusin=${onSquare(focus)}
  @focusout=${() => act.point('chosen', null)}
  @keydown=${key}
  >${indices.map(rowView)}</div>`
}

function focusFigure(event) {
	event.preventDefault()
	event.target.closest('.figure')?.focus({preventScroll: true})
}

const squareOf = target =>
	target.dataset.row === undefined ? null : {row: +target.dataset.row, col: +target.dataset.col}
