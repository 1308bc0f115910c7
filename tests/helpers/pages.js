// Suites of tests/browser/, one per browser, and pages opened for one test.
//
//   const { opened } = chromiumSuite('figures', { folder, width: 700, until: 'canvas' })
//   opened('a board is drawn', 'plain.html', async page => { … })
//
// Unless a test allows errors, its page must have no errors and request nothing from other hosts.

import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {equal} from '#test'
import {BROWSERS, launch} from './browsers/index.js'
import {folderOf} from './folder.js'
import {serve} from './serve.js'
import {$, $$, atRest, figure, moment, placeOf, text} from './shorthand.js'
import {suite} from './suite.js'

export {folderOf, HTML} from './folder.js'
export {$, $$, atRest, BOX, elementAt, figure, frames, lightness, moment, placeOf, text} from './shorthand.js'

const DOES = {
	push: selector => $(selector).click(),
	focus: selector => $(selector).focus(),
	fill: (selector, value, event = 'input') => {
		const field = $(selector)
		field[typeof value === 'boolean' ? 'checked' : 'value'] = value
		field.dispatchEvent(new Event(event, {bubbles: true}))
	},
	goBack: () => history.back(),
	clipboard: rejects => {
		const writeText = async text => {
			if (rejects) throw new Error('rejected')
			window.copied = text
		}
		Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}})
	},
	storeFiles: () => {
		window.files = []
		window.showSaveFilePicker = undefined
		URL.createObjectURL = blob => {
			window.files.push(blob)
			return '#'
		}
		HTMLAnchorElement.prototype.click = function () {
			window.files.at(-1).fileName = this.download
		}
	},
	set: (name, value) => figure().setAttribute(name, value),
	seek: async step => {
		await figure().seek(step)
		return moment().step
	},
}

const UNTIL = {
	says: (selector, wanted, i) =>
		wanted.test ? wanted.test(text($(selector, i))) : text($(selector, i)).includes(wanted),
	count: (selector, number) => $$(selector).length === number,
	shows: selector => $(selector),
	gone: selector => !$(selector),
	isAt: step => figure()?.updateComplete.then(() => moment().step === step),
	hasAddress: query => location.search.includes(query),
	becomes: async (read, expected, ...args) => {
		const seen = JSON.stringify(await read(...args))
		if (seen !== JSON.stringify(expected)) throw new Error(`it is ${seen}`)
		return true
	},
	differs: (read, before) => read() !== before,
	takes: selector => $(selector)?.matches(':not(:disabled)'),
}

/** push() and fill() wait until the element is enabled; clickOn() also until it stops moving. */
function known(page) {
	for (const [name, act] of Object.entries(DOES)) page[name] = (...args) => page.eval(act, ...args)
	for (const [name, is] of Object.entries(UNTIL)) page[name] = (...args) => page.waitFor(is, ...args)
	for (const name of ['push', 'fill']) {
		page[name] = async (selector, ...how) => {
			await page.takes(selector)
			return page.eval(DOES[name], selector, ...how)
		}
	}
	page.clickOn = async selector => {
		await page.takes(selector)
		const {x, y} = await page.eval(atRest, placeOf, selector)
		await page.click(x, y)
	}
	const {press, resize} = page
	page.press = async (...keys) => {
		for (const key of keys) await press(key)
	}
	page.resize = async (...size) => {
		await resize(...size)
		await page.becomes(() => [innerWidth, innerHeight], size)
	}
	page.reload = async () => page.goto(await page.eval(() => location.href))
	page.choose = async (values, begin = '#') => {
		for (const [name, value] of Object.entries(values)) await page.fill(begin + name, value, 'change')
	}
	return page
}

/** Default: all browsers, pages of the checkout. `address` maps a test's short address to a path, `html` to the text
 * of a page next to dist's files. Before a test, waits for `until` (a selector or condition) and calls `ready`.
 * `policies`: CSP by path. `errors`: true if errors are allowed. `uses`: functions, by name, for code run in the page.
 * Further options: of `launch` and `open`. A test may override all but browsers, folder, `until` and `uses`. */
export function* inBrowsers(what, {browsers = BROWSERS, ...needs}) {
	for (const name of browsers.filter(name => BROWSERS.includes(name))) {
		const it = suiteIn(name, what, needs)
		yield it
		it.test.run()
	}
}

export function chromiumSuite(what, needs) {
	const it = suiteIn('chromium', what, needs)
	if (BROWSERS.includes('chromium')) queueMicrotask(it.test.run)
	return it
}

function suiteIn(name, what, {folder = '', html, until, ready, address, policies, uses, ...rest}) {
	const test = suite(`${what} in ${name}`),
		pathOf = address ?? (query => (folder ? query : `index.html?${query}`))
	let path, server, browser
	const it = {
		name,
		test,
		disk: '',
		web: '',
		/** opened(title, address, options?, body). `ready: false` does not wait. */
		opened: (title, short, ...how) => test(title, () => it.visit(short, how.pop(), ...how)),
		inChromium: (...page) => name === 'chromium' && it.opened(...page),
		async visit(short, body, options) {
			const {errors, from = 'disk', ready: waits = true, ...wishes} = {...rest, ...options}
			if (html) writeFileSync(join(path, 'page.html'), html(short))
			const url = typeof short === 'function' ? short() : `${it[from]}/${html ? 'page.html' : pathOf(short)}`
			const page = Object.assign(known(await browser.open(url, wishes)), {uses})
			try {
				if (waits && until) await (until.at ? page.shows(until) : page.waitFor(until))
				if (waits) await ready?.(page, wishes)
				await body(page)
				if (!errors) await assertGood(page, it.web)
			} finally {
				await page.close()
			}
		},
	}
	test.before(async () => {
		path = html ? folderOf({}, {'.': 'dist'}) : typeof folder === 'function' ? folder() : folder || process.cwd()
		it.disk = pathToFileURL(path).href
		server = await serve(path, policies)
		it.web = server.url
		browser = await launch(name, rest)
	})
	test.after(async () => {
		await browser?.close()
		await server?.close()
	})
	return it
}

/** WebKit's driver reports no requests. */
async function assertGood(page, web) {
	equal(await page.errors(), [], 'no errors in the console')
	const allowed = ['file:', 'blob:', 'data:', web],
		elsewhere = url => !allowed.some(begin => url.startsWith(begin))
	const known = () => performance.getEntriesByType('resource').map(({name}) => name)
	const requests = (await page.requests()) ?? (await page.eval(known))
	equal(requests.filter(elsewhere), [], 'no request anywhere else')
}
