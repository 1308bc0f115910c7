export default {
	name: '幅優先探索（浅い順）',
	about:
		'Swift による関数型の解説記事（EQBoard、resolve）のとおり。クイーン k 個の盤それぞれから k + 1 個の盤をすべて作り、そろってから次の深さに進む。解は最後の深さでまとめて出る。',
	/** Label of a curve. */
	curve: '幅優先',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	last: row => `最後に見た行 ${row} のクイーンと：`,
	rejection: (equation, row) => `行 ${row} のクイーンが利いている：${equation}。`,
}
