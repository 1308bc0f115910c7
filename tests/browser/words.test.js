// The site in browsers: every recipe does what it says in an otherwise empty page, every figure of the lesson stands
// where its text says it does and goes where its links lead, and both pages can be read by everyone, from a disk as
// well.

import { suite, test as plainTest } from 'uvu'
import * as assert from 'uvu/assert'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inEveryLanguage } from '../../web/make/words.js'
import { FIGURES } from '../../web/site/figures.js'
import { copied, POLICY, RECIPES } from '../../web/site/recipes.js'
import { violations } from '../helpers/access.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'
import { serve } from '../helpers/serve.js'

const [, WORDS] = await inEveryLanguage('recipes')

/** An empty page beside dist/ into which a recipe was pasted. */
const pasted = (recipe, head = '') =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><title>Recipe</title>${head}\n<body>\n${copied(recipe, WORDS.recipes[recipe.id].say ?? {})}`

// --- recipes -----------------------------------------------------------------------------------------------

/** In the page: the figure when it has settled, and what is seen of it. */
const at = selector =>
	`(async () => { const figure = document.querySelector(${JSON.stringify(selector)}); await figure.settled; await figure.updateComplete; return figure })()`
const inFigure = (page, body, selector = 'n-queens') =>
	page.eval(
		source => (0, eval)(source),
		`${at(selector)}.then(async figure => { const root = figure.shadowRoot, { moment } = figure; ${body} })`,
	)
const isDrawn = 'root.querySelector(".board canvas").width > 0'

const CHECKS = {
	'one-line': async page =>
		assert.equal(await inFigure(page, `return [moment.n, moment.search, moment.step, ${isDrawn}]`), [
			8,
			'flags',
			0,
			true,
		]),
	step: async page =>
		assert.equal(await inFigure(page, `return [moment.step, moment.event.kind, ${isDrawn}]`), [146, 'test', true]),
	part: async page => {
		assert.equal(
			await inFigure(
				page,
				'const start = moment.step; await figure.seek(Infinity); const end = figure.moment.step; await figure.seek(0); return [start, end, figure.moment.step]',
			),
			[14, 34, 14],
		)
		await page.eval(() => {
			const figure = document.querySelector('n-queens')
			window.steps = []
			figure.addEventListener('n-queens-step', event => window.steps.push(event.detail.step))
			figure.speed = 60
			figure.play()
		})
		await page.waitFor(() => window.steps.some((step, i) => step === 34 && window.steps.slice(i).includes(14)), {
			timeout: 20_000,
		})
		assert.equal(
			await page.eval(() => [
				document.querySelector('n-queens').playing,
				window.steps.every(step => step >= 14 && step <= 34),
			]),
			[true, true],
		)
	},
	stops: async page => {
		for (const solutions of [1, 2]) {
			await inFigure(page, 'figure.speed = 1000; figure.play()')
			await page.waitFor(
				(_, solutions) =>
					!document.querySelector('n-queens').playing &&
					document.querySelector('n-queens').moment.counters.solutions === solutions,
				{ timeout: 20_000 },
				'',
				solutions,
			)
			assert.is(await inFigure(page, 'return moment.event.kind'), 'solution')
		}
	},
	captions: async page => {
		const shown = () =>
			inFigure(
				page,
				'return [...root.querySelectorAll("slot.caption:not([hidden])")].flatMap(slot => slot.assignedElements()).map(element => element.textContent)',
			)
		const { search, stuck, back } = WORDS.recipes.captions.say
		assert.equal(await shown(), [stuck])
		await inFigure(page, 'await figure.seek(9)')
		assert.equal(await shown(), [search])
		await inFigure(page, 'await figure.seek(16)')
		assert.equal(await shown(), [back])
	},
	bare: async page =>
		assert.equal(
			await inFigure(page, `return [moment.event.kind, root.querySelectorAll("button, input").length, ${isDrawn}]`),
			['solution', 0, true],
		),
	'some-controls': async page =>
		assert.equal(
			await inFigure(
				page,
				'return ["button.play", "button.forward", ".speed", ".jumps", ".position", ".timeline"].map(name => root.querySelector(name) !== null)',
			),
			[true, true, false, false, false, false],
		),
	two: async page => {
		const seen = await page.eval(async () => {
			const figures = [...document.querySelectorAll('n-queens')]
			await Promise.all([figures[0].seek(20), figures[1].seek(30)])
			return figures.map(({ moment: { search, step } }) => [search, step])
		})
		assert.equal(seen, [
			['flags', 20],
			['breadth-first', 30],
		])
	},
	links: async page => {
		const follow = async i => {
			await page.eval(i => document.querySelectorAll('[data-n-queens]')[i].click(), i)
			return inFigure(page, 'return [moment.step, moment.event.kind, location.hash]')
		}
		assert.equal(await follow(0), [14, 'leave', ''])
		assert.equal(await follow(1), [15, 'remove', ''])
		assert.equal(await follow(2), [51, 'solution', ''])
	},
	follow: async page => {
		await inFigure(page, 'await figure.seek(146)')
		await page.waitFor(
			() =>
				document.getElementById('followed-text').textContent ===
				`step 146, ${document.querySelector('n-queens').moment.counters.tests} squares tested`,
		)
	},
	code: async page =>
		assert.equal(
			await inFigure(
				page,
				'return [moment.event.kind, root.querySelector(".listing .lit").textContent.includes("= \\"#\\""), [...root.querySelectorAll(".array p")].length > 2]',
			),
			['remove', true, true],
		),
	predict: async page => {
		assert.is(await inFigure(page, 'return figure.predict?.join(" ")'), 'place remove')
		await inFigure(page, 'figure.speed = 1000; figure.play()')
		await page.waitFor(
			() => !document.querySelector('n-queens').playing && document.querySelector('n-queens').moment.step > 0,
		)
		assert.equal(
			await inFigure(page, 'return [moment.event.kind, moment.counters.places]'),
			['enter', 0],
			'before the first placement, and before the test that would give it away',
		)
	},
	exam: async page => {
		assert.equal(await inFigure(page, 'return [moment.search, figure.labels, root.querySelector(".figure").lang]'), [
			'first',
			1,
			'ja',
		])
		assert.match(
			await inFigure(page, 'return root.querySelector(".narration").textContent'),
			/3 行目には、もう試す列がない/,
		)
		assert.match(await inFigure(page, 'return root.querySelector(".listing").textContent'), /pos/)
	},
	colours: async page =>
		assert.equal(
			await inFigure(
				page,
				'return [getComputedStyle(root.querySelector(".figure")).color, getComputedStyle(root.querySelector(".narration")).fontSize, root.querySelector(".board").getBoundingClientRect().width]',
			),
			['rgb(20, 35, 59)', '16px', 288],
		),
	theme: async page => {
		await page.eval(() => document.getElementById('dark-switch').click())
		assert.equal(
			await inFigure(page, 'return [figure.theme, getComputedStyle(root.querySelector(".figure")).colorScheme]'),
			['dark', 'dark'],
		)
		await page.eval(() => document.getElementById('dark-switch').click())
		assert.is(await inFigure(page, 'return figure.theme'), 'light')
	},
	fallback: async page => {
		await page.waitFor(() => document.querySelector('n-queens img').complete)
		assert.equal(
			await inFigure(
				page,
				`return [moment.event.kind, ${isDrawn}, figure.querySelector("img").getBoundingClientRect().width]`,
			),
			['solution', true, 0],
		)
	},
	picture: async page => {
		await page.waitFor(() => document.querySelector('img').complete)
		assert.equal(
			await page.eval(() => [
				document.querySelector('img').naturalWidth === document.querySelector('img').width,
				document.querySelector('img').alt.length > 10,
			]),
			[true, true],
		)
	},
	iframe: async page => {
		await page.waitFor(
			() => document.querySelector('iframe').contentDocument.querySelector('n-queens').moment.step === 146,
			{ timeout: 20_000 },
		)
		assert.is(
			await page.eval(
				() =>
					document
						.querySelector('iframe')
						.contentDocument.querySelector('n-queens')
						.shadowRoot.querySelector('.board canvas').width > 0,
			),
			true,
		)
	},
	count: page => page.waitFor(() => document.getElementById('counted').textContent === '365596', { timeout: 30_000 }),
	walk: page =>
		page.waitFor(() => /^\d+\n\. Q \. \. \. \.\n/.test(document.getElementById('walked').textContent), {
			timeout: 20_000,
		}),
}

const FILES = ['n-queens.js', 'n-queens-study.js', 'engine.mjs', 'embed.html', 'solution-8.svg']

for (const name of BROWSERS) {
	const test = suite(`words in ${name}`)
	let browser, server, folder

	test.before(async () => {
		folder = mkdtempSync(join(tmpdir(), 'n-queens-words-'))
		cpSync('dist', folder, {
			recursive: true,
			filter: path => path === 'dist' || FILES.includes(path.split('/').at(-1)) || /\.(js|css)$/.test(path),
		})
		for (const recipe of RECIPES) writeFileSync(join(folder, `recipe-${recipe.id}.html`), pasted(recipe))
		writeFileSync(
			join(folder, 'policy.html'),
			pasted(
				RECIPES.find(({ id }) => id === 'code'),
				`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
			),
		)
		writeFileSync(
			join(folder, 'no-script.html'),
			pasted(
				RECIPES.find(({ id }) => id === 'fallback'),
				`<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
			),
		)
		browser = await launch(name)
		server = await serve(folder)
	})
	test.after(async () => {
		await browser?.close()
		await server?.close()
		rmSync(folder, { recursive: true, force: true })
	})

	const opened = (title, url, body, size = {}) =>
		test(title, async () => {
			const page = await browser.open(url(), size)
			try {
				await body(page)
			} finally {
				await page.close()
			}
		})

	for (const { id } of RECIPES)
		opened(
			`the recipe “${id}”, pasted into an empty page, does what it says`,
			() => `${server.url}/recipe-${id}.html`,
			async page => {
				await CHECKS[id](page)
				assert.equal(await page.errors(), [])
			},
		)

	opened(
		'under the policy that the page names everything works, and nothing is refused',
		() => `${server.url}/policy.html`,
		async page => {
			const seen = await page.waitFor(
				async () => {
					const figure = document.querySelector('n-queens')
					await figure.settled
					await figure.updateComplete
					return (
						figure.moment.step === 15 && [
							figure.moment.event.kind,
							figure.shadowRoot.querySelector('.listing .lit') !== null,
							figure.shadowRoot.querySelector('.message'),
						]
					)
				},
				{ timeout: 20_000 },
			)
			assert.equal(seen, ['remove', true, null])
			assert.equal(await page.errors(), [])
		},
	)

	opened(
		'without scripts the fallback is seen',
		() => `${server.url}/no-script.html`,
		async page => {
			await page.waitFor(() => document.querySelector('n-queens img').getBoundingClientRect().width > 100)
		},
	)

	opened(
		'from a disk each figure of the lesson stands at its step, and each link leads where it says',
		() => pathToFileURL(join(process.cwd(), 'dist/tutorial.html')).href,
		async page => {
			for (const [id, { step, search = 'flags' }] of Object.entries(FIGURES)) {
				await page.eval(id => document.getElementById(id).scrollIntoView(), `figure-${id}`)
				assert.equal(
					await inFigure(
						page,
						'return [moment.step, moment.search, root.querySelector(".message")?.textContent ?? ""]',
						`#figure-${id}`,
					),
					[step, search, ''],
					id,
				)
			}
			const links = await page.eval(() =>
				[...document.querySelectorAll('[data-n-queens]')].map(({ dataset }) => ({ ...dataset })),
			)
			assert.ok(links.length > 40)
			for (const [i, { nQueens, step, search, next }] of links.entries()) {
				const before = await inFigure(page, 'return moment.step', `#${nQueens}`)
				await page.eval(i => document.querySelectorAll('[data-n-queens]')[i].click(), i)
				const now = await inFigure(page, 'return [moment.step, moment.search, moment.event.kind]', `#${nQueens}`)
				if (step !== undefined) assert.is(now[0], +step, `link ${i}`)
				if (search !== undefined) assert.is(now[1], search, `link ${i}`)
				if (next !== undefined) assert.ok(now[2] === next && now[0] > before, `link ${i}`)
			}
		},
	)

	opened(
		'what the lesson says is seen beside its boards is seen there',
		() => pathToFileURL(join(process.cwd(), 'dist/tutorial.html')).href,
		async page => {
			const seen = (id, step, body) =>
				inFigure(
					page,
					`figure.scrollIntoView(); await figure.seek(${step}); await figure.updateComplete; ${body}`,
					`#figure-${id}`,
				)
			assert.is(await seen('function', 26, 'return root.querySelectorAll(".stack li").length'), 4, 'four calls wait')
			assert.match(await seen('function', 15, 'return root.querySelector(".listing .lit").textContent'), /"#"/)
			assert.match(
				await seen('arrays', 20, 'return root.querySelector(".arrays, [part=arrays]").textContent'),
				/diags1\[4\][\s\S]*diags2\[3\]/,
			)
			assert.match(
				await seen('breadth', 6457, 'return root.querySelector(".stack table").textContent.replace(/\\s+/g, " ")'),
				/1.*8.*42.*140.*344.*568/,
			)
			assert.match(await seen('tree', 27, 'return root.querySelector("[role=treeitem]").textContent'), /16 nodes/)
			assert.equal(
				await seen('taking-back', 51, 'return root.querySelectorAll("slot.caption:not([hidden])").length'),
				1,
			)
			const looped = await seen('taking-back', 50, 'figure.speed = 60; figure.play(); return figure.playing')
			assert.is(looped, true)
			await page.waitFor(() => document.getElementById('figure-taking-back').moment.step < 40, { timeout: 20_000 })
			await inFigure(page, 'figure.pause()', '#figure-taking-back')
			await seen('order', 1400, 'figure.play()')
			await page.waitFor(
				() =>
					!document.getElementById('figure-order').playing &&
					document.getElementById('figure-order').moment.event.kind === 'solution',
				{ timeout: 20_000 },
			)
			await seen('predict', 0, 'figure.play()')
			await page.waitFor(
				() =>
					!document.getElementById('figure-predict').playing &&
					document.getElementById('figure-predict').moment.event.kind === 'enter',
				{ timeout: 20_000 },
			)
		},
	)

	opened(
		'“Print” brings every figure to its moment before it prints',
		() => pathToFileURL(join(process.cwd(), 'dist/tutorial.html')).href,
		async page => {
			await page.eval(() => {
				window.print = () =>
					(window.printed = [...document.querySelectorAll('n-queens')].map(figure => figure.moment.step))
				document.getElementById('print').click()
			})
			assert.equal(
				await page.waitFor(() => window.printed, { timeout: 20_000 }),
				Object.values(FIGURES).map(({ step }) => step),
			)
		},
	)

	test.run()
}

// --- for everyone ------------------------------------------------------------------------------------------

const fileOf = (page, lang) =>
	pathToFileURL(join(process.cwd(), 'dist', lang === 'en' ? `${page}.html` : `${page}.${lang}.html`)).href

/** Elements whose text is cut off or that stick out of the window, also inside figures; what scrolls by itself may. */
const cutOff = () => {
	const out = []
	const look = root => {
		for (const element of root.querySelectorAll('*')) {
			if (element.shadowRoot) look(element.shadowRoot)
			const box = element.getBoundingClientRect()
			if (
				box.width === 0 ||
				element.closest('.hidden, .nodes, pre, .scroll, .listing, option, svg, iframe, [data-small=true]')
			)
				continue
			if (box.right > innerWidth + 1 || box.left < -1)
				out.push(
					`${element.localName}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`,
				)
			const style = getComputedStyle(element)
			if (
				element instanceof HTMLElement &&
				element.childElementCount === 0 &&
				style.display !== 'inline' &&
				element.scrollWidth > element.clientWidth + 1 &&
				element.clientWidth > 1 &&
				!['canvas', 'input', 'select'].includes(element.localName)
			)
				out.push(`${element.localName} “${element.textContent.slice(0, 30)}” is cut off`)
		}
	}
	look(document)
	if (document.documentElement.scrollWidth > innerWidth)
		out.push(`the page is ${document.documentElement.scrollWidth} wide`)
	return out
}

for (const dark of [false, true])
	for (const lang of ['en', 'ja'])
		plainTest(
			`axe finds nothing and nothing is cut off on the site, ${dark ? 'dark' : 'light'}, ${lang}, at 320, 768 and 1440 px`,
			async () => {
				const browser = await launch('chromium', { dark, lang })
				try {
					for (const name of ['recipes', 'tutorial']) {
						const page = await browser.open(fileOf(name, lang), { width: 1440, height: 900 })
						await page.eval(() => document.querySelectorAll('details').forEach(details => (details.open = true)))
						await page.waitFor(
							() =>
								Promise.all([...document.querySelectorAll('n-queens')].map(figure => figure.settled)).then(() => true),
							{ timeout: 40_000 },
						)
						assert.equal(await violations(page, { exclude: ['iframe'] }), [], name)
						for (const width of [320, 768, 1440]) {
							await page.resize(width, 800)
							await page.waitFor((_, width) => innerWidth === width, {}, '', width)
							let out
							for (let i = 0; i < 20 && (i === 0 || out.length > 0); i++) {
								out = await page.eval(cutOff)
								if (out.length > 0) await new Promise(done => setTimeout(done, 50))
							}
							assert.equal(out, [], `${name} at ${width} px`)
						}
						await page.close()
					}
				} finally {
					await browser.close()
				}
			},
		)

plainTest('code is copied, and where the clipboard is refused it is selected', async () => {
	const browser = await launch('chromium')
	try {
		const page = await browser.open(fileOf('recipes', 'en'))
		const told = await page.eval(async () => {
			const copy = async write => {
				Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
				const button = document.querySelector('#step button.copy'),
					before = button.textContent
				button.click()
				while (button.textContent === before) await new Promise(requestAnimationFrame)
				return button.textContent
			}
			let text
			const first = await copy(async said => void (text = said))
			const rest = document.querySelector('#part button.copy')
			Object.defineProperty(navigator, 'clipboard', {
				configurable: true,
				value: {
					writeText: async () => {
						throw new Error('refused')
					},
				},
			})
			rest.click()
			while (getSelection().toString() === '') await new Promise(requestAnimationFrame)
			return [first, text, rest.textContent, getSelection().toString().trim()]
		})
		const text = id =>
			copied(
				RECIPES.find(recipe => recipe.id === id),
				{},
			)
		assert.equal(told, [WORDS.copied, text('step'), WORDS.byHand, text('part')])
	} finally {
		await browser.close()
	}
})

if (BROWSERS.includes('chromium')) plainTest.run()
