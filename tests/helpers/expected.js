// What each view is to say at a moment, made of the oracle's walk alone, in both languages. `witnessed` walks a search
// whole and keeps moments from all along it; what a view needs of the past (what has been visited, the boards of a
// level) is kept with them.
//
// Invariants: nothing here is asked of the engine or of a view. Sentences are told by their numbers and their verdict;
// everything else is spelt out whole. `at` is how a figure numbers rows and columns.

import * as oracle from './oracle.js'
import {columns, grouped, SAYS} from './says.js'
import {randomFrom} from './walks.js'

// --- the walk ---

/** The columns of the queens that stand, in the order in which the search enters rows. */
export function pathOf({n, startRow}, queens) {
	const path = []
	for (let i = 0; i < n; i++) if (queens[(startRow + i) % n] >= 0) path.push(queens[(startRow + i) % n])
	return path
}

/** A path as one number, n ≤ 10: maps of strings would take longer than the walk. */
const keyOf = path => path.reduce((key, col) => 32 * key + col + 1, 0)

/** Goes through a whole walk and keeps moments of it: of each kind of event at most so many, drawn evenly from all
 * along the walk. Of a sample, boards: those of the level being extended; sizes: of each level as far as it is found.
 * placedAt: the step at which the last queen of a path was placed; refusedAt: by column, when the next queen of a path
 * was refused. @param {{n: number, search: string, startRow: number}} options @param {number} most */
export function witnessed(options, most) {
	const {search, n, startRow} = options,
		random = randomFrom(97 * n + startRow + search.length),
		drawn = new Map(),
		placedAt = new Map(),
		refusedAt = new Map(),
		solutionsAt = [],
		sizes = [1, ...Array(n).fill(0)]
	let boards = [Array(n).fill(-1)],
		found = [],
		before = null
	for (const now of oracle.walk(search, n, options)) {
		const {step, queens, event} = now,
			{kind, verdict, col, row} = event
		if (kind === 'place') placedAt.set(keyOf(pathOf(options, queens)), step)
		if (verdict === 'attacked') {
			const key = keyOf(pathOf(options, queens))
			if (!refusedAt.has(key)) refusedAt.set(key, [])
			refusedAt.get(key)[col] = step
		}
		if (kind === 'solution') solutionsAt.push(step)
		if (kind === 'place' && now.frontier) found.push(queens), sizes[row + 1]++
		if (kind === 'level') [boards, found] = [found, []]
		const sort = `${kind} ${verdict}`,
			kept = drawn.get(sort) ?? drawn.set(sort, {met: 0, samples: []}).get(sort),
			place = kept.met < most ? kept.met : random(kept.met + 1)
		kept.met++
		if (place < most) kept.samples[place] = {now, before, boards, sizes: [...sizes]}
		before = now
	}
	const samples = [...drawn.values()].flatMap(({samples}) => samples)
	return {samples, placedAt, refusedAt, solutionsAt, length: before.step}
}

// --- board, sentence, counts, timeline ---

/** The squares' labels, row by row. */
export const squaresExpected = (lang, at, {queens}) =>
	oracle.attackers(queens).map((set, square) => {
		const says = SAYS[lang],
			n = queens.length,
			[row, col] = [Math.floor(square / n), square % n]
		const by = columns(n).filter(r => Math.floor(set / 2 ** r) % 2 === 1)
		const what = queens[row] === col ? says.queen : by.length === 0 ? says.free : says.attacked(by.map(at))
		return says.square(at(row), at(col)) + what
	})

/** The numbers of a moment's sentence, in their order there, its verdict, and the verdict's tone. */
export function sentenceExpected(lang, at, {n}, {event, stack, queens, counters: {solutions}, frontier}) {
	const {kind, row, col, verdict, by} = event,
		en = lang === 'en',
		/** Two numbers that stand the other way round in Japanese. */ turned = pair => (en ? pair : pair.reverse()),
		square = row === null || col === null ? [] : [at(row), at(col)]
	const isWhole = verdict === 'success' && queens.every(col => col >= 0)
	const numbers = {
		start: () => [n, n],
		enter: () => [...(frontier ? turned([frontier.index + 1, frontier.size]) : []), at(row)],
		test: () => [...square, ...(by ? [at(by.row)] : [])],
		place: () => [...square, ...(frontier || stack.length === n ? [] : [n - stack.length])],
		// One queen, and in Japanese “どの 2 個も”.
		solution: () => [solutions, ...(n > 1 || !en ? [n] : []), ...(n > 1 && !en ? [2] : [])],
		remove: () => square,
		leave: () => (frontier ? [] : [at(row)]),
		level: () => (frontier.size === 0 ? [frontier.level, ...(en ? [] : [1])] : turned([frontier.size, frontier.level])),
		done: () => (isWhole ? queens.map(at) : verdict === 'failure' || solutions === 0 ? [n] : [solutions]),
	}
	const tones = {
		test: verdict === 'free' ? 'good' : 'bad',
		solution: 'good',
		level: 'plain',
		done: solutions > 0 ? 'good' : 'bad',
	}
	return {
		numbers: numbers[kind](),
		verdict: SAYS[lang].verdicts[kind === 'test' ? verdict : kind] ?? null,
		tone: tones[kind] ?? null,
	}
}

export const countsExpected = ({counters: {tests, probes, places, removes, solutions}}) =>
	[tests, probes, places, removes, solutions].map(grouped)

export const stepExpected = (lang, step, length) => SAYS[lang].step(step, length)

// --- arrays ---

const VALUES = {
	scan: ['Empty', 'Queen', 'Border'],
	flags: ['false', 'true'],
	wraparound: ['false', 'true'],
	first: ['FREE', 'NOT_FREE'],
}

/** The elements a reader sees as they are written, `cols[3] = true`, by name and index: the oracle's arrays, or of a
 * breadth-first search the board taken up as a list. */
function elementsOf({search, n}, {queens, frontier}) {
	const arrays = frontier
		? [{name: 'queens', first: 0, values: queens.filter(col => col >= 0)}]
		: oracle.arrays(search, {queens}, n)
	const indexed = i => (search === 'wraparound' ? `[${Math.floor(i / n)}][${i % n}]` : `[${i}]`)
	return new Map(
		arrays.flatMap(({name, first, values}) => {
			const said = VALUES[search] && name !== 'pos' ? VALUES[search] : null
			return values.map((value, i) => [
				`${name} ${first + i}`,
				`${name}${indexed(first + i)} = ${said ? said[value] : value}`,
			])
		}),
	)
}

/** The elements' whole labels, with what the last event read and wrote, and what the line beneath says of it. */
export function arraysExpected(lang, options, {now, before}) {
	const says = SAYS[lang],
		{kind, row, col} = now.event,
		elements = elementsOf(options, now)
	const looks = (kind === 'test' ? oracle.looks(options.search, now.queens, row, col) : []).map(
		({name, index}) => `${name} ${index}`,
	)
	const was = kind === 'place' || kind === 'remove' ? elementsOf(options, before) : elements
	const written = [...elements.keys()].filter(key => was.get(key) !== elements.get(key))
	const texts = keys => keys.map(key => elements.get(key))
	const remark =
		looks.length > 3
			? says.many(grouped(looks.length), elements.get(looks.at(-1)))
			: looks.length > 0
				? says.read(texts(looks))
				: written.length > 0
					? says.now(texts(written))
					: ''
	const labels = [...elements].map(
		([key, text]) =>
			text +
			(looks.includes(key) ? says.look(looks.lastIndexOf(key) + 1) : '') +
			(written.includes(key) ? says.written : ''),
	)
	return {labels, remark}
}

// --- code ---

const DIRECTIONS = [-1, 0, 1].flatMap(down => [-1, 0, 1].map(right => `${down} ${right}`)).filter(way => way !== '0 0')
/** Of a queen's lines those to later squares, in the article's order. */
const COURSES = ['0 1', '1 0', '1 -1', '1 1']
const directionOf = (from, to) => `${Math.sign(to.row - from.row)} ${Math.sign(to.col - from.col)}`

/** Up to the part of a condition that decides, what was so, then that; behind it nothing was looked at. */
const upTo = (count, deciding) =>
	columns(count).map(i => (deciding < 0 || i < deciding ? false : i === deciding ? true : null))

/** The arrays' elements that a condition looks at. */
const LOOKED_AT = {
	flags: (n, row, col) => [`cols[${col}]`, `diags1[${row - col + n - 1}]`, `diags2[${row + col}]`],
	first: (n, row, col) => [`col[${col + 1}]`, `upwd[${row + col + 1}]`, `downwd[${row - col + n}]`],
}

/** The condition's parts as they were in a test: {is, text} each; is: of the part as it is written, null where it was
 * not looked at. */
export function conditionExpected(lang, at, {search, n}, {queens, event: {row, col, by}}) {
	const {directions} = SAYS[lang]
	if (LOOKED_AT[search]) {
		const looked = oracle.looks(search, queens, row, col).length
		return LOOKED_AT[search](n, row, col).map((text, i) => ({
			text,
			is: i >= looked ? null : (by !== null && i === looked - 1) === (search === 'flags'),
		}))
	}
	if (search === 'wraparound')
		return upTo(8, by ? DIRECTIONS.indexOf(directionOf({row, col}, by)) : -1).map((is, i) => ({
			is,
			text: directions[i],
		}))
	if (search === 'scan') {
		const parts = row === 0 ? Array(4).fill(null) : upTo(4, by ? COURSES.indexOf(directionOf(by, {row, col})) : -1)
		return parts.map((is, i) => ({is, text: directions[DIRECTIONS.indexOf(COURSES[i])]}))
	}
	if (row === 0)
		return [
			{is: null, text: `c = ${at(col)}`},
			{is: null, text: `|c − ${at(col)}| = ${at(row)} − r`},
		]
	const earlier = by?.row ?? row - 1,
		sameColumn = queens[earlier] === col,
		c = at(queens[earlier])
	return [
		{is: sameColumn, text: `${c} = ${at(col)}`},
		{is: sameColumn ? null : by !== null, text: `|${c} − ${at(col)}| = ${at(row)} − ${at(earlier)}`},
	]
}

/** The words for what the parts were. */
export const truthExpected = (lang, search) => is =>
	search === 'first' && is !== null ? (is ? 'FREE' : 'NOT_FREE') : SAYS[lang].truth[is]
export const markExpected = lang => is => SAYS[lang].truth[is]

/** A listing as it is written, read apart from web/searches/listings.js: {code, marks} a line.
 * @param {string} listing */
export const listingLines = listing =>
	listing
		.trim()
		.split('\n')
		.map(line => {
			const [code, marks] = line.split(/ §(.*)/)
			return {code: code.replace(/[«»]/g, ''), marks: marks?.split(' ') ?? []}
		})

/** The numbers, from 1, of the lines that an event is. */
export const litExpected = (lines, {kind, verdict}) =>
	lines.flatMap(({marks}, i) => (marks.includes(kind) || marks.includes(`${kind}:${verdict}`) ? [i + 1] : []))

// --- stack and frontier ---

/** The variables as each tutorial writes them, from its own first number. */
const FRAMES = {
	scan: (row, col, _depth, none) => `Solve(y = ${row + 1}) ${col < 0 ? none('x') : `x = ${col + 1}`}`,
	flags: (row, col, _depth, none) => `backtrack(row = ${row}) ${col < 0 ? none('col') : `col = ${col}`}`,
	wraparound: (row, col, depth, none) => `solve_8q(x = ${row}, count = ${depth}) ${col < 0 ? none('y') : `y = ${col}`}`,
	first: (row, col, _depth, none) => `search(i = ${row + 1}) ${col < 0 ? none('k') : `k = ${col + 1}`}`,
}

/** The open calls, innermost first. */
export const stackExpected = (lang, {search}, {stack}) =>
	stack.map(({row, col}, depth) => FRAMES[search](row, col, depth, SAYS[lang].none)).reverse()

/** The levels, the board taken up with its name, the boards that come next, and the bytes that both levels take. */
export function frontierExpected(lang, at, {now: {event, frontier, queens}, boards, sizes}) {
	const says = SAYS[lang],
		{level, size, index, found} = frontier,
		isOpen = ['enter', 'test', 'place', 'solution', 'leave'].includes(event.kind)
	const state = k =>
		k === level ? says.levels[isOpen ? 'taken' : 'whole'] : k === level + 1 && isOpen ? says.levels.grows : ''
	const board = queens => {
		const placed = queens.filter(col => col >= 0)
		return placed.map(at).join(' ') || says.empty
	}
	return {
		levels: sizes.map((size, k) => `${k} ${grouped(size)}${state(k)}`),
		present: isOpen ? [says.board(index + 1, size), board(queens.slice(0, level))] : null,
		next: level === queens.length ? [] : boards.slice(index + 1).map(board),
		bytes: 8 * (size * level + found * (level + 1)),
	}
}

// --- tree ---

/** The tree that was asked for last: of a walk's many moments it is the same. */
let latest = {key: '', root: null}

/** The whole tree of a walk by trying all: {free, nodes, solutions, children}; free: the children's columns; nodes and
 * solutions: how many lie beneath. */
function slowTree(options) {
	const key = `${options.n} ${options.startRow}`
	if (latest.key !== key) latest = {key, root: grown(options, [])}
	return latest.root
}

function grown({n, startRow}, path) {
	const row = depth => (startRow + depth) % n,
		depth = path.length,
		isFree = col => path.every((other, above) => oracle.attacks(row(above), other, row(depth), col) === null)
	const free = depth === n ? [] : columns(n).filter(isFree)
	const children = free.map(col => grown({n, startRow}, [...path, col]))
	const sum = part => children.reduce((sum, child) => sum + child[part], 0)
	return {free, children, nodes: children.length + sum('nodes'), solutions: depth === n ? 1 : sum('solutions')}
}

/** The node of a path; undefined for a cut one. */
const nodeOf = (options, path) => path.reduce((node, col) => node?.children[node.free.indexOf(col)], slowTree(options))

/** Whether the walk has been somewhere at a step, is there, is to come or never comes.
 * @param {ReturnType<typeof witnessed>} all */
function stateOf(options, {now}, {placedAt, refusedAt}, path, isCut) {
	const present = pathOf(options, now.queens),
		first = isCut ? refusedAt.get(keyOf(path.slice(0, -1)))?.[path.at(-1)] : placedAt.get(keyOf(path))
	if (!isCut && path.every((col, depth) => col === present[depth])) return 'path'
	return first === undefined ? 'never' : first <= now.step ? 'visited' : 'waiting'
}

/** The sentence about a node; of one in a part that has not been opened, what is known of it. */
export function nodeExpected(lang, at, options, sample, all, path, isClosed = false) {
	const says = SAYS[lang],
		{n, startRow} = options,
		node = nodeOf(options, path),
		isLast = path.length === n
	const place = path.length === 0 ? says.root : says.place(at((startRow + path.length - 1) % n), at(path.at(-1)))
	const below = () => (node.children.length === 0 ? says.deadEnd : says.below(node.nodes, node.solutions))
	const what = isClosed && !isLast ? says.closed : !node ? says.cut : isLast ? says.solution : below()
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
