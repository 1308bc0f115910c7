// What the address says of a program that is judged: the board's size, the search that it is to be, and an example,
// which is a riddle too: what is wrong here?

import {MAX_N} from '../../engine/known.js'
import {OPTIONS, whole, word} from '../../figure/attributes.js'

/** An id; whether there is such a one is asked where they are known. */
const id = {...OPTIONS.search, otherwise: ''}

export default {
	place: 5,
	takesSize: false,
	options: {n: whole(1, MAX_N, null), search: id, example: id, as: word(['trace', 'boards'], 'trace')},
	always: [],
}
