import {equal, is, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import {Plan} from '#web/figure/plan.js'
import {MOST_QUESTIONS, readQuestions} from '#web/searches/quiz-data.js'
import {predictableKinds} from '#web/searches/questions.js'
import {questionsOf, walkOf} from '../helpers/questions.js'

async function begun(options, text) {
	const w = await walk(options)
	return new Plan(
		readQuestions(text).specs,
		(what, ...about) => w[what](...about),
		() => w.length,
		predictableKinds(options.search ?? 'flags'),
	)
}
async function planOf(...about) {
	const plan = await begun(...about)
	await plan.found
	return plan
}
const stepsOf = questions => questions.map(({ask, target}) => [ask, target.step])
async function met(plan, isDone = () => false) {
	const all = []
	for (let step = 0, next; ; step = next.target.step) {
		next = await plan.next(step, isDone)
		if (!next) return all
		all.push(next)
	}
}

const FLAGS = {n: 4, search: 'flags', startRow: 0}

test('Plan finds questions of a kind between two steps; without a last step it finds one after another', async () => {
	for (const options of [
		FLAGS,
		{n: 5, search: 'wraparound', startRow: 3},
		{n: 4, search: 'breadth-first', startRow: 0},
	]) {
		const all = walkOf(options)
		for (const kinds of [['place'], ['test'], ['place', 'remove']]) {
			const isBreadth = options.search === 'breadth-first',
				of = questionsOf(all, isBreadth ? kinds.filter(kind => kind !== 'remove') : kinds)
			const within = of.filter(({target}) => target.step >= 10 && target.step <= 40)
			const plan = await planOf(options, `kind:${kinds} from:10 to:40`)
			equal([stepsOf(plan.questions), plan.total], [stepsOf(within), within.length])
			equal(stepsOf(await met(plan)), stepsOf(within))
			const open = await planOf(options, `kind:${kinds} from:10`)
			equal([open.questions, open.total], [[], null])
			equal(stepsOf(await met(open)), stepsOf(of.filter(({target}) => target.step >= 10)))
		}
	}
})

test('Plan.total is unknown until the questions are found', async () => {
	const plan = await begun(FLAGS, 'kind:place to:20')
	is(plan.total, null)
	await plan.found
	is(plan.total, 3)
})

test('random questions are sampled among all events of their kinds and steps, reproducibly', async () => {
	const all = walkOf({n: 5, search: 'flags', startRow: 0}),
		[from, to] = [30, 200]
	const among = all.filter(({step, event}) => event.kind === 'place' && step >= from && step <= to)
	const seen = new Set()
	for (let seed = 1; seed <= 40; seed++) {
		const ask = `random:4 seed:${seed} kind:place from:${from} to:${to}`,
			[one, other] = [await planOf({n: 5}, ask), await planOf({n: 5}, ask)]
		equal([one.total, stepsOf(one.questions)], [4, stepsOf(other.questions)])
		for (const {target} of one.questions) {
			ok(among.some(({step}) => step === target.step))
			seen.add(target.step)
		}
		const expected = questionsOf(all, ['place']).filter(({target}) =>
			one.questions.some(q => q.target.step === target.step),
		)
		equal(stepsOf(one.questions), stepsOf(expected))
	}
	is(seen.size, among.length)
	is((await planOf({n: 4}, 'random:100')).total, 32)
})

test('questions from several parts of the attribute come in order, each once, up to a limit, without answered ones', async () => {
	const plan = await planOf(
			FLAGS,
			'step:20; kind:place from:1 to:30; kind:place,remove from:25 to:60; random:3 seed:2',
		),
		steps = (await met(plan)).map(({target}) => target.step)
	equal(
		steps,
		[...new Set(steps)].sort((a, b) => a - b),
	)
	equal(
		(await met(plan, step => step > 20)).map(({target}) => target.step),
		steps.filter(step => step <= 20),
	)
	is((await planOf({n: 8}, 'kind:test from:0 to:9999')).total, MOST_QUESTIONS)
})

test.run()
