import {once} from 'node:events'
import {createServer} from 'node:http'
import {LIMITS, limited, sleep} from './calls.js'
import {find, startIn} from './room.js'

export async function early(what, child) {
	await once(child, 'exit')
	throw new Error(`${what} ended before it was ready`)
}

export async function startSession(room, binary) {
	const port = await freePort()
	const driver = startIn(room, find('driver'), [`--port=${port}`])
	const command = (method, path, body) => webDriver(`http://127.0.0.1:${port}${path}`, method, body)
	await limited('WebKitWebDriver', 15000, () => Promise.race([answering(command), early('WebKitWebDriver', driver)]))

	const alwaysMatch = {
		pageLoadStrategy: 'none',
		unhandledPromptBehavior: 'dismiss',
		timeouts: {script: LIMITS.eval, pageLoad: LIMITS.goto},
		'webkitgtk:browserOptions': {binary, args: ['--automation']},
	}
	const {sessionId} = await command('POST', '/session', {capabilities: {alwaysMatch}})
	return (method, path, body) => command(method, `/session/${sessionId}${path}`, body)
}

async function answering(command) {
	while (!(await command('GET', '/status').catch(() => false))) await sleep(20)
}

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const {port} = server.address()
	server.close()
	return port
}

async function webDriver(url, method, body) {
	const signal = AbortSignal.timeout(LIMITS.eval)
	const answer = await fetch(url, {method, body: body && JSON.stringify(body), signal})
	const {value} = await answer.json()
	if (!answer.ok) throw new Error(`${value.error}: ${value.message}`.trim())
	return value
}

const KEYS = {
	...{Tab: '\uE004', Enter: '\uE006', Shift: '\uE008', Escape: '\uE00C'},
	...{PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011'},
	...{ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015'},
}

function codeOf(key) {
	const value = KEYS[key] ?? key
	if ([...value].length === 1) return value
	throw new RangeError(`key is ${key}; allowed: one character or ${Object.keys(KEYS).join(' ')}`)
}

export function pressed(chords) {
	const actions = chords.flatMap(keys => {
		const values = keys.map(codeOf),
			acting = type => values.map(value => ({type, value}))
		return [...acting('keyDown'), ...acting('keyUp').reverse()]
	})
	return {type: 'key', id: 'keyboard', actions}
}

export function dragged(x1, y1, x2, y2, moves) {
	const move = (x, y) => ({type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0}),
		part = i => move(x1 + ((x2 - x1) * i) / moves, y1 + ((y2 - y1) * i) / moves),
		way = Array.from({length: moves}, (_, i) => part(i + 1))
	const actions = [move(x1, y1), {type: 'pointerDown', button: 0}, ...way, {type: 'pointerUp', button: 0}]
	return {type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}
}
