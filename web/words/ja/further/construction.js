import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'
import moved from '../moved.js'

export default {
	name: '探索なし（公式）',
	about:
		'n が 2 と 3 でなければ、探索をしなくても解が一つ書ける（Pauls 1874。ここでは Hoffman・Loessi・Moore 1969 の形）。列を 2, 4, … と並べてから 1, 3, … と続ける。n を 6 で割った余りが 2 のときは並べ方を変え、n が奇数ならば最後に隅へ 1 個加える。',
	/** Label of a curve. */
	curve: '公式',
	counters: {places: '置いた回数', solutions: '見つけた解'},
	large: moved.large,
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/if n is odd/, 'もし n が奇数ならば：'],
		[/return (.+) if (.+), else (.+)/, '$2 ならば $1、さもなければ $3 を返す'],
		[/return ([^§\n]+)(?=\n|$)/, '$1 を返す'],
	]),
}

/** Sentences about events. */
export const sentences = {
	narration: {
		start: moved.narration.start,
		place: ({n, event: {row, col}}, at) =>
			`行 ${count(at(row))} は、公式から列 ${count(at(col))}。${row === n - 1 ? 'すべての行にクイーンがある。' : `残りは ${count(n - 1 - row)} 行。`}`,
		done: ({n, event}) =>
			event.verdict === 'success'
				? `**SUCCESS。**${count(n)} 個のクイーンを、一度も試すことなく置いた。`
				: `**FAILURE。**n = ${n} には解がなく、公式もない。`,
	},
}
