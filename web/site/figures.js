// Figures of the tutorial and family pages: initial attributes. `size` is the maximum width of the board.

const WATCHED = {views: 'board narration', controls: 'play step position'}
const ON_A_LINE = {...WATCHED, views: 'board narration timeline'}
const COUNTED = {views: 'board narration timeline counts', controls: 'play step jumps position'}
const STORED = {...WATCHED, views: 'board narration arrays'}

export const FIGURES = {
	puzzle: {size: '26rem', n: 8, step: 1313, views: 'board', controls: 'none'},
	hand: {size: '22rem', n: 4, from: 0, to: 14, step: 3, ...WATCHED},
	'taking-back': {size: '24rem', n: 4, from: 14, to: 51, step: 14, loop: true, speed: 1, ...ON_A_LINE},
	function: {size: '17rem', n: 4, step: 15, ...WATCHED, views: 'board narration stack code'},
	arrays: {size: '19rem', n: 4, step: 20, views: 'board narration arrays', controls: 'step position'},
	tree: {size: '17rem', n: 4, step: 27, views: 'board narration timeline tree', controls: 'play step'},
	gap: {size: '19rem', n: 8, step: 1313, speed: 250, views: 'board timeline tree', controls: 'play step jumps'},
	order: {size: '24rem', n: 8, step: 1313, stops: 'solution', speed: 1000, ...COUNTED},
	breadth: {
		...{size: '17rem', n: 8, search: 'breadth-first', step: 6457},
		...{views: 'board narration timeline stack', controls: 'step jumps position'},
	},
	levels: {n: 4, search: 'breadth-first', step: 42, speed: 8, views: 'tree timeline', controls: 'play step'},
	questions: {size: '22rem', n: 4, to: 51, step: 0, questions: 'kind:place,remove', ...WATCHED, controls: 'play step'},
}

export const FAMILY_FIGURES = {
	whole: {size: '24rem', n: 8, search: 'permutations', step: 16_982, stops: 'check', speed: 1000, ...COUNTED},
	early: {size: '19rem', n: 8, step: 6, ...STORED},
	bits: {size: '19rem', n: 8, search: 'bitmask', step: 7, ...STORED},
	ahead: {size: '19rem', n: 8, search: 'forward-checking', step: 11, ...STORED},
	links: {size: '17rem', n: 6, search: 'exact-cover', step: 7, ...STORED},
	climb: {size: '24rem', n: 8, search: 'hill-climbing', seed: 10, step: 4, ...ON_A_LINE},
	sideways: {size: '24rem', n: 8, search: 'hill-climbing', seed: 10, sideways: 100, step: 5, ...ON_A_LINE},
	conflicts: {
		...{size: '24rem', n: 8, search: 'min-conflicts', seed: 2, step: 2},
		...{...ON_A_LINE, views: 'board narration timeline arrays'},
	},
	thousand: {size: '24rem', n: 1000, search: 'min-conflicts', seed: 1, step: 401, speed: 60, ...ON_A_LINE},
	stairs: {size: '24rem', n: 10, search: 'construction', step: 6, labels: 1, ...WATCHED},
	turned: {size: '22rem', n: 8, search: 'construction', step: 5, labels: 1, ...WATCHED},
	corner: {size: '22rem', n: 9, search: 'construction', step: 9, labels: 1, ...WATCHED},
}
