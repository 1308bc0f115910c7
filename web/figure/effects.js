// Runs the effects that update.js returns. Only this file uses the engine and timers, and dispatches events. Each
// answer becomes an action with the number of its request.

import {openWalk} from '../engine/walk.js'
import {newest, once} from '../engine/job.js'
import {faultSentence} from './layout.js'
import {loadScript, scripts} from './lazy-scripts.js'
import {bounded, isClockOn, isMeasuring, isMoving} from './state.js'
import {media} from './surroundings.js'
import fetchPart from 'beside:board,check,exam'

const BUSY_AFTER_MS = 300

/** Warns in the console, once for each fault, because tests without a browser do not display faults. */
const warned = once(fault => {
	const inTests = 'in tests: Object.assign(window, {Response, DecompressionStream, Blob})'
	console.warn(`n-queens: ${fault} (${inTests}; doc/embedding.md)`)
})

/** The methods before `run` have the names of the effects that they run. */
export class Effects {
	#figure
	/** @type {import('../engine/walk.js').Walk|null} */ #walk = null
	#moves = newest()
	#measuring = newest()
	#frame = 0
	#waiting = []

	constructor(figure) {
		this.#figure = figure
		this.dispatch = figure.dispatch
	}

	async open({request, start}) {
		const {step, shown, ...options} = start
		try {
			const next = await (shown?.walk ?? openWalk)(options),
				moment = await next.moment()
			if (this.#figure.state.request !== request) return next.close()
			this.close()
			this.#walk = next
			this.dispatch('opened', {request, moment})
		} catch (error) {
			this.dispatch('failed', {request, error})
		}
	}

	close() {
		this.#moves.stop()
		this.#measuring.stop()
		this.#walk?.close()
		this.#walk = null
	}

	cancel() {
		this.#moves.stop()
	}

	async move({request, way, args}) {
		const {step} = this.#figure.state.moment,
			walk = this.#walk,
			signal = this.#moves.begin(),
			slow = setTimeout(() => this.dispatch('slow', {request}), BUSY_AFTER_MS),
			onProgress = known => this.dispatch('progress', {request, known})
		try {
			const moment = await walk[way](...args, {signal, onProgress}),
				isJump = !(args[0] >= 0),
				isOut = isJump && moment && moment.step !== bounded(this.#figure.state, moment.step)
			if (isOut) await walk.seek(step)
			this.dispatch('arrived', {request, moment: isOut ? null : moment, length: walk.length})
		} catch (error) {
			if (!signal.aborted) this.dispatch('failed', {request, error})
		} finally {
			clearTimeout(slow)
		}
	}

	async measure() {
		const {state} = this.#figure,
			number = state.walk,
			signal = this.#measuring.begin(),
			walk = this.#walk
		if (!isMeasuring(state)) return this.#measuring.stop()
		const mark = async isMeasured => {
			const marks = await this.query('marks', 'solution')
			if (marks) this.dispatch('marked', {walk: number, marks, length: walk.length, isMeasured})
		}
		try {
			await walk.measure({signal, onProgress: () => signal.aborted || mark(false)})
			await mark(true)
		} catch (error) {
			if (!signal.aborted) this.dispatch('marked', {walk: number, error})
		}
	}

	/** Reads the state, because an event listener may have changed it since this effect was made. */
	clock() {
		cancelAnimationFrame(this.#frame)
		const tick = time => {
			this.#frame = requestAnimationFrame(tick)
			this.dispatch('tick', {frame: time})
		}
		if (isClockOn(this.#figure.state)) this.#frame = requestAnimationFrame(tick)
	}

	async autoplay() {
		const {host} = this.#figure
		if (media('(prefers-reduced-motion: reduce)').matches) return
		await this.settled()
		if (host.isConnected) host.play()
	}

	async fetchPart() {
		const figure = this.#figure,
			{start} = figure.state
		await loadScript(start.mode, fetchPart)
		if (start !== figure.state.start) return
		figure.part = scripts[start.mode]?.figured(figure) ?? null
		figure.changed('mode')
	}

	event({name, detail}) {
		this.#figure.host.dispatchEvent(new CustomEvent(`n-queens-${name}`, {detail, bubbles: true, composed: true}))
	}

	error({fault}) {
		const {words, state} = this.#figure,
			message = faultSentence(words, fault)
		if (fault.message && !fault.allowed) warned(message)
		this.event({name: 'error', detail: {...fault, message, moment: state.moment}})
	}

	/** The quiz runs effects for which this class has no method. @param {import('./state.js').Effect[]} effects */
	run(effects) {
		for (const effect of effects)
			if (this[effect.type]) this[effect.type](effect)
			else scripts.questions.run(this.#figure, effect)
		if (!isMoving(this.#figure.state)) for (const done of this.#waiting.splice(0)) done()
	}

	/** Resolves when no movement waits or runs. @returns {Promise<void>} */
	settled() {
		return new Promise(done => {
			this.#waiting.push(done)
			this.run([])
		})
	}

	/** Calls a method of the open walk. Resolves to undefined if another walk was opened meanwhile. */
	query = async (what, ...about) => {
		const walk = this.#walk
		const answer = await walk?.[what](...about).catch(() => undefined) // walk closed; move() reports other errors
		return walk === this.#walk ? answer : undefined
	}
}
