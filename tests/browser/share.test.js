// Sharing what is shown: what is copied opens, or shows where it is pasted, that very moment.

import {equal, is, match, ok} from 'uvu/assert'
import {unzipSync} from 'fflate'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {assertAccessible} from '../helpers/access.js'
import {$, $$, figure, folderOf, inBrowsers, text} from '../helpers/pages.js'

const MOMENT = '?n=6&search=wraparound&start-row=2&step=33&labels=1&attacks=1&lang=ja'
/** Forms whose text is HTML for any page. */
const HTML = ['element', 'iframe', 'jekyll', 'wordpress', 'moodle', 'hatena']

/** The dialog is open, and the clipboard is one that the test can read, or that refuses. */
const openDialog = async (page, {refuse} = {}) => {
	await page.waitFor(() => figure()?.settled?.then(() => true) ?? $('main:not([hidden]) > div > *'))
	await page.clipboard(refuse)
	await page.eval(() => {
		$('#share').focus()
		$('#share').click()
	})
	await page.waitFor($, 'dialog.share[open]')
	// A request that is cut short counts as one that failed. Of a frame from a disk nothing is known.
	await page.waitFor(() => {
		const {readyState = 'complete', URL} = $('.share iframe[src]')?.contentDocument ?? {}
		return readyState === 'complete' && URL !== 'about:blank'
	})
}
const chooseForm = (page, form) => page.choose({'share-form': form})
/** Those whose text is copied: a package is saved. */
const forms = page => page.eval(() => $$('#share-form option').flatMap(({value}) => (value === 'scorm' ? [] : [value])))
const typedIn = (page, selector) => page.eval(selector => $(selector).value, selector)
/** What is copied of the chosen form: the text of its part. */
const copied = async (page, part = 0) => {
	await page.eval(part => {
		window.copied = null
		$(`#share-copy-${part}`).click()
	}, part)
	return page.waitFor(() => window.copied)
}

/** What a figure is made to show, wherever it is. */
const shows = (root = document) => {
	const {moment, labels, attacks, views, shadowRoot} = root.querySelector('n-queens'),
		{n, search, startRow, step, queens} = moment
	return {n, search, startRow, step, queens, labels, attacks, views, lang: shadowRoot.querySelector('.figure').lang}
}
/** An iframe is as high as what is in it. */
const isFitted = selector => {
	const frame = $(selector)
	return frame.style.height === `${Math.ceil(frame.contentDocument.body.getBoundingClientRect().height)}px`
}
/** What sticks out of the dialog or is cut off in it; nothing as long as the dialog itself is too wide. */
const cutOff = () => {
	const dialog = $('dialog.share')
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
	...{width: 1024, height: 800},
	address: query => `index.html${query}`,
	ready: openDialog,
}

for (const it of inBrowsers('sharing', {...NEEDS, browsers: ['chromium']})) {
	const {opened, test} = it

	opened('first is the link: one key copies it, and it opens the same moment', MOMENT, async page => {
		is(await page.eval(() => document.activeElement.id), 'share-copy-link')
		await page.press('Enter')
		const link = await page.waitFor(() => window.copied)
		await page.becomes(text, 'コピーした。', '.share [role=status]')
		const here = await page.eval(shows)
		await page.goto(link)
		await page.isAt(33)
		await page.becomes(shows, here)
		equal([here.n, here.search, here.startRow, here.step], [6, 'wraparound', 2, 33])
	})

	opened('each HTML text, pasted into a page, shows that moment', `${MOMENT}&views=board+code`, async page => {
		const expected = await page.eval(shows)
		ok(expected.queens.some(col => col >= 0))
		const texts = []
		for (const form of HTML) {
			await chooseForm(page, form)
			texts.push(await copied(page))
		}
		for (const text of texts) {
			const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>pasted</title>'
			writeFileSync(join(folder, 'pasted.html'), `${head}<p>Before.</p>${text}<p>After.</p>`)
			await page.goto(`${it.web}/pasted.html`)
			const there = shows => {
				const root = $('iframe')?.contentDocument ?? document
				return root.querySelector('n-queens').settled.then(() => shows(root))
			}
			await page.becomes(there, expected, shows)
			if (/<script>/.test(text)) await page.waitFor(isFitted, 'iframe')
		}
	})

	opened('the preview shows the moment, as wide as a phone, or the picture', MOMENT, async page => {
		await page.waitFor(() => $('.share iframe').contentDocument?.querySelector('n-queens')?.step === 33)
		await page.waitFor(isFitted, '.share iframe')
		ok(await page.eval(() => Math.abs($('.share iframe').clientWidth - 318) <= 2))
		await chooseForm(page, 'svg')
		const svg = await copied(page)
		match(svg, /^<svg [^>]*role="img"[^>]*><title>Nクイーン、6 × 6 の盤、[^<]*ステップ 33<\/title>/)
		await page.waitFor(() => {
			const [picture, frame] = ['.preview img', 'iframe'].map(name => $(`.share ${name}`))
			return !picture.hidden && picture.naturalWidth > 0 && frame.hidden
		})
		const draw = svg => Object.assign(new Image(), {src: `data:image/svg+xml,${encodeURIComponent(svg)}`}).decode()
		await page.eval(draw, svg)
	})

	opened('every form has a text and a note, and each part its own button to copy it', MOMENT, async page => {
		const all = await forms(page)
		ok(all.length >= 18)
		for (const form of all) {
			await chooseForm(page, form)
			const parts = await page.eval(() => $$('.share pre').map(pre => pre.textContent))
			ok(parts.length >= 1 && (await page.eval(text, '.forms > .small')).length > 10, form)
			for (const [i, part] of parts.entries()) is(await copied(page, i), part)
		}
	})

	opened(
		'from a disk too a package for learning platforms is made, of what is shown and what a teacher sets',
		'?n=5&search=first&step=9',
		{from: 'disk'},
		async page => {
			await chooseForm(page, 'scorm')
			await page.fill('#share-pass', '101')
			await page.says('#share-refused', '“101”')
			ok(await page.eval(() => $('#share-save').disabled))
			await page.fill('#share-questions', 'random:3')
			await page.fill('#share-pass', '60')
			await page.gone('#share-refused')
			await page.eval(() => {
				URL.createObjectURL = blob => ((window.saved = blob), 'about:blank')
				HTMLAnchorElement.prototype.click = function () {
					window.savedAs = this.download
				}
				$('#share-save').click()
			})
			await page.says('.scorm [role=status]', 'Saved.')
			is(await page.eval(() => window.savedAs), 'n-queens-scorm-1.2.zip')
			const bytes = await page.eval(async () => [...new Uint8Array(await window.saved.arrayBuffer())])
			const files = unzipSync(Uint8Array.from(bytes)),
				page1 = new TextDecoder().decode(files['index.html'])
			match(page1, /alone\/embed\.html\?n=5&amp;search=first&amp;step=9&amp;.*questions=random%3A3/)
			match(page1, 'data-asks="" data-pass="60"')
			const fetched = ['questions', 'scorm', 'searches', 'study'].map(name => `${name}.js`),
				carried = ['LICENSES.txt', 'alone/embed.html', 'embed.js', ...fetched]
			equal(Object.keys(files).sort(), [...carried, 'imsmanifest.xml', 'index.html'].sort())
		},
	)

	opened('from a disk a typed address takes the place of the own one', '?n=5&step=9', {from: 'disk'}, async page => {
		ok(await page.eval($, '#share-local'))
		match(await copied(page), '<script src="file:///')
		await page.fill('#share-base', 'not an address')
		await page.says('#share-wrong', '“not an address”')
		match(await copied(page), '<script src="file:///')
		await page.fill('#share-base', 'https://example.org/queens')
		await page.gone('#share-local, #share-wrong')
		const site = 'https://example.org/queens/',
			here = `${site}index.html?n=5&amp;search=flags&amp;step=9`
		const figure = `<n-queens n="5" search="flags" step="9"><svg`
		ok((await copied(page)).startsWith(`<script src="${site}n-queens.js"></script>\n${figure}`))
		is(await typedIn(page, '#share-link'), 'https://example.org/queens/index.html?n=5&search=flags&step=9')
		await page.press('Escape')
		await page.gone('dialog.share')
		await openDialog(page)
		is(await typedIn(page, '#share-base'), 'https://example.org/queens')
	})

	opened('views without a figure are shared as links to what they show', '?view=count&n=10', async page => {
		equal(await forms(page), ['markdown', 'anchor'])
		await page.gone('.share iframe')
		await chooseForm(page, 'anchor')
		const [, href] = /<a href="(.*?)"/.exec(await copied(page))
		is(href.replaceAll('&amp;', '&'), `${it.web}/index.html?view=count&n=10`)
	})

	// Its preview may still be loading, and Firefox tells of what is given up.
	opened('the dialog closes by Escape and gives the focus back', '?n=6&step=9', {errors: true}, async page => {
		await page.press('ArrowRight')
		is(await page.eval(() => figure().step), 9)
		await page.press('Escape')
		await page.gone('dialog.share')
		is(await page.eval(() => document.activeElement?.id), 'share')
	})

	opened('where copying is refused, the text is selected', '?n=4&step=3', {refuse: true}, async page => {
		await page.push('#share-copy-0')
		await page.says('.share .fault', 'Copying is refused')
		is(await page.eval(() => getSelection().toString().trim().slice(0, 7)), '<script')
		await page.push('#share-copy-link')
		await page.waitFor(() => document.activeElement.id === 'share-link' && document.activeElement.selectionEnd > 10)
	})

	test('axe finds nothing in the dialog, and nothing is cut off', async () => {
		for (const lang of ['en', 'ja']) {
			const law = async page => {
				const clean = () => assertAccessible(page, lang, 'dialog.share', {iframes: false})
				for (const width of [1440, 768, 320]) {
					await page.resize(width, 800)
					for (const form of await forms(page)) {
						await chooseForm(page, form)
						await page.becomes(cutOff, {out: []}, form, width)
						if (width === 1440 && ['element', 'vitepress', 'svg'].includes(form)) await clean()
					}
				}
				await page.fill('#share-base', 'nowhere')
				await page.waitFor($, '#share-wrong')
				await clean()
			}
			await it.visit(`?n=8&step=131&views=board+code+tree&lang=${lang}`, law, {lang, width: 1440, height: 900})
		}
	})
}
