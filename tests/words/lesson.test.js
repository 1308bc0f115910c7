import {equal, is, match, ok, test} from '#test'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {loadWords} from '#web/make/words.js'
import {FACTS} from '#web/site/facts.js'
import {FIGURES} from '#web/site/figures.js'
import {pageFile} from '#web/words/index.js'
import {CLAIMS} from '../helpers/claims.js'
import {assertClaims, factorial, figuresIn, loose, summary} from '../helpers/lessons.js'
import * as oracle from '../helpers/oracle.js'
import {nativeEvents} from '../helpers/walks.js'

const TUTORIAL = await loadWords('tutorial')
const LANGUAGES = Object.keys(TUTORIAL)
const tutorialOf = language => readFileSync(`dist/${pageFile('tutorial', language)}`, 'utf8')

function tree(n) {
	const {nodes: widths} = oracle.tree({n}),
		nodes = widths.reduce((a, b) => a + b)
	return {widths, tests: n * (nodes - widths[n]), nodes, solutions: widths[n]}
}

const choose = (n, k) => [...Array(k).keys()].reduce((value, i) => (value * BigInt(n - i)) / BigInt(i + 1), 1n)
const diagonals = n => new Set(Array.from({length: n * n}, (_, i) => Math.floor(i / n) - (i % n))).size

function first(n, search = 'flags') {
	const kinds = nativeEvents({n, search}).map(line => line.split(' ')[1]),
		step = kinds.indexOf('solution') + 1
	const of = kind => kinds.slice(0, step).filter(one => one === kind).length
	return {step, tests: of('test'), places: of('place'), removes: of('remove')}
}

const firstBoards8 = () =>
	[...Array(8).keys()].map(startRow => {
		for (const {event, queens} of oracle.walk('wraparound', 8, {startRow}))
			if (event.kind === 'solution') return [...queens]
		throw new Error(`no board from row ${startRow}`)
	})
function orbitOf(board) {
	const turned = columns => columns.map((_, row) => columns.length - 1 - columns.indexOf(row))
	const mirrored = columns => [...columns].reverse()
	const images = [board]
	for (let i = 0; i < 3; i++) images.push(turned(images[i]))
	return [...images, ...images.map(mirrored)].map(String).sort()[0]
}

test('FACTS are right, and used in both languages', () => {
	const t8 = tree(8),
		all8 = summary(8),
		first8 = first(8),
		first4 = first(4)
	is(summary(8, {search: 'breadth-first'}).tests, t8.tests)
	const right = {
		squares8: 8 * 8,
		placings8: choose(64, 8),
		powers8: 8 ** 8,
		orders8: factorial(8),
		solutions8: oracle.solutions(8).length,
		solutions4: oracle.solutions(4).length,
		diagonals4: diagonals(4),
		diagonals8: diagonals(8),
		nodes4: tree(4).nodes,
		nodes8: t8.nodes,
		orderNodes8: Array.from({length: 9}, (_, k) => factorial(8) / factorial(8 - k)).reduce((a, b) => a + b),
		tests8: t8.tests,
		places8: t8.nodes - 1,
		steps8: all8.steps,
		probesFlags8: all8.probes,
		probesScan8: summary(8, {search: 'scan'}).probes,
		firstStep8: first8.step,
		firstPlaces8: first8.places,
		firstTests8: first8.tests,
		firstPlaces4: first4.places,
		firstRemoves4: first4.removes,
		...Object.fromEntries(t8.widths.map((width, k) => [`width${k}`, width])),
		firstStepBreadth8: first(8, 'breadth-first').step,
		growth: Math.floor(tree(10).nodes / t8.nodes),
		nodes2: tree(2).nodes,
		nodes3: tree(3).nodes,
		startClasses8: new Set(firstBoards8().map(orbitOf)).size,
		half8: oracle.solutions(8).filter(([col]) => col < 4).length,
		tests12: summary(12).tests,
		solutions16: oracle.KNOWN.solutionCount[16],
		solutions27: oracle.KNOWN.solutionCount[27],
	}
	const pairs = facts => Object.entries(facts).map(fact => fact.join(' '))
	equal(pairs(FACTS).sort(), pairs(right).sort())
	for (const language of LANGUAGES) {
		const used = new Set(Array.from(tutorialOf(language).matchAll(/data-fact="(\w+)"/g), ([, name]) => name))
		equal([...used].sort(), Object.keys(FACTS).sort(), `what ${language} says`)
	}
})

test('each number in the lesson is a fact, a linked step or a small number', () => {
	for (const language of LANGUAGES) equal(loose(tutorialOf(language), 'reading'), ['1848'], language)
})

test('every moment in the lesson shows the event that the text names', () => {
	for (const language of LANGUAGES) assertClaims(tutorialOf(language), FIGURES, CLAIMS, language)
})

test('each figure begins with a picture of its own moment', () => {
	for (const language of LANGUAGES) {
		const figures = figuresIn(tutorialOf(language))
		equal(
			figures.map(({id}) => id).sort(),
			Object.keys(FIGURES)
				.map(id => `figure-${id}`)
				.sort(),
		)
		for (const figure of figures) {
			ok(figure.querySelector('svg[role=img]'), figure.id)
			match(figure.textContent, TUTORIAL[language].figures[figure.id.replace('figure-', '')])
		}
	}
})

const python = code => execFileSync('python3', ['-c', code], {encoding: 'utf8'}).trim()
const codeOf = language =>
	TUTORIAL[language].sections.flatMap(({body}) => body.flatMap(block => (block.code ? [block.code] : [])))

test('the programs of the lesson run and give their results', () => {
	const given = `queens = []
def is_free(row, col): return all(c != col and abs(c - col) != row - r for r, c in enumerate(queens))
def place(row, col): queens.append(col)
def take_back(row, col): queens.pop()
`
	const counts = Object.values(oracle.KNOWN.solutionCount).slice(0, 9)
	for (const language of LANGUAGES) {
		const [stopping, bits] = codeOf(language),
			found = n => python(`n = ${n}\n${given}${stopping}\nprint(backtrack(0), *queens)`)
		equal([found(8), found(3)], [`True ${oracle.solutions(8)[0].join(' ')}`, 'False'])
		is(python(`${bits}\nprint(*[count(n) for n in range(1, 10)])`), counts.join(' '))
	}
})

test.run()
