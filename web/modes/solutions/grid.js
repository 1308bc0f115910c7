// The grid of all boards: as many rows in the page as are in view and a few more, each with a canvas of thumbnails and,
// for hands and ears, a cell for each board. Places count from 0.
//
// Invariants: one cell is in the tab order, that of the chosen board wherever it is laid out. A row is drawn when it
// comes near, and again only when what it shows has changed.

import { html, render } from 'lit-html'
import { repeat } from 'lit-html/directives/repeat.js'
import { colorsOf } from '../../ui/colors.js'
import { onceAFrame } from '../../ui/frame.js'
import { placeAfter } from '../../ui/grid.js'
import { isPlain } from '../../ui/keys.js'
import { inView, laidOf, movedOn, rowsOf, showing } from './stretch.js'
import { Thumbs, thumbSide } from './thumbs.js'

const COLORS = /** @type {const} */ (['paper', 'ink', 'muted', 'line', 'accent', 'good', 'light', 'dark'])
const GAP = 14,
	CAPTION = 22,
	FONT = 'system-ui, sans-serif'
/** Rows that are drawn beyond those in view, on either side. */
const BEYOND = 2
const DRAWING_MS = 4

/**
 * @typedef {object} Listing  what is listed
 * @property {string} key  the same for the same list in the same words
 * @property {number} n @property {number} count
 * @property {number} chosen  its place; -1 while it is not known
 * @property {string} label  of the whole grid
 * @property {(place: number) => Uint8Array|undefined} board  undefined while it is not here
 * @property {(place: number) => string} name  says it all
 * @property {(place: number) => {caption: string, note: string, stands: boolean}} below  what is written below the
 *   thumbnail, left
 *   and right; stands: it stands out among the others. The same as long as the board is there or is not
 * @typedef {object} Listener
 * @property {(place: number) => void} choose
 * @property {(place: number) => void} open  as Enter and a double click ask for
 * @property {(places: {from: number, to: number}) => void} inView  to: one past the last
 */

/** What changes colours and pixels without the page knowing. */
const MEDIA = ['(prefers-color-scheme: dark)', 'print'].map(query => matchMedia(query))

export class Grid {
	#host
	#listener
	/** @type {Listing} */ #list
	#stretch = { first: 0, top: 0 }
	/** Of the host, as it was measured last: asking it at every frame would lay the page out anew. */ #size = {
		width: 0,
		height: 0,
	}
	/** @type {import('./thumbs.js').Colors} */ #colors
	#columns = 1
	#isHidden = false
	/** The page is to be scrolled where the stretch says, not the other way round. */ #isFollowing = false
	/** What was in view when it was drawn last. */ #seen = { from: 0, to: 0 }
	#thumbs = new Thumbs()
	/** @type {HTMLCanvasElement[]} */ #canvases = []
	/** What stands on each canvas. @type {WeakMap<HTMLCanvasElement, string>} */ #drawn = new WeakMap()

	/** @param {HTMLElement} host  empty, and as tall as it shall be @param {Listener} listener */
	constructor(host, listener) {
		this.#host = host
		this.#listener = listener
		host.addEventListener('scroll', () => this.drawSoon(), { passive: true })
		host.addEventListener('click', event => this.#click(event))
		host.addEventListener('dblclick', event => this.#open(event))
		host.addEventListener('keydown', event => this.#key(event))
		for (const media of MEDIA) media.addEventListener('change', () => this.#list && this.show(this.#list))
		new ResizeObserver(() => this.#resize()).observe(host)
	}

	/** @param {Listing} list */
	show(list) {
		const before = this.#list
		this.#list = list
		this.#colors = colorsOf(this.#host, COLORS)
		const isOther = before?.n !== list.n || before.count !== list.count
		if (isOther) this.#measure()
		if (isOther) this.#stretch = { first: 0, top: 0 }
		if ((isOther || before.chosen !== list.chosen) && list.chosen >= 0) this.#follow(isOther)
		this.#update()
	}

	/** While it is not shown, where it is scrolled to means nothing: browsers forget it. */
	hide() {
		this.#isHidden = true
	}

	/** Shown again where it was. */
	restore() {
		this.#isHidden = false
		this.#isFollowing = true
		this.#update()
	}

	/** The places that are in view. */
	get range() {
		const { from, to } = inView(this.#stretch, this.#geometry)
		return { from: from * this.#columns, to: Math.min(to * this.#columns, this.#list.count) }
	}

	get #geometry() {
		const { n, count } = this.#list
		return { count, columns: this.#columns, rowHeight: thumbSide(n) + CAPTION + GAP, height: this.#size.height }
	}

	#measure() {
		this.#size = { width: this.#host.clientWidth, height: this.#host.clientHeight }
		this.#columns = Math.max(1, Math.floor((this.#size.width - 4) / (thumbSide(this.#list.n) + GAP)))
	}

	/** What was in view stays there: the chosen board, or the first one that was seen. */
	#resize() {
		if (!this.#list || this.#host.clientHeight === 0) return
		const { from, to } = this.#seen,
			{ chosen } = this.#list,
			before = this.#columns
		this.#measure()
		const kept = chosen >= from && chosen < to ? chosen : from
		if (before !== this.#columns || kept === chosen)
			this.#stretch = showing(this.#stretch, Math.floor(kept / this.#columns), this.#geometry)
		this.#isFollowing = true
		this.#update()
	}

	#follow(isOther) {
		const next = showing(this.#stretch, Math.floor(this.#list.chosen / this.#columns), this.#geometry)
		this.#isFollowing ||= isOther || next.first !== this.#stretch.first || next.top !== this.#stretch.top
		this.#stretch = next
	}

	// --- hands ------------------------------------------------------------------------------------------------

	#placeOf(event) {
		const cell = event.target.closest?.('[data-place]')
		return cell ? Number(cell.dataset.place) : undefined
	}

	#click(event) {
		const place = this.#placeOf(event)
		if (place !== undefined) this.#listener.choose(place)
	}

	#open(event) {
		const place = this.#placeOf(event)
		if (place !== undefined) this.#listener.open(place)
	}

	#key(event) {
		if (!isPlain(event) || event.shiftKey) return
		const at = this.#placeOf(event)
		if (at === undefined) return
		const { count } = this.#list,
			{ rowHeight, height } = this.#geometry
		const to = placeAfter(event.key, at, {
			count,
			columns: this.#columns,
			rows: Math.max(1, Math.floor(height / rowHeight)),
		})
		if (event.key === 'Enter') this.#listener.open(at)
		else if (event.key === ' ') this.#listener.choose(at)
		else if (to !== undefined) this.#listener.choose(to)
		else return
		event.preventDefault()
		event.stopPropagation()
	}

	// --- drawing ----------------------------------------------------------------------------------------------

	/** In the next frame: boards have come, or what is in view has changed. */
	drawSoon = onceAFrame(() => {
		if (this.#list && this.#size.height > 0 && !this.#isHidden) this.#scrolled()
	})

	#scrolled() {
		this.#stretch = movedOn({ first: this.#stretch.first, top: this.#host.scrollTop }, this.#geometry)
		this.#isFollowing = this.#stretch.top !== this.#host.scrollTop
		this.#update()
	}

	/** The rows that are to be in the page, in order: those near what is in view, and the one that holds the focus. */
	#rows() {
		const { from, to } = inView(this.#stretch, this.#geometry),
			{ first } = this.#stretch
		const last = first + laidOf(this.#geometry)
		const near = { from: Math.max(first, from - BEYOND), to: Math.min(last, to + BEYOND) }
		const rows = Array.from({ length: Math.max(0, near.to - near.from) }, (_, i) => near.from + i)
		const chosen = Math.floor(this.#list.chosen / this.#columns)
		if (chosen >= first && chosen < near.from) rows.unshift(chosen)
		if (chosen >= near.to && chosen < last) rows.push(chosen)
		return rows
	}

	#update() {
		if (this.#size.height === 0) return
		const hadFocus = this.#host.contains(document.activeElement)
		const rows = this.#rows()
		this.#render(rows)
		if (this.#isFollowing) this.#host.scrollTop = this.#stretch.top
		this.#isFollowing = false
		if (hadFocus) this.#keepFocus()
		this.#draw()
		this.#seen = this.range
		this.#listener.inView(this.#seen)
	}

	#render(rows) {
		const { count, chosen, label } = this.#list,
			geometry = this.#geometry
		const tabbed = rows.includes(Math.floor(chosen / this.#columns)) ? chosen : this.range.from
		const host = this.#host
		host.style.maxHeight = `${laidOf(geometry) * geometry.rowHeight + 2}px`
		host.setAttribute('aria-label', label)
		host.setAttribute('aria-rowcount', String(rowsOf(geometry)))
		host.setAttribute('aria-colcount', String(this.#columns))
		render(
			html`<div role="presentation" style="height:${laidOf(geometry) * geometry.rowHeight}px">${repeat(
				rows,
				row => row,
				row => this.#rowView(row, { count, chosen, tabbed, geometry }),
			)}</div>`,
			host,
		)
	}

	#rowView(row, { count, chosen, tabbed, geometry }) {
		const places = Array.from(
			{ length: Math.min(this.#columns, count - row * this.#columns) },
			(_, i) => row * this.#columns + i,
		)
		return html`<div role="row" class="row" aria-rowindex=${row + 1} data-row=${row}
		  style="top:${(row - this.#stretch.first) * geometry.rowHeight}px;height:${geometry.rowHeight}px">
      ${places.map(
				(
					place,
					i,
				) => html`<span role="gridcell" aria-colindex=${i + 1} data-place=${place} tabindex=${place === tabbed ? 0 : -1}
        aria-selected=${String(place === chosen)} aria-label=${this.#list.name(place)}
          style="left:${(i * 100) / this.#columns}%;width:${100 / this.#columns}%"></span>`,
			)}</div>`
	}

	/** What had the focus may have left the page. */
	#keepFocus() {
		const cell = /** @type {HTMLElement|null} */ (this.#host.querySelector('[tabindex="0"]'))
		if (document.activeElement !== cell) cell?.focus({ preventScroll: true })
	}

	/** Draws for a few milliseconds, what is in view first; the rest in the next frame. */
	#draw() {
		const ratio = devicePixelRatio || 1,
			colors = this.#colors
		this.#thumbs.prepare(this.#list.n, colors, ratio)
		const look = { ratio, colors, width: this.#size.width, words: `${this.#list.key} ${JSON.stringify(colors)}` }
		const { from, to } = inView(this.#stretch, this.#geometry)
		const rows = /** @type {HTMLElement[]} */ ([...this.#host.querySelectorAll('.row')])
		const off = row => Math.max(0, from - Number(row.dataset.row), Number(row.dataset.row) - to + 1)
		const begun = performance.now()
		for (const row of rows.sort((a, b) => off(a) - off(b))) {
			if (performance.now() - begun > DRAWING_MS) return this.drawSoon()
			this.#drawRow(row, look)
		}
	}

	#drawRow(row, { ratio, colors, width, words }) {
		const from = Number(row.dataset.row) * this.#columns,
			side = thumbSide(this.#list.n)
		const places = Array.from({ length: Math.min(this.#columns, this.#list.count - from) }, (_, i) => from + i)
		const boards = places.map(this.#list.board),
			chosen = places.indexOf(this.#list.chosen)
		const key = `${from} ${chosen} ${boards.map(board => (board ? 1 : 0)).join('')} ${width} ${ratio} ${words}`
		const canvas = this.#canvasIn(row)
		if (this.#drawn.get(canvas) === key) return
		this.#drawn.set(canvas, key)
		const ctx = this.#cleared(canvas, Math.round(width * ratio), Math.round((side + CAPTION + GAP) * ratio))
		const wide = (width * ratio) / this.#columns
		boards.forEach((board, i) =>
			this.#drawItem(ctx, board, places[i], { left: i * wide, wide, side, ratio, colors, isChosen: i === chosen }),
		)
	}

	/** The canvas of a row: one of a row that has left the page, where there is one, for making them costs more than
	 * drawing. */
	#canvasIn(row) {
		const own = row.querySelector('canvas')
		if (own) return own
		const left = this.#canvases.find(canvas => !canvas.isConnected)
		const canvas = left ?? document.createElement('canvas')
		if (!left) this.#canvases.push(canvas)
		canvas.ariaHidden = 'true'
		row.append(canvas)
		return canvas
	}

	#cleared(canvas, width, height) {
		const ctx = canvas.getContext('2d')
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
		else ctx.clearRect(0, 0, width, height)
		return ctx
	}

	#drawItem(ctx, board, place, { left, wide, side, ratio, colors, isChosen }) {
		const top = 4 * ratio,
			half = (side * ratio) / 2,
			middle = left + wide / 2
		const { caption, note, stands } = this.#list.below(place)
		this.#thumbs.draw(ctx, board, left, top, wide)
		if (isChosen) {
			ctx.lineWidth = 2 * ratio
			ctx.strokeStyle = colors.accent
			const out = 3 * ratio
			ctx.strokeRect(middle - half - out, top - out, 2 * (half + out), 2 * (half + out))
		}
		ctx.textBaseline = 'top'
		ctx.font = `${isChosen ? 700 : 400} ${12 * ratio}px ${FONT}`
		ctx.fillStyle = isChosen ? colors.ink : colors.muted
		ctx.textAlign = 'left'
		ctx.fillText(caption, middle - half, top + 2 * half + 6 * ratio)
		ctx.fillStyle = stands ? colors.good : colors.muted
		ctx.font = `${stands ? 600 : 400} ${12 * ratio}px ${FONT}`
		ctx.textAlign = 'right'
		ctx.fillText(note, middle + half, top + 2 * half + 6 * ratio)
	}
}
