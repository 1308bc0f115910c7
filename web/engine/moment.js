// A moment of a walk, all that a view needs, and how it is read from the report that c/wasm.c writes, in its order.

/**
 * @typedef {'start'|'enter'|'test'|'place'|'solution'|'remove'|'leave'|'level'|'check'|'scatter'|'move'|'done'} Kind
 * @typedef {'column'|'diagonal'|'antidiagonal'} Line
 * @typedef {{row: number, col: number, line: Line}} Attack  the queen that refuses a square, and along which line
 * @typedef {'free'|'attacked'|'closed'|'empties'|'success'|'failure'} Verdict  empties: a queen there would leave no
 *   square to a row
 * @typedef {{kind: Kind, row: number|null, col: number|null, verdict: Verdict|null, by: Attack|null,
 *   emptied: number|null}} Event  emptied: that row; of a search that enters columns too, row or col says which;
 *   what is checked is a whole board, and row and col the queen that another one attacks
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {{name: string, lowest: number, width: number, cells: number[]}} OwnArray  cells[i] is element lowest + i;
 *   width > 0: it pictures a board so wide
 * @typedef {{level: number, size: number, index: number|null, found: number, sizes: number[],
 *   next: number[][]}} Frontier  `size` boards of `level` queens, of which `index` is being extended, `found` boards of
 *   the next level so far, sizes by level, and the boards that come `next`
 * @typedef {{spacing: number, pairs: number[], known: number}} Course  the pairs that attacked each other every
 *   `spacing` steps, first as they were laid, last at the furthest step known
 * @typedef {object} Moment  everything a view needs; rows and columns from 0
 * @property {number} n @property {string} search @property {number} startRow
 * @property {Square[]} given  queens that stand from the beginning @property {Square[]} blocked  closed squares
 * @property {number} step  events so far
 * @property {Event} event  the last one
 * @property {number[]} queens  per row its queen's column, -1 for none
 * @property {number[]} attackers  of each square, row by row: bit r is set when the queen of row r attacks it
 * @property {Square[]} stack  rows entered and not left, outermost first; col being tried, -1
 *   before the first; of a column that was entered col alone, and row is -1
 * @property {number} depth  stack.length @property {number[]} rows  those of the stack; after success also those left,
 *   whose queens stay
 * @property {{tests: number, probes: number, places: number, removes: number, checks: number,
 *   solutions: number, moves?: number, pairs?: number, restarts?: number}} counters  which of them a search has,
 *   `counts` says (views/counts.js); pairs: that attack each other now
 * @property {number[]|null} left  of each row without a queen the squares it has left, of a search that counts them
 * @property {OwnArray[]} arrays  the search's own, under its tutorial's names
 * @property {Frontier|null} frontier  breadth-first only
 * @property {null|'count'|'success'|'failure'} outcome  null until the search is over
 * @property {number} [seed] @property {number} [sideways] @property {number} [restarts]
 * @property {'random'|'greedy'} [begin]  of a search that takes chance
 * @property {{from: number|null, pairs: number, before: number, course: Course}|null} [moved]  of one that moves
 *   queens: the column that the queen left, null when the last event was no move; the pairs that attack each other, and
 *   did before
 * @property {Uint8Array} [conflicts]  of a board of more than 32 rows, whose `queens` are an Int32Array: by how many
 *   queens each row's is attacked, 255 at most; it has no `attackers`, nor arrays
 * @property {{across: number, fields: Uint8Array, attacked: number[]}} [overview]  of such a board in fields, so many
 *   across, row by row: 16 times how many queens stand there, 15 for twice as many as on average, and how many of these
 *   are attacked, 15 for all; and of equal parts of the rows, from above, the queens attacked
 * @typedef {object} Branch  a node of the search tree
 * @property {number} col  the column of its last queen, -1 for the empty board
 * @property {number} row  the row that comes next, -1 for none @property {number} cut  its columns that are cut off, as
 *   bits
 * @property {number[]|null} nodes  from here on, by depth to n: the first is 1, the last are solutions; null: too many
 * @property {Branch[]|null} children  null: not looked at
 * @typedef {{id: string, takesStartRow: boolean, takesSetup: boolean,
 *   takesChance: boolean, takesLimits: boolean, stopsAtFirst: boolean, countsFrom: 0|1, isFurther: boolean,
 *   tests: 'lines'|'columns'|'nothing', largest: number}} SearchType
 *   isFurther: beyond the tutorials'; tests: what it looks at before it places a queen; largest: n
 */

const VERDICTS = /** @type {const} */ ([null, 'free', 'attacked', 'closed', 'empties', 'success', 'failure'])

const orNull = place => (place < 0 ? null : place)

/** @returns {Moment} */
export function readMoment(report, {n, search, startRow, given, blocked, described}) {
	let at = 0
	const read = () => report[at++]
	const list = (length, item = /** @type {(_: any, i: number) => any} */ (read)) => [...Array(length)].map(item)

	const step = read()
	const event = readEvent(read, described)
	const [tests, probes, places, removes, checks, solutions] = list(6)
	const depth = read(),
		frames = list(read(), () => ({row: read(), col: read()}))
	const queens = list(n)
	const attackers = list(n * n)
	const frontier = read() ? readFrontier(read, list, n) : null
	const names = described.searches.find(({id}) => id === search).arrays
	const arrays = list(read(), (_, i) => {
		const [lowest, length, width] = list(3)
		return {name: names[i], lowest, width, cells: list(length)}
	})

	const left = arrays.find(({name}) => name === 'left')?.cells ?? null
	const counters = {tests, probes, places, removes, checks, solutions}
	const stack = frames.slice(0, depth),
		rows = frames.map(({row}) => row)
	const outcome = event.kind === 'done' ? (event.verdict ?? 'count') : null
	const walk = {n, search, startRow, given, blocked}
	return {...walk, step, event, queens, attackers, stack, depth, rows, counters, left, arrays, frontier, outcome}
}

function readEvent(read, {kinds, lines}) {
	const [kind, row, col] = [kinds[read()], orNull(read()), orNull(read())]
	const verdict = VERDICTS[read()]
	const by = {row: read(), col: read(), line: lines[read()]}
	const emptied = verdict === 'empties' ? by.row : null
	return {kind, row, col, verdict, by: verdict === 'attacked' ? by : null, emptied}
}

function readFrontier(read, list, n) {
	const [level, index, sizes] = [read(), orNull(read()), list(n + 1)]
	const next = list(read(), () => list(n))
	return {level, size: sizes[level], index, found: sizes[level + 1] ?? 0, sizes, next}
}
