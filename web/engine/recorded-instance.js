// A recorded walk: the events of a program's trace, legal or not, with the interface of WalkInstance and moments like
// those of `flags`. An event that places a queen on an attacked square has a verdict and an attacker. If the row has a
// queen already, `queens` keeps the old queen.

import {kinds} from '#searches'
import {VERDICTS} from './moment.js'
import {sharedLine} from './squares.js'

const SPACING = 1024
const OUTSIDE = 63

const place = code => (code === 0 || code === OUTSIDE ? null : code - 1)

/** Number of values ≤ limit in an ascending list. */
function countUpTo(limit, length, valueAt) {
	let low = 0
	for (let high = length; low < high; ) {
		const middle = (low + high) >> 1
		if (valueAt(middle) <= limit) low = middle + 1
		else high = middle
	}
	return low
}

export class Recording {
	length = 0
	#words = new Uint32Array(1 << 12)

	constructor(most) {
		this.most = most
	}

	add(words) {
		const count = Math.min(words.length / 2, this.most - this.length)
		const needed = 2 * (this.length + count)
		if (needed > this.#words.length) {
			const larger = new Uint32Array(Math.max(needed, 2 * this.#words.length))
			larger.set(this.#words.subarray(0, 2 * this.length))
			this.#words = larger
		}
		this.#words.set(words.subarray(0, 2 * count), 2 * this.length)
		this.length += count
	}

	event(step) {
		const word = this.#words[2 * (step - 1)]
		return {kind: word & 15, row: place((word >> 4) & 63), col: place((word >> 10) & 63), how: (word >> 16) & 15}
	}

	line = step => (step === 0 ? 0 : this.#words[2 * step - 1])

	stepBy = line => countUpTo(line, this.length, i => this.line(i + 1))
}

class Board {
	replaced = null

	constructor(n, of = null) {
		this.n = n
		this.queens = of?.queens.slice() ?? Array(n).fill(-1)
		this.rows = [...(of?.rows ?? [])]
		this.open = of?.open ?? null
	}

	happen(kind, {row, col}) {
		this.replaced = null
		const isSquare = row !== null && col !== null && row < this.n && col < this.n
		if (kind === 'enter') this.open = row
		else if (kind === 'leave') this.open = null
		else if (kind === 'place' && isSquare) this.#place(row, col)
		else if (kind === 'remove' && isSquare) this.#remove(row, col)
	}

	#place(row, col) {
		if (this.queens[row] < 0) this.rows.push(row)
		else if (this.queens[row] !== col) this.replaced = {row, col: this.queens[row], line: 'row'}
		this.queens[row] = col
		this.open = null
	}

	#remove(row, col) {
		if (this.queens[row] !== col) return
		this.queens[row] = -1
		this.rows = this.rows.filter(other => other !== row)
		this.open = row
	}

	get shown() {
		const {replaced} = this
		return this.queens.map((col, row) => (row === replaced?.row ? replaced.col : col))
	}

	get standing() {
		return this.rows.map(row => ({row, col: this.queens[row]}))
	}
}

const NO_VERDICT = {verdict: null, by: null, emptied: null}

export class RecordedInstance {
	given = []
	blocked = []
	#recording
	#walk
	#step = 0
	#board
	#checkpoints = []
	#steps

	constructor(recording, n, walk) {
		this.n = n
		this.#recording = recording
		this.#walk = walk
		this.#board = new Board(n)
		this.#steps = kinds.map(() => [])
		const board = new Board(n)
		for (let step = 1; step <= recording.length; step++) {
			if ((step - 1) % SPACING === 0) this.#checkpoints.push(new Board(n, board))
			this.#happen(board, step)
			this.#steps[recording.event(step).kind].push(step)
		}
	}

	start = () => true
	extend = () => true
	known = () => this.#recording.length

	#happen(board, step) {
		const event = this.#recording.event(step)
		board.happen(kinds[event.kind], event)
	}

	#goTo(step) {
		const nearest = Math.min(Math.floor(step / SPACING), this.#checkpoints.length - 1)
		this.#board = new Board(this.n, this.#checkpoints[nearest])
		for (let at = nearest < 0 ? 1 : nearest * SPACING + 1; at <= step; at++) this.#happen(this.#board, at)
		this.#step = step
	}

	#stepsOf(what) {
		const lists = [what].flat().map(kind => this.#steps[kinds.indexOf(kind)] ?? [])
		return lists.length === 1 ? lists[0] : lists.flat().sort((a, b) => a - b)
	}

	#reach(step) {
		if (step !== undefined) this.#goTo(step)
		return step !== undefined
	}

	seek(what, ordinal) {
		if (what !== 'step') return this.#reach(this.#stepsOf(what)[ordinal - 1])
		this.#goTo(Math.min(ordinal, this.#recording.length))
		return ordinal <= this.#recording.length
	}

	find({kind, row, col}, after) {
		const isThere = step => {
			const event = this.#recording.event(step)
			return (row < 0 || event.row === row) && (col < 0 || event.col === col)
		}
		return this.#reach(this.#stepsOf(kind).find(step => step > after && isThere(step)))
	}

	#count = (what, step) => {
		const steps = this.#stepsOf(what)
		return countUpTo(step, steps.length, i => steps[i])
	}

	nextOrdinal = what => this.#count(what, this.#step) + 1
	previousOrdinal = what => this.#count(what, this.#step - 1)

	marks(what) {
		const {length} = this.#recording,
			spacing = Math.max(1, Math.ceil(length / 4000)),
			steps = this.#stepsOf(what),
			counts = new Float64Array(Math.ceil(length / spacing) + 1)
		for (const i of counts.keys()) counts[i] = countUpTo(i * spacing, steps.length, i => steps[i])
		return {spacing, known: length, counts}
	}

	treeAt = columns => this.#walk.treeAt(columns)
	treeNodes = moves => this.#walk.treeNodes(moves)

	moment() {
		const {n} = this,
			board = this.#board,
			event = this.#event(),
			rows = board.rows.concat(board.open ?? [])
		const stack = rows.map(row => ({row, col: board.queens[row] >= 0 ? board.queens[row] : (event.col ?? -1)}))
		const count = kind => this.#count(kind, this.#step)
		return {
			...{n, search: 'flags', startRow: 0, given: [], blocked: [], step: this.#step, event},
			...{queens: board.shown, attackers: this.#attackers(), stack, depth: stack.length, rows},
			counters: {
				...{tests: count('test'), probes: 0, places: count('place')},
				...{removes: count('remove'), checks: 0, solutions: count('solution')},
			},
			...{left: null, arrays: this.#arrays(), frontier: null},
			outcome: event.kind === 'done' ? 'count' : null,
		}
	}

	#event() {
		if (this.#step === 0) return {kind: 'start', row: null, col: null, ...NO_VERDICT}
		const recorded = this.#recording.event(this.#step),
			kind = kinds[recorded.kind],
			{row, col} = recorded
		const event = {kind, row, col, ...NO_VERDICT}
		if (!['test', 'place'].includes(kind) || row === null || col === null) return event
		const {replaced, standing} = this.#board,
			attacker = standing.find(queen => queen.row !== row && sharedLine(queen, event)),
			by = replaced ?? (attacker ? {...attacker, line: sharedLine(attacker, event)} : null)
		if (kind === 'place') return by ? {...event, verdict: 'attacked', by} : event
		const verdict = by ? 'attacked' : recorded.how > 2 ? VERDICTS[recorded.how] : 'free'
		return {...event, verdict: verdict === 'empties' ? 'free' : verdict, by}
	}

	#attackers() {
		const {n} = this,
			attackers = Array(n * n).fill(0)
		for (const queen of this.#board.standing)
			for (let square = 0; square < n * n; square++) {
				const at = {row: Math.floor(square / n), col: square % n}
				if (sharedLine(queen, at)) attackers[square] |= 1 << queen.row
			}
		return attackers.map(bits => bits >>> 0)
	}

	#arrays() {
		const {n} = this,
			{standing} = this.#board
		const array = (name, length, index) => {
			const cells = Array(length).fill(0)
			for (const queen of standing) cells[index(queen)] = 1
			return {name, lowest: 0, width: 0, cells}
		}
		return [
			array('cols', n, ({col}) => col),
			array('diags1', 2 * n - 1, ({row, col}) => row - col + n - 1),
			array('diags2', 2 * n - 1, ({row, col}) => row + col),
		]
	}
}
