// The reader's board in the address: size, queens, blocked squares.
//
//   ?view=board&n=8&given=0,0+3,5&blocked=7,7      rows and columns count from 0
//
// state.js rejects squares off the board, once n is known.

import {MAX_COMPLETE_N} from '../../engine/known.js'
import {OPTIONS, whole} from '../../figure/attributes.js'

export default {
	place: 1.5,
	options: {n: whole(1, MAX_COMPLETE_N, null), given: OPTIONS.given, blocked: OPTIONS.blocked, labels: OPTIONS.labels},
	always: ['n'],
}
