// Where a figure is drawn: how large, how dense, how dark, whether it is seen; and its canvases, drawn anew whenever
// one of these changes. Invariant: off the page nothing is observed.

import {drawBoard} from '../board/board.js'
import {boardGeometry} from '../board/geometry.js'
import {colorsOf} from '../ui/colors.js'
import {surroundingsOf} from './surroundings.js'
import {media, observer} from './watching.js'

/** Of a board's way from one step to the next. */
const MOVE_MS = 150

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export class Surface {
	/** Within a window's height of what is shown. */
	isNear = false
	/** Known once it is on a page. @type {ReturnType<typeof surroundingsOf>} */
	around
	geometry = null
	#icicle = null
	#figure
	#isSeen = true
	#isDrawn = false
	/** The moment drawn last, when it was first drawn, the one from which the board moves to it (false or null: none),
	 * and the frame asked for on the way. */
	#shown = null
	#since = 0
	#from = null
	#frame = 0
	/** Of what the canvases lie in; the height of a figure may depend on theirs. */
	#fitted = {board: 0, tree: 0}
	/** The canvases whose boxes are observed: they may depend on the window's height. */
	#observed = new WeakSet()
	#observers = [
		observer('Resize', () => {
			const isNew = Object.entries(this.#fitted).some(([view, size]) => this.#sizeOf(view) !== size)
			if (isNew) requestAnimationFrame(this.fit) // later: to fit changes the size
		}),
		observer('Intersection', entries => this.#look(entries.at(-1).isIntersecting)),
		observer('Intersection', entries => this.#near(entries.at(-1).isIntersecting), {rootMargin: '100% 0px'}),
		observer('Mutation', () => this.#figure.redraw()),
	]
	#paper = media('print')
	#density = null

	/** @param {import('./figure.js').Figure} figure */
	constructor(figure) {
		this.#figure = figure
	}

	connected() {
		this.#observed = new WeakSet()
		for (const observer of this.#observers) observer.observe(this.#figure.host, {childList: true})
		this.#paper.addEventListener('change', this.draw)
		this.#watchDensity()
	}

	disconnected() {
		for (const observer of this.#observers) observer.disconnect()
		this.#paper.removeEventListener('change', this.draw)
		this.#density.removeEventListener('change', this.#watchDensity)
	}

	/** As dark as the page around. `.page` has colour and size from it, and once it is drawn tells when they change. */
	suit = () => {
		const around = surroundingsOf(this.#figure.host)
		if (isSame(around, this.around)) return
		this.around = around
		this.#figure.redraw()
	}

	#watchDensity = () => {
		this.#density?.removeEventListener('change', this.#watchDensity)
		this.#density = media(`(resolution: ${devicePixelRatio}dppx)`)
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
	fit = () => {
		if (!this.#figure.host.isConnected) return
		this.suit()
		const {journey, explained, redraw} = this.#figure,
			{n} = journey.moment,
			board = this.#laidOut('board', size => boardGeometry(size, n, devicePixelRatio, this.around.rem))
		if (board && !isSame(board, this.geometry)) redraw()
		this.geometry = board ?? this.geometry
		this.#icicle = this.#laidOut('tree', (...room) => explained?.fitted(...room))
		this.draw()
	}

	#sizeOf(view) {
		return this.#canvasOf(view)?.parentElement.clientWidth
	}

	#laidOut(view, geometryOf) {
		const canvas = this.#canvasOf(view),
			size = (this.#fitted[view] = this.#sizeOf(view)),
			g = size ? geometryOf(size, canvas) : null
		if (canvas && !this.#observed.has(canvas)) {
			this.#observed.add(canvas)
			this.#observers[0].observe(canvas.parentElement)
		}
		if (g) sizeCanvas(canvas, size, g.height ?? g.top + g.side + 4)
		return g
	}

	draw = () => {
		this.#drawBoard()
		this.#drawOn('tree', this.#icicle, (...canvas) => this.#figure.explained.paint(...canvas))
	}

	#drawBoard = () =>
		this.#drawOn('board', this.geometry, (ctx, _geometry, colors) => {
			const {moment} = this.#figure.journey
			drawBoard(ctx, moment, {...this.#boardLook(colors), ...this.#wayTo(moment)}, this.geometry)
			if (!this.#isDrawn) performance.mark('n-queens-drawn')
			this.#isDrawn = true
		})

	/** To a step later or earlier the board moves, unless in haste, unseen, or for one who wants no motion. */
	#wayTo(moment) {
		const now = performance.now(),
			last = this.#shown
		if (moment !== last) {
			const isNext = now > this.#since + MOVE_MS && moment.n === last?.n && Math.abs(moment.step - last.step) === 1,
				moves = isNext && this.#isSeen && !media('print, (prefers-reduced-motion)').matches
			this.#from = moves && last
			this.#shown = moment
			this.#since = now
		}
		const from = this.#from,
			part = (now - this.#since) / MOVE_MS
		cancelAnimationFrame(this.#frame)
		if (!from || part >= 1) return null
		this.#frame = requestAnimationFrame(this.#drawBoard)
		return {from, part: part * (2 - part)}
	}

	#boardLook(colors) {
		const {at, options, pointing, quiz, journey, explained} = this.#figure,
			{moment} = journey
		return {
			at,
			attacks: options.attacks,
			chosen: pointing.chosen,
			colors,
			answer: quiz?.answerAt(moment),
			...explained?.marks(moment),
		}
	}

	#drawOn(view, g, draw) {
		const canvas = this.#canvasOf(view)
		if (!canvas || !g) return
		canvas.oncontextrestored = this.draw
		const ctx = canvas.getContext('2d'),
			pixels = canvas.width / g.size
		ctx.setTransform(pixels, 0, 0, pixels, 0, 0)
		draw(ctx, g, colorsOf(canvas, '--_'), pixels)
	}
}

function sizeCanvas(canvas, wide, high) {
	const [width, height] = [wide, high].map(length => Math.round(length * devicePixelRatio))
	if (canvas.width === width && canvas.height === height) return
	Object.assign(canvas, {width, height})
	canvas.style.height = `${high}px`
}
