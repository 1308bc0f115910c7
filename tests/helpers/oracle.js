// Reference implementation of the C core, independent of c/. The state is the queens (and the frontier's boards);
// arrays are rebuilt from them. Rows and columns count from 0; a board has each row's column, or -1.

export {KNOWN} from './known.js'

const STOPS_AT_FIRST_SOLUTION = ['wraparound', 'first', 'completion']

/** Only `wraparound` has a start row; only `scan`, `flags` and `completion` take fixed queens and blocked squares. */
export function* walk(search, n, {startRow = 0, given = [], blocked = []} = {}) {
	const allowed = [...SEARCHES, 'completion']
	if (!allowed.includes(search)) throw new RangeError(`search is ${search}; allowed: ${allowed.join(', ')}`)
	const byLevels = search === 'breadth-first'
	const state = {
		...{search, n, step: 0, queens: emptyBoard(n), stack: [], blocked},
		counters: {tests: 0, probes: 0, places: 0, removes: 0, checks: 0, solutions: 0},
		frontier: byLevels ? {level: 0, boards: [emptyBoard(n)], index: -1, found: []} : null,
	}
	for (const {row, col} of given) state.queens[row] = col
	yield moment(state, {kind: 'start'})
	const succeeded = yield* byLevels ? walkLevels(state) : visitNext(state, startRow)
	yield after(state, {kind: 'done', verdict: outcome(search, succeeded)})
}

const rowsWithout = queens => [...queens.keys()].filter(row => queens[row] === -1)

const left = ({n, blocked}, queens, row) =>
	[...Array(n).keys()].filter(
		col => !isAmong(blocked, row, col) && placed(queens).every(q => !attacks(q.row, q.col, row, col)),
	)

const isAmong = (squares, row, col) => squares.some(square => square.row === row && square.col === col)

function rowAfter({search, n, queens, ...state}, from) {
	const rows = rowsWithout(queens),
		count = row => left({n, ...state}, queens, row).length
	if (search === 'completion') return rows.find(row => rows.every(other => count(row) <= count(other)))
	return [...rows.filter(row => row >= from), ...rows][0]
}

/** True if the search ends with its only solution. */
function* visitNext(state, from) {
	const {search, queens, counters} = state
	if (queens.includes(-1)) return yield* visit(state, rowAfter(state, from))
	counters.solutions++
	yield after(state, {kind: 'solution'})
	return STOPS_AT_FIRST_SOLUTION.includes(search)
}

function* visit(state, row) {
	const {search, n, queens, stack, counters} = state
	let succeeded = false

	yield* enter(state, row)
	for (const col of search === 'completion' ? left(state, queens, row) : Array(n).keys()) {
		if (!(yield* isFree(state, row, col))) continue

		queens[row] = col
		counters.places++
		yield after(state, {kind: 'place', row, col})

		succeeded = yield* visitNext(state, row)
		// These tutorials show the finished board, so the queens stay.
		if (succeeded) break

		queens[row] = -1
		counters.removes++
		yield after(state, {kind: 'remove', row, col})
	}

	stack.pop()
	yield after(state, {kind: 'leave', row, verdict: outcome(search, succeeded)})
	return succeeded
}

function* walkLevels(state) {
	const {n, frontier} = state
	for (let row = 0; row < n; row++) {
		for (frontier.index = 0; frontier.index < frontier.boards.length; frontier.index++)
			yield* extend(state, frontier.boards[frontier.index], row)
		Object.assign(frontier, {level: row + 1, boards: frontier.found, index: -1, found: []})
		// No board is being extended between two levels.
		state.queens = emptyBoard(n)
		yield after(state, {kind: 'level', row})
	}
}

function* extend(state, board, row) {
	const {n, frontier, stack, counters} = state
	state.queens = board
	yield* enter(state, row)
	for (let col = 0; col < n; col++) {
		// The next column is tested on the old board: nothing is removed.
		state.queens = board
		if (!(yield* isFree(state, row, col))) continue

		state.queens = board.map((old, r) => (r === row ? col : old))
		frontier.found.push(state.queens)
		counters.places++
		yield after(state, {kind: 'place', row, col})

		if (row === n - 1) {
			counters.solutions++
			yield after(state, {kind: 'solution'})
		}
	}

	state.queens = board
	stack.pop()
	yield after(state, {kind: 'leave', row})
}

const outcome = (search, succeeded) =>
	STOPS_AT_FIRST_SOLUTION.includes(search) ? (succeeded ? 'success' : 'failure') : null

function* enter(state, row) {
	state.stack.push({row, col: -1})
	yield after(state, {kind: 'enter', row})
}

function* isFree(state, row, col) {
	const {stack, counters} = state,
		{probes, verdict, ...why} = tested(state, row, col)
	stack[stack.length - 1] = {row, col}
	counters.tests++
	counters.probes += probes
	yield after(state, {kind: 'test', row, col, verdict, ...why})
	return verdict === 'free'
}

function tested({search, n, queens, blocked}, row, col) {
	if (isAmong(blocked, row, col)) return {probes: 0, verdict: 'closed'}
	if (search !== 'completion') {
		const {probes, by} = TESTS[search](queens, row, col)
		return {probes, verdict: by === null ? 'free' : 'attacked', by}
	}
	const extended = Object.assign([...queens], {[row]: col}),
		others = rowsWithout(extended),
		at = others.findIndex(other => left({n, blocked}, extended, other).length === 0)
	return at < 0 ? {probes: others.length, verdict: 'free'} : {probes: at + 1, verdict: 'empties', emptied: others[at]}
}

function after(state, event) {
	state.step++
	return moment(state, event)
}

/** The number of free squares of each row; for each square 1 if free, else 0. */
function leftArrays(state) {
	const {n, queens} = state,
		rows = queens.map((col, row) => (col < 0 ? left(state, queens, row) : []))
	return [
		{name: 'left', values: rows.map(({length}) => length)},
		{name: 'squares', values: rows.flatMap(cols => Array.from({length: n}, (_, col) => Number(cols.includes(col))))},
	]
}

function moment(state, event) {
	const {search, step, queens, stack, counters, frontier} = state,
		{kind, row = null, col = null, verdict = null, by = null, emptied = null} = event
	return {
		...(search === 'completion' ? {arrays: leftArrays(state)} : {}),
		step,
		event: {kind, row, col, verdict, by: by && {...by}, emptied},
		queens: [...queens],
		stack: [...stack],
		counters: {...counters},
		frontier: frontier && {
			level: frontier.level,
			size: frontier.boards.length,
			index: frontier.index,
			found: frontier.found.length,
		},
	}
}

/** probes: number of array reads; by: the attacking queen found first, or null. */
const TESTS = {
	scan(queens, row, col) {
		const n = queens.length,
			width = n + 2,
			[board] = arrays('scan', {queens}),
			tested = borderedIndex(n, row, col)
		const down = {row: 1, column: width, antidiagonal: width - 1, diagonal: width + 1},
			up = {row: 1, column: -width, diagonal: -width - 1, antidiagonal: -width + 1}
		let probes = 0
		for (const queen of placed(queens))
			for (const [line, stride] of Object.entries(queen.row < row ? down : up))
				for (let index = borderedIndex(n, queen.row, queen.col), square; square !== BORDER; ) {
					index += stride
					square = read(board, index)
					probes++
					if (index === tested) return {probes, by: {...queen, line}}
				}
		return {probes, by: null}
	},

	flags: (queens, row, col) => firstTakenLine('flags', queens, row, col),

	wraparound(queens, row, col) {
		const n = queens.length,
			[board] = arrays('wraparound', {queens})
		let probes = 0
		for (const [line, down, right] of EIGHT_DIRECTIONS)
			for (let r = row + down, c = col + right; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right) {
				probes++
				if (read(board, r * n + c) === 1) return {probes, by: {row: r, col: c, line}}
			}
		return {probes, by: null}
	},

	'breadth-first'(queens, row, col) {
		let probes = 0
		for (const queen of placed(queens)) {
			probes++
			const earlier = read({name: 'queens', first: 0, values: queens}, queen.row)
			if (earlier === col || Math.abs(earlier - col) === Math.abs(queen.row - row))
				return {probes, by: {...queen, line: attacks(queen.row, queen.col, row, col)}}
		}
		return {probes, by: null}
	},

	first: (queens, row, col) => firstTakenLine('first', queens, row, col),
}

export const SEARCHES = Object.keys(TESTS)

const EIGHT_DIRECTIONS = [-1, 0, 1]
	.flatMap(down => [-1, 0, 1].map(right => [attacks(0, 0, down, right), down, right]))
	.filter(([line]) => line)

const FLAGS = {
	flags: [
		['cols', 'column', (_, col) => col],
		['diags1', 'diagonal', (row, col, n) => row - col + n - 1],
		['diags2', 'antidiagonal', (row, col) => row + col],
	],
	first: [
		['col', 'column', (_, col) => col + 1],
		['upwd', 'antidiagonal', (row, col) => row + col + 1],
		['downwd', 'diagonal', (row, col, n) => row - col + n],
	],
}

const flagsOf = (search, first, queens) =>
	FLAGS[search].map(([name, line, indexOf]) => {
		const n = queens.length
		return marked(name, first, line === 'column' ? n : 2 * n - 1, queens, (row, col) => indexOf(row, col, n))
	})

/** Arrays only record that a line is occupied. */
function firstTakenLine(search, queens, row, col) {
	const held = arrays(search, {queens}).slice(-3)
	for (const [i, [, line, indexOf]] of FLAGS[search].entries())
		if (read(held[i], indexOf(row, col, queens.length)) === 1) {
			const queen = placed(queens).find(queen => attacks(queen.row, queen.col, row, col) === line)
			return {probes: i + 1, by: {...queen, line}}
		}
	return {probes: 3, by: null}
}

/** first: index of values[0]. */
export const arrays = (search, {queens}) => ARRAYS[search](queens, queens.length)

const BORDER = 2

function marked(name, first, length, queens, indexOf) {
	const array = {name, first, values: Array(length).fill(0)}
	for (const {row, col} of placed(queens)) array.values[inBounds(array, indexOf(row, col))] = 1
	return array
}

const ARRAYS = {
	/** 0 means EMPTY, 1 QUEEN. */
	scan(queens, n) {
		const width = n + 2,
			isInside = i => (i % width) % (n + 1) > 0 && Math.floor(i / width) % (n + 1) > 0
		const board = marked('board', 0, width * width, queens, (row, col) => borderedIndex(n, row, col))
		return [{...board, values: board.values.map((value, i) => (isInside(i) ? value : BORDER))}]
	},

	flags: queens => flagsOf('flags', 0, queens),

	wraparound: (queens, n) => [marked('board', 0, n * n, queens, (row, col) => row * n + col)],

	'breadth-first': () => [],

	/** 1 means NOT_FREE, 0 FREE; in pos, 0 means no queen. */
	first: queens => [{name: 'pos', first: 1, values: queens.map(col => col + 1)}, ...flagsOf('first', 1, queens)],
}

const borderedIndex = (n, row, col) => col + 1 + (row + 1) * (n + 2)

/** JavaScript's arrays have no bounds. */
function inBounds(array, index) {
	const i = index - array.first
	if (array.values[i] === undefined) throw new RangeError(`${array.name}[${index}] does not exist`)
	return i
}

let seen = null

function read(array, index) {
	seen?.push({name: array.name, index})
	return array.values[inBounds(array, index)]
}

export function looks(search, queens, row, col) {
	const all = (seen = [])
	TESTS[search](queens, row, col)
	seen = null
	return all
}

const emptyBoard = n => Array(n).fill(-1)

const placed = queens => queens.map((col, row) => ({row, col})).filter(({col}) => col !== -1)

export function attacks(r1, c1, r2, c2) {
	if (r1 === r2 && c1 === c2) return null
	if (r1 === r2) return 'row'
	if (c1 === c2) return 'column'
	if (r1 - c1 === r2 - c2) return 'diagonal'
	if (r1 + c1 === r2 + c2) return 'antidiagonal'
	return null
}

export function attackers(queens) {
	const n = queens.length
	return Array.from({length: n * n}, (_, square) =>
		placed(queens)
			.filter(({row, col}) => attacks(row, col, Math.floor(square / n), square % n) !== null)
			.reduce((set, {row}) => set + 2 ** row, 0),
	)
}

export const solutions = n => [...completions([], n)]

function* completions(board, n) {
	const row = board.length
	if (row === n) return void (yield board)
	for (let col = 0; col < n; col++)
		if (board.every((queenCol, queenRow) => attacks(queenRow, queenCol, row, col) === null))
			yield* completions([...board, col], n)
}

/** Cut columns are bits. */
export function tree({n, startRow = 0}, path = []) {
	const row = depth => (startRow + depth) % n,
		isCut = col => path.some((other, depth) => attacks(row(depth), other, row(path.length), col) !== null),
		tried = path.length === n ? [] : [...Array(n).keys()]
	const next = path.length === n ? -1 : row(path.length),
		children = tried.filter(col => !isCut(col)).map(col => tree({n, startRow}, [...path, col]))
	const nodes = [1, ...Array(n - path.length).fill(0)]
	for (const child of children) child.nodes.forEach((count, depth) => (nodes[depth + 1] += count))
	return {
		col: path.at(-1) ?? -1,
		row: next,
		cut: tried.filter(isCut).reduce((bits, col) => bits + 2 ** col, 0),
		nodes,
		children,
	}
}
