// An element that draws itself into a shadow tree: what changes within a frame is drawn once, and on a page alone.

import {breathe} from '../engine/job.js'

/** By document, which they serve alone, and text. */
const sheets = new WeakMap()

function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new page.defaultView.CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync(text)
	sheets.set(page, made.set(text, sheet))
	return sheet
}

/** Gives a tree its style sheets, of which more may come. */
export function dress(tree, texts) {
	if (tree.adoptedStyleSheets.length < texts.length)
		tree.adoptedStyleSheets = texts.map(text => sheetOf(text, tree.ownerDocument))
}

export class Drawn extends HTMLElement {
	#hasDrawn = false
	#drawing = null
	#tree = this.attachShadow({mode: 'open', slotAssignment: 'manual'})

	paint(_tree) {}

	requestUpdate() {
		this.#drawing ??= this.#draw()
	}

	/** Resolves when what has changed is drawn: with true, unless drawing it changed something. */
	get updateComplete() {
		return Promise.resolve(this.#drawing).then(() => !this.#drawing)
	}

	/** The first drawing, a task of its own, waits for no frame: many figures do not hold up their page. */
	async #draw() {
		await (this.#hasDrawn ? new Promise(requestAnimationFrame) : breathe())
		this.#drawing = null
		if (!this.isConnected) return
		this.#hasDrawn = true
		this.paint(this.#tree)
	}
}
