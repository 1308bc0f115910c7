// What a walk knows of the lesson that is made of it before that is fetched (lesson/lesson.js): its text, its keys, its
// room. It is fetched when an address has one, or when it is first used.

import {html, nothing} from 'lit-html'
import {isPlain} from '../../ui/keys.js'

const KEYS = {m: 'remember', f: 'present', PageDown: 'next', PageUp: 'previous'}

export class Teaching {
	#lesson = null
	#coming = null
	#text = null
	#asked

	/** What the lesson asks for; load: see the page; draw(): it has come, or changed. @param {any} asked */
	constructor(asked) {
		this.#asked = asked
	}

	get text() {
		return this.#lesson ? this.#lesson.text : this.#text
	}
	get view() {
		return this.#lesson?.place ?? (this.#text ? html`<div class="lesson"></div>` : nothing)
	}

	draw() {
		this.#lesson?.draw()
	}

	leave() {
		this.#asked.figure.pause()
		this.#lesson?.leave()
	}

	read(text) {
		this.#text = text ?? null
		this.#asked.figure.toggleAttribute('data-lesson', /:[^;]/.test(text)) // captions have their room
		if (this.#lesson) this.#lesson.read(text)
		else if (text) this.#fetched()
	}

	async #fetched() {
		const lesson = await (this.#coming ??= this.#asked.load('lesson', this.#asked))
		this.#coming = null
		if (!lesson) return
		if (!this.#lesson) {
			this.#lesson = lesson
			lesson.read(this.#text)
		}
		this.#asked.draw()
		return lesson
	}

	act = async what => {
		const lesson = this.#lesson ?? (await this.#fetched())
		lesson?.act[what]()
		this.#asked.draw()
	}

	key(event) {
		const what = KEYS[event.key]
		if (!what || !isPlain(event) || (event.key.length > 1 && !this.text)) return false
		this.act(what)
		return true
	}

	buttonsView({teaching}) {
		const keyOf = what => Object.keys(KEYS).find(key => KEYS[key] === what)
		const offered = Object.entries(teaching).filter(([what]) => what !== 'handout' || this.text)
		return offered.map(
			([what, says]) => html`<button type="button" id=${what}
        title=${keyOf(what) ? `${says} (${keyOf(what).toUpperCase()})` : nothing}
        @click=${() => this.act(what)}>${says}</button>`,
		)
	}
}
