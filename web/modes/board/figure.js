// The reader's board in a figure, <n-queens mode="board">: what figure/figure.js asks of what stands in place of a
// walk. The attributes are its state: what a reader does is written there, what is written there is shown, and nothing
// else is kept. Invariant: where a square cannot be used the board stays as it was, and a sentence says why.

import style from 'style:board/figure'
import words from 'words:board'
import {wordsIn} from '../../words/index.js'
import {open} from './board.js'
import {boardAsked, placesOf, resized} from './state.js'

/** @param {import('../../figure/figure.js').Figure} figure */
export const figured = figure => new Played(figure)

const SAID = ['n', 'given', 'blocked']
const saidOf = board => ({n: board.n, given: placesOf(board, board.queens), blocked: placesOf(board, board.closed)})
const textOf = (values, names = SAID) => JSON.stringify(names.map(name => values[name]))

class Played {
	style = style
	#figure
	#mode = null
	/** The board that the mode has, as a text, and what the page was told last. */
	#shown = ''
	#told = ''
	#isJudged = false
	#gone = new AbortController()

	constructor(figure) {
		this.#figure = figure
		for (const name of SAID) figure.changed(name) // judged only now
	}

	get #words() {
		return wordsIn(this.#figure.words.language, words)
	}

	/** Values with a board that can be shown. Where the size alone is another, squares that are not on it are gone.
	 * kept: the values that were; changed: the names of what was said anew */
	fitted(values, kept, changed) {
		const isKept = this.#isJudged
		this.#isJudged = true
		if (isKept && !changed.has('given') && !changed.has('blocked'))
			return {values: {...values, ...saidOf(resized(boardAsked(kept).board, values.n))}, refusals: []}
		const {board, refused} = boardAsked(values),
			said = isKept && refused.length > 0 ? kept : saidOf(board),
			allowed = {low: 0, high: values.n - 1}
		const refusals = refused.map(one => ({
			...one,
			allowed,
			says: () => this.#words.refused[one.name](one.value, values.n),
		}))
		return {values: {...values, ...Object.fromEntries(SAID.map(name => [name, said[name]]))}, refusals}
	}

	/** Into the place that the figure has for it. @param {ShadowRoot} tree */
	drawn(tree) {
		const {options} = this.#figure
		if (this.#mode) this.#mode.refresh(this.#words)
		else this.#open(tree.querySelector('#board'))
		if (textOf(options) === this.#shown) return
		this.#shown = textOf(options)
		this.#mode.visit(options)
	}

	#open(place) {
		const {options} = this.#figure
		this.#shown = textOf(options)
		this.#mode = open(place, {
			values: options,
			words: this.#words,
			base: () => this.#figure.options.labels ?? 0,
			changed: () => this.#mode && this.#changed(),
			hears: place,
			signal: this.#gone.signal,
		})
		this.#mode.show()
		this.#changed()
	}

	/** The board, or what is known of it. */
	#changed() {
		const now = this.#mode.query()
		if (textOf(now) !== this.#shown) this.#write(now)
		const {one, count} = this.#mode.known(),
			completable = one === undefined ? undefined : one !== null,
			completions = one === null ? 0n : count
		const told = `${this.#shown} ${completable} ${completions}`
		if (told === this.#told) return
		this.#told = told
		this.#figure.tellChange({given: now.given, blocked: now.blocked, completable, completions})
	}

	#write(now) {
		this.#shown = textOf(now)
		const {options, set} = this.#figure
		for (const name of SAID) if (textOf(now, [name]) !== textOf(options, [name])) set(name, now[name])
	}

	key = event => this.#mode?.key(event) ?? false

	close() {
		this.#gone.abort()
		this.#mode?.hide()
	}
}
