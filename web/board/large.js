// Boards of more rows than can be drawn square by square: a dot for each queen up to about a thousand, and beyond that
// how dense they stand; on their left how many in each row's neighbourhood are attacked; and a magnifier on the square
// that is chosen. Functions of the moment alone, with dist/searches.js. Invariant: what is drawn of a million queens
// takes one look at each.

import {wordsOf} from '../searches/brought.js'
import {count} from '../words/numbers.js'
import {drawFrame, ring} from './marks.js'
import {drawQueen} from './queens.js'

/** @import {Moment} from '../engine/moment.js' @import {Drawing} from './board.js' */

/** Of the board's side the magnifier's; a queen in it, in pixels; how many times the root of n it shows across. */
const LENS = 0.46
const QUEEN = 16
const SEEN = 4.5
/** Queens to one field of a density, as a rule. */
const IN_A_FIELD = 4

/** By colour as `#rrggbb` or `rgb(…)`: its red, green and blue. */
let rgbOf = color => {
	const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
	const known = new Map()
	rgbOf = color => {
		if (!known.has(color)) {
			Object.assign(canvas, {fillStyle: color})
			canvas.fillRect(0, 0, 1, 1)
			known.set(color, canvas.getImageData(0, 0, 1, 1).data)
		}
		return known.get(color)
	}
	return rgbOf(color)
}

/** Beyond it dots would lie on dots. */
const MOST_DOTS = 1000
const LEAST_DOT = 2

/** How many fields a picture has across: so many that each holds a few queens. */
const fieldsOf = n => Math.floor(Math.sqrt(n / IN_A_FIELD))

/** @type {Drawing} */
function drawDots(ctx, {n, queens, conflicts}, {colors}, {side}) {
	const cell = side / n,
		size = Math.max(LEAST_DOT, cell)
	ctx.fillStyle = colors.light
	ctx.fillRect(0, 0, side, side)
	for (const isAttacked of [false, true]) {
		ctx.fillStyle = isAttacked ? colors.accent : colors.ink
		for (let row = 0; row < n; row++)
			if (queens[row] >= 0 && conflicts[row] > 0 === isAttacked)
				ctx.fillRect((queens[row] + 0.5) * cell - size / 2, (row + 0.5) * cell - size / 2, size, size)
	}
}

/** The queens in each field, and those that are attacked. @param {Moment} moment @param {number} across */
export function densityOf({n, queens, conflicts}, across) {
	const all = new Uint32Array(across * across),
		attacked = new Uint32Array(across * across),
		part = across / n
	for (let row = 0; row < n; row++) {
		const col = queens[row]
		if (col < 0) continue
		const field = Math.floor(row * part) * across + Math.floor(col * part)
		all[field]++
		if (conflicts[row] > 0) attacked[field]++
	}
	return {all, attacked}
}

/** What a picture is put on, one for all. */
let sheet

function pictureOf(moment, across, colors) {
	const {all, attacked} = densityOf(moment, across),
		full = (2 * moment.n) / across ** 2
	const [paper, ink, accent] = [colors.light, colors.ink, colors.accent].map(color => rgbOf(color)),
		image = new ImageData(across, across),
		{data} = image
	for (let field = 0; field < all.length; field++) {
		const dark = Math.min(1, all[field] / full),
			hot = all[field] ? attacked[field] / all[field] : 0
		for (let channel = 0; channel < 3; channel++) {
			const of = ink[channel] + (accent[channel] - ink[channel]) * hot
			data[4 * field + channel] = paper[channel] + (of - paper[channel]) * dark
		}
		data[4 * field + 3] = 255
	}
	sheet ??= document.createElement('canvas')
	Object.assign(sheet, {width: across, height: across})
	sheet.getContext('2d').putImageData(image, 0, 0)
	return sheet
}

/** @type {Drawing} */
function drawDensity(/** @type {any} */ ctx, moment, {colors}, {side}) {
	ctx.imageSmoothingEnabled = false
	ctx.drawImage(pictureOf(moment, fieldsOf(moment.n), colors), 0, 0, side, side)
}

/** The part of the queens that are attacked, along the rows. @param {Moment} moment @param {number} parts */
export function attackedAlong({n, conflicts}, parts) {
	const counts = new Float64Array(parts)
	for (let row = 0; row < n; row++) if (conflicts[row] > 0) counts[Math.floor((row * parts) / n)] += parts / n
	return counts
}

function drawStrip(ctx, moment, {colors}, {side, left}) {
	const parts = Math.min(moment.n, Math.floor(side / 2)),
		high = side / parts,
		room = left - 5
	ctx.fillStyle = colors.accent
	for (const [i, part] of attackedAlong(moment, parts).entries())
		if (part > 0)
			ctx.fillRect(-3 - Math.max(1, Math.min(1, part) * room), i * high, Math.max(1, Math.min(1, part) * room), high)
}

/** How many rows and columns the magnifier shows: some twenty queens, as a rule. */
const seenOf = n => Math.min(n, Math.ceil(SEEN * Math.sqrt(n)))

const seenFrom = (n, at) => Math.max(0, Math.min(n - seenOf(n), at - Math.floor(seenOf(n) / 2)))

/** In the corner away from what it magnifies. @type {Drawing} */
function drawLens(ctx, moment, {chosen, colors, at}, g) {
	const {n, queens, conflicts} = moment,
		{side} = g,
		seen = seenOf(n),
		size = side * LENS,
		[top, left] = [chosen.row, chosen.col].map(index => seenFrom(n, index)),
		lens = {...g, cell: QUEEN, side: size},
		unit = side / n,
		placed = index => ((index + 0.5) * size) / seen / QUEEN - 0.5,
		number = index => count(Number(at(index)))
	Object.assign(ctx, {strokeStyle: colors.ink, lineWidth: 1.5})
	ctx.strokeRect(left * unit - 2, top * unit - 2, seen * unit + 4, seen * unit + 4)
	ctx.save()
	ctx.translate(chosen.col < n / 2 ? side - size - 6 : 6, chosen.row < n / 2 ? side - size - 6 : 40)
	Object.assign(ctx, {fillStyle: colors.paper, font: `400 12px ${colors.font}`})
	ctx.fillRect(-4, -36, size + 8, size + 40)
	for (let row = 0; row < seen; row++) {
		const col = queens[top + row] - left
		if (queens[top + row] < 0 || col < 0 || col >= seen) continue
		const place = /** @type {[number, number]} */ ([placed(row), placed(col)])
		drawQueen(ctx, lens, place, conflicts[top + row] ? colors.accent : colors.ink)
		if (conflicts[top + row]) ring(ctx, lens, place, colors.accent, {dashed: true})
	}
	drawFrame(ctx, lens, colors.ink, 1)
	Object.assign(ctx, {fillStyle: colors.ink, textAlign: 'left', textBaseline: 'middle'})
	for (const [i, from] of [top, left].entries())
		ctx.fillText(`${'↓→'[i]} ${number(from)}–${number(from + seen - 1)}`, 0, 14 * i - 25)
	ctx.restore()
}

/** @type {Drawing} */
export function drawLarge(ctx, moment, look, g) {
	const {n} = moment,
		{colors, chosen} = look
	ctx.save()
	ctx.translate(g.left, g.top)
	if (n <= MOST_DOTS || !('drawImage' in ctx)) drawDots(ctx, moment, look, g)
	else drawDensity(ctx, moment, look, g)
	const isGood = moment.event.kind === 'solution' || moment.outcome === 'success'
	drawFrame(ctx, g, isGood ? colors.good : colors.line, isGood ? 3 : 1)
	drawStrip(ctx, moment, look, g)
	if (chosen && chosen.row < n && chosen.col < n) drawLens(ctx, moment, look, g)
	ctx.restore()
}

const WAYS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}

/** What takes the pointer and the keys over such a board. @param {Moment} moment @param {any} look
 * @param {Function} html */
export function largeView(moment, {words, at, geometry, pointing}, html) {
	if (!geometry || !moment.conflicts) return null
	const {n, conflicts, search, moved} = moment,
		{left, top, side} = geometry,
		told = wordsOf(search, words).large,
		{chosen} = pointing
	const choose = square => pointing.at('chosen', square)
	const pointed = ({offsetX, offsetY}) => {
		const index = offset => Math.max(0, Math.min(n - 1, Math.floor((offset / side) * n)))
		choose({row: index(offsetY), col: index(offsetX)})
	}
	const key = event => {
		const way = WAYS[event.key]
		if (!way || event.ctrlKey || event.metaKey || event.altKey) return
		event.preventDefault()
		event.stopPropagation()
		const by = event.shiftKey ? Math.ceil(n / 20) : 1,
			from = pointing.chosen ?? {row: 0, col: 0},
			moved = (index, sign) => Math.max(0, Math.min(n - 1, index + sign * by))
		choose({row: moved(from.row, way[0]), col: moved(from.col, way[1])})
	}
	const attacked = moved ? conflicts.reduce((sum, by) => sum + (by > 0 ? 1 : 0), 0) : null
	const label = [told.label(n, attacked), chosen ? told.place(at(chosen.row), at(chosen.col)) : ''].join(' ').trim()
	return html`<div class="squares" role="application" tabindex="0" aria-label=${label}
	style=${`left:${left}px;top:${top}px;width:${side}px;height:${side}px;cursor:crosshair`}
	@pointermove=${pointed} @pointerdown=${pointed} @pointerleave=${() => choose(null)} @blur=${() => choose(null)}
	@keydown=${key}></div>`
}
