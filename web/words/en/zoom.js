// What the zoom of a walk's timeline says to an English reader.

import {count} from '../numbers.js'

export default {
	part: (from, to) => `steps ${count(from)} to ${count(to)}`,
	whole: 'Show all',
	ends: {from: 'First step shown', to: 'Last step shown'},
}
