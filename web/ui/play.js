// From any board of the page to the mode in which the reader plays: the queens that stand on it stand there. The same
// words everywhere.

import {plain} from './fields.js'

/** board: {n, queens, blocked}, asked for when it is pressed; rows and columns count from 0, a column of -1 is none.
 * look: words, of any mode, and the page's go. */
export const playHere = (board, {words, go}, id = undefined) =>
	plain(
		words.page.playHere,
		() => {
			const {n, queens, blocked = []} = board()
			go('board', {n, given: queens.filter(({col}) => col >= 0), blocked, anew: true})
		},
		{id},
	)
