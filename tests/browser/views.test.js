// Code, arrays, stack, tree and glossary in the figure: pointer, keys, languages, themes, widths.

import {equal, is} from 'uvu/assert'
import {join} from 'node:path'
import {COLOURS, violations} from '../helpers/access.js'
import {put} from '../helpers/folder.js'
import {$, atRest, figure, folderOf, inBrowsers, moment, ofDist} from '../helpers/pages.js'
import {faultsOf} from '../helpers/layout.js'
import * as oracle from '../helpers/oracle.js'

const FIGURES = {
	flags: 'n="8" search="flags" step="146"',
	wraparound: 'n="8" search="wraparound" start-row="3" step="60"',
	large: 'n="32" search="scan" step="5000"',
}

const folder = folderOf({}, ofDist(['n-queens-study.js']))

/** Without the tree of n = 32, which takes seconds. */
const htmlOf = attributes => {
	const tree = attributes.includes('n="32"') ? '' : 'tree'
	const views = `board narration timeline counts code arrays stack ${tree}`
	return `<n-queens theme="light" views="${views}" ${attributes}></n-queens>`
}

const needs = lang => ({
	...{folder, width: 1280, height: 900, ready: isShown},
	address(attributes) {
		const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Figure</title>
			<meta name="viewport" content="width=device-width"><style>body { margin: 16px; background: #fbfaf6 }</style>
			<script src="n-queens-study.js"></script><main><h1>Figure</h1>${htmlOf(attributes)}</main></html>`
		put(join(folder, 'figure.html'), html)
		return 'figure.html'
	},
})

async function isShown(page) {
	await page.waitFor(() => figure().settled?.then(() => true))
	await page.waitFor(() => $('.trail') ?? figure().n === 32)
}

/** Replaces the figure, in the light theme. */
async function replaced(page, attributes) {
	await page.eval(html => {
		figure().outerHTML = html
		document.body.removeAttribute('style')
	}, htmlOf(attributes))
	await isShown(page)
}

/** axe's violations; in the dark only colours differ. */
async function found(page) {
	const light = await violations(page)
	await page.eval(() => {
		document.body.style = 'background: #17181b; color: #fff'
		figure().theme = 'dark'
	})
	await page.waitFor(() => $('.figure').dataset.theme === 'dark')
	return [...light, ...(await violations(page, null, COLOURS))]
}

/** The large figure has the same kinds of elements: one narrow check is enough. axe's results, words aside, do not
 * depend on the language. */
for (const lang of ['en', 'ja'])
	for (const {opened} of inBrowsers('all views', needs(lang)))
		opened(`nothing is cut off in any view and width, and axe finds nothing: ${lang}`, FIGURES.flags, async page => {
			for (const [name, attributes] of Object.entries(FIGURES)) {
				const isLarge = name === 'large'
				if (isLarge && lang === 'ja') continue
				await replaced(page, attributes)
				for (const width of isLarge ? [320] : [320, 768, 1440]) {
					await page.resize(width, 800)
					equal(await faultsOf(page), [], `${name} at ${width} px`)
				}
				if (lang === 'en' && !isLarge) equal(await found(page), [], name)
			}
		})

for (const {opened} of inBrowsers('views', needs('en'))) {
	const press = async (page, ...keys) => {
		for (const key of keys) await page.press(key)
	}
	const focus = (page, selector) => page.eval(selector => void $(selector).focus(), selector)
	const active = page => page.eval(() => figure().shadowRoot.activeElement?.textContent)
	const board = () => $('.board canvas').toDataURL()

	opened('array elements light their squares, by keys too', FIGURES.flags, async page => {
		const before = await page.eval(atRest, board)
		await focus(page, '[data-name=diags1][data-i="5"]')
		await page.differs(board, before)
		await page.count('.array .lit', 1)
		await press(page, 'ArrowRight')
		is(await page.eval(() => figure().shadowRoot.activeElement.dataset.i), '6')
		await page.eval(() => figure().shadowRoot.activeElement.blur())
		await page.becomes(board, before)
	})

	opened('arrow keys walk the tree, and Enter goes to a node', 'n="6" search="flags"', async page => {
		await focus(page, '[role=treeitem]')
		is(await active(page), 'Empty board: 152 nodes and 4 solutions below; on the way to the present.')
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight')
		await page.count('[role=treeitem]', 13)
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')
		await press(page, 'Enter')
		await page.becomes(() => [moment().event.kind, moment().queens], ['place', [1, 3, -1, -1, -1, -1]])
	})

	const TOLD = 'a square leads to its next test, a call to its return, or a message says there is none'
	opened(TOLD, 'n="4" search="flags" step="40" lang="en"', async page => {
		const all = [...oracle.walk('flags', 4)]
		let step = 40
		const isNext = (page, ...wanted) => {
			step = all.findIndex(({event: {kind, row, col}}, i) => i > step && `${[kind, row, col]}` === `${wanted}`)
			return page.isAt(step)
		}
		await page.push('.squares [data-row="2"][data-col="1"]')
		await isNext(page, 'test', 2, 1)
		await focus(page, '.squares [data-row="1"][data-col="3"]')
		await press(page, 'Enter')
		await isNext(page, 'test', 1, 3)
		await page.push('.stack li button')
		await isNext(page, 'leave', 1, null)
		await page.push('.squares [data-row="0"][data-col="0"]')
		await page.says('.narration', 'There is no further test of row 0, column 0.')
		await page.isAt(step)
		await focus(page, '.stack li button')
		await press(page, 'Enter')
		await isNext(page, 'leave', 0, null)
	})
}
