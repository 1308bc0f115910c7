// WebKit: MiniBrowser under WebKitWebDriver in Xvfb. A driver has one session, a session one page.

import {once} from 'node:events'
import {existsSync, mkdirSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {put} from '../folder.js'
import {freePort} from '../serve.js'
import {carried, carrying, keysOf, LIMITS, limited, sleep} from './calls.js'
import {find, inRoom, leaveRoom, startIn} from './room.js'

export async function startWebKit() {
	const binary = findMiniBrowser()
	find('driver')
	const rooms = new Set()
	const open = ({deviceScaleFactor}, wishes) =>
		inRoom(async room => {
			furnish(room, wishes, deviceScaleFactor)
			room.env.DISPLAY = await startScreen(room, deviceScaleFactor)
			const send = await startSession(room, binary)
			rooms.add(room)
			return webKitPage(send, () => {
				leaveRoom(room)
				rooms.delete(room)
			})
		})
	return {open, close: () => [...rooms].forEach(leaveRoom)}
}

function findMiniBrowser() {
	for (const machine of ['x86_64', 'aarch64'])
		for (const version of ['4.1', '4.0']) {
			const path = `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`
			if (existsSync(path)) return path
		}
	throw new Error('MiniBrowser is not installed; on Debian: apt-get install webkit2gtk-driver')
}

const C_LOCALE = '/usr/lib/locale/C.utf8'

// The style sheet shrinks MiniBrowser's toolbar, because a window is at least as wide as its toolbar. The wanted locale
// may be missing, so C.UTF-8 is provided under its name.
function furnish(room, {dark, reducedMotion, lang}, deviceScaleFactor) {
	const gtk = join(room.env.XDG_CONFIG_HOME, 'gtk-3.0')
	put(join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`)
	put(join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; -gtk-icon-source: none; }\n')

	const {language, region} = new Intl.Locale(lang).maximize(),
		locale = `${language}_${region}`,
		LOCPATH = join(room.home, 'locale')
	mkdirSync(LOCPATH)
	symlinkSync(C_LOCALE, join(LOCPATH, `${locale}.utf8`))
	Object.assign(room.env, {
		...{GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita', GDK_BACKEND: 'x11', GDK_SCALE: String(deviceScaleFactor)},
		...{GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1', LANGUAGE: lang, LOCPATH, LC_ALL: `${locale}.UTF-8`},
		// Without a graphics card, compositing would take half of the running time.
		WEBKIT_DISABLE_COMPOSITING_MODE: '1',
	})
}

// Without a window manager the window under the pointer has the focus. The pointer stays in the middle of the screen,
// which is so small that every window covers it.
async function startScreen(room, scale) {
	const screen = `${400 * scale}x${200 * scale}x24`
	const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']
	const xvfb = startIn(room, find('xvfb'), args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']})
	const [number] = await limited('Xvfb', 15000, () => Promise.race([once(xvfb.stdio[3], 'data'), early('Xvfb', xvfb)]))
	const display = String(number).trim()
	room.files.push(`/tmp/.X${display}-lock`, `/tmp/.X11-unix/X${display}`)
	return `:${display}`
}

function webKitPage(send, end) {
	const errors = []
	const script = source => send('POST', '/execute/sync', {script: source, args: []})
	const evaluate = async source => {
		const {heard, json} = await script(
			`const heard = (${listen})(window)
       return (${carrying(source)})().then((json) => ({ heard: heard.splice(0), json }))`,
		)
		errors.push(...heard)
		return carried(json)
	}
	const act = source => send('POST', '/actions', {actions: [source]})

	return {
		evaluate,
		goto: url => gotoInWebKit(send, evaluate, url),
		press: key => act(pressed([keysOf(key)])),
		type: text => act(pressed([...text].map(char => [char]))),
		click: (x, y) => act(dragged(x, y, x, y, 0)),
		drag: (...path) => act(dragged(...path, 8)),
		resize: (width, height) => resizeInWebKit(send, evaluate, width, height),
		errors: async () => {
			await evaluate('0')
			return [...errors]
		},
		requests: async () => null,
		forget: async () => {
			await send('DELETE', '/cookie')
			errors.length = 0
		},
		end: async () => end(),
	}
}

function listen(window) {
	const key = Symbol.for('nq.heard')
	if (window[key]) return window[key]
	const heard = (window[key] = []),
		note = text => heard.push(text),
		log = console.error
	console.error = (...words) => {
		note(words.map(String).join(' '))
		log.apply(console, words)
	}
	const load = ({target}) => `failed to load ${target?.src ?? target?.href}`
	let isLeft = false
	addEventListener('beforeunload', () => void (isLeft = true))
	addEventListener('error', event => (event.message || !isLeft) && note(event.message ?? load(event)), true)
	addEventListener('unhandledrejection', event => note(`unhandled rejection: ${event.reason}`))
	addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
		if (!blockedURI.endsWith('/favicon.ico')) note(`CSP: ${violatedDirective} forbids ${blockedURI}`)
	})
	return heard
}

// Marks the old document to recognize the new one. Another #hash keeps the document.
async function gotoInWebKit(send, evaluate, url) {
	const mark = 'document[Symbol.for("nq.old")]'
	const before = await evaluate(`(${mark} = true, location.href)`)
	await send('POST', '/url', {url})
	if (url.includes('#') && url.split('#')[0] === before.split('#')[0]) return
	const end = Date.now() + LIMITS.goto
	// While the document changes, a call may fail, or get no answer because the old process ends.
	const isLoaded = () => evaluate(`!${mark} && document.readyState === 'complete'`)
	const loaded = () => limited('a read', 5000, isLoaded).catch(() => false)
	while (!(await loaded())) if (Date.now() > end) throw new Error(`${url} not loaded within ${LIMITS.goto} ms`)
	const [where, text] = await evaluate('[location.href, document.body?.innerText]')
	// For a page that fails to load, MiniBrowser shows about:blank with an error.
	if (where === 'about:blank' && url !== where) throw new Error(text || `cannot load ${url}`)
}

// The window is the page plus a toolbar of unknown height, and resizes with a delay.
async function resizeInWebKit(send, evaluate, width, height) {
	const end = Date.now() + 3000
	for (;;) {
		const [w, h] = await evaluate('[innerWidth, innerHeight]')
		if (w === width && h === height) return
		if (Date.now() > end) throw new Error(`the window is ${w} × ${h} and does not become ${width} × ${height}`)
		const rect = await send('GET', '/window/rect')
		await send('POST', '/window/rect', {width: rect.width + width - w, height: rect.height + height - h})
		for (let i = 0; i < 10 && !(await evaluate(`innerWidth === ${width} && innerHeight === ${height}`)); i++)
			await sleep(10)
	}
}

async function early(what, child) {
	await once(child, 'exit')
	throw new Error(`${what} ended before it was ready`)
}

async function startSession(room, binary) {
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

function pressed(chords) {
	const actions = chords.flatMap(keys => {
		const values = keys.map(codeOf),
			acting = type => values.map(value => ({type, value}))
		return [...acting('keyDown'), ...acting('keyUp').reverse()]
	})
	return {type: 'key', id: 'keyboard', actions}
}

function dragged(x1, y1, x2, y2, moves) {
	const move = (x, y) => ({type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0}),
		part = i => move(x1 + ((x2 - x1) * i) / moves, y1 + ((y2 - y1) * i) / moves),
		way = Array.from({length: moves}, (_, i) => part(i + 1))
	const actions = [move(x1, y1), {type: 'pointerDown', button: 0}, ...way, {type: 'pointerUp', button: 0}]
	return {type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}
}
