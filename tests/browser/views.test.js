// Code, arrays, stack, tree and glossary in the figure: reached by pointer, finger and keys, in both languages and
// themes, at any width.

import {equal, is, match, ok} from 'uvu/assert'
import {join} from 'node:path'
import {COLOURS, violations} from '../helpers/access.js'
import {put} from '../helpers/folder.js'
import {$, $$, atRest, figure, folderOf, frames, inBrowsers, moment, ofDist, text} from '../helpers/pages.js'
import {faultsOf} from '../helpers/layout.js'
import * as oracle from '../helpers/oracle.js'

const FIGURES = {
	flags: 'n="8" search="flags" step="146"',
	scan: 'n="8" search="scan" step="146"',
	wraparound: 'n="8" search="wraparound" start-row="3" step="60"',
	breadth: 'n="8" search="breadth-first" step="9000"',
	first: 'n="8" search="first" step="1322" listing="c"',
	large: 'n="32" search="scan" step="5000"',
	small: 'n="1" search="first" step="3"',
	twelve: 'n="12" step="3000"',
}

/** Of a figure's hundreds of elements and their attributes so many may change at a step: a queen put down changes the
 * labels of the squares she attacks, elements of the arrays, a line of the stack and of the code, the sentence; `scan`
 * reads hundreds of elements in one test. */
const MOST_CHANGES = 250

const folder = folderOf({}, ofDist(['n-queens-study.js']))

/** Without the tree where it takes seconds: that of n = 12 is as wide and as deep as one is drawn. */
const htmlOf = attributes => {
	const tree = attributes.includes('n="32"') ? '' : 'tree'
	const views = `board narration timeline counts code arrays stack ${tree}`
	return `<n-queens theme="light" views="${views}" ${attributes}></n-queens>`
}

/** What a page with one figure, opened and at rest, needs. */
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

/** What the views say, and what it is called. */
async function texts() {
	await figure().settled
	await figure().updateComplete
	const labels = part => [...part.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label'))
	return $$('.array, .stack, [role=tree], .listing, .narration')
		.map(part => part.textContent.replace(/\s+/g, ' ') + labels(part))
		.join('|')
}

/** Another figure in the place of the one that is shown, in the light again. */
async function replaced(page, attributes) {
	await page.eval(html => {
		figure().outerHTML = html
		document.body.removeAttribute('style')
	}, htmlOf(attributes))
	await isShown(page)
}

/** What axe finds in a figure; nothing but colours is other in the dark. */
async function found(page) {
	const light = await violations(page)
	await page.eval(() => {
		document.body.style = 'background: #17181b; color: #fff'
		figure().theme = 'dark'
	})
	await page.waitFor(() => $('.figure').dataset.theme === 'dark')
	return [...light, ...(await violations(page, null, COLOURS))]
}

/** A thousand squares and elements are of the kinds that the others have: they are looked at once, narrow. What axe
 * looks for, words aside, is the same in both languages. */
for (const lang of ['en', 'ja'])
	for (const {opened} of inBrowsers('all views', {...needs(lang), browsers: ['chromium']}))
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

for (const {opened, visit} of inBrowsers('views', {...needs('en'), browsers: ['chromium']})) {
	const press = async (page, ...keys) => {
		for (const key of keys) await page.press(key)
	}
	const focus = (page, selector) => page.eval(selector => void $(selector).focus(), selector)
	const active = page => page.eval(() => figure().shadowRoot.activeElement?.textContent)
	const board = () => $('.board canvas').toDataURL()

	opened('elements light their squares, squares their elements', FIGURES.flags, async page => {
		const before = await page.eval(atRest, board)
		await focus(page, '[data-name=diags1][data-i="5"]')
		await page.differs(board, before)
		await page.count('.array .lit', 1)
		await press(page, 'ArrowRight')
		is(await page.eval(() => figure().shadowRoot.activeElement.dataset.i), '6')
		await page.eval(() => figure().shadowRoot.activeElement.blur())
		await page.becomes(board, before)
		await page.push('.squares [data-row="2"][data-col="3"]')
		await page.becomes(() => [moment().event.kind, moment().event.row, moment().event.col], ['test', 2, 3])
		await page.count('.array .lit', 3)
		equal(await page.eval(() => $$('.array p').map(text).slice(0, 3)), [
			'cols[col] = cols[3]',
			'diags1[row − col + n − 1] = diags1[2 − 3 + 8 − 1] = diags1[6]',
			'diags2[row + col] = diags2[2 + 3] = diags2[5]',
		])
		const without = await page.eval(board)
		await page.push('.array button')
		await page.differs(board, without)
	})

	opened('the tree is walked with arrow keys, and Enter goes to a node', 'n="6" search="flags"', async page => {
		await focus(page, '[role=treeitem]')
		is(await active(page), 'Empty board: 152 nodes and 4 solutions below; on the way to the present.')
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight')
		await page.count('[role=treeitem]', 13)
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')
		is(await active(page), 'Row 1, column 3: 10 nodes and 1 solution below; not visited yet.')
		await press(page, 'Enter')
		await page.becomes(() => [moment().event.kind, moment().queens], ['place', [1, 3, -1, -1, -1, -1]])
		await press(page, 'ArrowLeft', 'ArrowLeft', 'Home')
		match(await active(page), /^Empty board/)
		await press(page, 'Enter')
		await page.isAt(0)
	})

	opened('a click goes to a node, or nearer to one too narrow', 'n="8" search="breadth-first"', async page => {
		const point = (part, row) => {
			const canvas = $('.tree canvas')
			canvas.scrollIntoView({block: 'center'})
			const {left, top, width} = canvas.getBoundingClientRect()
			return [left + part * width, top + (row + 0.5) * 24]
		}
		const clickAt = async (...place) => page.click(...(await page.eval(point, ...place)))
		await clickAt(0.98, 1)
		const places = () => moment().counters.places
		await page.waitFor(() => moment().queens.join(' ') === '7 -1 -1 -1 -1 -1 -1 -1')
		is(await page.eval(places), 8)
		const trail = () => $$('.trail button').length
		// Where nodes are narrow depends on the width of the page: those that are not are gone to, beside them nothing
		// happens.
		let before
		for (let part = 0.4; part < 0.6 && (await page.eval(trail)) === 2; part += 0.01) {
			before = await page.eval(places)
			await clickAt(part, 5)
			// A part of the tree that is looked at may have to be asked for first, as the walk has to go to a node.
			await page.eval(async trail => {
				for (let i = 0; i < 60 && trail() === 2; i++) await frames(1)
				await figure().settled
			}, trail)
		}
		ok((await page.eval(trail)) > 2)
		is(await page.eval(places), before)
	})

	opened('a double click brings a node nearer', 'n="6" search="flags"', async page => {
		await page.eval(() => {
			const canvas = $('.tree canvas'),
				{left, top, width} = canvas.getBoundingClientRect()
			const at = {clientX: left + 0.3 * width, clientY: top + 36}
			canvas.dispatchEvent(new MouseEvent('dblclick', at))
		})
		await page.becomes(() => $$('.trail button').map(text).slice(0, -1), ['Whole', '1'])
	})

	opened('after the first solution no node is gone to that is never reached', 'n="6" search="first"', async page => {
		await focus(page, '[role=treeitem]')
		await press(page, 'ArrowRight', 'End')
		match(await active(page), /never reached/)
		await press(page, 'Enter')
		is(await page.eval(() => figure().settled.then(() => figure().step)), 0)
	})

	opened('a large tree is opened as far as one looks', FIGURES.twelve, async page => {
		const items = () => $$('[role=treeitem]').length
		const before = await page.eval(items)
		await page.eval(() => $$('.trail button').at(-1).click())
		await page.waitFor(before => $$('[role=treeitem]').length > before + 40, before)
	})

	opened('a word of the glossary tells its meaning while it has the focus', FIGURES.flags, async page => {
		const meaning = '.meaning:not([hidden])',
			lineOf = term => getComputedStyle($(term)).textDecorationLine
		for (const term of ['.term', '.part']) is(await page.eval(lineOf, term), 'underline')
		await focus(page, '.narration strong .term')
		await page.says(meaning, /^Pruning Nothing beneath a refused square/)
		await press(page, 'Escape')
		await page.gone(meaning)
		await page.clickOn('.narration .term')
		await page.says(meaning, /^Row /)
	})

	opened('code that is copied is the code alone', FIGURES.flags, async page => {
		const [copied, code] = await page.eval(() => {
			getSelection().selectAllChildren($('.listing'))
			const {shadowRoot} = figure()
			return [String(shadowRoot.getSelection()), $$('.listing code').map(line => line.textContent)]
		})
		equal(copied.split(/\n+/), code.filter(Boolean))
	})

	opened('a line of the code leads to its next execution', FIGURES.flags, async page => {
		await page.fill('.code select', 'c', 'change')
		await page.waitFor(() => figure().getAttribute('listing') === 'c' && $('[data-language=c]'))
		await page.eval(() =>
			$$('.listing .runs')
				.find(line => /= false/.test(line.textContent))
				.querySelector('button')
				.click(),
		)
		await page.waitFor(() => moment().event.kind === 'remove')
		await page.waitFor(() => $$('.listing .lit').some(line => /= false/.test(line.textContent)))
	})

	const TOLD = 'a square leads to its next test, a call to its return; where there is none, that is said'
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

	opened('a step changes little, and draws each canvas once', 'n="8" step="1" lang="ja"', async page => {
		const worst = await page.eval(async searches => {
			const none = {changes: 0, reads: 0, draws: 0}
			const now = {...none}
			const count = (what, object, name, key, counts = () => true) => {
				const own = Object.getOwnPropertyDescriptor(object, name)
				const counted = function (...args) {
					if (counts(this)) now[what]++
					return own[key].apply(this, args)
				}
				Object.defineProperty(object, name, {...own, [key]: counted})
			}
			count('reads', Element.prototype, 'clientWidth', 'get')
			count('reads', Element.prototype, 'getBoundingClientRect', 'value')
			count('draws', CanvasRenderingContext2D.prototype, 'clearRect', 'value', ({canvas}) => canvas.isConnected)
			const sizeOf = ({addedNodes, removedNodes}) => Math.max(1, addedNodes.length, removedNodes.length)
			const note = list => list.forEach(change => (now.changes += sizeOf(change)))
			const observer = new MutationObserver(note)
			const watched = {subtree: true, childList: true, attributes: true, characterData: true}
			observer.observe(figure().shadowRoot, watched)
			// A step that lasts says so after a while: another drawing, on a machine that has much to do.
			const soon = setTimeout
			let steps = false
			window.setTimeout = (call, ms, ...rest) => (steps && ms > 100 ? 0 : soon(call, ms, ...rest))
			const worst = {}
			for (const search of searches) {
				figure().search = search
				await figure().seek(40)
				// What is found out meanwhile changes the page too: the length, and the tree, portion by portion.
				while (figure().length === undefined) await frames(1)
				do {
					now.draws = 0
					await frames(5)
				} while (now.draws > 0)
				steps = true
				const most = (worst[search] = {...none})
				for (let step = 41; step < 60; step++) {
					Object.assign(now, none)
					await figure().seek(step)
					await figure().updateComplete
					note(observer.takeRecords())
					for (const what of Object.keys(now)) most[what] = Math.max(most[what], now[what])
				}
				steps = false
			}
			return worst
		}, oracle.SEARCHES)
		for (const [search, {changes, reads, draws}] of Object.entries(worst)) {
			ok(changes > 10 && changes <= MOST_CHANGES, `${search}: ${changes} changes at one step`)
			// Of board and tree twice: whether anything else has another size is looked at before anything is written.
			equal([reads, draws], [4, 2], search)
		}
	})

	opened('each canvas is drawn at most once in a frame', 'n="8" speed="60" step="1"', async page => {
		const drawn = await page.eval(async () => {
			const draws = new Map(),
				own = CanvasRenderingContext2D.prototype.clearRect
			CanvasRenderingContext2D.prototype.clearRect = function (...args) {
				if (this.canvas.getRootNode() === figure().shadowRoot) {
					const frame = `${document.timeline.currentTime} ${this.canvas.parentElement.className}`
					draws.set(frame, (draws.get(frame) ?? 0) + 1)
				}
				return own.apply(this, args)
			}
			figure().play()
			while (figure().step < 120 || draws.size < 30) await frames(1)
			figure().pause()
			return [...draws.values()]
		})
		is(Math.max(...drawn), 1)
	})

	opened('while it plays only the path is drawn anew', 'n="8" speed="max" step="1"', async page => {
		// The first painting of the tree has a frame of its own.
		const isPainted = () => $('.tree canvas').getContext('2d').getImageData(9, 5, 1, 1).data[3] > 0
		await page.waitFor(isPainted)
		await page.eval(() => {
			const make = document.createElement.bind(document)
			window.made = 0
			document.createElement = (tag, ...rest) => (tag === 'canvas' && window.made++, make(tag, ...rest))
			figure().play()
		})
		await page.waitFor(() => figure().step > 5000)
		await page.eval(() => figure().pause())
		is(await page.eval(() => window.made), 0)
		const [after, step] = [await page.eval(texts), await page.eval(() => figure().step)]
		await visit(`n="8" step="${step}"`, async fresh => is(await fresh.eval(texts), after))
	})
}
