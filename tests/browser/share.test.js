// Sharing what is shown, in the three browsers: what is copied opens, or shows where it is pasted, that very moment.

import * as assert from 'uvu/assert'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {violationsInBothThemes} from '../helpers/access.js'
import {launch} from '../helpers/browsers/index.js'
import {folderOf, inBrowsers} from '../helpers/pages.js'

const MOMENT = '?n=6&search=wraparound&start-row=2&step=33&labels=1&attacks=1&lang=ja'
/** Forms whose text is HTML for any page. */
const HTML = ['element', 'iframe', 'jekyll', 'wordpress', 'moodle', 'hatena']

/** The dialog is open, and the clipboard is one that the test can read, or that refuses. */
const openDialog = async (page, {refuse = false} = {}) => {
	await page.waitFor(
		() =>
			document.querySelector('n-queens')?.settled?.then(() => true) ??
			Boolean(document.querySelector('main:not([hidden]) > div > *')),
	)
	await page.eval(refuse => {
		const writeText = async text => {
			if (refuse) throw new Error('refused')
			window.copied = text
		}
		Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}})
		document.getElementById('share').focus()
		document.getElementById('share').click()
	}, refuse)
	await page.waitFor(() => Boolean(document.querySelector('dialog.share[open]')))
}
const fill = (page, id, value, event) =>
	page.eval(
		(id, value, event) => {
			const field = Object.assign(document.getElementById(id), {value})
			field.dispatchEvent(new Event(event))
		},
		id,
		value,
		event,
	)
const choose = (page, form) => fill(page, 'share-form', form, 'change')
const type = (page, base) => fill(page, 'share-base', base, 'input')
const forms = page => page.eval(() => [...document.querySelectorAll('#share-form option')].map(({value}) => value))
/** What is copied of the chosen form: the text of its part. */
const copied = async (page, part = 0) => {
	await page.eval(part => {
		window.copied = null
		document.getElementById(`share-copy-${part}`).click()
	}, part)
	return page.waitFor(() => window.copied)
}
const waitForStep = (page, step) =>
	page.waitFor(
		step => document.querySelector('n-queens')?.settled?.then(() => document.querySelector('n-queens').step === step),
		{},
		step,
	)

/** What a figure is made to show, wherever it is. */
const shows = root => {
	const figure = root.querySelector('n-queens'),
		{n, search, startRow, step, queens} = figure.moment,
		{labels, attacks, views} = figure
	return {
		n,
		search,
		startRow,
		step,
		queens,
		labels,
		attacks,
		views,
		lang: figure.shadowRoot.querySelector('.figure').lang,
	}
}
/** An iframe is as high as what is in it. */
const isFitted = selector => {
	const frame = document.querySelector(selector)
	return frame.style.height === `${Math.ceil(frame.contentDocument.body.getBoundingClientRect().height)}px`
}
/** What sticks out of the dialog or is cut off in it; nothing as long as the dialog itself is too wide. */
const cutOff = () => {
	const dialog = document.querySelector('dialog.share')
	if (dialog.scrollWidth > dialog.clientWidth) return null
	const isOut = element =>
		element.getBoundingClientRect().right > innerWidth + 1 ||
		(!['INPUT', 'OPTION', 'PRE'].includes(element.tagName) &&
			getComputedStyle(element).display !== 'inline' &&
			element.scrollWidth > element.clientWidth + 1 &&
			element.clientWidth > 1)
	const seen = [...dialog.querySelectorAll('*')].filter(
		element => element.getClientRects().length > 0 && !element.closest('.hidden'),
	)
	return {out: seen.filter(isOut).map(element => element.outerHTML.slice(0, 80))}
}

const folder = folderOf({}, {dist: 'dist', 'index.html': 'index.html'})
const NEEDS = {
	lang: 'en',
	folder,
	from: 'web',
	size: {width: 1024, height: 800},
	address: query => `index.html${query}`,
	ready: openDialog,
}

for (const it of inBrowsers('sharing', NEEDS)) {
	const {name, opened, test} = it

	opened(
		'the first thing is the link: one key copies it, it is said, and it opens the same moment',
		MOMENT,
		async page => {
			assert.is(await page.eval(() => document.activeElement.id), 'share-copy-link')
			await page.press('Enter')
			const link = await page.waitFor(() => window.copied)
			await page.waitFor(() => document.querySelector('.share [role=status]').textContent === 'コピーした。')
			const here = await page.eval(`() => (${shows})(document)`)
			await page.goto(link)
			await waitForStep(page, 33)
			assert.equal(await page.eval(`() => (${shows})(document)`), here)
			assert.equal([here.n, here.search, here.startRow, here.step], [6, 'wraparound', 2, 33])
		},
	)

	opened(
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
				const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>pasted</title>'
				writeFileSync(join(folder, 'pasted.html'), `${head}<p>Before.</p>${text}<p>After.</p>`)
				await page.goto(`${it.web}/pasted.html`)
				const there = await page.waitFor(`() => {
					const root = document.querySelector('iframe')?.contentDocument ?? document
					const figure = root.querySelector('n-queens')
					return figure?.settled.then(() => figure.step === 33 && (${shows})(root))
				}`)
				assert.equal(there, expected, `${form}: ${text}`)
				if (/<script>/.test(text)) await page.waitFor(isFitted, {}, 'iframe')
			}
		},
	)

	opened(
		'the preview is as wide as a phone, shows the moment and is as high as it needs; as a picture it is the picture',
		MOMENT,
		async page => {
			await page.waitFor(
				() => document.querySelector('.share iframe').contentDocument?.querySelector('n-queens')?.step === 33,
			)
			await page.waitFor(isFitted, {}, '.share iframe')
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

	opened('every form has a text and a note, and each part its own button to copy it', MOMENT, async page => {
		const all = await forms(page)
		assert.ok(all.length >= 18)
		for (const form of all) {
			await choose(page, form)
			const parts = await page.eval(() => [...document.querySelectorAll('.share pre')].map(pre => pre.textContent))
			assert.ok(
				parts.length >= 1 && (await page.eval(() => document.querySelector('.forms > .small').textContent.length > 10)),
				form,
			)
			for (const [i, text] of parts.entries()) assert.is(await copied(page, i), text)
		}
	})

	opened(
		'from a disk it is said that the addresses are of this computer, and a typed address takes their place',
		'?n=5&step=9',
		async page => {
			assert.ok(await page.eval(() => Boolean(document.getElementById('share-local'))))
			assert.match(await copied(page), '<script src="file:///')
			await type(page, 'not an address')
			await page.waitFor(() => /“not an address”/.test(document.getElementById('share-wrong')?.textContent))
			assert.match(await copied(page), '<script src="file:///')
			await type(page, 'https://example.org/queens')
			await page.waitFor(() => !document.getElementById('share-local') && !document.getElementById('share-wrong'))
			const site = 'https://example.org/queens/',
				here = `${site}index.html?n=5&amp;search=flags&amp;step=9`
			const figure = `<n-queens n="5" search="flags" step="9"><a href="${here}">`
			assert.ok((await copied(page)).startsWith(`<script src="${site}n-queens.js" defer></script>\n${figure}`))
			assert.is(
				await page.eval(() => document.getElementById('share-link').value),
				'https://example.org/queens/index.html?n=5&search=flags&step=9',
			)
			await page.press('Escape')
			await page.waitFor(() => !document.querySelector('dialog.share'))
			await openDialog(page)
			assert.is(await page.eval(() => document.getElementById('share-base').value), 'https://example.org/queens')
		},
		{from: 'disk'},
	)

	opened(
		'views without a figure are shared as links, and the link opens what they show',
		'?view=exam&part=trace',
		async page => {
			assert.equal(await forms(page), ['markdown', 'anchor'])
			assert.not(await page.eval(() => Boolean(document.querySelector('.share iframe'))))
			await choose(page, 'anchor')
			const text = await copied(page)
			assert.is(
				await page.eval(text => new DOMParser().parseFromString(text, 'text/html').querySelector('a').href, text),
				`${it.web}/index.html?view=exam&part=trace`,
			)
		},
	)

	opened(
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

	opened(
		'where copying is refused, the text is selected and a sentence says so',
		'?n=4&step=3',
		async page => {
			await page.eval(() => document.getElementById('share-copy-0').click())
			await page.waitFor(() => /Copying is refused/.test(document.querySelector('.share .fault')?.textContent))
			assert.is(await page.eval(() => getSelection().toString().trim().slice(0, 7)), '<script')
			await page.eval(() => document.getElementById('share-copy-link').click())
			await page.waitFor(() => document.activeElement.id === 'share-link' && document.activeElement.selectionEnd > 10)
		},
		{refuse: true},
	)

	if (name !== 'chromium') continue

	test('axe finds nothing in the dialog and nothing is cut off, in both languages, light and dark, at 320, 768 and 1440 px', async () => {
		for (const lang of ['en', 'ja']) {
			const own = await launch(name, {lang})
			const clean = async (page, what) =>
				assert.equal(await violationsInBothThemes(page, 'dialog.share', {iframes: false}), [], what)
			try {
				const address = `${it.web}/index.html?n=8&step=131&views=board+code+tree&lang=${lang}`
				const page = await own.open(address, {width: 1440, height: 900})
				await openDialog(page)
				for (const width of [1440, 768, 320]) {
					await page.resize(width, 800)
					for (const form of await forms(page)) {
						await choose(page, form)
						assert.equal(await page.waitFor(cutOff), {out: []}, `${form} at ${width} px`)
						if (width === 1440 && ['element', 'vitepress', 'svg'].includes(form)) await clean(page, form)
					}
				}
				await type(page, 'nowhere')
				await page.waitFor(() => Boolean(document.getElementById('share-wrong')))
				await clean(page, 'what is wrong')
			} finally {
				await own.close()
			}
		}
	})
}
