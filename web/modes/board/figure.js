// The reader's board in a figure. Attributes hold all its state (ui/part.js). An invalid square does not change the
// board.

import style from '#styles/board'
import words from '#words/board'
import {Part} from '../../ui/part.js'
import {open} from './board.js'
import {boardFromSetup, resized, setupFromBoard} from './state.js'

export const figured = figure => new Played(figure, {style, words, open, names: NAMES})

const NAMES = ['n', 'given', 'blocked']

class Played extends Part {
	#lastEvent = ''
	#isJudged = false

	fitted(values, previous, changed) {
		const hasPrevious = this.#isJudged
		this.#isJudged = true
		if (hasPrevious && !changed.has('given') && !changed.has('blocked'))
			return {values: {...values, ...setupFromBoard(resized(boardFromSetup(previous).board, values.n))}, rejections: []}
		const {board, rejected} = boardFromSetup(values),
			{n, given, blocked} = hasPrevious && rejected.length > 0 ? previous : setupFromBoard(board),
			allowed = {low: 0, high: values.n - 1}
		const rejections = rejected.map(one => ({
			...one,
			allowed,
			says: () => this.words.rejected[one.name](one.value, values.n),
		}))
		return {values: {...values, n, given, blocked}, rejections}
	}

	changed(mode) {
		super.changed(mode)
		const {given, blocked} = mode.query(),
			{one, count} = mode.known(),
			completable = one === undefined ? undefined : one !== null,
			completions = one === null ? 0n : count
		const event = `${this.shown} ${completable} ${completions}`
		if (event === this.#lastEvent) return
		this.#lastEvent = event
		this.figure.effects.event({name: 'change', detail: {given, blocked, completable, completions}})
	}
}
