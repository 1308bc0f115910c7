import {equal, is, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import {inEveryLanguage} from '#web/make/words.js'
import * as expected from '../helpers/expected.js'
import {elementsOf, those} from '../helpers/templates.js'
import {name, randomFrom, walksUpTo} from '../helpers/walks.js'
import * as SEARCHES from '#web/searches/index.js'
import {conditionParts} from '#web/searches/condition.js'
import {listingLanguages} from '#web/searches/listings.js'
import {KnownTree} from '#web/figure/tree.js'
import {arraysView} from '#web/views/arrays.js'
import {nodeOn} from '#web/views/branches.js'
import {codeView} from '#web/views/code.js'
import {countsView} from '#web/views/counts.js'
import {narrationView} from '#web/views/narration.js'
import {squaresView} from '#web/board/squares.js'
import {stackView} from '#web/views/stack.js'
import {TICKS, tickPath, timelineView} from '#web/views/timeline.js'
import {treeView} from '#web/views/tree.js'

const [, WORDS] = await inEveryLanguage('core', 'code', 'questions', 'views', 'searches#sentences')
const LARGEST = 9
const APART = {7: 3, 8: 4, 9: 9}
const ofEachKind = ({n, startRow}) => (n < 7 ? 4 : startRow === 0 ? 3 : 1)
const WHOLE_N = 8
const FEW = 4
const SORTS = {scan: 9, flags: 9, wraparound: 11, 'breadth-first': 9, first: 11}

const lookOf = (words, base, {search}, {root, open}) => ({
	...{words, at: i => i + base, lit: null, cell: null, overlay: null, term: ''},
	tree: {root, open, focus: null, stops: ['wraparound', 'first'].includes(search)},
})
const squares = (moment, context) => squaresView(moment, {...context, geometry: null, focused: {row: 0, col: 0}})
const timeline = ({step}, words, length) =>
	timelineView({step, first: 0, last: length, length, ticks: '', words, onSeek() {}})
const values = (elements, wanted, name) => those(elements, wanted).map(({attributes}) => attributes[name])
const texts = (elements, wanted) => those(elements, wanted).map(({text}) => text)
const numbersIn = text => [...text.matchAll(/\d[\d,]*/g)].map(([number]) => +number.replaceAll(',', ''))

async function knownTree(w, options) {
	const tree = new KnownTree(
		(path, levels) => w.tree(path, levels),
		() => {},
	)
	await tree.of(options)
	return tree
}

const SHOWS = {
	board: ({moment, context, now}) => [
		values(elementsOf(squares(moment, context)), {role: 'gridcell'}, 'aria-label'),
		expected.squaresExpected(context.at, now),
	],

	narration({options, moment, context, now}) {
		const elements = elementsOf(narrationView(moment, context)),
			[strong] = those(elements, {tag: 'strong'}),
			right = expected.sentenceExpected(context.at, options, now)
		const numbers = numbersIn(texts(elements, {class: 'narration'})[0])
		return [[numbers, right[1] && strong?.text, strong?.attributes.class ?? null], right]
	},

	counts: ({moment, context, now}) => [
		texts(elementsOf(countsView(moment, context)), {tag: 'dd'}),
		expected.countsExpected(now),
	],

	timeline({moment, context, now, all: {length}}) {
		const [{attributes}] = those(elementsOf(timeline(moment, context.words, length)), {tag: 'input'})
		return [
			[attributes.max, attributes['aria-valuetext']],
			[String(Math.max(length, 1)), expected.stepExpected(now.step, length)],
		]
	},

	arrays({options, moment, context, sample}) {
		const elements = elementsOf(arraysView(moment, context))
		return [
			[values(elements, {role: 'gridcell'}, 'aria-label'), texts(elements, {class: 'remark'}).at(-1)],
			expected.arraysExpected(options, sample),
		]
	},

	stack({options, moment, context, now, sample}) {
		const elements = elementsOf(stackView(moment, context))
		if (options.search !== 'breadth-first') {
			const frames = expected.stackExpected(options, now)
			return [
				[texts(elements, {tag: 'li'}), values(elements, {tag: 'li'}, 'aria-current')],
				[frames, frames.map((_, i) => (i === 0 ? 'step' : undefined))],
			]
		}
		const {levels, present, next, bytes} = expected.frontierExpected(context.at, sample),
			list = elements.slice(elements.findIndex(({tag}) => tag === 'dl'))
		return [
			[
				texts(elements, {tag: 'tr'}).slice(1),
				present && [texts(elements, {tag: 'dt'})[0], texts(elements, {tag: 'dd'})[0]],
				texts(list, {tag: 'span'}),
				numbersIn(texts(elements, {class: 'remark'})[0]),
			],
			[levels, present, next.slice(0, FEW), [bytes, 8]],
		]
	},

	tree({options, moment, context, sample, all}) {
		const elements = elementsOf(treeView(moment, context)),
			node = (path, isClosed) => expected.nodeExpected(context.at, options, sample, all, path, isClosed)
		const present = expected.pathOf(options, sample.now.queens),
			isClosed = nodeOn(context.tree.root, options.n, present).depth < present.length
		ok(!isClosed || options.n > WHOLE_N)
		const items = those(elements, {role: 'treeitem'}),
			paths = expected.pathsExpected(options, context.tree.open)
		return [
			[
				items.map(({text, attributes}) => [text, attributes['aria-level']]),
				texts(elements, {class: 'remark'})[0],
				items.filter(({attributes}) => attributes.tabindex === '0').length,
			],
			[paths.map(path => [node(path), String(path.length + 1)]), node(present, isClosed), 1],
		]
	},
}

function* codeShown({options, moment, context, now, turn}) {
	const languages = listingLanguages(options.search)
	for (const language of [0, 1].map(i => languages[(2 * turn + i) % languages.length])) {
		const lines = SEARCHES[options.search].listings[language].trim().split('\n'),
			elements = elementsOf(codeView(moment, {...context, language})),
			items = those(elements, {tag: 'li'}),
			[code, [value]] = [items.slice(0, lines.length), items.slice(lines.length)]
		const parts = those(elements.slice(0, elements.indexOf(value)), {class: 'part'}),
			marks = parts.map(({attributes}) => attributes['data-is']),
			condition = now.event.kind === 'test' ? conditionParts(moment).parts : [],
			named = elements.filter(({attributes}) => attributes['data-at']),
			lit = those(code, {class: 'lit'}).map(line => code.indexOf(line) + 1)
		yield [
			`code in ${language}`,
			[lit, marks, named.map(({text, attributes}) => `${text} ${attributes['data-at']}`).sort()],
			[
				expected.litExpected(lines, now),
				condition.map(({is}) => String(is)),
				expected.namedExpected(options, lines, now).sort(),
			],
		]
	}
}

/** Values of a condition's parts in the test of a square, n = 6, by search and step. listings.test.js compares them
 * with programs. */
const CONDITIONS = {
	'scan 12': 'right false, down false, down-left false, down-right true',
	'flags 12': 'cols[2] true, diags1[5] not evaluated, diags2[4] not evaluated',
	'first 12': 'col[3] NOT_FREE, upwd[5] not evaluated, downwd[6] not evaluated',
	'breadth-first 109': '1 = 3 false, |1 − 3| = 3 − 1 true',
	'wraparound 12': 'up-left true, up, up-right, left, right, down-left, down, down-right'.replaceAll(
		/(?<=, )[\w-]+/g,
		'$& not evaluated',
	),
}

test("codeView() shows the values of the condition's parts", async () => {
	for (const [key, condition] of Object.entries(CONDITIONS)) {
		const [search, step] = key.split(' '),
			moment = await (await walk({n: 6, search})).seek(Number(step)),
			items = those(elementsOf(codeView(moment, lookOf(WORDS, 1, {search}, {}))), {tag: 'li'})
		is(
			items
				.slice(-condition.split(', ').length)
				.map(({text}) => text)
				.join(', '),
			condition,
		)
	}
})

async function ticksStand(w, where, {solutionsAt, length}) {
	const marks = await w.marks('solution'),
		bins = solutionsAt.length > TICKS ? 200 : 600,
		slack = (marks.spacing / length) * bins,
		drawn = [...tickPath(marks, 0, length).matchAll(/M([\d.]+) \d+v-?(\d+)/g)],
		places = drawn.map(([, at]) => (at * bins) / 600),
		near = (i, slack) => solutionsAt.filter(step => Math.abs((step / length) * bins - i) <= 0.5 + slack).length
	const seen = solutionsAt.filter(step => places.some(i => Math.abs((step / length) * bins - i) <= 1 + slack))
	equal([seen, places.filter(i => near(i, 0.5 + slack) === 0)], [solutionsAt, []], where)
	if (bins === 600) return
	const [least, most] = [-slack, slack].map(slack => Math.max(...places.map(i => near(i, slack))))
	drawn.forEach(([, , height], at) => {
		const [low, high] = [-slack, slack].map(slack => near(places[at], slack))
		ok(height >= (16 * low) / most && height <= Math.ceil((16 * high) / least), `${where}, bar ${at}`)
	})
}

test('every view equals the reference at moments of walks to n = 9', async () => {
	const sorts = new Map(),
		random = randomFrom(5)
	for (const options of walksUpTo(LARGEST).filter(({n, startRow}) => startRow % (APART[n] ?? 1) === 0)) {
		const all = expected.witnessed(options, ofEachKind(options)),
			w = await walk(options),
			tree = await knownTree(w, options)
		is(await w.measure(), all.length, name(options))
		await ticksStand(w, name(options), all)
		const shuffled = all.samples.map(sample => ({sample, key: random(1e6)})).sort((a, b) => a.key - b.key)
		for (const [i, {sample}] of shuffled.entries()) {
			const {now} = sample,
				present = expected.pathOf(options, now.queens)
			if (i % 3 === 0) await w[i % 2 ? 'next' : 'previous'](['place', 'leave'])
			await tree.expand(
				i % 2 ? present.slice(0, random(present.length + 1)) : [...present.slice(0, random(3)), random(options.n)],
			)
			const moment = await w.seek(now.step),
				context = lookOf(WORDS, random(2), options, tree),
				input = {options, moment, context, now, sample, all, turn: i}
			const shown = [...codeShown(input), ...Object.entries(SHOWS).map(([view, shows]) => [view, ...shows(input)])]
			for (const [view, is, right] of shown)
				equal(is, right, `${view} at ${name(options)} step ${now.step}, from ${context.at(0)}`)
			sorts.set(options.search, (sorts.get(options.search) ?? new Set()).add(`${now.event.kind} ${now.event.verdict}`))
		}
	}
	for (const [search, {size}] of sorts) is(size, SORTS[search], `${search}: all kinds of events`)
})

test.run()
