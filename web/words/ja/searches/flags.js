export default {
	name: 'バックトラック法（三つの真偽配列）',
	about:
		'Python によるデータ構造の教科書（backtrack、state、cols、diags1、diags2）のとおり。どの列とどの対角線がふさがっているかを三つの配列に覚えておくので、多くても 3 回見れば置けるかどうかがわかる。解をすべて求める。',
	/** Label of a curve. */
	curve: '真偽配列',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (cell, row) => `${cell} は、行 ${row} のクイーンがふさいでいる。`,
}
