// Two xAPI record stores that launch cmi5 units: a stand-in, and Learning Locker.

import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer} from 'node:http'
import {equal, is} from '#test'
import {sleep} from './browsers/calls.js'
import {folderOf} from './folder.js'
import {freePort} from './serve.js'

const ACTOR = {objectType: 'Agent', account: {homePage: 'https://school.example', name: 'student-7'}}
const REGISTRATION = '11111111-1111-4111-8111-111111111111'
export const SESSION = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'
export const TEMPLATE = {
	extensions: {[SESSION]: 'one'},
	contextActivities: {grouping: [{objectType: 'Activity', id: 'urn:publisher:1'}]},
}
const TOKEN = 'Basic secret'
const FOR_PAGES = {
	'access-control-allow-origin': '*',
	'access-control-allow-methods': 'GET, POST, PUT',
	'access-control-allow-headers': 'authorization, content-type, x-experience-api-version',
}

/** address: query string of a launch; verbs(): names of the statements' verbs; launch: fields of LMS.LaunchData. */
export async function storeWith(launch = {}) {
	const store = {
		...{statements: [], states: {}, isDown: false, launches: 0, address: ''},
		verbs: () => store.statements.map(({verb}) => verb.id.split('/').at(-1)),
		close: () => server.close(),
	}
	store.states['LMS.LaunchData'] = JSON.stringify({contextTemplate: TEMPLATE, launchMode: 'Normal', ...launch})
	const answer = (path, query, body, request) => {
		if (request.method === 'OPTIONS') return
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
		response.writeHead(typeof answered === 'number' ? answered : 200, FOR_PAGES).end(JSON.stringify(answered))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const {port} = server.address(),
		home = `http://127.0.0.1:${port}`
	const names = {endpoint: `${home}/xapi/`, fetch: `${home}/token`, actor: JSON.stringify(ACTOR)}
	store.address = `?${new URLSearchParams({...names, registration: REGISTRATION, activityId: 'urn:n-queens:1'})}`
	return store
}

export async function assertLearningLockerStores(all) {
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
}
