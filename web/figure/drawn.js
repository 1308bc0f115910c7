// An element that draws itself into a shadow tree of its own: whatever happens within a frame is drawn once.
//
// Invariant: nothing is drawn while the element is on no page.

import {render} from 'lit-html'
import {breathe} from '../engine/job.js'

/** One for all elements of a document, by its text; a sheet serves the document it was made for.
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

/** @param {string} text @param {Document} page */
function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new /** @type {any} */ (page.defaultView).CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync(text)
	sheets.set(page, made.set(text, sheet))
	return sheet
}

export class Drawn extends HTMLElement {
	#hasDrawn = false
	/** @type {Promise<void>|null} */ #drawing = null
	#tree = this.attachShadow({mode: 'open', slotAssignment: 'manual'})

	/** What it looks like, as a template. @returns {unknown} */
	drawing() {
		return null
	}

	/** Texts of style sheets, more of them as time goes on. @returns {string[]} */
	styles() {
		return []
	}

	/** After each drawing. */
	drawn() {}

	/** Sees to it that what has changed is drawn. */
	requestUpdate() {
		this.#drawing ??= this.#draw()
	}

	/** Resolves when what has changed is drawn: with true, unless drawing it changed something. */
	get updateComplete() {
		return Promise.resolve(this.#drawing).then(() => !this.#drawing)
	}

	/** Only the first drawing does not wait for a frame: it is a task of its own, so that many figures do not keep their
	 * page from drawing. */
	async #draw() {
		await (this.#hasDrawn ? new Promise(requestAnimationFrame) : breathe())
		this.#drawing = null
		if (!this.isConnected) return
		const styles = this.styles()
		if (this.#tree.adoptedStyleSheets.length < styles.length)
			this.#tree.adoptedStyleSheets = styles.map(text => sheetOf(text, this.ownerDocument))
		render(this.drawing(), this.#tree)
		this.#hasDrawn = true
		this.drawn()
	}
}
