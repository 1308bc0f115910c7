// What lasts: figures at full speed, a count with pauses and reloads, figures put in and taken out, in each browser.
// `make endure SECONDS=300`, of which each browser has a third. Memory is that of all its processes (Linux: what they
// hold alone and their part of what they share), median of the second third and of the last, since at first it grows:
// caches fill. Prints a line for each, beside what is allowed, and ends with `N passed, N failed`.

import {fileURLToPath} from 'node:url'
import {BROWSERS, launch} from './helpers/browsers/index.js'
import {median, memoryNow} from './bench/measure.js'
import {folderOf, ofDist} from './helpers/pages.js'
import {serve} from './helpers/serve.js'
import {$, $$, figure, text} from './helpers/shorthand.js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [SECONDS = 300, ...NAMES] = process.argv.slice(2)
const SHARES = {figures: 0.5, count: 0.5}
const MOST_GROWN = 1.05
const SAMPLE_MS = 1000
const PUT_IN = 1000
const LEAST_FRAMES = 0.8

const FIGURES = `<!doctype html><title>ten figures</title><script src="spy.js"></script>
	<script src="dist/n-queens-study.js"></script><main>
	${Array.from({length: 10}, (_, i) => `<n-queens n="${8 + i}" views="board"></n-queens>`).join('')}</main>`

const sleep = ms => new Promise(done => setTimeout(done, ms))

let passed = 0,
	failed = 0
function tell(isGood, line) {
	if (isGood) passed++
	else failed++
	console.log(`${isGood ? 'ok  ' : 'FAIL'} ${line}`)
}

const megabytes = bytes => `${(bytes / 1e6).toFixed(0)} MB`
function tellMemory(what, samples) {
	const settled = samples.slice(Math.ceil(samples.length / 3)),
		half = settled.length >> 1,
		[first, then] = [settled.slice(0, half), settled.slice(half)].map(median)
	tell(
		then <= first * MOST_GROWN,
		`${what}: ${megabytes(first)} in the second third, ${megabytes(then)} in the last (at most 5 % more)`,
	)
}

/** Frames of a second. In the page. */
const framesOf = () =>
	new Promise(done => {
		const begun = performance.now()
		let frames = 0
		const count = now => (now - begun < 1000 ? requestAnimationFrame(count, frames++) : done(frames))
		requestAnimationFrame(count)
	})

async function figures(name, page, seconds) {
	const empty = await page.eval(framesOf)
	await page.eval(() => $$('n-queens').forEach(one => Object.assign(one, {speed: Infinity}).play()))
	const memory = [],
		frames = []
	for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
		// Those that have come to their end begin anew.
		await page.eval(() => $$('n-queens').forEach(one => one.playing || one.seek(0).then(() => one.play())))
		frames.push(await page.eval(framesOf))
		memory.push(memoryNow())
	}
	tellMemory(`${name}, ten figures at full speed`, memory)
	tell(
		median(frames) >= LEAST_FRAMES * empty,
		`${name}, frames of a second: ${median(frames)}, at rest ${empty}, the fewest ${Math.min(...frames)}`,
	)
}

async function comeAndGo(name, page) {
	await page.eval(() => $('main').replaceChildren())
	const hundred = () =>
		page.eval(async () => {
			for (let i = 0; i < 100; i++) {
				$('main').innerHTML = '<n-queens n="8" step="20"></n-queens>'
				if (i % 10 === 0) await figure().settled
			}
			$('main').replaceChildren()
		})
	await hundred()
	const listeners = async () => (name === 'chromium' ? (await page.memory()).listeners : 0),
		before = [await listeners(), memoryNow()]
	for (let i = 0; i < PUT_IN / 100; i++) await hundred()
	await page.waitFor(() => window.spied.walks() === 0 && window.spied.alive() === 0)
	const after = [await listeners(), memoryNow()]
	tell(
		after[0] <= before[0] + 10,
		`${name}, ${PUT_IN} figures put in and taken out: no worker, no walk` +
			`${name === 'chromium' ? `, listeners ${before[0]}, then ${after[0]}` : ''}` +
			`; ${megabytes(before[1])}, then ${megabytes(after[1])}`,
	)
}

async function count(name, page, seconds, url) {
	const memory = []
	const isAtWork = () => text('#count-go') === 'Pause'
	await page.waitFor(() => /^(Count|Resume)$/.test(text('#count-go')))
	for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
		await page.eval(() => $('#count-go').click())
		await page.waitFor(isAtWork)
		for (let i = 0; i < 4; i++) {
			await sleep(SAMPLE_MS)
			memory.push(memoryNow())
		}
		await page.eval(() => $('#count-go').click())
		await page.waitFor(() => text('#count-go') === 'Resume')
		if (memory.length % 16 === 0) {
			await page.goto(url)
			await page.waitFor(() => text('#count-go') === 'Resume')
		}
	}
	tellMemory(`${name}, n = 23 with pauses and reloads`, memory)
}

const server = await serve(
	folderOf(
		{'ten.html': FIGURES},
		{
			...ofDist(['n-queens-study.js'], 'dist'),
			dist: 'dist',
			'index.html': 'index.html',
			'spy.js': 'tests/helpers/spy.js',
		},
	),
)
for (const name of BROWSERS.filter(name => NAMES.length === 0 || NAMES.includes(name))) {
	const browser = await launch(name, {reducedMotion: false}),
		seconds = Number(SECONDS) / BROWSERS.length,
		url = `${server.url}/index.html?view=count&n=23`
	const page = await browser.open(`${server.url}/ten.html`, {width: 1440, height: 900})
	await page.waitFor(() => $$('n-queens').every(one => one.moment))
	await figures(name, page, SHARES.figures * seconds)
	await comeAndGo(name, page)
	await page.close()
	const counting = await browser.open(url, {width: 1440, height: 900, fresh: true})
	await count(name, counting, SHARES.count * seconds, url)
	await counting.close()
	await browser.close()
	await sleep(2 * SAMPLE_MS) // it is left when nobody uses it any more
}
await server.close()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
