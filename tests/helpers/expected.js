import words from '#web/words/en/views.js'
import * as oracle from './oracle.js'
import {randomFrom} from './walks.js'

export const columns = n => Array.from({length: n}, (_, i) => i)
const grouped = number => number.toLocaleString('en')

const says = {
	...words.tree,
	square: (row, col) => `row ${row}, column ${col}: `,
	queen: 'queen',
	free: 'free',
	attacked: rows => `attacked by the ${rows.length > 1 ? 'queens in rows' : 'queen in row'} ${rows.join(', ')}`,
	step: (step, length) => `step ${grouped(step)} of ${grouped(length)}`,
	reading: i => `, read number ${i} in this test`,
	written: ', just written',
	read: list => `Read: ${list.join(', ')}`,
	many: (count, last) => `${count} reads; the last one: ${last}`,
	now: list => `Now ${list.join(', ')}`,
	none: name => `no ${name} yet`,
	levels: {taken: ' being extended', whole: ' complete', grows: ' growing'},
	empty: 'the empty board',
	board: (i, size) => `Board ${grouped(i)} of ${grouped(size)}`,
	verdicts: {free: 'Yes.', attacked: 'No.', level: 'Level complete.'},
}

export const pathOf = ({n, startRow}, queens) =>
	columns(n)
		.map(i => queens[(startRow + i) % n])
		.filter(col => col >= 0)

const keyOf = path => path.reduce((key, col) => 32 * key + col + 1, 0)

export function witnessed(options, most) {
	const {search, n, startRow} = options,
		random = randomFrom(97 * n + startRow + search.length),
		[drawn, metAt] = [new Map(), new Map()],
		solutionsAt = [],
		sizes = [1, ...Array(n).fill(0)]
	let boards = [Array(n).fill(-1)],
		found = [],
		before = null
	for (const now of oracle.walk(search, n, options)) {
		const {step, queens, event} = now,
			{kind, verdict, col, row} = event
		if (kind === 'place') metAt.set(keyOf(pathOf(options, queens)), step)
		if (verdict === 'attacked') metAt.set(keyOf([...pathOf(options, queens), col]), step)
		if (kind === 'solution') solutionsAt.push(step)
		if (kind === 'place' && now.frontier) found.push(queens), sizes[row + 1]++
		if (kind === 'level') [boards, found] = [found, []]
		const sort = `${kind} ${verdict}`,
			group = drawn.get(sort) ?? drawn.set(sort, {met: 0, samples: []}).get(sort),
			place = group.met < most ? group.met : random(group.met + 1)
		group.met++
		if (place < most) group.samples[place] = {now, before, boards, sizes: [...sizes]}
		before = now
	}
	return {samples: [...drawn.values()].flatMap(({samples}) => samples), metAt, solutionsAt, length: before.step}
}

export const squaresExpected = (at, {queens}) =>
	oracle.attackers(queens).map((set, square) => {
		const n = queens.length,
			[row, col] = [Math.floor(square / n), square % n],
			by = columns(n).filter(r => (set >> r) & 1)
		const what = queens[row] === col ? says.queen : by.length === 0 ? says.free : says.attacked(by.map(at))
		return says.square(at(row), at(col)) + what
	})

export function sentenceExpected(at, {n}, {event, stack, queens, counters: {solutions}, frontier}) {
	const {kind, row, col, verdict, by} = event,
		square = row === null || col === null ? [] : [at(row), at(col)],
		isWhole = verdict === 'success' && queens.every(col => col >= 0)
	const numbers = {
		start: () => [n, n],
		enter: () => [...(frontier ? [frontier.index + 1, frontier.size] : []), at(row)],
		test: () => [...square, ...(by ? [at(by.row)] : [])],
		place: () => [...square, ...(frontier || stack.length === n ? [] : [n - stack.length])],
		solution: () => [solutions, ...(n > 1 ? [n] : [])],
		remove: () => square,
		leave: () => (frontier ? [] : [at(row)]),
		level: () => (frontier.size === 0 ? [frontier.level] : [frontier.size, frontier.level]),
		done: () => (isWhole ? queens.map(at) : verdict === 'failure' || solutions === 0 ? [n] : [solutions]),
	}
	const good = is => (is ? 'good' : 'bad')
	const tones = {test: good(verdict === 'free'), solution: 'good', level: 'plain', done: good(solutions > 0)}
	return [numbers[kind](), says.verdicts[kind === 'test' ? verdict : kind] ?? null, tones[kind] ?? null]
}

export const countsExpected = ({counters: {tests, probes, places, removes, solutions}}) =>
	[tests, probes, places, removes, solutions].map(grouped)

export const stepExpected = says.step

const BOOLEAN = ['false', 'true']
const VALUES = {scan: ['Empty', 'Queen', 'Border'], flags: BOOLEAN, wraparound: BOOLEAN, first: ['FREE', 'NOT_FREE']}

function elementsOf({search, n}, {queens, frontier}) {
	const board = {name: 'queens', first: 0, values: queens.filter(col => col >= 0)},
		arrays = frontier ? [board] : oracle.arrays(search, {queens}),
		indexed = i => (search === 'wraparound' ? `[${Math.floor(i / n)}][${i % n}]` : `[${i}]`),
		shown = (name, value) => (name === 'pos' ? value : (VALUES[search]?.[value] ?? value))
	return new Map(
		arrays.flatMap(({name, first, values}) =>
			values.map((value, i) => [`${name} ${first + i}`, `${name}${indexed(first + i)} = ${shown(name, value)}`]),
		),
	)
}

export function arraysExpected(options, {now, before}) {
	const {kind, row, col} = now.event,
		elements = elementsOf(options, now)
	const seen = kind === 'test' ? oracle.looks(options.search, now.queens, row, col) : [],
		looks = seen.map(({name, index}) => `${name} ${index}`)
	const was = kind === 'place' || kind === 'remove' ? elementsOf(options, before) : elements,
		written = [...elements.keys()].filter(key => was.get(key) !== elements.get(key)),
		texts = keys => keys.map(key => elements.get(key))
	const labels = [...elements].map(([key, text]) => {
		const note = looks.includes(key) ? says.reading(looks.lastIndexOf(key) + 1) : ''
		return text + note + (written.includes(key) ? says.written : '')
	})
	if (looks.length > 3) return [labels, says.many(grouped(looks.length), elements.get(looks.at(-1)))]
	if (looks.length > 0) return [labels, says.read(texts(looks))]
	return [labels, written.length > 0 ? says.now(texts(written)) : '']
}

const callerOf = ({event: {kind}, stack}) => ({enter: stack.at(-2), leave: stack.at(-1)})[kind]

export const litExpected = (lines, now) =>
	lines.flatMap((line, i) => {
		const {kind, verdict} = now.event,
			marks = line.split(/ §(.*)/)[1]?.split(' ') ?? [],
			isCall = marks.includes('call') && callerOf(now)
		return isCall || marks.includes(kind) || marks.includes(`${kind}:${verdict}`) ? [i + 1] : []
	})

const NAMES = {scan: 'y x 1', flags: 'row col 0', wraparound: 'x y 0', 'breadth-first': 'row col 0', first: 'i k 1'}

export function namedExpected({search}, lines, now) {
	const [row, col, from] = NAMES[search].split(' ')
	return litExpected(lines, now).flatMap(number => {
		const line = lines[number - 1],
			at = line.endsWith(' §call') ? callerOf(now) : now.event,
			values = {[row]: at.row, [col]: at.col}
		const names = line
			.split(' §')[0]
			.split(/\W+/)
			.filter(name => (values[name] ?? null) !== null)
		return names.map(name => `${name} ${values[name] + Number(from)}`)
	})
}

const FRAMES = {
	scan: [row => `Solve(y = ${row + 1})`, 'x', 1],
	flags: [row => `backtrack(row = ${row})`, 'col', 0],
	wraparound: [(row, depth) => `solve_8q(x = ${row}, count = ${depth})`, 'y', 0],
	first: [row => `search(i = ${row + 1})`, 'k', 1],
}

export function stackExpected({search}, {stack}) {
	const [call, name, from] = FRAMES[search],
		columnOf = col => (col < 0 ? says.none(name) : `${name} = ${col + from}`)
	return stack.map(({row, col}, depth) => `${call(row, depth)} ${columnOf(col)}`).reverse()
}

export function frontierExpected(at, {now: {event, frontier, queens}, boards, sizes}) {
	const {level, size, index} = frontier,
		found = sizes[level + 1] ?? 0,
		isOpen = ['enter', 'test', 'place', 'solution', 'leave'].includes(event.kind)
	const state = k =>
		k === level ? says.levels[isOpen ? 'taken' : 'whole'] : k === level + 1 && isOpen ? says.levels.grows : ''
	const board = queens => queens.flatMap(col => (col < 0 ? [] : at(col))).join(' ') || says.empty
	return {
		levels: sizes.map((size, k) => `${k} ${grouped(size)}${state(k)}`),
		present: isOpen ? [says.board(index + 1, size), board(queens.slice(0, level))] : null,
		next: level === queens.length ? [] : boards.slice(index + 1).map(board),
		bytes: 8 * (size * level + found * (level + 1)),
	}
}

let latest = {key: '', root: null}
function nodeOf({n, startRow}, path) {
	const key = `${n} ${startRow}`
	if (latest.key !== key) latest = {key, root: oracle.tree({n, startRow})}
	return path.reduce((node, col) => node?.children.find(child => child.col === col), latest.root)
}

function stateOf(options, {now}, {metAt}, path, isCut) {
	const present = pathOf(options, now.queens),
		first = metAt.get(keyOf(path))
	if (!isCut && path.every((col, depth) => col === present[depth])) return 'path'
	return first === undefined ? 'never' : first <= now.step ? 'visited' : 'waiting'
}

export function nodeExpected(at, options, sample, all, path, isClosed = false) {
	const {n, startRow} = options,
		node = nodeOf(options, path),
		isLast = path.length === n
	const place = path.length === 0 ? says.root : says.place(at((startRow + path.length - 1) % n), at(path.at(-1)))
	const below = ({nodes, children}) =>
		children.length === 0 ? says.deadEnd : says.below(nodes.reduce((a, b) => a + b) - 1, nodes.at(-1))
	const what = isClosed && !isLast ? says.closed : !node ? says.cut : isLast ? says.solution : below(node)
	return says.node(place, what, says.states[stateOf(options, sample, all, path, !node)])
}

export function pathsExpected(options, open, path = []) {
	const isOpen = path.every((col, depth) => col === open[depth]) && nodeOf(options, path)?.children.length > 0
	return [path, ...(isOpen ? columns(options.n).flatMap(col => pathsExpected(options, open, [...path, col])) : [])]
}
