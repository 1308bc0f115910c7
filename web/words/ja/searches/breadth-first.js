export default {
	name: '幅優先探索（浅い順）',
	about:
		'Swift による関数型の解説記事（EQBoard、resolve）のとおり。クイーン k 個の盤それぞれから k + 1 個の盤をすべて作り、そろってから次の深さに進む。解は最後の深さでまとめて出る。',
	/** Beside another search, as part of a sentence. */
	short: () => '幅優先探索',
	/** Beside a curve. */
	curve: '幅優先',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	last: row => `最後に見た ${row} 行目のクイーンと：`,
	refusal: (equation, row) => `${row} 行目のクイーンが利いている：${equation}。`,
}
