// The pages behind the lesson, one for each family of searches: their numbers are worked out anew, their moments looked
// up, and what they say of boards and walks is held against these.

import {test} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {walk} from 'n-queens/engine'
import {wordsOf} from '../../web/make/words.js'
import {FAMILY_FACTS, LOCAL_SEARCH_FACTS} from '../../web/site/facts.js'
import {FAMILIES, familyPageName} from '../../web/site/families.js'
import {FAMILY_FIGURES} from '../../web/site/figures.js'
import {figuresIn} from '../../web/site/lesson.js'
import {fileOf} from '../../web/words/index.js'
import {FAMILY_CLAIMS} from '../helpers/claims.js'
import {FIGURE, loose, momentsOf, summary} from '../helpers/lessons.js'
import {attacks} from '../helpers/oracle.js'
import {asked} from '../helpers/terminal.js'
import {nativeEvents, nqueens} from '../helpers/walks.js'

const WORDS = await wordsOf('families')
const LANGUAGES = Object.keys(WORDS)
const pageOf = (family, language) => readFileSync(`dist/${fileOf(familyPageName(family), language)}`, 'utf8')
const allIn = language => FAMILIES.map(family => pageOf(family, language)).join('\n')
const each = act => LANGUAGES.forEach(language => FAMILIES.forEach(family => act(family, language)))

const upTo = n => [...Array(n).keys()]
const factorial = n => (n === 0 ? 1 : n * factorial(n - 1))
const eventsOf = (search, n = 8) => nativeEvents({n, search}).map(line => line.split(' '))
const boardOf = (n, search = 'construction') =>
	asked(`solve ${n} --search ${search} --style positions`).stdout.trim().split(' ').map(Number)
/** Pairs of rows from 1 whose queens are on a line. */
const attacked = columns =>
	columns.flatMap((col, row) =>
		columns.flatMap((other, below) =>
			below > row && attacks(row, col, below, other) ? [`${row + 1} ${below + 1}`] : [],
		),
	)

test('each number that the pages say is right, and said in both languages', () => {
	const whole = eventsOf('permutations').filter(([, kind]) => kind === 'check'),
		ofTwo = whole.map(([, , row, , , by]) => row === '1' && by === '0'),
		all = Object.fromEntries(
			['permutations', 'bitmask', 'forward-checking', 'exact-cover'].map(search => [search, summary(8, {search})]),
		)
	const crowd = asked('walk 1000 --search min-conflicts --seed 1').stdout
	const vain = nqueens('walk', '8', '--from', '19', '--to', '54').stdout
	const repair = {search: 'min-conflicts', seed: 1},
		greedy = asked('walk 1000000 --search min-conflicts --seed 1 --begin greedy --to 1')
	const right = {
		boardsAlike8: ofTwo.indexOf(false),
		boardsOfTwo8: ofTwo.filter(Boolean).length,
		firstBoard8: whole.findIndex(([, , , , verdict]) => verdict === 'free') + 1,
		boardsASolution8: Math.floor(factorial(8) / all.permutations.solutions),
		permutationTests8: all.permutations.tests,
		permutationPlaces8: all.permutations.places,
		orders12: factorial(12),
		vainTests8: vain.match(/test/g).length,
		bitsSteps8: all.bitmask.steps,
		aheadTests8: all['forward-checking'].tests,
		aheadRefused8: eventsOf('forward-checking').filter(([, , , , verdict]) => verdict === 'empties').length,
		aheadPlaces8: all['forward-checking'].places,
		items6: 6 + 6 + 2 * (2 * 6 - 1),
		squares6: 6 * 6,
		linksPlaces8: all['exact-cover'].places,
		linksUpdates8: all['exact-cover'].probes,
		limit: FAMILY_FIGURES.sideways.sideways,
		moves8: 8 * (8 - 1),
		thousand: FAMILY_FIGURES.thousand.n,
		thousandPairs: Number(/^1 scatter .*?pairs (\d+)/.exec(crowd)[1]),
		thousandLeft: Number(/^401 .* (\d+)$/m.exec(crowd)[1]),
		thousandMoves: crowd.match(/ move /g).length,
		million: 10 ** 6,
		greedyPairsMillion: Number(/pairs (\d+)/.exec(greedy.stdout)[1]),
		greedyMovesMillion: summary(10 ** 6, {...repair, begin: 'greedy'}).moves,
		randomMovesMillion: summary(10 ** 6, repair).moves,
	}
	equal(FAMILY_FACTS, right)
	for (const language of LANGUAGES) {
		const said = new Set(Array.from(allIn(language).matchAll(/data-fact="(\w+)"/g), ([, name]) => name))
		equal(
			Object.keys({...FAMILY_FACTS, ...LOCAL_SEARCH_FACTS}).filter(name => !said.has(name)),
			[],
			`what ${language} does not say`,
		)
	}
})

test('no number stands on the pages but facts, linked steps and small ones', () => {
	each((family, language) => equal(loose(pageOf(family, language), 'sources'), [], `${language}: ${family}`))
})

test('every moment that the pages speak of is what their text says', () => {
	for (const language of LANGUAGES) {
		const used = new Set()
		for (const family of FAMILIES)
			for (const {key, event} of momentsOf(pageOf(family, language), FAMILY_FIGURES)) {
				used.add(key)
				is(FAMILY_CLAIMS[key], event, `${language}: ${key}`)
			}
		equal([...used].sort(), Object.keys(FAMILY_CLAIMS).sort(), `claims that ${language} makes`)
	}
})

const QUEENS = /<svg .*<desc>[^<]{10,}<\/desc>.*<use /,
	DOTS = /<svg .*<desc>[^<]{10,}<\/desc>(<path [^>]*>){4}/

test('each page has figures, and these begin with a picture of their moment between their tags', () => {
	each((family, language) => {
		const figures = [...pageOf(family, language).matchAll(FIGURE)]
		ok(figures.length > 0, family)
		for (const [, id, , body] of figures) {
			const {n, step} = FAMILY_FIGURES[id]
			ok(body.includes(WORDS[language][family].figures[id]), `${language}: ${id}`)
			match(body, n > 32 ? DOTS : QUEENS)
			ok(step > 0, id)
		}
	})
	for (const language of LANGUAGES) {
		const used = FAMILIES.flatMap(family => figuresIn(WORDS[language][family].sections))
		equal(used.sort(), Object.keys(FAMILY_FIGURES).sort())
	}
})

async function momentOf(id, step = FAMILY_FIGURES[id].step) {
	const {n, search = 'flags'} = FAMILY_FIGURES[id],
		walked = await walk({n, search}),
		moment = await walked.seek(step)
	await walked.close()
	return moment
}
const setIn = ({arrays}, name) =>
	arrays.find(array => array.name === name).cells.flatMap((cell, i) => (cell ? [i] : []))

test('what the text says of boards, bits, domains and options is so', async () => {
	for (const [step, begins] of Object.entries({53: '0,1,2,3,4,5,6,7', 68: '0,1', 16982: '0,1', 17057: '0,2'}))
		match((await momentOf('whole', +step)).queens.join(), new RegExp(`^${begins}`))
	for (const id of ['bits', 'ahead', 'links']) match((await momentOf(id)).queens.join(), /^0,2,4,-1/)
	const bits = await momentOf('bits')
	equal([setIn(bits, 'diags1'), setIn(bits, 'diags2'), setIn(bits, 'free').length], [[3, 4, 5], [0, 3], 3])
	equal(setIn(await momentOf('bits', 11), 'free'), [])
	const squares = setIn(await momentOf('ahead'), 'squares')
	equal([squares.filter(i => Math.floor(i / 8) === 5), squares.includes(3 * 8 + 1)], [[5 * 8 + 3], true])
	const options = setIn(await momentOf('links'), 'options')
	equal([[3, 4, 5], []], [[...new Set(options.map(i => Math.floor(i / 6)))], options.filter(i => i % 6 === 5)])
	equal(
		[2, 1, 0].map((row, i) => attacks(row, [0, 2, 4][row], 3 + i, 5) !== null),
		[true, true, true],
	)
})

const stairs = n => upTo(n).map(i => (i < n / 2 ? 2 * i + 2 : 2 * i - n + 1))

test('stairs are solutions for every even n but those that leave 2 when divided by 6; what is built instead is as told', () => {
	for (let n = 4; n <= 200; n += 2) {
		const isMixed = n % 6 === 2
		is(attacked(stairs(n)).length > 0, isMixed, String(n))
		const board = boardOf(n)
		if (isMixed) equal([board[0], board.map(col => n + 1 - col).reverse()], [n / 2, board])
		else equal(board, stairs(n))
		equal([attacked(board), board.filter((col, row) => col === row + 1)], [[], []], String(n))
		equal(boardOf(n + 1), [...board, n + 1])
	}
	equal([stairs(6), stairs(10)].map(String), ['2,4,6,1,3,5', '2,4,6,8,10,1,3,5,7,9'])
	equal([stairs(8), boardOf(8).slice(0, 4)].map(String), ['2,4,6,8,1,3,5,7', '4,6,8,2'])
	equal(attacked(stairs(8)), ['2 5', '3 6', '4 7'])
})

test('a family has its page in each language, which its neighbours and the lesson lead to', () => {
	each((family, language) => {
		const name = fileOf(familyPageName(family), language),
			at = FAMILIES.indexOf(family)
		const leads = from => readFileSync(`dist/${from}`, 'utf8').split(`<a href="${name}"`).length - 1
		ok(leads(fileOf('tutorial', language)) > 0, name)
		for (const beside of [FAMILIES[at - 1], FAMILIES[at + 1]].filter(Boolean))
			ok(leads(fileOf(familyPageName(beside), language)) > 1, `${beside} to ${name}`)
		match(pageOf(family, language), /<section id="sources">/)
	})
})

test.run()
