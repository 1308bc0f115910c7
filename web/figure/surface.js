// Drawing of a figure, at most once a frame and only while on a page; its size, pixel density, darkness and visibility;
// its canvases. Invariant: canvases far from the viewport hold no pixels, except for printing.

import {drawBoard} from '../board/board.js'
import {boardGeometry} from '../board/geometry.js'
import {breathe} from '../engine/job.js'
import {readColors} from '../ui/colors.js'
import {nextFrame} from '../ui/frame.js'
import {downwards, availableHeight} from '../ui/height.js'
import {scripts} from './lazy-scripts.js'
import {hasOpenQuestion, isSame} from './state.js'
import {media, observer, surroundings} from './surroundings.js'

const MOVE_MS = 150
const HIGHER = 5
/** Distance at which canvases release their pixels, in viewport heights; 3 was too small for flings of 6000 px/s. */
const FAR = 5

/** Number of visible figures that may still draw without waiting for a turn, so that the page does not shift. */
let first = 3

const MOST_MS = 8
let frame, end

const turn = () =>
	nextFrame().then(now => {
		if (now !== frame) end = performance.now() + MOST_MS
		frame = now
		return performance.now() > end && turn()
	})

/** Height of the last laid-out figure, for placeholders. */
let placeholderHeight = ''

/** First drawings of other figures take turns, each in a separate task, followed by a frame for the layout. */
let firsts
function firstTurn() {
	const mine = Promise.resolve(firsts).then(() => new Promise(/** @type {any} */ (setTimeout)))
	firsts = mine.then(nextFrame)
	return mine
}

export class Surface {
	around
	#icicle = null
	#figure
	#host
	#isFar = false
	#isPrinting = false
	#stop = new AbortController()
	#shown = null
	#since = 0
	#from = null
	/** The state, if its board was drawn one frame before all else. */
	#early = null
	#frame = 0
	#fitted = null
	#observed = new WeakSet()
	#observers = [
		observer('Resize', () => {
			if (this.#isOther) requestAnimationFrame(this.fit) // deferred, because fitting changes the observed size
		}),
		observer('Intersection', entries => this.#view({visible: entries.at(-1).isIntersecting})),
		observer('Intersection', entries => this.#view({near: entries.at(-1).isIntersecting}), {rootMargin: '100% 0px'}),
		observer('Intersection', () => this.#holdPixels(), {rootMargin: `${100 * FAR}%`}),
		observer('Mutation', () => this.requestUpdate()),
	]
	#paper = media('print')
	#drawing = null
	/** The next drawing is the first or adds a panel, so that it may have to wait for firstTurn(). */
	#isNew = true

	constructor(figure) {
		this.#figure = figure
		this.#host = figure.host
	}

	requestUpdate(isNew = this.#isNew) {
		this.#isNew = isNew
		this.#drawing ??= this.#draw()
	}

	get updateComplete() {
		return Promise.resolve(this.#drawing).then(() => !this.#drawing)
	}

	/** True if visible and without a fixed height: drawing later would move the page below. */
	get #isUrgent() {
		return !this.#figure.around && first-- > 0 && this.#host.getBoundingClientRect().top < innerHeight
	}

	async #draw() {
		const isNew = this.#isNew,
			isLater = isNew && !this.#isUrgent
		await isNew // urgent figures draw first, and set the height of placeholders
		if (isLater) {
			const place = document.createElement('div')
			place.style.height = placeholderHeight
			this.#host.shadowRoot.append(place)
			await firstTurn()
			place.remove()
		} else if (!isNew) await turn()
		if (this.#isStep) {
			this.#drawBoard()
			this.#early = this.#canvasOf('board') && this.#figure.state
			await breathe().then(turn)
		}
		this.#drawing = null
		if (!this.#host.isConnected) return
		this.#isNew = false
		try {
			this.#paint(isLater)
		} catch (error) {
			this.#showChildren()
			throw error
		}
	}

	/** True for a step long after the last one: the board is drawn first, the other views a frame later. */
	get #isStep() {
		const {moment} = this.#figure.state,
			last = this.#shown
		return moment !== last && moment.n === last?.n && performance.now() > this.#since + MOVE_MS
	}

	#paint(isLater) {
		const {around, part} = this.#figure,
			{shadowRoot} = this.#host
		if (!this.around) this.readSurroundings()
		this.#figure.render()
		const fit = () => {
			this.fit()
			around?.drawn?.(shadowRoot)
		}
		if (isLater) nextFrame().then(fit)
		else fit()
		part?.drawn(shadowRoot)
	}

	/** Shows the author's children, as if scripts were off. Drawing fails if the page's policy forbids templates. */
	#showChildren() {
		const {shadowRoot, childNodes} = this.#host,
			slot = shadowRoot.firstElementChild ?? shadowRoot.appendChild(document.createElement('slot'))
		slot.assign?.(...childNodes)
	}

	connected() {
		this.#observed = new WeakSet()
		for (const observer of this.#observers) observer.observe(this.#host, {childList: true})
		this.#stop = new AbortController()
		this.#watchDensity()
		const how = {capture: true, passive: true, signal: this.#stop.signal}
		for (const type of ['scroll', 'beforeprint', 'afterprint'])
			this.#host.ownerDocument.defaultView.addEventListener(type, this.#holdPixels, how)
		this.#paper.addEventListener('change', this.#holdPixels, how)
	}

	disconnected() {
		for (const observer of this.#observers) observer.disconnect()
		this.#stop.abort()
	}

	/** Reads the page's colours and sizes. It makes the browser compute styles, so it is called only to draw. The element
	 * `.page` inherits colour and size, and fires a transition when they change. */
	readSurroundings = () => {
		const around = surroundings(this.#host)
		if (isSame(around, this.around)) return
		if (this.around) this.requestUpdate()
		this.around = around
	}

	#watchDensity = () => {
		const density = media(`(resolution: ${devicePixelRatio}dppx)`)
		density.addEventListener('change', this.#watchDensity, {once: true, signal: this.#stop.signal})
		if (this.#figure.state.geometry) this.fit()
	}

	/** Also runs at scroll events, because observers report a long jump one frame late and ignore the margin inside a
	 * scrolling box. */
	#holdPixels = (/** @type {any} */ {type} = {}) => {
		if (type?.endsWith('print')) this.#isPrinting = type === 'beforeprint'
		const {top, bottom} = this.#host.getBoundingClientRect(),
			isOnPaper = this.#isPrinting || this.#paper.matches,
			isFar = !isOnPaper && (bottom < -FAR * innerHeight || top > (1 + FAR) * innerHeight)
		if (isFar === this.#isFar && type !== 'change') return
		this.#isFar = isFar
		if (this.#figure.state.geometry) this.draw()
		else this.fit() // hidden until printed
	}

	#view(change) {
		if ('visible' in change) this.readSurroundings()
		this.#figure.dispatch('view', change)
	}

	/** Stops playback out of sight. On a busy page observers would report late. */
	checkVisibility() {
		const {top, bottom} = this.#host.getBoundingClientRect()
		if (bottom < 0 || top > innerHeight) this.#view({visible: false})
	}

	#canvasOf(view) {
		return this.#host.shadowRoot.querySelector(`.${view} canvas`)
	}

	fit = () => {
		if (!this.#host.isConnected) return
		this.readSurroundings()
		const {state, explained, dispatch} = this.#figure,
			{n} = state.moment
		const geometryOf = size => boardGeometry(size, n, devicePixelRatio, this.around.rem)
		this.#lower(geometryOf)
		this.#fitted = this.#sizes
		const board = this.#laidOut('board', geometryOf)
		if (board) dispatch('choose', {fields: {geometry: board}})
		this.#icicle = this.#laidOut('tree', (...room) => explained?.fitted(...room))
		this.draw()
	}

	/** Shrinks the board of a figure that is higher than its host allows. One pixel stays unused, so that the observer
	 * notices when the host grows. */
	#lower(geometryOf) {
		const canvas = this.#canvasOf('board')
		if (!canvas || this.#figure.around) return
		const board = canvas.parentElement,
			main = board.parentElement,
			figure = main.parentElement,
			{dataset, style} = figure.parentElement
		if (this.#isOther) {
			delete dataset.low
			style.height = board.style.maxWidth = ''
			setHeight(canvas, geometryOf(board.clientWidth))
		}
		const room = availableHeight(this.#host)
		if (!dataset.low) {
			const high = figure.offsetHeight
			placeholderHeight = `${high}px`
			if (!(high > room + 1)) return
			dataset.low = `${high}`
			style.height = `${room - 1}px`
		}
		const held = figure.matches('.sided') ? main : figure
		board.style.maxWidth = `max(6rem, ${room - held.offsetHeight + board.offsetHeight - HIGHER}px)`
	}

	get #isOther() {
		return !isSame(this.#sizes, this.#fitted)
	}

	get #sizes() {
		const [board, tree] = ['board', 'tree'].map(view => this.#canvasOf(view)?.parentElement.clientWidth),
			questions = this.#figure.state.quiz && this.#host.shadowRoot.querySelector('.questions')?.clientHeight
		// Read the height only for a board, because reading it forces a layout.
		return {board, tree, questions, room: board && availableHeight(this.#host)}
	}

	#laidOut(view, geometryOf) {
		const canvas = this.#canvasOf(view),
			size = this.#fitted[view],
			g = size ? geometryOf(size, canvas) : null
		if (canvas && !this.#observed.has(canvas)) {
			this.#observed.add(canvas)
			for (const box of [canvas.parentElement, downwards(this.#host)]) box && this.#observers[0].observe(box)
		}
		if (g) setHeight(canvas, g)
		return g
	}

	draw = () => {
		if (this.#figure.state !== this.#early) this.#drawBoard()
		this.#early = null
		this.#drawOn('tree', this.#icicle, (...canvas) => this.#figure.explained.paint(...canvas))
	}

	#drawBoard = () =>
		this.#drawOn('board', this.#figure.state.geometry, (ctx, geometry, colors) => {
			const {moment} = this.#figure.state,
				isFirst = !this.#shown
			drawBoard(ctx, moment, {...this.#boardOptions(colors), ...this.#wayTo(moment)}, geometry)
			if (isFirst) performance.mark('n-queens-drawn')
		})

	#wayTo(moment) {
		const now = performance.now(),
			last = this.#shown
		if (moment !== last) {
			const isNext = this.#isStep && Math.abs(moment.step - last.step) === 1,
				moves = isNext && this.#figure.state.visible && !media('print, (prefers-reduced-motion)').matches
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

	#boardOptions(colors) {
		const {at, state, explained} = this.#figure,
			{options, pointing, quiz} = state
		return {
			at,
			attacks: options.attacks && !hasOpenQuestion(state),
			chosen: pointing.chosen,
			colors,
			...(quiz && scripts.questions.marks(state)),
			...explained?.marks,
		}
	}

	#drawOn(view, g, draw) {
		const canvas = this.#canvasOf(view)
		if (!canvas || !g) return
		canvas.oncontextrestored = this.draw
		if (this.#isFar) return void Object.assign(canvas, {width: 0, height: 0})
		sizeCanvas(canvas, g)
		const ctx = canvas.getContext('2d'),
			pixels = canvas.width / g.size
		ctx.setTransform(pixels, 0, 0, pixels, 0, 0)
		draw(ctx, g, readColors(canvas, '--_'), pixels)
	}
}

const highOf = g => g.height ?? g.top + g.side + 4
const setHeight = (canvas, g) => (canvas.style.height = `${highOf(g)}px`)

export function sizeCanvas(canvas, g) {
	const [width, height] = [g.size, highOf(g)].map(length => Math.round(length * devicePixelRatio))
	setHeight(canvas, g)
	if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, {width, height})
}
