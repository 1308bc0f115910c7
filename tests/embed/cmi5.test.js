import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer} from 'node:http'
import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import {launched} from '#web/embed/cmi5.js'
import {sleep} from '../helpers/browsers/calls.js'
import {folderOf} from '../helpers/folder.js'
import {freePort} from '../helpers/serve.js'

const ACTOR = {objectType: 'Agent', account: {homePage: 'https://school.example', name: 'student-7'}}
const REGISTRATION = '11111111-1111-4111-8111-111111111111'
const SESSION = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'
const TEMPLATE = {
	extensions: {[SESSION]: 'one'},
	contextActivities: {grouping: [{objectType: 'Activity', id: 'urn:publisher:1'}]},
}
const TOKEN = 'Basic secret'

async function storeWith(launch = {}) {
	const store = {statements: [], states: {}, isDown: false, launches: 0, address: '', close: () => server.close()}
	store.states['LMS.LaunchData'] = JSON.stringify({contextTemplate: TEMPLATE, launchMode: 'Normal', ...launch})
	const answer = (path, query, body, request) => {
		if (path === '/token') return {'auth-token': ++store.launches === 1 && 'secret', 'error-code': '1'}
		if (request.headers.authorization !== TOKEN || !request.headers['x-experience-api-version']) return 401
		if (path === '/xapi/agents/profile') return 404
		if (path === '/xapi/statements') return store.isDown ? 503 : void store.statements.push(...JSON.parse(body))
		if (request.method === 'PUT') return void (store.states[query.get('stateId')] = body)
		return store.states[query.get('stateId')] ? JSON.parse(store.states[query.get('stateId')]) : 404
	}
	const server = createServer(async (request, response) => {
		const {pathname, searchParams} = new URL(request.url, 'http://store')
		const body = Buffer.concat(await request.toArray()).toString(),
			answered = answer(pathname, searchParams, body, request) ?? {}
		response.statusCode = typeof answered === 'number' ? answered : 200
		response.end(JSON.stringify(answered))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const {port} = server.address(),
		home = `http://127.0.0.1:${port}`
	const names = {endpoint: `${home}/xapi/`, fetch: `${home}/token`, actor: JSON.stringify(ACTOR)}
	store.address = `?${new URLSearchParams({...names, registration: REGISTRATION, activityId: 'urn:n-queens:1'})}`
	return store
}

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
const verbs = ({statements}) => statements.map(({verb}) => verb.id.split('/').at(-1))
const DONE = {text: '{}', score: 0.5, isDone: true, isPassed: true}

test('an address without a record store is no launch', async () => is(await launched('?n=8'), null))

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
		while (verbs(store).at(-1) !== 'terminated') await new Promise(setImmediate)
		equal(verbs(store), ['initialized', 'answered', 'completed', 'passed', 'terminated'])
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
	equal(verbs(store), ['initialized', 'completed', 'failed', 'passed'])
})

withSession('a moment without questions is completed without a score', {}, async (session, store) => {
	await session.keep({...DONE, score: null, isPassed: null})
	equal(verbs(store), ['initialized', 'completed'])
})

withSession('statements that the store rejected are sent again, in order', {}, async (session, store) => {
	store.isDown = true
	session.answered({id: 'step-3', answer: 'R1C1', expected: 'R1C1', result: 'right'})
	not(await session.keep(DONE))
	store.isDown = false
	ok(await session.keep({...DONE, text: '{"count":2}'}))
	equal(verbs(store), ['initialized', 'answered', 'completed', 'passed'])
	store.launches = 0
	const next = await launched(store.address)
	is(next.state, '{"count":2}')
	await next.keep(DONE)
	equal(verbs(store).slice(4), ['initialized'])
})

withSession('browsing records neither answers nor a verdict', {launchMode: 'Browse'}, async (session, store) => {
	session.answered({id: 'step-3', answer: 'R1C1', expected: 'R1C1', result: 'right'})
	ok(await session.keep(DONE))
	equal([verbs(store), Object.keys(store.states)], [['initialized'], ['LMS.LaunchData']])
})

withSession('a launch that was used before is rejected', {}, async (_, store) => {
	let rejected = false
	await launched(store.address).catch(() => (rejected = true))
	ok(rejected)
})

if (process.env.LONG)
	test('Learning Locker stores every statement', async () => {
		const cwd = folderOf({'package.json': '{"private": true}'})
		execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-save', 'xapi-statements@5.0.1'], {cwd})
		const port = await freePort()
		const inMemory = {MODELS_REPO: 'memory', STORAGE_REPO: 'local', AUTH_REPO: 'test', EVENTS_REPO: 'test'}
		const env = {...process.env, ...inMemory, EXPRESS_PORT: String(port)}
		const server = spawn('node', ['node_modules/xapi-statements/dist/server.js'], {cwd, env, stdio: 'ignore'})
		const headers = {
			authorization: `Basic ${btoa('test:test')}`,
			...{'content-type': 'application/json', 'x-experience-api-version': '1.0.3'},
		}
		const ask = request => fetch(`http://127.0.0.1:${port}/xAPI/statements`, {headers, ...request})
		try {
			for (let isUp = false; !isUp; await sleep(50))
				isUp = await ask().then(
					({ok}) => ok,
					() => false,
				)
			ok(all.length > 15)
			for (const statement of all) {
				const answer = await ask({method: 'POST', body: JSON.stringify(statement)})
				is(answer.status, 200, await answer.text())
			}
			const {statements} = await (await ask()).json()
			const idsOf = some => some.map(({id}) => id).sort()
			equal(idsOf(statements), idsOf(all))
		} finally {
			server.kill()
		}
	})

test.run()
