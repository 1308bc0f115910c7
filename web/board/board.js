// Draws the board of a moment on a canvas or a Recorder.

import {lazySearches} from '../searches/lazy-searches.js'
import {DIRECTIONS, lastSquare, MOST_SQUARES, coordinates} from './geometry.js'
import {
	bar,
	circle,
	cross,
	drawDot,
	drawEdge,
	drawGround,
	drawLine,
	drawNumbers,
	drawQueen,
	hatch,
	ring,
} from './marks.js'
import {rejectedSoFar} from './moment.js'

/** @import {Moment} from '../engine/moment.js'
 * @import {Geometry, Place, Square} from './geometry.js'
 * @import {Surface} from './recorder.js'
 * @typedef {{from: Place, to: Place, color: string}} Line
 * @typedef {Record<'ink'|'light'|'dark'|'line'|'accent'|'good'|'muted'|'paper'|'font', string>} Colors
 * @typedef {object} Style
 * @property {(index: number) => number|string} at  displayed number of a row or column
 * @property {boolean} attacks  mark attacked squares @property {Square|null} chosen  by the user
 * @property {Drawing} [drawBelow]  under the queens @property {Drawing} [drawAbove]  over all
 * @property {{square: Square|null, right: boolean, target: Square|null}|null} [answer]  the reader's answer to a
 *   question, or null; target: the right square, null until revealed
 * @property {Line[]} [lines] @property {Colors} colors
 * @property {Moment} [from]  moment where an animation starts @property {number} [part]  its progress, 0 … 1
 * @typedef {(ctx: Surface, moment: Moment, style: Style, g: Geometry) => void} Drawing */

export function drawBoard(ctx, moment, style, g) {
	ctx.clearRect(0, 0, g.size, g.size + g.top)
	if (moment.n > MOST_SQUARES) return moment.conflicts && lazySearches().drawLarge(ctx, moment, style, g)
	if (g.cell === 0) return
	const {n, event, stack} = moment
	const {at, colors} = style
	ctx.save()
	ctx.translate(g.left, g.top)
	const present = event.row ?? (event.kind === 'solution' ? stack.at(-1)?.row : null)
	drawNumbers(ctx, n, {at, colors, present}, g)
	drawGround(ctx, n, colors, g)
	drawEdge(ctx, g, colors, isSolved(moment))
	drawSetup(ctx, moment, colors, g)
	style.drawBelow?.(ctx, moment, style, g)
	lazySearches()?.marks[moment.search]?.(ctx, moment, style, g)
	if (style.attacks) drawAttacks(ctx, moment, style, g)
	drawChosen(ctx, moment, style, g)
	for (const {from, to, color} of style.lines ?? []) drawLine(ctx, g, from, to, color)
	drawQueens(ctx, moment, style, g)
	drawRejected(ctx, moment, style, g)
	drawEvent(ctx, moment, style, g)
	style.drawAbove?.(ctx, moment, style, g)
	ctx.restore()
}

const isSolved = ({event, outcome}) => event.kind === 'solution' || outcome === 'success'

const placesOn = n => [...Array(n * n).keys()].map(i => [Math.floor(i / n), i % n])

function drawSetup(ctx, {given, blocked}, colors, g) {
	for (const square of blocked) hatch(ctx, g, coordinates(square), colors.muted)
	for (const square of given) bar(ctx, g, coordinates(square), colors.muted)
}

function drawAttacks(ctx, {n, attackers, queens, event}, {colors}, g, by = undefined) {
	ctx.save()
	ctx.fillStyle = colors.muted
	ctx.globalAlpha = 0.9
	placesOn(n).forEach(([row, col], i) => {
		const isAttacked = by === undefined ? attackers[i] !== 0 : (attackers[i] >>> by) & 1
		if (!isAttacked || queens[row] === col || (row === event.row && col === event.col)) return
		drawDot(ctx, g, [row, col])
	})
	ctx.restore()
}

function drawChosen(ctx, moment, style, g) {
	const {n, queens, attackers} = moment
	const {chosen, colors} = style
	if (!chosen || chosen.row >= n || chosen.col >= n) return
	const {row, col} = chosen
	const place = coordinates(chosen)
	const line = (from, to) => drawLine(ctx, g, from, to, colors.ink)
	if (queens[row] === col) {
		drawAttacks(ctx, moment, style, g, row)
		for (const way of DIRECTIONS) line(place, lastSquare(n, place, way))
	} else {
		queens.forEach((c, r) => (attackers[row * n + col] >>> r) & 1 && line([r, c], place))
	}
	ring(ctx, g, place, colors.ink, {dashed: true})
}

/** Opacity of the queen on a square; 0: none. In a trace a row may have two queens; both are opaque. */
const presence = ({queens, event: {kind, row, col, by}}, [r, c]) =>
	queens[r] === c || (kind === 'place' && by && row === r && col === c)
		? 1
		: kind === 'remove' && row === r && col === c
			? 0.45
			: 0

/** In an animation a placed queen slides in from the left, and other queens fade in or out. */
function drawQueens(ctx, moment, {colors, from = moment, part = 1}, g) {
	const {n, event} = moment
	for (const [row, col] of placesOn(n)) {
		const [before, now] = [from, moment].map(at => presence(at, [row, col])),
			isPlaced = event.kind === 'place' && event.row === row && event.col === col,
			left = isPlaced && !before ? part - 1 : 0,
			isWrong = event.by && (isPlaced || event.by.row === row),
			color = isWrong ? 'accent' : isPlaced || isSolved(moment) ? 'good' : 'ink'
		if (before || now) drawQueen(ctx, g, [row, col + left], colors[color], before + (now - before) * part)
	}
}

function drawRejected(ctx, moment, {colors}, g) {
	ctx.save()
	ctx.globalAlpha = 0.6
	for (const place of rejectedSoFar(moment)) cross(ctx, g, place, colors.accent, {size: 0.1, weight: 0.7})
	ctx.restore()
}

function drawEvent(ctx, {n, event}, {colors, part}, g) {
	const {kind, row, col, verdict, by, emptied} = event
	if ((row === null && col === null) || kind === 'level') return
	const place = coordinates(event),
		dashed = kind === 'remove' || kind === 'leave'
	if (by) drawLine(ctx, g, coordinates(by), place, colors.accent, part)
	if (emptied !== null) ring(ctx, g, [emptied, 0], colors.accent, {dashed: true, wide: n})
	const color = kind === 'place' && !by ? 'good' : dashed ? 'muted' : 'accent'
	ring(ctx, g, [row ?? 0, col ?? 0], colors[color], {dashed, wide: col === null ? n : 1, high: row === null ? n : 1})
	if (verdict === 'free') circle(ctx, g, place, colors.good)
	if (verdict && verdict !== 'free' && kind !== 'place' && col !== null) cross(ctx, g, place, colors.accent)
}
