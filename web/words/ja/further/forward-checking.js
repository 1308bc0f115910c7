import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'

export default {
	name: '前方検査（forward checking）',
	about:
		'人工知能の教科書にある方法。クイーンのない行ごとに、まだ置けるマスの集合（定義域。盤の小さな丸）を持つ。行は上から順に進み、そこに置くと後の行の置けるマスがなくなるマスは退ける。行き止まりに入る前に、行き止まりとわかる。解をすべて求める。',
	/** Label of a curve. */
	curve: '前方検査',
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/if every later row keeps a square/, 'もし後のどの行にも置けるマスが残るならば：'],
		[/domains without what a queen on (.+?) attacks/, 'domains から $1 のクイーンが利くマスを除いたもの'],
		[/every square/, 'すべてのマス'],
	]),
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	narration: {
		enter: ({event: {row}, left}, at) =>
			`行 ${at(row)} に進む。置けるマスは ${count(left[row])} 個。${left[row] > 1 ? '左から順に試す。' : ''}`,
		test: ({event: {emptied}}, at) =>
			emptied === null
				? '後のどの行にも、置けるマスが残る。'
				: `行 ${at(emptied)} に置けるマスがなくなり、この先に解はない。`,
		remove: ({event: {row, col}}, at) => `この先は調べ尽くした。行 ${at(row)}・列 ${at(col)} のクイーンを取り除く。`,
		leave: ({event: {row}, depth}, at) =>
			`行 ${at(row)} には、もう試すマスがない。${depth === 0 ? '' : '一つ前の行に戻る。'}`,
	},
}
