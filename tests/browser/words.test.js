// The site in browsers: every recipe does what it says in an otherwise empty page, every figure of the lesson stands
// where its text says it does and goes where its links lead, and both pages can be read by everyone, from a disk as
// well.

import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {inEveryLanguage} from '../../web/make/words.js'
import {fileOf} from '../../web/words/index.js'
import {FIGURES} from '../../web/site/figures.js'
import {copied, POLICY, RECIPES} from '../../web/site/recipes.js'
import {violationsInBothThemes} from '../helpers/access.js'
import {BROWSERS, launch} from '../helpers/browsers/index.js'
import {faultsOf} from '../helpers/layout.js'
import {folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const [, WORDS] = await inEveryLanguage('recipes')

/** What runs in the page when its figure has settled, and what it gives. `body` knows `figure`, `root`, `moment`. */
const inFigure = (page, body, selector = 'n-queens') =>
	page.eval(
		source => (0, eval)(source),
		`(async () => {
			const figure = document.querySelector(${JSON.stringify(selector)})
			await figure.settled
			await figure.updateComplete
			const root = figure.shadowRoot, { moment } = figure
			${body}
		})()`,
	)
/** As inFigure, of an expression. */
const seen = (page, expression, selector) => inFigure(page, `return ${expression}`, selector)
/** An expression that knows `figure` and `moment`, for the first figure of the page, becomes true. */
const becomes = (page, expression, selector = 'n-queens') =>
	page.waitFor(
		(selector, expression) => {
			const figure = document.querySelector(selector)
			return new Function('figure', 'moment', `return ${expression}`)(figure, figure.moment)
		},
		{},
		selector,
		expression,
	)

// --- recipes -----------------------------------------------------------------------------------------------

const IS_DRAWN = 'root.querySelector(".board canvas").width > 0'
const PARTS = '["button.play", "button.forward", ".speed", ".jumps", ".position", ".timeline"]'

/** By recipe: what is seen in its figure at once. */
const SEEN = {
	'one-line': [`[moment.n, moment.search, moment.step, ${IS_DRAWN}]`, [8, 'flags', 0, true]],
	step: [`[moment.step, moment.event.kind, ${IS_DRAWN}]`, [146, 'test', true]],
	bare: [`[moment.event.kind, root.querySelectorAll("button, input").length, ${IS_DRAWN}]`, ['solution', 0, true]],
	'some-controls': [
		`${PARTS}.map(name => root.querySelector(name) !== null)`,
		[true, true, false, false, false, false],
	],
	code: [
		'[moment.event.kind, root.querySelector(".listing .lit").textContent.includes("= \\"#\\""), ' +
			'[...root.querySelectorAll(".array p")].length > 2]',
		['remove', true, true],
	],
	exam: [
		'[moment.search, figure.labels, root.querySelector(".figure").lang, ' +
			'root.querySelector(".narration").textContent.includes("3 行目には、もう試す列がない"), ' +
			'root.querySelector(".listing").textContent.includes("pos")]',
		['first', 1, 'ja', true, true],
	],
	colours: [
		'[getComputedStyle(root.querySelector(".figure")).color, ' +
			'getComputedStyle(root.querySelector(".narration")).fontSize, ' +
			'root.querySelector(".board").getBoundingClientRect().width]',
		['rgb(20, 35, 59)', '16px', 288],
	],
}

/** By recipe: what is done with it, and seen then. */
const DONE = {
	async part(page) {
		const ends = `const start = moment.step
			await figure.seek(Infinity)
			const end = figure.moment.step
			await figure.seek(0)
			return [start, end, figure.moment.step]`
		assert.equal(await inFigure(page, ends), [14, 34, 14])
		await page.eval(() => {
			const figure = document.querySelector('n-queens')
			window.steps = []
			figure.addEventListener('n-queens-step', event => window.steps.push(event.detail.step))
			figure.speed = 60
			figure.play()
		})
		await becomes(page, 'steps.some((step, i) => step === 34 && steps.slice(i).includes(14))')
		assert.equal(await seen(page, '[figure.playing, steps.every(step => step >= 14 && step <= 34)]'), [true, true])
	},
	async stops(page) {
		for (const solutions of [1, 2]) {
			await inFigure(page, 'figure.speed = 1000; figure.play()')
			await becomes(page, `!figure.playing && moment.counters.solutions === ${solutions}`)
			assert.is(await seen(page, 'moment.event.kind'), 'solution')
		}
	},
	async captions(page) {
		const {search, stuck, back} = WORDS.recipes.captions.say
		for (const [step, caption] of [
			[null, stuck],
			[9, search],
			[16, back],
		]) {
			if (step !== null) await inFigure(page, `await figure.seek(${step})`)
			const shown =
				'[...root.querySelectorAll("slot.caption:not([hidden])")]' +
				'.flatMap(slot => slot.assignedElements()).map(element => element.textContent)'
			assert.equal(await seen(page, shown), [caption])
		}
	},
	async two(page) {
		const figures = await page.eval(async () => {
			const figures = [...document.querySelectorAll('n-queens')]
			await Promise.all([figures[0].seek(20), figures[1].seek(30)])
			return figures.map(({moment: {search, step}}) => `${search} ${step}`)
		})
		assert.equal(figures, ['flags 20', 'breadth-first 30'])
	},
	async links(page) {
		for (const [i, where] of [
			[14, 'leave', ''],
			[15, 'remove', ''],
			[51, 'solution', ''],
		].entries()) {
			await page.eval(i => document.querySelectorAll('[data-n-queens]')[i].click(), i)
			assert.equal(await seen(page, '[moment.step, moment.event.kind, location.hash]'), where)
		}
	},
	async follow(page) {
		await inFigure(page, 'await figure.seek(146)')
		const text = '`step 146, ${moment.counters.tests} squares tested`'
		await becomes(page, `document.getElementById("followed-text").textContent === ${text}`)
	},
	async predict(page) {
		assert.is(await seen(page, 'figure.predict?.join(" ")'), 'place remove')
		await inFigure(page, 'figure.speed = 1000; figure.play()')
		await becomes(page, '!figure.playing && moment.step > 0')
		assert.equal(
			await seen(page, '[moment.event.kind, moment.counters.places]'),
			['enter', 0],
			'before the first placement, and before the test that would give it away',
		)
	},
	async theme(page) {
		await page.eval(() => document.getElementById('dark-switch').click())
		const themes = '[figure.theme, getComputedStyle(root.querySelector(".figure")).colorScheme]'
		assert.equal(await seen(page, themes), ['dark', 'dark'])
		await page.eval(() => document.getElementById('dark-switch').click())
		assert.is(await seen(page, 'figure.theme'), 'light')
	},
	async fallback(page) {
		await becomes(page, 'figure.querySelector("img").complete')
		assert.equal(
			await seen(page, `[moment.event.kind, ${IS_DRAWN}, figure.querySelector("img").getBoundingClientRect().width]`),
			['solution', true, 0],
		)
	},
	async picture(page) {
		await page.waitFor(() => document.querySelector('img').complete)
		const is = page.eval(() => {
			const {naturalWidth, width, alt} = document.querySelector('img')
			return [naturalWidth === width, alt.length > 10]
		})
		assert.equal(await is, [true, true])
	},
	iframe: page =>
		page.waitFor(() => {
			const {moment, shadowRoot} = document.querySelector('iframe').contentDocument.querySelector('n-queens')
			return moment.step === 146 && shadowRoot.querySelector('.board canvas').width > 0
		}),
	count: page => page.waitFor(() => document.getElementById('counted').textContent === '365596'),
	walk: page => page.waitFor(() => /^\d+\n\. Q \. \. \. \.\n/.test(document.getElementById('walked').textContent)),
}

/** All but pages and types. */
const FILES = readdirSync('dist').filter(name => /\.(m?js|css|wasm)$|^embed|^solution-8/.test(name))

/** Pages of one recipe each, pasted into an empty page beside dist/; and some under a policy. */
function folder() {
	const pasted = (id, policy) => {
		const recipe = RECIPES.find(recipe => recipe.id === id),
			head = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''
		const body = copied(recipe, WORDS.recipes[id].say ?? {})
		return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Recipe</title>${head}\n<body>\n${body}`
	}
	return folderOf(
		{
			...Object.fromEntries(RECIPES.map(({id}) => [`recipe-${id}.html`, pasted(id)])),
			'policy.html': pasted('code', POLICY),
			'no-script.html': pasted('fallback', "script-src 'none'"),
		},
		ofDist(FILES),
	)
}

for (const it of inBrowsers('recipes', {folder, from: 'web'})) {
	for (const {id} of RECIPES)
		it.opened(`the recipe “${id}”, pasted into an empty page, does what it says`, `recipe-${id}.html`, async page => {
			if (SEEN[id]) assert.equal(await seen(page, SEEN[id][0]), SEEN[id][1])
			else await DONE[id](page)
		})

	it.opened(
		'under the policy that the page names everything works, and nothing is refused',
		'policy.html',
		async page =>
			assert.equal(
				await page.waitFor(async () => {
					const figure = document.querySelector('n-queens'),
						at = selector => figure.shadowRoot.querySelector(selector)
					await figure.settled
					await figure.updateComplete
					const {step, event} = figure.moment
					return step === 15 && [event.kind, at('.listing .lit') !== null, at('.message')]
				}),
				['remove', true, null],
			),
	)

	it.opened(
		'without scripts the fallback is seen',
		'no-script.html',
		page => page.waitFor(() => document.querySelector('n-queens img').getBoundingClientRect().width > 100),
		{errors: true},
	)
}

// --- the lesson --------------------------------------------------------------------------------------------

for (const it of inBrowsers('the lesson', {address: () => 'dist/tutorial.html', errors: true})) {
	it.opened(
		'from a disk each figure of the lesson stands at its step, and each link leads where it says',
		'',
		async page => {
			for (const [id, {step, search = 'flags'}] of Object.entries(FIGURES)) {
				await page.eval(id => document.getElementById(id).scrollIntoView(), `figure-${id}`)
				const at = '[moment.step, moment.search, root.querySelector(".message")?.textContent ?? ""]'
				assert.equal(await seen(page, at, `#figure-${id}`), [step, search, ''], id)
			}
			const links = await page.eval(() =>
				[...document.querySelectorAll('[data-n-queens]')].map(({dataset}) => ({...dataset})),
			)
			assert.ok(links.length > 40)
			for (const [i, {nQueens, step, search, next}] of links.entries()) {
				const before = await seen(page, 'moment.step', `#${nQueens}`)
				await page.eval(i => document.querySelectorAll('[data-n-queens]')[i].click(), i)
				const now = await seen(page, '[moment.step, moment.search, moment.event.kind]', `#${nQueens}`)
				if (step !== undefined) assert.is(now[0], +step, `link ${i}`)
				if (search !== undefined) assert.is(now[1], search, `link ${i}`)
				if (next !== undefined) assert.ok(now[2] === next && now[0] > before, `link ${i}`)
			}
		},
	)

	it.opened('what the lesson says is seen beside its boards is seen there', '', async page => {
		const at = (id, step, body) =>
			inFigure(
				page,
				`figure.scrollIntoView(); await figure.seek(${step}); await figure.updateComplete; ${body}`,
				`#figure-${id}`,
			)
		for (const [id, step, expression, text] of [
			['function', 26, 'String(root.querySelectorAll(".stack li").length)', /^4$/],
			['function', 15, 'root.querySelector(".listing .lit").textContent', /"#"/],
			['arrays', 20, 'root.querySelector(".arrays, [part=arrays]").textContent', /diags1\[4\][\s\S]*diags2\[3\]/],
			[
				'breadth',
				6457,
				'root.querySelector(".stack table").textContent',
				/1[\s\S]*8[\s\S]*42[\s\S]*140[\s\S]*344[\s\S]*568/,
			],
			['tree', 27, 'root.querySelector("[role=treeitem]").textContent', /16 nodes/],
			['taking-back', 51, 'String(root.querySelectorAll("slot.caption:not([hidden])").length)', /^1$/],
			['taking-back', 50, '(figure.speed = 60, figure.play(), String(figure.playing))', /true/],
		])
			assert.match(await at(id, step, `return ${expression}`), text)
		await becomes(page, 'moment.step < 40', '#figure-taking-back')
		await inFigure(page, 'figure.pause()', '#figure-taking-back')
		await at('order', 1400, 'figure.play()')
		await becomes(page, '!figure.playing && moment.event.kind === "solution"', '#figure-order')
		await at('predict', 0, 'figure.play()')
		await becomes(page, '!figure.playing && moment.event.kind === "enter"', '#figure-predict')
	})

	it.opened('“Print” brings every figure to its moment before it prints', '', async page => {
		await page.eval(() => {
			window.print = () =>
				(window.printed = [...document.querySelectorAll('n-queens')].map(figure => figure.moment.step))
			document.getElementById('print').click()
		})
		assert.equal(
			await page.waitFor(() => window.printed),
			Object.values(FIGURES).map(({step}) => step),
		)
	})
}

// --- for everyone ------------------------------------------------------------------------------------------

const test = suite('the site in chromium')

/** A page of the site in Chromium. */
async function opened(name, {lang = 'en', ...wishes}, law) {
	const browser = await launch('chromium', {lang, ...wishes})
	try {
		const page = await browser.open(pathToFileURL(join('dist', fileOf(name, lang))).href, {width: 1440, height: 900})
		await law(page)
		await page.close()
	} finally {
		await browser.close()
	}
}
/** Shows all that is folded, and waits for the figures. */
const unfold = async () => {
	for (const details of document.querySelectorAll('details')) details.open = true
	await Promise.all([...document.querySelectorAll('n-queens')].map(figure => figure.settled))
}

for (const lang of ['en', 'ja'])
	for (const name of ['recipes', 'tutorial']) {
		test(`axe finds nothing in either theme, nothing is cut off, ${lang}, at 320, 768, 1440 px: ${name}`, () =>
			opened(name, {lang}, async page => {
				await page.eval(unfold)
				assert.equal(await violationsInBothThemes(page, {exclude: ['iframe']}), [])
				for (const width of [320, 768, 1440]) {
					await page.resize(width, 800)
					await page.waitFor(width => innerWidth === width, {}, width)
					assert.equal(await faultsOf(page), [], `at ${width} px`)
				}
			}))
	}

test('code is copied, and where the clipboard is refused it is selected', () =>
	opened('recipes', {}, async page => {
		const told = await page.eval(async () => {
			const writeText = write =>
				Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText: write}})
			const press = async (button, isDone) => {
				button.click()
				while (!isDone()) await new Promise(requestAnimationFrame)
				return button.textContent
			}
			const [first, rest] = ['#step', '#part'].map(id => document.querySelector(`${id} button.copy`)),
				before = first.textContent
			let text
			writeText(async said => void (text = said))
			const copied = await press(first, () => first.textContent !== before)
			writeText(async () => {
				throw new Error('refused')
			})
			const refused = await press(rest, () => getSelection().toString() !== '')
			return [copied, text, refused, getSelection().toString().trim()]
		})
		const text = id =>
			copied(
				RECIPES.find(recipe => recipe.id === id),
				{},
			)
		assert.equal(told, [WORDS.copied, text('step'), WORDS.byHand, text('part')])
	}))

if (BROWSERS.includes('chromium')) test.run()
