// Sharing what is shown, in the three browsers: what is copied opens, or shows where it is pasted, that very moment.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violations } from '../helpers/access.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'
import { serve } from '../helpers/serve.js'

const MOMENT = '?n=6&search=wraparound&start-row=2&step=33&labels=1&attacks=1&lang=ja'
/** Forms whose text is HTML for any page. */
const HTML = ['element', 'iframe', 'jekyll', 'wordpress', 'moodle', 'hatena']

/** The dialog is open, and the clipboard is one that the test can read. */
const opened = async (page, refuse = false) => {
	await page.waitFor(
		() =>
			document.querySelector('n-queens')?.settled?.then(() => true) ??
			Boolean(document.querySelector('main:not([hidden]) > div > *')),
	)
	await page.eval(refuse => {
		Object.defineProperty(navigator, 'clipboard', {
			configurable: true,
			value: {
				writeText: async text => {
					if (refuse) throw new Error('refused')
					window.copied = text
				},
			},
		})
		document.getElementById('share').focus()
		document.getElementById('share').click()
	}, refuse)
	await page.waitFor(() => Boolean(document.querySelector('dialog.share[open]')))
}
const choose = async (page, form) => {
	await page.eval(form => {
		const select = document.getElementById('share-form')
		select.value = form
		select.dispatchEvent(new Event('change'))
	}, form)
}
const type = (page, base) =>
	page.eval(base => {
		const input = document.getElementById('share-base')
		input.value = base
		input.dispatchEvent(new Event('input'))
	}, base)
/** What is copied of the chosen form: the text of its part. */
const copied = async (page, part = 0) => {
	await page.eval(part => {
		window.copied = null
		document.getElementById(`share-copy-${part}`).click()
	}, part)
	return page.waitFor(() => window.copied)
}

/** What a figure is made to show, wherever it is. */
const shows = root => {
	const figure = root.querySelector('n-queens'),
		{ n, search, startRow, step, queens } = figure.moment
	return {
		n,
		search,
		startRow,
		step,
		queens,
		labels: figure.labels,
		attacks: figure.attacks,
		views: figure.views,
		lang: figure.shadowRoot.querySelector('.figure').lang,
	}
}

for (const name of BROWSERS) {
	const test = suite(`sharing in ${name}`)
	let browser, server, folder, url

	test.before(async () => {
		folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
		cpSync('dist', join(folder, 'dist'), { recursive: true })
		cpSync('index.html', join(folder, 'index.html'))
		browser = await launch(name, { lang: 'en' })
		server = await serve(folder)
		url = `${server.url}/index.html`
	})
	test.after(async () => {
		await browser?.close()
		await server?.close()
		rmSync(folder, { recursive: true })
	})

	const shared = (title, address, body, size = {}) =>
		test(title, async () => {
			const page = await browser.open(typeof address === 'function' ? address() : `${url}${address}`, {
				width: 1024,
				height: 800,
				...size,
			})
			try {
				await opened(page, size.refuse)
				await body(page)
				assert.equal(await page.errors(), [])
			} finally {
				await page.close()
			}
		})

	shared(
		'the first thing is the link: one key copies it, it is said, and it opens the same moment',
		MOMENT,
		async page => {
			assert.is(await page.eval(() => document.activeElement.id), 'share-copy-link')
			await page.press('Enter')
			const link = await page.waitFor(() => window.copied)
			await page.waitFor(() => document.querySelector('.share [role=status]').textContent === 'コピーした。')
			const here = await page.eval(`() => (${shows})(document)`)
			await page.goto(link)
			await page.waitFor(() => document.querySelector('n-queens')?.settled?.then(() => true))
			await page.waitFor(() => document.querySelector('n-queens').step === 33)
			assert.equal(await page.eval(`() => (${shows})(document)`), here)
			assert.equal([here.n, here.search, here.startRow, here.step], [6, 'wraparound', 2, 33])
		},
	)

	shared(
		'each HTML text, pasted into a page of its own, shows that very moment',
		`${MOMENT}&views=board+code`,
		async page => {
			const expected = await page.eval(`() => (${shows})(document)`)
			assert.ok(expected.queens.some(col => col >= 0))
			const texts = []
			for (const form of HTML) {
				await choose(page, form)
				texts.push([form, await copied(page)])
			}
			for (const [form, text] of texts) {
				writeFileSync(
					join(folder, 'pasted.html'),
					`<!doctype html><html lang="en"><meta charset="utf-8"><title>pasted</title><p>Before.</p>${text}<p>After.</p>`,
				)
				await page.goto(`${server.url}/pasted.html`)
				const there = await page.waitFor(`() => {
        const frame = document.querySelector('iframe'), root = frame ? frame.contentDocument : document
        return root.querySelector('n-queens')?.settled.then(() => root.querySelector('n-queens').step === 33 && (${shows})(root))
      }`)
				assert.equal(there, expected, `${form}: ${text}`)
				if (/<script>/.test(text))
					await page.waitFor(
						() =>
							document.querySelector('iframe').style.height ===
							`${Math.ceil(document.querySelector('iframe').contentDocument.body.getBoundingClientRect().height)}px`,
					)
			}
		},
	)

	shared(
		'the preview is as wide as a phone, shows the moment and is as high as it needs; as a picture it is the picture',
		MOMENT,
		async page => {
			await page.waitFor(
				() => document.querySelector('.share iframe').contentDocument?.querySelector('n-queens')?.step === 33,
			)
			await page.waitFor(
				() =>
					document.querySelector('.share iframe').style.height ===
					`${Math.ceil(document.querySelector('.share iframe').contentDocument.body.getBoundingClientRect().height)}px`,
			)
			assert.ok(await page.eval(() => Math.abs(document.querySelector('.share iframe').clientWidth - 318) <= 2))
			await choose(page, 'svg')
			const svg = await copied(page)
			assert.match(svg, /^<svg [^>]*role="img"[^>]*><title>Nクイーン、6 × 6 の盤、[^<]*33 手目<\/title>/)
			await page.waitFor(
				() =>
					!document.querySelector('.share .preview img').hidden &&
					document.querySelector('.share .preview img').naturalWidth > 0 &&
					document.querySelector('.share iframe').hidden,
			)
			assert.is(
				await page.eval(svg => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror'), svg),
				null,
			)
		},
	)

	shared('every form has a text and a note, and each part its own button to copy it', MOMENT, async page => {
		const forms = await page.eval(() => [...document.querySelectorAll('#share-form option')].map(({ value }) => value))
		assert.ok(forms.length >= 18)
		for (const form of forms) {
			await choose(page, form)
			const parts = await page.eval(() => [...document.querySelectorAll('.share pre')].map(pre => pre.textContent))
			assert.ok(
				parts.length >= 1 && (await page.eval(() => document.querySelector('.forms > .small').textContent.length > 10)),
				form,
			)
			for (const [i, text] of parts.entries()) assert.is(await copied(page, i), text)
		}
	})

	shared(
		'from a disk it is said that the addresses are of this computer, and a typed address takes their place',
		() => `${pathToFileURL(join(folder, 'index.html')).href}?n=5&step=9`,
		async page => {
			assert.ok(await page.eval(() => Boolean(document.getElementById('share-local'))))
			assert.match(await copied(page), '<script src="file:///')
			await type(page, 'not an address')
			await page.waitFor(() => /“not an address”/.test(document.getElementById('share-wrong')?.textContent))
			assert.match(await copied(page), '<script src="file:///')
			await type(page, 'https://example.org/queens')
			await page.waitFor(() => !document.getElementById('share-local') && !document.getElementById('share-wrong'))
			assert.match(
				await copied(page),
				/^<script src="https:\/\/example\.org\/queens\/n-queens\.js" defer><\/script>\n<n-queens n="5" search="flags" step="9"><a href="https:\/\/example\.org\/queens\/index\.html\?n=5&amp;search=flags&amp;step=9">/,
			)
			assert.is(
				await page.eval(() => document.getElementById('share-link').value),
				'https://example.org/queens/index.html?n=5&search=flags&step=9',
			)
			await page.press('Escape')
			await page.waitFor(() => !document.querySelector('dialog.share'))
			await opened(page)
			assert.is(await page.eval(() => document.getElementById('share-base').value), 'https://example.org/queens')
		},
	)

	shared(
		'views without a figure are shared as links, and the link opens what they show',
		'?view=exam&part=trace',
		async page => {
			assert.equal(
				await page.eval(() => [...document.querySelectorAll('#share-form option')].map(({ value }) => value)),
				['markdown', 'anchor'],
			)
			assert.not(await page.eval(() => Boolean(document.querySelector('.share iframe'))))
			await choose(page, 'anchor')
			const text = await copied(page)
			assert.is(
				await page.eval(text => new DOMParser().parseFromString(text, 'text/html').querySelector('a').href, text),
				`${url}?view=exam&part=trace`,
			)
		},
	)

	shared(
		'the dialog closes by Escape, gives the focus back and leaves nothing behind; the walk stands still behind it',
		'?n=6&step=9',
		async page => {
			await page.press('ArrowRight')
			assert.is(await page.eval(() => document.querySelector('n-queens').step), 9)
			await page.press('Escape')
			await page.waitFor(() => !document.querySelector('dialog.share'))
			assert.is(await page.eval(() => document.activeElement?.id), 'share')
		},
	)

	shared(
		'where copying is refused, the text is selected and a sentence says so',
		'?n=4&step=3',
		async page => {
			await page.eval(() => document.getElementById('share-copy-0').click())
			await page.waitFor(() => /Copying is refused/.test(document.querySelector('.share .fault')?.textContent))
			assert.is(await page.eval(() => getSelection().toString().trim().slice(0, 7)), '<script')
			await page.eval(() => document.getElementById('share-copy-link').click())
			await page.waitFor(() => document.activeElement.id === 'share-link' && document.activeElement.selectionEnd > 10)
		},
		{ refuse: true },
	)

	if (name === 'chromium')
		test('axe finds nothing in the dialog and nothing is cut off, in both languages, light and dark, at 320, 768 and 1440 px', async () => {
			for (const [lang, dark] of [
				['en', false],
				['ja', true],
			]) {
				const own = await launch(name, { lang, dark })
				try {
					const page = await own.open(`${url}?n=8&step=131&views=board+code+tree&lang=${lang}`, {
						width: 1440,
						height: 900,
					})
					await opened(page)
					for (const form of await page.eval(() =>
						[...document.querySelectorAll('#share-form option')].map(({ value }) => value),
					)) {
						await choose(page, form)
						if (['element', 'vitepress', 'svg'].includes(form))
							assert.equal(await violations(page, 'dialog.share', { iframes: false }), [], form)
						for (const width of [320, 768, 1440]) {
							await page.resize(width, 800)
							assert.equal(
								await page.waitFor(() => {
									const dialog = document.querySelector('dialog.share'),
										all = [...dialog.querySelectorAll('*')].filter(
											element => element.getClientRects().length > 0 && !element.closest('.hidden'),
										)
									const out = all.filter(
										element =>
											element.getBoundingClientRect().right > innerWidth + 1 ||
											(!['INPUT', 'OPTION', 'PRE'].includes(element.tagName) &&
												getComputedStyle(element).display !== 'inline' &&
												element.scrollWidth > element.clientWidth + 1 &&
												element.clientWidth > 1),
									)
									return (
										dialog.scrollWidth <= dialog.clientWidth && {
											out: out.map(element => element.outerHTML.slice(0, 80)),
										}
									)
								}),
								{ out: [] },
								`${form} at ${width} px`,
							)
						}
					}
					await type(page, 'nowhere')
					await page.waitFor(() => Boolean(document.getElementById('share-wrong')))
					assert.equal(await violations(page, 'dialog.share', { iframes: false }), [])
				} finally {
					await own.close()
				}
			}
		})

	test.run()
}
