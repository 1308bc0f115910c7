// Where a figure is drawn: how large, how dense, how dark, whether it is seen; and its canvases, drawn anew whenever
// one of these changes. Invariant: off the page nothing is observed.

import {drawBoard} from '../board/board.js'
import {boardGeometry} from '../board/geometry.js'
import {colorsOf} from '../ui/colors.js'
import {study} from './study.js'
import {surroundingsOf} from './surroundings.js'

const COLORS = ['ink', 'light', 'dark', 'line', 'accent', 'good', 'muted', 'paper']

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export class Surface {
	/** Within a window's height of what is shown. */
	isNear = false
	around = {isDark: false, rem: 16, isFromRight: false}
	geometry = null
	#icicle = null
	#figure
	#isSeen = true
	#isDrawn = false
	#paintTree
	/** Canvases are as wide as the figure; its height depends on theirs. */
	#width = 0
	#observers = [
		new ResizeObserver(entries => {
			const {width} = entries.at(-1).contentRect
			if (width !== this.#width) requestAnimationFrame(() => this.fit()) // later: to fit changes the size
			this.#width = width
		}),
		new IntersectionObserver(entries => this.#look(entries.at(-1).isIntersecting)),
		new IntersectionObserver(entries => this.#near(entries.at(-1).isIntersecting), {rootMargin: '100% 0px'}),
		new MutationObserver(() => this.#figure.redraw()),
	]
	#paper = matchMedia('print')
	#density = null

	/** @param {import('./figure.js').Figure} figure */
	constructor(figure) {
		this.#figure = figure
	}

	connected() {
		for (const observer of this.#observers) observer.observe(this.#figure.host, {childList: true})
		this.#paper.addEventListener('change', this.draw)
		this.suit()
		this.#watchDensity()
	}

	disconnected() {
		for (const observer of this.#observers) observer.disconnect()
		this.#paper.removeEventListener('change', this.draw)
		this.#density.removeEventListener('change', this.#watchDensity)
	}

	/** As dark as the page around. `.page` has colour and size from it, and tells when they change. */
	suit = () => {
		const around = surroundingsOf(this.#figure.host)
		if (isSame(around, this.around)) return
		this.around = around
		this.#figure.redraw()
	}

	#watchDensity = () => {
		this.#density?.removeEventListener('change', this.#watchDensity)
		this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
		this.#density.addEventListener('change', this.#watchDensity)
		this.fit()
	}

	#near(isNear) {
		this.isNear = isNear
		this.#figure.wakeIfNear()
	}

	#look(isSeen) {
		this.suit()
		if (isSeen === this.#isSeen) return
		this.#isSeen = isSeen
		this.#figure.transport.look(isSeen)
	}

	/** Observers tell late where a page is busy: out of sight nothing is to play. */
	lookNow() {
		const {top, bottom} = this.#figure.host.getBoundingClientRect()
		if (bottom < 0 || top > innerHeight) this.#look(false)
	}

	// ---- the canvases ----

	#canvasOf(view) {
		return this.#figure.host.shadowRoot.querySelector(`.${view} canvas`)
	}

	/** Gives the canvases a pixel for each of the screen's, the squares their place. */
	fit() {
		const {journey, shownTree, redraw} = this.#figure,
			{n} = journey.moment,
			board = this.#laidOut('board', size => boardGeometry(size, n, devicePixelRatio))
		if (board && !isSame(board, this.geometry)) redraw()
		this.geometry = board ?? this.geometry
		this.#icicle = this.#laidOut('tree', size => shownTree && study.icicleGeometry(size, shownTree, n))
		this.draw()
	}

	#laidOut(view, geometryOf) {
		const canvas = this.#canvasOf(view),
			size = canvas?.parentElement.clientWidth,
			g = size ? geometryOf(size) : null
		if (g) sizeCanvas(canvas, size, g.height ?? g.top + g.side + 4)
		return g
	}

	draw = () => {
		this.#drawOn('board', this.geometry, (ctx, colors) => {
			drawBoard(ctx, this.#figure.journey.moment, this.#boardLook(colors), this.geometry)
			if (!this.#isDrawn) performance.mark('n-queens-drawn')
			this.#isDrawn = true
		})
		this.#drawOn('tree', this.#icicle, (ctx, colors, pixels) => {
			const {words, journey, shownTree, at} = this.#figure
			this.#paintTree ??= study.iciclePainter()
			this.#paintTree(ctx, journey.moment, {words, at, tree: shownTree, colors, pixels}, this.#icicle)
		})
	}

	#boardLook(colors) {
		const {at, options, pointing, quiz, journey} = this.#figure,
			{moment} = journey,
			{cell, overlay, chosen} = pointing
		return {
			at,
			attacks: options.attacks,
			chosen,
			colors,
			answer: quiz?.wanted && study.answerOf(moment, quiz),
			lights: cell && ((row, col) => study.isOfCell(moment, cell, row, col)),
			numbers: overlay && ((row, col) => study.overlayText(moment, overlay, row, col)),
		}
	}

	#drawOn(view, g, draw) {
		const canvas = this.#canvasOf(view)
		if (!canvas || !g) return
		const ctx = canvas.getContext('2d'),
			pixels = canvas.width / g.size
		ctx.setTransform(pixels, 0, 0, pixels, 0, 0)
		draw(ctx, {...colorsOf(canvas, COLORS, '--_'), font: getComputedStyle(canvas).fontFamily}, pixels)
	}
}

function sizeCanvas(canvas, wide, high) {
	const [width, height] = [wide, high].map(length => Math.round(length * devicePixelRatio))
	if (canvas.width === width && canvas.height === height) return
	Object.assign(canvas, {width, height})
	canvas.style.height = `${high}px`
}
