// Each budget beside the measured figure and the ratio (above 1: better than the budget). Speed is never a test: these
// figures depend on the machine. Chromium's part is left out, with a word, where there is no Chromium.

import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {walk} from 'n-queens/engine'
import {launch} from './helpers/browsers/index.js'
import {serve} from './helpers/serve.js'
import {randomFrom} from './helpers/walks.js'
import {benchCounting, benchCountingIn} from './bench/counting.js'
import {benchSolutions} from './bench/solutions.js'

const rows = []
const told = (what, figure) => rows.push([what, '', figure, null])
const atLeast = (what, budget, figure, unit) =>
	rows.push([what, `≥ ${budget} ${unit}`, `${round(figure)} ${unit}`, figure / budget])
const atMost = (what, budget, figure, unit) =>
	rows.push([what, `≤ ${budget} ${unit}`, `${round(figure)} ${unit}`, budget / Math.max(figure, 1e-9)])
const round = figure => (figure >= 100 ? Math.round(figure) : Number(figure.toPrecision(2)))
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]

const module = new WebAssembly.Module(readFileSync('build/nqueens.wasm'))
const SEARCHES = ['scan', 'flags', 'wraparound', 'breadth-first', 'first']

/** Million steps a second over the first steps of a walk, the timeline's copies included; the median of five. */
function stepping(search, n, steps) {
	return median(
		Array.from({length: 5}, () => {
			const {exports} = new WebAssembly.Instance(module, {})
			exports._initialize?.()
			exports.start(SEARCHES.indexOf(search), n, 0)
			exports.extend(100_000)
			const from = exports.known(),
				begun = performance.now()
			while (exports.known() < steps && exports.extend(100_000) === 1);
			return (exports.known() - from) / (performance.now() - begun) / 1000
		}),
	)
}

function benchStepping() {
	for (const [search, n, budget] of [
		['flags', 12, 80],
		['scan', 12, 20],
		['wraparound', 24, 20],
		['breadth-first', 12, 20],
		['first', 24, 80],
	])
		atLeast(`stepping ${search}, n = ${n}, WebAssembly`, budget, stepping(search, n, 11_000_000), 'M steps/s')
}

function benchNative() {
	const begun = performance.now()
	execFileSync('build/nqueens', ['walk', '12', '--summary'])
	told(
		'the same walk of flags, n = 12, native, as a program',
		`${round(13.514423e3 / (performance.now() - begun))} M steps/s`,
	)
}

/** 500 places in a walk, as parts of its length. */
function someSteps(seed) {
	const random = randomFrom(seed)
	return Array.from({length: 500}, () => random(1e9) / 1e9)
}

/** Milliseconds of each seek, sorted; of a walk or of an element. Runs here and, as text, in a page. */
async function seeks(w, length, steps) {
	const took = []
	for (const step of steps) {
		const begun = performance.now()
		await w.seek(Math.floor(step * length))
		took.push(performance.now() - begun)
	}
	return took.sort((a, b) => a - b)
}

async function benchTimeline() {
	const w = await walk({n: 12})
	const begun = performance.now(),
		length = await w.measure()
	atMost('measuring the n = 12 walk (13.5 M steps), Node.js', 0.5, (performance.now() - begun) / 1000, 's')
	const took = await seeks(w, length, someSteps(9))
	atMost('seek in it, median, Node.js', 5, median(took), 'ms')
	atMost('seek in it, worst of 500, Node.js', 16, took.at(-1), 'ms')
}

function benchSize() {
	const size = file => gzipSync(readFileSync(file), {level: 9}).length / 1000
	atMost('dist/n-queens.js, gzipped', 45, size('dist/n-queens.js'), 'KB')
	for (const file of 'engine.mjs n-queens-study.js page.js solutions.js count.js exam.js export.js'.split(' '))
		told(`dist/${file}, gzipped`, `${round(size(`dist/${file}`))} KB`)
}

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
/** The address of a page of ours. */
function addressOf(name, html) {
	writeFileSync(`build/${name}.html`, html)
	return pathToFileURL(join(process.cwd(), `build/${name}.html`)).href
}
const pageWith = (name, ...parts) =>
	addressOf(name, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figure</title>${parts.join('')}</html>`)
const ELEMENT = '<script src="../dist/n-queens.js"></script>'
const STUDY = '<script src="../dist/n-queens-study.js"></script>'
const measured = page => page.waitFor(() => document.querySelector('n-queens')?.length !== undefined, {timeout: 30_000})

/** The page itself, which notes when its script is reached: before that a browser makes its window and reads the
 * document. */
async function benchFirstBoard(browser) {
	const marked = readFileSync('index.html', 'utf8')
		.replaceAll('"dist/', '"../dist/')
		.replace('<script src', '<script>performance.mark("n-queens-script")</script>$&')
	const times = [],
		address = addressOf('first', marked)
	for (let i = 0; i < 7; i++) {
		const page = await browser.open(address)
		await measured(page)
		times.push(await page.eval(() => performance.measure('first', 'n-queens-script', 'n-queens-drawn').duration))
		await page.close()
	}
	atMost('page from disk: script start to first drawn board, Chromium', 150, median(times), 'ms')
}

/** The engine alone, in its worker, as another page would use it. */
async function benchEngine(browser) {
	const server = await serve(process.cwd())
	const page = await browser.open(`${server.url}/dist/index.html`)
	const took = await page.eval(
		async (source, steps) => {
			const {walk} = await import('./engine.mjs')
			const w = await walk({n: 12})
			return (0, eval)(`(${source})`)(w, await w.measure(), steps)
		},
		String(seeks),
		someSteps(10),
	)
	atMost('seek in it, engine in a worker, median, Chromium', 5, median(took), 'ms')
	atMost('seek in it, engine in a worker, worst of 500, Chromium', 16, took.at(-1), 'ms')
	await page.close()
	await server.close()
}

async function benchPage(browser) {
	const page = await browser.open(`${FILE}?n=12&speed=max`)
	await measured(page)
	const took = await page.eval(
		(source, steps) => {
			const figure = document.querySelector('n-queens')
			return (0, eval)(`(${source})`)(figure, figure.length, steps)
		},
		String(seeks),
		someSteps(11),
	)
	told(
		'the same through the element, which draws meanwhile: median, worst',
		`${round(median(took))} ms, ${round(took.at(-1))} ms`,
	)
	atMost('longest main-thread task while playing n = 12 at full speed', 50, await longestTask(page, PLAYING), 'ms')
	rows.push(['timers and worker messages of a paused figure in 2 s', '0', String(await idleTraffic(page)), null])
	await page.close()
}

const ALL_VIEWS = 'board narration timeline counts code arrays stack tree'
const FRAMES_MS = 3000

/** Frames a second of a page while a figure plays there, and the longest time its script took for one; of an empty page
 * where `speed` is null. Runs in the page. */
async function framesWhile(speed, ms) {
	const figure = document.querySelector('n-queens')
	let frames = 0,
		longest = 0,
		goesOn = true
	if (speed !== null) {
		const own = figure.performUpdate
		figure.performUpdate = function () {
			const begun = performance.now()
			own.call(this)
			longest = Math.max(longest, performance.now() - begun)
		}
		figure.setAttribute('speed', speed)
		await figure.seek(1)
		figure.play()
	}
	const count = () => {
		frames++
		if (goesOn) requestAnimationFrame(count)
	}
	requestAnimationFrame(count)
	const begun = performance.now()
	await new Promise(done => setTimeout(done, ms))
	goesOn = false
	const took = performance.now() - begun
	figure?.pause()
	return {rate: (frames / took) * 1000, longest}
}

/** Notes how long each long task of the page was, from before the script on. */
const WATCHING = `<script>window.tasks = []
  new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => window.tasks.push(duration)))
    .observe({ type: 'longtask', buffered: true })</script>`

/** A text with two figures: one at rest, which starts nothing, and one at a step, which walks and is measured. Blocking
 * time is what its tasks last beyond 50 ms each. */
async function benchHost(browser) {
	const text = '<p>A text goes on for a while, as texts do, before and after its figures.</p>'.repeat(60),
		figures = '<n-queens n="8"></n-queens><n-queens n="8" step="120"></n-queens>',
		address = pageWith('host', WATCHING, ELEMENT, figures, text),
		blocking = []
	for (let i = 0; i < 7; i++) {
		const page = await browser.open(address)
		await page.waitFor(() => document.querySelectorAll('n-queens')[1].length !== undefined, {timeout: 30_000})
		blocking.push((await page.eval(() => window.tasks)).reduce((sum, duration) => sum + duration - 50, 0))
		await page.close()
	}
	atMost('blocking time of a page with two figures, until one is measured, Chromium', 50, median(blocking), 'ms')
}

/** What the machine itself can do at that minute stands beside frames: their ratio tells of the figure. */
const framesAtLeast = (what, alone, rate) =>
	atLeast(`${what}: frames a second, of the ${round(alone)} of an empty page`, round(alone), rate, 'a second')

/** All views that explain, playing n = 8; and many figures, scrolled past. */
async function benchFrames(browser) {
	const size = {width: 1440, height: 1000},
		all = `<n-queens n="8" step="1" loop views="${ALL_VIEWS}"></n-queens>`,
		one = '<n-queens n="8" autoplay loop speed="15"></n-queens><p>A text between two figures.</p>',
		empty = await browser.open(pageWith('empty'), size),
		page = await browser.open(pageWith('figure', STUDY, all), size),
		alone = async () => (await empty.eval(framesWhile, null, FRAMES_MS)).rate
	await measured(page)
	for (const speed of ['60', 'max']) {
		const beside = await alone(),
			{rate, longest} = await page.eval(framesWhile, speed, FRAMES_MS)
		const name = `all views, n = 8, playing at ${speed === 'max' ? 'full speed' : '60 steps a second'}`
		framesAtLeast(name, beside, rate)
		told(`${name}: longest script of a frame`, `${round(longest)} ms`)
	}
	await page.close()
	const twenty = await browser.open(pageWith('twenty', ELEMENT, one.repeat(20)), size)
	await measured(twenty)
	const beside = await alone(),
		{rate} = await twenty.eval(framesScrolling, String(framesWhile), FRAMES_MS)
	framesAtLeast('twenty figures that play, scrolled past in 3 s', beside, rate)
	await twenty.close()
	await empty.close()
}

/** Frames a second while the page is scrolled from top to end. Runs in the page. */
function framesScrolling(source, ms) {
	const begun = performance.now(),
		height = document.body.scrollHeight
	const scroll = now => {
		scrollTo(0, height * Math.min(1, (now - begun) / ms))
		if (now - begun < ms) requestAnimationFrame(scroll)
	}
	requestAnimationFrame(scroll)
	return (0, eval)(`(${source})`)(null, ms)
}

/** What is begun in the page, as text, and how to tell that it goes on. */
const PLAYING = {
	begin: `(async () => { const figure = document.querySelector('n-queens'); await figure.seek(0); figure.play() })()`,
	goesOn: `document.querySelector('n-queens').playing`,
}
const COUNTING = {
	begin: `document.querySelector('#count-go').click()`,
	goesOn: `document.querySelectorAll('#count data').length < 2`,
}

/** From the first to the last board of n = 12, a full grid a frame. */
const SCROLLING = {
	begin: `requestAnimationFrame(function on() {
		document.querySelector('.grid').scrollTop += 400
		requestAnimationFrame(on)
	})`,
	goesOn: `(grid => grid.scrollTop + grid.clientHeight < grid.scrollHeight - 2)(document.querySelector('.grid'))`,
}

const longestTask = (page, work) =>
	page.eval(async ({begin, goesOn}) => {
		const run = source => (0, eval)(source)
		let longest = 0
		new PerformanceObserver(list =>
			list.getEntries().forEach(({duration}) => (longest = Math.max(longest, duration))),
		).observe({type: 'longtask'})
		await run(begin)
		// Long tasks are told from 50 ms on; what is shorter is seen as the gap between two turns of the event loop.
		let last = performance.now(),
			gap = 0
		await new Promise(done => {
			const {port1, port2} = new MessageChannel()
			port1.onmessage = () => {
				gap = Math.max(gap, performance.now() - last)
				last = performance.now()
				if (run(goesOn)) port2.postMessage(0)
				else done()
			}
			port2.postMessage(0)
		})
		return Math.max(longest, gap)
	}, work)

async function benchCountingPage(browser) {
	const page = await browser.open(`${FILE}?view=count`)
	await page.waitFor(
		() =>
			document.querySelector('#count-go:not([disabled])') &&
			document.querySelector('.estimate')?.textContent.match(/\d/),
		{timeout: 60_000},
	)
	await new Promise(done => setTimeout(done, 4000)) // figure 2 walks its searches
	atMost('longest main-thread task while counting n = 16', 50, await longestTask(page, COUNTING), 'ms')
	await page.close()
}

async function benchSolutionsPage(browser) {
	const page = await browser.open(`${FILE}?view=solutions&n=12&k=1`)
	await page.waitFor(() => document.querySelectorAll('.image').length === 8)
	const took = await longestTask(page, SCROLLING)
	atMost('longest main-thread task while the 14,200 boards of n = 12 are scrolled through', 50, took, 'ms')
	await page.close()
}

const idleTraffic = page =>
	page.eval(async () => {
		await new Promise(done => setTimeout(done, 1000))
		let traffic = 0
		const count = (object, name) => {
			const own = object[name]
			object[name] = function (...args) {
				traffic++
				return own.apply(this, args)
			}
		}
		const sleep = setTimeout
		for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'])
			count(window, name)
		count(Worker.prototype, 'postMessage')
		await new Promise(done => sleep(done, 2000))
		return traffic
	})

const wanted = part => process.argv.length < 3 || process.argv.includes(part)
const table = {rows, atLeast, atMost}

if (wanted('walking')) {
	benchStepping()
	benchNative()
	await benchTimeline()
	benchSize()
}
if (wanted('solutions')) benchSolutions(table)
if (wanted('counting')) await benchCounting(table)
try {
	const browser = await launch('chromium')
	const walking = wanted('walking') ? [benchFirstBoard, benchEngine, benchPage, benchHost, benchFrames] : []
	for (const bench of walking) await bench(browser)
	if (wanted('counting')) {
		await benchCountingPage(browser)
		await benchSolutionsPage(browser)
		await benchCountingIn(browser, table)
	}
	await browser.close()
} catch (error) {
	console.log(`Chromium's part was left out: ${error.message}`)
}

const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column].length)))
for (const [what, budget, figure, ratio] of rows) {
	const beside = ratio === null ? '' : `${ratio >= 1 ? ' ' : '!'} × ${ratio.toFixed(1)}`
	console.log([what.padEnd(widths[0]), budget.padStart(widths[1]), figure.padStart(widths[2]), beside].join('  '))
}
