// 図の文言。`at` は行・列を表示する番号に直す。**…** は判定。

import {count} from '../numbers.js'

const HELD = {column: '同じ列', diagonal: '同じ対角線上', antidiagonal: '同じ対角線上'}

const rowsLeft = queens => queens.filter(col => col < 0).length

const isGiven = ({given, blocked}) => given[0] || blocked[0]

const reason = ({verdict, by}, at) => {
	if (by) return `行 ${at(by.row)} のクイーンと${HELD[by.line]}にある。`
	return {free: '列にも対角線にも、ほかのクイーンはない。', closed: '禁止マスである。'}[verdict] ?? ''
}

const narration = {
	start: moment =>
		`${isGiven(moment) ? '与えられた ' : ''}${moment.n} × ${moment.n} の${isGiven(moment) ? '' : '空の'}盤。再生するか一つ進めると、探索が始まる。`,
	enter: ({event: {row}, frontier}, at) =>
		frontier
			? `${count(frontier.size)} 通りの盤のうち ${count(frontier.index + 1)} 番目を取り出し、行 ${at(row)} に置ける列を探す。`
			: `行 ${at(row)} に進む。左の列から順に試す。`,
	test({event}, at, why = reason(event, at)) {
		const {row, col, verdict} = event
		const answer = verdict === 'free' ? '置ける' : '置けない'
		return `行 ${at(row)}・列 ${at(col)} に置けるか。**${answer}。**${why}`
	},
	place({event: {row, col}, queens, frontier}, at) {
		if (frontier) return `行 ${at(row)}・列 ${at(col)} に置いた盤を、次の深さの盤に加える。`
		const open = rowsLeft(queens)
		const rest = open === 0 ? 'これですべての行に置けた。' : `残りは ${open} 行。`
		return `行 ${at(row)}・列 ${at(col)} にクイーンを置く。${rest}`
	},
	solution: ({n, counters}) =>
		`**${count(counters.solutions)} 個目の解。**${n === 1 ? 'クイーン 1 個だけで解になる。' : `${n} 個のクイーンは、どの 2 個も互いに利いていない。`}`,
	remove({n, event: {row, col}, queens}, at) {
		const queen = `行 ${at(row)}・列 ${at(col)} のクイーンを取り除`
		if (rowsLeft(queens) === 1) return `ほかの解を探すため、${queen}く。`
		return `この先は調べ尽くした。${queen}${col === n - 1 ? 'く。' : 'き、一つ右の列へ移る。'}`
	},
	leave({event: {row, verdict}, depth, frontier}, at) {
		if (frontier)
			return `この盤からできる盤はこれで全部。${frontier.index + 1 < frontier.size ? '次の盤に移る。' : 'この深さの盤も、これで最後。'}`
		if (verdict === 'success') return `行 ${at(row)} の呼び出しは成功を返し、クイーンを残したまま戻る。`
		return depth === 0
			? `行 ${at(row)} の列はすべて試した。`
			: `行 ${at(row)} には、もう試す列がない。一つ前の行に戻る。`
	},
	level: ({frontier}) =>
		frontier.size === 0
			? `**この深さは終わり。**クイーン ${frontier.level} 個の盤は一つもない。`
			: `**この深さは終わり。**クイーン ${frontier.level} 個の盤が ${count(frontier.size)} 通り。`,
	done(moment, at) {
		const {n, outcome, counters, queens} = moment,
			nothing = `${isGiven(moment) ? 'この盤に' : `n = ${n} のとき、`}解はない`
		if (outcome === 'success') return `**SUCCESS。**各行のクイーンの列は、上から順に ${queens.map(at).join(' ')}。`
		if (outcome === 'failure') return `**FAILURE。**${nothing}。`
		return counters.solutions === 0
			? `探索は終わり。**${nothing}。**`
			: `探索は終わり。**解は ${count(counters.solutions)} 個。**`
	},
}

export default {
	count,
	narration,
	first: '最初へ',
	back: '1 ステップ戻る',
	play: '再生',
	playKeys: what => `Space、Shift で次の${what}まで`,
	pause: '一時停止',
	forward: '1 ステップ進む',
	last: '最後へ',
	jumps: {solution: '解', place: '配置', remove: '取り除き'},
	next: what => `次の${what}`,
	previous: what => `前の${what}`,
	noNext: what => `この先に${what}はない。`,
	testOf: (row, col) => `行 ${row}・列 ${col} の判定`,
	noPrevious: what => `これより前に${what}はない。`,
	jumpTo: '前後へ移る',
	speed: '速さ',
	speedText: speed =>
		speed === 'story' ? 'だんだん速く' : speed === Infinity ? '最高速' : `毎秒 ${speed < 1 ? '½' : count(speed)}`,
	timeline: '探索の全体と解',
	step: 'ステップ',
	stepOf: length => `／ ${count(length)}`,
	stepOfAtLeast: known => `／ ${count(known)} より多い`,
	stepText: (step, length) =>
		length === undefined ? `ステップ ${count(step)}` : `全 ${count(length)} ステップのうち ${count(step)}`,
	measureAll: '全ステップを数える',
	walking: (known, isEndless) => `探索中。${count(known)} ステップまで進んだ。${isEndless ? '最後へは進めない。' : ''}`,
	walkingBriefly: '探索中。Esc で止まる。',
	stop: '止める',

	counters: {
		tests: '調べたマス',
		probes: '参照回数',
		places: '置いた回数',
		removes: '取り除いた回数',
		solutions: '見つけた解',
	},
	probesMeaning: '「参照回数」は、マス・配列の要素・先に置いたクイーンを見るたびに 1 増える。',

	boardLabel: n => `${n} 行 ${n} 列の盤。矢印キーでマスを移動する。`,
	square(moment, row, col, at) {
		const place = `行 ${at(row)}・列 ${at(col)}`
		if (moment.blocked.some(square => square.row === row && square.col === col)) return `${place}、禁止マス`
		if (moment.queens[row] === col) return `${place}、クイーン`
		const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
		return by.length === 0 ? `${place}、利きなし` : `${place}、行 ${by.join('・')} のクイーンの利き`
	},

	badNumber: (name, value, low, high) =>
		`${name}「${value}」は使えない。使えるのは ${count(low)} ${high === 2 ** 53 ? '以上' : `から ${count(high)} まで`}の整数。`,
	otherScript: (name, value, script, words) =>
		`${name}「${value}」には ${script} が要る。${words[0] ? `ここで使えるのは ${words.join('、')}。` : ''}`,
	badWord: (name, value, words) => `${name}「${value}」は使えない。使えるのは ${words.join('、')}。`,
	badSetup: (name, value) => `${name}「${value}」は使えない。互いに利いていないクイーンと、空いた禁止マスに限る。`,
	shown: value => `代わりに ${value} を示す。`,
	noEngine: reason =>
		`ここでは探索を動かせない。${/memory/i.test(reason) ? 'メモリーが足りない' : / not defined/.test(reason) ? 'ブラウザーの機能がそろっていない' : "WebAssembly が許可されていないか、対応していない。Content-Security-Policy では script-src に 'wasm-unsafe-eval' を加える"}。（${reason}）`,
}
