// What each view is to say at a moment, made of the oracle's walk alone, in both languages. `witnessed` walks a search
// whole and keeps moments from all along it; what a view needs of the past (what has been visited, the boards of a
// level) is kept with them.
//
// Invariants: nothing here is asked of the engine or of a view. Sentences are told by their numbers and their verdict;
// everything else is spelt out whole.

import * as oracle from './oracle.js'
import { randomFrom } from './walks.js'

const columns = n => Array.from({ length: n }, (_, i) => i)
const grouped = number => number.toLocaleString('en')

/** What is said besides numbers, apart from web/words/, so that a slip there is seen here. */
const SAYS = {
	en: {
		square: (row, col) => `row ${row}, column ${col}: `,
		queen: 'queen',
		free: 'free',
		attacked: rows => `attacked by the ${rows.length > 1 ? 'queens in rows' : 'queen in row'} ${rows.join(', ')}`,
		step: (step, length) => `step ${grouped(step)} of ${grouped(length)}`,
		look: i => `, look ${i} of this test`,
		written: ', just written',
		read: list => `Looked at: ${list.join(', ')}`,
		many: (count, last) => `${count} looks, the last at ${last}`,
		now: list => `Now ${list.join(', ')}`,
		none: name => `no ${name} yet`,
		levels: { taken: ' being extended', whole: ' complete', grows: ' growing' },
		empty: 'the empty board',
		board: (i, size) => `Board ${grouped(i)} of ${grouped(size)}`,
		truth: { true: 'true', false: 'false', null: 'not looked at' },
		directions: ['up-left', 'up', 'up-right', 'left', 'right', 'down-left', 'down', 'down-right'],
		node: (place, what, state) => `${place}: ${what}; ${state}.`,
		root: 'Empty board',
		place: (row, col) => `Row ${row}, column ${col}`,
		cut: 'cut off',
		closed: 'in a part not opened yet',
		solution: 'a solution',
		deadEnd: 'a dead end',
		below: (nodes, solutions) => `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`,
		states: {
			path: 'on the way to the present',
			visited: 'visited',
			waiting: 'not visited yet',
			never: 'never reached, the search stops at its first solution',
		},
		verdicts: { free: 'Yes.', attacked: 'No.', level: 'Level complete.' },
	},
	ja: {
		square: (row, col) => `${row} 行 ${col} 列、`,
		queen: 'クイーン',
		free: '利きなし',
		attacked: rows => `${rows.join('・')} 行目のクイーンの利き`,
		step: (step, length) => `全 ${grouped(length)} 手のうち ${grouped(step)} 手目`,
		look: i => `、${i} 回目の参照`,
		written: '、いま代入した',
		read: list => `参照：${list.join('、')}`,
		many: (count, last) => `参照は ${count} 回、最後は ${last}`,
		now: list => `代入：${list.join('、')}`,
		none: name => `${name} は未定`,
		levels: { taken: ' 展開中', whole: ' そろった', grows: ' 生成中' },
		empty: '空の盤',
		board: (i, size) => `${grouped(size)} 通りのうち ${grouped(i)} 番目の盤`,
		truth: { true: '真', false: '偽', null: '未参照' },
		directions: ['左上', '上', '右上', '左', '右', '左下', '下', '右下'],
		node: (place, what, state) => `${place}：${what}、${state}。`,
		root: '空の盤',
		place: (row, col) => `${row} 行 ${col} 列`,
		cut: '枝刈り',
		closed: 'まだ開いていない部分',
		solution: '解',
		deadEnd: '行き止まり',
		below: (nodes, solutions) => `下に節 ${grouped(nodes)} 個・解 ${grouped(solutions)} 個`,
		states: { path: '現在地までの経路', visited: '訪問済み', waiting: '未訪問', never: '最初の解で終わるので訪れない' },
		verdicts: { free: '置ける。', attacked: '置けない。', level: 'この段は終わり。' },
	},
}

const plural = (count, one) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`

// --- the walk ---------------------------------------------------------------------------------------------

/** The columns of the queens that stand, in the order in which the search enters rows. */
export function pathOf({ n, startRow }, queens) {
	const path = []
	for (let i = 0; i < n; i++) if (queens[(startRow + i) % n] >= 0) path.push(queens[(startRow + i) % n])
	return path
}

/** A path as one number, n ≤ 10: maps of strings would take longer than the walk. */
const keyOf = path => path.reduce((key, col) => 32 * key + col + 1, 0)

/**
 * Goes through a whole walk and keeps moments of it: of each kind of event so many, drawn evenly from all along the
 * walk, besides its beginning and its end. @param {{n: number, search: string, startRow: number}} options
 * @param {number} most
 *
 * @returns {{samples: {now: any, before: any, boards: number[][], sizes: number[]}[], placedAt: Map<number, number>, refusedAt: Map<number, number[]>, solutionsAt: number[], length: number}} boards: those of the level being extended; sizes: of each level as far as it is found
 */
export function witnessed(options, most) {
	const { search, n } = options,
		random = randomFrom(97 * n + options.startRow + search.length),
		drawn = new Map()
	const placedAt = new Map(),
		refusedAt = new Map(),
		solutionsAt = [],
		sizes = [1, ...Array(n).fill(0)]
	let boards = [Array(n).fill(-1)],
		found = [],
		before = null
	for (const now of oracle.walk(search, n, options)) {
		const {
				step,
				queens,
				event: { kind, verdict, col, row },
			} = now,
			sort = `${kind} ${verdict}`
		if (kind === 'place') placedAt.set(keyOf(pathOf(options, queens)), step)
		if (verdict === 'attacked') {
			const key = keyOf(pathOf(options, queens))
			if (!refusedAt.has(key)) refusedAt.set(key, [])
			refusedAt.get(key)[col] = step
		}
		if (kind === 'solution') solutionsAt.push(step)
		if (kind === 'place' && now.frontier) found.push(queens), sizes[row + 1]++
		if (kind === 'level') [boards, found] = [found, []]
		const kept = drawn.get(sort) ?? drawn.set(sort, { met: 0, samples: [] }).get(sort)
		const place = kept.met < most ? kept.met : random(kept.met + 1)
		kept.met++
		if (place < most) kept.samples[place] = { now, before, boards, sizes: [...sizes] }
		before = now
	}
	return {
		samples: [...drawn.values()].flatMap(({ samples }) => samples),
		placedAt,
		refusedAt,
		solutionsAt,
		length: before.step,
	}
}

// --- board, sentence, counts, timeline ----------------------------------------------------------------------

/** The squares' labels, row by row. @param {'en'|'ja'} lang @param {(i: number) => number} at */
export function squaresExpected(lang, at, { queens }) {
	const says = SAYS[lang],
		attackers = oracle.attackers(queens),
		n = queens.length
	return attackers.map((set, square) => {
		const row = Math.floor(square / n),
			col = square % n,
			rows = columns(n)
				.filter(r => Math.floor(set / 2 ** r) % 2 === 1)
				.map(at)
		return (
			says.square(at(row), at(col)) +
			(queens[row] === col ? says.queen : rows.length === 0 ? says.free : says.attacked(rows))
		)
	})
}

/** The numbers of a moment's sentence, in their order there, its verdict, and the verdict's tone.
 * @returns {{numbers: number[], verdict: string|null, tone: string|null}} */
export function sentenceExpected(lang, at, { search, n }, { event, stack, queens, counters, frontier }) {
	const { kind, row, col, verdict, by } = event,
		en = lang === 'en',
		all = frontier && [frontier.index + 1, frontier.size]
	const square = row === null || col === null ? [] : [at(row), at(col)]
	const whole = kind === 'done' && queens.every(col => col >= 0) && verdict === 'success'
	const ends = whole ? queens.map(at) : verdict === 'failure' || counters.solutions === 0 ? [n] : [counters.solutions]
	const numbers = {
		start: [n, n],
		enter: frontier ? [...(en ? all : [all[1], all[0]]), at(row)] : [at(row)],
		test: by ? [...square, at(by.row)] : square,
		place: frontier || stack.length === n ? square : [...square, n - stack.length],
		// One queen, and in Japanese “どの 2 個も”.
		solution: [counters.solutions, ...(n > 1 || !en ? [n] : []), ...(n > 1 && !en ? [2] : [])],
		remove: square,
		leave: frontier ? [] : [at(row)],
		level:
			frontier &&
			(frontier.size === 0
				? [frontier.level, ...(en ? [] : [1])]
				: en
					? [frontier.size, frontier.level]
					: [frontier.level, frontier.size]),
		done: ends,
	}[kind]
	const tones = {
		test: verdict === 'free' ? 'good' : 'bad',
		solution: 'good',
		level: 'plain',
		done: counters.solutions > 0 ? 'good' : 'bad',
	}
	return {
		numbers,
		verdict: SAYS[lang].verdicts[kind === 'test' ? verdict : kind] ?? null,
		tone: tones[kind] ?? null,
		search,
	}
}

export const countsExpected = ({ counters: { tests, probes, places, removes, solutions } }) =>
	[tests, probes, places, removes, solutions].map(grouped)

export const stepExpected = (lang, step, length) => SAYS[lang].step(step, length)

// --- arrays -----------------------------------------------------------------------------------------------

const VALUES = {
	scan: ['Empty', 'Queen', 'Border'],
	flags: ['false', 'true'],
	wraparound: ['false', 'true'],
	first: ['FREE', 'NOT_FREE'],
}

/** The arrays a reader sees: the oracle's, or of a breadth-first search the board taken up as a list. */
const arraysOf = ({ search, n }, { queens, frontier }) =>
	frontier
		? [{ name: 'queens', first: 0, values: queens.filter(col => col >= 0) }]
		: oracle.arrays(search, { queens }, n)

const indexed = ({ search, n }, name, index) =>
	search === 'wraparound' ? `${name}[${Math.floor(index / n)}][${index % n}]` : `${name}[${index}]`

/** The elements as they are written with what they hold, `cols[3] = true`: {key, text}. */
function elementsOf(options, moment) {
	return arraysOf(options, moment).flatMap(({ name, first, values }) =>
		values.map((value, i) => {
			const text = indexed(options, name, first + i)
			return {
				key: `${name} ${first + i}`,
				text: `${text} = ${VALUES[options.search] && name !== 'pos' ? VALUES[options.search][value] : value}`,
			}
		}),
	)
}

/** The elements' whole labels, with what the last event read and wrote, and what the line beneath says of it. */
export function arraysExpected(lang, options, { now, before }) {
	const says = SAYS[lang],
		{ kind, row, col } = now.event,
		elements = elementsOf(options, now)
	const looks =
		kind === 'test'
			? oracle.looks(options.search, now.queens, row, col).map(({ name, index }) => `${name} ${index}`)
			: []
	const was =
		kind === 'place' || kind === 'remove'
			? new Map(elementsOf(options, before).map(({ key, text }) => [key, text]))
			: null
	const written = elements.filter(({ key, text }) => was && was.get(key) !== text)
	const textOf = key => elements.find(element => element.key === key).text
	const remark =
		looks.length > 3
			? says.many(grouped(looks.length), textOf(looks.at(-1)))
			: looks.length > 0
				? says.read(looks.map(textOf))
				: written.length > 0
					? says.now(written.map(({ text }) => text))
					: ''
	return {
		labels: elements.map(
			({ key, text }) =>
				text +
				(looks.includes(key) ? says.look(looks.lastIndexOf(key) + 1) : '') +
				(written.some(other => other.key === key) ? says.written : ''),
		),
		remark,
	}
}

// --- code -------------------------------------------------------------------------------------------------

const DIRECTIONS = [
	[-1, -1],
	[-1, 0],
	[-1, 1],
	[0, -1],
	[0, 1],
	[1, -1],
	[1, 0],
	[1, 1],
]
/** Of a queen's lines those to later squares, in the article's order. */
const COURSES = [
	[0, 1],
	[1, 0],
	[1, -1],
	[1, 1],
]
const directionOf = (from, to) => [Math.sign(to.row - from.row), Math.sign(to.col - from.col)]
const isSame =
	([a, b]) =>
	([c, d]) =>
		a === c && b === d

/** Up to the part of a condition that decides, what was so, then that; behind it nothing was looked at. */
const upTo = (count, deciding) =>
	columns(count).map(i => (deciding < 0 || i < deciding ? false : i === deciding ? true : null))

/** The condition's parts as they were in a test: {is, text} each; is: of the part as it is written, null where it was
 * not looked at. */
export function conditionExpected(lang, at, { search, n }, { queens, event: { row, col, by } }) {
	const says = SAYS[lang]
	if (search === 'flags' || search === 'first') {
		const order =
			search === 'flags'
				? [
						['cols', col],
						['diags1', row - col + n - 1],
						['diags2', row + col],
					]
				: [
						['col', col + 1],
						['upwd', row + col + 1],
						['downwd', row - col + n],
					]
		const looked = oracle.looks(search, queens, row, col).length
		return order.map(([name, index], i) => ({
			text: `${name}[${index}]`,
			is: i >= looked ? null : (by !== null && i === looked - 1) === (search === 'flags'),
		}))
	}
	if (search === 'wraparound')
		return upTo(8, by ? DIRECTIONS.findIndex(isSame(directionOf({ row, col }, by))) : -1).map((is, i) => ({
			is,
			text: says.directions[i],
		}))
	const earlier = by?.row ?? row - 1
	if (search === 'scan') {
		const parts =
			row === 0 ? Array(4).fill(null) : upTo(4, by ? COURSES.findIndex(isSame(directionOf(by, { row, col }))) : -1)
		return parts.map((is, i) => ({ is, text: says.directions[DIRECTIONS.findIndex(isSame(COURSES[i]))] }))
	}
	if (row === 0)
		return [
			{ is: null, text: `c = ${at(col)}` },
			{ is: null, text: `|c − ${at(col)}| = ${at(row)} − r` },
		]
	const sameColumn = queens[earlier] === col,
		c = at(queens[earlier])
	return [
		{ is: sameColumn, text: `${c} = ${at(col)}` },
		{ is: sameColumn ? null : by !== null, text: `|${c} − ${at(col)}| = ${at(row)} − ${at(earlier)}` },
	]
}

/** The words for what the parts were. */
export const truthExpected = (lang, search) => is =>
	search === 'first' && is !== null ? (is ? 'FREE' : 'NOT_FREE') : SAYS[lang].truth[is]
export const markExpected = lang => is => SAYS[lang].truth[is]

/** A listing as it is written, read apart from web/searches/read.js: {code, marks} a line. @param {string} listing */
export const listingLines = listing =>
	listing
		.trim()
		.split('\n')
		.map(line => {
			const at = line.indexOf(' §')
			return {
				code: (at < 0 ? line : line.slice(0, at)).replace(/[«»]/g, ''),
				marks: at < 0 ? [] : line.slice(at + 2).split(' '),
			}
		})

/** The numbers, from 1, of the lines that an event is. */
export const litExpected = (lines, { kind, verdict }) =>
	lines.flatMap(({ marks }, i) => (marks.includes(kind) || marks.includes(`${kind}:${verdict}`) ? [i + 1] : []))

// --- stack and frontier -------------------------------------------------------------------------------------

/** The variables as each tutorial writes them, from its own first number. */
const FRAMES = {
	scan: (row, col, _depth, none) => `Solve(y = ${row + 1}) ${col < 0 ? none('x') : `x = ${col + 1}`}`,
	flags: (row, col, _depth, none) => `backtrack(row = ${row}) ${col < 0 ? none('col') : `col = ${col}`}`,
	wraparound: (row, col, depth, none) => `solve_8q(x = ${row}, count = ${depth}) ${col < 0 ? none('y') : `y = ${col}`}`,
	first: (row, col, _depth, none) => `search(i = ${row + 1}) ${col < 0 ? none('k') : `k = ${col + 1}`}`,
}

/** The open calls, innermost first. */
export const stackExpected = (lang, { search }, { stack }) =>
	stack.map(({ row, col }, depth) => FRAMES[search](row, col, depth, SAYS[lang].none)).reverse()

/** The levels, the board taken up with its name, the boards that come next, and the bytes that both levels take. */
export function frontierExpected(
	lang,
	at,
	{
		now: {
			event,
			frontier: { level, size, index, found },
			queens,
		},
		boards,
		sizes,
	},
) {
	const says = SAYS[lang],
		isOpen = ['enter', 'test', 'place', 'solution', 'leave'].includes(event.kind)
	const state = k =>
		k === level ? says.levels[isOpen ? 'taken' : 'whole'] : k === level + 1 && isOpen ? says.levels.grows : ''
	const board = queens =>
		queens
			.filter(col => col >= 0)
			.map(at)
			.join(' ') || says.empty
	return {
		levels: sizes.map((size, k) => `${k} ${grouped(size)}${state(k)}`),
		present: isOpen ? [says.board(index + 1, size), board(queens.slice(0, level))] : null,
		next: level === queens.length ? [] : boards.slice(index + 1).map(board),
		bytes: 8 * (size * level + found * (level + 1)),
	}
}

// --- tree -------------------------------------------------------------------------------------------------

/** The tree that was asked for last: of a walk's many moments it is the same. */
let latest = { key: '', root: null }

/** The whole tree of a walk by trying all: {free, nodes, solutions, children}; free: the children's columns; nodes and
 * solutions: how many lie beneath. */
function slowTree(options) {
	const key = `${options.n} ${options.startRow}`
	if (latest.key !== key) latest = { key, root: grown(options, []) }
	return latest.root
}

function grown(options, path) {
	const { n } = options,
		row = depth => (options.startRow + depth) % n,
		depth = path.length
	const free =
		depth === n
			? []
			: columns(n).filter(
					col => !path.some((other, above) => oracle.attacks(row(above), other, row(depth), col) !== null),
				)
	const children = free.map(col => grown(options, [...path, col]))
	let nodes = children.length,
		solutions = depth === n ? 1 : 0
	for (const child of children) (nodes += child.nodes), (solutions += child.solutions)
	return { free, children, nodes, solutions }
}

/** The node of a path; undefined for a cut one. */
const nodeOf = (options, path) => path.reduce((node, col) => node?.children[node.free.indexOf(col)], slowTree(options))

/** Whether the walk has been somewhere at a step, is there, is to come or never comes.
 * @param {ReturnType<typeof witnessed>} all */
function stateOf(options, { now }, { placedAt, refusedAt }, path, isCut) {
	const present = pathOf(options, now.queens),
		first = isCut ? refusedAt.get(keyOf(path.slice(0, -1)))?.[path.at(-1)] : placedAt.get(keyOf(path))
	if (!isCut && path.every((col, depth) => col === present[depth])) return 'path'
	return first === undefined ? 'never' : first <= now.step ? 'visited' : 'waiting'
}

/** The sentence about a node; of one in a part that has not been opened, what is known of it. */
export function nodeExpected(lang, at, options, sample, all, path, isClosed = false) {
	const says = SAYS[lang],
		{ n, startRow } = options,
		node = nodeOf(options, path)
	const place = path.length === 0 ? says.root : says.place(at((startRow + path.length - 1) % n), at(path.at(-1)))
	const what =
		isClosed && path.length < n
			? says.closed
			: !node
				? says.cut
				: path.length === n
					? says.solution
					: node.children.length === 0
						? says.deadEnd
						: says.below(node.nodes, node.solutions)
	return says.node(place, what, says.states[stateOf(options, sample, all, path, !node)])
}

/** The paths that a tree shows of which `open` is open, from top to bottom. */
export function pathsExpected(options, open, path = []) {
	const isOpen =
		path.length < options.n &&
		path.every((col, depth) => col === open[depth]) &&
		nodeOf(options, path)?.children.length > 0
	return [path, ...(isOpen ? columns(options.n).flatMap(col => pathsExpected(options, open, [...path, col])) : [])]
}
