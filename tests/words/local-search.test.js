import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import {FAMILY_FACTS, LOCAL_SEARCH_FACTS as FACTS} from '#web/site/facts.js'

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
	test('a search with restarts, or of a million queens, always succeeds, in as many moves as the page reports', async () => {
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
