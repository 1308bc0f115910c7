// 数える画面の文言。**…** は要となる語。時間は秒、数は number か bigint。

import {count, exactTime, memory, percent, rough, roughTime} from '../numbers.js'

const about = seconds => (seconds < 0.01 ? '0.01 秒未満' : `約 ${roughTime('ja', seconds)}`)
const took = seconds => (seconds < 0.001 ? '0.001 秒未満' : exactTime('ja', seconds))
const left = seconds => (seconds === undefined ? '' : `、残り${seconds < 1 ? ' 1 秒未満' : about(seconds)}`)
const workers = number => `ワーカー ${count(number)} 個`

export default {
	name: '数える',
	count,
	percent,
	about,
	took,
	workers,
	rough: number => rough('ja', number),

	label: '全解を数える',
	board: '盤',
	workersLabel: 'ワーカー',
	workersOption: (number, most) => (number === most && most > 1 ? `${number} 個（すべて）` : `${number} 個`),

	start: '数える',
	pause: '一時停止',
	resume: '再開',
	cancel: '中止',
	cancelMeaning: '中止して、数えた分を捨てる',
	discard: '捨てる',

	sentence: {
		waiting: n => `${n} × ${n} の盤に、互いに利きのない ${n} 個のクイーンを置く方法は何通りあるか。`,
		kept: ({n, part: done, left: seconds}) =>
			`n = ${n} は **${percent(done)} まで数えてある**${left(seconds)}。続きから数えられる。`,
		starting: n => `n = ${n} の準備をしている…`,
		running: ({n, part: done, left: seconds}) =>
			`${n} × ${n} の全解を数えている。**${percent(done)}**${left(seconds)}。`,
		paused: ({n, part: done, left: seconds}) => `${n} × ${n} の **${percent(done)}** で停止中${left(seconds)}。`,
		done: n => `${n} × ${n} の盤の解は、全部で`,
		rejected: () => '数えられなかった。',
	},
	estimate: (seconds, number, onCard) =>
		`この端末では、${[onCard && 'グラフィックスカード', number > 0 && workers(number)].filter(Boolean).join('と')}で **${about(seconds)}** の見込み。`,
	card: name => `グラフィックスカード：${name}`,
	cardTrouble: trouble => `グラフィックスカードからの報告：${trouble}.`,
	estimating: 'この端末の速さを測っている…',
	estimateUnknown: 'この端末でかかる時間はわからない。',
	needsMemory: (bytes, number) =>
		`メモリーは${number > 1 ? `ワーカーごとに ${memory('ja', bytes)}、合わせて ${memory('ja', bytes * number)} ` : ` ${memory('ja', bytes)} `}使う。`,
	waitsForYou: 'この n は数えるのに時間がかかるので、「数える」を押すまで始めない。',

	facts: {
		found: '見つかった解',
		elapsed: '経過時間',
		rate: '毎秒の解の数',
		workers: '動いているワーカー',
		time: '所要時間',
		speed: '毎秒の解の数',
		workersUsed: 'ワーカー',
		card: 'グラフィックスカード',
	},
	onOwnThread: 'ここではワーカーが使えないので、ページ自身が 1 コアで数える。その分遅くなる。',
	progress: '数え上げの進み具合',
	status: {
		started: n => `n = ${n} を数え始めた。`,
		resumed: (n, done) => `n = ${n} を ${percent(done)} の続きから数え始めた。`,
		quarter: (n, done) => `n = ${n}、${percent(done)} まで数えた。`,
		paused: done => `${percent(done)} で停止した。`,
		done: (n, total) => `数え終えた。n = ${n} の解は ${count(total)} 個。`,
	},
	boardTitle: (n, total) => (total === undefined ? `${n} × ${n}` : `${n} × ${n}・解 ${count(total)} 個`),
	title: (done, title) => `${percent(done)} · ${title}`,

	keeps: '数え終えた範囲はこの端末に保存される。ページを閉じても読み込み直しても、続きから数えられる。',
	cannotKeep: 'ここでは途中経過を保存できない。数え上げはできるが、読み込み直すと最初からになる。',
	otherParts: 'この端末に残っている途中の数え上げ',
	partLine: ({n, part: done, left: seconds}) => `n = ${n}、${percent(done)} まで${left(seconds)}`,
	take: n => `n = ${n} の続きへ`,
	shard: {
		part: (n, index, of, units, all) =>
			`ここで数えるのは ${n} × ${n} の全解のうち**分担 ${count(index)} / ${count(of)}** だけ。全 ${count(all)} 単位のうち ${count(units)} 単位。`,
		whole: n => `${n} × ${n} の盤をすべて数える`,
		done: 'この分担を数え終えた。次の 1 行を「nqueens sum」に渡す。',
	},

	q: n => `Q(${n}) =`,
	matches: known => `既知の値 ${count(known)} と一致`,
	differs: known => `既知の値 ${count(known)} と一致しない`,
	oeis: id => `OEIS ${id}`,
	next: (n, seconds) => `次は ${n} × ${n}${seconds >= 0.01 ? `（${about(seconds)}）` : ''}`,
	seeAll: 'すべての解を見る',
	share: '結果を共有',
	shared: (n, {total, seconds}) => `Q(${n}) = ${count(total)}（ブラウザーで数えて ${took(seconds)}）`,
	copied: 'コピーした',
	copyByHand: 'ここではコピーが許可されていない',
	fast: {
		question: 'なぜこんなに速いのか',
		answer:
			'解を一つずつ作ってはいない。盤を左右の半分に分け、それぞれの置き方をすべて並べておく。そして、行が重ならず、同じ斜めも使わない組を、一度に 128 組ずつ数える。対称性を使うので、手間は約 8 分の 1 で済む。',
		source: 'Evgeny Kluev 氏の考えによる。',
	},
	resumedNote: '何回かに分けて数えた。時間はその合計。',
	fundamental: '基本解',
	fundamentalMeaning: '回転や反転で重なる盤は、まとめて 1 個と数える。',
	orbitsCaption: '対称性で分けた基本解の個数',
	orbits: {
		of8: '対称性なし。異なる 8 通りの盤になる。',
		of4: '180° 回転で自分に重なる。4 通り。',
		of2: '90° 回転で自分に重なる。2 通り。',
		of1: 'どの回転・反転でも自分に重なる。1 通り。',
	},
	classesLater: '対称性で分類している…',

	fault: {
		shard: (text, n, units) =>
			`n = ${n} では分担「${text}」は使えない。使えるのは 1 ≤ I ≤ K ≤ ${count(units)} の I/K（1/${count(Math.min(units, 640))} など）。`,
		memory: (n, bytes) =>
			`n = ${n} ではワーカーごとに ${memory('ja', bytes)} のメモリーが要るが、ここでは確保できない。ワーカーを減らすと数えられることがある。`,
		other: reason =>
			`ここでは数えられない。${/memory/i.test(reason) ? 'メモリーが足りない' : 'WebAssembly が許可されていないか、対応していない'}。（${reason}）`,
	},

	growth: {
		caption:
			'解の個数と、それを数えるのにこの端末でかかる時間。どちらも対数目盛で、10 倍を表す幅は左右で等しい。n = 2, 3 には解がないので点もない。',
		all: '解の個数 Q(n)（左の目盛り）',
		time: 'この端末で数えた時間（右の目盛り）',
		estimate: 'この端末での見込み',
		table: '表で見る',
		heads: ['n', '全解', '基本解', 'この端末での時間'],
		estimated: seconds => `${about(seconds)}（見込み）`,
		counted: ({seconds, workers: number, card}) =>
			[took(seconds), card, number > 0 && workers(number)].filter(Boolean).join('、'),
		none: '–',
		readout: ({n, all, time}) => `n = ${n}：解 ${count(all)} 個${time ? `・${time}` : ''}`,
		readoutRest: '図の上を指すと、その n の値が出る。',
		clear: 'この端末の時間を消す',
		cleared: 'この端末の時間を消した。',
	},
	units: /** @type {[number, string][]} */ ([
		[0.001, '1 ミリ秒'],
		[1, '1 秒'],
		[60, '1 分'],
		[3600, '1 時間'],
		[86_400, '1 日'],
		[31_557_600, '1 年'],
		[3.15576e10, '1000 年'],
	]),

	keys: [
		[['Space'], '数える・一時停止・再開'],
		[['+', '−'], '盤を大きく・小さく'],
		[['?'], 'この一覧'],
	],
	keysNote: 'そのほかの操作には Tab で移る。',
}
