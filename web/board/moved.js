// Marks below the queens, for local searches. A square has the number of attacking pairs after a move to it, or the
// number of its attackers.

import {attackersAt, pairsAt} from '../searches/moving.js'
import {drawLine, ring} from './marks.js'

const LEAST_CELL = 18

const squaresOf = ({n, queens}) =>
	[...Array(n * n).keys()].map(i => ({row: Math.floor(i / n), col: i % n})).filter(({row, col}) => queens[row] !== col)

function drawWay(ctx, {event, moved}, {colors}, g) {
	if (moved.from === null) return
	const from = [event.row, moved.from]
	drawLine(ctx, g, from, [event.row, event.col], colors.muted)
	ring(ctx, g, from, colors.muted, {dashed: true})
}

function write(ctx, {cell}, {row, col}, text, color, {low = false, bold = false}, font) {
	const size = low ? Math.min(13, cell * 0.26) : Math.min(18, cell * 0.36)
	Object.assign(ctx, {fillStyle: color, font: `${bold ? 700 : 400} ${size}px ${font}`})
	ctx.textAlign = low ? 'right' : 'center'
	ctx.textBaseline = low ? 'bottom' : 'middle'
	ctx.fillText(String(text), (col + (low ? 0.95 : 0.5)) * cell, (row + (low ? 0.98 : 0.5)) * cell)
}

function drawAttacked(ctx, moment, {colors}, g) {
	moment.queens.forEach((col, row) => {
		const by = col < 0 ? 0 : attackersAt(moment, row, col)
		if (by > 0) write(ctx, g, {row, col}, by, colors.accent, {low: true, bold: true}, colors.font)
	})
}

const isLaid = ({queens}, {cell}) => queens[0] >= 0 && cell >= LEAST_CELL

/** Draws the best moves in bold, unless the reader must find them. */
export function drawHill(ctx, moment, style, g) {
	if (!isLaid(moment, g)) return
	drawWay(ctx, moment, style, g)
	const {colors} = style,
		open = squaresOf(moment).map(square => ({square, pairs: pairsAt(moment, square.row, square.col)})),
		best = Math.min(...open.map(({pairs}) => pairs)),
		isAsked = style.answer === null || style.answer?.target === null
	for (const {square, pairs} of open) {
		const isBest = pairs === best && !moment.outcome && !isAsked
		write(ctx, g, square, pairs, isBest ? colors.ink : colors.muted, {bold: isBest}, colors.font)
	}
}

export function drawConflicts(ctx, moment, style, g) {
	if (!isLaid(moment, g)) return
	drawWay(ctx, moment, style, g)
	const {event} = moment,
		{colors} = style
	if (event.kind === 'move')
		for (const {row, col} of squaresOf(moment).filter(({row}) => row === event.row))
			write(ctx, g, {row, col}, attackersAt(moment, row, col), colors.ink, {}, colors.font)
	drawAttacked(ctx, moment, style, g)
}
