// Two searches on one clock: what is chosen, where both are, and what moves them.
//
// Invariants: `pair` changes only when both sides are where the clock says. Of several places wanted only the latest is
// gone to.

import {MAX_STEP} from '../../engine/known.js'
import {newest, throttled} from '../../engine/job.js'
import {fitted, numberIn, SPEEDS} from '../../figure/attributes.js'
import {Player} from '../../figure/player.js'
import {Side} from './side.js'
import {chosen, isSameWalk, lastOf, moved, NAMES, onClock, SIDES, USUAL, walkOf} from './state.js'

const PATIENCE_MS = 300,
	LONG_STEPS = 1e7
/** While it plays: elements are dearer than canvases. */
const TELL_EVERY_MS = 60

export class Comparison {
	choice
	refusals = []
	wrong = null
	pair = null
	working = false
	#moving = false
	#wantsEnd = false
	#following = newest()
	#tools
	#drawNowAndThen

	constructor(wanted, tools) {
		this.choice = chosen(wanted)
		this.#tools = tools
		this.#drawNowAndThen = throttled(tools.drawSoon, TELL_EVERY_MS)
		const own = {walk: tools.walk, changed: () => this.#learned(), failed: this.#failed}
		this.sides = SIDES.map(() => new Side(own))
		this.player = new Player(this.choice.speed, steps => this.#advance(steps))
	}

	get courses() {
		return this.sides.map(({course}) => course)
	}

	get end() {
		return lastOf(this.choice.clock, this.courses)
	}

	get moments() {
		return this.pair?.moments ?? this.sides.map(({figure}) => figure.moment)
	}

	get measuring() {
		return this.#wantsEnd || this.courses.some(({measuring, known}) => measuring && known.step > LONG_STEPS)
	}

	get canMeasure() {
		return this.courses.some(({isEnd, measuring}) => !isEnd && !measuring)
	}

	#failed = error => {
		this.pause()
		this.#tools.failed(error)
	}

	begin() {
		if (!this.sides[0].course) this.choose(this.choice)
	}

	choose(wanted) {
		this.pause()
		const kept = this.choice,
			next = chosen(wanted, kept)
		const refusals = NAMES.flatMap(names => this.#fit(next, kept, names))
		this.refusals = refusals.filter(({name}, i) => refusals.findIndex(other => other.name === name) === i)
		this.choice = next
		this.player.speed = next.speed
		this.wrong = null
		this.#wantsEnd = false
		for (const side of SIDES) this.sides[side].begin(this.#walkOf(next, side))
		this.#follow()
	}

	#walkOf(choice, side) {
		const walk = walkOf(choice, side)
		return this.#typeOf(walk.search).takesSetup ? walk : {...walk, given: [], blocked: []}
	}

	#typeOf = id => this.#tools.types.find(type => type.id === id)

	/** Gives one side a search that there is, and no start row of which it has no use; `fitted` knows them as `search`
	 * and `start-row`. The board that both begin on is kept as it was found usable for one. */
	#fit(next, kept, [name, row]) {
		const {types} = this.#tools,
			usable = this.#typeOf(kept[name]) ? kept[name] : USUAL[name],
			{n, given, blocked} = next
		const {values, refusals} = fitted({n, search: next[name], 'start-row': next[row], given, blocked}, types, {
			search: usable,
		})
		next[name] = values.search
		next[row] = values['start-row']
		if (this.#typeOf(values.search).takesSetup) Object.assign(next, {given: values.given, blocked: values.blocked})
		const own = {search: name, 'start-row': row}
		return refusals.map(refusal => ({...refusal, name: own[refusal.name] ?? refusal.name}))
	}

	async #follow() {
		const signal = this.#following.begin(),
			wanted = this.choice
		this.#moving = true
		await null // by then the figures are in the page, also when it is shown first
		const slow = setTimeout(() => {
			if (signal.aborted) return
			this.working = true
			this.#tools.drawSoon()
		}, PATIENCE_MS)
		const arrived = await Promise.all(this.sides.map(side => side.bring(wanted.clock, wanted.at))).catch(this.#failed)
		clearTimeout(slow)
		if (signal.aborted || !arrived) return
		this.#moving = this.working = false
		if (arrived.every(Boolean)) this.pair = {moments: this.sides.map(({figure}) => figure.moment), choice: wanted}
		else this.#stopped(wanted)
		this.#tell()
	}

	#stopped({at}) {
		this.pause()
		const last = this.pair?.choice
		const isSame = last?.clock === this.choice.clock && isSameWalk(last, this.choice)
		this.choice = {...this.choice, at: isSame ? last.at : 0}
		if (this.choice.at !== at) this.#follow()
	}

	get #highest() {
		return this.end.isKnown ? this.end.last : MAX_STEP
	}

	#goTo(at) {
		this.choice = {...this.choice, at: Math.min(at, this.#highest)}
		return this.#follow()
	}

	#learned() {
		const {last, isKnown} = this.end
		if (isKnown && this.#wantsEnd) {
			this.#wantsEnd = false
			this.#goTo(last)
		} else if (isKnown && this.choice.at > last) {
			this.choice = {...this.choice, at: last}
			if (this.pair) this.pair.choice = this.choice
			this.#tools.changed()
		}
		this.#tools.drawSoon()
	}

	#tell() {
		if (this.player.playing) return this.#drawNowAndThen()
		this.#tools.changed()
		this.#tools.drawSoon()
	}

	#isOver() {
		return this.pair?.moments.every(({outcome}) => outcome !== null)
	}

	toggle() {
		if (this.player.playing) return this.pause()
		this.player.play(this.#isOver() && this.choice.at === this.end.last ? this.#goTo(0) : undefined)
		this.#tools.drawSoon()
	}

	pause() {
		if (!this.player.playing) return
		this.player.pause()
		this.#tell()
	}

	async #advance(steps) {
		await this.#goTo(this.choice.at + steps)
		if (this.#isOver()) this.pause()
	}

	set speed(speed) {
		this.choice = {...this.choice, speed}
		this.player.speed = speed
		this.#tell()
	}

	faster(by) {
		const speed = SPEEDS[SPEEDS.indexOf(this.choice.speed) + by]
		if (speed !== undefined) this.speed = speed
	}

	/** By hand; to nowhere it only pauses. @param {number} [at] */
	seek(at) {
		this.pause()
		this.wrong = null
		this.refusals = []
		if (at !== undefined) this.#goTo(at)
	}

	move(name) {
		const to = moved(name, this.choice.at, this.end)
		this.#wantsEnd = to === undefined
		this.seek(to)
		if (this.#wantsEnd) this.measure()
	}

	measure() {
		for (const course of this.courses) course.measure(Infinity).catch(this.#failed)
		this.#tools.drawSoon()
	}

	onOther(clock) {
		this.pause()
		const at = this.pair ? onClock(clock, this.pair.moments) : 0
		this.choice = {...this.choice, clock}
		this.#goTo(Math.min(at, this.end.last))
	}

	typed(text) {
		const at = numberIn(text),
			high = this.#highest,
			isUsable = at <= high
		this.seek(isUsable ? at : undefined)
		if (!isUsable) this.wrong = {value: text.trim(), allowed: {low: 0, high}}
		this.#tools.drawSoon()
	}

	stop() {
		this.#wantsEnd = false
		if (this.#moving) return this.#stopped(this.choice)
		for (const course of this.courses) course.stop()
	}
}
