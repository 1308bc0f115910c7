// The means that the page on repair reports of local search, recomputed from the same seeds: those of hill climbing by
// `make test`, all of them by `make test-long`.

import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import {FAMILY_FACTS, LOCAL_SEARCH_FACTS as FACTS} from '../../web/site/facts.js'

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

/** A share of 1000 walks is within three standard errors of the published one. */
function assertNear(solved, percent) {
	const share = percent / 100,
		error = Math.sqrt((share * (1 - share)) / FACTS.climbs)
	ok(Math.abs(solved.length / FACTS.climbs - share) < 3 * error, `${solved.length}, ${percent} %`)
}

test('hill climbing succeeds as often, in as many moves, as the page reports', async () => {
	const {solved, stuck} = await endsOf({})
	equal(
		[solved.length, meanOf(solved, 'moves'), meanOf(stuck, 'moves')],
		[FACTS.climbed, FACTS.climbMoves, FACTS.climbStuckMoves],
	)
	assertNear(solved, FACTS.climbedPublished)
})

if (process.env.LONG) {
	test('sideways moves help as often as the page reports', async () => {
		const {solved, stuck} = await endsOf({sideways: FAMILY_FACTS.limit})
		equal(
			[solved.length, meanOf(solved, 'moves'), meanOf(stuck, 'moves')],
			[FACTS.climbedSideways, FACTS.sidewaysMoves, FACTS.sidewaysStuckMoves],
		)
		assertNear(solved, FACTS.sidewaysPublished)
	})

	test('restarting always succeeds, after as many moves and restarts as the page reports', async () => {
		const {solved} = await endsOf({restarts: 1000})
		equal(
			[solved.length, meanOf(solved, 'moves'), meanOf(solved, 'restarts')],
			[FACTS.climbedRestarts, FACTS.restartMoves, FACTS.restarts],
		)
	})

	test('min-conflicts succeeds as often, in as many moves, as the page reports', async () => {
		const {solved, stuck} = await endsOf({search: 'min-conflicts'})
		equal(
			[solved.length, meanOf(solved, 'moves'), meanOf(stuck, 'moves')],
			[FACTS.repaired8, FACTS.repairMoves8, FACTS.repairStuckMoves8],
		)
		const million = {n: FAMILY_FACTS.million, search: 'min-conflicts', begin: /** @type {'greedy'} */ ('greedy')},
			repaired = (await endsOf(million, FACTS.repairsMillion)).solved
		equal([repaired.length, meanOf(repaired, 'moves')], [FACTS.repairsMillion, FACTS.repairMovesMillion])
	})
}

test.run()
