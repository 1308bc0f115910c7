// Runs the program of program.js with answers in its blanks; `watch` receives each event (enter, test, place, remove,
// leave). It does not compute attacks.
//
// Invariants: no answer makes it throw. A run ends with success, failure, or an error at a line: an index `outside` its
// array, an `unset` variable, or a `long` run.

import {ARRAYS, LINE} from './program.js'
import {valueWith} from './reader.js'

/** Limit of executed lines: 18 times as many as the right program needs on the largest board. */
const MOST_STEPS = 40_000
const LAST_TESTS = 40

/** @returns {[array: string, at: (of: (letter: string) => number) => number][]} */
const looksOf = filled => [
	['col', of => of('k')],
	['upwd', of => of('i') + of('k') - 1],
	['downwd', of => valueWith(filled.line, of)],
]

export const readElements = (filled, n, {row, col}) =>
	looksOf(filled).map(([array, at]) => ({array, index: at(letter => ({i: row, k: col, N: n})[letter] ?? 0)}))

class Halt extends Error {
	constructor(ending) {
		super(ending.kind)
		this.ending = ending
	}
}

class Machine {
	steps = 0
	line = 0
	frames = [{}]
	arrays = {}
	tested = []

	constructor(filled, n, watch) {
		this.filled = filled
		this.looks = looksOf(filled)
		this.watch = watch
		this.N = n
	}

	get frame() {
		return this.frames.at(-1)
	}

	halt(ending) {
		throw new Halt({line: this.line, ...ending})
	}

	at(line) {
		this.line = line
		if (++this.steps <= MOST_STEPS) return
		const squares = new Map(this.tested.slice(-LAST_TESTS).map(square => [`${square.row} ${square.col}`, square]))
		this.halt({kind: 'long', squares: [...squares.values()]})
	}

	read = name => {
		const value = name === 'N' ? this.N : this.frame[name]
		return value === undefined ? this.halt({kind: 'unset', name}) : value
	}

	assign(name, value) {
		if (name === 'N') this.N = value
		else this.frame[name] = value
	}

	value = expression => valueWith(expression, this.read)

	within(name, index, writing) {
		const array = this.arrays[name],
			{i, k} = this.frame,
			size = Math.max(0, array.size)
		if (!(index >= 1 && index <= size)) this.halt({kind: 'outside', array: name, index, size, writing, i, k})
		return array
	}

	cell(array, index) {
		const {cells, first} = this.within(array, index, false)
		return cells.get(index) ?? first
	}

	write(array, index, value) {
		this.within(array, index, true).cells.set(index, value)
	}

	list(array) {
		return [...Array(this.arrays[array].size).keys()].map(i => this.cell(array, i + 1))
	}

	emit(event, more = {}) {
		this.watch(event, {i: this.frame.i, k: this.frame.k, line: this.line, ...more}, this)
	}

	main() {
		for (const name of ARRAYS) {
			const size = /wd$/.test(name) ? this.value(this.filled.size) : this.N
			this.arrays[name] = {size, first: name === 'pos' ? 0 : 'FREE', cells: new Map()}
		}
		this.at(LINE.begin)
		return this.search(this.value(this.filled.begin))
	}

	search(row) {
		this.frames.push({i: row})
		this.emit('enter')
		const free = this.columns()
		this.emit('leave', {free})
		this.frames.pop()
		return free
	}

	columns() {
		const {variable, from, to, next} = this.filled
		this.at(LINE.loop)
		const first = this.value(from),
			last = this.value(to)
		for (this.assign(variable, first); this.read(variable) <= last; this.assign(variable, this.read(variable) + 1)) {
			if (this.isFree()) {
				this.record()
				this.set(LINE.take, 'NOT_FREE')
				this.emit('place')
				this.at(LINE.last)
				if (this.read('i') === this.N) return true
				this.at(LINE.next)
				if (this.search(this.value(next))) return true
				this.at(LINE.remove)
				this.write('pos', this.read('i'), 0)
				this.set(LINE.free, 'FREE')
				this.emit('remove')
			}
			this.at(LINE.loop)
		}
		this.at(LINE.fail)
		return false
	}

	isFree() {
		const looks = []
		const free = this.looks.every(([array, at], i) => {
			this.at(LINE.test + i)
			const index = at(this.read)
			looks.push({array, index})
			return this.cell(array, index) === 'FREE'
		})
		this.tested.push({row: this.frame.i, col: this.frame.k})
		this.emit('test', {free, looks})
		return free
	}

	record() {
		this.at(LINE.record)
		const {target, value} = this.filled.record
		const held =
			value.flag ?? ('array' in value ? this.cell('pos', this.value(value.index)) : this.value(value.expression))
		if ('name' in target) this.assign(target.name, held)
		else this.write(target.array, this.value(target.index), held)
	}

	set(line, flag) {
		this.looks.forEach(([array, at], i) => {
			this.at(line + i)
			this.write(array, at(this.read), flag)
		})
	}
}

/** @param {(event: string, details: any, machine: any) => void} [watch] */
export function run(filled, n, watch = () => {}) {
	const machine = new Machine(filled, n, watch)
	try {
		return {ending: {kind: machine.main() ? 'success' : 'failure'}, machine}
	} catch (halt) {
		if (!(halt instanceof Halt)) throw halt
		return {ending: halt.ending, machine}
	}
}
