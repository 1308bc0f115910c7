// The grid of all boards. Only visible rows and a few more are elements. A place is a board's index, from 0.
// Invariants: one cell is in the tab order; only changed rows are redrawn.

import {html, render} from 'lit-html'
import {repeat} from 'lit-html/directives/repeat.js'
import {drawDottedQueen, drawGround, drawQueen} from '../../board/marks.js'
import {readColors, onOtherColors} from '../../ui/colors.js'
import {onceAFrame} from '../../ui/frame.js'
import {placeInList} from '../../ui/grid.js'
import {isPlain} from '../../ui/keys.js'
import {inView, laidRows, movedOn, rowCount, showing} from './stretch.js'

const GAP = 14,
	CAPTION = 22
const BEYOND = 2
const DRAWING_MS = 4
const QUEEN_FROM = 14

/** A list is {key, n, count, chosen, label, board, name, below}. key: changes with list and language; chosen: a place,
 * or -1 if unknown; board(place): undefined until loaded; name(place): for screen readers; below(place): captions. */

let host, listener, list, colors
let stretch = {first: 0, top: 0}
/** Last measured size of the host: measuring in each frame would force a layout. */
let size = {width: 0, height: 0}
let across = 1
let isFollowing = false
/** An empty board and a queen, drawn once for each n, size and theme: thumbnails are copies of them, for speed. */
let pictures = null
const canvases = []
let drawn = new WeakMap()

export function gridIn(element, callbacks) {
	host = element
	listener = callbacks
	const acts = {click: listener.choose, dblclick: listener.open, keydown: key}
	for (const [type, act] of Object.entries(acts))
		host.addEventListener(type, event => {
			const cell = event.target.closest('[data-place]')
			if (cell) act(Number(cell.dataset.place), event)
		})
	host.addEventListener('scroll', drawSoon, {passive: true})
	onOtherColors(() => list && show(list))
	new ResizeObserver(() => requestAnimationFrame(resize)).observe(host)
	return {show, restore, range, drawSoon}
}

function show(next) {
	const before = list
	list = next
	colors = readColors(host)
	const isOther = before?.n !== list.n || before.count !== list.count
	if (isOther) {
		measure()
		stretch = {first: 0, top: 0}
	}
	if ((isOther || before.chosen !== list.chosen) && list.chosen >= 0) follow(isOther)
	update()
}

/** Scrolls to the position that the list had before it was hidden. */
function restore() {
	isFollowing = true
	update()
}

function range() {
	const {from, to} = inView(stretch, listGeometry())
	return {from: from * across, to: Math.min(to * across, list.count)}
}

function listGeometry() {
	const {n, count} = list
	return {count, columns: across, rowHeight: thumbSide(n) + CAPTION + GAP, height: size.height}
}

function measure() {
	size = {width: host.clientWidth, height: host.clientHeight}
	across = Math.max(1, Math.floor((size.width - 4) / (thumbSide(list.n) + GAP)))
}

function rowOf(place) {
	return Math.floor(place / across)
}

function placesIn(row) {
	const from = row * across
	return [...Array(Math.min(across, list.count - from)).keys()].map(i => from + i)
}

function showingOf(place) {
	return showing(stretch, rowOf(place), listGeometry())
}

function resize() {
	if (!list || host.clientHeight === 0) return
	const {from, to} = range(),
		{chosen} = list,
		before = across
	measure()
	const first = chosen >= from && chosen < to ? chosen : from
	if (before !== across || first === chosen) stretch = showingOf(first)
	isFollowing = true
	update()
}

function follow(isOther) {
	const before = stretch
	stretch = showingOf(list.chosen)
	isFollowing ||= isOther || before.first !== stretch.first || before.top !== stretch.top
}

function key(place, event) {
	if (!isPlain(event) || event.shiftKey) return
	const {rowHeight, height} = listGeometry(),
		rows = Math.max(1, Math.floor(height / rowHeight))
	const to = placeInList(event.key, place, {count: list.count, columns: across, rows})
	if (event.key === 'Enter') listener.open(place)
	else if (event.key === ' ') listener.choose(place)
	else if (to !== undefined) listener.choose(to)
	else return
	event.preventDefault()
}

const drawSoon = onceAFrame(() => {
	const {scrollTop, clientHeight} = host
	if (!list || clientHeight === 0) return // the scroll position of a hidden element is 0
	stretch = movedOn({first: stretch.first, top: scrollTop}, listGeometry())
	isFollowing = stretch.top !== scrollTop
	update()
})

function rows() {
	const {from, to} = inView(stretch, listGeometry()),
		{first} = stretch,
		last = first + laidRows(listGeometry()),
		wanted = new Set([rowOf(list.chosen)])
	for (let row = from - BEYOND; row < to + BEYOND; row++) wanted.add(row)
	return [...wanted].filter(row => row >= first && row < last).sort((a, b) => a - b)
}

function update() {
	if (size.height === 0) return
	const hadFocus = host.contains(document.activeElement)
	renderRows(rows())
	if (isFollowing) host.scrollTop = stretch.top
	isFollowing = false
	if (hadFocus) host.querySelector('[tabindex="0"]')?.focus({preventScroll: true})
	draw()
	listener.inView()
}

function renderRows(rows) {
	const {chosen, label} = list,
		geometry = listGeometry(),
		height = laidRows(geometry) * geometry.rowHeight
	const tabbed = rows.includes(rowOf(chosen)) ? chosen : range().from
	host.style.maxHeight = `${height + 2}px`
	host.toggleAttribute('data-whole', height <= size.height)
	Object.assign(host, {ariaLabel: label, ariaRowCount: rowCount(geometry), ariaColCount: across})
	const laid = repeat(
		rows,
		row => row,
		row => rowView(row, tabbed, geometry.rowHeight),
	)
	render(html`<div role="presentation" .style=${`height:${height}px`}>${laid}</div>`, host)
}

function rowView(row, tabbed, height) {
	const {chosen, name} = list,
		wide = 100 / across
	const cellView = (place, i) => html`<span role="gridcell" aria-colindex=${i + 1} data-place=${place}
	tabindex=${place === tabbed ? 0 : -1} aria-selected=${place === chosen} aria-label=${name(place)}
	.style=${`left:${i * wide}%;width:${wide}%`}></span>`
	return html`<div role="row" class="row" aria-rowindex=${row + 1} data-row=${row}
	.style=${`top:${(row - stretch.first) * height}px;height:${height}px`}>
	${placesIn(row).map(cellView)}</div>`
}

function draw() {
	const ratio = devicePixelRatio
	preparePictures(ratio)
	const key = `${size.width} ${ratio} ${list.key} ${JSON.stringify(colors)}`
	const {from, to} = inView(stretch, listGeometry())
	const off = ({dataset}) => Math.max(0, from - Number(dataset.row), Number(dataset.row) - to + 1)
	const rows = [...host.querySelectorAll('.row')]
	const begun = performance.now()
	for (const row of rows.sort((a, b) => off(a) - off(b))) {
		if (performance.now() - begun > DRAWING_MS) return drawSoon()
		drawRow(row, ratio, key)
	}
}

function drawRow(row, ratio, context) {
	const {board, chosen} = list,
		places = placesIn(Number(row.dataset.row)),
		boards = places.map(board)
	const key = `${places[0]} ${places.indexOf(chosen)} ${boards.map(board => (board ? 1 : 0)).join('')} ${context}`
	const canvas = canvasIn(row)
	if (drawn.get(canvas) === key) return
	drawn.set(canvas, key)
	const width = size.width * ratio,
		wide = width / across,
		ctx = canvas.getContext('2d')
	// Assigning a size also clears the canvas.
	canvas.width = Math.round(width)
	canvas.height = Math.round(listGeometry().rowHeight * ratio)
	boards.forEach((board, i) => drawItem(ctx, board, places[i], {left: i * wide, wide, ratio}))
}

const drawAnew = () => {
	pictures = null
	drawn = new WeakMap()
	drawSoon()
}

function canvasIn(row) {
	const own = row.querySelector('canvas')
	if (own) return own
	const left = canvases.find(({isConnected}) => !isConnected)
	const canvas = left ?? Object.assign(document.createElement('canvas'), {ariaHidden: 'true'})
	if (!left) canvases.push(canvas)
	canvas.oncontextrestored = drawAnew
	row.append(canvas)
	return canvas
}

function drawItem(ctx, board, place, {left, wide, ratio}) {
	const {n, chosen, below} = list,
		isChosen = place === chosen,
		side = thumbSide(n) * ratio,
		top = 4 * ratio,
		from = left + (wide - side) / 2
	drawThumb(ctx, board, left + wide / 2, top)
	if (isChosen) {
		const out = 3 * ratio
		Object.assign(ctx, {lineWidth: 2 * ratio, strokeStyle: colors.accent})
		ctx.strokeRect(from - out, top - out, side + 2 * out, side + 2 * out)
	}
	let room = side
	const write = (text, textAlign, x, weight, fillStyle) => {
		const font = `${weight} ${12 * ratio}px system-ui, sans-serif`
		Object.assign(ctx, {font, fillStyle, textAlign, textBaseline: 'top'})
		ctx.fillText(text, x, top + side + 6 * ratio, room)
		room -= ctx.measureText(text).width + 4 * ratio
	}
	const {caption, note, stands} = below(place)
	write(caption, 'left', from, isChosen ? 700 : 400, isChosen ? colors.ink : colors.muted)
	write(note, 'right', from + side, stands ? 600 : 400, stands ? colors.good : colors.muted)
}

const canvasOf = side => Object.assign(document.createElement('canvas'), {width: side, height: side})

const thumbSide = n => Math.max(64, n * (n <= 8 ? 9 : n <= 12 ? 8 : 7))

function squaresCanvas(n, cell) {
	const side = cell * n + 2,
		canvas = canvasOf(side),
		ctx = canvas.getContext('2d')
	ctx.fillStyle = colors.line
	ctx.fillRect(0, 0, side, side)
	ctx.translate(1, 1)
	drawGround(ctx, n, colors, {cell})
	return canvas
}

function queenCanvas(cell) {
	const canvas = canvasOf(cell),
		draw = cell >= QUEEN_FROM ? drawQueen : drawDottedQueen
	draw(canvas.getContext('2d'), {cell}, [0, 0], colors.ink)
	return canvas
}

function preparePictures(ratio) {
	const {n} = list,
		key = JSON.stringify([n, colors, ratio])
	if (key === pictures?.key) return
	const cell = Math.max(1, Math.floor((thumbSide(n) * ratio) / n))
	pictures = {key, cell, squares: squaresCanvas(n, cell), queen: queenCanvas(cell)}
}

function drawThumb(ctx, board, middle, top) {
	const {cell, squares, queen} = pictures,
		left = Math.round(middle - squares.width / 2 + 1)
	ctx.globalAlpha = board ? 1 : 0.4
	ctx.drawImage(squares, left - 1, top - 1)
	ctx.globalAlpha = 1
	board?.forEach((col, row) => ctx.drawImage(queen, left + col * cell, top + row * cell))
}
