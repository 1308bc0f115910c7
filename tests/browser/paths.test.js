// Paths of events: files with a function on the call stack, followed through promises and frames, when C is called, a
// text changes or a queen is drawn.

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
	const trace = (of, name, what) => {
		const own = Object.getOwnPropertyDescriptor(of, name)
		const traced = function (...args) {
			window.trace?.()
			return own[what].apply(this, args)
		}
		Object.defineProperty(of, name, {...own, [what]: traced})
	}
	trace(CharacterData.prototype, 'data', 'set')
	trace(CanvasRenderingContext2D.prototype, 'scale', 'value')
	const get = (exports, name) => (exports[name].call && window.trace?.(), exports[name]),
		construct = (Instance, args) => ({exports: new Proxy(new Instance(...args).exports, {get})})
	WebAssembly.Instance = new Proxy(WebAssembly.Instance, {construct})
	window.queueMicrotask = call => Promise.resolve().then(call) // stacks do not follow the original
}

function fileAt(place) {
	const [line, url] = place.split(' '),
		lines = readText(fileURLToPath(url)).split('\n', Number(line) + 1)
	return /\/web\/(.*)/.exec(lines.findLast(line => line.includes('//! ')))?.[1]
}

/** Files of web/ from `act` to `isAt(to)`. `act` calls the function `handler`. */
async function pathFrom(handler, query, act, isAt, from, to) {
	const page = await browser.newPage(),
		places = new Set()
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

test('a near step passes these files from the key to the board', async () => {
	const press = () => {
		const button = document.querySelector('n-queens').shadowRoot.querySelector('.forward')
		button.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))
	}
	const isAt = async step => {
		const figure = document.querySelector('n-queens')
		await figure?.settled
		return figure?.step === step && figure.length && figure.updateComplete
	}
	equal(await pathFrom('forward', 'step=120&views=board', press, isAt, 120, 121), [
		...['board/board.js', 'board/marks.js', 'engine/walk-instance.js', 'engine/walk-worker.js', 'engine/walk.js'],
		...['figure/acts.js', 'figure/effects.js', 'figure/figure.js', 'figure/surface.js'],
	])
})

test('a count passes these files from the button to the total', async () => {
	const press = async () => {
		const size = document.querySelector('#count-n')
		size.value = 9
		size.dispatchEvent(new Event('change'))
		await new Promise(requestAnimationFrame)
		document.querySelector('#count-go').click()
	}
	const isAt = total => document.querySelector('.count [role=status]')?.textContent.includes(total)
	equal(await pathFrom('toggle', 'view=count&n=8', press, isAt, 92, 352), [
		...['engine/calls.js', 'engine/count-worker.js', 'engine/count.js', 'engine/job.js', 'engine/pool.js'],
		...['engine/start.js', 'modes/count/count.js', 'modes/count/counter.js', 'ui/frame.js', 'ui/screen.js'],
	])
})

test.after(close)
test.run()
