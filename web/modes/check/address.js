// The check mode in the address: board size, expected search, and an example output with a mistake to find.

import {OPTIONS_OF} from '../../figure/attributes.js'

const {n, search, example, as} = OPTIONS_OF.check

export default {
	place: 5,
	takesSize: false,
	options: {n, search, example, as},
	always: [],
}
