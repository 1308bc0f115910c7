// The slow and obvious twin of the C core: the five searches, the attack rule, all solutions, and the
// known numbers. Tests compare the fast core with it, so it is written to be believed by reading it.
//
// Invariant: nothing here is clever and nothing comes from c/. The queens (and the frontier's boards) are
// the only state; every array a search looks at is built anew from them, and every walk really walks.
// Rows and columns are 0-based; a board is an array with the queen's column for each row, or -1.

export const SEARCHES = ['scan', 'flags', 'wraparound', 'breadth-first', 'first']

const STOPS_AT_FIRST_SOLUTION = ['wraparound', 'first']

// ---- The walk -------------------------------------------------------------------------------------------

// Yields the moment before anything happened, then the moment after each event. Every moment is made of
// fresh objects but for the frames, which nothing changes. Only `wraparound` has a start row; the others ignore it.
export function* walk(search, n, { startRow = 0 } = {}) {
	if (!SEARCHES.includes(search)) throw new RangeError(`search is ${search}; allowed: ${SEARCHES.join(', ')}`)

	const state = {
		search,
		n,
		step: 0,
		queens: emptyBoard(n),
		stack: [],
		counters: { tests: 0, probes: 0, places: 0, removes: 0, solutions: 0 },
		frontier: null,
	}
	if (search === 'breadth-first') {
		state.frontier = { level: 0, boards: [emptyBoard(n)], index: -1, found: [] }
	}

	yield moment(state, { kind: 'start' })
	if (search === 'breadth-first') {
		yield* walkLevels(state)
		yield after(state, { kind: 'done' })
	} else {
		const succeeded = yield* visit(state, search === 'wraparound' ? startRow : 0)
		yield after(state, { kind: 'done', verdict: outcome(search, succeeded) })
	}
}

// Returns whether the search is over because it has the one solution it wanted.
function* visit(state, row) {
	const { search, n, queens, stack, counters } = state
	let succeeded = false

	stack.push({ row, col: -1 })
	yield after(state, { kind: 'enter', row })

	for (let col = 0; col < n; col++) {
		stack[stack.length - 1] = { row, col }
		const attacker = testSquare(state, row, col)
		yield after(state, testEvent(row, col, attacker))
		if (attacker !== null) continue

		queens[row] = col
		counters.places++
		yield after(state, { kind: 'place', row, col })

		if (!queens.includes(-1)) {
			counters.solutions++
			yield after(state, { kind: 'solution' })
			succeeded = STOPS_AT_FIRST_SOLUTION.includes(search)
		} else {
			succeeded = yield* visit(state, search === 'wraparound' ? (row + 1) % n : row + 1)
		}
		// The tutorials that stop here show the finished board, so the queens stay where they are.
		if (succeeded) break

		queens[row] = -1
		counters.removes++
		yield after(state, { kind: 'remove', row, col })
	}

	stack.pop()
	yield after(state, { kind: 'leave', row, verdict: outcome(search, succeeded) })
	return succeeded
}

function* walkLevels(state) {
	const { n, frontier, stack, counters } = state

	for (let row = 0; row < n; row++) {
		for (let index = 0; index < frontier.boards.length; index++) {
			const board = frontier.boards[index]

			frontier.index = index
			state.queens = board
			stack.push({ row, col: -1 })
			yield after(state, { kind: 'enter', row })

			for (let col = 0; col < n; col++) {
				stack[stack.length - 1] = { row, col }
				// Extending made a new board; the next column is tried on the old one, so nothing is removed.
				state.queens = board
				const attacker = testSquare(state, row, col)
				yield after(state, testEvent(row, col, attacker))
				if (attacker !== null) continue

				const extended = [...board]
				extended[row] = col
				frontier.found.push(extended)
				state.queens = extended
				counters.places++
				yield after(state, { kind: 'place', row, col })

				if (row === n - 1) {
					counters.solutions++
					yield after(state, { kind: 'solution' })
				}
			}

			state.queens = board
			stack.pop()
			yield after(state, { kind: 'leave', row })
		}

		frontier.level = row + 1
		frontier.boards = frontier.found
		frontier.index = -1
		frontier.found = []
		// Between two levels no single board is at work.
		state.queens = emptyBoard(n)
		yield after(state, { kind: 'level', row })
	}
}

function outcome(search, succeeded) {
	if (!STOPS_AT_FIRST_SOLUTION.includes(search)) return null
	return succeeded ? 'success' : 'failure'
}

function testEvent(row, col, attacker) {
	return { kind: 'test', row, col, verdict: attacker === null ? 'free' : 'attacked', by: attacker }
}

function after(state, event) {
	state.step++
	return moment(state, event)
}

function moment(
	{ step, queens, stack, counters, frontier },
	{ kind, row = null, col = null, verdict = null, by = null },
) {
	return {
		step,
		event: { kind, row, col, verdict, by: by === null ? null : { ...by } },
		queens: [...queens],
		stack: [...stack],
		counters: { ...counters },
		frontier:
			frontier === null
				? null
				: {
						level: frontier.level,
						size: frontier.boards.length,
						index: frontier.index,
						found: frontier.found.length,
					},
	}
}

// ---- How each search tests a square ---------------------------------------------------------------------
// Each way returns the number of looks it took and the queen it found first: { probes, by }, by null if free.

function testSquare({ search, queens, counters }, row, col) {
	const { probes, by } = TESTS[search](queens, row, col)
	counters.tests++
	counters.probes += probes
	return by
}

const TESTS = {
	scan: testByScan,
	flags: testByFlags,
	wraparound: testByEightDirections,
	'breadth-first': testByEarlierQueens,
	first: testByExamArrays,
}

function testByScan(queens, row, col) {
	const n = queens.length
	const width = n + 2
	const [board] = scanArrays(queens)
	const tested = borderedIndex(n, row, col)
	const lines = [
		{ line: 'row', stride: 1 },
		{ line: 'column', stride: width },
		{ line: 'antidiagonal', stride: width - 1 },
		{ line: 'diagonal', stride: width + 1 },
	]
	let probes = 0

	for (const queen of placed(queens)) {
		for (const { line, stride } of lines) {
			let index = borderedIndex(n, queen.row, queen.col)
			let square
			do {
				index += stride
				square = look(board, index)
				probes++
				if (index === tested) return { probes, by: { ...queen, line } }
			} while (square !== BORDER)
		}
	}
	return { probes, by: null }
}

function testByFlags(queens, row, col) {
	const n = queens.length
	const [cols, diags1, diags2] = flagsArrays(queens)
	return firstTakenLine(queens, row, col, [
		{ line: 'column', array: cols, index: col },
		{ line: 'diagonal', array: diags1, index: row - col + n - 1 },
		{ line: 'antidiagonal', array: diags2, index: row + col },
	])
}

function testByExamArrays(queens, row, col) {
	const n = queens.length
	const i = row + 1
	const k = col + 1
	const [, colArray, upwd, downwd] = firstArrays(queens)
	return firstTakenLine(queens, row, col, [
		{ line: 'column', array: colArray, index: k },
		{ line: 'antidiagonal', array: upwd, index: i + k - 1 },
		{ line: 'diagonal', array: downwd, index: i - k + n },
	])
}

// An array only says that a line is taken; a reader also wants to know by whom.
function firstTakenLine(queens, row, col, looks) {
	let probes = 0
	for (const { line, array, index } of looks) {
		probes++
		if (look(array, index) === 1) {
			const queen = placed(queens).find(q => attacks(q.row, q.col, row, col) === line)
			return { probes, by: { ...queen, line } }
		}
	}
	return { probes, by: null }
}

function testByEightDirections(queens, row, col) {
	const n = queens.length
	const [board] = wraparoundArrays(queens)
	const directions = [
		{ line: 'diagonal', down: -1, right: -1 },
		{ line: 'column', down: -1, right: 0 },
		{ line: 'antidiagonal', down: -1, right: 1 },
		{ line: 'row', down: 0, right: -1 },
		{ line: 'row', down: 0, right: 1 },
		{ line: 'antidiagonal', down: 1, right: -1 },
		{ line: 'column', down: 1, right: 0 },
		{ line: 'diagonal', down: 1, right: 1 },
	]
	let probes = 0

	for (const { line, down, right } of directions) {
		let r = row + down
		let c = col + right
		while (r >= 0 && r < n && c >= 0 && c < n) {
			probes++
			if (look(board, r * n + c) === 1) return { probes, by: { row: r, col: c, line } }
			r += down
			c += right
		}
	}
	return { probes, by: null }
}

function testByEarlierQueens(queens, row, col) {
	const board = { name: 'queens', first: 0, values: queens }
	let probes = 0
	for (const queen of placed(queens)) {
		probes++
		const earlier = look(board, queen.row)
		const sameColumn = earlier === col
		const sameDistance = Math.abs(earlier - col) === Math.abs(queen.row - row)
		if (sameColumn || sameDistance) {
			return { probes, by: { ...queen, line: attacks(queen.row, queen.col, row, col) } }
		}
	}
	return { probes, by: null }
}

// ---- The searches' own arrays ---------------------------------------------------------------------------

// The arrays as the tutorial would hold them at that moment: { name, first, values }, where `first` is the
// index the tutorial gives to values[0].
export function arrays(search, { queens }, n) {
	if (queens.length !== n) throw new RangeError(`n is ${n}, but the moment has ${queens.length} rows`)
	switch (search) {
		case 'scan':
			return scanArrays(queens)
		case 'flags':
			return flagsArrays(queens)
		case 'wraparound':
			return wraparoundArrays(queens)
		case 'first':
			return firstArrays(queens)
		case 'breadth-first':
			return []
		default:
			throw new RangeError(`search is ${search}; allowed: ${SEARCHES.join(', ')}`)
	}
}

const EMPTY = 0
const QUEEN = 1
const BORDER = 2

function scanArrays(queens) {
	const n = queens.length
	const board = zeros('board', 0, (n + 2) * (n + 2))
	for (let y = 0; y < n + 2; y++) {
		for (let x = 0; x < n + 2; x++) {
			const inside = x >= 1 && x <= n && y >= 1 && y <= n
			store(board, x + y * (n + 2), inside ? EMPTY : BORDER)
		}
	}
	for (const { row, col } of placed(queens)) store(board, borderedIndex(n, row, col), QUEEN)
	return [board]
}

function borderedIndex(n, row, col) {
	const x = col + 1
	const y = row + 1
	return x + y * (n + 2)
}

function flagsArrays(queens) {
	const n = queens.length
	const cols = zeros('cols', 0, n)
	const diags1 = zeros('diags1', 0, 2 * n - 1)
	const diags2 = zeros('diags2', 0, 2 * n - 1)
	for (const { row, col } of placed(queens)) {
		store(cols, col, 1)
		store(diags1, row - col + n - 1, 1)
		store(diags2, row + col, 1)
	}
	return [cols, diags1, diags2]
}

// 1 stands for NOT_FREE, 0 for FREE; in pos, 0 stands for a row without a queen.
function firstArrays(queens) {
	const n = queens.length
	const pos = zeros('pos', 1, n)
	const col = zeros('col', 1, n)
	const upwd = zeros('upwd', 1, 2 * n - 1)
	const downwd = zeros('downwd', 1, 2 * n - 1)
	for (const queen of placed(queens)) {
		const i = queen.row + 1
		const k = queen.col + 1
		store(pos, i, k)
		store(col, k, 1)
		store(upwd, i + k - 1, 1)
		store(downwd, i - k + n, 1)
	}
	return [pos, col, upwd, downwd]
}

function wraparoundArrays(queens) {
	const n = queens.length
	const board = zeros('board', 0, n * n)
	for (const { row, col } of placed(queens)) store(board, row * n + col, 1)
	return [board]
}

function zeros(name, first, length) {
	return { name, first, values: Array(length).fill(0) }
}

// JavaScript arrays answer any index; the tutorials' do not, and a slip must not pass for an empty square.
function inBounds(array, index) {
	const i = index - array.first
	if (array.values[i] === undefined) throw new RangeError(`${array.name}[${index}] does not exist`)
	return i
}

function look(array, index) {
	seen?.push({ name: array.name, index })
	return array.values[inBounds(array, index)]
}

// What is looked at while somebody watches.
let seen = null

// The looks of one test, in order: { name, index }, the index as the tutorial gives it.
export function looks(search, queens, row, col) {
	seen = []
	TESTS[search](queens, row, col)
	const all = seen
	seen = null
	return all
}

function store(array, index, value) {
	array.values[inBounds(array, index)] = value
}

// ---- Boards and attacks ---------------------------------------------------------------------------------

function emptyBoard(n) {
	return Array(n).fill(-1)
}

// The queens that stand on the board, top row first.
function placed(queens) {
	return queens.map((col, row) => ({ row, col })).filter(({ col }) => col !== -1)
}

// The line along which a queen on one square attacks the other; null also for a square and itself.
// A queen between the two does not shield: in a search no two standing queens ever share a line.
export function attacks(r1, c1, r2, c2) {
	if (r1 === r2 && c1 === c2) return null
	if (r1 === r2) return 'row'
	if (c1 === c2) return 'column'
	if (r1 - c1 === r2 - c2) return 'diagonal'
	if (r1 + c1 === r2 + c2) return 'antidiagonal'
	return null
}

// For each square, row by row, the set of rows whose queen attacks it, as an unsigned 32-bit number. Adding
// powers of two stays unsigned at row 31, where JavaScript's own bit operators would turn negative.
export function attackers(queens) {
	const n = queens.length
	const squares = []
	for (let row = 0; row < n; row++) {
		for (let col = 0; col < n; col++) {
			let set = 0
			for (const queen of placed(queens)) {
				if (attacks(queen.row, queen.col, row, col) !== null) set += 2 ** queen.row
			}
			squares.push(set)
		}
	}
	return squares
}

// All solution boards in lexicographic order, without any of the five searches.
export function solutions(n) {
	return [...completions([], n)]
}

function* completions(board, n) {
	if (board.length === n) {
		yield board
		return
	}
	const row = board.length
	for (let col = 0; col < n; col++) {
		const attacked = board.some((queenCol, queenRow) => attacks(queenRow, queenCol, row, col) !== null)
		if (!attacked) yield* completions([...board, col], n)
	}
}

// ---- Known numbers --------------------------------------------------------------------------------------

// Published or checked elsewhere, never computed here: they are what the oracle itself is held against.
export const KNOWN = {
	// By n: all solutions (OEIS A000170). BigInt, because the last ones do not fit a double.
	solutionCount: {
		1: 1n,
		2: 0n,
		3: 0n,
		4: 2n,
		5: 10n,
		6: 4n,
		7: 40n,
		8: 92n,
		9: 352n,
		10: 724n,
		11: 2680n,
		12: 14200n,
		13: 73712n,
		14: 365596n,
		15: 2279184n,
		16: 14772512n,
		17: 95815104n,
		18: 666090624n,
		19: 4968057848n,
		20: 39029188884n,
		21: 314666222712n,
		22: 2691008701644n,
		23: 24233937684440n,
		24: 227514171973736n,
		25: 2207893435808352n,
		26: 22317699616364044n,
		27: 234907967154122528n,
	},

	// By n: solutions up to rotation and reflection (OEIS A002562).
	fundamentalCount: {
		1: 1n,
		2: 0n,
		3: 0n,
		4: 1n,
		5: 2n,
		6: 1n,
		7: 6n,
		8: 12n,
		9: 46n,
		10: 92n,
		11: 341n,
		12: 1787n,
		13: 9233n,
		14: 45752n,
		15: 285053n,
		16: 1846955n,
		17: 11977939n,
		18: 83263591n,
		19: 621012754n,
		20: 4878666808n,
		21: 39333324973n,
		22: 336376244042n,
		23: 3029242658210n,
		24: 28439272956934n,
		25: 275986683743434n,
		26: 2789712466510289n,
		27: 29363495934315694n,
	},

	// Whole walks: the counters at `done`, and its verdict. Breadth-first never takes a queen back.
	walkCounts: [
		{ search: 'scan', n: 4, startRow: 0, tests: 60, places: 16, removes: 16, solutions: 2, verdict: null },
		{ search: 'scan', n: 5, startRow: 0, tests: 220, places: 53, removes: 53, solutions: 10, verdict: null },
		{ search: 'scan', n: 6, startRow: 0, tests: 894, places: 152, removes: 152, solutions: 4, verdict: null },
		{ search: 'scan', n: 8, startRow: 0, tests: 15720, places: 2056, removes: 2056, solutions: 92, verdict: null },
		{ search: 'flags', n: 4, startRow: 0, tests: 60, places: 16, removes: 16, solutions: 2, verdict: null },
		{ search: 'flags', n: 5, startRow: 0, tests: 220, places: 53, removes: 53, solutions: 10, verdict: null },
		{ search: 'flags', n: 6, startRow: 0, tests: 894, places: 152, removes: 152, solutions: 4, verdict: null },
		{ search: 'flags', n: 8, startRow: 0, tests: 15720, places: 2056, removes: 2056, solutions: 92, verdict: null },
		{
			search: 'breadth-first',
			n: 8,
			startRow: 0,
			tests: 15720,
			places: 2056,
			removes: 0,
			solutions: 92,
			verdict: null,
		},
		{ search: 'first', n: 2, startRow: 0, tests: 6, places: 2, removes: 2, solutions: 0, verdict: 'failure' },
		{ search: 'first', n: 3, startRow: 0, tests: 18, places: 5, removes: 5, solutions: 0, verdict: 'failure' },
		{ search: 'first', n: 4, startRow: 0, tests: 26, places: 8, removes: 4, solutions: 1, verdict: 'success' },
		{ search: 'first', n: 8, startRow: 0, tests: 876, places: 113, removes: 105, solutions: 1, verdict: 'success' },
		{
			search: 'wraparound',
			n: 8,
			startRow: 0,
			tests: 876,
			places: 113,
			removes: 105,
			solutions: 1,
			verdict: 'success',
		},
		{ search: 'wraparound', n: 8, startRow: 3, tests: 60, places: 11, removes: 3, solutions: 1, verdict: 'success' },
		{ search: 'wraparound', n: 8, startRow: 7, tests: 324, places: 44, removes: 36, solutions: 1, verdict: 'success' },
	],

	// By n, then by queens placed: boards in the breadth-first frontier.
	frontierSizes: { 8: [1, 8, 42, 140, 344, 568, 550, 312, 92] },

	// By start row, at n = 8: the board that `wraparound` ends with (columns from 0).
	wraparoundBoards: {
		0: [0, 4, 7, 5, 2, 6, 1, 3],
		3: [5, 3, 6, 0, 2, 4, 1, 7],
		7: [2, 4, 1, 7, 5, 3, 6, 0],
	},

	// By n: pos of `first` at its SUCCESS (columns from 1).
	firstPositions: { 4: [2, 4, 1, 3], 8: [1, 5, 8, 6, 3, 7, 2, 4] },

	// The ends of the lexicographic list at n = 8 (columns from 0).
	firstSolution: { 8: [0, 4, 7, 5, 2, 6, 1, 3] },
	lastSolution: { 8: [7, 3, 0, 2, 5, 1, 6, 4] },

	// The orbits of the solutions at n = 8: how many classes have so many boards.
	classesByOrbitSize: { 8: { 8: 11, 4: 1 } },

	// By n: partial placements of row-by-row backtracking over all solutions, the empty board included.
	treeNodes: { 4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394, 10: 35539 },

	// The exam paper's example: queens at (1,1) and (2,3) of the 8×8 board, and the indices (from 1) that are
	// then NOT_FREE.
	examExample: {
		n: 8,
		queens: [0, 2, -1, -1, -1, -1, -1, -1],
		notFree: { col: [1, 3], upwd: [1, 4], downwd: [7, 8] },
	},
}
