// The matrix of exact cover, with a line for each square and a column for each item: rows, columns, both kinds of
// diagonals. course.js says why `lit` is a parameter.

import {lazyWords} from '../searches/lazy-searches.js'
import {indices} from './branches.js'

const MAX_N = 6
const CELL = 10,
	TOP = 14

const startsOf = n => [0, n, 2 * n, 4 * n - 1, 6 * n - 2]
const itemsOf = (n, row, col) => {
	const [rows, columns, diagonals, antidiagonals] = startsOf(n)
	return [rows + row, columns + col, diagonals + row - col + n - 1, antidiagonals + row + col]
}

export function matrixView({n, search, queens, arrays}, {words, at}, {html, svg}) {
	if (n > MAX_N || arrays.length === 0) return null
	const isOpen = arrays.find(({name}) => name === 'options').cells,
		squares = indices(n * n).map(i => ({row: Math.floor(i / n), col: i % n, isOpen: isOpen[i] === 1, i}))
	const covered = new Set(queens.flatMap((col, row) => (col < 0 ? [] : itemsOf(n, row, col))))
	for (const sort of [0, 1])
		arrays
			.find(({name}) => name === ['rows', 'columns'][sort])
			.cells.forEach((size, i) => size < 0 && covered.add(sort * n + i))
	const starts = startsOf(n),
		items = starts[4],
		[wide, high] = [items * CELL, TOP + n * n * CELL]
	const dots = is =>
		squares
			.filter(is)
			.flatMap(({row, col, i}) => itemsOf(n, row, col).map(item => `M${middle(item)} ${TOP + middle(i)}h0`))
			.join('')
	const stands = ({row, col}) => queens[row] === col
	const drawn = (is, size, opacity) =>
		svg`<path d=${dots(is)} stroke-width=${size} stroke-opacity=${opacity} stroke-linecap="round" />`
	const label = lazyWords(search, words).matrix(squares.filter(({isOpen}) => isOpen).length, items - covered.size)
	return html`<svg class="matrix" role="img" aria-label=${label} viewBox=${`-1 -1 ${wide + 2} ${high + 2}`}
		width="100%" .style=${'max-height:30rem;margin-block:.5rem'} preserveAspectRatio="xMinYMin"
		stroke="currentColor" fill="none">
		<path d=${gridOf(starts, high, wide)} stroke-width="0.5" stroke-opacity="0.5" />
		${drawn(square => !square.isOpen && !stands(square), 3, 0.2)}
		${drawn(({isOpen}) => isOpen, 5, 1)}
		${drawn(stands, 8, 1)}
		${indices(items).map(item => numberView(svg, item, numberOf(n, starts, item, at), covered.has(item)))}
	</svg><p class="remark">${label}</p>`
}

const middle = i => (i + 0.5) * CELL

const gridOf = (starts, high, wide) =>
	[...starts.map(start => `M${start * CELL} 0V${high}`), `M0 ${TOP - 1}H${wide}`].join('')

const numberOf = (n, starts, item, at) => (item < 2 * n ? at(item % n) : item - starts[item < starts[3] ? 2 : 3])

const numberView = (svg, item, number, isCovered) =>
	svg`<text x=${middle(item)} y="9" font-size="7" text-anchor="middle" stroke="none" fill="currentColor"
		fill-opacity=${isCovered ? 0.35 : 1}>${number}</text>`
