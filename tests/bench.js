// Each budget beside the measured figure and the ratio (above 1: better). Speed is never a test: it depends on the
// machine. Chromium's part is left out, with a word, where there is no Chromium.

import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {gzipSync} from 'node:zlib'
import {walk} from 'n-queens/engine'
import {launch} from './helpers/browsers/index.js'
import {traffic} from './helpers/figures.js'
import {EXACT} from './helpers/exact.js'
import {serve} from './helpers/serve.js'
import {$, $$, figure, frames} from './helpers/shorthand.js'
import {randomFrom} from './helpers/walks.js'
import {benchChecking} from './bench/checking.js'
import {benchCompleting, benchPlaying} from './bench/completing.js'
import {benchCounting, benchCountingIn, benchNanoseconds, median, times} from './bench/counting.js'
import {benchMillion} from './bench/million.js'
import {benchSixty} from './bench/sixty.js'
import {benchSolutions, instance} from './bench/solutions.js'
import {benchLighthouse, benchTasks} from './bench/tasks.js'

const rows = []
const round = figure => (figure >= 100 ? Math.round(figure) : Number(figure.toPrecision(2)))
const told = (what, figure) => rows.push([what, '', figure, null])
const atLeast = (what, budget, figure, unit) =>
	rows.push([what, `≥ ${budget} ${unit}`, `${round(figure)} ${unit}`, figure / budget])
const atMost = (what, budget, figure, unit) =>
	rows.push([what, `≤ ${budget} ${unit}`, `${round(figure)} ${unit}`, budget / Math.max(figure, 1e-9)])

const SEARCHES = ['scan', 'flags', 'wraparound', 'breadth-first', 'first']
const STEPPING = {flags: [12, 80], scan: [12, 20], wraparound: [24, 20], 'breadth-first': [12, 20], first: [24, 80]}

/** Each of these walks has more. */
const STEPS = 50_000_000

/** Million steps a second over the first 11 million of a walk, the timeline's copies included. */
function stepping(search, n) {
	const {start, extend, known} = instance('nqueens')
	start(SEARCHES.indexOf(search), n, 0)
	extend(100_000)
	const from = known(),
		begun = performance.now()
	while (known() < 11_000_000 && extend(100_000) === 1);
	return (known() - from) / (performance.now() - begun) / 1000
}

function benchStepping() {
	for (const [search, [n, budget]] of Object.entries(STEPPING)) {
		const rate = median(times(5, () => stepping(search, n)))
		atLeast(`stepping ${search}, n = ${n}, WebAssembly`, budget, rate, 'M steps/s')
	}
	for (const search of EXACT) {
		const begun = performance.now()
		execFileSync('build/nqueens', ['walk', '16', '--search', search, '--to', String(STEPS), '--summary'])
		atLeast(`stepping ${search}, n = 16, native`, 20, STEPS / (performance.now() - begun) / 1000, 'M steps/s')
	}
	const begun = performance.now()
	execFileSync('build/nqueens', ['walk', '12', '--summary'])
	const native = round(13.514423e3 / (performance.now() - begun))
	told('the same walk of flags, n = 12, native, as a program', `${native} M steps/s`)
}

/** 500 places in a walk, as parts of its length. */
const random = randomFrom(9)
const PLACES = times(500, () => random(1e9) / 1e9)

/** Milliseconds of each seek, sorted; of a walk or of an element. Runs here and in a page. */
async function seeks(w, length, places) {
	const took = []
	for (const place of places) {
		const begun = performance.now()
		await w.seek(Math.floor(place * length))
		took.push(performance.now() - begun)
	}
	return took.sort((a, b) => a - b)
}

function seeksAtMost(took, where) {
	atMost(`seek in it, ${where}, median`, 5, median(took), 'ms')
	atMost(`seek in it, ${where}, worst of 500`, 16, took.at(-1), 'ms')
}

async function benchTimeline() {
	const w = await walk({n: 12})
	const begun = performance.now(),
		length = await w.measure()
	atMost('measuring the n = 12 walk (13.5 M steps), Node.js', 0.5, (performance.now() - begun) / 1000, 's')
	seeksAtMost(await seeks(w, length, PLACES), 'Node.js')
}

function benchSize() {
	const size = file => gzipSync(readFileSync(`dist/${file}`), {level: 9}).length / 1000
	atMost('dist/n-queens.js, gzipped', 40, size('n-queens.js'), 'KB')
	atMost('dist/page.js, gzipped', 64, size('page.js'), 'KB')
	for (const file of 'engine.mjs n-queens-study.js solutions.js count.js exam.js export.js'.split(' '))
		told(`dist/${file}, gzipped`, `${round(size(file))} KB`)
}

const FILE = pathToFileURL('index.html').href
function addressOf(name, html) {
	writeFileSync(`build/${name}.html`, html)
	return pathToFileURL(`build/${name}.html`).href
}
const pageWith = (name, ...parts) =>
	addressOf(name, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figure</title>${parts.join('')}</html>`)
const script = name => `<script src="../dist/${name}.js"></script>`
const measured = page => page.waitFor(() => $$('n-queens').at(-1)?.length !== undefined)

const isDrawn = () => performance.getEntriesByName('n-queens-drawn').length > 0

/** The median of what seven new pages tell once their last figure is measured, and a board is drawn. */
async function medianOfPages(browser, address, asked) {
	const answers = []
	for (let i = 0; i < 7; i++) {
		const page = await browser.open(address)
		await measured(page)
		await page.waitFor(isDrawn)
		answers.push(await page.eval(asked))
		await page.close()
	}
	return median(answers)
}

async function benchFirstBoard(browser) {
	const marked = readFileSync('index.html', 'utf8')
		.replaceAll('"dist/', '"../dist/')
		.replace('<script src', '<script src="mark.js"></script>$&')
	// A file, for the page's policy lets no line of its own run.
	writeFileSync('build/mark.js', 'performance.mark("n-queens-script")')
	const drawn = () => performance.measure('first', 'n-queens-script', 'n-queens-drawn').duration
	const took = await medianOfPages(browser, addressOf('first', marked), drawn)
	atMost('page from disk: script start to first drawn board, Chromium', 150, took, 'ms')
}

async function benchEngine(browser) {
	const server = await serve(process.cwd())
	const page = await browser.open(`${server.url}/dist/index.html`)
	const seek = async (seeks, places) => {
		const {walk} = await import('./engine.mjs'),
			w = await walk({n: 12})
		return seeks(w, await w.measure(), places)
	}
	seeksAtMost(await page.eval(seek, seeks, PLACES), 'engine in a worker, Chromium')
	await page.close()
	await server.close()
}

async function benchPage(browser) {
	const page = await browser.open(`${FILE}?n=12&speed=max`)
	await measured(page)
	const took = await page.eval((seeks, places) => seeks(figure(), figure().length, places), seeks, PLACES),
		figures = `${round(median(took))} ms, ${round(took.at(-1))} ms`
	told('the same through the element, which draws meanwhile: median, worst', figures)
	atMost('longest main-thread task while playing n = 12 at full speed', 50, await longestTask(page, PLAYING), 'ms')
	rows.push(['timers and worker messages of a paused figure in 2 s', '0', String(await page.eval(traffic, 2000)), null])
	await page.close()
}

const FRAMES_MS = 3000

/** Frames a second while a figure plays, and the longest time its script took for one; of an empty page where `speed`
 * is null. Runs in the page. */
async function framesWhile(speed, ms) {
	const shown = figure()
	let drawn = 0,
		longest = 0
	if (speed !== null) {
		const own = shown.paint
		shown.paint = function (...args) {
			const begun = performance.now()
			own.apply(this, args)
			longest = Math.max(longest, performance.now() - begun)
		}
		shown.setAttribute('speed', speed)
		await shown.seek(1)
		shown.play()
	}
	const begun = performance.now()
	for (; performance.now() - begun < ms; drawn++) await frames(1)
	const took = performance.now() - begun
	shown?.pause()
	return {rate: (drawn / took) * 1000, longest}
}

/** Notes how long each long task of the page was. */
const WATCHING = `<script>window.tasks = []
  new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => window.tasks.push(duration)))
    .observe({ type: 'longtask', buffered: true })</script>`

/** A text with a figure at rest, which starts nothing, and one at a step, which walks and is measured. Blocking time is
 * what its tasks last beyond 50 ms each. */
async function benchHost(browser) {
	const text = '<p>A text goes on for a while, as texts do, before and after its figures.</p>'.repeat(60),
		figures = '<n-queens n="8"></n-queens><n-queens n="8" step="120"></n-queens>'
	const blocking = () => window.tasks.reduce((sum, duration) => sum + duration - 50, 0)
	const took = await medianOfPages(browser, pageWith('host', WATCHING, script('n-queens'), figures, text), blocking)
	atMost('blocking time of a page with two figures, until one is measured, Chromium', 50, took, 'ms')
}

const framesAtLeast = (what, alone, rate) =>
	atLeast(`${what}: frames a second, of the ${round(alone)} of an empty page`, round(alone), rate, 'a second')

async function benchFrames(browser) {
	const size = {width: 1440, height: 1000},
		views = 'board narration timeline counts code arrays stack tree',
		all = `<n-queens n="8" step="1" loop views="${views}"></n-queens>`,
		one = '<n-queens n="8" autoplay loop speed="15"></n-queens><p>A text between two figures.</p>',
		empty = await browser.open(pageWith('empty'), size),
		page = await browser.open(pageWith('figure', script('n-queens-study'), all), size),
		alone = async () => (await empty.eval(framesWhile, null, FRAMES_MS)).rate
	await measured(page)
	for (const [speed, said] of Object.entries({60: '60 steps a second', max: 'full speed'})) {
		const beside = await alone(),
			{rate, longest} = await page.eval(framesWhile, speed, FRAMES_MS)
		framesAtLeast(`all views, n = 8, playing at ${said}`, beside, rate)
		told(`all views, n = 8, playing at ${said}: longest script of a frame`, `${round(longest)} ms`)
	}
	await page.close()
	const twenty = await browser.open(pageWith('twenty', script('n-queens'), one.repeat(20)), size)
	await twenty.waitFor(() => figure().length !== undefined)
	const beside = await alone()
	const {rate} = await twenty.eval(framesScrolling, framesWhile, FRAMES_MS)
	framesAtLeast('twenty figures that play, scrolled past in 3 s', beside, rate)
	await twenty.close()
	const million =
			'<n-queens n="1000000" search="min-conflicts" views="board narration timeline counts arrays"></n-queens>',
		many = await browser.open(pageWith('million', script('n-queens-study'), million), size)
	await measured(many)
	const meanwhile = await alone(),
		moved = await many.eval(framesWhile, 'max', FRAMES_MS)
	framesAtLeast('a million queens, playing at full speed', meanwhile, moved.rate)
	await many.close()
	await empty.close()
}

/** Frames a second while the page is scrolled from top to end. Runs in the page. */
function framesScrolling(framesWhile, ms) {
	const begun = performance.now(),
		height = document.body.scrollHeight
	const scroll = now => {
		scrollTo(0, height * Math.min(1, (now - begun) / ms))
		if (now - begun < ms) requestAnimationFrame(scroll)
	}
	requestAnimationFrame(scroll)
	return framesWhile(null, ms)
}

const PLAYING = [
	async () => {
		await figure().seek(0)
		figure().play()
	},
	() => figure().playing,
]
const WORK = {
	'counting n = 16': [
		'?view=count',
		() => $('#count-go:not([disabled])') && $('.estimate')?.textContent.match(/\d/),
		[() => $('#count-go').click(), () => $$('#count data').length < 2],
	],
	'the 14,200 boards of n = 12 are scrolled through': [
		'?view=solutions&n=12&k=1',
		() => $$('.image').length === 8,
		[
			function on() {
				$('.grid').scrollTop += 400
				requestAnimationFrame(on)
			},
			() => $('.grid').scrollTop + $('.grid').clientHeight < $('.grid').scrollHeight - 2,
		],
	],
}

const longestTask = (page, work) =>
	page.eval(
		async (begin, goesOn) => {
			let longest = 0
			const atLeast = duration => (longest = Math.max(longest, duration))
			const note = list => list.getEntries().forEach(({duration}) => atLeast(duration))
			new PerformanceObserver(note).observe({type: 'longtask'})
			await begin()
			// Long tasks are told from 50 ms on; what is shorter is seen as the gap between two turns of the event loop.
			let last = performance.now()
			const {port1, port2} = new MessageChannel()
			await new Promise(done => {
				port1.onmessage = () => {
					atLeast(performance.now() - last)
					last = performance.now()
					if (goesOn()) port2.postMessage(0)
					else done()
				}
				port2.postMessage(0)
			})
			return longest
		},
		...work,
	)

async function benchWork(browser) {
	for (const [what, [query, isReady, work]] of Object.entries(WORK)) {
		const page = await browser.open(`${FILE}${query}`)
		await page.waitFor(isReady)
		await new Promise(done => setTimeout(done, 4000)) // while counting's figure 2 walks its searches
		atMost(`longest main-thread task while ${what}`, 50, await longestTask(page, work), 'ms')
		await page.close()
	}
}

async function benchIn(browser) {
	if (wanted('walking'))
		for (const bench of [benchFirstBoard, benchEngine, benchPage, benchHost, benchFrames]) await bench(browser)
	if (wanted('counting')) {
		await benchWork(browser)
		await benchCountingIn(browser, table)
	}
	if (wanted('completing')) await benchPlaying(browser, FILE, table)
	if (wanted('sixty')) await benchSixty(browser, {...table, pageWith, script})
	if (wanted('tasks')) await benchTasks(browser, table)
}

const wanted = part => process.argv.length < 3 || process.argv.includes(part)
const table = {rows, atLeast, atMost}

if (wanted('walking')) {
	benchStepping()
	await benchTimeline()
	await benchMillion(table)
	benchSize()
}
if (wanted('solutions')) benchSolutions(table)
if (wanted('completing')) benchCompleting(table)
if (wanted('check')) await benchChecking(table)
if (wanted('counting')) await benchCounting(table)
if (wanted('nanoseconds')) await benchNanoseconds(table)
const browser = await launch('chromium', {reducedMotion: false}).catch(error => {
	console.log(`Chromium's part was left out: ${error.message}`)
})
try {
	if (browser) await benchIn(browser)
} finally {
	await browser?.close()
}
if (browser && wanted('tasks')) await benchLighthouse(table)

const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column].length)))
for (const [what, budget, figure, ratio] of rows) {
	const beside = ratio === null ? '' : `${ratio >= 1 ? ' ' : '!'} × ${ratio.toFixed(1)}`
	console.log([what.padEnd(widths[0]), budget.padStart(widths[1]), figure.padStart(widths[2]), beside].join('  '))
}
