// Marks below the queens, for searches with domains: a circle on each possible square, or a cross if the tested queen
// would exclude the square.

import {centre} from './geometry.js'
import {circle, cross} from './marks.js'
import {rejectedSoFar} from './moment.js'

const SMALL = {size: 0.09, weight: 0.7}

const cellsOf = ({arrays}, called) => arrays.find(({name}) => name === called)?.cells ?? []

export function squaresLeft(moment, name) {
	const {n, event} = moment,
		rejected = rejectedSoFar(moment),
		takes = (row, col) => col === event.col || Math.abs(col - event.col) === Math.abs(row - event.row)
	return cellsOf(moment, name).flatMap((isLeft, i) => {
		const [row, col] = [Math.floor(i / n), i % n],
			isTested = event.kind === 'test'
		if (!isLeft || (isTested && row === event.row && col === event.col)) return []
		if (rejected.some(place => place[0] === row && place[1] === col)) return []
		return [{row, col, isTaken: isTested && row !== event.row && takes(row, col)}]
	})
}

export const drawDomains =
	name =>
	(ctx, moment, {colors}, g) => {
		for (const {row, col, isTaken} of squaresLeft(moment, name))
			if (isTaken) cross(ctx, g, [row, col], colors.accent, SMALL)
			else circle(ctx, g, [row, col], colors.muted, SMALL)
	}

const WAYS = {cols: 0, diags1: 1, diags2: -1}

export function drawWords(ctx, moment, {colors}, g) {
	const row = moment.stack.at(-1)?.row
	if (row === undefined) return
	Object.assign(ctx, {strokeStyle: colors.ink, lineWidth: Math.max(1, Math.min(2, g.cell * 0.04)), lineCap: 'round'})
	for (const [word, way] of Object.entries(WAYS))
		cellsOf(moment, word).forEach((isSet, col) => {
			const [x, y] = centre(g, [row, col]),
				arm = 0.42 * g.cell
			if (!isSet) return
			ctx.beginPath()
			ctx.moveTo(x - way * arm, y - arm)
			ctx.lineTo(x - way * arm * 0.4, y - arm * 0.4)
			ctx.stroke()
		})
	cellsOf(moment, 'free').forEach((isFree, col) => {
		if (isFree) circle(ctx, g, [row, col], colors.good, SMALL)
	})
}
