// A button that continues any board of the page in the play mode.

import {plain} from './fields.js'

export const playHere = (board, {words, go}, id = undefined) =>
	plain(
		words.page.playHere,
		() => {
			const {n, queens, blocked = []} = board()
			go('board', {n, given: queens.filter(({col}) => col >= 0), blocked, anew: true})
		},
		{id},
	)
