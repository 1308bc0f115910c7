import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import '../../dist/searches.mjs'
import {elementsOf, listenersOf, those} from '../helpers/templates.js'
import {name, randomFrom, walksUpTo} from '../helpers/walks.js'
import {inEveryLanguage} from '#web/make/words.js'
import {arraysView, isOfCell, overlayText} from '#web/views/arrays.js'
import {shownArrays, indexSteps, cellPosition} from '#web/searches/names.js'
import {narrationView} from '#web/views/narration.js'
import {glossed, termed} from '#web/views/glossary.js'
import {stackView} from '#web/views/stack.js'
import {treeView} from '#web/views/tree.js'

const LOCALES = await inEveryLanguage('core', 'code', 'glossary', 'questions', 'views')
const [ja, en] = LOCALES
const REST = {at: i => i, lit: null, cell: null, overlay: null, term: '', tree: null}
const lookOf = (words, more) => ({words, ...REST, ...more})
const shownIn = (view, moment, wanted, look) => those(elementsOf(view(moment, lookOf(en, look))), wanted)
const squaresOf = n => Array.from({length: n * n}, (_, i) => [Math.floor(i / n), i % n])

async function* moments(largest, most) {
	const random = randomFrom(largest)
	for (const options of walksUpTo(largest)) {
		const w = await walk(options),
			length = await w.measure()
		for (let i = 0; i < Math.min(most, length + 1); i++) {
			const step = length < most ? i : random(length + 1)
			yield {moment: await w.seek(step), title: `${name(options)} step ${step}`}
		}
	}
}

const value = formula => Function(`return ${formula.replaceAll('−', '-').replaceAll('·', '*')}`)()

test('indexSteps() give the index of the element that is lit with a square', async () => {
	const moving = ['hill-climbing', 'min-conflicts'].map(search => ({n: 6, search}))
	for (const {n, search} of [...walksUpTo(6).filter(({startRow}) => startRow === 0), ...moving]) {
		const moment = await (await walk({n, search})).moment(),
			isSquare = search === 'wraparound'
		if (moment.frontier) continue
		for (const array of shownArrays(moment))
			for (const [row, col] of squaresOf(n)) {
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

test('glossary terms occur, keep the text, and show their meaning', async () => {
	for (const words of LOCALES) {
		const met = new Set(),
			look = lookOf(words, {onTerm() {}, termed, glossed})
		for await (const {moment} of moments(5, 40))
			for (const [place, view] of Object.entries({narration: narrationView, stack: stackView, tree: treeView})) {
				const elements = elementsOf(view(moment, look)),
					terms = those(elements, {class: 'term'}).map(({text}) => (words === ja ? ` 1 ${text}。` : ` ${text}.`))
				if (view === narrationView) {
					const sentence = words.narration[moment.event.kind](moment, i => i).replaceAll('**', '')
					is(those(elements, {class: 'narration'})[0].text, sentence)
				}
				for (const [key, [pattern, heading, meaning]] of Object.entries(words.glossary)) {
					if (met.has(key) || !terms.some(text => pattern.test(text))) continue
					const shown = those(elementsOf(view(moment, {...look, term: `${place} ${key}`})), {class: 'meaning'})[0]
					if (shown.text === `${heading} ${meaning}`) met.add(key)
				}
			}
		equal(met, new Set(Object.keys(words.glossary)), words.language)
	}
})

test.run()
