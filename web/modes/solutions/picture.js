// A board as a picture of lines and shapes: the chosen one, its images, the boards of a figure. Pure: what it is coloured with
// is the style sheet's.

import { html, svg, nothing } from 'lit'
import { QUEEN } from '../../board/queen.js'

/**
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {object} Look
 * @property {string} [label]  what the picture is; without one it is an ornament of what says so beside it
 * @property {boolean} [numbers]  rows and columns are numbered, from 1
 * @property {boolean} [dots]  queens are dots, for pictures of thumb size
 * @property {{a: Square, b: Square}[]} [lines]  queens that attack each other
 */

/** The dark squares of a board of n as one path. @type {Map<number, string>} */
const checks = new Map()
function darkSquares(n) {
	if (!checks.has(n)) {
		const squares = Array.from({ length: n * n }, (_, i) => ({ row: Math.floor(i / n), col: i % n })).filter(
			({ row, col }) => (row + col) % 2,
		)
		checks.set(n, squares.map(({ row, col }) => `M${col} ${row}h1v1h-1z`).join(''))
	}
	return checks.get(n)
}

/** Room for the numbers, in squares. */
const margin = n => Math.max(0.5, n * 0.055)
const indices = n => Array.from({ length: n }, (_, i) => i)

const numbersView = n => {
	const size = margin(n) * 0.52,
		middle = margin(n) * 0.5
	return svg`<g class="numbers" font-size=${size}>${indices(n).map(i => svg`<text x=${i + 0.5} y=${-middle}>${i + 1}</text><text x=${-middle} y=${i + 0.5}>${i + 1}</text>`)}</g>`
}

const dot = ({ row, col }) => `M${col + 0.14} ${row + 0.5}a.36 .36 0 1 0 .72 0a.36 .36 0 1 0 -.72 0z`

function queensView(squares, { dots, lines = [] }) {
	if (dots) return svg`<path class="queen" d=${squares.map(dot).join('')}/>`
	const isHit = ({ row, col }) => lines.some(({ a, b }) => [a, b].some(other => other.row === row && other.col === col))
	return squares.map(
		square =>
			svg`<path class=${isHit(square) ? 'queen hit' : 'queen'} transform="translate(${square.col + 0.09} ${square.row + 0.06}) scale(0.82)" d=${QUEEN}/>`,
	)
}

const lineView = ({ a, b }) =>
	svg`<path class="attack" d="M${a.col + 0.5} ${a.row + 0.5}L${b.col + 0.5} ${b.row + 0.5}"/>`

/** @param {number} n @param {Square[]} squares  where queens stand @param {Look} [look] */
export function picture(n, squares, look = {}) {
	const { label, numbers, lines = [] } = look
	const room = numbers ? margin(n) : 0,
		edge = n * 0.006
	const box = [-room - edge, -room - edge, n + room + 2 * edge, n + room + 2 * edge].join(' ')
	return html`<svg class="board" viewBox=${box} role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <path class="light" d="M0 0h${n}v${n}h-${n}z"/><path class="dark" d=${darkSquares(n)}/><path class="edge" d="M0 0h${n}v${n}h-${n}z"/>
    ${numbers ? numbersView(n) : nothing}${lines.map(lineView)}${queensView(squares, look)}</svg>`
}

/** @param {ArrayLike<number>} board  columns @returns {Square[]} */
export const squaresOf = board => Array.from(board, (col, row) => ({ row, col }))
