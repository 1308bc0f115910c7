export default {
	name: 'バックトラック法（利き筋をたどる）',
	about:
		'C# によるオブジェクト指向の解説記事（Board、Solver.Solve）のとおり。盤上のすべてのクイーンの利き筋を、番兵のある端まで 1 マスずつたどり、置けるかどうかを調べる。解を一つずつ、すべて求める。',
	/** Label of a curve. */
	curve: '利き筋をたどる',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	last: row => `最後に見た行 ${row} のクイーンから：`,
	rejection: (direction, row) => `行 ${row} のクイーンから${direction}へたどると、このマスを通る。`,
}
