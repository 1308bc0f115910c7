// Arrays, stack, frontier, tree and glossary: what each view says at a moment is what the oracle's walk says of it.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { walk } from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import { elementsOf, markupOf, those } from '../helpers/templates.js'
import { name, randomFrom, walksUpTo } from '../helpers/walks.js'
import { inEveryLanguage } from '../../web/make/words.js'
import { arraysView, isOfCell, overlayText, readCells } from '../../web/views/arrays.js'
import { arraysOf, indexSteps, positionOf } from '../../web/searches/names.js'
import { narrationView } from '../../web/views/narration.js'
import { stackView } from '../../web/views/stack.js'
import { treeView } from '../../web/views/tree.js'

const LOCALES = await inEveryLanguage('core', 'code', 'predict', 'views')
const [ja, en] = LOCALES
const LONG = 4000
const lookOf = (words, more = {}) => ({
	words,
	at: i => i,
	lit: null,
	cell: null,
	overlay: null,
	term: '',
	tree: null,
	...more,
})

/** As much of a walk as the oracle goes through in no time. */
function beginning(walk) {
	const moments = []
	for (const moment of walk) if (moments.push(moment) === LONG) break
	return moments
}

/** The oracle's moments of every walk up to a size, each with the engine's; of longer walks some. */
async function* moments(largest, most = 150) {
	const random = randomFrom(largest)
	for (const options of walksUpTo(largest)) {
		const w = await walk(options),
			all = beginning(oracle.walk(options.search, options.n, options))
		const steps =
			all.length <= most ? all.map((_, step) => step) : Array.from({ length: most }, () => random(all.length))
		for (const step of steps)
			yield {
				options,
				expected: all[step],
				before: all[step - 1],
				moment: await w.seek(step),
				title: `${name(options)} step ${step}`,
			}
	}
}

const columns = n => Array.from({ length: n }, (_, i) => i)

// --- arrays -----------------------------------------------------------------------------------------------

const VALUES = {
	scan: ['Empty', 'Queen', 'Border'],
	flags: ['false', 'true'],
	wraparound: ['false', 'true'],
	first: ['FREE', 'NOT_FREE'],
}

/** What the elements of an array are called and hold, from the oracle's arrays. */
function elementsExpected({ search, n }, { queens }) {
	if (search === 'breadth-first') return queens.filter(col => col >= 0).map((col, row) => `queens[${row}] = ${col}`)
	return oracle.arrays(search, { queens }, n).flatMap(({ name, first, values }) =>
		values.map((value, i) => {
			const index = search === 'wraparound' ? `${Math.floor(i / n)}][${i % n}` : first + i
			return `${name}[${index}] = ${name === 'pos' ? value : VALUES[search][value]}`
		}),
	)
}

test("at every step the arrays say what the oracle's hold, element by element", async () => {
	for await (const { options, expected, moment, title } of moments(10, 12)) {
		const cells = those(elementsOf(arraysView(moment, lookOf(en))), { role: 'gridcell' })
		assert.equal(
			cells.map(({ attributes }) => attributes['aria-label'].split(',')[0]),
			elementsExpected(options, expected),
			title,
		)
	}
})

test('in every test as many elements are read as the oracle makes looks, and the last one is what refuses the square', async () => {
	for await (const { options, expected, before, moment, title } of moments(8, 60)) {
		const read = readCells(moment),
			{ event } = expected
		assert.is(read.length, event.kind === 'test' ? expected.counters.probes - before.counters.probes : 0, title)
		if (!event.by) continue
		const array = arraysOf(moment).find(({ name }) => name === read.at(-1).name),
			{ row, col } = event.by
		const at =
			options.search === 'scan' ? positionOf(moment, array, event.row, event.col) : positionOf(moment, array, row, col)
		assert.is(read.at(-1).i, at, title)
		if (options.search !== 'scan') assert.ok(options.search === 'breadth-first' || array.cells[at] === 1, title)
	}
})

test('flags and first read the elements in their order, no further than the one that is taken', async () => {
	for await (const {
		options,
		expected: { event, queens },
		moment,
		title,
	} of moments(6, 200)) {
		if (event.kind !== 'test' || !['flags', 'first'].includes(options.search)) continue
		const { n, search } = options,
			{ row, col } = event
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
		const held = oracle.arrays(search, { queens }, n),
			expected = []
		for (const [name, index] of order) {
			const { first, values } = held.find(array => array.name === name)
			expected.push(`${name}[${index}] = ${VALUES[search][values[index - first]]}`)
			if (values[index - first] === 1) break
		}
		const elements = elementsOf(arraysView(moment, lookOf(en)))
		assert.is(those(elements, { class: 'remark' })[0].text, `Looked at: ${expected.join(', ')}`, title)
		assert.equal(
			those(elements, { class: 'read' }).map(({ attributes }) => attributes['aria-label']),
			expected.map((text, i) => `${text}, look ${i + 1} of this test`),
			title,
		)
	}
})

test("a placement and a removal write the elements that the oracle's arrays differ in", async () => {
	for await (const { options, expected, before, moment, title } of moments(6, 60)) {
		const written = those(elementsOf(arraysView(moment, lookOf(en))), { class: 'written' }).map(({ attributes }) =>
			attributes['aria-label'].replace(', just written', ''),
		)
		const isWritten = ['place', 'remove'].includes(expected.event.kind)
		if (options.search === 'breadth-first') assert.is(written.length, expected.event.kind === 'place' ? 1 : 0, title)
		else if (isWritten)
			assert.equal(
				written,
				elementsExpected(options, expected).filter((text, i) => text !== elementsExpected(options, before)[i]),
				title,
			)
		else assert.equal(written, [], title)
	}
})

const value = formula => Function(`return ${formula.replaceAll('−', '-').replaceAll('·', '*')}`)()

test("the formula of an array, with a square's numbers put in, gives the index of the element that is lit with that square", async () => {
	for (const { n, search } of walksUpTo(6).filter(({ startRow }) => startRow === 0)) {
		const moment = await (await walk({ n, search })).moment()
		if (moment.frontier) continue
		for (const array of arraysOf(moment))
			for (let row = 0; row < n; row++)
				for (let col = 0; col < n; col++) {
					const steps = indexSteps(moment, array, { row, col }),
						i = positionOf(moment, array, row, col)
					const indices = search === 'wraparound' ? [`${row}][${col}`] : steps.slice(1).map(value)
					for (const index of indices) assert.equal(index, search === 'wraparound' ? steps.at(-1) : array.lowest + i)
					assert.ok(i >= 0 && i < array.cells.length)
					assert.is(
						overlayText(moment, array.name, row, col),
						search === 'wraparound' ? `${row},${col}` : String(array.lowest + i),
					)
					assert.ok(isOfCell(moment, { name: array.name, i }, row, col))
					const lit = those(elementsOf(arraysView(moment, lookOf(en, { lit: { row, col } }))), { class: 'lit' })
					assert.equal(
						lit
							.filter(({ attributes }) => attributes['data-name'] === array.name)
							.map(({ attributes }) => +attributes['data-i']),
						[i],
					)
				}
	}
})

test('an element lights the squares of its line, and no others', async () => {
	const moment = await (await walk({ n: 5, search: 'first' })).moment(),
		lines = { pos: 'row', col: 'column', upwd: 'antidiagonal', downwd: 'diagonal' }
	for (const array of arraysOf(moment))
		for (let i = 0; i < array.cells.length; i++) {
			const squares = columns(5)
				.flatMap(row => columns(5).map(col => [row, col]))
				.filter(square => isOfCell(moment, { name: array.name, i }, ...square))
			assert.ok(squares.length > 0)
			for (const a of squares)
				for (const b of squares) assert.ok(a === b || oracle.attacks(...a, ...b) === lines[array.name])
			assert.is(squares.length, lines[array.name].endsWith('diagonal') ? 5 - Math.abs(i - 4) : 5)
		}
})

test('the arrays of a search that no tutorial is known of are shown as they are', async () => {
	const moment = { ...(await (await walk({ n: 4 })).seek(9)), search: 'new' }
	for (const view of [arraysView, stackView])
		assert.not.match(
			markupOf(view(moment, lookOf(en, { lit: { row: 1, col: 1 }, overlay: 'cols' }))),
			/undefined|null|NaN/,
		)
	assert.is(those(elementsOf(arraysView(moment, lookOf(en))), { role: 'gridcell' }).length, 18)
	assert.is(overlayText(moment, 'cols', 0, 0), undefined)
})

// --- stack ------------------------------------------------------------------------------------------------

/** The variables as each tutorial writes them, from its own first number. */
const FRAMES = {
	scan: (row, col) => `Solve(y = ${row + 1}) ${col < 0 ? 'no x yet' : `x = ${col + 1}`}`,
	flags: (row, col) => `backtrack(row = ${row}) ${col < 0 ? 'no col yet' : `col = ${col}`}`,
	wraparound: (row, col, depth) => `solve_8q(x = ${row}, count = ${depth}) ${col < 0 ? 'no y yet' : `y = ${col}`}`,
	first: (row, col) => `search(i = ${row + 1}) ${col < 0 ? 'no k yet' : `k = ${col + 1}`}`,
}

test("at every step the stack names the oracle's frames, innermost first", async () => {
	for await (const { options, expected, moment, title } of moments(10, 25)) {
		if (options.search === 'breadth-first') continue
		const frames = those(elementsOf(stackView(moment, lookOf(en))), { tag: 'li' })
		assert.equal(
			frames.map(({ text }) => text),
			expected.stack.map(({ row, col }, depth) => FRAMES[options.search](row, col, depth)).reverse(),
			title,
		)
		assert.equal(
			frames.map(({ attributes }) => attributes['aria-current']),
			expected.stack.map((_, i) => (i === 0 ? 'step' : undefined)),
			title,
		)
	}
})

test("at every step the frontier has the sizes that the oracle's placements make, and takes the memory of both its levels", async () => {
	for (let n = 1; n <= 8; n++) {
		const w = await walk({ n, search: 'breadth-first' }),
			sizes = [1, ...Array(n).fill(0)],
			random = randomFrom(n)
		for (const { step, event, frontier, queens } of oracle.walk('breadth-first', n)) {
			if (event.kind === 'place') sizes[event.row + 1]++
			if (n > 5 && event.kind !== 'level' && random(n === 8 ? 200 : 20) > 0) continue
			const elements = elementsOf(stackView(await w.seek(step), lookOf(en)))
			const rows = those(elements, { tag: 'tr' })
				.slice(1)
				.map(({ text }) => text)
			const isOpen = frontier.index >= 0 && ['enter', 'test', 'place', 'solution', 'leave'].includes(event.kind)
			const says = level =>
				level === frontier.level
					? isOpen
						? ' being extended'
						: ' complete'
					: level === frontier.level + 1 && isOpen
						? ' growing'
						: ''
			assert.equal(
				rows,
				sizes.map((size, level) => `${level} ${size}${says(level)}`),
				`n = ${n}, step ${step}`,
			)
			const bytes = 8 * (frontier.size * frontier.level + frontier.found * (frontier.level + 1))
			assert.match(those(elements, { class: 'remark' })[0].text, `${bytes.toLocaleString('en')} byte`)
			if (isOpen)
				assert.is(
					those(elements, { tag: 'dd' })[0].text,
					queens.slice(0, frontier.level).join(' ') || 'the empty board',
				)
			if (isOpen) assert.is(those(elements, { tag: 'dt' })[0].text, `Board ${frontier.index + 1} of ${frontier.size}`)
		}
		if (oracle.KNOWN.frontierSizes[n]) assert.equal(sizes, oracle.KNOWN.frontierSizes[n])
	}
})

// --- tree -------------------------------------------------------------------------------------------------

/** What is beneath a path, by going through it. */
function beneath(path, { n, startRow }) {
	const row = depth => (startRow + depth) % n
	const free =
		path.length === n
			? []
			: columns(n).filter(col =>
					path.every((other, depth) => oracle.attacks(row(depth), other, row(path.length), col) === null),
				)
	const under = free.map(col => beneath([...path, col], { n, startRow }))
	return {
		free,
		nodes: under.reduce((sum, { nodes }) => sum + 1 + nodes, 0),
		solutions: path.length === n ? 1 : under.reduce((sum, { solutions }) => sum + solutions, 0),
	}
}

const plural = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`

function textExpected(path, options, states) {
	const { n, startRow } = options
	const place = path.length === 0 ? 'Empty board' : `Row ${(startRow + path.length - 1) % n}, column ${path.at(-1)}`
	const isCut = path.length > 0 && !beneath(path.slice(0, -1), options).free.includes(path.at(-1))
	const { free, nodes, solutions } = isCut ? {} : beneath(path, options)
	const what = isCut
		? 'cut off'
		: path.length === n
			? 'a solution'
			: free.length === 0
				? 'a dead end'
				: `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`
	return `${place}: ${what}; ${states(path, isCut)}.`
}

test('at every step the open part of the tree tells of each node what lies beneath it and whether the oracle has been there', async () => {
	for (const options of walksUpTo(6).filter(({ startRow }) => startRow % 2 === 0)) {
		const { n, search, startRow } = options,
			random = randomFrom(n),
			w = await walk(options),
			root = await w.tree([], n)
		const all = [...oracle.walk(search, n, options)],
			rows = columns(n).map(i => (startRow + i) % n)
		const pathOf = ({ queens }) => rows.map(row => queens[row]).filter(col => col >= 0)
		const ever = new Set(all.filter(({ event }) => event.kind === 'place').map(moment => String(pathOf(moment))))
		for (let i = 0; i < 10; i++) {
			const step = random(all.length),
				past = all.slice(0, step + 1),
				now = pathOf(all[step])
			const visited = new Set(past.filter(({ event }) => event.kind === 'place').map(moment => String(pathOf(moment))))
			const refused = new Set(
				past
					.filter(({ event }) => event.verdict === 'attacked')
					.map(moment => String([...pathOf(moment), moment.event.col])),
			)
			const open = [...ever][random(ever.size)]
				.split(',')
				.map(Number)
				.slice(0, random(n + 1))
			const states = (path, isCut) => {
				if (!isCut && path.every((col, depth) => col === now[depth])) return 'on the way to the present'
				if ((isCut ? refused : visited).has(String(path))) return 'visited'
				return waits(path, isCut) ? 'not visited yet' : 'never reached, the search stops at its first solution'
			}
			const waits = (path, isCut) =>
				isCut
					? all.some(
							moment =>
								moment.event.verdict === 'attacked' && String([...pathOf(moment), moment.event.col]) === String(path),
						)
					: ever.has(String(path))
			const items = those(
				elementsOf(
					treeView(
						await w.seek(step),
						lookOf(en, { tree: { root, stops: ['first', 'wraparound'].includes(search), open, focus: null } }),
					),
				),
				{ role: 'treeitem' },
			)
			const expected = [[]],
				list = path =>
					path.length < n &&
					path.every((col, depth) => col === open[depth]) &&
					!(path.length > 0 && !beneath(path.slice(0, -1), options).free.includes(path.at(-1))) &&
					beneath(path, options).free.length > 0
						? columns(n).flatMap(col => [[...path, col], ...list([...path, col])])
						: []
			expected.push(...list([]))
			assert.equal(
				items.map(({ text }) => text),
				expected.map(path => textExpected(path, options, states)),
				`${name(options)} step ${step} open ${open}`,
			)
			assert.is(items.filter(({ attributes }) => attributes.tabindex === '0').length, 1)
			assert.equal(
				items.map(({ attributes }) => +attributes['aria-level']),
				expected.map(path => path.length + 1),
			)
		}
	}
})

test('a closed node of a tree up to n = 12 tells how many nodes and solutions lie under it', async () => {
	for (const n of [9, 10, 12]) {
		const w = await walk({ n }),
			root = await w.tree([], 1)
		const items = those(
			elementsOf(treeView(await w.moment(), lookOf(en, { tree: { root, stops: false, open: [], focus: null } }))),
			{ role: 'treeitem' },
		)
		const counts = items.slice(1).map(({ text }) =>
			/: ([\d,]+) nodes and ([\d,]+) solutions below/
				.exec(text)
				.slice(1)
				.map(number => +number.replaceAll(',', '')),
		)
		if (n < 12) assert.is(1 + counts.reduce((sum, [nodes]) => sum + nodes + 1, 0), oracle.KNOWN.treeNodes[n])
		assert.is(
			counts.reduce((sum, [, solutions]) => sum + solutions, 0),
			Number(oracle.KNOWN.solutionCount[n]),
		)
		assert.equal(counts, counts.slice().reverse(), 'left and right are alike')
	}
})

// --- all of them ------------------------------------------------------------------------------------------

test('a seek anywhere leaves every view as a fresh walk would show it, in both languages', async () => {
	const random = randomFrom(11)
	for (const options of walksUpTo(7).filter(({ startRow }) => startRow % 3 === 0)) {
		const used = await walk(options),
			length = await used.measure(),
			root = await used.tree([], options.n)
		for (let i = 0; i < 6; i++) {
			const step = random(length + 1),
				fresh = await walk(options),
				square = { row: random(options.n), col: random(options.n) }
			await used.seek(random(length + 1))
			const [one, other] = [await used.seek(step), await fresh.seek(step)]
			const look = lookOf([ja, en][i % 2], {
				lit: i % 3 ? square : null,
				tree: { root, stops: false, open: [], focus: null },
			})
			for (const view of [arraysView, stackView, treeView, narrationView])
				assert.is(markupOf(view(one, look)), markupOf(view(other, look)), `${name(options)} step ${step}`)
		}
	}
})

test('nothing is missing in what the views say, in both languages', async () => {
	for await (const { moment, title } of moments(5, 40))
		for (const words of LOCALES) {
			const root = moment.n < 4 ? { col: -1, cut: 0, nodes: null, children: null } : null
			const look = lookOf(words, {
				tree: root && { root, stops: true, open: [], focus: null },
				term: 'narration row',
				onTerm() {},
			})
			for (const view of [arraysView, stackView, treeView, narrationView])
				assert.not.match(markupOf(view(moment, look)), /undefined|null|NaN|\[object|function|=>/, title)
		}
})

// --- glossary ---------------------------------------------------------------------------------------------

test('every word of the glossary is met somewhere, marking it leaves the text as it is, and its meaning is shown when it is asked for', async () => {
	for (const words of LOCALES) {
		const met = new Set(),
			look = lookOf(words, { onTerm() {} })
		for await (const { moment } of moments(5, 60))
			for (const view of [narrationView, stackView, treeView]) {
				const terms = those(elementsOf(view(moment, look)), { class: 'term' }),
					place = { [narrationView.name]: 'narration', [stackView.name]: 'stack', [treeView.name]: 'tree' }[view.name]
				if (view === narrationView)
					assert.is(
						those(elementsOf(view(moment, look)), { class: 'narration' })[0].text,
						words.narration[moment.event.kind](moment, i => i).replaceAll('**', ''),
					)
				for (const [key, [pattern, heading, meaning]] of Object.entries(words.views.glossary)) {
					if (met.has(key) || !terms.some(({ text }) => pattern.test(words === ja ? ` 1 ${text}。` : ` ${text}.`)))
						continue
					const shown = those(elementsOf(view(moment, { ...look, term: `${place} ${key}` })), { class: 'meaning' })[0]
					if (shown.text === `${heading} ${meaning}`) met.add(key)
				}
			}
		assert.equal(
			Object.keys(words.views.glossary).filter(key => !met.has(key)),
			[],
			words.language,
		)
	}
})

test.run()
