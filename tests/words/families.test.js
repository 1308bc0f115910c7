import {equal, ok, test} from '#test'
import {readFileSync} from 'node:fs'
import {loadWords} from '#web/make/words.js'
import {FAMILY_FACTS, LOCAL_SEARCH_FACTS as FACTS} from '#web/site/facts.js'
import {FAMILIES, familyPageName} from '#web/site/shell.js'
import {FAMILY_FIGURES} from '#web/site/figures.js'
import {pageFile} from '#web/words/index.js'
import {FAMILY_CLAIMS} from '../helpers/claims.js'
import {assertClaims, factorial, loose, summary} from '../helpers/lessons.js'
import {exec} from '../helpers/terminal.js'
import {nativeEvents, nqueens} from '../helpers/walks.js'
import {walk} from 'n-queens/engine'

const WORDS = await loadWords('families')
const LANGUAGES = Object.keys(WORDS)
const pageOf = (family, language) => readFileSync(`dist/${pageFile(familyPageName(family), language)}`, 'utf8')
const allIn = language => FAMILIES.map(family => pageOf(family, language)).join('\n')

const eventsOf = (search, n = 8) => nativeEvents({n, search}).map(line => line.split(' '))

test('FAMILY_FACTS are right, and used in both languages', () => {
	const whole = eventsOf('permutations').filter(([, kind]) => kind === 'check'),
		ofTwo = whole.map(([, , row, , , by]) => row === '1' && by === '0'),
		all = Object.fromEntries(
			['permutations', 'bitmask', 'forward-checking', 'exact-cover'].map(search => [search, summary(8, {search})]),
		)
	const crowd = exec('walk 1000 --search min-conflicts --seed 1').stdout
	const vain = nqueens('walk', '8', '--from', '19', '--to', '54').stdout
	const repair = {search: 'min-conflicts', seed: 1},
		greedy = exec('walk 1000000 --search min-conflicts --seed 1 --begin greedy --to 1')
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
		const used = new Set(Array.from(allIn(language).matchAll(/data-fact="(\w+)"/g), ([, name]) => name))
		equal(
			Object.keys({...FAMILY_FACTS, ...FACTS}).filter(name => !used.has(name)),
			[],
			`what ${language} does not say`,
		)
	}
})

test('each number on the pages is a fact, a linked step or a small number', () => {
	for (const language of LANGUAGES)
		for (const family of FAMILIES) equal(loose(pageOf(family, language), 'sources'), [], `${language}: ${family}`)
})

test('every moment on the pages shows the event that the text names', () => {
	for (const language of LANGUAGES) assertClaims(allIn(language), FAMILY_FIGURES, FAMILY_CLAIMS, language)
})

const sum = numbers => numbers.reduce((all, number) => all + number, 0)
const meanOf = (ends, counter) => Number((sum(ends.map(({counters}) => counters[counter])) / ends.length).toFixed(1))

async function endsOf(options, seeds = FACTS.climbs) {
	const ends = []
	for (let seed = 0; seed < seeds; seed++) {
		const walked = await walk({n: 8, search: 'hill-climbing', seed, ...options})
		ends.push(await walked.seek(Infinity))
		await walked.close()
	}
	const [solved, stuck] = [1, 0].map(solutions => ends.filter(({counters}) => counters.solutions === solutions))
	return {solved, stuck}
}

function assertNear(solved, percent) {
	const share = percent / 100,
		error = Math.sqrt((share * (1 - share)) / FACTS.climbs)
	ok(Math.abs(solved.length / FACTS.climbs - share) < 3 * error, `${solved.length}, ${percent} %`)
}

const REPORTED = {
	'hill climbing': [{}, 'climbed climbMoves climbStuckMoves', 'climbedPublished'],
	'hill climbing with sideways moves': [
		{sideways: FAMILY_FACTS.limit},
		'climbedSideways sidewaysMoves sidewaysStuckMoves',
		'sidewaysPublished',
	],
	'min-conflicts': [{search: 'min-conflicts'}, 'repaired8 repairMoves8 repairStuckMoves8'],
}

for (const [what, [options, facts, published]] of Object.entries(REPORTED).slice(0, process.env.LONG ? 3 : 1))
	test(`${what} succeeds as often, in as many moves, as the page reports`, async () => {
		const {solved, stuck} = await endsOf(options)
		equal(
			[solved.length, meanOf(solved, 'moves'), meanOf(stuck, 'moves')],
			facts.split(' ').map(name => FACTS[name]),
		)
		if (published) assertNear(solved, FACTS[published])
	})

if (process.env.LONG)
	test('with restarts or a million queens, a search always succeeds, in as many moves as the page reports', async () => {
		const {solved} = await endsOf({restarts: 1000})
		equal(
			[solved.length, meanOf(solved, 'moves'), meanOf(solved, 'restarts')],
			[FACTS.climbedRestarts, FACTS.restartMoves, FACTS.restarts],
		)
		const million = {n: FAMILY_FACTS.million, search: 'min-conflicts', begin: 'greedy'},
			repaired = (await endsOf(million, FACTS.repairsMillion)).solved
		equal([repaired.length, meanOf(repaired, 'moves')], [FACTS.repairsMillion, FACTS.repairMovesMillion])
	})

test.run()
