// What axe-core finds wrong with an open page, in words.

import {readFileSync} from 'node:fs'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** For what is the same in dark but for its colours. */
export const COLOURS = {runOnly: ['color-contrast', 'link-in-text-block']}

/** Rules that are broken, each with up to three places where and why. Brings axe along the first time it looks at a
 * page; strict policies of a page may forbid that. @param {{eval: Function}} page
 * @param {any} [where]  as axe.run takes it: a selector, or parts to leave out; the whole page unless said
 * @param {object} [options]  as axe.run takes them @returns {Promise<string[]>} */
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
