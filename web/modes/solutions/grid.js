// The grid of all boards: the rows in view and a few more, each with a canvas of thumbnails and, for hands and ears,
// a cell for each board. Places count from 0.
//
// Invariants: one cell is in the tab order, that of the chosen board where it is laid out. A row is drawn again only
// when what it shows has changed.

import {html, render} from 'lit-html'
import {repeat} from 'lit-html/directives/repeat.js'
import {colorsOf, onOtherColors} from '../../ui/colors.js'
import {onceAFrame} from '../../ui/frame.js'
import {placeAfter} from '../../ui/grid.js'
import {answered, isPlain} from '../../ui/keys.js'
import {inView, laidOf, movedOn, rowsOf, showing} from './stretch.js'
import {thumbs, thumbSide} from './thumbs.js'

const GAP = 14,
	CAPTION = 22
const BEYOND = 2
const DRAWING_MS = 4

/** A list is {key, n, count, chosen, label, board, name, below}. key: the same for the same list in the same words;
 * chosen: a place, -1 while not known; of a place board: undefined while it is not here; name: for ears; below:
 * {caption, note, stands}, written left and right, always the same; stands: out among the others. */

export class Grid {
	#host
	#listener
	#list
	#stretch = {first: 0, top: 0}
	/** Of the host, measured last: asking it at every frame would lay the page out anew. */
	#size = {width: 0, height: 0}
	#colors
	#columns = 1
	#isHidden = false
	/** The page is to be scrolled where the stretch says, not the other way round. */ #isFollowing = false
	#thumbs = thumbs()
	#canvases = []
	#drawn = new WeakMap()

	constructor(host, listener) {
		this.#host = host
		this.#listener = listener
		const acts = {click: listener.choose, dblclick: listener.open, keydown: (place, event) => this.#key(place, event)}
		for (const [type, act] of Object.entries(acts))
			host.addEventListener(type, event => {
				const cell = event.target.closest('[data-place]')
				if (cell) act(Number(cell.dataset.place), event)
			})
		host.addEventListener('scroll', () => this.drawSoon(), {passive: true})
		onOtherColors(() => this.#list && this.show(this.#list))
		new ResizeObserver(() => this.#resize()).observe(host)
	}

	show(list) {
		const before = this.#list
		this.#list = list
		this.#colors = colorsOf(this.#host)
		const isOther = before?.n !== list.n || before.count !== list.count
		if (isOther) {
			this.#measure()
			this.#stretch = {first: 0, top: 0}
		}
		if ((isOther || before.chosen !== list.chosen) && list.chosen >= 0) this.#follow(isOther)
		this.#update()
	}

	/** While it is not shown, where it is scrolled to means nothing: browsers forget it. */
	hide() {
		this.#isHidden = true
	}

	restore() {
		this.#isHidden = false
		this.#isFollowing = true
		this.#update()
	}

	get range() {
		const {from, to} = inView(this.#stretch, this.#geometry)
		return {from: from * this.#columns, to: Math.min(to * this.#columns, this.#list.count)}
	}

	get #geometry() {
		const {n, count} = this.#list
		return {count, columns: this.#columns, rowHeight: thumbSide(n) + CAPTION + GAP, height: this.#size.height}
	}

	#measure() {
		this.#size = {width: this.#host.clientWidth, height: this.#host.clientHeight}
		this.#columns = Math.max(1, Math.floor((this.#size.width - 4) / (thumbSide(this.#list.n) + GAP)))
	}

	#rowOf(place) {
		return Math.floor(place / this.#columns)
	}

	#placesIn(row) {
		const from = row * this.#columns
		return [...Array(Math.min(this.#columns, this.#list.count - from)).keys()].map(i => from + i)
	}

	#showing(place) {
		return showing(this.#stretch, this.#rowOf(place), this.#geometry)
	}

	#resize() {
		if (!this.#list || this.#host.clientHeight === 0) return
		const {from, to} = this.range,
			{chosen} = this.#list,
			before = this.#columns
		this.#measure()
		const kept = chosen >= from && chosen < to ? chosen : from
		if (before !== this.#columns || kept === chosen) this.#stretch = this.#showing(kept)
		this.#isFollowing = true
		this.#update()
	}

	#follow(isOther) {
		const before = this.#stretch
		this.#stretch = this.#showing(this.#list.chosen)
		this.#isFollowing ||= isOther || before.first !== this.#stretch.first || before.top !== this.#stretch.top
	}

	#key(place, event) {
		if (!isPlain(event) || event.shiftKey) return
		const {rowHeight, height} = this.#geometry,
			rows = Math.max(1, Math.floor(height / rowHeight))
		const to = placeAfter(event.key, place, {count: this.#list.count, columns: this.#columns, rows})
		if (event.key === 'Enter') this.#listener.open(place)
		else if (event.key === ' ') this.#listener.choose(place)
		else if (to !== undefined) this.#listener.choose(to)
		else return
		answered(event)
	}

	drawSoon = onceAFrame(() => {
		if (!this.#list || this.#size.height === 0 || this.#isHidden) return
		const {scrollTop} = this.#host
		this.#stretch = movedOn({first: this.#stretch.first, top: scrollTop}, this.#geometry)
		this.#isFollowing = this.#stretch.top !== scrollTop
		this.#update()
	})

	#rows() {
		const {from, to} = inView(this.#stretch, this.#geometry),
			{first} = this.#stretch,
			last = first + laidOf(this.#geometry),
			rows = new Set([this.#rowOf(this.#list.chosen)])
		for (let row = from - BEYOND; row < to + BEYOND; row++) rows.add(row)
		return [...rows].filter(row => row >= first && row < last).sort((a, b) => a - b)
	}

	#update() {
		if (this.#size.height === 0) return
		const hadFocus = this.#host.contains(document.activeElement)
		this.#render(this.#rows())
		if (this.#isFollowing) this.#host.scrollTop = this.#stretch.top
		this.#isFollowing = false
		// The cell that had the focus may have left the page.
		if (hadFocus) this.#host.querySelector('[tabindex="0"]')?.focus({preventScroll: true})
		this.#draw()
		this.#listener.inView()
	}

	#render(rows) {
		const {chosen, label} = this.#list,
			geometry = this.#geometry,
			height = laidOf(geometry) * geometry.rowHeight,
			host = this.#host
		const tabbed = rows.includes(this.#rowOf(chosen)) ? chosen : this.range.from
		host.style.maxHeight = `${height + 2}px`
		host.toggleAttribute('data-whole', height <= this.#size.height)
		Object.assign(host, {ariaLabel: label, ariaRowCount: rowsOf(geometry), ariaColCount: this.#columns})
		const laid = repeat(
			rows,
			row => row,
			row => this.#rowView(row, tabbed, geometry.rowHeight),
		)
		render(html`<div role="presentation" .style=${`height:${height}px`}>${laid}</div>`, host)
	}

	#rowView(row, tabbed, height) {
		const {chosen, name} = this.#list,
			wide = 100 / this.#columns
		const cellView = (place, i) => html`<span role="gridcell" aria-colindex=${i + 1} data-place=${place}
	tabindex=${place === tabbed ? 0 : -1} aria-selected=${place === chosen} aria-label=${name(place)}
	.style=${`left:${i * wide}%;width:${wide}%`}></span>`
		return html`<div role="row" class="row" aria-rowindex=${row + 1} data-row=${row}
	.style=${`top:${(row - this.#stretch.first) * height}px;height:${height}px`}>
	${this.#placesIn(row).map(cellView)}</div>`
	}

	#draw() {
		const ratio = devicePixelRatio,
			colors = this.#colors
		this.#thumbs.prepare(this.#list.n, colors, ratio)
		const key = `${this.#size.width} ${ratio} ${this.#list.key} ${JSON.stringify(colors)}`
		const {from, to} = inView(this.#stretch, this.#geometry)
		const off = ({dataset}) => Math.max(0, from - Number(dataset.row), Number(dataset.row) - to + 1)
		const rows = [...this.#host.querySelectorAll('.row')]
		const begun = performance.now()
		for (const row of rows.sort((a, b) => off(a) - off(b))) {
			if (performance.now() - begun > DRAWING_MS) return this.drawSoon()
			this.#drawRow(row, ratio, key)
		}
	}

	#drawRow(row, ratio, look) {
		const {board, chosen} = this.#list,
			places = this.#placesIn(Number(row.dataset.row)),
			boards = places.map(board)
		const key = `${places[0]} ${places.indexOf(chosen)} ${boards.map(board => (board ? 1 : 0)).join('')} ${look}`
		const canvas = this.#canvasIn(row)
		if (this.#drawn.get(canvas) === key) return
		this.#drawn.set(canvas, key)
		const width = this.#size.width * ratio,
			wide = width / this.#columns,
			ctx = canvas.getContext('2d')
		// Setting a size clears the canvas, also when it had that size.
		canvas.width = Math.round(width)
		canvas.height = Math.round(this.#geometry.rowHeight * ratio)
		boards.forEach((board, i) => this.#drawItem(ctx, board, places[i], {left: i * wide, wide, ratio}))
	}

	#drawAnew = () => {
		this.#thumbs = thumbs()
		this.#drawn = new WeakMap()
		this.drawSoon()
	}

	#canvasIn(row) {
		const own = row.querySelector('canvas')
		if (own) return own
		const left = this.#canvases.find(({isConnected}) => !isConnected)
		const canvas = left ?? Object.assign(document.createElement('canvas'), {ariaHidden: 'true'})
		if (!left) this.#canvases.push(canvas)
		canvas.oncontextrestored = this.#drawAnew
		row.append(canvas)
		return canvas
	}

	#drawItem(ctx, board, place, {left, wide, ratio}) {
		const {n, chosen, below} = this.#list,
			colors = this.#colors,
			isChosen = place === chosen,
			side = thumbSide(n) * ratio,
			top = 4 * ratio,
			from = left + (wide - side) / 2
		this.#thumbs.draw(ctx, board, left, top, wide)
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
}
