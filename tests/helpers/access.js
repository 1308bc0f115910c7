// What axe-core finds wrong with an open page, in words.

import { readFileSync } from 'node:fs'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Rules that are broken, each with up to three places where and why. Brings axe along the first time it looks at a
 * page; strict policies of a page may forbid that. @param {{eval: Function}} page @param {any[]} what  as axe.run takes
 * it: a selector or parts to leave out, then options; nothing is the whole page @returns {Promise<string[]>} */
export async function violations(page, ...what) {
	if (!(await page.eval(() => 'axe' in window)))
		await page.eval(
			source => void document.head.append(Object.assign(document.createElement('script'), { textContent: source })),
			AXE,
		)
	return page.eval(
		async what =>
			(await window.axe.run(...what)).violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes
						.slice(0, 3)
						.map(node => `${node.target.join(' ')} ${node.failureSummary}`)
						.join('; ')}`,
			),
		what,
	)
}
