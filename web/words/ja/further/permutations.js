import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'

export default {
	name: '生成と検査（すべての順列）',
	about:
		'n! の大きさを見る探索。各行に、まだ使われていない列を選んでいき、対角線は n 個のクイーンが並んでから初めて調べる。ほとんどの盤は、2 行目ですでに見込みがなくても最後まで作られる。解をすべて求める。',
	/** Label of a curve. */
	curve: 'すべての順列',
	counters: {
		tests: '調べたマス',
		probes: '参照回数',
		places: '置いた回数',
		removes: '取り除いた回数',
		checks: '検査した盤',
		solutions: '見つけた解',
	},
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([[/if no two queens are on a diagonal/, 'もしどの二つのクイーンも同じ対角線上にないならば：']]),
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	rejection: (cell, row) => `${cell} は行 ${row} で使われている。`,
	narration: {
		test: ({event: {by}}, at) =>
			by ? `この列には行 ${at(by.row)} のクイーンがある。` : 'この列はまだ空いている。対角線はまだ調べない。',
		check: ({event: {row, col, by}, counters}, at) =>
			by
				? `${count(counters.checks)} 個目の盤がそろった。解か。**いいえ。**行 ${at(by.row)}・列 ${at(by.col)} と行 ${at(row)}・列 ${at(col)} のクイーンが同じ対角線上にある。`
				: `${count(counters.checks)} 個目の盤がそろった。解か。**はい。**どの 2 個も同じ対角線上にない。`,
	},
}
