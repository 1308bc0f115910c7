// A button that opens the board of another mode in the board mode.

import {squaresFromColumns} from '../board/inline.js'
import {plain} from './fields.js'

export const boardOf = ({moment}) => ({...moment, queens: squaresFromColumns(moment.queens)})

export const playHere = (board, {words, go}, id = undefined) =>
	plain(
		words.page.playHere,
		() => {
			const {n, queens, blocked = []} = board()
			go('board', {n, given: queens, blocked, anew: true})
		},
		{id},
	)
