// The figures of the tutorial: the attributes with which each begins. What the text claims of its moments is checked in
// tests/words/lesson.test.js.

export const FIGURES = {
	puzzle: {n: 8, step: 1313, views: 'board', controls: 'none'},
	hand: {n: 4, from: 0, to: 14, step: 3, views: 'board narration', controls: 'play step position'},
	'taking-back': {
		n: 4,
		from: 14,
		to: 51,
		step: 14,
		loop: true,
		speed: 1,
		views: 'board narration timeline',
		controls: 'play step position',
	},
	function: {n: 4, step: 15, views: 'board narration code stack', controls: 'play step position'},
	arrays: {n: 4, step: 20, views: 'board narration arrays', controls: 'step position'},
	tree: {n: 4, step: 27, views: 'board narration timeline tree', controls: 'play step'},
	gap: {n: 8, step: 1313, speed: 250, views: 'board timeline tree', controls: 'play step jumps'},
	order: {
		n: 8,
		step: 1313,
		stops: 'solution',
		speed: 1000,
		views: 'board narration timeline counts',
		controls: 'play step jumps position',
	},
	breadth: {
		n: 8,
		search: 'breadth-first',
		step: 6457,
		views: 'board narration timeline stack',
		controls: 'step jumps position',
	},
	levels: {n: 4, search: 'breadth-first', step: 42, speed: 8, views: 'tree timeline', controls: 'play step'},
	predict: {n: 4, to: 51, step: 0, predict: 'place remove', views: 'board narration', controls: 'play step'},
}

/** How wide a board may be, where views stand below it. */
export const BOARD_SIZES = {
	function: '17rem',
	arrays: '19rem',
	tree: '17rem',
	gap: '19rem',
	order: '24rem',
	breadth: '17rem',
	hand: '22rem',
	'taking-back': '24rem',
	puzzle: '26rem',
	predict: '22rem',
}
