import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'

export default {
	name: '盤の完成（残りの少ない行から）',
	about:
		'教科書で前方検査（forward checking）と呼ばれる方法。クイーンのない行ごとに、まだ置けるマスを覚えておく。次に進むのは、それが最も少ない行。ほかの行の置けるマスをなくすクイーンは、すぐに退ける。与えられた盤、または空の盤を、一通りだけ完成させる。',
	/** Label of a curve. */
	curve: '少ない行から',
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/if every row has a queen/, 'もしすべての行にクイーンがあるならば：'],
		[/the row with the fewest squares left/, '置けるマスが最も少ない行'],
		[/if every other row keeps a square/, 'もしほかのどの行にも置けるマスが残るならば：'],
	]),
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	narration: {
		enter: ({event: {row}, left}, at) =>
			`置けるマスが最も少ないのは行 ${at(row)}（残り ${count(left[row])} マス）。${left[row] > 1 ? '左から順に試す。' : ''}`,
		test: ({event: {emptied}}, at) =>
			emptied === null ? 'ほかのどの行にも、置けるマスが残る。' : `行 ${at(emptied)} に置けるマスがなくなる。`,
		remove: ({event: {row, col}}, at) => `この先は調べ尽くした。行 ${at(row)}・列 ${at(col)} のクイーンを取り除く。`,
		leave: ({event: {row}, depth}, at) =>
			`行 ${at(row)} には、もう試すマスがない。${depth === 0 ? '' : '一つ前に入った行に戻る。'}`,
	},
}
