// Arrays, stack, frontier and glossary: what each view says at a moment is what the oracle's walk says of it.

import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {elementsOf, markupOf, those} from '../helpers/templates.js'
import {name, randomFrom, walksUpTo} from '../helpers/walks.js'
import {arraysView, isOfCell, overlayText, readCells} from '../../web/views/arrays.js'
import {arraysOf, indexSteps, positionOf} from '../../web/searches/names.js'
import {narrationView} from '../../web/views/narration.js'
import {stackView} from '../../web/views/stack.js'
import {treeView} from '../../web/views/tree.js'
import {columns, en, ja, labelsOf, LOCALES, lookOf, moments, shownIn, textsOf} from './looks.js'

// --- arrays -----------------------------------------------------------------------------------------------

const VALUES = {
	scan: ['Empty', 'Queen', 'Border'],
	flags: ['false', 'true'],
	wraparound: ['false', 'true'],
	first: ['FREE', 'NOT_FREE'],
}

/** What the elements of an array are called and hold, from the oracle's arrays. */
function elementsExpected({search, n}, {queens}) {
	if (search === 'breadth-first') return queens.filter(col => col >= 0).map((col, row) => `queens[${row}] = ${col}`)
	return oracle.arrays(search, {queens}, n).flatMap(({name, first, values}) =>
		values.map((value, i) => {
			const index = search === 'wraparound' ? `${Math.floor(i / n)}][${i % n}` : first + i
			return `${name}[${index}] = ${name === 'pos' ? value : VALUES[search][value]}`
		}),
	)
}

test("at every step the arrays say what the oracle's hold, element by element", async () => {
	for await (const {options, expected, moment, title} of moments(10, 12)) {
		const labels = labelsOf(shownIn(arraysView, moment, {role: 'gridcell'}))
		const shown = labels.map(label => label.split(',')[0])
		assert.equal(shown, elementsExpected(options, expected), title)
	}
})

test('in every test as many elements are read as the oracle makes looks, and the last one is what refuses the square', async () => {
	for await (const {options, expected, before, moment, title} of moments(8, 60)) {
		const read = readCells(moment),
			{event} = expected
		assert.is(read.length, event.kind === 'test' ? expected.counters.probes - before.counters.probes : 0, title)
		if (!event.by) continue
		const array = arraysOf(moment).find(({name}) => name === read.at(-1).name),
			{row, col} = options.search === 'scan' ? event : event.by
		assert.is(read.at(-1).i, positionOf(moment, array, row, col), title)
		if (options.search !== 'scan')
			assert.ok(options.search === 'breadth-first' || array.cells[read.at(-1).i] === 1, title)
	}
})

test('flags and first read the elements in their order, no further than the one that is taken', async () => {
	const orders = {
		flags: ({row, col}, n) => ({cols: col, diags1: row - col + n - 1, diags2: row + col}),
		first: ({row, col}, n) => ({col: col + 1, upwd: row + col + 1, downwd: row - col + n}),
	}
	for await (const {options, expected: now, moment, title} of moments(6, 200)) {
		const {n, search} = options
		if (now.event.kind !== 'test' || !orders[search]) continue
		const held = oracle.arrays(search, now, n),
			expected = []
		for (const [name, index] of Object.entries(orders[search](now.event, n))) {
			const {first, values} = held.find(array => array.name === name)
			expected.push(`${name}[${index}] = ${VALUES[search][values[index - first]]}`)
			if (values[index - first] === 1) break
		}
		const elements = elementsOf(arraysView(moment, lookOf(en)))
		assert.is(those(elements, {class: 'remark'})[0].text, `Looked at: ${expected.join(', ')}`, title)
		const looks = expected.map((text, i) => `${text}, look ${i + 1} of this test`)
		assert.equal(labelsOf(those(elements, {class: 'read'})), looks, title)
	}
})

test("a placement and a removal write the elements that the oracle's arrays differ in", async () => {
	for await (const {options, expected, before, moment, title} of moments(6, 60)) {
		const {kind} = expected.event,
			labels = labelsOf(shownIn(arraysView, moment, {class: 'written'})),
			differing = () => {
				const was = elementsExpected(options, before)
				return elementsExpected(options, expected).filter((text, i) => text !== was[i])
			}
		if (options.search === 'breadth-first') assert.is(labels.length, kind === 'place' ? 1 : 0, title)
		else {
			const written = labels.map(label => label.replace(', just written', ''))
			assert.equal(written, ['place', 'remove'].includes(kind) ? differing() : [], title)
		}
	}
})

const value = formula => Function(`return ${formula.replaceAll('−', '-').replaceAll('·', '*')}`)()

test("the formula of an array, with a square's numbers put in, gives the index of the element that is lit with that square", async () => {
	for (const {n, search} of walksUpTo(6).filter(({startRow}) => startRow === 0)) {
		const moment = await (await walk({n, search})).moment()
		if (moment.frontier) continue
		for (const array of arraysOf(moment))
			for (let row = 0; row < n; row++)
				for (let col = 0; col < n; col++) {
					const steps = indexSteps(moment, array, {row, col}),
						i = positionOf(moment, array, row, col)
					const indices = search === 'wraparound' ? [`${row}][${col}`] : steps.slice(1).map(value)
					for (const index of indices) assert.equal(index, search === 'wraparound' ? steps.at(-1) : array.lowest + i)
					assert.ok(i >= 0 && i < array.cells.length)
					assert.is(
						overlayText(moment, array.name, row, col),
						search === 'wraparound' ? `${row},${col}` : String(array.lowest + i),
					)
					assert.ok(isOfCell(moment, {name: array.name, i}, row, col))
					const lit = shownIn(arraysView, moment, {class: 'lit'}, {lit: {row, col}})
					const own = lit.filter(({attributes}) => attributes['data-name'] === array.name)
					assert.equal(labelsOf(own, 'data-i'), [String(i)])
				}
	}
})

test('an element lights the squares of its line, and no others', async () => {
	const moment = await (await walk({n: 5, search: 'first'})).moment(),
		lines = {pos: 'row', col: 'column', upwd: 'antidiagonal', downwd: 'diagonal'}
	for (const array of arraysOf(moment))
		for (let i = 0; i < array.cells.length; i++) {
			const squares = columns(5)
				.flatMap(row => columns(5).map(col => [row, col]))
				.filter(square => isOfCell(moment, {name: array.name, i}, ...square))
			assert.ok(squares.length > 0)
			for (const a of squares)
				for (const b of squares) assert.ok(a === b || oracle.attacks(...a, ...b) === lines[array.name])
			assert.is(squares.length, lines[array.name].endsWith('diagonal') ? 5 - Math.abs(i - 4) : 5)
		}
})

test('the arrays of a search that no tutorial is known of are shown as they are', async () => {
	const moment = {...(await (await walk({n: 4})).seek(9)), search: 'new'}
	for (const view of [arraysView, stackView])
		assert.not.match(markupOf(view(moment, lookOf(en, {lit: {row: 1, col: 1}, overlay: 'cols'}))), /undefined|null|NaN/)
	assert.is(shownIn(arraysView, moment, {role: 'gridcell'}).length, 18)
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
	for await (const {options, expected, moment, title} of moments(10, 25)) {
		if (options.search === 'breadth-first') continue
		const frames = shownIn(stackView, moment, {tag: 'li'}),
			{stack} = expected
		const named = stack.map(({row, col}, depth) => FRAMES[options.search](row, col, depth)).reverse()
		const isNow = stack.map((_, i) => (i === 0 ? 'step' : undefined))
		assert.equal([textsOf(frames), labelsOf(frames, 'aria-current')], [named, isNow], title)
	}
})

test("at every step the frontier has the sizes that the oracle's placements make, and takes the memory of both its levels", async () => {
	for (let n = 1; n <= 8; n++) {
		const w = await walk({n, search: 'breadth-first'}),
			sizes = [1, ...Array(n).fill(0)],
			random = randomFrom(n)
		for (const {step, event, frontier, queens} of oracle.walk('breadth-first', n)) {
			if (event.kind === 'place') sizes[event.row + 1]++
			if (n > 5 && event.kind !== 'level' && random(n === 8 ? 200 : 20) > 0) continue
			const elements = elementsOf(stackView(await w.seek(step), lookOf(en)))
			const [, ...rows] = textsOf(those(elements, {tag: 'tr'}))
			const isOpen = frontier.index >= 0 && ['enter', 'test', 'place', 'solution', 'leave'].includes(event.kind)
			const {level} = frontier,
				says = isOpen ? {[level]: ' being extended', [level + 1]: ' growing'} : {[level]: ' complete'},
				told = sizes.map((size, level) => `${level} ${size}${says[level] ?? ''}`)
			assert.equal(rows, told, `n = ${n}, step ${step}`)
			const bytes = 8 * (frontier.size * frontier.level + frontier.found * (frontier.level + 1))
			assert.match(those(elements, {class: 'remark'})[0].text, `${bytes.toLocaleString('en')} byte`)
			if (!isOpen) continue
			assert.is(those(elements, {tag: 'dd'})[0].text, queens.slice(0, level).join(' ') || 'the empty board')
			assert.is(those(elements, {tag: 'dt'})[0].text, `Board ${frontier.index + 1} of ${frontier.size}`)
		}
		if (oracle.KNOWN.frontierSizes[n]) assert.equal(sizes, oracle.KNOWN.frontierSizes[n])
	}
})

// --- all of them ------------------------------------------------------------------------------------------

test('a seek anywhere leaves every view as a fresh walk would show it, in both languages', async () => {
	const random = randomFrom(11)
	for (const options of walksUpTo(7).filter(({startRow}) => startRow % 3 === 0)) {
		const used = await walk(options),
			length = await used.measure(),
			root = await used.tree([], options.n)
		for (let i = 0; i < 6; i++) {
			const step = random(length + 1),
				fresh = await walk(options),
				square = {row: random(options.n), col: random(options.n)}
			await used.seek(random(length + 1))
			const [one, other] = [await used.seek(step), await fresh.seek(step)]
			const look = lookOf([ja, en][i % 2], {
				lit: i % 3 ? square : null,
				tree: {root, stops: false, open: [], focus: null},
			})
			for (const view of [arraysView, stackView, treeView, narrationView])
				assert.is(markupOf(view(one, look)), markupOf(view(other, look)), `${name(options)} step ${step}`)
		}
	}
})

test('nothing is missing in what the views say, in both languages', async () => {
	for await (const {moment, title} of moments(5, 40))
		for (const words of LOCALES) {
			const root = moment.n < 4 ? {col: -1, cut: 0, nodes: null, children: null} : null
			const look = lookOf(words, {
				tree: root && {root, stops: true, open: [], focus: null},
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
			look = lookOf(words, {onTerm() {}})
		for await (const {moment} of moments(5, 60))
			for (const view of [narrationView, stackView, treeView]) {
				const terms = those(elementsOf(view(moment, look)), {class: 'term'}),
					place = {[narrationView.name]: 'narration', [stackView.name]: 'stack', [treeView.name]: 'tree'}[view.name]
				if (view === narrationView)
					assert.is(
						those(elementsOf(view(moment, look)), {class: 'narration'})[0].text,
						words.narration[moment.event.kind](moment, i => i).replaceAll('**', ''),
					)
				for (const [key, [pattern, heading, meaning]] of Object.entries(words.glossary)) {
					if (met.has(key) || !terms.some(({text}) => pattern.test(words === ja ? ` 1 ${text}。` : ` ${text}.`)))
						continue
					const shown = those(elementsOf(view(moment, {...look, term: `${place} ${key}`})), {class: 'meaning'})[0]
					if (shown.text === `${heading} ${meaning}`) met.add(key)
				}
			}
		assert.equal(
			Object.keys(words.glossary).filter(key => !met.has(key)),
			[],
			words.language,
		)
	}
})

test.run()
