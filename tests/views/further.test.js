import {test} from 'uvu'
import {equal, is, match, not, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import '../../dist/searches.mjs'
import {html, svg} from 'lit-html'
import {boardGeometry} from '#web/board/geometry.js'
import {drawDomains, drawWords, squaresLeft} from '#web/board/domains.js'
import {Recorder} from '#web/board/recorder.js'
import {inEveryLanguage} from '#web/make/words.js'
import {arraysView} from '#web/views/arrays.js'
import {countsView} from '#web/views/counts.js'
import {matrixView} from '#web/views/matrix.js'
import {narrationView} from '#web/views/narration.js'
import {stackView} from '#web/views/stack.js'
import {EXACT} from '../helpers/exact.js'
import {everyMoment} from '../helpers/reference.js'
import {markupOf, plain} from '../helpers/templates.js'

const LOCALES = await inEveryLanguage('core', 'code', 'views', 'glossary', 'searches#sentences as sentences')
const lookOf = words => ({
	words: {...words, ...words.core},
	at: i => i + 1,
	lit: null,
	cell: null,
	overlay: null,
	term: '',
})
const textOf = template => plain(markupOf(template).replace(/<[^>]*>/g, ' '))

const MOMENTS = {}
for (const search of EXACT) {
	MOMENTS[search] = await everyMoment(await walk({n: 5, search}))
}

const views = {narrationView, countsView, stackView, arraysView}

for (const [name, view] of Object.entries(views))
	test(`${name} is complete at every moment`, () => {
		for (const words of LOCALES)
			for (const moment of Object.values(MOMENTS).flat())
				not.match(textOf(view(moment, lookOf(words))), /undefined|NaN|\[object|null/, `${moment.search} ${moment.step}`)
	})

test('exact-cover enters a row or a column, in sentence, frames and counters', () => {
	const moments = MOMENTS['exact-cover'],
		column = moments.find(({event}) => event.kind === 'enter' && event.row === null)
	const [, en] = LOCALES.map(lookOf)
	match(textOf(narrationView(column, en)), /^ *Column \d has the fewest options/)
	match(textOf(stackView(column, en)), /solve\(\)\s*column = \d/)
	match(textOf(countsView(moments.at(-1), {...en, tests: 'nothing'})), 'updates')
	not.match(textOf(countsView(moments.at(-1), {...en, tests: 'nothing'})), /tested|checked/)
})

test('matrixView() counts the options and items left', () => {
	const moments = MOMENTS['exact-cover'],
		look = lookOf(LOCALES[1]),
		text = moment => textOf(matrixView(moment, look, {html, svg}))
	match(text(moments[0]), 'Remaining: 25 options, and 28 items not covered.')
	match(text(moments.find(({event}) => event.kind === 'solution')), 'Remaining: 0 options')
})

const attacks = ([r, c], [row, col]) => c === col || Math.abs(c - col) === Math.abs(r - row)

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
				if (isItself || isOver || queens[row] >= 0 || standing.some(queen => attacks(queen, [row, col]))) continue
				const isTaken = isTested && row !== event.row && attacks([event.row, event.col], [row, col])
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

test.run()
