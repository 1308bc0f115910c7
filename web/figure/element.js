// The public element <n-queens>, implemented by figure.js. words/*/reference.js documents attributes, properties and
// methods.

import {Figure} from './figure.js'
import {types as searches} from '#searches'
import {camel, OPTIONS} from './attributes.js'
import {followLinks} from './links.js'

const NAMES = Object.keys(OPTIONS)

const attach = host => host.attachShadow({mode: 'open', slotAssignment: 'manual'})

function treeOf(host) {
	const tree = host.attachInternals?.().shadowRoot ?? host.shadowRoot
	tree?.replaceChildren()
	try {
		return tree ?? attach(host)
	} catch {
		return attach(document.createElement('div')) // a shadow tree exists that scripts cannot reach
	}
}

/** @typedef {import('../searches/quiz-data.js').NQueensAnswer} NQueensAnswer
 * @typedef {import('../engine/moment.js').Kind} Kind @typedef {import('../engine/walk.js').Placed} Placed */

export class NQueens extends HTMLElement {
	static observedAttributes = [...NAMES, 'lang']
	static {
		for (const name of NAMES.filter(option => option !== 'step'))
			Object.defineProperty(this.prototype, camel(name), {
				configurable: true,
				enumerable: true,
				get() {
					return this.#figure.options[name]
				},
				set(value) {
					this.#figure.set(name, value)
				},
			})
	}

	shadowRoot = treeOf(this)
	#figure = new Figure(this)

	/** @returns {import('../engine/moment.js').Moment} */
	get moment() {
		return this.#figure.state.moment
	}
	get playing() {
		return this.#figure.state.playing
	}
	get step() {
		return this.moment.step
	}
	set step(step) {
		const before = this.getAttribute('step')
		this.#figure.set('step', step)
		if (before !== null && before === this.getAttribute('step')) this.seek(this.#figure.options.step)
	}
	/** @returns {number|undefined} */
	get length() {
		return this.#figure.state.length
	}
	get settled() {
		return this.#figure.settled()
	}
	get searches() {
		return searches
	}
	/** @returns {number|null} */
	get score() {
		return this.#figure.scoring?.score ?? null
	}
	/** @returns {NQueensAnswer[]} */
	get answers() {
		return this.#figure.scoring?.answers ?? []
	}
	/** @returns {string|null} */
	get progress() {
		return this.#figure.scoring?.progress ?? null
	}
	set progress(text) {
		this.#figure.storedProgress = text
		this.#figure.scoring?.resume()
	}

	forget() {
		this.#figure.act.forget()
	}

	load() {
		this.#figure.use()
	}

	play() {
		this.#figure.use().play()
	}

	pause() {
		this.#figure.dispatch('pause')
	}

	/** @param {number} step */
	seek(step) {
		return this.#figure.move('seek', [step])
	}

	/** @param {Kind|Kind[]|Placed} kind */
	next(kind = 'solution') {
		return this.#figure.move('next', [kind])
	}

	/** @param {Kind|Kind[]} kind */
	previous(kind = 'solution') {
		return this.#figure.move('previous', [kind])
	}

	/** @param {Kind|Kind[]|'probe'} kind @param {number} ordinal */
	reach(kind, ordinal) {
		return this.#figure.move('reach', [kind, ordinal])
	}

	/** @internal @param {typeof Figure.prototype.around} around  the page's additions, which set the figure's height */
	arrange(around) {
		this.#figure.around = around
	}

	/** @internal @param {boolean} [isNew]  the drawing adds a panel */
	requestUpdate(isNew) {
		this.#figure.surface.requestUpdate(isNew)
	}

	/** @internal */
	get updateComplete() {
		return this.#figure.surface.updateComplete
	}

	/** @param {KeyboardEvent} event */
	key(event) {
		return this.#figure.key(event)
	}

	connectedCallback() {
		for (const name of [...NAMES, 'progress']) this.#upgrade(camel(name))
		this.#figure.connected()
		this.#replaceIfHidden()
	}

	disconnectedCallback() {
		this.#figure.disconnected()
	}

	attributeChangedCallback(name, old, value) {
		if (old !== value) this.#figure.changed(name)
	}

	#replaceIfHidden() {
		if (this.shadowRoot.host === this) return
		const other = document.createElement(this.localName)
		for (const {name, value} of this.attributes) other.setAttribute(name, value)
		other.append(...this.childNodes)
		this.replaceWith(other)
	}

	/** A property set before the element was defined would hide the accessor. */
	#upgrade(property) {
		if (!Object.hasOwn(this, property)) return
		const value = this[property]
		delete this[property]
		this[property] = value
	}
}

if (!customElements.get('n-queens')) {
	customElements.define('n-queens', NQueens)
	followLinks(document)
}
