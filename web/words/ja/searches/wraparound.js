export default {
	name: '開始行を選べる再帰',
	about:
		'Ruby による初学者向けの再帰の演習（EightQueen、solve_8q）のとおり。好きな行から始め、最後の行の次は最初の行に戻る。クイーンか端に当たるまで 8 方向を調べ、解が一つ見つかれば終わる。',
	/** Beside another search, as part of a sentence. */
	short: row => `${row} 行目からの再帰`,
	/** Beside a curve. */
	curve: '再帰（最初の解）',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	refusal: (direction, row) => `${direction}へたどると、${row} 行目のクイーンに当たる。`,
}
