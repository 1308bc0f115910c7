// An element that draws itself into a shadow tree: what changes within a frame is drawn once, and on a page alone.

import {scaled} from './surroundings.js'
import {nextFrame} from './watching.js'

const sheets = new WeakMap()

function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new page.defaultView.CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync?.(scaled(text))
	sheets.set(page, made.set(text, sheet))
	return sheet
}

export function dress(tree, texts) {
	const sheets = texts.map(text => sheetOf(text, tree.ownerDocument))
	if (sheets.some((sheet, i) => sheet !== tree.adoptedStyleSheets?.[i])) tree.adoptedStyleSheets = sheets
}

/** The first three visible figures render synchronously, so that the page does not shift. */
let first = 3

/** Longest drawing within one frame. */
const MOST_MS = 8
let frame, end

const turn = () =>
	nextFrame().then(now => {
		if (now !== frame) end = performance.now() + MOST_MS
		frame = now
		return performance.now() > end && turn()
	})

/** The style of the empty place of a figure that waits for its turn: as high as the figure laid out last.
 * @type {{height?: string}} */
export const latest = {}

/** One figure after the other, each in a task of its own, with a frame to be laid out in before the next. */
let firsts
function firstTurn() {
	const mine = Promise.resolve(firsts).then(() => new Promise(/** @type {any} */ (setTimeout)))
	firsts = mine.then(nextFrame)
	return mine
}

export class Drawn extends HTMLElement {
	#drawing = null
	#tree = this.attachShadow({mode: 'open', slotAssignment: 'manual'})
	/** A style sets the height: drawing can wait for a frame and moves nothing. */
	isSized = false
	/** Much of the next drawing is new, as the first one or a panel that comes: it is drawn in a task of its own and laid
	 * out in the frame after, so that neither takes long. */
	isNew = true
	/** Who draws it. @type {(tree: ShadowRoot, isLater: boolean) => void} */ paint

	requestUpdate() {
		this.#drawing ??= this.#draw()
	}

	get updateComplete() {
		return Promise.resolve(this.#drawing).then(() => !this.#drawing)
	}

	/** Must be laid out at once: a frame later the page below would move. */
	get #isUrgent() {
		return !this.isSized && first-- > 0 && this.getBoundingClientRect().top < innerHeight
	}

	async #draw() {
		const {isNew} = this,
			isLater = isNew && !this.#isUrgent
		await isNew // those in sight are drawn first, and tell how high a place is
		if (isLater) {
			const place = document.createElement('div')
			Object.assign(place.style, latest)
			this.#tree.append(place)
			await firstTurn()
			place.remove()
		} else if (!isNew) await turn()
		this.#drawing = null
		if (!this.isConnected) return
		this.isNew = false
		try {
			this.paint(this.#tree, isLater)
		} catch (error) {
			this.#showChildren()
			throw error
		}
	}

	/** Where nothing has ever been drawn, as without scripts: a page's policy may allow no templates, and the browser
	 * tells of it. */
	#showChildren() {
		const made = () => this.#tree.appendChild(document.createElement('slot')),
			slot = /** @type {HTMLSlotElement} */ (this.#tree.firstElementChild ?? made())
		slot.assign?.(.../** @type {NodeListOf<any>} */ (this.childNodes))
	}
}
