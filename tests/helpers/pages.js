// A suite of laws for each browser, and a page opened for one law: what every file of tests/browser/ begins with.
//
//   for (const { name, opened } of inBrowsers('figures', { folder, size: { width: 700 }, ready: isDrawn }))
//     opened(`a board is drawn`, 'plain.html', async page => { … })
//
// Invariant: every page that a law opened is closed, and unless the law says otherwise nothing went wrong in it.

import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {BROWSERS, launch} from './browsers/index.js'
import {serve} from './serve.js'

export {folderOf} from './folder.js'

/** What laws about a figure call within its page: the figure, and what is found in it. */
export const figure = () => document.querySelector('n-queens')
export const $ = selector => figure().shadowRoot.querySelector(selector)
export const $$ = selector => [...figure().shadowRoot.querySelectorAll(selector)]
/** Stands in such a page. */
export const SHORTHAND = `<script>const figure = ${figure}, $ = ${$}, $$ = ${$$}</script>`

/** Something on the page is pressed; something is typed into a field, which says so by an event. */
export const press = (page, selector) => page.eval(selector => document.querySelector(selector).click(), selector)
export const type = (page, selector, text, event = 'input') =>
	page.eval(
		(selector, text, event) => {
			const field = document.querySelector(selector)
			field.value = text
			field.dispatchEvent(new Event(event, {bubbles: true}))
		},
		selector,
		text,
		event,
	)

/** Some files of dist/ as copies. */
export const ofDist = (names, under = '') => Object.fromEntries(names.map(name => [join(under, name), `dist/${name}`]))

/**
 * @typedef {object} Needs
 * @property {string[]} [browsers]  all of them unless said
 * @property {string | (() => string)} [folder]  what pages lie in: the checkout unless said; a function is asked once,
 *   before the first law
 * @property {'disk'|'web'} [from]  how its pages are opened: from the disk unless said
 * @property {(short: string) => string} [address]  what a law's short address stands for
 * @property {object} [size]  of the pages, unless a law says other
 * @property {(page: any, options: any) => Promise<unknown>} [ready]  waited for before a law begins
 * @property {Record<string, string|undefined>} [policies]  with which some are served, by path
 * @property {boolean} [errors]  something may go wrong in its pages: the laws ask for themselves
 * @property {string} [lang] @property {boolean} [dark] @property {boolean} [reducedMotion]
 *
 * Goes through the browsers; the laws that the loop's body states are run when it is over.
 * @param {string} what  the suite is called `what in BROWSER` @param {Needs} needs
 */
export function* inBrowsers(what, needs) {
	const {
		browsers = BROWSERS,
		folder = process.cwd(),
		from = 'disk',
		address = short => short,
		size,
		ready,
		policies,
		errors: mayFail = false,
		...wishes
	} = needs
	for (const name of browsers.filter(name => BROWSERS.includes(name))) {
		const test = suite(`${what} in ${name}`)
		let server
		const it = {
			name,
			test,
			/** @type {any} */ browser: null,
			/** Where the folder is, without a slash at the end. */
			disk: '',
			web: '',
			/** A law about a page. `errors`: something may go wrong in it; `ready: false`: from its first moment. */
			opened: (title, short, law, options) => test(title, () => it.visit(short, law, options)),
			async visit(short, law, {errors = mayFail, from: own = from, ready: waits = true, ...options} = {}) {
				const url = typeof short === 'function' ? short() : `${own === 'web' ? it.web : it.disk}/${address(short)}`
				const page = await it.browser.open(url, {...size, ...options})
				try {
					if (waits) await ready?.(page, options)
					await law(page)
					if (!errors) assert.equal(await page.errors(), [], 'no errors in the console')
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
			it.browser = await launch(name, wishes)
		})
		test.after(async () => {
			await it.browser?.close()
			await server?.close()
		})
		yield it
		test.run()
	}
}
