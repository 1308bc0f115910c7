// As walking.js, for searches beyond the tutorials': with chance, boards of up to a million rows, and what has moved.

import {kinds, lines, arrays as searches} from '#searches'
import {BEGINNINGS} from './chance.js'
import {LIMITS, MAX_N} from './known.js'
import {readMoment} from './moment.js'
import {WalkInstance} from './walk-instance.js'
import serveWalks from './walking.js'

/** @import {Moment} from './moment.js' */

/** Which a slice may look at: a few milliseconds. */
const SQUARES = 4_000_000
/** Of the overview of a large board: queens to a field, as a rule, and parts of the rows. */
const IN_A_FIELD = 4
const PARTS = 256

class FurtherInstance extends WalkInstance {
	/** @type {any} */ #chance = {}
	#mostSteps = Infinity

	/** @param {any} options */
	start({seed, begin, ...walk}) {
		if (!super.start(walk)) return false
		// A step of it looks at each square.
		if (walk.search === 'hill-climbing') this.#mostSteps = Math.ceil(SQUARES / walk.n ** 2)
		if (seed === undefined) return true
		const limits = LIMITS.map(name => walk[name])
		this.#chance = {seed, begin, ...Object.fromEntries(LIMITS.map((name, i) => [name, limits[i]]))}
		return this.exports.chance(seed, BEGINNINGS.indexOf(begin), ...limits) === 1
	}

	extend(steps) {
		return super.extend(Math.min(steps, this.#mostSteps))
	}

	seek(what, ordinal, steps) {
		return super.seek(what, ordinal, Math.min(steps, this.#mostSteps))
	}

	/** @returns {Moment} */
	read(report) {
		const {n, search, startRow, given, blocked, described} = /** @type {any} */ (this),
			isLarge = n > MAX_N,
			moment = readMoment(report, {n: isLarge ? 0 : n, search, startRow, given, blocked, described})
		if ('seed' in this.#chance) {
			const [from, moves, restarts, pairs, before] = [...report].slice(-5)
			const counters = {...(this.#chance.restarts > 0 && {restarts}), moves, pairs, ...moment.counters}
			const moved = {from: from < 0 ? null : from, pairs, before, course: this.#course()}
			Object.assign(moment, {...this.#chance, counters, moved})
		}
		return {...moment, n, ...(isLarge ? this.#board() : {})}
	}

	#course() {
		const [spacing, ...pairs] = this.report(this.exports.course())
		const known = pairs.pop()
		return {spacing, pairs, known}
	}

	/** One that is too large for a number for each square. */
	/** @returns {any} */
	#board() {
		const {exports, n} = /** @type {any} */ (this),
			queens = new Int32Array(exports.memory.buffer, exports.columns(), n).slice()
		const conflicts = this.bytes(exports.conflicts(), n).slice(),
			across = Math.max(1, Math.floor(Math.sqrt(n / IN_A_FIELD))),
			parts = Math.min(n, PARTS)
		const fields = this.bytes(exports.overview(across, parts), across ** 2).slice()
		return {queens, conflicts, overview: {across, fields, attacked: [...this.report(parts)]}}
	}
}

export default port => serveWalks(port, FurtherInstance, {kinds, lines, searches})
