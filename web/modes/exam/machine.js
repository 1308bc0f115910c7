// The bounded machine that runs the program with anything that can be read in its blanks. It knows nothing of
// queens: `watch` is told of each event (enter, test, place, remove, leave).
//
// Invariants: every run ends, with an ending: success, failure, or what went wrong, at a line of the listing:
// outside (array, index, size, writing, i, k), unset or overflow (name), endless (squares tested again and again;
// said only where the whole state came back), long. Nothing but a fault of this code throws.

import {FIXED, GLOBALS, LINE_OF, LINES, MAIN, SEARCH, verbOf} from './program.js'
import {valueWith} from './reader.js'

/** Statements; the right program takes an eighteenth of them for the largest board it is tried on. */
const MOST_STEPS = 40_000
const SUSPECT_STEPS = 4000
const LARGEST = 1e9

export const elementsOf = (filled, n, {row, col}) =>
	LINES.map(([array, at]) => ({
		array,
		index: valueWith({...FIXED, ...filled}[at], letter => ({i: row, k: col, N: n})[letter] ?? 0),
	}))

class Machine {
	steps = 0
	line = 0
	/** Letters by call, the present one last. @type {any[]} */ frames = [{}]
	/** By name: size, what all held first, and the elements that no longer do. */ arrays = {}
	printed = ''
	/** A state, and what was tested since. */ seen = {key: '', next: SUSPECT_STEPS, squares: []}
	halted = null

	/** filled: by blank a polynomial, but the variable as text, and the record an assignment. */
	constructor(filled, n, watch) {
		this.filled = {...FIXED, ...filled}
		this.watch = watch
		this.N = n
	}

	run() {
		try {
			for (const [name, [size, first]] of Object.entries(GLOBALS))
				this.arrays[name] = {size: this.value(size), first, cells: new Map()}
			this.perform(MAIN)
			return {kind: this.printed === 'pos' ? 'success' : 'failure'}
		} catch (thrown) {
			if (thrown !== this.halted) throw thrown
			return thrown
		}
	}

	get frame() {
		return this.frames.at(-1)
	}

	/** @returns {never} */
	halt(ending) {
		throw (this.halted = {line: this.line, ...ending})
	}

	read(name) {
		const value = name === 'N' ? this.N : this.frame[name]
		return value === undefined ? this.halt({kind: 'unset', name}) : value
	}

	assign(name, value) {
		if (Math.abs(value) > LARGEST) this.halt({kind: 'overflow', name})
		if (name === 'N') this.N = value
		else this.frame[name] = value
	}

	/** Of a polynomial, or of what has been filled in by that name. */
	value(expression) {
		return valueWith(this.filled[expression] ?? expression, letter => this.read(letter))
	}

	within(name, index, writing) {
		const array = this.arrays[name],
			{i, k} = this.frame
		if (index < 1 || index > array.size)
			this.halt({kind: 'outside', array: name, index, size: Math.max(0, array.size), writing, i, k})
		return array
	}

	look(array, index) {
		const {cells, first} = this.within(array, index, false)
		return cells.get(index) ?? first
	}

	write(array, index, value) {
		this.within(array, index, true).cells.set(index, value)
	}

	list(array) {
		return [...Array(this.arrays[array].size).keys()].map(i => this.look(array, i + 1))
	}

	perform(statements) {
		for (const statement of statements) {
			this.line = LINE_OF.get(statement)
			if (++this.steps > MOST_STEPS) this.halt({kind: 'long'})
			const returned = DO[verbOf(statement)](this, statement)
			if (returned) return returned
			if (statement.event) this.tell(statement.event)
		}
	}

	tell(event, more = {}) {
		this.watch(event, {i: this.frame.i, k: this.frame.k, line: this.line, ...more}, this)
	}

	succeeds(row) {
		this.frames.push({i: row})
		this.tell('enter')
		const free = this.perform(SEARCH) === 'SUCCESS'
		this.tell('leave', {free})
		this.frames.pop()
		return free
	}

	/** Looks from left to right, no further than the first that is not FREE. */
	areFree(lines) {
		const looks = [],
			line = this.line
		const free = lines.every(([array, at]) => {
			this.line = line + looks.length // the listing gives each part a line
			const index = this.value(at)
			looks.push({array, index})
			return this.look(array, index) === 'FREE'
		})
		if (this.steps > SUSPECT_STEPS) this.seen.squares.push({row: this.frame.i, col: this.frame.k})
		this.tell('test', {free, looks})
		return free
	}

	/** A state that came back comes back for ever: the lower frames all wait at the same call. The one compared with is
	 * renewed ever more rarely, so that any period fits. */
	checkReturn() {
		if (this.steps < SUSPECT_STEPS) return
		const cells = Object.values(this.arrays).map(({cells}) => [...cells].sort(([a], [b]) => a - b))
		const key = JSON.stringify([this.N, this.frames, cells])
		if (key === this.seen.key) {
			const bySquare = new Map(this.seen.squares.map(square => [`${square.row} ${square.col}`, square]))
			this.halt({kind: 'endless', squares: [...bySquare.values()]})
		}
		if (this.steps >= this.seen.next) this.seen = {key, next: this.steps * 2, squares: []}
	}
}

const branch = isSo => (m, statement) => m.perform(isSo(m, statement) ? statement.then : (statement.otherwise ?? []))

const DO = {
	loop(m, {from, to, body}) {
		const name = m.filled.variable,
			first = m.value(from),
			last = (m.frame.until = m.value(to)), // kept with the call: it is part of the state
			line = m.line
		for (m.assign(name, first); m.read(name) <= last; m.assign(name, m.read(name) + 1)) {
			m.checkReturn()
			const returned = m.perform(body)
			if (returned) return returned
			m.line = line
		}
	},
	free: branch((m, {free}) => m.areFree(free)),
	equal: branch((m, {equal: [a, b]}) => m.value(a) === m.value(b)),
	succeeds: branch((m, {succeeds}) => m.succeeds(m.value(succeeds))),
	record(m) {
		const {target, value} = m.filled.record
		const held = value.flag ?? ('array' in value ? m.look('pos', m.value(value.index)) : m.value(value.expression))
		if ('name' in target) m.assign(target.name, held)
		else m.write(target.array, m.value(target.index), held)
	},
	set: (m, {set, at, to}) => m.write(set, m.value(at), to),
	return: (_, statement) => statement.return,
	print: (m, {print}) => void (m.printed = print),
}

/** @param {(event: string, told: any, machine: any) => void} [watch] */
export function run(filled, n, watch = () => {}) {
	const machine = new Machine(filled, n, watch)
	return {ending: machine.run(), machine}
}
