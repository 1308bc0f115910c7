// The search's own arrays, element by element: what they hold, which elements the last event looked at or wrote, and
// which one a square of the board belongs to. An element and its squares are lit together, whichever of them the
// reader points at.
//
// Invariant: the elements shown as read are those that the search itself reads, in its order, up to the one that
// refuses.

import { html, nothing } from 'lit-html'
import { moveFocus } from '../ui/grid.js'
import { arraysOf, indexSteps, indexText, positionOf, shapeOf, valueText } from '../searches/names.js'
import { screenOf } from '../searches/search.js'

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {import('../searches/names.js').OwnArray} OwnArray
 * @typedef {{name: string, i: number}} Cell  the element of that array at that place, from 0
 * @typedef {object} Look
 * @property {import('../words/index.js').Words} words
 * @property {{row: number, col: number}|null} lit  the square that the reader points at
 * @property {Cell|null} cell  the element that the reader points at
 * @property {string|null} overlay  the array whose indices stand on the board
 * @property {(cell: Cell|null) => void} onCell
 * @property {(name: string|null) => void} onOverlay
 */

/** A list of more elements is set in several lines. */
const LONGEST_LINE = 16

/** The arrays whose indices are understood. @param {Moment} moment */
const knownArrays = moment => arraysOf(moment).filter(array => shapeOf(moment, array))

/** The elements that the last event read, in that order. @param {Moment} moment @returns {Cell[]} */
export function readCells(moment) {
	const { event, search } = moment,
		arrays = knownArrays(moment),
		{ lookedAt } = screenOf(search)
	if (event.kind !== 'test') return []
	if (lookedAt)
		return lookedAt(moment).map(([row, col]) => ({
			name: arrays[0].name,
			i: positionOf(moment, arrays[0], row, col),
		}))
	if (moment.frontier)
		return arrays[0].cells
			.slice(0, event.by ? event.by.row + 1 : undefined)
			.map((_, i) => ({ name: arrays[0].name, i }))
	const looked = arrays.filter(array => shapeOf(moment, array) !== 'row')
	const last = looked.findIndex(array => shapeOf(moment, array) === event.by?.line)
	return looked
		.slice(0, last < 0 ? undefined : last + 1)
		.map(array => ({ name: array.name, i: positionOf(moment, array, event.row, event.col) }))
}

/** The elements that the last event wrote. @param {Moment} moment @returns {Cell[]} */
const writtenCells = moment =>
	['place', 'remove'].includes(moment.event.kind)
		? knownArrays(moment).map(array => ({
				name: array.name,
				i: positionOf(moment, array, moment.event.row, moment.event.col),
			}))
		: []

/** Whether an element stands for a square, among others perhaps. @param {Moment} moment @param {Cell|null} cell */
export function isOfCell(moment, cell, row, col) {
	const array = arraysOf(moment).find(({ name }) => name === cell?.name)
	return array !== undefined && positionOf(moment, array, row, col) === cell.i
}

/** The number that an array gives to a square, as text; undefined where there is no such array. @param {Moment}
 * moment */
export function overlayText(moment, overlay, row, col) {
	const array = knownArrays({ ...moment, frontier: null }).find(({ name }) => name === overlay)
	return array && indexText(moment, array, positionOf(moment, array, row, col)).replace('][', ',')
}

/** The square whose indices are worked out: the one pointed at, else the one that the search is at. */
const squareOf = ({ event }, { lit }) => lit ?? (event.row !== null && event.col !== null ? event : null)

/** @param {Moment} moment @param {Look} look */
export function arraysView(moment, look) {
	const { words, onCell } = look
	const read = readCells(moment).map((cell, i, all) => ({ ...cell, look: i + 1, isLast: i + 1 === all.length })),
		written = writtenCells(moment),
		square = squareOf(moment, look)
	return html`<figure class="arrays" part="arrays">
    <figcaption>${moment.frontier ? words.views.arrays.list : words.views.arrays.title}</figcaption>
    <div @pointerover=${event => onCell(cellOf(event.target))} @pointerleave=${() => onCell(null)}
      @focusin=${event => onCell(cellOf(event.target))} @focusout=${() => onCell(null)}
      @keydown=${event => moveFocus(event)}>
      ${arraysOf(moment).map(array =>
				arrayView(
					moment,
					look,
					array,
					square,
					read.filter(({ name }) => name === array.name),
					written.find(({ name }) => name === array.name),
				),
			)}
    </div>
    <p class="remark">${
			read.length > 0
				? words.views.arrays.read(
						read.slice(-3).map(cell => elementText(moment, cell)),
						read.length,
					)
				: written.length > 0
					? words.views.arrays.written(written.map(cell => elementText(moment, cell)))
					: nothing
		}</p>
  </figure>`
}

/** `cols[3] = true` @param {Moment} moment @param {Cell} cell */
function elementText(moment, { name, i }) {
	const array = arraysOf(moment).find(array => array.name === name)
	return array.cells[i] === undefined
		? `${name}[${i}]`
		: `${name}[${indexText(moment, array, i)}] = ${valueText(moment, array, i)}`
}

function arrayView(moment, look, array, square, read, written) {
	const { words, overlay, onOverlay } = look,
		{ name, width, cells } = array
	const steps = indexSteps(moment, array, square).map((step, i) => `${i > 0 ? name : ''}[${step}]`)
	const order = new Map(read.map(({ i, look }) => [i, look])),
		last = read.find(({ isLast }) => isLast)?.i
	const picked = square ? positionOf(moment, array, square.row, square.col) : -1
	const cellView = (_, i) => {
		const states = [
			order.has(i) && 'read',
			i === last && 'last',
			i === written?.i && 'written',
			isLit(i) && 'lit',
			shapeOf(moment, array) !== 'row' && ['', 'on', 'wall'][cells[i]],
		]
		const isTold = shapeOf(moment, array) === 'row' && (moment.frontier || cells[i])
		return html`<span role="gridcell" data-name=${name} data-i=${i} tabindex=${i === tabbed ? 0 : -1}
      class=${states.filter(Boolean).join(' ')}
      aria-label=${words.views.arrays.cell(elementText(moment, { name, i }), order.get(i), i === written?.i)}>
      <b>${isTold ? cells[i] : ''}</b><i data-at=${indexText(moment, array, i).replace('][', ',')}></i></span>`
	}
	const isLit = i => (look.cell ? look.cell.name === name && look.cell.i === i : look.lit !== null && picked === i)
	const tabbed = look.cell?.name === name && look.cell.i < cells.length ? look.cell.i : 0
	const wide = width || Math.ceil(cells.length / Math.ceil(cells.length / LONGEST_LINE))
	const rows =
		width > 0
			? Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width))
			: [cells]
	return html`<div class="array">
    <p>${
			moment.frontier || !shapeOf(moment, array)
				? html`<code>${name}</code>`
				: html`<button type="button"
      class="plain" aria-pressed=${overlay === name} title=${words.views.arrays.overlay(name)}
      @click=${() => onOverlay(overlay === name ? null : name)}>${name}</button>`
		}<code>${steps.join(' = ')}</code></p>
    ${
			cells.length === 0
				? html`<p class="remark">${words.views.arrays.empty}</p>`
				: html`<div role="grid" aria-label=${name} class=${width > 0 ? 'pictured' : 'list'} .style=${`--wide:${wide}`}
				  data-small=${width > 12}>
      ${rows.map((row, r) => html`<div role="row">${row.map((cell, i) => cellView(cell, r * width + i))}</div>`)}</div>`
		}
  </div>`
}

/** @returns {Cell|null} */
function cellOf(target) {
	const { name, i } = target.closest('[data-i]')?.dataset ?? {}
	return name === undefined ? null : { name, i: +i }
}
