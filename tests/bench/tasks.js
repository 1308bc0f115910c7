// The longest task of the main thread while pages load and while figures play at full speed, on this processor and on
// one that is six times as slow, and what Lighthouse thinks of how pages load: each the median of five.

import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {folderOf, put} from '../helpers/folder.js'
import {FORMS, openLighthouse} from '../helpers/lighthouse.js'
import {serve} from '../helpers/serve.js'
import {$, figure} from '../helpers/shorthand.js'
import {median} from './counting.js'

const TIMES = 5
export const MOST = {1: 50, 6: 200}
const LEAST_SCORE = 95
const PLAYED_MS = 2000
export const REST_MS = 1500

const LOADED = {
	'index.html': () => $('.tree canvas') && figure().length !== undefined,
	'dist/tutorial.html': () => figure().length !== undefined,
	'dist/recipes.html': () => figure().shadowRoot.querySelector('canvas')?.width > 0,
}
const PLAYED = [10, 12, 14]
const SCORED = ['index.html', 'tutorial.html', 'recipes.html', 'embed.html?n=8&step=120']

/** Runs in the page: begins to note its tasks, those before included. */
const watch = () => {
	window.longest = 0
	const note = list => list.getEntries().forEach(({duration}) => (window.longest = Math.max(window.longest, duration)))
	new PerformanceObserver(note).observe({type: 'longtask', buffered: true})
}
export const rest = ms => new Promise(done => setTimeout(() => done(window.longest), ms))

const play = async ms => {
	await figure().seek(0)
	window.longest = 0
	figure().setAttribute('speed', 'max')
	figure().play()
	return new Promise(done => setTimeout(() => done(window.longest), ms))
}

/** The address is gone to from an empty page, which is slow by then. */
export async function opened(browser, url, rate, isLoaded) {
	const page = await browser.open('about:blank', {width: 1440, height: 900, fresh: true})
	await page.slow(rate)
	await page.eval(url => void setTimeout(() => location.assign(url)), url)
	await page.waitFor(() => location.href !== 'about:blank' && document.readyState === 'complete')
	await page.eval(watch)
	await page.waitFor(isLoaded)
	return page
}

export async function medianOf(work) {
	const found = []
	for (let i = 0; i < TIMES; i++) found.push(await work())
	return median(found)
}

async function whileIn(browser, url, rate, isLoaded, act, ...about) {
	const page = await opened(browser, url, rate, isLoaded)
	const found = await page.eval(act, ...about)
	await page.close()
	return found
}

/** Below 50 ms a browser tells of no task: 0. */
export async function benchTasks(browser, {atMost}) {
	const server = await serve(process.cwd())
	for (const [rate, most] of Object.entries(MOST)) {
		const slower = rate === '1' ? '' : `, ${rate} times slower`
		const told = async (what, url, isLoaded, ...act) => {
			const found = await medianOf(() => whileIn(browser, `${server.url}/${url}`, Number(rate), isLoaded, ...act))
			atMost(`longest task ${what}${slower}`, most, found, 'ms')
		}
		for (const [url, isLoaded] of Object.entries(LOADED)) await told(`while ${url} loads`, url, isLoaded, rest, REST_MS)
		for (const n of PLAYED)
			await told(`at full speed, all panels, n = ${n}`, `index.html?n=${n}`, () => $('.tree canvas'), play, PLAYED_MS)
	}
	await server.close()
}

/** dist/ as a web host gives it: its texts compressed. */
function hosted() {
	const folder = folderOf({}, {dist: 'dist'})
	for (const name of readdirSync(join(folder, 'dist')).filter(name => /\.(html|css|js)$/.test(name)))
		put(join(folder, 'dist', `${name}.gz`), gzipSync(readFileSync(join(folder, 'dist', name))))
	return join(folder, 'dist')
}

export async function benchLighthouse({atLeast}) {
	const server = await serve(hosted()),
		{score, close} = await openLighthouse()
	for (const address of SCORED)
		for (const form of FORMS) {
			const found = await medianOf(
				async () => (await score(`${server.url}/${address}`, form, ['performance']))[0].score,
			)
			atLeast(`Lighthouse, performance of ${address} on a ${form}`, LEAST_SCORE, found, 'of 100')
		}
	await close()
	await server.close()
}
