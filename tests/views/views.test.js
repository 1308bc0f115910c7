import {equal, is, match, not, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import '../../dist/searches.mjs'
import {elementsOf, listenersOf, markupOf, plain, those} from '../helpers/templates.js'
import {squaresOf, walksUpTo} from '../helpers/walks.js'
import {inEveryLanguage} from '#web/make/words.js'
import {arraysView, isOfCell, overlayText} from '#web/views/arrays.js'
import {cellPosition, indexSteps, shownArrays} from '#web/searches/names.js'
import {narrationView} from '#web/views/narration.js'
import {glossed, termed} from '#web/views/glossary.js'
import {stackView} from '#web/views/stack.js'
import {treeView} from '#web/views/tree.js'
import {html, svg} from 'lit-html'
import {boardGeometry} from '#web/board/geometry.js'
import {drawDomains, drawWords, squaresLeft} from '#web/board/domains.js'
import {Recorder} from '#web/board/recorder.js'
import {skyline} from '#web/views/timeline.js'
import {countsView} from '#web/views/counts.js'
import {matrixView} from '#web/views/matrix.js'
import {EXACT} from '../helpers/exact.js'
import {attacks} from '../helpers/oracle.js'
import {everyMoment} from '../helpers/reference.js'

const LOCALES = await inEveryLanguage(...['core', 'code', 'glossary', 'questions', 'views', 'searches#sentences'])
const [ja, en] = LOCALES
const REST = {at: i => i, lit: null, cell: null, overlay: null, term: '', tree: null}
const lookOf = (words, more) => ({words, ...REST, ...more})
const shownIn = (view, moment, wanted, context) => those(elementsOf(view(moment, lookOf(en, context))), wanted)

const value = formula => Function(`return ${formula.replaceAll('−', '-').replaceAll('·', '*')}`)()

test('indexSteps(): each step of the formula has the index of the lit element as its value', async () => {
	const moving = ['hill-climbing', 'min-conflicts'].map(search => ({n: 6, search}))
	for (const {n, search} of [...walksUpTo(6).filter(({startRow}) => startRow === 0), ...moving]) {
		const moment = await (await walk({n, search})).moment(),
			isSquare = search === 'wraparound'
		if (moment.frontier) continue
		for (const array of shownArrays(moment))
			for (const {row, col} of squaresOf(n)) {
				const steps = indexSteps(moment, array, {row, col}),
					i = cellPosition(moment, array, row, col)
				for (const index of isSquare ? [`${row}][${col}`] : steps.slice(1).map(value))
					equal(index, isSquare ? steps.at(-1) : array.lowest + i)
				ok(i >= 0 && i < array.cells.length && isOfCell(moment, {name: array.name, i}, row, col))
				is(overlayText(moment, array.name, row, col), isSquare ? `${row},${col}` : String(array.lowest + i))
				const lit = shownIn(arraysView, moment, {class: 'lit'}, {lit: {row, col}}),
					found = lit.filter(({attributes}) => attributes['data-name'] === array.name)
				is(found.map(({attributes}) => attributes['data-i']).join(), String(i))
			}
	}
})

test('arrow keys open, close and walk the tree', async () => {
	const w = await walk({n: 4}),
		did = [],
		tree = {root: await w.tree([], 2), stops: false, open: [1], focus: null},
		acts = {onNode: path => did.push(['to', path]), onOpen: path => did.push(['open', path]), onPoint() {}},
		view = treeView(await w.moment(), lookOf(en, {tree, ...acts}))
	const items = those(elementsOf(view), {role: 'treeitem'}).map(({attributes}) => ({
		dataset: {path: attributes['data-path']},
		getAttribute: name => attributes[name] ?? null,
		focus: () => did.push(['focus', attributes['data-path']]),
	}))
	const [press] = listenersOf(view, 'keydown')
	for (const [path, key, ...done] of [
		['', 'ArrowRight', 'focus', '0'],
		['0', 'ArrowRight', 'open', [0]],
		['1', 'ArrowRight', 'focus', '1 0'],
		['1', 'ArrowLeft', 'open', []],
		['0', 'ArrowLeft', 'focus', ''],
		['1 3', 'ArrowLeft', 'focus', '1'],
		['1 3', 'ArrowDown', 'focus', '2'],
		['2', 'ArrowUp', 'focus', '1 3'],
		['2', 'Home', 'focus', ''],
		['', 'End', 'focus', '3'],
		['1 3', 'Enter', 'to', [1, 3]],
	]) {
		const target = items.find(({dataset}) => dataset.path === path)
		press({target, currentTarget: {children: items}, key, preventDefault() {}})
		equal(did.splice(0), [done], `${key} at ${path}`)
	}
	await w.close()
})

const MANY = []
for (const options of walksUpTo(5)) MANY.push(...(await everyMoment(await walk(options))).filter((_, i) => i % 9 === 0))

test('each glossary term occurs, changes no sentence, and shows its meaning', async () => {
	for (const words of LOCALES) {
		const met = new Set(),
			context = lookOf(words, {act: {}, termed, glossed})
		for (const moment of MANY)
			for (const [place, view] of Object.entries({narration: narrationView, stack: stackView, tree: treeView})) {
				const elements = elementsOf(view(moment, context)),
					terms = those(elements, {class: 'term'}).map(({text}) => (words === ja ? ` 1 ${text}。` : ` ${text}.`))
				if (view === narrationView) {
					const sentence = words.narration[moment.event.kind](moment, i => i).replaceAll('**', '')
					is(those(elements, {class: 'narration'})[0].text, sentence)
				}
				for (const [key, [pattern, heading, meaning]] of Object.entries(words.glossary)) {
					if (met.has(key) || !terms.some(text => pattern.test(text))) continue
					const shown = those(elementsOf(view(moment, {...context, term: `${place} ${key}`})), {class: 'meaning'})[0]
					if (shown.text === `${heading} ${meaning}`) met.add(key)
				}
			}
		equal(met, new Set(Object.keys(words.glossary)), words.language)
	}
})

const fromOne = words => lookOf(words, {at: i => i + 1})
const textOf = template => plain(markupOf(template).replace(/<[^>]*>/g, ' '))

const MOMENTS = {}
for (const search of EXACT) {
	MOMENTS[search] = await everyMoment(await walk({n: 5, search}))
}

for (const [title, view] of Object.entries({narrationView, countsView, stackView, arraysView}))
	test(`${title} never shows undefined, null or NaN`, () => {
		for (const words of LOCALES)
			for (const moment of Object.values(MOMENTS).flat())
				not.match(
					textOf(view(moment, fromOne(words))),
					/undefined|NaN|\[object|null/,
					`${moment.search} ${moment.step}`,
				)
	})

test('exact-cover enters a row or a column, in sentence, frames and counters', () => {
	const moments = MOMENTS['exact-cover'],
		column = moments.find(({event}) => event.kind === 'enter' && event.row === null)
	const [, en] = LOCALES.map(fromOne)
	match(textOf(narrationView(column, en)), /^ *Column \d has the fewest options/)
	match(textOf(stackView(column, en)), /solve\(\)\s*column = \d/)
	match(textOf(countsView(moments.at(-1), {...en, tests: 'nothing'})), 'updates')
	not.match(textOf(countsView(moments.at(-1), {...en, tests: 'nothing'})), /tested|checked/)
})

test('matrixView() counts the options and items left', () => {
	const moments = MOMENTS['exact-cover'],
		context = fromOne(LOCALES[1]),
		text = moment => textOf(matrixView(moment, context, {html, svg}))
	match(text(moments[0]), 'Remaining: 25 options, and 28 items not covered.')
	match(text(moments.find(({event}) => event.kind === 'solution')), 'Remaining: 0 options')
})

const over = ({kind, col}) => ({enter: 0, leave: Infinity})[kind] ?? col

test('drawDomains() shows free squares, with crosses on those that the tested queen attacks', () => {
	for (const moment of MOMENTS['forward-checking']) {
		const {queens, event} = moment,
			standing = [...queens.entries()].filter(([, col]) => col >= 0),
			expected = []
		for (const row of queens.keys())
			for (const col of queens.keys()) {
				const isTested = event.kind === 'test',
					isItself = isTested && event.row === row && event.col === col
				const isOver = row === event.row && col < over(event)
				if (isItself || isOver || queens[row] >= 0 || standing.some(queen => attacks(...queen, row, col))) continue
				const isTaken = isTested && row !== event.row && attacks(event.row, event.col, row, col) !== null
				expected.push({row, col, isTaken})
			}
		equal(squaresLeft(moment, 'squares'), expected, `${moment.step}`)
		const drawn = drawnOn(moment, drawDomains('squares')),
			taken = expected.filter(({isTaken}) => isTaken).length
		equal([drawn('muted'), drawn('accent')], [expected.length - taken, 2 * taken])
		if (event.verdict === 'attacked' || event.emptied === null) continue
		ok(expected.filter(({row}) => row === event.emptied).every(({isTaken}) => isTaken))
	}
})

function drawnOn(moment, draw) {
	const ctx = new Recorder(''),
		colors = {ink: 'ink', good: 'good', muted: 'muted', accent: 'accent'}
	draw(ctx, moment, {colors}, boardGeometry(400, 5, 1))
	const paths = [...ctx.body.matchAll(/<path d="([^"]*)"[^>]*stroke="(\w+)"/g)]
	return name => paths.filter(([, , color]) => color === name).reduce((sum, [, d]) => sum + d.split('M').length - 1, 0)
}

test("drawWords() draws lines from queens to the row's squares, and circles the free ones", () => {
	for (const moment of MOMENTS.bitmask) {
		const drawn = drawnOn(moment, drawWords),
			{queens, stack, arrays} = moment,
			row = stack.at(-1)?.row ?? 0
		const lines = queens.slice(0, row).flatMap((col, r) => [col, col - r + row, col + r - row])
		is(drawn('ink'), lines.filter(col => col >= 0 && col < 5).length, `${moment.step}`)
		is(drawn('good'), arrays.find(({name}) => name === 'free').cells.filter(Boolean).length)
	}
})

test('skyline() divides the steps from `from` to `to` into 200 bars', () => {
	const marks = {spacing: 1, known: 100, counts: [...Array(101).keys()]}
	is(skyline(marks, 50, 100).split('22v-16').length - 1, 200)
})

test.run()
