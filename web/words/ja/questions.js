// 「次はどうなる？」の文言。理由のデータは searches/questions.js にある。**…** は判定。

import {count} from '../numbers.js'

const place = (row, col, at) => `行 ${at(row)}・列 ${at(col)}`
const back = '最後に置いたクイーンを取り除く。'

const SOUGHT = {
	test: '調べるマス',
	place: 'クイーンを置くマス',
	remove: '取り除くクイーン',
	move: 'クイーンが動く先のマス',
}

export default {
	label: '次はどうなる？',
	sentences: texts => texts.join(''),
	/** @param {import('../../searches/questions.js').Predictable[]} kinds */
	question: (kinds, isReminded = false) =>
		`${isReminded ? '答えを待っている。次に' : '次はどうなる？ '}${kinds.map(kind => SOUGHT[kind]).join('か、')}を選ぼう（キーでは矢印、Enter）。`,
	show: '答えを見る',
	goOn: '次へ進む',
	/** missed: まだ答えていない問いの数。null なら、わからない。 */
	ended: missed =>
		missed === 0
			? 'もう問いはない。'
			: `この先に問いはない。${missed ? `まだ答えていない問いが ${count(missed)} 問ある。` : ''}`,
	goBack: '戻って答える',
	ahead: total =>
		`この先に問いが${total === null ? '' : ` ${count(total)} 問`}ある。「次へ進む」で最初の問いへ進める。`,
	/** 正誤を最後に示すとき。 */
	skip: 'わからない',
	noted: '答えを記録した。',
	given: given => `解答 ${count(given)}`,
	of: total => `／全 ${count(total)} 問`,
	hidden: '答えるまでは隠してある。',
	forget: '答えを消す',
	attempt: '次の回を始める',
	result: ({step, square, expected, right}, at) =>
		`ステップ ${count(step)}：${square ? place(square.row, square.col, at) : '無解答'} ${
			right ? '✓' : `✗ 正しくは ${place(expected.row, expected.col, at)}。`
		}`,
	noEvent: ({step, kind}) =>
		kind
			? `ステップ ${count(step)} は判定でも配置でも取り除きでもないので、問えない。`
			: `ステップ ${count(step)} より前に探索が終わるので、問えない。`,
	tally: ({right, wrong, shown}) =>
		[`正解 ${count(right)}`, `誤り ${count(wrong)}`, ...(shown > 0 ? [`答えを見た ${count(shown)}`] : [])].join('・'),

	verdicts: {right: '**そのとおり。**', wrong: '**そこではない。**', shown: '**答えはここ。**'},
	why: {
		begins: ({row}, at) => `行 ${at(row)} は、左端の列から調べる。`,
		onward: ({col}, at) => `列は左から順に調べるので、次は列 ${at(col)}。`,
		tested: () => 'このマスに置けることは、いま調べてわかった。',
		free: ({row, col, tried}, at) =>
			`行 ${at(row)} で${tried < 0 ? '' : `は、列 ${at(tried)} より右で`}最初に置けるのは列 ${at(col)}。`,
		afterSolution: () => `ほかの解を探すため、${back}`,
		noneFree: ({inRow}, at) => `行 ${at(inRow)} に置けるマスはないので、${back}`,
		allTried: ({inRow}, at) => `行 ${at(inRow)} の置けるマスはすべて試したので、${back}`,

		row: ({row, wraps, frontier}, at) =>
			frontier
				? `この深さでは、どの盤でも行 ${at(row)} を調べる。`
				: wraps
					? `最後の行の次は最初の行に戻る。いま調べているのは行 ${at(row)}。`
					: `いま調べているのは行 ${at(row)}。`,
		tried: ({row, square}, at) => `${place(row, square.col, at)} はもう調べた。`,
		attacked: ({by}, at) => `そのマスには行 ${by.map(at).join('・')} のクイーンが利いている。`,
		later: () => '列は左から順に試す。もっと左にも置けるマスがある。',
		skips: () => '列は左から順に調べる。利き筋の通るマスも飛ばさない。',
		queen: ({kind, row, frontier}, at) =>
			frontier
				? 'そのクイーンは取り出した盤のもので、取り除かない。'
				: `まだ取り除かない。行 ${at(row)} に${kind === 'test' ? '、調べる列' : '、置けるマス'}が残っている。`,
		otherQueen: () => 'そのクイーンではない。取り除くのは、最後に置いたものから。',
	},
	/** 次の出来事。「答えを見る」の後に出す。 */
	answer: {
		test: ({row, col}, at) => `次は${place(row, col, at)} を調べる。`,
		place: ({row, col}, at) => `次は${place(row, col, at)} に置く。`,
		remove: ({row, col}, at) => `それは${place(row, col, at)} のクイーン。`,
		move: ({row, col}, at) => `次は、行 ${at(row)} のクイーンが列 ${at(col)} へ動く。`,
	},
}
