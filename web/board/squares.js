// Accessible board: a grid over the canvas. A click leaves the focus in place, so that the keys of the walk still work.

import {html} from 'lit-html'
import {moveFocus} from '../ui/grid.js'
import {overBoard} from './geometry.js'

/** geometry: null before layout; handlers receive {row, col} or null */
export function squaresView(moment, {words, at, geometry, focused, onClick, onEnter, onHover, onFocus, onBlur}) {
	const {n} = moment
	const inside = {row: Math.min(focused.row, n - 1), col: Math.min(focused.col, n - 1)}
	const indices = [...Array(n).keys()]
	const cell = (row, col) => html`<span role="gridcell" data-row=${row} data-col=${col}
  tabindex=${row === inside.row && col === inside.col ? 0 : -1}
  aria-label=${words.square(moment, row, col, at)}></span>`
	const key = event => {
		if (event.key !== 'Enter') return moveFocus(event, {isBoard: true})
		event.preventDefault()
		onEnter(squareOf(event.target))
	}
	const rowView = row => html`<div role="row" aria-rowindex=${row + 1}>${indices.map(col => cell(row, col))}</div>`
	return html`<div class="squares" role="grid" aria-label=${words.boardLabel(n)} .style=${overBoard(geometry)}
  aria-rowcount=${n} aria-colcount=${n}
  @mousedown=${event => event.preventDefault()}
  @pointerover=${event => event.pointerType === 'mouse' && onHover(squareOf(event.target))}
  @pointerleave=${() => onHover(null)}
  @click=${event => onClick(squareOf(event.target))}
  @focusin=${event => onFocus(squareOf(event.target))}
  @focusout=${onBlur}
  @keydown=${key}
  >${indices.map(rowView)}</div>`
}

const squareOf = target =>
	target.dataset.row === undefined ? null : {row: +target.dataset.row, col: +target.dataset.col}
