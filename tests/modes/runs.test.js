// Runs from many seeds: what is asked is always what the engine takes, only the latest is heard, and what is published
// stands beside what it is said of and nothing else.

import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import {sample, searches} from 'n-queens/engine'
import {sampledOf, sampleOptions} from '../../web/engine/check-sample.js'
import {barsOf} from '../../web/modes/compare/histogram.js'
import {figuresOf, PUBLISHED, publishedOf} from '../../web/modes/compare/published.js'
import {limitsOf, Runs} from '../../web/modes/compare/runs.js'
import {randomFrom} from '../helpers/walks.js'

const types = await searches()
const ids = sampledOf(types).map(({id}) => id)

/** Runs whose engine answers when it is told to: `asked` holds what it was asked, each with `end` and `fail`. */
function told() {
	const asked = []
	let drawn = 0
	const sample = options => new Promise((end, fail) => asked.push({...options, end, fail}))
	const runs = new Runs({sample, types, changed: () => drawn++})
	return {runs, asked, drawn: () => drawn}
}

test('whatever is chosen and typed, what is wanted is what the engine takes', () => {
	const {runs} = told(),
		random = randomFrom(3)
	const names = Object.keys(limitsOf(runs.type, runs.wanted)),
		texts = ['0', '8', '1000', '1,001', '１００', '1000000', '1000001', '9007199254740992', '', '-1', '1.5', 'x']
	for (let i = 0; i < 2000; i++) {
		const name = names[random(names.length)],
			text = texts[random(texts.length)],
			before = runs.wanted
		if (i % 5 === 0) runs.choose({search: ids[random(ids.length)], begin: ['random', 'greedy'][random(2)]})
		else runs.typed(name, text)
		sampleOptions(types, runs.wanted)
		if (runs.wrong) equal([runs.wrong.name, runs.wrong.value, runs.wanted], [name, text, before])
	}
	for (const {run} of Object.values(PUBLISHED)) {
		runs.choose(run)
		equal({...runs.wanted, seed: 0}, {...run, seed: 0})
	}
})

test('what is compared is what is run, when it takes chance and is new', () => {
	const {runs} = told(),
		now = () => `${runs.wanted.search} ${runs.wanted.n}`
	for (const [search, other, n, wanted] of /** @type {[string, string, number, string][]} */ ([
		['flags', 'scan', 20, 'hill-climbing 8'],
		['flags', 'min-conflicts', 20, 'min-conflicts 20'],
		['hill-climbing', 'min-conflicts', 20, 'hill-climbing 20'],
		['construction', 'hill-climbing', 32, 'hill-climbing 32'],
	])) {
		runs.follow({search, with: other, n})
		is(now(), wanted)
	}
	runs.choose({n: 9})
	runs.follow({search: 'flags', with: 'hill-climbing', n: 32})
	is(now(), 'hill-climbing 9', 'what the reader chose stays')
})

test('of runs begun only the latest is heard, a cancelled one leaves what was told before', async () => {
	const {runs, asked} = told()
	const first = runs.run(),
		second = runs.run()
	equal([asked[0].signal.aborted, asked[1].signal.aborted, runs.part], [true, false, 0])
	asked[0].onProgress(0.9)
	asked[0].end('first')
	await first
	equal([runs.part, runs.told], [0, null])
	asked[1].onProgress(0.5)
	is(runs.part, 0.5)
	const {wanted} = runs
	runs.choose({n: 9})
	asked[1].end('second')
	await second
	equal([runs.part, runs.told], [null, {wanted, sample: 'second'}])
	const third = runs.run()
	runs.cancel()
	asked[2].fail(asked[2].signal.reason)
	await third
	equal([asked[2].signal.aborted, runs.part, runs.told.sample, runs.fault], [true, null, 'second', null])
})

test('a failure is kept until the next run, and nothing is under way', async () => {
	const {runs, asked, drawn} = told()
	const failing = runs.run(),
		fault = new Error('no memory')
	asked[0].fail(fault)
	await failing
	equal([runs.fault, runs.part, runs.told], [fault, null, null])
	ok(drawn() >= 2)
	runs.run()
	is(runs.fault, null)
})

test('what is published stands where n, search, beginning and sideways moves are its own, and nowhere else', () => {
	for (const [name, {run}] of Object.entries(PUBLISHED)) {
		for (const some of [{}, {runs: 5}, {seed: 77}]) is(publishedOf({seed: 0, ...run, ...some}), name)
		for (const other of [{n: 9}, {begin: run.begin === 'random' ? 'greedy' : 'random'}, {sideways: 99}])
			is(publishedOf({seed: 0, ...run, ...other}), undefined)
		not(publishedOf({seed: 0, ...run, search: run.search === 'hill-climbing' ? 'min-conflicts' : 'hill-climbing'}))
	}
})

test('of each measure stand value, standard error and what is published, none of what no run ended in', async () => {
	const wanted = {...PUBLISHED.climb.run, seed: 0},
		climbed = await sample(/** @type {any} */ (wanted)),
		[rate, solved, stuck] = figuresOf({wanted, sample: climbed})
	equal(
		[rate, solved, stuck].map(({name, published}) => [name, published]),
		[
			['rate', 0.14],
			['solved', 4],
			['stuck', 3],
		],
	)
	const part = climbed.solved / 1000
	equal([rate.value, rate.error], [part, Math.sqrt((part * (1 - part)) / 1000)])
	equal([solved.value, stuck.value], [climbed.moves.solved, climbed.moves.stuck])
	is(stuck.error, climbed.deviation.stuck / Math.sqrt(999 - climbed.solved))
	const one = {...wanted, n: 1, runs: 1},
		figures = figuresOf({wanted: one, sample: await sample(/** @type {any} */ (one))})
	equal(figures, [
		{name: 'rate', value: 1, error: null, published: null},
		{name: 'solved', value: 0, error: null, published: null},
	])
})

test('bars hold all runs, no more of them than there is room for, neighbours together', () => {
	const random = randomFrom(9)
	for (const most of [1, 8, 40, 300]) {
		const cells = () => Array.from({length: 1 + random(256)}, () => random(50)),
			solved = cells(),
			stuck = solved.map(() => random(9)),
			bars = barsOf({width: 4, solved, stuck}, most)
		ok(bars.solved.length <= most && bars.solved.length * bars.wide >= solved.length * 4)
		for (const [name, all] of Object.entries({solved, stuck})) {
			const together = bars.wide / 4
			for (const [i, bar] of bars[name].entries()) {
				let sum = 0
				for (let cell = i * together; cell < Math.min((i + 1) * together, all.length); cell++) sum += all[cell]
				is(bar, sum)
			}
		}
	}
})

test.run()
