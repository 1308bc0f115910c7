// Reference implementation of the C core, independent of c/. The state is the queens (and the frontier's boards);
// arrays are rebuilt from them. Rows and columns count from 0; a board has each row's column, or -1.

export {KNOWN} from './known.js'

const STOPS_AT_FIRST_SOLUTION = ['wraparound', 'first']

/** Only `wraparound` has a start row; only `scan` and `flags` take fixed queens and blocked squares. */
export function* walk(search, n, {startRow = 0, given = [], blocked = []} = {}) {
	const byLevels = search === 'breadth-first'
	const state = {
		...stateOf(n, given),
		...{search, blocked},
		frontier: byLevels ? {level: 0, boards: [emptyBoard(n)], index: -1, found: []} : null,
	}
	yield after(state, 'start')
	const succeeded = yield* byLevels ? walkLevels(state) : visitNext(state, startRow)
	yield after(state, 'done', {verdict: outcome(search, succeeded)})
}

export function stateOf(n, given) {
	const queens = emptyBoard(n)
	for (const {row, col} of given) queens[row] = col
	const counters = {tests: 0, probes: 0, places: 0, removes: 0, checks: 0, solutions: 0}
	return {n, step: 0, queens, stack: [], counters, frontier: null}
}

const NONE = {row: null, col: null, verdict: null, by: null, emptied: null}
const COUNTED = {test: 'tests', place: 'places', remove: 'removes', check: 'checks', solution: 'solutions'}

export function after(state, kind, event = {}) {
	const {queens, stack, counters, frontier} = state
	if (kind !== 'start') state.step++
	if (kind in COUNTED) counters[COUNTED[kind]]++
	return {
		step: state.step,
		event: {kind, ...NONE, ...event},
		queens: [...queens],
		stack: stack.map(frame => ({...frame})),
		counters: {...counters},
		frontier: frontier && {
			level: frontier.level,
			size: frontier.boards.length,
			index: frontier.index,
			found: frontier.found.length,
		},
	}
}

function rowAfter(queens, from) {
	const rows = [...queens.keys()].filter(row => queens[row] === -1)
	return rows.find(row => row >= from) ?? rows[0]
}

function* visitNext(state, from) {
	if (state.queens.includes(-1)) return yield* visit(state, rowAfter(state.queens, from))
	yield after(state, 'solution')
	return STOPS_AT_FIRST_SOLUTION.includes(state.search)
}

function* visit(state, row) {
	const {search, n, queens, stack} = state
	let succeeded = false

	yield* enter(state, row)
	for (let col = 0; col < n; col++) {
		if (!(yield* isFree(state, row, col))) continue

		queens[row] = col
		yield after(state, 'place', {row, col})

		succeeded = yield* visitNext(state, row)
		if (succeeded) break

		queens[row] = -1
		yield after(state, 'remove', {row, col})
	}

	stack.pop()
	yield after(state, 'leave', {row, verdict: outcome(search, succeeded)})
	return succeeded
}

function* walkLevels(state) {
	const {n, frontier} = state
	for (let row = 0; row < n; row++) {
		for (frontier.index = 0; frontier.index < frontier.boards.length; frontier.index++)
			yield* extend(state, frontier.boards[frontier.index], row)
		Object.assign(frontier, {level: row + 1, boards: frontier.found, index: -1, found: []})
		state.queens = emptyBoard(n)
		yield after(state, 'level', {row})
	}
}

function* extend(state, board, row) {
	const {n, frontier, stack} = state
	state.queens = board
	yield* enter(state, row)
	for (let col = 0; col < n; col++) {
		state.queens = board
		if (!(yield* isFree(state, row, col))) continue

		state.queens = board.map((old, r) => (r === row ? col : old))
		frontier.found.push(state.queens)
		yield after(state, 'place', {row, col})
		if (row === n - 1) yield after(state, 'solution')
	}

	state.queens = board
	stack.pop()
	yield after(state, 'leave', {row})
}

const outcome = (search, succeeded) =>
	STOPS_AT_FIRST_SOLUTION.includes(search) ? (succeeded ? 'success' : 'failure') : null

function* enter(state, row) {
	state.stack.push({row, col: -1})
	yield after(state, 'enter', {row})
}

function* isFree(state, row, col) {
	const {search, queens, stack, counters, blocked} = state,
		isBlocked = blocked.some(square => square.row === row && square.col === col),
		{probes, by} = isBlocked ? {probes: 0, by: null} : TESTS[search](queens, row, col),
		verdict = isBlocked ? 'closed' : by ? 'attacked' : 'free'
	stack.at(-1).col = col
	counters.probes += probes
	yield after(state, 'test', {row, col, verdict, by})
	return verdict === 'free'
}

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

function firstTakenLine(search, queens, row, col) {
	const held = arrays(search, {queens}).slice(-3)
	for (const [i, [, line, indexOf]] of FLAGS[search].entries())
		if (read(held[i], indexOf(row, col, queens.length)) === 1) {
			const queen = placed(queens).find(queen => attacks(queen.row, queen.col, row, col) === line)
			return {probes: i + 1, by: {...queen, line}}
		}
	return {probes: 3, by: null}
}

export const arrays = (search, {queens}) => ARRAYS[search](queens, queens.length)

const BORDER = 2

function marked(name, first, length, queens, indexOf) {
	const array = {name, first, values: Array(length).fill(0)}
	for (const {row, col} of placed(queens)) array.values[inBounds(array, indexOf(row, col))] = 1
	return array
}

const ARRAYS = {
	scan(queens, n) {
		const width = n + 2,
			isInside = i => (i % width) % (n + 1) > 0 && Math.floor(i / width) % (n + 1) > 0
		const board = marked('board', 0, width * width, queens, (row, col) => borderedIndex(n, row, col))
		return [{...board, values: board.values.map((value, i) => (isInside(i) ? value : BORDER))}]
	},

	flags: queens => flagsOf('flags', 0, queens),

	wraparound: (queens, n) => [marked('board', 0, n * n, queens, (row, col) => row * n + col)],

	'breadth-first': () => [],

	first: queens => [{name: 'pos', first: 1, values: queens.map(col => col + 1)}, ...flagsOf('first', 1, queens)],
}

const borderedIndex = (n, row, col) => col + 1 + (row + 1) * (n + 2)

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

export const placed = queens => queens.map((col, row) => ({row, col})).filter(({col}) => col !== -1)

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
