// Chromium, Firefox and WebKit behind one small set of calls, so that one test body runs in all three.
//
//   const browser = await launch('webkit', { dark, reducedMotion, lang })   // throws what to install, if missing
//   const page = await browser.open(url, { width, height, deviceScaleFactor, fresh })
//   await page.press('Shift+Tab')        // a key by its KeyboardEvent.key, modifiers before it
//   await page.waitFor(() => document.querySelector('canvas')?.width)
//   await page.errors()                  // every call of a page is async
//   await browser.close()
//
// Invariants: no call lasts for ever, and what goes wrong names the browser and the call. Pages share no storage; with
// `fresh`, for laws about storage, no program either. The end of this process leaves no process and no file, unless it
// ends by SIGKILL. What the browsers do differently is said in doc/tests.md.

import { guarded, LIMITS, limited } from './calls.js'
import { startChromium, startFirefox } from './puppeteer.js'
import { startWebKit } from './webkit.js'

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

/** Those that this process is for: all, or the one that NQ_BROWSER names. */
export const BROWSERS = Object.keys(START).filter(name => (process.env.NQ_BROWSER ?? name) === name)

/** Programs that run, by browser and what of the wishes only a start can grant.
 * @type {Map<string, {program: Promise<any>, users: number}>} */
const running = new Map()
/** A program that nobody uses any more is kept for a moment: the next suite of the same process is about to ask for
 * it. */
const KEPT_MS = 500

/** What a program must be started with; the rest a page can have. Chromium grants every wish by page. */
const startedWith = { chromium: () => ({}), firefox: wishes => wishes, webkit: () => ({}) }

/**
 * @param {'chromium'|'firefox'|'webkit'} name
 * @param {{dark?: boolean, reducedMotion?: boolean, lang?: string}} [wishes]  of all its pages
 */
export async function launch(name, { dark = false, reducedMotion = false, lang = 'en' } = {}) {
	if (!START[name]) throw new RangeError(`browser is ${name}; allowed: ${Object.keys(START).join(', ')}`)
	const wishes = { dark, reducedMotion, lang }
	const key = JSON.stringify([name, startedWith[name](wishes)])
	const entry = running.get(key) ?? { program: START[name](startedWith[name](wishes)), users: 0 }
	running.set(key, entry)
	entry.users++
	const program = await limited(`${name}: launch`, LIMITS.launch, () => entry.program).catch(error => {
		running.delete(key)
		throw error
	})
	return {
		name,
		open: (url, size) =>
			limited(`${name}: open(${url})`, LIMITS.open, () => openPage(name, program, url, { ...wishes, ...size })),
		async close() {
			entry.users--
			setTimeout(() => entry.users > 0 || running.get(key) !== entry || (running.delete(key), program.close()), KEPT_MS)
		},
	}
}

async function openPage(name, program, url, { width = 1024, height = 768, deviceScaleFactor = 1, ...wishes }) {
	const raw = await program.open({ width, height, deviceScaleFactor }, wishes)
	try {
		await raw.goto(url)
	} catch (error) {
		await raw.close()
		throw error
	}
	return guarded(name, raw)
}
