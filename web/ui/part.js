// A mode in a figure, <n-queens mode="board">, in place of a walk. Invariant: its state is in attributes, which the
// reader's acts set and the mode displays.

import {breathe} from '../engine/job.js'
import {wordsIn} from '../words/index.js'
import {availableHeight} from './height.js'
import {makeScored} from './scored.js'

const textOf = (values, names) => JSON.stringify(names.map(name => values[name]))

export class Part {
	#own
	#mode = null
	#opening = null
	#shown = ''
	#gone = new AbortController()
	/** Deferred, because fitting changes the observed size. */
	#resized = new ResizeObserver(() => requestAnimationFrame(this.#fit))
	#room = 0
	#tellOpened
	#opened = new Promise(done => (this.#tellOpened = done))

	constructor(figure, own) {
		this.figure = figure
		this.#own = own
		this.style = own.style
		for (const name of own.names) figure.changed(name)
	}

	/** @returns {import('../words/index.js').Words} */
	get words() {
		const {words} = this.figure
		return {...wordsIn(words.language, this.#own.words, this.#own.wordModules), core: words}
	}

	drawn(tree) {
		const {options} = this.figure
		if (!this.#mode) return void (this.#opening ??= this.#open(tree.querySelector('.main > [id]')))
		this.#mode.refresh(this.words)
		if (this.#textOf(options) === this.#shown) return
		this.#shown = this.#textOf(options)
		this.#mode.visit(options)
	}

	#textOf = values => textOf(values, this.#own.names)

	/** Makes a mode scroll if it is higher than the figure. Its board fits the visible part (played.css). The board's
	 * size changes only when the figure's height changes. */
	#fit = () => {
		const {host} = this.figure,
			[figure, place] = ['.figure', '.main > [id]'].map(name => host.shadowRoot.querySelector(name))
		if (!place || (place.className && availableHeight(host) === this.#room)) return
		const {scrollTop} = place
		place.className = ''
		place.style.removeProperty('--room')
		const room = availableHeight(host),
			high = figure.offsetHeight
		if (high > room + 1) {
			place.className = 'scrolled'
			place.style.setProperty('--room', `${room - 1 - high + place.offsetHeight}px`)
			place.scrollTop = scrollTop
		}
		this.#room = availableHeight(host)
	}

	/** Opens the mode after a pause in which the browser can draw the figure. */
	async #open(place) {
		await breathe()
		if (this.#gone.signal.aborted) return
		const {options} = this.figure
		this.#shown = this.#textOf(options)
		this.#mode = this.#own.open(place, {
			values: options,
			words: this.words,
			base: () => this.figure.options.labels ?? 0,
			theme: () => this.figure.options.theme,
			changed: () => this.#mode && this.changed(this.#mode),
			scores: own => makeScored(this.figure, own),
			hears: place,
			signal: this.#gone.signal,
		})
		this.#mode.show()
		for (const box of [this.figure.host, place]) this.#resized.observe(box)
		this.changed(this.#mode)
		this.#tellOpened()
	}

	changed(mode) {
		this.write(mode.query())
	}

	write(now) {
		if (this.#textOf(now) === this.#shown) return
		this.#shown = this.#textOf(now)
		const {options, set} = this.figure
		for (const name of this.#own.names) if (textOf(now, [name]) !== textOf(options, [name])) set(name, now[name])
	}

	get scoring() {
		return this.#mode?.scoring
	}

	get shown() {
		return this.#shown
	}

	get settled() {
		return this.#opened.then(() => this.#mode?.settled?.())
	}

	key = event => this.#mode?.key(event) ?? false

	close() {
		this.#gone.abort()
		this.#resized.disconnect()
		this.#tellOpened()
		this.#mode?.hide()
	}
}
