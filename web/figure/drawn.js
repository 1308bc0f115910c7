// Base class of elements that render into a shadow tree, at most once a frame and only while on a page.

import {nextFrame, scaled} from './surroundings.js'

const sheets = new WeakMap()

function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new page.defaultView.CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync?.(scaled(text))
	sheets.set(page, made.set(text, sheet))
	return sheet
}

export function adoptStyles(tree, texts) {
	const sheets = texts.map(text => sheetOf(text, tree.ownerDocument))
	if (sheets.some((sheet, i) => sheet !== tree.adoptedStyleSheets?.[i])) tree.adoptedStyleSheets = sheets
}

/** Number of visible figures that may still draw at once, so that the page does not shift. */
let first = 3

const MOST_MS = 8
let frame, end

const turn = () =>
	nextFrame().then(now => {
		if (now !== frame) end = performance.now() + MOST_MS
		frame = now
		return performance.now() > end && turn()
	})

/** Style of placeholders: the height of the last figure that was laid out. */
export const placeholderStyle = {}

/** The last figure's turn to draw for the first time. Each turn is a task, followed by a frame for the layout. */
let firsts
function firstTurn() {
	const mine = Promise.resolve(firsts).then(() => new Promise(/** @type {any} */ (setTimeout)))
	firsts = mine.then(nextFrame)
	return mine
}

const attach = host => host.attachShadow({mode: 'open', slotAssignment: 'manual'})

function treeOf(host) {
	const tree = host.attachInternals?.().shadowRoot ?? host.shadowRoot
	tree?.replaceChildren()
	try {
		return tree ?? attach(host)
	} catch {
		return attach(document.createElement('div')) // scripts cannot reach the existing shadow tree
	}
}

export class Drawn extends HTMLElement {
	#drawing = null
	shadowRoot = treeOf(this)
	/** A style sheet fixes the height, so that drawing may wait. */
	isSized = false
	/** The next drawing is the first or adds a panel. It is a task of its own, with the layout in the next frame. */
	isNew = true
	/** @type {(tree: ShadowRoot, isLater: boolean) => void} */ paint

	replaceIfHidden() {
		if (this.shadowRoot.host === this) return
		const other = document.createElement(this.localName)
		for (const {name, value} of this.attributes) other.setAttribute(name, value)
		other.append(...this.childNodes)
		this.replaceWith(other)
	}

	requestUpdate() {
		this.#drawing ??= this.#draw()
	}

	get updateComplete() {
		return Promise.resolve(this.#drawing).then(() => !this.#drawing)
	}

	/** Visible and without a fixed height, so that drawing later would move the page below. */
	get #isUrgent() {
		return !this.isSized && first-- > 0 && this.getBoundingClientRect().top < innerHeight
	}

	async #draw() {
		const {isNew} = this,
			isLater = isNew && !this.#isUrgent
		await isNew // urgent figures draw first, and set the height of placeholders
		if (isLater) {
			const place = document.createElement('div')
			Object.assign(place.style, placeholderStyle)
			this.shadowRoot.append(place)
			await firstTurn()
			place.remove()
		} else if (!isNew) await turn()
		this.#drawing = null
		if (!this.isConnected) return
		this.isNew = false
		try {
			this.paint(this.shadowRoot, isLater)
		} catch (error) {
			this.#showChildren()
			throw error
		}
	}

	/** Shows the author's children, as without scripts. Drawing fails if the page's policy forbids templates. */
	#showChildren() {
		const made = () => this.shadowRoot.appendChild(document.createElement('slot')),
			slot = /** @type {HTMLSlotElement} */ (this.shadowRoot.firstElementChild ?? made())
		slot.assign?.(.../** @type {NodeListOf<any>} */ (this.childNodes))
	}
}
