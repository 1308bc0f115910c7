import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'
import moved from '../moved.js'

const {counters, course, large, narration: alike} = moved

export default {
	name: '山登り法',
	about:
		'人工知能の教科書の方法。初めから各行に 1 個ずつクイーンを置き、1 個を同じ行の中で動かす手のうち、利き合う対が最も少なくなるものを選ぶ（同じなら、くじで決める）。どの手でもよくならなければ、そこで行き詰まる。くじで置いた盤からの 1 回の登りで、同じ種なら同じ登りになる。',
	/** Beside another search, as part of a sentence. */
	short: () => '山登り法',
	/** Beside a curve. */
	curve: '山登り法',
	counters,
	course,
	large,
	/** 擬似コードの言い換え（code.js の前に当てる）。 */
	pseudo: rewritten([
		[/one anywhere in each row/, '各行のどこかに 1 個ずつ'],
		[/while some queens attack each other/, '利き合うクイーンがある間、繰り返す：'],
		[/the fewest pairs that any move leaves/, '一度動かした後に残る、最も少ない対の数'],
		[/level \+ 1 if best = pairs\(queens\), else 0/, 'best = pairs(queens) ならば level + 1、さもなければ 0'],
		[/by lot a move that leaves so few/, 'それだけになる手のどれか（くじ）'],
	]),
}

/** What a figure says of its events. */
export const said = {
	/** Of an answer to which queen moves next. */
	why: {
		fewest: ({left}) => `互いに利き合う対は ${count(left)} 組になる。ほかのどの手でも、これより少なくはならない。`,
		asGood: ({left}) => `対は ${count(left)} 組になり、くじで選ばれる手と同じだけ少ない。`,
		more: ({left, there}) => `そこへ動かすと対は ${count(there)} 組になる。最善の手では ${count(left)} 組。`,
		stands: () => 'そこにはクイーンがいる。選ぶのは、クイーンが動く先のマス。',
	},
	narration: {
		start: alike.start,
		scatter: ({moved}) => `各行のクイーンをくじで置く。${alike.pairs(moved.pairs)}。`,
		move: ({event: {row, col}, moved}, at) =>
			`${count(at(row))} 行目のクイーンを ${count(at(moved.from))} 列から ${count(at(col))} 列へ動かす。${alike.pairs(moved.pairs)}${moved.pairs < moved.before ? `（${count(moved.before)} 組から減った）` : '（減らない、横ばいの手）'}。`,
		done: ({event, moved, counters}) =>
			event.verdict === 'success'
				? `**SUCCESS。**${count(counters.moves)} 回動かして解に着いた。`
				: `**FAILURE。**${alike.pairs(moved.pairs)}。どの手でもよくならず、${count(counters.moves)} 回動かしたところで行き詰まった。種を変えればうまくいくこともある。`,
	},
}
