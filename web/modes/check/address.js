// What the address says of a program that is judged: the board's size, the search that it is to be, and an example,
// which is a riddle too: what is wrong here?

import {OPTIONS_OF} from '../../figure/attributes.js'

const {n, search, example, as} = OPTIONS_OF.check

export default {
	place: 5,
	takesSize: false,
	options: {n, search, example, as},
	always: [],
}
