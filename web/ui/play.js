// A button that continues any board of the page in the play mode.

import {plain} from './fields.js'

/** board: returns {n, queens, blocked} when pressed; rows and columns from 0, column -1: no queen.
 * look: words, and the page's go. */
export const playHere = (board, {words, go}, id = undefined) =>
	plain(
		words.page.playHere,
		() => {
			const {n, queens, blocked = []} = board()
			go('board', {n, given: queens.filter(({col}) => col >= 0), blocked, anew: true})
		},
		{id},
	)
