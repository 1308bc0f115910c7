// Chromium, Firefox and WebKit behind one small set of calls, so that one test body runs in all three; and a
// small web server for tests that need http instead of file://.
//
//   const browser = await launch('webkit', { dark, reducedMotion, lang })   // throws what to install, if missing
//   const page = await browser.open(url, { width, height, deviceScaleFactor })
//   await page.press('Shift+Tab')        // a key by its KeyboardEvent.key, modifiers before it
//   await page.waitFor(() => document.querySelector('canvas')?.width)       // 10 s unless { timeout } says other
//   await page.errors()                  // every call of a page is async
//   await browser.close()
//
// Invariants:
// - No call lasts for ever: each ends, or throws an Error that names the browser and the call.
// - Every open() starts with an empty profile: pages share no storage.
// - close() leaves no process and no file. So does the end of this process, unless by SIGKILL.
// - What a browser cannot do, `browser.supports` says with `false`; launch() leaves such a wish aside, a call
//   throws.
//
// Chromium and Firefox are driven by puppeteer-core (Firefox over WebDriver BiDi, no geckodriver), WebKit by
// WebKitWebDriver in an Xvfb of its own; one driver serves one session, so each WebKit page is a driver of
// its own (about 1 s). What is not the same everywhere:
// - tap() is real touch in Chromium and Firefox (`ontouchstart in window` is false there all the same);
//   WebKitGTK turns touch into mouse, so there it throws.
// - WebKit draws at whole numbers of deviceScaleFactor only, and no narrower than about 290 px (its toolbar).
//   open() and resize() throw where the window does not become what was asked for.
// - lang is taken as it is by Chromium and Firefox ('ja'), where the default locale of Intl stays en-US;
//   WebKit makes a full locale of it for both ('ja-JP').
// - Of several pages in one Firefox only the newest has the focus (all run and take keys).
// - Shift+Tab moves the focus back everywhere, but WebKit's event has the key 'Unidentified' (code 'Tab').
//   Enter in Firefox has the code 'NumpadEnter'.
// - memory() is there in Chromium alone.
// - requests() is null in WebKit. Firefox lists http and https alone, and nothing that the CSP blocked (errors()
//   has that). Requests of workers are in it, those of a WebSocket are not.
// - errors() in WebKit comes from listeners in the page, for its driver tells of no errors and runs nothing
//   before the page does. They are put in again and again from the moment the navigation starts, yet may miss
//   what is thrown, logged or blocked while the page is parsed, always what console.error says in a worker.
//   Under file:// WebKit calls every uncaught exception 'Script error.' and tells of no CSP violations.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, extname, join, sep } from 'node:path'

export const BROWSERS = ['chromium', 'firefox', 'webkit']

// How long a call may take, in ms.
const LIMITS = {
	launch: 60000,
	open: 60000,
	close: 20000,
	goto: 30000,
	eval: 60000,
	press: 15000,
	type: 30000,
	click: 15000,
	drag: 30000,
	tap: 15000,
	resize: 15000,
	screenshot: 30000,
	errors: 15000,
	requests: 15000,
	memory: 30000,
}

// The programs and the Debian packages that bring them.
const PROGRAMS = {
	chromium: { names: ['chromium', 'google-chrome'], from: 'chromium' },
	firefox: { names: ['firefox-esr', 'firefox'], from: 'firefox-esr' },
	driver: { names: ['WebKitWebDriver'], from: 'webkit2gtk-driver' },
	xvfb: { names: ['Xvfb'], from: 'xvfb' },
}

const ALL = { dark: true, reducedMotion: true, lang: true, deviceScaleFactor: true, tap: true, requests: true }

export async function launch(name, { dark = false, reducedMotion = false, lang = 'en' } = {}) {
	const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }[name]
	if (!start) throw new RangeError(`browser is ${name}; allowed: ${BROWSERS.join(', ')}`)

	return limited(`${name}: launch`, LIMITS.launch, async () => {
		const { supports, openRaw, close } = await start({ dark, reducedMotion, lang })
		const open = (url, size = {}) =>
			limited(`${name}: open(${url})`, LIMITS.open, () => openPage(name, openRaw, url, size))
		return {
			name,
			supports,
			// Each page of WebKit is a driver of its own, and on a busy machine one in some hundred does not start, or has a window of another size.
			open: name === 'webkit' ? (url, size) => open(url, size).catch(() => open(url, size)) : open,
			close: () => limited(`${name}: close`, LIMITS.close, close),
		}
	})
}

async function openPage(name, openRaw, url, { width = 1024, height = 768, deviceScaleFactor = 1 }) {
	const raw = await openRaw({ width, height, deviceScaleFactor })
	try {
		await raw.goto(url)
	} catch (error) {
		await raw.close()
		throw error
	}
	return guarded(name, raw)
}

// The page as tests see it: the raw page's calls, each with a limit and a name on its errors.
function guarded(name, raw) {
	const page = {}
	for (const call of Object.keys(raw)) {
		if (call in LIMITS) page[call] = (...args) => limited(`${name}: ${call}`, LIMITS[call], () => raw[call](...args))
	}
	page.eval = (fn, ...args) => limited(`${name}: eval(${fn})`, LIMITS.eval, () => evaluate(raw, fn, args))
	page.waitFor = (fn, options, ...args) => waitFor(name, raw, fn, options, args)
	return page
}

async function evaluate(raw, fn, args) {
	return raw.look(`(${fn})(...${JSON.stringify(args)})`)
}

// Source of an async function for the page. Results and exceptions travel as JSON, since each driver has ways
// of its own to mangle them.
const carrying = source => `async () => {
  try {
    return JSON.stringify({ value: await ${source} })
  } catch (error) {
    return JSON.stringify({ thrown: String(error) })
  }
}`

function carried(json) {
	const { value, thrown } = JSON.parse(json)
	if (thrown !== undefined) throw new Error(thrown)
	return value
}

// What fn throws counts as "not yet": the element it looks for may not be there, the page may be changing.
async function waitFor(name, raw, fn, { timeout = 10000 } = {}, args = []) {
	const what = `${name}: waitFor(${fn})`
	const end = Date.now() + timeout
	let problem
	do {
		try {
			const value = await limited(what, Math.max(1000, end - Date.now()), () => evaluate(raw, fn, args))
			if (value) return value
			problem = `still ${JSON.stringify(value)}`
		} catch (error) {
			problem = error.cause?.message ?? error.message
		}
		await sleep(50)
	} while (Date.now() < end)
	throw new Error(`${what}: not within ${timeout} ms; last: ${problem}`)
}

async function limited(what, ms, work) {
	let timer
	const late = new Promise((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
	})
	try {
		return await Promise.race([work(), late])
	} catch (error) {
		throw new Error(error.message.startsWith(what) ? error.message : `${what}: ${error.message}`, { cause: error })
	} finally {
		clearTimeout(timer)
	}
}

const sleep = ms => new Promise(done => setTimeout(done, ms))

// ---- Rooms ----------------------------------------------------------------------------------------------
// A room is all that one browser has on this machine: a folder (its home and its temporary files), a few
// files that it cannot be kept from putting elsewhere, and its processes. A process belongs to the room if it
// is in a session that the room started or carries the room's mark in its environment: most are in the
// session, crash reporters leave it but keep the mark.

const rooms = new Set()

function enterRoom() {
	if (rooms.size === 0) watchTheEnd()
	const home = realpathSync(mkdtempSync(join(tmpdir(), 'nq-browser-')))
	const room = { home, sessions: new Set(), files: [home] }
	room.env = {
		...process.env,
		NQ_ROOM: home,
		HOME: home,
		TMPDIR: home,
		XDG_CONFIG_HOME: join(home, 'config'),
		XDG_CACHE_HOME: join(home, 'cache'),
		XDG_DATA_HOME: join(home, 'data'),
		XDG_RUNTIME_DIR: home,
		DBUS_SESSION_BUS_ADDRESS: 'disabled:',
	}
	rooms.add(room)
	return room
}

// Synchronous, so that it also works while this process exits. Nothing in a room is worth a polite end.
function leaveRoom(room) {
	for (let round = 0; round < 100; round++) {
		const left = inhabitants(room)
		if (left.length === 0) break
		for (const pid of left) kill(pid)
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
	}
	for (const file of room.files) rmSync(file, { recursive: true, force: true, maxRetries: 5 })
	rooms.delete(room)
	if (rooms.size === 0) stopWatching()
}

function inhabitants(room) {
	return readdirSync('/proc')
		.filter(pid => /^\d+$/.test(pid) && livesIn(room, pid))
		.map(Number)
}

function livesIn(room, pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
		const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
		if (state === 'Z' || Number(pid) === process.pid) return false
		return (
			room.sessions.has(Number(session)) ||
			readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`NQ_ROOM=${room.home}`)
		)
	} catch {
		return false // ended meanwhile, or another user's
	}
}

function kill(pid) {
	try {
		process.kill(pid, 'SIGKILL')
	} catch {
		// ended meanwhile
	}
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

function watchTheEnd() {
	process.on('exit', leaveAll)
	for (const signal of SIGNALS) process.on(signal, leaveAndDie)
}

function stopWatching() {
	process.off('exit', leaveAll)
	for (const signal of SIGNALS) process.off(signal, leaveAndDie)
}

function leaveAll() {
	for (const room of [...rooms]) leaveRoom(room)
}

function leaveAndDie(signal) {
	leaveAll() // which takes these handlers off, so the signal now does what it does
	process.kill(process.pid, signal)
}

// Starts a program whose session belongs to the room.
function startIn(room, program, args, options = {}) {
	const child = spawn(program, args, { env: room.env, stdio: 'ignore', ...options, detached: true })
	child.on('error', () => {}) // the caller sees that the program does not answer
	if (child.pid) room.sessions.add(child.pid)
	return child
}

function find({ names, from }) {
	for (const folder of (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')) {
		for (const name of names) {
			const path = join(folder, name)
			if (folder && existsSync(path) && !isSnap(path)) return path
		}
	}
	throw new Error(`${names[0]} is not installed; on Debian: apt-get install ${from}`)
}

// A snap, or the script that stands in for one on Ubuntu: it cannot see the room.
function isSnap(path) {
	const real = realpathSync(path)
	return real.endsWith('/snap') || (statSync(real).size < 4096 && readFileSync(real, 'latin1').includes('/snap/'))
}

// ---- Chromium and Firefox -------------------------------------------------------------------------------

async function startChromium({ dark, reducedMotion, lang }) {
	const features = [
		{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
		{ name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
	]
	// Without a sandbox, because root and many containers have none, and the pages are the project's own.
	const args = [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		'--disable-dev-shm-usage',
		`--lang=${lang}`,
		`--accept-lang=${lang}`,
	]
	return startPuppeteer('chromium', { browser: 'chrome', args, pipe: true }, page =>
		page.emulateMediaFeatures(features),
	)
}

async function startFirefox({ dark, reducedMotion, lang }) {
	const extraPrefsFirefox = {
		'security.fileuri.strict_origin_policy': true, // puppeteer turns it off
		'ui.systemUsesDarkTheme': dark ? 1 : 0,
		'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
		'intl.accept_languages': lang,
		'browser.chrome.site_icons': false, // a favicon that nobody asked for is no CSP violation of the page
	}
	return startPuppeteer('firefox', { browser: 'firefox', extraPrefsFirefox }, async (page, errors) => {
		await page.evaluateOnNewDocument(spellOutErrors)
		page.on('requestfailed', request => errors.push(`request failed: ${request.url()}`))
		page.on('response', response => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`))
	})
}

// Of an Error in console.error, BiDi tells puppeteer only that it is one.
function spellOutErrors() {
	const log = console.error
	console.error = (...words) =>
		log.apply(
			console,
			words.map(word => (word instanceof Error ? String(word) : word)),
		)
}

async function startPuppeteer(name, options, prepare) {
	const executablePath = find(PROGRAMS[name])
	const { default: puppeteer } = await import('puppeteer-core')
	const room = enterRoom()
	try {
		const browser = await puppeteer.launch({
			executablePath,
			env: room.env,
			userDataDir: join(room.home, 'profile'),
			defaultViewport: null,
			timeout: LIMITS.launch,
			protocolTimeout: LIMITS.eval,
			handleSIGINT: false,
			handleSIGTERM: false,
			handleSIGHUP: false,
			...options,
		})
		room.sessions.add(browser.process().pid)
		const openRaw = size => openInPuppeteer(browser, size, prepare)
		return { supports: { ...ALL }, openRaw, close: async () => leaveRoom(room) }
	} catch (error) {
		leaveRoom(room)
		throw error
	}
}

async function openInPuppeteer(browser, size, prepare) {
	const context = await browser.createBrowserContext()
	const page = await context.newPage({ type: 'window' }) // a tab behind another one would stand still
	const requests = []
	const errors = []
	page.on('request', request => asked(request) && requests.push(request.url()))
	page.on('console', message => message.type() === 'error' && errors.push(textOf(message)))
	page.on('pageerror', error => errors.push(String(error?.stack ?? error)))
	page.on('dialog', dialog => dialog.dismiss().catch(() => {}))
	await page.setViewport(size)
	await prepare(page, errors)

	return {
		goto: async url => void (await page.goto(url, { waitUntil: 'load', timeout: LIMITS.goto })),
		look: async source => carried(await page.evaluate(`(${carrying(source)})()`)),
		press: key => pressInPuppeteer(page, key),
		type: text => page.keyboard.type(text),
		click: (x, y) => page.mouse.click(x, y),
		drag: (...path) => dragInPuppeteer(page, ...path),
		tap: (x, y) => page.touchscreen.tap(x, y),
		resize: (width, height) => page.setViewport({ ...size, width, height }),
		screenshot: async path => void (await page.screenshot({ path: madeRoomFor(path), type: 'png' })),
		errors: () => settled(page, errors),
		requests: () => settled(page, requests),
		memory: () => memoryOf(page),
		close: () => context.close(),
	}
}

// What the page asked for, not the browser of its own accord.
const asked = request => !request.url().endsWith('/favicon.ico')

// 'Failed to load resource' says what only in its location.
function textOf(message) {
	const text = message.text()
	return text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text
}

async function pressInPuppeteer(page, key) {
	const [last, ...modifiers] = keysOf(key).reverse()
	for (const modifier of modifiers) await page.keyboard.down(modifier)
	await page.keyboard.press(last)
	for (const modifier of modifiers) await page.keyboard.up(modifier)
}

async function dragInPuppeteer(page, x1, y1, x2, y2, { steps = 8 } = {}) {
	await page.mouse.move(x1, y1)
	await page.mouse.down()
	await page.mouse.move(x2, y2, { steps })
	await page.mouse.up()
}

// What is in use once garbage is collected: bytes of the heap, nodes and listeners, in Chromium alone.
async function memoryOf(page) {
	const session = await page.createCDPSession()
	try {
		await session.send('HeapProfiler.collectGarbage')
		await session.send('HeapProfiler.collectGarbage')
		const { JSHeapUsedSize: heap, Nodes: nodes, JSEventListeners: listeners } = await page.metrics()
		return { heap, nodes, listeners }
	} finally {
		await session.detach()
	}
}

// A round trip first, so that what the page said before this call has arrived.
async function settled(page, list) {
	await page.evaluate('0')
	return [...list]
}

// 'Shift+Tab' → ['Shift', 'Tab']; '+' stays itself.
function keysOf(key) {
	return key.split(/(?<=.)\+(?=.)/)
}

function madeRoomFor(path) {
	mkdirSync(dirname(path), { recursive: true })
	return path
}

// ---- WebKit ---------------------------------------------------------------------------------------------

async function startWebKit(wishes) {
	find(PROGRAMS.driver)
	find(PROGRAMS.xvfb)
	findMiniBrowser()
	const pages = new Set()
	const openRaw = async size => {
		const page = await openInWebKit(wishes, size, () => pages.delete(page))
		pages.add(page)
		return page
	}
	const close = async () => {
		for (const page of [...pages]) await page.close()
	}
	return { supports: { ...ALL, lang: existsSync(C_LOCALE), tap: false, requests: false }, openRaw, close }
}

function findMiniBrowser() {
	for (const library of ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu`)) {
		for (const version of ['4.1', '4.0']) {
			const path = `${library}/webkit2gtk-${version}/MiniBrowser`
			if (existsSync(path)) return path
		}
	}
	throw new Error('MiniBrowser is not installed; on Debian: apt-get install webkit2gtk-driver')
}

async function openInWebKit(wishes, size, onClose) {
	const room = enterRoom()
	try {
		furnish(room, wishes, size.deviceScaleFactor)
		room.env.DISPLAY = await startScreen(room, size.deviceScaleFactor)
		const session = await startSession(room)
		const close = async () => {
			leaveRoom(room)
			onClose()
		}
		const page = webKitPage(session, close)
		await page.resize(size.width, size.height)
		return page
	} catch (error) {
		leaveRoom(room)
		throw error
	}
}

const C_LOCALE = '/usr/lib/locale/C.utf8'

// GTK's settings carry the wishes. The style sheet shrinks MiniBrowser's toolbar, which otherwise keeps the
// window at 447 px or more. The locale is C.UTF-8 under another name, for the wanted one need not be installed.
function furnish(room, { dark, reducedMotion, lang }, deviceScaleFactor) {
	if (!Number.isInteger(deviceScaleFactor)) {
		throw new RangeError(`deviceScaleFactor is ${deviceScaleFactor}; WebKitGTK knows whole numbers only`)
	}
	const gtk = join(room.env.XDG_CONFIG_HOME, 'gtk-3.0')
	mkdirSync(gtk, { recursive: true })
	writeFileSync(join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`)
	writeFileSync(join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; -gtk-icon-source: none; }\n')

	const { language, region } = new Intl.Locale(lang).maximize()
	const locale = `${language}_${region}`
	mkdirSync(join(room.home, 'locale'))
	symlinkSync(C_LOCALE, join(room.home, 'locale', `${locale}.utf8`))
	Object.assign(room.env, {
		GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
		GDK_BACKEND: 'x11',
		GDK_SCALE: String(deviceScaleFactor),
		GSETTINGS_BACKEND: 'memory',
		NO_AT_BRIDGE: '1',
		LOCPATH: join(room.home, 'locale'),
		LC_ALL: `${locale}.UTF-8`,
		LANGUAGE: lang,
	})
}

// An Xvfb that picks its own free number. Without a window manager the window under the pointer has the focus,
// and the pointer rests at the middle of the screen; so the screen is small, and windows reach beyond it.
async function startScreen(room, scale) {
	const screen = `${400 * scale}x${200 * scale}x24`
	const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']
	const xvfb = startIn(room, find(PROGRAMS.xvfb), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
	const [number] = await limited('Xvfb', 15000, () => Promise.race([once(xvfb.stdio[3], 'data'), early('Xvfb', xvfb)]))
	const display = String(number).trim()
	room.files.push(`/tmp/.X${display}-lock`, `/tmp/.X11-unix/X${display}`)
	return `:${display}`
}

async function early(what, child) {
	await once(child, 'exit')
	throw new Error(`${what} ended before it was ready`)
}

// → send(method, path, body), one session's commands.
async function startSession(room) {
	const port = await freePort()
	const driver = startIn(room, find(PROGRAMS.driver), [`--port=${port}`])
	const command = (method, path, body) => webDriver(`http://127.0.0.1:${port}${path}`, method, body)
	await limited('WebKitWebDriver', 15000, () => Promise.race([answering(command), early('WebKitWebDriver', driver)]))

	const alwaysMatch = {
		pageLoadStrategy: 'none', // so that listeners can be put in while the page loads
		unhandledPromptBehavior: 'dismiss',
		timeouts: { script: LIMITS.eval, pageLoad: LIMITS.goto },
		'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
	}
	const { sessionId } = await command('POST', '/session', { capabilities: { alwaysMatch } })
	return (method, path, body) => command(method, `/session/${sessionId}${path}`, body)
}

async function answering(command) {
	while (!(await command('GET', '/status').catch(() => false))) await sleep(20)
}

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address()
	server.close()
	return port
}

async function webDriver(url, method, body) {
	const signal = AbortSignal.timeout(LIMITS.eval)
	const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal })
	const { value } = await answer.json()
	if (!answer.ok) throw new Error(`${value.error}: ${value.message}`.trim())
	return value
}

function webKitPage(send, close) {
	const errors = []
	const script = source => send('POST', '/execute/sync', { script: source, args: [] })
	// Every look into the page puts the listeners in, if they are not, and takes home what they heard.
	const look = async source => {
		const { heard, json } = await script(
			`const heard = (${listen})(window)
       return (${carrying(source)})().then((json) => ({ heard: heard.splice(0), json }))`,
		)
		errors.push(...heard)
		return carried(json)
	}
	const act = (...sources) => send('POST', '/actions', { actions: sources })

	return {
		look,
		goto: url => gotoInWebKit(send, look, url),
		press: key => act(keyboard(press(keysOf(key).map(webDriverKey)))),
		type: text => act(keyboard([...text].flatMap(char => press([webDriverKey(char)])))),
		click: (x, y) => act(mouse([move(x, y), DOWN, UP])),
		drag: (...path) => act(mouse(dragActions(...path))),
		tap: async () => {
			throw new Error('WebKitGTK turns touch into mouse; see browser.supports.tap')
		},
		resize: (width, height) => resizeInWebKit(send, look, width, height),
		screenshot: async path => writeFileSync(madeRoomFor(path), await send('GET', '/screenshot'), 'base64'),
		errors: async () => {
			await look('0')
			return [...errors]
		},
		requests: async () => null,
		close,
	}
}

// Runs in the page.
function listen(window) {
	const key = Symbol.for('nq.heard')
	if (window[key]) return window[key]
	const heard = (window[key] = [])
	const note = text => heard.push(text)
	const log = console.error
	console.error = (...words) => {
		note(words.map(String).join(' '))
		log.apply(console, words)
	}
	const source = event => event.target?.src ?? event.target?.href
	addEventListener('error', event => note(event.message ?? `failed to load ${source(event)}`), true)
	addEventListener('unhandledrejection', event => note(`unhandled rejection: ${event.reason}`))
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
		if (!blockedURI.endsWith('/favicon.ico')) note(`CSP: ${violatedDirective} forbids ${blockedURI}`)
	})
	return heard
}

// The old document is marked, to tell when the new one is there. A change of the #hash alone keeps it.
async function gotoInWebKit(send, look, url) {
	const mark = 'document[Symbol.for("nq.old")]'
	const before = await look(`(${mark} = true, location.href)`)
	await send('POST', '/url', { url })
	if (url.includes('#') && withoutHash(url) === withoutHash(before)) return
	const end = Date.now() + LIMITS.goto
	const loaded = () => look(`!${mark} && document.readyState === 'complete'`).catch(() => false) // between documents
	while (!(await loaded())) {
		if (Date.now() > end) throw new Error(`${url} not loaded within ${LIMITS.goto} ms`)
	}
	const [where, text] = await look('[location.href, document.body?.innerText]')
	if (where === 'about:blank' && url !== where) throw new Error(text || `cannot load ${url}`) // the browser's own page
}

const withoutHash = url => url.replace(/#.*/, '')

// The window is the page plus a toolbar of unknown height, and follows a moment later.
async function resizeInWebKit(send, look, width, height) {
	const end = Date.now() + 3000
	for (;;) {
		const [w, h] = await look('[innerWidth, innerHeight]')
		if (w === width && h === height) return
		if (Date.now() > end) throw new Error(`the window is ${w} × ${h} and does not become ${width} × ${height}`)
		const rect = await send('GET', '/window/rect')
		await send('POST', '/window/rect', { width: rect.width + width - w, height: rect.height + height - h })
		await sleep(100)
	}
}

// W3C WebDriver actions.

const KEYS = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE006',
	'\n': '\uE006',
	Shift: '\uE008',
	Control: '\uE009',
	Alt: '\uE00A',
	Escape: '\uE00C',
	PageUp: '\uE00E',
	PageDown: '\uE00F',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
	Insert: '\uE016',
	Delete: '\uE017',
	Meta: '\uE03D',
}

function webDriverKey(key) {
	const value = KEYS[key] ?? key
	if ([...value].length !== 1)
		throw new RangeError(`key is ${key}; allowed: one character or ${Object.keys(KEYS).join(' ')}`)
	return value
}

function press(values) {
	const down = values.map(value => ({ type: 'keyDown', value }))
	const up = values.map(value => ({ type: 'keyUp', value })).reverse()
	return [...down, ...up]
}

const keyboard = actions => ({ type: 'key', id: 'keyboard', actions })
const mouse = actions => ({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
const move = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }

function dragActions(x1, y1, x2, y2, { steps = 8 } = {}) {
	const between = i => move(x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps)
	return [move(x1, y1), DOWN, ...Array.from({ length: steps }, (_, i) => between(i + 1)), UP]
}

// ---- A web server ---------------------------------------------------------------------------------------

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.xhtml': 'application/xhtml+xml',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.map': 'application/json',
	'.wasm': 'application/wasm',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.txt': 'text/plain; charset=utf-8',
}

// Serves the files of a folder on 127.0.0.1: url has no slash at its end.
export async function serve(folder) {
	const root = realpathSync(folder)
	const server = createServer((request, response) => respond(root, request, response)).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const close = () =>
		new Promise(done => {
			server.close(() => done())
			server.closeAllConnections?.()
		})
	return { url: `http://127.0.0.1:${server.address().port}`, close }
}

function respond(root, { method, url }, response) {
	if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
	if (url === '/favicon.ico') return response.writeHead(204).end() // browsers ask unbidden
	const file = fileFor(root, url)
	if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n')
	const type = TYPES[extname(file)] ?? 'application/octet-stream'
	response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
	response.end(method === 'HEAD' ? undefined : readFileSync(file))
}

// The file inside root that a URL names, links followed; undefined if there is none.
function fileFor(root, url) {
	try {
		const path = join(root, decodeURIComponent(url.replace(/[?#].*/, '')))
		const file = realpathSync(statSync(path).isDirectory() ? join(path, 'index.html') : path)
		if (file.startsWith(root + sep) && statSync(file).isFile()) return file
	} catch {
		// no such file
	}
}
