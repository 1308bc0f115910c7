import {cpSync} from 'node:fs'
import {join} from 'node:path'
import {madeOnce} from '../made.js'
import {carried, carrying, keysOf, LIMITS} from './calls.js'
import {find, inRoom, leaveRoom} from './room.js'

/** No sandbox: root and many containers lack it, and all pages are the project's own. WebGPU may use a software
 * card. */
const CHROMIUM_ARGS = `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
	--disable-component-update --disable-sync --disable-dev-shm-usage --enable-unsafe-webgpu
	--enable-dawn-features=disable_workgroup_init`.split(/\s+/)

async function prepareChromium(page, _, {dark, reducedMotion, lang}) {
	const session = await page.createCDPSession(),
		userAgent = await page.browser().userAgent()
	await session.send('Emulation.setUserAgentOverride', {userAgent, acceptLanguage: lang})
	const usual = {isPaper: false, isDark: dark, isForced: false},
		media = {...usual}
	const emulate = change => {
		const {isPaper, isDark, isForced} = Object.assign(media, change),
			features = [
				{name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light'},
				{name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference'},
				{name: 'forced-colors', value: isForced ? 'active' : 'none'},
			]
		return session.send('Emulation.setEmulatedMedia', {media: isPaper ? 'print' : '', features})
	}
	await emulate({})
	const letters = standard => session.send('Page.setFontSizes', {fontSizes: {standard}})
	const offline = is => page.setOfflineMode(is)
	const tap = (x, y) => page.touchscreen.tap(x, y)
	const forget = () => Promise.all([emulate(usual), letters(16), offline(false)])
	return {
		...{letters, offline, tap, forget},
		dark: isDark => emulate({isDark}),
		paper: isPaper => emulate({isPaper}),
		forced: isForced => emulate({isForced}),
	}
}

const CHROMIUM = {browser: 'chrome', args: CHROMIUM_ARGS, pipe: true}

export const startChromium = () => start('chromium', CHROMIUM, prepareChromium)

export const chromiumForOthers = () =>
	inRoom(async room => {
		const browser = await launched('chromium', room, join(room.home, 'profile'), CHROMIUM)
		return {browser, close: () => leaveRoom(room)}
	})

export const startFirefox = ({dark, reducedMotion, lang, forced}) => {
	const extraPrefsFirefox = {
		'security.fileuri.strict_origin_policy': true, // puppeteer's default is false
		'ui.systemUsesDarkTheme': dark ? 1 : 0,
		'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
		'intl.accept_languages': lang,
		'browser.display.document_color_use': forced ? 2 : 0,
		'browser.sessionhistory.max_total_viewers': 0,
		'browser.chrome.site_icons': false, // avoids a CSP violation
		// Pages from disk and from the web have separate processes. Both stay, so that no change of page starts one.
		'dom.ipc.keepProcessesAlive.file': 1,
		'dom.ipc.keepProcessesAlive.web': 1,
	}
	return start('firefox', {browser: 'firefox', extraPrefsFirefox}, async (page, errors) => {
		await page.evaluateOnNewDocument(spellOutErrors)
		page.on(
			'requestfailed',
			request => isGivenUp(request) || errors.push(`request failed: ${request.url()} ${request.failure()?.errorText}`),
		)
		page.on('response', response => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`))
	})
}

/** Firefox reports a request that a navigation cancels; Chromium does not. */
const isGivenUp = request =>
	['NS_BINDING_ABORTED', 'Browsing context already closed.'].includes(request.failure()?.errorText)

function spellOutErrors() {
	const log = console.error
	const spelt = word => (word instanceof Error ? String(word) : word)
	console.error = (...words) => log.apply(console, words.map(spelt))
}

async function launched(name, room, userDataDir, options) {
	const {default: puppeteer} = await import('puppeteer-core')
	const browser = await puppeteer.launch({
		...{executablePath: find(name), env: room.env, userDataDir, defaultViewport: null},
		...{timeout: LIMITS.launch, protocolTimeout: LIMITS.eval},
		...{handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false, ...options},
	})
	room.groups.push(browser.process().pid)
	return browser
}

const profileOfFirefox = () =>
	madeOnce('firefox-profile', folder =>
		inRoom(async room => {
			const browser = await launched('firefox', room, folder, {browser: 'firefox'})
			await (await browser.newPage()).goto('about:blank')
			await browser.close()
			leaveRoom(room)
		}),
	)

const start = (name, options, prepare) =>
	inRoom(async room => {
		const profile = join(room.home, 'profile')
		if (name === 'firefox') cpSync(await profileOfFirefox(), profile, {recursive: true, verbatimSymlinks: true})
		const browser = await launched(name, room, profile, options)
		return {open: (size, wishes) => open(browser, size, wishes, prepare), close: () => leaveRoom(room)}
	})

async function open(browser, size, wishes, prepare) {
	const context = await browser.createBrowserContext()
	const page = await context.newPage({type: 'window'}) // a tab in the background would not be drawn
	const [requests, errors] = [[], []]
	page.on('request', request => request.url().endsWith('/favicon.ico') || requests.push(request.url()))
	page.on('console', message => message.type() === 'error' && errors.push(textOf(message)))
	page.on('pageerror', error => errors.push(String(error?.stack ?? error)))
	page.on('dialog', dialog => dialog.dismiss().catch(() => {}))
	const {forget: forgetWishes, ...besides} = (await prepare(page, errors, wishes)) ?? {}

	return {
		...besides,
		goto: async url => void (await page.goto(url, {waitUntil: 'load', timeout: LIMITS.goto})),
		evaluate: async source => carried(await page.evaluate(`(${carrying(source)})()`)),
		press: key => pressInPuppeteer(page, key),
		type: text => page.keyboard.type(text),
		click: (x, y) => page.mouse.click(x, y),
		drag: (...path) => dragInPuppeteer(page, ...path),
		resize: (width, height) => page.setViewport({...size, width, height}),
		screenshot: async path => void (await page.screenshot({path})),
		errors: () => settled(page, errors),
		requests: () => settled(page, requests),
		memory: () => memoryOf(page),
		front: () => page.bringToFront(),
		forget: async () => {
			if ((await context.pages()).length > 1) throw new Error('it opened another page')
			await forgetWishes?.()
			requests.length = errors.length = 0
		},
		end: () => context.close(),
	}
}

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

async function dragInPuppeteer(page, x1, y1, x2, y2) {
	await page.mouse.move(x1, y1)
	await page.mouse.down()
	await page.mouse.move(x2, y2, {steps: 8})
	await page.mouse.up()
}

async function memoryOf(page) {
	const session = await page.createCDPSession()
	for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage')
	const {JSHeapUsedSize: heap, Nodes: nodes, JSEventListeners: listeners} = await page.metrics()
	await session.detach()
	return {heap, nodes, listeners}
}

async function settled(page, list) {
	await page.evaluate('0')
	return [...list]
}
