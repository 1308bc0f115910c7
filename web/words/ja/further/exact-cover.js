import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'

const itemOf = ({row, col}, at) => (row === null ? `列 ${at(col)}` : `行 ${at(row)}`)

export default {
	name: '厳密被覆（ダンシングリンク）',
	about:
		'クヌースのアルゴリズム X。どのマスも、行・列・二つの対角線という四つの項目を被覆する選択肢とみる（残っている間は小さな丸）。行と列はちょうど一度、対角線は高々一度だけ被覆する。次に選ぶのは、選択肢が最も少ない行か列。項目を被覆するとは、その項目と、それを含む選択肢をリストから外すことで、逆の順につなぎ直せば元に戻る。解をすべて求める。',
	/** Label of a curve. */
	curve: 'ダンシングリンク',
	counters: {probes: '更新回数', places: '置いた回数', removes: '取り除いた回数', solutions: '見つけた解'},
	matrix: (options, items) => `残る選択肢は ${count(options)} 個、被覆していない項目は ${count(items)} 個。`,
	probesMeaning: '「更新回数」は、項目や選択肢をリストから一つ外すたびに 1 増える（クヌースの数え方）。',
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/for (\w+) in the other items of (.+): (.+?)(?= §)/, '$2 のほかの各項目 $1 について $3'],
		[/for (\w+) in the same, the last first: (.+?)(?= §)/, '同じ各項目 $1 について、逆の順に $2'],
		[/for (\(.+?\)) in (\S+)/, '$2 の各要素 $1 について繰り返す：'],
		[/if no item is left/, 'もし項目が残っていなければ：'],
		[/the row or column with the fewest options/, '選択肢が最も少ない行または列'],
	]),
}

/** Sentences about events. */
export const sentences = {
	narration: {
		enter: ({event}, at) => `選択肢が最も少ないのは${itemOf(event, at)}。これを被覆し、その選択肢を順に試す。`,
		place: ({event: {row, col}}, at) =>
			`行 ${at(row)}・列 ${at(col)} にクイーンを置く。このマスのほかの項目も被覆する。`,
		remove: ({event: {row, col}}, at) =>
			`行 ${at(row)}・列 ${at(col)} のクイーンを取り除く。被覆した項目を、逆の順に元へ戻す。`,
		leave: ({event, depth}, at) =>
			`${itemOf(event, at)}には、もう試す選択肢がない。元に戻す。${depth === 0 ? '' : '一つ前の項目に戻る。'}`,
	},
}
