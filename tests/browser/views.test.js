// Code, arrays, stack, tree and glossary in the figure: reached by pointer, finger and keys, in both languages and
// themes, at any width.

import {suite, test as plainTest} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {COLOURS, violations} from '../helpers/access.js'
import {BROWSERS, launch} from '../helpers/browsers/index.js'
import {$, $$, figure, folderOf, ofDist} from '../helpers/pages.js'
import {faultsOf} from '../helpers/layout.js'

const ALL = 'board narration timeline counts code arrays stack tree'
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

/** A page with one figure, opened and at rest. */
async function opened(browser, attributes, {lang = 'en', size = {width: 1280, height: 900}} = {}) {
	const file = join(folder, 'figure.html')
	const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Figure</title>
    <meta name="viewport" content="width=device-width"><style>body { margin: 16px; background: #fbfaf6 }</style>
    <script src="n-queens-study.js"></script><main><h1>Figure</h1><n-queens
    theme="light" views="${ALL}" ${attributes}></n-queens></main></html>`
	writeFileSync(file, html)
	const page = await browser.open(pathToFileURL(file).href, size)
	await isShown(page)
	return page
}

async function isShown(page) {
	await page.waitFor(() => figure().settled?.then(() => true))
	await page.waitFor(() => $('.trail'))
}

/** What the views say, and what it is called. */
async function texts() {
	await figure().settled
	await figure().updateComplete
	const labels = part => [...part.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label'))
	return $$('.array, .stack, .nodes, .listing, .narration')
		.map(part => part.textContent.replace(/\s+/g, ' ') + labels(part))
		.join('|')
}

const WIDTHS = [320, 768, 1440]

/** What is wrong with the layout of a figure at all widths, by width. */
async function faultsAtAllWidths(page) {
	const faults = []
	for (const width of WIDTHS) {
		await page.resize(width, 800)
		faults.push(...(await faultsOf(page)).map(fault => `${width} px: ${fault}`))
	}
	return faults
}

/** Another figure in the place of the one that is shown, in the light again. */
async function replaced(page, attributes) {
	await page.eval(html => {
		const {firstChild: next} = Object.assign(document.createElement('div'), {innerHTML: html})
		figure().replaceWith(next)
		document.body.removeAttribute('style')
	}, `<n-queens theme="light" views="${ALL}" ${attributes}></n-queens>`)
	await isShown(page)
}

async function inTheDark(page) {
	await page.eval(() => {
		document.body.style = 'background: #17181b; color: #fff'
		figure().theme = 'dark'
	})
	await page.waitFor(() => figure().updateComplete.then(() => true))
}

/** What axe finds in a figure. A thousand squares and elements, of the kinds that the others have, are looked at once;
 * nothing but colours is other in the dark. */
async function found(page, name) {
	const light = await violations(page)
	if (name === 'large') return light
	await inTheDark(page)
	return [...light, ...(await violations(page, null, COLOURS))]
}

for (const browserName of BROWSERS)
	for (const lang of ['en', 'ja'])
		plainTest(
			`in every view and width no text is cut off or over other text, and axe finds nothing: ${browserName}, ${lang}`,
			async () => {
				const browser = await launch(browserName, {lang})
				try {
					const page = await opened(browser, FIGURES.flags, {lang})
					for (const [name, attributes] of Object.entries(FIGURES)) {
						if (name === 'large' && lang === 'ja') continue // its tree takes ten seconds
						await replaced(page, attributes)
						equal(await faultsAtAllWidths(page), [], name)
						if (browserName === 'chromium') equal(await found(page, name), [], name)
					}
					equal(await page.errors(), [])
					await page.close()
				} finally {
					await browser.close()
				}
			},
		)
plainTest.run()

for (const name of BROWSERS) {
	const test = suite(`views in ${name}`)
	let browser
	test.before(async () => void (browser = await launch(name)))
	test.after(() => browser?.close())

	const shown = (title, attributes, body, options) =>
		test(title, async () => {
			const page = await opened(browser, attributes, options)
			try {
				await body(page)
				equal(await page.errors(), [])
			} finally {
				await page.close()
			}
		})

	const press = async (page, ...keys) => {
		for (const key of keys) await page.press(key)
	}
	const focus = (page, selector) => page.eval(selector => void $(selector).focus(), selector)
	const board = () => $('.board canvas').toDataURL()

	shown(
		"an element pointed at lights its squares, a square its elements; an array's name puts its indices on the board",
		FIGURES.flags,
		async page => {
			const before = await page.eval(board)
			await focus(page, '[data-name=diags1][data-i="5"]')
			await page.waitFor(before => $('.board canvas').toDataURL() !== before, before)
			is(await page.eval(() => $$('.array .lit').length), 1)
			await press(page, 'ArrowRight')
			is(await page.eval(() => figure().shadowRoot.activeElement.dataset.i), '6')
			await page.eval(() => figure().shadowRoot.activeElement.blur())
			await page.waitFor(before => $('.board canvas').toDataURL() === before, before)
			await page.eval(() => $('.squares [data-row="2"][data-col="3"]').click())
			await page.waitFor(() => $$('.array .lit').length === 3)
			equal(
				await page.eval(() =>
					$$('.array p')
						.map(p => p.textContent.replace(/\s+/g, ' ').trim())
						.slice(0, 3),
				),
				[
					'cols[col] = cols[3]',
					'diags1[row − col + n − 1] = diags1[2 − 3 + 8 − 1] = diags1[6]',
					'diags2[row + col] = diags2[2 + 3] = diags2[5]',
				],
			)
			const without = await page.eval(board)
			await page.eval(() => $('.array button').click())
			await page.waitFor(without => $('.board canvas').toDataURL() !== without, without)
		},
	)

	shown('the tree is walked with arrow keys, and Enter goes to a node', 'n="6" search="flags"', async page => {
		const at = () => figure().shadowRoot.activeElement?.textContent
		await focus(page, '[role=treeitem]')
		is(await page.eval(at), 'Empty board: 152 nodes and 4 solutions below; on the way to the present.')
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight')
		await page.waitFor(() => $$('[role=treeitem]').length === 13)
		await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')
		is(await page.eval(at), 'Row 1, column 3: 10 nodes and 1 solution below; not visited yet.')
		await press(page, 'Enter')
		await page.waitFor(() => figure().moment.queens.join(' ') === '1 3 -1 -1 -1 -1')
		is(await page.eval(() => figure().moment.event.kind), 'place')
		await press(page, 'ArrowLeft', 'ArrowLeft', 'Home')
		match(await page.eval(at), /^Empty board/)
		await press(page, 'Enter')
		await page.waitFor(() => figure().step === 0)
	})

	shown(
		'a click on a node goes there, level by level too; on one too narrow to aim at it brings its parent nearer',
		'n="8" search="breadth-first"',
		async page => {
			const point = (part, row) =>
				page.eval(
					(part, row) => {
						const canvas = $('.tree canvas')
						canvas.scrollIntoView({block: 'center'})
						const {left, top, width} = canvas.getBoundingClientRect()
						return [left + part * width, top + (row + 0.5) * 24]
					},
					part,
					row,
				)
			await page.click(...(await point(0.98, 1)))
			await page.waitFor(() => figure().moment.queens.join(' ') === '7 -1 -1 -1 -1 -1 -1 -1')
			is(await page.eval(() => figure().moment.counters.places), 8)
			const trail = () => $$('.trail button').length
			const places = () => figure().moment.counters.places
			// Where nodes are narrow depends on the width of the page: those that are not are gone to, beside them nothing
			// happens.
			let before
			for (let part = 0.4; part < 0.6 && (await page.eval(trail)) === 2; part += 0.01) {
				before = await page.eval(places)
				await page.click(...(await point(part, 5)))
				// A part of the tree that is looked at may have to be asked for first, as the walk has to go to a node.
				await page.eval(async () => {
					const trail = () => $$('.trail button').length
					for (let i = 0; i < 60 && trail() === 2; i++) await new Promise(requestAnimationFrame)
				})
			}
			ok((await page.eval(trail)) > 2)
			is(await page.eval(places), before)
		},
	)

	shown('after the first solution no node is gone to that is never reached', 'n="6" search="first"', async page => {
		await focus(page, '[role=treeitem]')
		await press(page, 'ArrowRight', 'End')
		match(await page.eval(() => figure().shadowRoot.activeElement.textContent), /never reached/)
		await press(page, 'Enter')
		await page.eval(() => figure().settled)
		is(await page.eval(() => figure().step), 0)
	})

	shown('a large tree is opened as far as one looks', FIGURES.twelve, async page => {
		const items = () => $$('[role=treeitem]').length
		const before = await page.eval(items)
		await page.eval(() => $$('.trail button').at(-1).click())
		await page.waitFor(before => $$('[role=treeitem]').length > before + 40, before)
	})

	shown(
		'a word of the glossary tells its meaning while it has the focus, and Escape puts it away',
		FIGURES.flags,
		async page => {
			const meaning = () => $('.meaning:not([hidden])')?.textContent.trim()
			await focus(page, '.narration strong .term')
			await page.waitFor(() => /^Pruning A refused square/.test($('.meaning:not([hidden])')?.textContent.trim()))
			await press(page, 'Escape')
			await page.waitFor(() => !$('.meaning:not([hidden])'))
			const [x, y] = await page.eval(() => {
				const {left, top, width, height} = $('.narration .term').getBoundingClientRect()
				return [left + width / 2, top + height / 2]
			})
			await page.click(x, y)
			await page.waitFor(() => /^Row /.test($('.meaning:not([hidden])')?.textContent.trim()))
			ok(await page.eval(meaning))
		},
	)

	shown(
		'a line of the code leads to its next execution, and the language is kept in the attribute',
		FIGURES.flags,
		async page => {
			await page.eval(() => {
				const select = $('.code select')
				select.value = 'c'
				select.dispatchEvent(new Event('change'))
			})
			await page.waitFor(() => figure().getAttribute('listing') === 'c' && $('[data-language=c]'))
			await page.eval(() =>
				$$('.listing .runs')
					.find(line => /= false/.test(line.textContent))
					.querySelector('button')
					.click(),
			)
			await page.waitFor(() => figure().moment.event.kind === 'remove')
			await page.waitFor(() => $$('.listing .lit').some(line => /= false/.test(line.textContent)))
		},
	)

	shown(
		'a step changes few places of the page, asks once for each canvas how wide it is, and draws each once',
		'n="8" step="1" lang="ja"',
		async page => {
			for (const search of ['scan', 'flags', 'wraparound', 'breadth-first', 'first']) {
				const worst = await page.eval(async search => {
					const most = {changes: 0, reads: 0, draws: 0}
					let reads = 0,
						draws = 0
					const counted = (object, name, key, count) => {
						const own = Object.getOwnPropertyDescriptor(object, name)
						const call = own[key]
						Object.defineProperty(object, name, {
							...own,
							[key](...args) {
								count(this)
								return call.apply(this, args)
							},
						})
						return () => Object.defineProperty(object, name, own)
					}
					figure().search = search
					await figure().seek(40)
					// What is found out meanwhile changes the page too: the length, and the tree.
					while (figure().length === undefined) await new Promise(requestAnimationFrame)
					for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame)
					const undo = [
						counted(Element.prototype, 'clientWidth', 'get', () => reads++),
						counted(Element.prototype, 'getBoundingClientRect', 'value', () => reads++),
						counted(
							CanvasRenderingContext2D.prototype,
							'clearRect',
							'value',
							({canvas}) => (draws += canvas.isConnected || canvas.getRootNode() === figure().shadowRoot ? 1 : 0),
						),
					]
					// A step that lasts says so after a while: another drawing, on a machine that has much to do.
					const soon = window.setTimeout
					window.setTimeout = (call, ms, ...rest) => (ms > 100 ? 0 : soon(call, ms, ...rest))
					let changes = 0
					const count = list =>
						list.forEach(
							({addedNodes, removedNodes}) => (changes += Math.max(1, addedNodes.length, removedNodes.length)),
						)
					const observer = new MutationObserver(count)
					const watched = {subtree: true, childList: true, attributes: true, characterData: true}
					observer.observe(figure().shadowRoot, watched)
					for (let step = 41; step < 60; step++) {
						reads = draws = changes = 0
						await figure().seek(step)
						await figure().updateComplete
						count(observer.takeRecords())
						for (const [what, count] of Object.entries({changes, reads, draws}))
							most[what] = Math.max(most[what], count)
					}
					for (const back of undo) back()
					window.setTimeout = soon
					return {...most, all: $$('*').length}
				}, search)
				ok(
					worst.changes <= MOST_CHANGES && worst.changes > 10,
					`${search}: ${worst.changes} changes at one step, of ${worst.all} elements`,
				)
				equal([worst.reads, worst.draws], [2, 2], search)
			}
		},
	)

	shown('while it plays each canvas is drawn at most once in a frame', 'n="8" speed="60" step="1"', async page => {
		const drawn = await page.eval(async () => {
			const frames = new Map(),
				own = CanvasRenderingContext2D.prototype.clearRect
			CanvasRenderingContext2D.prototype.clearRect = function (...args) {
				if (this.canvas.getRootNode() === figure().shadowRoot) {
					const frame = `${document.timeline.currentTime} ${this.canvas.parentElement.className}`
					frames.set(frame, (frames.get(frame) ?? 0) + 1)
				}
				return own.apply(this, args)
			}
			figure().play()
			while (figure().step < 120 || frames.size < 30) await new Promise(requestAnimationFrame)
			figure().pause()
			return [...frames.values()]
		})
		is(Math.max(...drawn), 1)
	})

	shown(
		'while it plays only the path is drawn anew, and a pause leaves every view at its moment',
		'n="8" speed="max" step="1"',
		async page => {
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
			const fresh = await opened(browser, `n="8" step="${step}"`)
			is(after, await fresh.eval(texts))
			await fresh.close()
		},
	)

	test.run()
}
