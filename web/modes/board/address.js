// The reader's board in the address: size, queens, blocked squares.
//
//   ?view=board&n=8&given=0,0+3,5&blocked=7,7      rows and columns count from 0
//   …&puzzle=2026-11-28&queens=1,2&crosses=4,4     a puzzle: given and blocked are fixed
//
// state.js rejects invalid names of puzzles, and squares outside the board.

import {MAX_COMPLETE_N} from '../../engine/known.js'
import {OPTIONS, whole} from '../../figure/attributes.js'

const {given, blocked, labels, moments: text} = OPTIONS

export default {
	place: 1.5,
	options: {
		n: whole(1, MAX_COMPLETE_N, null),
		puzzle: text,
		given,
		blocked,
		queens: given,
		crosses: blocked,
		labels,
	},
	always: ['n'],
}
