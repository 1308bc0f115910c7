export default {
	name: '試験問題（最初の解）',
	about:
		'情報処理の国家試験の問題（search、pos、col、upwd、downwd）のとおり。添字が 1 から始まる三つの配列に FREE か NOT_FREE を入れる。最初の解で SUCCESS、解がなければ FAILURE を返して終わる。',
	/** Beside another search, as part of a sentence. */
	short: () => '試験の探索',
	/** Beside a curve. */
	curve: '試験問題（最初の解）',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	refusal: (cell, row) => `${cell} は、${row} 行目のクイーンのため NOT_FREE。`,
}
