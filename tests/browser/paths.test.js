// The path of an event: the files on the call stack when C is called, a text changes or a queen is drawn. Stacks are
// followed through promises and frames.

import * as esbuild from 'esbuild'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {equal, test} from '#test'
import {bundles, common} from '#web/make/bundles.js'
import {chromiumForOthers} from '../helpers/browsers/puppeteer.js'
import {folderOf, readText} from '../helpers/folder.js'

const folder = folderOf({}, {'.': 'dist'})
const {browser, close} = await chromiumForOthers()

/** Comments in the built scripts name their files. */
const named = ({path}) => ({contents: `//! ${path}\n${readText(path)}`}),
	naming = {name: 'naming', setup: build => build.onLoad({filter: /\.js$/}, named)}
Object.assign(common, {minify: false, legalComments: 'inline', plugins: [naming]})
for (const {outfile, plugins, ...options} of bundles(() => {}))
	if (/(page|count)\.js$/.test(outfile))
		await esbuild.build({...options, outfile: outfile.replace('dist', folder), plugins: [...plugins, naming]})

function traceCalls() {
	const apply = (call, self, args) => (window.trace?.(), call.apply(self, args)),
		traced = call => (call.call ? new Proxy(call, {apply}) : call),
		drawing = CanvasRenderingContext2D.prototype,
		{data} = Object.getOwnPropertyDescriptors(CharacterData.prototype)
	drawing.scale = traced(drawing.scale)
	Object.defineProperty(CharacterData.prototype, 'data', {...data, set: traced(data.set)})
	const construct = (Instance, args) => {
		const entries = Object.entries(new Instance(...args).exports)
		return {exports: Object.fromEntries(entries.map(([name, of]) => [name, traced(of)]))}
	}
	WebAssembly.Instance = new Proxy(WebAssembly.Instance, {construct})
	window.queueMicrotask = call => Promise.resolve().then(call) // Chromium's async stacks do not follow queueMicrotask
}

function fileAt(place) {
	const [line, url] = place.split(' '),
		lines = readText(fileURLToPath(url)).split('\n', Number(line) + 1)
	return /\/web\/(.*)\.js/.exec(lines.findLast(line => line.includes('//! ')))?.[1]
}

/** Files of call stacks with function `handler`, from `act` until `isAt(to)`. */
async function pathFrom(handler, query, act, isAt, from, to) {
	const page = await browser.newPage(),
		places = new Set()
	page.setDefaultTimeout(120_000)
	await page.evaluateOnNewDocument(traceCalls)
	await page.goto(`${pathToFileURL(folder)}/index.html?${query}`)
	await page.waitForFunction(isAt, {}, from)
	const session = await page.createCDPSession()
	for (const name of ['Runtime', 'Debugger']) await session.send(`${name}.enable`)
	await session.send('Debugger.setAsyncCallStackDepth', {maxDepth: 99})
	session.on('Runtime.consoleAPICalled', ({stackTrace}) => {
		const frames = []
		for (let part = stackTrace; part; part = part.parent) frames.push(...part.callFrames)
		if (!frames.some(({functionName}) => functionName === handler)) return
		for (const {url, lineNumber} of frames) if (url.startsWith('file:')) places.add(`${lineNumber} ${url}`)
	})
	await page.evaluate(`(window.trace = console.trace, (${act})())`)
	await page.waitForFunction(isAt, {}, to)
	return [...new Set([...places].map(fileAt))].filter(Boolean).sort()
}

test('from keydown to drawing, a step without a worker runs code of nine files', async () => {
	const press = () => {
		const button = document.querySelector('n-queens').shadowRoot.querySelector('.forward')
		button.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))
	}
	const isAt = step => {
		const figure = document.querySelector('n-queens')
		return figure?.length && figure.step === step && figure.updateComplete
	}
	equal(await pathFrom('forward', 'step=120&views=board', press, isAt, 120, 121), [
		...['board/board', 'board/marks', 'engine/walk', 'engine/walk-instance', 'engine/walk-worker'],
		...['figure/acts', 'figure/effects', 'figure/figure', 'figure/surface'],
	])
})

test('from click to total, a count runs code of ten files', async () => {
	const press = async () => {
		const size = document.querySelector('#count-n')
		size.value = 9
		size.dispatchEvent(new Event('change'))
		await new Promise(requestAnimationFrame)
		document.querySelector('#count-go').click()
	}
	const isAt = total => document.querySelector('.count [role=status]')?.textContent.includes(total)
	equal(await pathFrom('toggle', 'view=count&n=8', press, isAt, 92, 352), [
		...['engine/calls', 'engine/count', 'engine/count-worker', 'engine/job', 'engine/pool', 'engine/start'],
		...['modes/count/count', 'modes/count/counter', 'ui/frame', 'ui/screen'],
	])
})

test.after(close)
test.run()
