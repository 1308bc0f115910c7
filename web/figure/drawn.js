// An element that draws itself into a shadow tree of its own: what changes within a frame is drawn once, and nothing
// is drawn while the element is on no page.

import {breathe} from '../engine/job.js'

/** By text. One for all elements of a document, which it serves alone.
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new page.defaultView.CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync(text)
	sheets.set(page, made.set(text, sheet))
	return sheet
}

/** Gives a tree its style sheets, of which there are more as time goes on. @param {string[]} texts */
export function dress(tree, texts) {
	if (tree.adoptedStyleSheets.length < texts.length)
		tree.adoptedStyleSheets = texts.map(text => sheetOf(text, tree.ownerDocument))
}

export class Drawn extends HTMLElement {
	#hasDrawn = false
	#drawing = null
	#tree = this.attachShadow({mode: 'open', slotAssignment: 'manual'})

	/** What draws it. @param {ShadowRoot} _tree */
	paint(_tree) {}

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
		this.#hasDrawn = true
		this.paint(this.#tree)
	}
}
