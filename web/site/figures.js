// The figures of the tutorial: the attributes with which each begins, and how wide its board may be where views
// stand below it. Its moments are checked in tests/words/lesson.test.js.

export const FIGURES = {
	puzzle: {size: '26rem', n: 8, step: 1313, views: 'board', controls: 'none'},
	hand: {size: '22rem', n: 4, from: 0, to: 14, step: 3, views: 'board narration', controls: 'play step position'},
	'taking-back': {
		size: '24rem',
		n: 4,
		from: 14,
		to: 51,
		step: 14,
		loop: true,
		speed: 1,
		views: 'board narration timeline',
		controls: 'play step position',
	},
	function: {size: '17rem', n: 4, step: 15, views: 'board narration code stack', controls: 'play step position'},
	arrays: {size: '19rem', n: 4, step: 20, views: 'board narration arrays', controls: 'step position'},
	tree: {size: '17rem', n: 4, step: 27, views: 'board narration timeline tree', controls: 'play step'},
	gap: {size: '19rem', n: 8, step: 1313, speed: 250, views: 'board timeline tree', controls: 'play step jumps'},
	order: {
		size: '24rem',
		n: 8,
		step: 1313,
		stops: 'solution',
		speed: 1000,
		views: 'board narration timeline counts',
		controls: 'play step jumps position',
	},
	breadth: {
		size: '17rem',
		n: 8,
		search: 'breadth-first',
		step: 6457,
		views: 'board narration timeline stack',
		controls: 'step jumps position',
	},
	levels: {n: 4, search: 'breadth-first', step: 42, speed: 8, views: 'tree timeline', controls: 'play step'},
	predict: {
		size: '22rem',
		n: 4,
		to: 51,
		step: 0,
		predict: 'place remove',
		views: 'board narration',
		controls: 'play step',
	},
}
