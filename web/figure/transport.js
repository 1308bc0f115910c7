// Movements of a figure's walk. Invariant: a movement by hand pauses playback and clears validation errors.

import {nothing} from 'lit-html'
import {MAX_STEP} from '../engine/known.js'
import {isPlain, keyListener} from '../ui/keys.js'
import {controlsView} from '../views/controls.js'
import {timelineView} from '../views/timeline.js'
import {CONTROLS, numberIn, shorten, SPEEDS, STORY} from './attributes.js'
import {MEASURE_UP_TO} from './journey.js'
import {Player} from './player.js'
import {isSame} from './pointing.js'

const LOOP_REST_MS = 800

export class Transport {
	act
	#keys
	#figure
	#player
	#restsUntil = 0
	#kind = 'solution'
	#until = null

	constructor(figure) {
		this.#figure = figure
		this.#player = new Player(
			figure.options.speed,
			steps => this.#advance(steps),
			() => figure.journey.moment,
		)
		this.act = this.#actsOf(figure)
		this.#keys = this.#keysOf(this.act, figure)
	}

	get playing() {
		return this.#player.playing
	}
	set speed(speed) {
		this.#player.speed = speed
	}

	play(until = null) {
		const {journey, redraw, surface} = this.#figure
		this.#until = until
		if (this.playing || !journey.alive) return
		if (this.hasOpenQuestion) return this.#figure.quiz.remind()
		if (this.#isAtEnd || this.#beginning) journey.seek(0)
		redraw()
		surface.checkVisibility()
		this.#player.play()
	}

	pause() {
		if (!this.playing) return
		this.#player.pause()
		this.#figure.redraw()
		this.#figure.announcer.dispatch('rest')
	}

	setVisible(isSeen) {
		this.#figure.journey.setVisible(isSeen)
		this.#player.setVisible(isSeen)
	}

	arrived() {
		if (!this.#isAtEnd) return
		if (this.#figure.options.loop && this.playing) this.#restsUntil = performance.now() + LOOP_REST_MS
		else this.pause()
	}

	get #beginning() {
		return this.#figure.around?.beginning?.() ?? ''
	}

	get #isAtEnd() {
		const {moment, to} = this.#figure.journey
		return moment.outcome !== null || moment.step >= to
	}

	async #advance(steps) {
		if (performance.now() < this.#restsUntil) return
		const {journey, quiz, options} = this.#figure,
			{step} = journey.moment,
			stops = [...options.stops, this.#until]
		if (this.#isAtEnd) return journey.seek(0)
		const kinds = [...stops, ...this.#player.halts].filter(stop => typeof stop === 'string'),
			halt = await this.#halt()
		if (halt > step) await journey.seek(Math.min(step + steps, halt, ...stops.filter(stop => stop > step)), kinds)
		const {moment} = journey
		if (stops.includes(moment.step) || stops.includes(moment.event.kind) || quiz?.isAsking(moment)) this.pause()
	}

	get hasOpenQuestion() {
		const {quiz, journey} = this.#figure
		return !this.playing && quiz?.isAsking(journey.moment)
	}

	async #halt() {
		const {quiz, journey} = this.#figure
		return quiz ? quiz.haltAfter(journey.moment) : Infinity
	}

	press(square, isClick = false) {
		const {pointing, quiz, journey, options, type} = this.#figure
		if (this.hasOpenQuestion) return quiz.answer(square)
		const isQueen = isClick && journey.moment.queens[square.row] === square.col,
			stays = isQueen || quiz || options.controls.includes('none') || type.tests === 'nothing'
		if (isClick) pointing.at('chosen', stays && isSame(square, pointing.chosen) ? null : square)
		if (!stays) this.act.next({kind: 'test', ...square})
	}

	byHand =
		act =>
		(...args) => {
			this.pause()
			this.#figure.announcer.rejections = []
			this.#figure.use()
			return act(...args)
		}

	#onward = act =>
		this.byHand(async (...args) => {
			const {quiz, journey} = this.#figure,
				halt = await this.#halt()
			if (halt > journey.moment.step) act(halt, ...args)
			else quiz.remind()
		})

	#actsOf({use, journey, set, redraw}) {
		const play = ({shiftKey}) => {
			use()
			this.play(shiftKey && this.#kind)
		}
		return {
			play,
			toggle: event => (this.playing ? this.pause() : play(event)),
			pause: () => this.pause(),
			first: this.byHand(() => journey.seek(0)),
			last: this.byHand(() => journey.seek(Infinity)),
			forward: this.#onward(halt =>
				halt < Infinity ? journey.seek(Math.min(journey.wanted + 1, halt)) : journey.by(1),
			),
			back: this.byHand(() => journey.by(-1)),
			next: this.#onward((_halt, kind) => journey.jump('next', kind)),
			previous: this.byHand(kind => journey.jump('previous', kind)),
			seek: this.byHand(step => journey.seek(step)),
			speed: speed => set('speed', speed),
			kind: kind => {
				this.#kind = kind
				redraw()
			},
			measure: () => journey.measure(Infinity),
			typed: this.byHand(input => this.#typed(input)),
			blur: redraw,
		}
	}

	#typed(input) {
		const {announcer, journey, words} = this.#figure,
			high = journey.length ?? MAX_STEP,
			step = numberIn(input.value),
			to = Math.min(step ?? journey.moment.step, high)
		const rejection = {name: 'step', value: shorten(input.value), allowed: {low: 0, high}, instead: words.count(to)}
		announcer.reject(step === to ? [] : [rejection], new Set(['step']))
		journey.seek(to)
		input.blur()
	}

	#speedUp(by) {
		const {speed: now} = this.#figure.options,
			speed = SPEEDS[SPEEDS.indexOf(now === STORY ? 2 : now) + by]
		if (speed !== undefined) this.act.speed(speed)
	}

	#letGo() {
		const {pointing, host} = this.#figure
		if (pointing.term) return pointing.at('term', '')
		if (!pointing.chosen) return false
		pointing.at('chosen', null)
		const at = host.shadowRoot.activeElement
		if (at?.closest('.squares')) at.blur()
	}

	onKey = keyListener(event => this.key(event))

	key(event) {
		if (!isPlain(event)) return false
		if (this.#figure.part) return this.#figure.part.key(event)
		const act = this.#keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
		return act !== undefined && act(event) !== false
	}

	#keysOf(act, figure) {
		const jump = kind => event => act[event.shiftKey ? 'previous' : 'next'](kind),
			toggle = event => event.repeat || act.toggle(event),
			faster = () => this.#speedUp(1)
		return {
			' ': toggle,
			k: toggle,
			ArrowRight: act.forward,
			ArrowLeft: act.back,
			Home: act.first,
			End: act.last,
			s: jump('solution'),
			p: jump('place'),
			r: jump('remove'),
			'+': faster,
			'=': faster,
			';': faster,
			'-': () => this.#speedUp(-1),
			a: () => figure.set('attacks', !figure.options.attacks),
			l: () => figure.set('labels', 1 - figure.base),
			Escape: () => (figure.journey.busy ? figure.journey.stop() : this.#letGo()),
		}
	}

	get #lastStep() {
		const {length, to} = this.#figure.journey
		return to < Infinity ? Math.min(to, length ?? to) : length
	}

	timelineView(words) {
		const {journey, around} = this.#figure,
			{wanted, from, known, ticks} = journey,
			step = Math.max(wanted, from),
			length = this.#lastStep,
			last = Math.max(length ?? known, step, from + 1),
			line = {step, first: from, last, length, ticks, words, onSeek: this.act.seek}
		return timelineView(around?.timeline(line, journey) ?? line)
	}

	controlsView(words) {
		const {controls, speed} = this.#figure.options,
			parts = CONTROLS.filter(part => controls.includes(part) || controls.includes('full'))
		if (parts.length === 0) return nothing
		const {host, journey} = this.#figure,
			{known, measuring, moment} = journey,
			{playing, act} = this,
			length = this.#lastStep,
			canMeasure = length === undefined && !measuring && known > MEASURE_UP_TO,
			typing = host.shadowRoot.activeElement?.className === 'step'
		return controlsView({
			...{parts, playing, beginning: this.#beginning, speeds: [STORY, ...SPEEDS], speed, kind: this.#kind},
			...{step: moment.step, length, known, canMeasure, typing, words, act},
		})
	}
}
