// A suite of laws for each browser, and a page opened for one law: what every file of tests/browser/ begins with.
//
//   for (const { name, opened } of inBrowsers('figures', { folder, width: 700, ready: isDrawn }))
//     opened(`a board is drawn`, 'plain.html', async page => { … })
//
// Invariant: every page that a law opened is closed; unless the law says otherwise nothing went wrong in it, and it
// asked for nothing elsewhere.

import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {BROWSERS, launch} from './browsers/index.js'
import {serve} from './serve.js'
import {$, $$, figure, placeOf, text} from './shorthand.js'

export {folderOf} from './folder.js'
export {$, $$, figure, frames, placeOf, text} from './shorthand.js'
export const SHORTHAND = '' // OLD

/** Something on the page is pressed by a script; a mouse clicks on it. */
export const press = (page, selector) => page.eval(selector => $(selector).click(), selector)
export async function click(page, selector) {
	const {x, y} = await page.eval(placeOf, selector)
	await page.click(x, y)
}
/** Something is typed into a field, or chosen, which says so by an event. */
export const type = (page, selector, value, event = 'input') =>
	page.eval(
		(selector, value, event) => {
			const field = Object.assign($(selector), {value})
			field.dispatchEvent(new Event(event, {bubbles: true}))
		},
		selector,
		value,
		event,
	)
/** Fields get these values, by the end of their selectors. */
export const choose = (page, values, begin = '#') =>
	page.eval(
		(values, begin) => {
			for (const [name, value] of Object.entries(values)) {
				const field = $(begin + name)
				field[typeof value === 'boolean' ? 'checked' : 'value'] = value
				field.dispatchEvent(new Event('change', {bubbles: true}))
			}
		},
		values,
		begin,
	)
export const goBack = page => page.eval(() => history.back())

/** Until an element says this, a part of its text or a pattern of it; until there are so many; until it is gone. */
export const says = (page, selector, said) =>
	page.waitFor(
		(selector, said) => (said.test ? said.test(text(selector)) : text(selector).includes(said)),
		selector,
		said,
	)
export const count = (page, selector, number) =>
	page.waitFor((selector, number) => $$(selector).length === number, selector, number)
export const gone = (page, selector) => count(page, selector, 0)
/** Until the first figure, drawn, is at a step; until the address has this in it. */
export const isAt = (page, step) =>
	page.waitFor(step => figure()?.updateComplete.then(() => figure().moment.step === step), step)
/** Until what a function of the page gives is equal to this. */
export const becomes = (page, read, expected, ...args) =>
	page.waitFor(
		async (read, expected, ...args) => {
			const seen = JSON.stringify(await read(...args))
			if (seen !== expected) throw new Error(`it is ${seen}`)
			return true
		},
		read,
		JSON.stringify(expected),
		...args,
	)
/** The first figure gets an attribute. */
export const set = (page, name, value) => page.eval((name, value) => figure().setAttribute(name, value), name, value)
/** Sends the first figure to a step; where it is then. */
export const seek = (page, step) =>
	page.eval(
		step =>
			figure()
				.seek(step)
				.then(() => figure().moment.step),
		step,
	)
export const hasAddress = (page, query) => page.waitFor(query => location.search.includes(query), query)

/** Some files of dist/ as copies. */
export const ofDist = (names, under = '') => Object.fromEntries(names.map(name => [join(under, name), `dist/${name}`]))

/** A suite of laws for each browser; those that the loop's body states are run when it is over. `browsers`: all unless
 * said; `folder`: what pages lie in, the checkout unless said, a function is asked once, before the first law; `from`:
 * 'disk' or 'web'; `address`: what a law's short address stands for; `ready`: waited for before a law begins;
 * `policies`: with which some pages are served, by path; `errors`: something may go wrong, the laws ask for themselves;
 * and what `launch` and `open` take. A law may say other. */
export function* inBrowsers(what, needs) {
	const {browsers = BROWSERS, folder = process.cwd(), address = short => short, ready, policies, ...more} = needs
	const {size, ...rest} = more // OLD
	for (const name of browsers.filter(name => BROWSERS.includes(name))) {
		const test = suite(`${what} in ${name}`)
		let server, browser
		const it = {
			name,
			test,
			/** Where the folder is, without a slash at the end. */
			disk: '',
			web: '',
			/** A law about a page, last, and what it needs before. `errors`: something may go wrong in it; `ready: false`:
			 * from its first moment. */
			opened(title, short, ...how) {
				const law = how.find(one => typeof one === 'function') // how.pop() OLD
				test(title, () =>
					it.visit(
						short,
						law,
						how.find(one => one !== law),
					),
				)
			},
			async visit(short, law, options) {
				const {errors, from = 'disk', ready: waits = true, ...wishes} = {...rest, ...size, ...options}
				const url = typeof short === 'function' ? short() : `${it[from]}/${address(short)}`
				const page = await browser.open(url, wishes)
				try {
					if (waits) await ready?.(page, wishes)
					await law(page)
					if (!errors) await assertGood(page, it.web)
				} finally {
					await page.close()
				}
			},
		}
		test.before(async () => {
			const path = typeof folder === 'function' ? folder() : folder
			it.disk = pathToFileURL(path).href
			server = await serve(path, policies)
			it.web = server.url
			browser = await launch(name, rest)
		})
		test.after(async () => {
			await browser?.close()
			await server?.close()
		})
		yield it
		test.run()
	}
}

/** Nothing went wrong in a page, and it asked for nothing elsewhere. WebKit's driver tells of no requests; the page
 * knows of all that were answered. */
async function assertGood(page, web) {
	assert.equal(await page.errors(), [], 'no errors in the console')
	const own = ['file:', 'blob:', 'data:', web],
		elsewhere = url => !own.some(begin => url.startsWith(begin))
	const known = () => performance.getEntriesByType('resource').map(({name}) => name)
	const asked = (await page.requests()) ?? (await page.eval(known))
	assert.equal(asked.filter(elsewhere), [], 'no request anywhere else')
}
