// Prints each budget of speed and memory, the measured figure and their ratio (above 1: better).

import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {walk} from 'n-queens/engine'
import {launch} from './helpers/browsers/index.js'
import {$, $$, figure, frames} from './helpers/shorthand.js'
import {randomFrom} from './helpers/walks.js'
import {median, memoryNow} from './bench/measure.js'
import {interactions, lighthouseScores} from './bench/places.js'

const rows = []
const round = figure => (figure >= 100 ? Math.round(figure) : Number(figure.toPrecision(2)))
const times = (length, measure) => Array.from({length}, measure)
const atLeast = (what, budget, figure, unit) =>
	rows.push([what, `≥ ${budget} ${unit}`, `${round(figure)} ${unit}`, figure / budget])
const atMost = (what, budget, figure, unit) =>
	rows.push([what, `≤ ${budget} ${unit}`, `${round(figure)} ${unit}`, budget / Math.max(figure, 1e-9)])
const linesOf = (program, ...words) => execFileSync(program, words.map(String), {encoding: 'utf8'}).trim().split('\n')

function stepping() {
	const module = new WebAssembly.Module(readFileSync('build/nqueens.wasm')),
		{start, extend, known} = new WebAssembly.Instance(module, {}).exports
	start(1, 12, 0)
	extend(100_000)
	const from = known(),
		begun = performance.now()
	while (known() < 11_000_000 && extend(100_000) === 1);
	return (known() - from) / (performance.now() - begun) / 1000
}

const random = randomFrom(9)
const PLACES = times(500, () => random(1e9) / 1e9)

async function seeks(w, length, places) {
	const took = []
	for (const place of places) {
		const begun = performance.now()
		await w.seek(Math.floor(place * length))
		took.push(performance.now() - begun)
	}
	return took.sort((a, b) => a - b)
}

async function benchWalking() {
	atLeast('stepping flags, n = 12, WebAssembly', 80, median(times(5, stepping)), 'M steps/s')
	const w = await walk({n: 12})
	const took = await seeks(w, await w.measure(), PLACES)
	atMost('seek in n = 12, Node.js, median', 5, median(took), 'ms')
	atMost('seek in n = 12, Node.js, worst of 500', 16, took.at(-1), 'ms')
}

const SECONDS_OF_UNITS = 4
const NATIVE = {18: 0.9, 19: 0.9, 20: 0.9, 21: 0.9, 22: 0.9, 23: 0.9, 24: 0.9, 25: 0.9, 26: 0.6, 27: 0.6}
const SHARDS = {18: 1, 19: 1, 20: 8, 21: 64, 22: 400}

function benchCounting() {
	for (const [n, budget] of Object.entries(NATIVE)) {
		const [name, took, error] = linesOf('build/kernels', n, SECONDS_OF_UNITS).at(-1).split(' ')
		atMost(`a solution of n = ${n}, ${name}, within ${error} ns`, budget, Number(took), 'ns')
	}
	for (const [n, of] of Object.entries(SHARDS)) {
		const program = `import {openCount} from 'n-queens/engine'
			const begun = performance.now()
			const total = await (await openCount(${n}, {workers: 1, shard: {index: 1, of: ${of}}})).run()
			console.log((1e6 * (performance.now() - begun)) / Number(total))`
		const [took] = linesOf(process.execPath, '--input-type=module', '-e', program)
		atMost(`a solution of n = ${n}, one worker, Node.js, shard 1/${of}`, 1.3, Number(took), 'ns')
	}
}

function benchCompleting() {
	for (const [n, percent, boards, which, budget] of [
		[28, 76, 100, 'worst', 20],
		[48, 85, 40, 'median', 1000],
	]) {
		const took = linesOf('build/hard', n, percent, boards).map(seconds => 1000 * Number(seconds)),
			figures = {median: median(took), worst: Math.max(...took)}
		atMost(`completing ${boards} boards of n = ${n}, ${percent} % blocked: ${which}`, budget, figures[which], 'ms')
	}
}

const FILE = pathToFileURL('index.html').href
function addressOf(name, html) {
	writeFileSync(`build/${name}.html`, html)
	return pathToFileURL(`build/${name}.html`).href
}

async function benchFirstBoard(browser) {
	const marked = readFileSync('index.html', 'utf8')
		.replaceAll('"dist/', '"../dist/')
		.replace('<script src', '<script src="mark.js"></script>$&')
	writeFileSync('build/mark.js', 'performance.mark("n-queens-script")')
	const address = addressOf('first', marked),
		took = []
	for (let i = 0; i < 7; i++) {
		const page = await browser.open(address)
		await page.waitFor(() => performance.getEntriesByName('n-queens-drawn').length > 0)
		took.push(await page.eval(() => performance.measure('first', 'n-queens-script', 'n-queens-drawn').duration))
		await page.close()
	}
	atMost('page from disk: script start to first drawn board, Chromium', 150, median(took), 'ms')
}

async function benchPage(browser) {
	const page = await browser.open(`${FILE}?n=12&speed=max`)
	await page.waitFor(() => figure()?.length !== undefined)
	const took = await page.eval((seeks, places) => seeks(figure(), figure().length, places), seeks, PLACES)
	atMost('seek in n = 12 through the element, Chromium, median', 5, median(took), 'ms')
	atMost('longest main-thread task while playing n = 12 at full speed', 50, await longestTask(page, PLAYING), 'ms')
	await page.close()
}

const PLAYING = [
	async () => {
		await figure().seek(0)
		figure().play()
	},
	() => figure().playing,
]
const COUNTING = [() => $('#count-go').click(), () => $$('#count data').length < 2]

const longestTask = (page, work) =>
	page.eval(
		async (begin, goesOn) => {
			let longest = 0
			const atLeast = duration => (longest = Math.max(longest, duration))
			const note = list => list.getEntries().forEach(({duration}) => atLeast(duration))
			new PerformanceObserver(note).observe({type: 'longtask'})
			await begin()
			// The browser reports long tasks from 50 ms on; shorter tasks are measured as time between turns of the
			// event loop.
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

async function benchCountingPage(browser) {
	const page = await browser.open(`${FILE}?view=count`)
	await page.waitFor(() => $('#count-go:not([disabled])') && $('#count strong'))
	await new Promise(done => setTimeout(done, 4000)) // lets the page finish its comparison of searches
	atMost('longest main-thread task while counting n = 16', 50, await longestTask(page, COUNTING), 'ms')
	await page.close()
}

const SIXTY = `<script src="../dist/n-queens-study.js"></script><style>body { width: 640px; margin: auto }</style>
	${'<n-queens n="8" step="120" views="board code arrays"></n-queens><p>A text.</p>'.repeat(60)}`
async function benchSixty(browser) {
	const memoryOf = async body => {
		const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title>${body}</html>`
		const page = await browser.open(addressOf('sixty', html), {width: 800, height: 1000, fresh: true})
		await page.waitFor(() => $$('n-queens').every(({moment}) => moment?.step === 120))
		await page.eval(async () => {
			for (const figure of $$('n-queens')) await frames(9, figure.scrollIntoView())
		})
		await page.memory()
		await page.eval(frames, 60)
		const bytes = memoryNow()
		await page.close()
		return bytes
	}
	const empty = await memoryOf('')
	atMost('sixty figures on one page, over an empty page, Chromium', 150, ((await memoryOf(SIXTY)) - empty) / 1e6, 'MB')
}

const LANDING = readdirSync('dist').filter(name => name.endsWith('.html') && name !== 'embed.html')
async function benchWeb() {
	if (wanted('interactions'))
		for await (const [place, ms] of interactions(new URL('.', FILE).href))
			atMost(`interaction to next paint at 4 times throttle, median of three: ${place}`, 50, ms, 'ms')
	if (wanted('lighthouse'))
		for (const [page, score] of await lighthouseScores([...LANDING, 'index.html?lang=ja', 'embed.html?n=8&step=120']))
			atLeast(`lowest of Lighthouse's four scores on a phone, median of three: ${page}`, 95, score, '')
}

const wanted = part => process.argv.length < 3 || process.argv.includes(part)

async function benchIn(browser) {
	if (wanted('walking')) for (const bench of [benchFirstBoard, benchPage]) await bench(browser)
	if (wanted('counting')) await benchCountingPage(browser)
	if (wanted('sixty')) await benchSixty(browser)
}

if (wanted('walking')) await benchWalking()
if (wanted('completing')) benchCompleting()
if (wanted('counting')) benchCounting()
const browser = await launch('chromium', {reducedMotion: false}).catch(error => {
	console.log(`Chromium's part was left out: ${error.message}`)
})
try {
	if (browser) await benchIn(browser)
	if (browser) await benchWeb()
} finally {
	await browser?.close()
}

const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column].length)))
for (const [what, budget, figure, ratio] of rows) {
	const mark = `${ratio >= 1 ? ' ' : '!'} × ${ratio.toFixed(1)}`
	console.log([what.padEnd(widths[0]), budget.padStart(widths[1]), figure.padStart(widths[2]), mark].join('  '))
}
