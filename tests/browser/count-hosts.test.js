// The mode that counts where a page is refused something, or its workers die: it counts all the same, or says why not.

import * as assert from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {COUNTED, isDone, isOpen, isPaused, press, presses, shown, walkedAll, whenDone} from '../helpers/counting.js'
import {folderOf, inBrowsers} from '../helpers/pages.js'

/** A header, or a script that runs before the page's own. */
const HOSTS = {
	sandboxed: {policy: 'sandbox allow-scripts'},
	'no-workers': {policy: "worker-src 'none'"},
	'no-wasm': {policy: "script-src 'self'; worker-src blob:"},
	'throwing-workers': {script: 'window.Worker = class { constructor() { throw new Error("refused") } }'},
	'throwing-storage': {
		script: `Object.defineProperty(window, "indexedDB", {
			get() { throw new DOMException("refused", "SecurityError") }
		})`,
	},
	'no-storage': {script: 'Object.defineProperty(window, "indexedDB", { value: undefined })'},
	'silent-storage': {script: 'IDBFactory.prototype.open = () => new EventTarget()'},
	'mortal-workers': {
		script: `window.workers = []
			window.heard = 0
			window.Worker = class extends Worker {
				constructor(...args) {
					super(...args)
					window.workers.push(this)
					this.addEventListener('message', () => window.heard++)
				}
			}`,
	},
}

const index = readFileSync('index.html', 'utf8')
const pages = Object.entries(HOSTS).map(([name, {script = ''}]) => [
	`${name}.html`,
	index.replace('<head>', `<head>${script && `<script>${script}</script>`}`),
])
const policies = Object.fromEntries(Object.entries(HOSTS).map(([name, {policy}]) => [`/${name}.html`, policy]))
const Q16 = ['14772512', '1846955'],
	Q18 = ['666090624', '83263591'],
	Q19 = ['4968057848', '621012754']

for (const {opened} of inBrowsers('counting on hosts', {
	from: 'web',
	folder: () => folderOf(Object.fromEntries(pages), {dist: 'dist'}),
	policies,
	size: {width: 1440, height: 900},
	ready: page => page.waitFor(isOpen),
})) {
	opened(
		'a count pauses, goes on and comes to the right total; the title tells how far it is',
		'mortal-workers.html?view=count&n=19',
		async page => {
			await whenDone(page, 0.01, presses('count-go'))
			const paused = await page.waitFor(isPaused)
			const {sentence} = await page.eval(shown)
			assert.match(sentence, 'Paused at')
			assert.match(await page.eval(() => document.title), /^\d+% · /)
			await page.waitFor(walkedAll, COUNTED) // which uses a worker too
			// A worker that went on would be heard again and again.
			await page.waitFor(async () => {
				const before = window.heard
				for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame)
				return before > 0 && window.heard === before
			})
			assert.is(await page.eval(isPaused), paused)
			await press(page, 'count-go')
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, Q19)
		},
	)

	for (const host of ['sandboxed', 'throwing-storage', 'no-storage', 'silent-storage'])
		opened(
			`it counts all the same and says that it cannot keep (${host})`,
			`${host}.html?view=count&n=16`,
			async page => {
				await page.waitFor(isDone, COUNTED)
				await page.waitFor(() => /may not keep anything/.test(document.getElementById('keeping')?.textContent))
				assert.equal((await page.eval(shown)).totals, Q16)
			},
		)

	for (const host of ['no-workers', 'throwing-workers'])
		opened(
			`the page itself counts, and stays alive, where workers are refused (${host})`,
			`${host}.html?view=count&n=18`,
			async page => {
				const turns = await page.eval(async () => {
					let turns = 0
					for (; document.querySelectorAll('#count data').length < 2; turns++)
						await new Promise(done => setTimeout(done))
					return turns
				})
				assert.ok(turns > 20, `${turns} turns of the page's own while it counted`)
				assert.equal((await page.eval(shown)).totals, Q18)
			},
			{errors: true},
		)

	for (const [lang, said, reason] of [
		['en', 'This was not counted.', 'The count cannot run here: WebAssembly is refused'],
		['ja', '数えられなかった。', 'ここでは計数を動かせない。WebAssembly が許可されていない'],
	])
		opened(
			`a count that is refused says so and why, in the reader's language (${lang})`,
			`no-wasm.html?view=count&n=12&lang=${lang}`,
			async page => {
				await page.waitFor(() => document.querySelector('#count [role=alert]'))
				const {sentence, fault} = await page.eval(shown)
				assert.is(sentence, said)
				assert.match(fault, reason)
				assert.is(await page.eval(() => document.querySelector('#count progress')), null)
			},
			{errors: true},
		)

	opened(
		'a worker that dies in mid-count changes nothing in the total',
		'mortal-workers.html?view=count&n=19',
		async page => {
			const killed = await whenDone(page, 0.02, () => {
				const worker = window.workers.at(-1)
				worker.terminate()
				worker.dispatchEvent(new ErrorEvent('error', {message: 'killed'}))
				return window.workers.length
			})
			assert.ok(killed > 0)
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, Q19)
		},
		{errors: true},
	)
}
