// The reader's board in a figure, <n-queens mode="board">. Its attributes hold all state (ui/part.js). Invariant: an
// invalid square leaves the board unchanged and shows a sentence.

import style from '#styles/board'
import words from '#words/board'
import {Part} from '../../ui/part.js'
import {open} from './board.js'
import {boardAsked, resized, setupOf} from './state.js'

/** @param {import('../../figure/figure.js').Figure} figure */
export const figured = figure => new Played(figure, {style, words, open, names: SAID})

const SAID = ['n', 'given', 'blocked']

class Played extends Part {
	#told = ''
	#isJudged = false

	/** Values with a valid board. If only n has changed, squares off the new board are dropped. kept: previous values;
	 * changed: names of written attributes. */
	fitted(values, kept, changed) {
		const isKept = this.#isJudged
		this.#isJudged = true
		if (isKept && !changed.has('given') && !changed.has('blocked'))
			return {values: {...values, ...setupOf(resized(boardAsked(kept).board, values.n))}, refusals: []}
		const {board, refused} = boardAsked(values),
			said = isKept && refused.length > 0 ? kept : setupOf(board),
			allowed = {low: 0, high: values.n - 1}
		const refusals = refused.map(one => ({
			...one,
			allowed,
			says: () => this.words.refused[one.name](one.value, values.n),
		}))
		return {values: {...values, ...Object.fromEntries(SAID.map(name => [name, said[name]]))}, refusals}
	}

	changed(mode) {
		super.changed(mode)
		const {given, blocked} = mode.query(),
			{one, count} = mode.known(),
			completable = one === undefined ? undefined : one !== null,
			completions = one === null ? 0n : count
		const told = `${this.shown} ${completable} ${completions}`
		if (told === this.#told) return
		this.#told = told
		this.tell('n-queens-change', {given, blocked, completable, completions})
	}
}
