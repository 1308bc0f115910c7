// What axe-core finds wrong with an open page, in words.

import {equal} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {faultsOf} from './layout.js'
import {$$} from './shorthand.js'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** For what is the same in dark but for its colours. */
export const COLOURS = {runOnly: ['color-contrast', 'link-in-text-block']}
const NO_COLOURS = {rules: Object.fromEntries(COLOURS.runOnly.map(id => [id, {enabled: false}]))}

/** Rules that are broken, each with up to three places where and why. axe comes along by a script, which strict
 * policies of a page may forbid; it would ask for style sheets anew, which pages from a disk may not. `where`: as
 * axe.run takes it, a selector, or parts to leave out. */
export async function violations(page, where, options) {
	if (!(await page.eval(() => 'axe' in window)))
		await page.eval(
			source => void document.head.append(Object.assign(document.createElement('script'), {textContent: source})),
			AXE,
		)
	return page.eval(
		async (where, options) => {
			const asked = {resultTypes: ['violations'], preload: false, ...options}
			const {violations} = await window.axe.run(where ?? document, asked)
			return violations.map(({id, nodes}) => {
				const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`)
				return `${id}: ${places.join('; ')}`
			})
		},
		where,
		options,
	)
}

/** Nothing is wrong with a page, in the light and, since only colours are other there, with those in the dark. Colours
 * are the same in all languages: they are looked at in English. In Chromium. */
export async function assertAccessible(page, lang, where, options) {
	if (lang !== 'en') return equal(await violations(page, where, {...options, ...NO_COLOURS}), [])
	equal(await violations(page, where, options), [])
	await page.dark(true)
	await page.waitFor(areDark)
	equal(await violations(page, where, {...options, ...COLOURS}), [], 'dark')
	await page.dark(false)
}

/** Figures look at the text around them in a moment of their own; those that an author wants light stay so. */
const areDark = () =>
	matchMedia('(prefers-color-scheme: dark)').matches &&
	$$('n-queens').every(
		({theme, shadowRoot}) => theme === 'light' || shadowRoot.querySelector('.figure')?.dataset.theme === 'dark',
	)

/** Nothing of a page is cut off or lies over other text, from a phone to a desk; more may be asked at each width. */
export async function assertFits(page, more = async _width => {}) {
	for (const width of [320, 768, 1440]) {
		await page.resize(width, 800)
		equal(await faultsOf(page), [], `at ${width} px`)
		await more(width)
	}
}
