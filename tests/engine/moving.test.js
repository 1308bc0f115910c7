import {equal, is, test} from '#test'
import {attackersIn, pairsIn} from '../helpers/boards.js'
import {exec} from '../helpers/terminal.js'
import {everyMoment} from '../helpers/reference.js'
import {walk} from 'n-queens/engine'

const optionsOf = seed => ({
	n: 1 + (seed % 12),
	search: seed % 3 === 0 ? 'min-conflicts' : 'hill-climbing',
	seed,
	begin: seed % 5 === 0 ? 'greedy' : 'random',
	...(seed % 3 === 0 ? {} : {sideways: seed % 2 === 0 ? 0 : seed % 50, restarts: seed % 4}),
})

const wordsOf = ({n, search, ...others}) =>
	`walk ${n} --search ${search} ${Object.entries(others)
		.map(([name, value]) => `--${name} ${value}`)
		.join(' ')}`
const printed = options => exec(wordsOf(options)).stdout.trimEnd().split('\n')

function lineOf({step, event: {kind, row, col}, moved, queens}) {
	const place = `${step} ${kind} ${row ?? '-'} ${col ?? '-'}`
	if (kind === 'scatter') return `${place} pairs ${moved.pairs} columns ${Array.from(queens).join(' ')}`
	return kind === 'move' ? `${place} from ${moved.from} pairs ${moved.before} ${moved.pairs}` : place
}

test('for 200 seeds WebAssembly walks like the native program', async () => {
	for (let seed = 0; seed < 200; seed++) {
		const options = optionsOf(seed),
			w = await walk(options)
		equal((await everyMoment(w)).slice(1).map(lineOf), printed(options), wordsOf(options))
		await w.close()
	}
})

test('pairs, attackers and course of each moment agree with its queens', async () => {
	for (let seed = 0; seed < 40; seed++) {
		const w = await walk({...optionsOf(seed), n: 9}),
			moments = (await everyMoment(w)).slice(1)
		for (const {queens, moved, counters, attackers} of moments) {
			equal([moved.pairs, counters.pairs], [pairsIn(queens), pairsIn(queens)])
			for (const [i, bits] of attackers.entries()) {
				const [row, col] = [Math.floor(i / 9), i % 9]
				is([...Array(9).keys()].filter(r => r !== row && (bits >>> r) & 1).length, attackersIn(queens, row, col))
			}
		}
		const {course} = moments.at(-1).moved
		equal(course, {
			spacing: 1,
			pairs: [moments[0], ...moments, moments.at(-1)].map(({moved}) => moved.pairs),
			known: w.length,
		})
		const {moves, restarts} = moments.at(-1).counters,
			countOf = kind => moments.filter(({event}) => event.kind === kind).length
		is(moves, countOf('move'))
		is(restarts ?? 0, countOf('scatter') - 1)
		is(restarts === undefined, !moments[0].restarts)
		await w.close()
	}
})

test('above 32 rows a moment has queens and conflicts', async () => {
	for (const [search, n] of Object.entries({'hill-climbing': 33, 'min-conflicts': 200, construction: 501})) {
		const w = await walk({n, search}),
			half = await w.seek(Math.floor((await w.measure()) / 2)),
			queens = Array.from(half.queens)
		is(queens.length, n)
		equal(
			Array.from(half.conflicts),
			queens.map((col, row) => (col < 0 ? 0 : attackersIn(queens, row, col))),
		)
		equal([half.attackers, half.arrays], [[], []])
		equal(await w.seek(half.step), half)
		await w.close()
	}
})

test.run()
