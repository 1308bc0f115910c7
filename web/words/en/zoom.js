// English words of the timeline's zoom.

import {count} from '../numbers.js'

export default {
	part: (from, to) => `steps ${count(from)} to ${count(to)}`,
	whole: 'Show all',
	ends: {from: 'First step shown', to: 'Last step shown'},
}
