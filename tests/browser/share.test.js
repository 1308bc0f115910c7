import {equal, is, match, not, ok} from '#test'
import {unzipSync} from 'fflate'
import {assertAccessible, dialogFits} from '../helpers/access.js'
import {$, figure, chromiumSuite, text} from '../helpers/pages.js'

const MOMENT = 'n=6&search=wraparound&start-row=2&step=33&labels=1&attacks=1&lang=ja'

const openDialog = async (page, {reject} = {}) => {
	await page.waitFor(() => figure()?.settled?.then(() => true) ?? $('main:not([hidden]) > div > *'))
	await page.clipboard(reject)
	await page.eval(() => {
		$('#share').focus()
		$('#share').click()
	})
	await page.shows('dialog[open]')
	// Waits until the frame is loaded: closing the page would cancel its requests, which count as failed. In a
	// page from disk, the frame's document cannot be read.
	await page.waitFor(() => {
		const {readyState = 'complete', URL} = $('dialog iframe[src]')?.contentDocument ?? {}
		return readyState === 'complete' && URL !== 'about:blank'
	})
}
const chooseForm = (page, form) => page.choose({'share-form': form})
const copied = async (page, part = 0) => {
	await page.eval(part => {
		window.copied = null
		$(`#share-copy-${part}`).click()
	}, part)
	return page.waitFor(() => window.copied)
}

const shows = (root = document) => {
	const {moment, labels, attacks, views, shadowRoot} = root.querySelector('n-queens'),
		{n, search, startRow, step, queens} = moment
	return {n, search, startRow, step, queens, labels, attacks, views, lang: shadowRoot.querySelector('[lang]').lang}
}
const it = chromiumSuite('sharing', {from: 'web', ready: openDialog})
const {opened, test} = it

opened('the link has the focus; Enter copies it; it opens the same moment', MOMENT, async page => {
	is(await page.eval(() => document.activeElement.id), 'share-copy-link')
	await page.press('Enter')
	const link = await page.waitFor(() => window.copied)
	await page.becomes(text, 'コピーした。', 'dialog > div > [role=status]')
	is(await page.eval(() => $('#share-width').selectedIndex), 0)
	const here = await page.eval(shows)
	await page.goto(link)
	await page.isAt(33)
	await page.becomes(shows, here)
	equal([here.n, here.search, here.startRow, here.step], [6, 'wraparound', 2, 33])
})

opened('a page from disk makes a SCORM package', 'n=5&search=bitmask&step=9', {from: 'disk'}, async page => {
	await chooseForm(page, 'scorm')
	await page.fill('#share-pass', '101')
	await page.says('#share-rejected', '“101”')
	ok(await page.eval(() => $('#share-save').disabled))
	await page.fill('#share-questions', 'random:3')
	await page.fill('#share-pass', '60')
	await page.gone('#share-rejected')
	await page.storeFiles()
	await page.push('#share-save')
	await page.says('dialog', 'Saved.')
	is(await page.eval(() => window.files[0].fileName), 'n-queens-scorm-1.2.zip')
	const bytes = await page.eval(async () => [...new Uint8Array(await window.files[0].arrayBuffer())])
	const files = unzipSync(Uint8Array.from(bytes)),
		page1 = new TextDecoder().decode(files['index.html'])
	match(page1, /alone\/embed\.html\?n=5&amp;search=bitmask&amp;step=9&amp;.*questions=random%3A3/)
	match(page1, 'data-asks="" data-pass="60"')
	const fetched = ['questions', 'scorm', 'searches', 'study'].map(name => `${name}.js`),
		carried = ['LICENSES.txt', 'alone/embed.html', 'embed.js', ...fetched]
	equal(Object.keys(files).sort(), [...carried, 'imsmanifest.xml', 'index.html'].sort())
})

opened('settings change the text and a preview of the whole figure', 'n=6&step=9', {from: 'disk'}, async page => {
	await page.choose({'share-width': '480', 'share-theme': 'dark', 'share-lang': 'ja'})
	for (const box of ['[value=counts]', '[value=code]', '#share-controls', '#share-autoplay'])
		await page.push(`dialog ${box}`)
	const shown = {views: 'board narration timeline code', controls: 'none', autoplay: '', theme: 'dark', lang: 'ja'}
	const code = await copied(page)
	match(code, '<script src="n-queens-study.js"></script>')
	for (const [name, value] of Object.entries(shown)) match(code, value ? ` ${name}="${value}"` : ` ${name} `)
	match(code, ' style="max-width:480px"')
	not.match(code, 'file:')
	const {src, box, height} = await page.waitFor(() => {
		const frame = $('dialog iframe'),
			{width, height} = frame.getBoundingClientRect()
		return width < 321 && height > 300 && {src: frame.src, box: frame.parentElement.clientHeight, height}
	})
	ok(Math.abs(box - height) < 2 && height < 522, `${box} ${height}`)
	for (const [name, value] of Object.entries(shown)) is(new URL(src).searchParams.get(name), value || '1')
	await page.says('#share-local', 'only on this computer')
	await chooseForm(page, 'iframe')
	await page.says('dialog', 'Copy embed.html and embed.js')
})

opened('the share sheet gets title and link; a picture is saved in the export dialog', 'n=6&step=9', async page => {
	await page.eval(() => {
		Object.defineProperty(navigator, 'share', {value: async data => void (window.sent = data)})
		$('#share-base').dispatchEvent(new Event('input'))
		$('#share-send').click()
	})
	const {title, url} = await page.eval(() => window.sent)
	match(title, 'step 9')
	match(url, /index\.html\?.*step=9/)
	await page.push('#share-picture')
	await page.shows('#take-download')
	await page.count('dialog', 1)
})

opened('a mode without a figure has no preview', 'view=count&n=10', page => page.gone('iframe'))

opened('where copying is forbidden, the text is selected', 'n=4&step=3', {reject: true}, async page => {
	await page.push('#share-copy-0')
	await page.says('dialog [role=alert]', 'does not allow copying')
	is(await page.eval(() => getSelection().toString().trim().slice(0, 7)), '<script')
	await page.push('#share-copy-link')
	await page.waitFor(() => document.activeElement.id === 'share-link' && document.activeElement.selectionEnd > 10)
})

test('axe finds no violation in the dialog, and nothing is cut off', async () => {
	for (const lang of ['en', 'ja']) {
		const body = async page => {
			const clean = () => assertAccessible(page, lang, 'dialog', {iframes: false})
			for (const width of [1440, 768, 320]) {
				await page.resize(width, 800)
				for (const form of ['scorm', 'svg', 'element']) {
					await chooseForm(page, form)
					await page.waitFor(dialogFits)
					if (width === 1440) await clean()
				}
			}
			await page.fill('#share-base', 'nowhere')
			await page.shows('#share-wrong')
			await clean()
		}
		await it.visit(`n=8&step=131&views=board+code+tree&lang=${lang}`, body, {lang, width: 1440, height: 900})
	}
})
