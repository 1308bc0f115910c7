export default {
	name: '開始行を選べる再帰',
	about:
		'Ruby による初学者向けの再帰の演習（EightQueen、solve_8q）のとおり。好きな行から始め、最後の行の次は最初の行に戻る。クイーンか端に当たるまで 8 方向を調べ、解が一つ見つかれば終わる。',
	/** Label of a curve. */
	curve: '再帰（最初の解）',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (direction, row) => `${direction}へたどると、行 ${row} のクイーンに当たる。`,
}
