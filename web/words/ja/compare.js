// 二つの探索を比べる画面の文言。**…** は要となる語。

import {count, ratioText, rough} from '../numbers.js'

/** 何倍か。丸めると 1 倍になる差は、数にしない。 */
const times = ratio => (ratio < 1.005 ? 'わずかに多い' : `${ratioText(ratio)} 倍`)

const SIDES = ['A', 'B']

const COMPARED = {
	steps: 'のステップ数',
	probes: 'の参照回数',
	tests: 'が調べたマス',
	memory: 'がメモリーに持つ数値',
	peak: 'がメモリーに持った数値の最大',
}

const CLOCKS = {step: 'ステップ', probe: '回の参照', solution: '個の解'}

const ended = ({outcome, steps, solutions}) =>
	`${count(steps)} ステップで終了、${outcome === 'count' ? `解は ${count(solutions)} 個` : outcome === 'success' ? 'SUCCESS' : 'FAILURE'}`

/** @param {any} pair */
const when = ({clock, at, sides}) =>
	sides.every(({outcome}) => outcome !== null)
		? '終わってみると'
		: clock === 'step'
			? `ステップ ${count(at)} で`
			: clock === 'probe'
				? `参照 ${count(at)} 回の時点で`
				: at === 1
					? '最初の解までに'
					: `解 ${count(at)} 個の時点で`

/** @param {any} pair */
function chief({chief, sides, ...now}) {
	if (!chief) return `${when({sides, ...now})}、両者の手間に差はない。`
	const {measure, more, ratio, amounts} = chief
	return `${when({sides, ...now})}、${SIDES[more]} ${COMPARED[measure]}は、${SIDES[1 - more]} ${ratio < 1.005 ? 'より' : 'の '}**${times(ratio)}**（${count(amounts[more])} 対 ${count(amounts[1 - more])}）。`
}

const found = ({sides: [a, b]}) => `見つけた解は、A が ${count(a.solutions)} 個、B が ${count(b.solutions)} 個。`

function lesson(now) {
	if (now.isStart) return 'どちらもまだ始まっていない。再生するか一つ進めると、両方が同じ目盛りで動く。'
	const over = now.sides.flatMap((side, i) => (side.outcome === null ? [] : `${SIDES[i]} は ${ended(side)}。`))
	return [...over, chief(now), ...(now.isFound ? [found(now)] : [])].join('')
}

export default {
	name: '比べる',
	boardTitle: ({n, clock, at}) => `${n} × ${n}・${count(at)} ${CLOCKS[clock]}`,
	count,
	lesson,
	ended,

	board: '盤',
	boardSize: n => `${n} × ${n}`,
	sides: SIDES,
	searchOf: letter => `探索 ${letter}`,
	startRow: '開始行',
	startRowOf: letter => `${letter} の開始行`,
	classicsLabel: '定番の比較',
	classics: {flags: '配列はなぜ速いか', memory: '幅優先探索の記憶量', first: '最初の解で止める効果'},

	clock: '進め方の基準',
	clocks: {step: 'ステップ', probe: '参照回数', solution: '解'},
	clockLabel: '目盛り',
	value: {step: 'ステップ', probe: '参照回数', solution: '解'},
	of: (all, isAfter) => (isAfter ? `終わり／全 ${count(all)}` : `／全 ${count(all)}`),
	ofAtLeast: known => (known > 0 ? `／ ${count(known)} より多い` : ''),
	valueText: (clock, at, {all, last, isKnown}) =>
		!isKnown
			? `${all > 0 ? `全体は ${count(all)} ${CLOCKS[clock]}より多い。` : ''}いま ${count(at)}`
			: at === last && last > all
				? `全 ${count(all)} ${CLOCKS[clock]}のあと、終わり`
				: `全 ${count(all)} ${CLOCKS[clock]}のうち ${count(at)}`,
	move: {
		first: '最初へ',
		last: '両方の終わりへ',
		play: '再生',
		pause: '一時停止',
		back: clock => ({step: '1 ステップ戻る', probe: '参照 1 回分戻る', solution: '前の解へ'})[clock],
		forward: clock => ({step: '1 ステップ進む', probe: '参照 1 回分進む', solution: '次の解へ'})[clock],
	},
	speed: '速さ',
	speedText: (speed, clock) =>
		speed === Infinity
			? '最高速'
			: `${speed === 0.5 ? '2 秒に 1' : `1 秒に ${count(speed)}`} ${{step: 'ステップ', probe: '回', solution: '個'}[clock]}`,
	measureAll: '終わりまで数える',
	working: '探索中。',
	measuring: '終わりまで数えている。',
	stop: '止める',
	announced: (sides, sentences) => sides.map((letter, i) => `${letter}、${sentences[i]}`).join(''),

	table: 'ここまでの手間',
	measure: '項目',
	steps: 'ステップ数',
	memory: '使用メモリ（数値の個数）',
	memories: {
		arrays: '探索の配列',
		stack: 'コールスタック',
		frontier: '探索の前線',
		all: '合計',
		peak: 'これまでの最大',
	},
	atMost: number => `≤ ${count(number)}`,
	memoryMeaning: bytes =>
		`数値一つを ${bytes} バイトとする。実行中の呼び出しは行と列を、探索の前線はすべての盤の列番号を持つ。`,
	plots: {
		step: {caption: '各ステップでメモリーに持つ数値の個数。対数目盛。', x: 'ステップ', y: '数値の個数'},
		probe: {caption: '参照回数に対して、見つけた解の数。', x: '参照回数', y: '解'},
		solution: {caption: '各解までの参照回数。', x: '解', y: '参照回数'},
	},
	brief: number => (number >= 1e8 ? `${number / 1e8} 億` : number >= 1e4 ? `${number / 1e4} 万` : count(number)),

	rough: number => rough('ja', number),
	nodes: {
		heading: '探索ごとの手間',
		caption: '「ステップ実行」の探索の手間を、何も調べずに置く場合と比べる。目盛りは対数。',
		size: '盤',
		measure: '手間の測り方',
		measures: {nodes: '訪れるノード', tests: '調べるマス', probes: '参照回数'},
		meanings: {
			nodes: 'ノードは探索木の頂点、つまり上の行から順に互いに利きのないクイーンを置いた盤で、空の盤も含む。',
			tests: 'そこにクイーンを置けるかどうかを調べたマスの数。',
			probes: '「参照回数」は、マス・配列の要素・先に置いたクイーンを一つ見るたびに 1 増える。',
		},
		factorial: n => `${n}!`,
		factorialAbout: '対角線を考えず、どの行・列にも 1 個ずつ置く',
		power: n => `${n}${superscript(n)}`,
		powerAbout: '各行の好きな列に 1 個ずつ置く',
		gap: ({n, nodes, factorial, power}) =>
			`n = ${n} で全解を求める探索が訪れるノードは **${count(nodes)}** 個。${factorial > nodes ? `${n}! はその${factorText(factorial / nodes)}、${n}${superscript(n)} は${factorText(power / nodes)}。` : `${n}! は ${count(factorial)}、${n}${superscript(n)} は ${count(power)}。`}`,
		same: '全解を求める探索は、同じ探索木を違う順にたどる。だからノードの数も調べるマスの数も同じになる。違うのは 1 回調べるときの手間で、それは参照回数に表れる。',
		stops: '最初の解で終わる',
		proportion: n =>
			`面積で比べた図。左は ${n}${superscript(n)} 通りすべてと、その隅の ${n}! 通り。右はその隅を拡大したもので、色のついた正方形が訪れるノード。`,
		growth: 'n とともにどう増えるか',
		lines: {all: '全解を求めるもの', factorial: 'n!', power: 'nⁿ'},
		table: '表で見る',
		working: '探索を最後までたどっている…',
	},

	keys: [
		[['Space'], '再生・一時停止'],
		[['→', '←'], '目盛りを一つ進める・戻す'],
		[['Home', 'End'], '最初へ・両方の終わりへ'],
		[['+', '−'], '速く・遅く'],
		[['Esc'], '長い探索を止める'],
		[['?'], 'この一覧'],
	],
	keysNote: '盤の上では矢印キーでマスを移動する。ほかのキーは両方の探索を動かす。',
}

const superscript = n => String(n).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[+digit])
const factorText = factor => `約 ${rough('ja', factor)} 倍`
