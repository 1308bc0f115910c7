// Saving to files, and printing. If the user cancels, nothing throws.

import {html, render} from 'lit-html'
import {unsafeHTML} from 'lit-html/directives/unsafe-html.js'

export function saveBlob(blob, name) {
	const href = URL.createObjectURL(blob)
	Object.assign(document.createElement('a'), {href, download: name}).click()
	setTimeout(() => URL.revokeObjectURL(href), 60_000) // the browser may first ask where to save
}

/** Asks where to save, which needs a click. Null: the browser can only download; undefined: the user cancelled. */
export async function openedFile(name, type) {
	const pick = globalThis.showSaveFilePicker
	if (!pick) return null
	try {
		const ending = name.slice(name.lastIndexOf('.'))
		const handle = await pick({suggestedName: name, types: [{accept: {[type]: [ending]}}]})
		return await handle.createWritable()
	} catch (error) {
		return error.name === 'AbortError' ? undefined : null
	}
}

/** Prints a document in a hidden frame. The style sheet is adopted, because the page's policy may forbid <style>. The
 * document is written on load, because some browsers insert an empty document into a frame twice.
 * @param {{title: string, language: string, style: string, pages: string[]}} page  pages: trusted HTML */
export function printPages({title, language, style, pages}) {
	const frame = document.createElement('iframe')
	Object.assign(frame.style, {position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden'})
	frame.setAttribute('aria-hidden', 'true')
	const print = () => {
		const own = /** @type {any} */ (frame.contentWindow),
			paper = own.document,
			sheet = new own.CSSStyleSheet()
		sheet.replaceSync(style)
		paper.adoptedStyleSheets = [sheet]
		paper.documentElement.lang = language
		paper.title = title
		render(html`${pages.map(page => unsafeHTML(page))}`, paper.body)
		own.addEventListener('afterprint', () => frame.remove())
		own.print()
	}
	frame.addEventListener('load', print, {once: true})
	document.body.append(frame)
}
