// A part of the walk as wide as the timeline, chosen by wheel, pinch or two handles, and the board of the moment that
// is pointed at. A script of its own. Invariant: it changes what the timeline shows, and the walk goes where it goes.

import {html, nothing} from 'lit-html'
import {answered, isPlain} from '../../../ui/keys.js'
import {ended, following, moved, partOf, pinched, wide, widened, within} from './part.js'
import {Preview} from './preview.js'
import {ordinalsIn, ticksIn} from './ticks.js'

/** The middle of the slider's thumb comes no nearer to its ends, in CSS pixels. */
const INSET = 9
const GESTURE_MS = 400
const LINE = 16
const BY_KEY = {
	...{ArrowLeft: -0.05, ArrowDown: -0.05, PageDown: -0.5, Home: -Infinity},
	...{ArrowRight: 0.05, ArrowUp: 0.05, PageUp: 0.5, End: Infinity},
}

/** figure: the <n-queens>. @param {{figure: any, wordsNow: () => any}} asked */
export const open = asked => new Zoom(asked)

class Zoom {
	#figure
	#wordsNow
	#preview
	/** @type {import('./part.js').Part|null} */ #part = null
	#line
	#journey
	#marks = null
	#steps = new Map()
	#isFetching = false
	#element = null
	/** The pointer was moved onto the line: the page is not being scrolled past it. */ #isAimed = false
	#turnedAt = 0
	#touches = new Map()
	/** The steps under two fingers. @type {[number, number]|null} */ #pinch = null
	#stepBefore = 0

	constructor({figure, wordsNow}) {
		this.#figure = figure
		this.#wordsNow = wordsNow
		this.#preview = new Preview(
			step => this.#journey.told('peek', 'step', step),
			step => wordsNow().core.stepText(step),
		)
		figure.addEventListener('n-queens-begin', () => this.#begin())
		addEventListener('scroll', () => (this.#isAimed = false), {capture: true, passive: true})
		addEventListener('keydown', event => this.#escape(event), {capture: true})
		figure.requestUpdate()
	}

	#begin() {
		this.#part = this.#marks = null
		this.#steps = new Map()
		this.#preview.hide()
	}

	// ---- what is drawn ----

	timeline(line, journey) {
		const before = this.#line
		this.#line = line
		this.#journey = journey
		if (before?.ticks !== line.ticks) this.#learn()
		if (!this.#part) return {...line, more: this.#view()}
		const whole = this.#whole
		this.#part = following(partOf(this.#part.from, this.#part.to, whole), before.step, line.step, whole)
		const {from, to} = this.#part,
			ticks = this.#marks ? ticksIn(this.#marks, this.#part, this.#steps) : ''
		this.#fetch()
		return {
			...line,
			first: from,
			last: to,
			ticks,
			onSeek: step => this.#pinch || this.#line.onSeek(step),
			more: this.#view(),
		}
	}

	get #whole() {
		return {from: this.#line.first, to: this.#line.last}
	}
	get #shown() {
		return this.#part ?? this.#whole
	}

	#view() {
		const words = this.#wordsNow(),
			{from, to} = this.#shown,
			{step} = this.#line,
			said = html`<p class="shown-part"><span>${words.part(from, to)}</span>
  <button type="button" class="plain" @click=${this.#showAll}>${words.whole}</button></p>`
		return html`<div class="zoom" ?data-part=${this.#part !== null} ?data-away=${step < from || step > to}>
  <div class="overview"><span class="now" .style=${`left:${this.#percent(step)}%`}></span>
    <span class="window" .style=${`left:${this.#percent(from)}%;right:${100 - this.#percent(to)}%`}
      @pointerdown=${this.#grab} @pointermove=${this.#pan}></span>
    ${this.#handle('from', words)}${this.#handle('to', words)}</div>
  ${this.#part ? said : nothing}</div>${this.#preview.element}`
	}

	#percent(step) {
		const {from, to} = this.#whole
		return (100 * (step - from)) / (to - from)
	}

	#handle(end, words) {
		const {[end]: step} = this.#shown,
			{from, to} = this.#whole
		return html`<span class="handle" role="slider" tabindex="0" aria-label=${words.ends[end]} title=${words.ends[end]}
  aria-valuemin=${from} aria-valuemax=${to} aria-valuenow=${step} aria-valuetext=${words.core.stepText(step)}
  .style=${`left:${this.#percent(step)}%`} @pointerdown=${this.#grab} @keydown=${event => this.#key(end, event)}
  @pointermove=${event => this.#drag(event, at => ended(this.#shown, end, at, this.#whole))}></span>`
	}

	/** @param {import('./part.js').Part} part */
	#show(part) {
		const {from, to} = this.#whole
		this.#part = part.from > from || part.to < to ? part : null
		this.#figure.requestUpdate()
	}

	#showAll = () => this.#show(this.#whole)

	// ---- what stands on it ----

	async #learn() {
		this.#marks = (await this.#journey.told('marks', 'solution')) ?? this.#marks
		if (this.#part) this.#figure.requestUpdate()
	}

	async #fetch() {
		if (this.#isFetching || !this.#marks) return
		this.#isFetching = true
		const steps = this.#steps
		const missing = () =>
			this.#part && this.#marks && ordinalsIn(this.#marks, this.#part)?.filter(ordinal => !steps.has(ordinal))
		for (let some; (some = missing())?.length > 0; ) {
			const moments = await Promise.all(
				some.slice(0, 50).map(ordinal => this.#journey.told('peek', 'solution', ordinal)),
			)
			if (steps !== this.#steps || moments.includes(undefined)) break
			moments.forEach((moment, i) => steps.set(some[i], moment?.step ?? Infinity))
			this.#figure.requestUpdate()
		}
		this.#isFetching = false
	}

	// ---- pointers ----

	drawn(element) {
		if (element === this.#element) return
		this.#element = element
		if (!element) return
		element.querySelector('input').removeAttribute('title') // the preview lies there
		const on = (type, act) => element.addEventListener(type, act, {passive: false})
		on('wheel', event => this.#turn(event))
		on('pointermove', event => (event.pointerType === 'touch' ? this.#spread(event) : this.#point(event)))
		on('pointerdown', event => this.#press(event))
		for (const type of ['pointerup', 'pointercancel', 'pointerleave']) on(type, event => this.#leave(event))
		on('keydown', event => this.#step(event))
		on('dblclick', event => event.target.localName === 'input' && this.#showAll())
	}

	#placeOf({clientX}) {
		const {left, width} = this.#element.getBoundingClientRect()
		return (clientX - left - INSET) / (width - 2 * INSET)
	}

	#stepAt(place, {from, to} = this.#shown) {
		return from + within(0, place, 1) * (to - from)
	}

	#turn(event) {
		const {deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp} = event
		if (!ctrlKey && !this.#isAimed) return
		const before = this.#shown,
			whole = this.#whole,
			isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY),
			pixels = (isAcross ? deltaX || deltaY : deltaY) * (deltaMode === 1 ? LINE : 1),
			place = within(0, this.#placeOf(event), 1)
		const after = isAcross
			? moved(before, (wide(before) * pixels) / this.#element.clientWidth, whole)
			: widened(before, Math.exp(pixels * (ctrlKey ? 0.01 : 0.003)), place, whole)
		const isSame = before.from === after.from && before.to === after.to
		if (isSame && !ctrlKey && timeStamp - this.#turnedAt > GESTURE_MS) return
		event.preventDefault()
		this.#turnedAt = timeStamp
		if (isSame) return
		this.#show(after)
		this.#point(event)
	}

	#point(event) {
		this.#isAimed = true
		if (event.buttons > 0 || event.target.localName !== 'input') return this.#preview.hide()
		const {left, width} = this.#element.getBoundingClientRect()
		this.#preview.show(Math.round(this.#stepAt(this.#placeOf(event))), event.clientX - left, width)
	}

	#press(event) {
		this.#preview.hide()
		if (event.pointerType !== 'touch' || event.target.localName !== 'input') return
		if (this.#touches.size === 0) this.#stepBefore = this.#line.step
		this.#touches.set(event.pointerId, this.#placeOf(event))
		if (this.#touches.size !== 2) return
		this.#line.onSeek(this.#stepBefore)
		const {from, to} = this.#shown,
			[a, b] = [...this.#touches.values()].map(place => from + place * (to - from))
		this.#pinch = [a, b]
	}

	#spread(event) {
		if (!this.#touches.has(event.pointerId)) return
		this.#touches.set(event.pointerId, this.#placeOf(event))
		const [p, q] = this.#touches.values()
		if (this.#pinch && this.#touches.size === 2 && Math.abs(q - p) > 0.02 && q > p === this.#pinch[1] > this.#pinch[0])
			this.#show(pinched([p, q], this.#pinch, this.#whole))
	}

	#leave(event) {
		if (event.type === 'pointerleave') {
			this.#preview.hide()
			this.#isAimed = false
		}
		this.#touches.delete(event.pointerId)
		if (this.#touches.size === 0) this.#pinch = null
	}

	#escape(event) {
		if (event.key !== 'Escape' || !this.#preview.isShown) return
		event.stopPropagation()
		this.#preview.hide()
	}

	/** The slider would stop at the ends of the part. */
	#step(event) {
		const isStep = /^Arrow(Left|Right)$/.test(event.key) && event.target.localName === 'input'
		if (!isStep || !this.#part || !this.#figure.key(event)) return
		answered(event)
	}

	// ---- handles ----

	#grabbed = 0

	#grab = event => {
		event.preventDefault()
		event.target.focus()
		event.target.setPointerCapture(event.pointerId)
		this.#grabbed = this.#stepAt(this.#placeOf(event), this.#whole) - this.#shown.from
	}

	#drag(event, partAt) {
		if (!event.target.hasPointerCapture(event.pointerId)) return
		this.#show(partAt(this.#stepAt(this.#placeOf(event), this.#whole)))
	}

	#pan = event => {
		const {from} = this.#shown
		this.#drag(event, at => moved(this.#shown, at - this.#grabbed - from, this.#whole))
	}

	#key(end, event) {
		const {from, to} = this.#shown,
			by = BY_KEY[event.key] * (to - from)
		if (!by || !isPlain(event)) return
		answered(event)
		this.#show(ended(this.#shown, end, this.#shown[end] + by, this.#whole))
	}
}
