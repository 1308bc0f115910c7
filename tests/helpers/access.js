// What axe-core finds wrong with an open page, in words.

import {readFileSync} from 'node:fs'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** For what is the same in dark but for its colours. */
export const COLOURS = {runOnly: ['color-contrast', 'link-in-text-block']}

/** Rules that are broken, each with up to three places where and why. axe comes along by a script, which strict
 * policies of a page may forbid. @param {any} [where]  as axe.run takes it: a selector, or parts to leave out */
export async function violations(page, where = null, options = {}) {
	if (!(await page.eval(() => 'axe' in window)))
		await page.eval(
			source => void document.head.append(Object.assign(document.createElement('script'), {textContent: source})),
			AXE,
		)
	const found = await page.eval(
		// It would ask for style sheets anew, which pages from a disk may not.
		(where, options) =>
			window.axe
				.run(where ?? document, {resultTypes: ['violations'], preload: false, ...options})
				.then(({violations}) =>
					violations.map(({id, nodes}) => [
						id,
						nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`),
					]),
				),
		where,
		options,
	)
	return found.map(([id, places]) => `${id}: ${places.join('; ')}`)
}

/** As `violations`; then, since nothing but colours is other there, those of the colours in the dark. In Chromium.
 * @param {any} page @param {any} [where] @param {object} [options] @returns {Promise<string[]>} */
export async function violationsInBothThemes(page, where, options) {
	const light = await violations(page, where, options)
	await page.dark(true)
	await page.waitFor(areDark)
	const dark = await violations(page, where, {...options, ...COLOURS})
	await page.dark(false)
	return [...light, ...dark.map(found => `dark: ${found}`)]
}

/** Figures look at the text around them in a moment of their own; those that an author wants light stay so. */
const areDark = () =>
	matchMedia('(prefers-color-scheme: dark)').matches &&
	[...document.querySelectorAll('n-queens')].every(
		({theme, shadowRoot}) => theme === 'light' || shadowRoot.querySelector('.figure')?.dataset.theme === 'dark',
	)
