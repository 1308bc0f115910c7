// Tests decide when the page's workers wait, so the machine's speed does not matter.

import {is, match, ok} from '#test'
import {comesTo, indexWith, isOpen, stored, Q16} from '../helpers/counting.js'
import {$, folderOf, frames, inBrowsers, text} from '../helpers/pages.js'

function hold() {
	let held = [],
		few = 4
	Object.assign(window, {workers: [], heard: 0, answered: 0})
	window.more = (more = Infinity) => {
		few = more
		window.answered = 0
		for (const worker of held.splice(0, few)) worker.goOn()
	}
	window.Worker = class extends Worker {
		range = null

		constructor(...args) {
			super(...args)
			window.workers.push(this)
			this.addEventListener('message', ({data}) => {
				if (this.range !== null) window.heard++
				if (data.id === this.range) window.answered++
			})
		}

		postMessage(message) {
			const isRange = message.method === 'units' && message.args[0].n > 15
			if (!isRange) return super.postMessage(message)
			this.range = message.id
			this.goOn = () => super.postMessage(message)
			if (few-- > 0) this.goOn()
			else held.push(this)
		}

		terminate() {
			held = held.filter(worker => worker !== this)
			super.terminate()
		}
	}
}

const ADDRESS = 'index.html?view=count&n=16'
const isPaused = () => $('#count-go').textContent === 'Resume' && $('#count progress').value
const RESUMED = 'a paused count shows its progress; a reloaded page offers to resume, and reaches the total'
const isMidway = () => window.answered > 0 && $('#count-cancel')

for (const it of inBrowsers('an unfinished count', {
	from: 'web',
	folder: () => folderOf({'index.html': indexWith(`(${hold})()`)}, {dist: 'dist'}),
	fresh: true,
	ready: async page => {
		await page.waitFor(isOpen)
		await page.waitFor(isMidway)
	},
})) {
	it.opened(RESUMED, ADDRESS, async page => {
		await page.push('#count-go')
		const paused = await page.waitFor(isPaused)
		await page.says('#count section > p', 'Paused at')
		await page.waitFor(() => /^\d+% ·/.test(document.title))
		await page.eval(() => window.more())
		await page.waitFor(async () => {
			const before = window.heard
			await frames(20)
			return before > 0 && window.heard === before
		})
		is(await page.eval(isPaused), paused)
		await page.says('#keeping', /stored on this device/)
		await page.waitFor(stored, 'part 16')
		await page.eval(() => window.more(0))
		await page.push('#count-go')
		await page.says('#count-go', 'Pause')
		await page.eval(() => location.reload())
		await page.says('#count section', /is \d+% done/)
		await page.says('#count-go', 'Resume')
		await page.waitFor(() => $('footer').checkVisibility({visibilityProperty: true}))
		await page.eval(() => {
			window.more()
			window.written = {}
			for (const how of ['put', 'delete']) {
				const original = IDBObjectStore.prototype[how]
				IDBObjectStore.prototype[how] = function (...values) {
					window.written[`${how} ${values.at(-1)}`] = this.transaction
					return original.apply(this, values)
				}
			}
		})
		await page.push('#count-go')
		await comesTo(page, Q16)
		match(await page.eval(text, '#count'), 'with pauses')
		await page.waitFor(stored, 'result 16')
		const isOneGo = () => {
			const {'put result 16': put, 'delete part 16': deleted} = window.written
			return put?.mode === 'readwrite' && put === deleted
		}
		ok(await page.eval(isOneGo))
		await page.goto(`${it.web}/index.html?view=count`)
		await page.shows('#count-clear')
		await page.says('#count-go', 'Count')
		await page.push('#count-clear')
		await page.gone('#count-clear')
	})
}
