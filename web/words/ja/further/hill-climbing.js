import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'
import moved from '../moved.js'

const again = ({restarts = 0}) => (restarts > 0 ? `${count(restarts)} 回登り直し、` : '')

const {counters, course, large, narration: alike} = moved

export default {
	name: '山登り法',
	about:
		'人工知能の教科書の方法。初めから各行に 1 個ずつクイーンを置き、1 個を同じ行の中で動かす動かし方のうち、利き合う対が最も少なくなるものを選ぶ（同じなら、無作為に決める）。どう動かしてもよくならなければ、そこで行き詰まる。登り直しが許されていれば、新しく無作為に置いた盤から登り直す。同じ種なら同じ登りになる。',
	/** Label of a curve. */
	curve: '山登り法',
	counters,
	course,
	large,
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/one anywhere in each row/, '各行のどこかに 1 個ずつ'],
		[/while some queens attack each other/, '利き合うクイーンがある間、繰り返す：'],
		[/the fewest pairs that any move leaves/, '一度動かした後に残る、最も少ない対の数'],
		[/level \+ 1 if best = pairs\(queens\), else 0/, 'best = pairs(queens) ならば level + 1、さもなければ 0'],
		[/next climb/, '次の登りへ'],
		[/if no queens attack each other/, 'もし互いに利き合うクイーンがなければ：'],
		[/a random move that leaves so few/, 'それだけになる動かし方のどれか（無作為）'],
	]),
}

/** Sentences about events. */
export const sentences = {
	/** Reasons for the verdict on a predicted move. */
	why: {
		fewest: ({left}) =>
			`互いに利き合う対は ${count(left)} 組になる。ほかのどの動かし方でも、これより少なくはならない。`,
		asGood: ({left}) => `対は ${count(left)} 組になり、無作為に選ばれる移動と同じだけ少ない。`,
		more: ({left, there}) => `そこへ動かすと対は ${count(there)} 組になる。最善の移動では ${count(left)} 組。`,
		stands: () => 'そこにはクイーンがある。選ぶのは、クイーンが動く先のマス。',
	},
	narration: {
		start: alike.start,
		scatter: ({moved, counters, restarts, begin}) =>
			`${counters.restarts > 0 ? `行き詰まったので登り直す（${count(restarts)} 回までの ${count(counters.restarts)} 回目）。` : ''}${alike.laid(begin)}。${alike.pairs(moved.pairs)}。`,
		move: ({event: {row, col}, moved}, at) =>
			`行 ${count(at(row))} のクイーンを列 ${count(at(moved.from))} から列 ${count(at(col))} へ動かす。${alike.pairs(moved.pairs)}${moved.pairs < moved.before ? `（${count(moved.before)} 組から減った）` : '（減らない、横ばいの移動）'}。`,
		done: ({event, moved, counters}) =>
			event.verdict === 'success'
				? `**SUCCESS。**${again(counters)}${count(counters.moves)} 回動かして解に着いた。`
				: `**FAILURE。**${alike.pairs(moved.pairs)}。どう動かしてもよくならず、${again(counters)}${count(counters.moves)} 回動かしたところで行き詰まった。種を変えればうまくいくこともある。`,
	},
}
