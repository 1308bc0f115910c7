export default {
	name: '試験問題（最初の解）',
	about:
		'情報処理の国家試験の問題（search、pos、col、upwd、downwd）のとおり。添字が 1 から始まる三つの配列に FREE か NOT_FREE を入れる。最初の解で SUCCESS、解がなければ FAILURE を返して終わる。',
	/** Label of a curve. */
	curve: '試験問題（最初の解）',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (cell, row) => `${cell} は、行 ${row} のクイーンのため NOT_FREE。`,
}
