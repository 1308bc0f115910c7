import {equal, is, not, ok, test} from '#test'
import {launched} from '#web/embed/cmi5.js'
import {assertLearningLockerStores, SESSION, storeWith, TEMPLATE} from '../helpers/record-store.js'

const all = []
const withSession = (title, launch, act) =>
	test(title, async () => {
		const store = await storeWith(launch)
		try {
			await act(await launched(store.address), store)
		} finally {
			all.push(...store.statements)
			store.close()
		}
	})
const DONE = {text: '{}', score: 0.5, isDone: true, isPassed: true}

test('launched() is null without a record store', async () => is(await launched('?n=8'), null))

withSession(
	'answers, completion and score become statements; each verdict is sent once',
	{masteryScore: 0.4},
	async (session, store) => {
		equal([session.isRecording, session.learner, session.state], [true, 'student-7', ''])
		session.answered({id: 'step-3', answer: 'R1C1', expected: 'R1C2', result: 'wrong'})
		ok(await session.keep({...DONE, isDone: false}))
		ok(await session.keep(DONE))
		ok(await session.keep({...DONE, score: 1}))
		session.leave()
		while (store.verbs().at(-1) !== 'terminated') await new Promise(setImmediate)
		equal(store.verbs(), ['initialized', 'answered', 'completed', 'passed', 'terminated'])
		const [begun, answered, , passed] = store.statements,
			kinds = ({context}) => context.contextActivities.category?.map(({id}) => id.split('/').at(-1))
		equal([kinds(begun), kinds(answered), kinds(passed)], [['cmi5'], undefined, ['cmi5', 'moveon']])
		equal(begun.context.contextActivities.grouping, TEMPLATE.contextActivities.grouping)
		is(begun.context.extensions[SESSION], 'one')
		equal([answered.object.id, answered.result], ['urn:n-queens:1/step-3', {response: 'R1C1', success: false}])
		equal([passed.result.success, passed.result.score], [true, {scaled: 0.5}])
		is(Object.values(passed.context.extensions).at(-1), 0.4)
		is(new Set(store.statements.map(({id}) => id)).size, 5)
	},
)

withSession('a platform sets the pass mark; a pass may follow a fail', {masteryScore: 0.6}, async (session, store) => {
	await session.keep(DONE)
	await session.keep({...DONE, score: 0.6})
	equal(store.verbs(), ['initialized', 'completed', 'failed', 'passed'])
})

withSession('a moment without questions is completed without a score', {}, async (session, store) => {
	await session.keep({...DONE, score: null, isPassed: null})
	equal(store.verbs(), ['initialized', 'completed'])
})

withSession('statements that the store rejected are sent again, in order', {}, async (session, store) => {
	store.isDown = true
	session.answered({id: 'step-3', answer: 'R1C1', expected: 'R1C1', result: 'right'})
	not(await session.keep(DONE))
	store.isDown = false
	ok(await session.keep({...DONE, text: '{"count":2}'}))
	equal(store.verbs(), ['initialized', 'answered', 'completed', 'passed'])
	store.launches = 0
	const next = await launched(store.address)
	is(next.state, '{"count":2}')
	await next.keep(DONE)
	equal(store.verbs().slice(4), ['initialized'])
})

withSession('browsing records neither answers nor a verdict', {launchMode: 'Browse'}, async (session, store) => {
	session.answered({id: 'step-3', answer: 'R1C1', expected: 'R1C1', result: 'right'})
	ok(await session.keep(DONE))
	equal([store.verbs(), Object.keys(store.states)], [['initialized'], ['LMS.LaunchData']])
})

withSession('a launch that was used before is rejected', {}, async (_, store) => {
	let rejected = false
	await launched(store.address).catch(() => (rejected = true))
	ok(rejected)
})

if (process.env.LONG)
	test('Learning Locker stores every statement', () => {
		ok(all.length > 15)
		return assertLearningLockerStores(all)
	})

test.run()
