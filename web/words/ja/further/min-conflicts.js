import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'
import moved from '../moved.js'

const {counters, course, large, narration: alike} = moved

export default {
	name: '最小衝突法',
	about:
		'Minton・Johnston・Philips・Laird（1992）の修復法。初めから各行に 1 個ずつクイーンを置き、利きを受けているものを無作為に 1 個選んで、その行のうち利きが最も少ないマスへ動かす（同じなら、無作為に決める）。どのクイーンも利きを受けなくなれば終わる。百万個でも、わずかな回数で済む。',
	/** Label of a curve. */
	curve: '最小衝突法',
	counters,
	course,
	large,
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/one anywhere in each row/, '各行のどこかに 1 個ずつ'],
		[/if no queen is attacked/, 'もし利きを受けるクイーンがなければ：'],
		[/a random row whose queen is attacked/, 'クイーンが利きを受けている行のどれか（無作為）'],
		[/a random column where the fewest queens attack/, '利きが最も少ない列のどれか（無作為）'],
	]),
}

/** Sentences about events. */
export const sentences = {
	narration: {
		start: alike.start,
		scatter: ({moved, begin}) => `${alike.laid(begin)}。${alike.pairs(moved.pairs)}。`,
		move: ({event: {row, col}, moved}, at) =>
			`行 ${count(at(row))} のクイーンを列 ${count(at(moved.from))} から、利きが最も少ない列 ${count(at(col))} へ動かす。${alike.pairs(moved.pairs)}（前は ${count(moved.before)} 組）。`,
		done: ({event, moved, counters}) =>
			event.verdict === 'success'
				? `**SUCCESS。**${count(counters.moves)} 回動かして解に着いた。`
				: `**FAILURE。**${count(counters.moves)} 回動かしたが、${alike.pairs(moved.pairs)}。ここで打ち切る。`,
	},
}
