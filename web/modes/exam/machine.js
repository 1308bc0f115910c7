// The bounded machine that runs the program with anything that can be read in its blanks. It knows nothing of queens:
// `watch` is told of each event, and looks for itself.
//
// Invariants: every run ends, with an ending; nothing but a fault of this code throws. `endless` is said only where the
// whole state came back, so that the run would truly never end.

import { LINE_OF, PROGRAM, verbOf } from './program.js'
import { valueWith } from './reader.js'

/**
 * @typedef {import('./reader.js').Polynomial} Polynomial
 * @typedef {Record<'size'|'line'|'from'|'to'|'next'|'begin', Polynomial> & {variable: string, record:
 *   import('./reader.js').Assignment}} Filled
 * @typedef {{array: string, index: number}} Look
 * @typedef {{i: number, k: number, free?: boolean, looks?: Look[], line?: number}} Told
 * @typedef {(event: 'enter'|'test'|'place'|'remove'|'leave', told: Told, machine: Machine) => void} Watch
 * @typedef {object} Ending
 * @property {'success'|'failure'|'outside'|'unset'|'overflow'|'endless'|'long'} kind
 * @property {number} [line]  of the listing, where the run could not go on
 * @property {string} [array] @property {number} [index] @property {number} [size] @property {boolean} [writing]
 *   @property {number} [i] @property {number} [k]  outside
 * @property {string} [name]  unset, overflow
 * @property {{row: number, col: number}[]} [squares]  endless: those tested again and again
 */

/** Statements of a run. The right program takes an eighteenth of them for the largest board it is tried on. */
const MOST_STEPS = 40_000
/** From here on it is worth looking whether a state comes back. */
const SUSPECT_STEPS = 4000
const LARGEST = 1e9

class Halt {
	/** @param {Ending} ending */
	constructor(ending) {
		this.ending = ending
	}
}

export class Machine {
	/** @param {Filled} filled @param {number} n @param {Watch} watch */
	constructor(filled, n, watch) {
		this.filled = filled
		this.watch = watch
		this.N = n
		this.steps = 0
		this.line = 0
		/** Letters by call, the present one last. @type {Record<string, number>[]} */
		this.frames = [{}]
		/** Elements that no longer hold what they held at first.
		 * @type {Record<string, {size: number, first: any, cells: Map<number, any>}>} */
		this.arrays = {}
		/** It has printed a board. */ this.succeeded = false
		this.seen = { key: '', next: SUSPECT_STEPS, squares: /** @type {{row: number, col: number}[]} */ ([]) }
	}

	/** @returns {Ending} */
	run() {
		try {
			for (const [name, { size, first }] of Object.entries(PROGRAM.globals))
				this.arrays[name] = { size: this.value(size), first, cells: new Map() }
			this.perform(PROGRAM.main.body)
			return { kind: this.succeeded ? 'success' : 'failure' }
		} catch (halt) {
			if (halt instanceof Halt) return halt.ending
			throw halt
		}
	}

	// --- values -------------------------------------------------------------------------------------------

	get frame() {
		return this.frames[this.frames.length - 1]
	}

	/** @returns {never} */
	halt(ending) {
		throw new Halt({ line: this.line, ...ending })
	}

	read(name) {
		const value = name === 'N' ? this.N : this.frame[name]
		return value === undefined ? this.halt({ kind: 'unset', name }) : value
	}

	assign(name, value) {
		if (Math.abs(value) > LARGEST) this.halt({ kind: 'overflow', name })
		if (name === 'N') this.N = value
		else this.frame[name] = value
	}

	/** @param {{is: Polynomial}|{blank: string}} expression */
	value(expression) {
		return this.evaluate('blank' in expression ? this.filled[expression.blank] : expression.is)
	}

	/** @returns {number} */
	evaluate(polynomial) {
		return valueWith(polynomial, letter => this.read(letter))
	}

	/** The array, once its index is known to lie within. */
	within(name, index, writing) {
		const array = this.arrays[name],
			{ i, k } = this.frame
		if (index < 1 || index > array.size)
			this.halt({ kind: 'outside', array: name, index, size: Math.max(0, array.size), writing, i, k })
		return array
	}

	look(array, index) {
		const { cells, first } = this.within(array, index, false)
		return cells.has(index) ? cells.get(index) : first
	}

	write(array, index, value) {
		this.within(array, index, true).cells.set(index, value)
	}

	/** All elements of an array, from 1. */
	list(array) {
		return Array.from({ length: this.arrays[array].size }, (_, i) => this.look(array, i + 1))
	}

	// --- statements ---------------------------------------------------------------------------------------

	/** @returns {string|null} what a `return` among them returned */
	perform(statements) {
		for (const statement of statements) {
			this.line = LINE_OF.get(statement)
			if (++this.steps > MOST_STEPS) this.halt({ kind: 'long' })
			const returned = DO[verbOf(statement)](this, statement)
			if (returned) return returned
			if (statement.event && statement.event !== 'test') this.tell(statement.event)
		}
		return null
	}

	tell(event, more = {}) {
		this.watch(event, { i: this.frame.i, k: this.frame.k, line: this.line, ...more }, this)
	}

	/** Calls search and says whether it returned SUCCESS. */
	succeeds(row) {
		this.frames.push({ [PROGRAM.search.parameter]: row })
		this.tell('enter')
		const returned = this.perform(PROGRAM.search.body)
		this.tell('leave', { free: returned === 'SUCCESS' })
		this.frames.pop()
		return returned === 'SUCCESS'
	}

	/** All three FREE, looked at from left to right and no further than the first that is not. */
	areFree(lines) {
		const looks = [],
			line = this.line
		const free = lines.every(([array, at]) => {
			this.line = line + looks.length // the listing gives each part a line
			looks.push({ array, index: this.value(at) })
			return this.look(array, looks[looks.length - 1].index) === 'FREE'
		})
		if (this.steps > SUSPECT_STEPS) this.seen.squares.push({ row: this.frame.i, col: this.frame.k })
		this.tell('test', { free, looks })
		return free
	}

	/** A state that came back comes back for ever: the lower frames all wait at the same call. The one it is compared
	 * with is renewed ever more rarely, so that any period fits between. */
	checkReturn() {
		if (this.steps < SUSPECT_STEPS) return
		const key = JSON.stringify([
			this.N,
			this.frames,
			Object.values(this.arrays).map(({ cells }) => [...cells].sort(([a], [b]) => a - b)),
		])
		if (key === this.seen.key) this.halt({ kind: 'endless', squares: distinct(this.seen.squares) })
		if (this.steps < this.seen.next) return
		this.seen = { key, next: this.steps * 2, squares: [] }
	}
}

const distinct = squares => [...new Map(squares.map(square => [`${square.row} ${square.col}`, square])).values()]

/** What each statement does; a string is what it returns from the function.
 * @type {Record<string, (m: Machine, statement: any) => string|null|void>} */
const DO = {
	loop(m, { from, to, body }) {
		const name = m.filled.variable,
			first = m.value(from)
		const last = (m.frame.until = m.value(to)) // kept with the call: it is part of the state
		const line = m.line
		for (m.assign(name, first); m.read(name) <= last; m.assign(name, m.read(name) + 1)) {
			m.checkReturn()
			const returned = m.perform(body)
			if (returned) return returned
			m.line = line
		}
	},
	branch(m, { branch: { free, equal, succeeds }, then, otherwise = [] }) {
		const isSo = free
			? m.areFree(free)
			: equal
				? m.value(equal[0]) === m.value(equal[1])
				: m.succeeds(m.value(succeeds))
		return m.perform(isSo ? then : otherwise)
	},
	record(m) {
		const { target, value } = m.filled.record
		const held =
			'flag' in value
				? value.flag
				: 'array' in value
					? m.look('pos', m.evaluate(value.index))
					: m.evaluate(value.expression)
		if ('name' in target) m.assign(target.name, held)
		else m.write(target.array, m.evaluate(target.index), held)
	},
	set: (m, { set: { array, at }, to }) => m.write(array, m.value(at), to),
	return: (_, statement) => statement.return,
	print(m, { print }) {
		m.succeeded = print === 'pos'
	},
}

/** @param {Filled} filled @param {number} n @param {Watch} [watch] @returns {{ending: Ending, machine: Machine}} */
export function run(filled, n, watch = () => {}) {
	const machine = new Machine(filled, n, watch)
	return { ending: machine.run(), machine }
}
