// Boards of more than 32 rows: a dot for each queen or, above MOST_DOTS queens, a density plot; bars of attacked
// queens; a magnifier. Invariant: only drawDots visits every queen.

import {lazyWords} from '../searches/lazy-searches.js'
import {count} from '../words/numbers.js'
import {overBoard} from './geometry.js'
import {drawEdge, drawFrame, drawQueen, ring} from './marks.js'

const LENS = 0.46
const QUEEN = 16
const SEEN = 4.5

let dot
const known = new Map()

function rgbOf(color) {
	if (!known.has(color)) {
		dot ??= document.createElement('canvas').getContext('2d', {willReadFrequently: true})
		dot.fillStyle = color
		dot.fillRect(0, 0, 1, 1)
		known.set(color, dot.getImageData(0, 0, 1, 1).data)
	}
	return known.get(color)
}

const MOST_DOTS = 1000
const LEAST_DOT = 2

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

function paletteOf(colors) {
	const [paper, ink, accent] = [colors.light, colors.ink, colors.accent].map(color => rgbOf(color))
	return Uint32Array.from({length: 256}, (_, byte) => {
		const [dark, hot] = [(byte >> 4) / 15, (byte & 15) / 15]
		const [red, green, blue] = [0, 1, 2].map(channel => {
			const of = ink[channel] + (accent[channel] - ink[channel]) * hot
			return Math.round(paper[channel] + (of - paper[channel]) * dark)
		})
		return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
	})
}

let sheet

function pictureOf({across, fields}, colors) {
	const palette = paletteOf(colors),
		image = new ImageData(across, across),
		pixels = new Uint32Array(image.data.buffer)
	for (let i = 0; i < fields.length; i++) pixels[i] = palette[fields[i]]
	sheet ??= document.createElement('canvas')
	Object.assign(sheet, {width: across, height: across})
	sheet.getContext('2d').putImageData(image, 0, 0)
	return sheet
}

function drawDensity(ctx, moment, {colors}, {side}) {
	ctx.imageSmoothingEnabled = false
	ctx.drawImage(pictureOf(moment.overview, colors), 0, 0, side, side)
}

function drawStrip(ctx, {n, overview}, {colors}, {side, left}) {
	const {attacked} = overview,
		parts = attacked.length,
		high = side / parts
	ctx.fillStyle = colors.accent
	attacked.forEach((count, i) => {
		const wide = Math.max(1, Math.min(1, (count * parts) / n) * (left - 5))
		if (count > 0) ctx.fillRect(-3 - wide, i * high, wide, high)
	})
}

const seenOf = n => Math.min(n, Math.ceil(SEEN * Math.sqrt(n)))

const seenFrom = (n, at) => Math.max(0, Math.min(n - seenOf(n), at - Math.floor(seenOf(n) / 2)))

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
	drawFrame(ctx, lens, colors.ink)
	Object.assign(ctx, {fillStyle: colors.ink, textAlign: 'left', textBaseline: 'middle'})
	const rangeText = (from, i) => `${'↓→'[i]} ${number(from)}–${number(from + seen - 1)}`
	;[top, left].forEach((from, i) => ctx.fillText(rangeText(from, i), 0, 14 * i - 25))
	ctx.restore()
}

export function drawLarge(ctx, moment, style, g) {
	const {n} = moment,
		{colors, chosen} = style
	ctx.save()
	ctx.translate(g.left, g.top)
	if (n <= MOST_DOTS || !('drawImage' in ctx)) drawDots(ctx, moment, style, g)
	else drawDensity(ctx, moment, style, g)
	drawEdge(ctx, g, colors, moment.event.kind === 'solution' || moment.outcome === 'success')
	drawStrip(ctx, moment, style, g)
	if (chosen && chosen.row < n && chosen.col < n) drawLens(ctx, moment, style, g)
	ctx.restore()
}

const WAYS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}

export function largeView(moment, {words, at, geometry, chosen, act}, html) {
	if (!geometry || !moment.overview) return null
	const {n, overview, search, moved} = moment,
		{side} = geometry,
		texts = lazyWords(search, words).large
	const choose = square => act.point('chosen', square)
	const onBoard = index => Math.max(0, Math.min(n - 1, index))
	const pointed = ({offsetX, offsetY}) => {
		const index = offset => onBoard(Math.floor((offset / side) * n))
		choose({row: index(offsetY), col: index(offsetX)})
	}
	const key = event => {
		const way = WAYS[event.key]
		if (!way || event.ctrlKey || event.metaKey || event.altKey) return
		event.preventDefault()
		const by = event.shiftKey ? Math.ceil(n / 20) : 1,
			from = act.pointed('chosen') ?? {row: 0, col: 0}, // not the displayed square: keys may outpace drawing
			moved = (index, sign) => onBoard(index + sign * by)
		choose({row: moved(from.row, way[0]), col: moved(from.col, way[1])})
	}
	const attacked = moved ? overview.attacked.reduce((sum, count) => sum + count, 0) : null
	const label = [texts.label(n, attacked), chosen ? texts.place(at(chosen.row), at(chosen.col)) : ''].join(' ').trim()
	return html`<div class="squares" role="application" tabindex="0" aria-label=${label}
	.style=${`${overBoard(geometry)};cursor:crosshair`}
	@pointermove=${pointed} @pointerdown=${pointed} @pointerleave=${() => choose(null)} @blur=${() => choose(null)}
	@keydown=${key}></div>`
}
