// 日本語の読み手が目にする言葉のすべて。鍵は en.js と同じで、テストが突き合わせる。文中の **…** は判定を表す。
// `at` はデータの行・列を読み手の番号 (0 から、または 1 から) に直す。

import {count} from '../numbers.js'

const HELD = {column: '同じ列', diagonal: '同じ斜めの線上', antidiagonal: '同じ斜めの線上'}

const narration = {
	start: ({n}) => `${n} × ${n} の空の盤。再生するか一手進めると、探索が始まる。`,
	enter: ({event, frontier}, at) =>
		frontier
			? `${count(frontier.size)} 通りの盤のうち ${count(frontier.index + 1)} 番目を取り出し、${at(event.row)} 行目に置ける列を探す。`
			: `${at(event.row)} 行目に進む。左の列から順に試す。`,
	test({event: {row, col, verdict, by}}, at) {
		const question = `${at(row)} 行 ${at(col)} 列に置けるか。`
		return verdict === 'free'
			? `${question}**置ける。**列にも斜めにも、ほかのクイーンの利き筋は通っていない。`
			: `${question}**置けない。**${at(by.row)} 行目のクイーンと${HELD[by.line]}にある。`
	},
	place({n, event: {row, col}, depth, frontier}, at) {
		if (frontier) return `${at(row)} 行 ${at(col)} 列に置いた盤を、次の段に加える。`
		const rest = depth === n ? 'これですべての行に置けた。' : `残りは ${n - depth} 行。`
		return `${at(row)} 行 ${at(col)} 列にクイーンを置く。${rest}`
	},
	solution: ({n, counters}) =>
		`**${count(counters.solutions)} 個目の解。**${n === 1 ? 'クイーン 1 個だけの盤は、それだけで解になる。' : `${n} 個のクイーンは、どの 2 個も互いに利いていない。`}`,
	remove({n, event: {row, col}, depth}, at) {
		const queen = `${at(row)} 行 ${at(col)} 列のクイーンを取り除`
		if (depth === n) return `ほかの解を探すため、${queen}く。`
		return `この先は調べ尽くした。${queen}${col === n - 1 ? 'く。' : 'き、一つ右の列へ移る。'}`
	},
	leave({event: {row, verdict}, depth, frontier}, at) {
		if (frontier)
			return frontier.index + 1 < frontier.size
				? 'この盤からできる盤はこれで全部。次の盤に移る。'
				: 'この盤からできる盤はこれで全部。この段に、残る盤はない。'
		if (verdict === 'success') return `${at(row)} 行目の呼び出しは成功を返し、クイーンを残したまま戻る。`
		return depth === 0
			? `${at(row)} 行目の列はすべて試した。`
			: `${at(row)} 行目には、もう試す列がない。一つ前の行に戻る。`
	},
	level: ({frontier}) =>
		frontier.size === 0
			? `**この段は終わり。**クイーン ${frontier.level} 個の盤は 1 つもない。`
			: `**この段は終わり。**クイーン ${frontier.level} 個の盤が ${count(frontier.size)} 通り。`,
	done({n, outcome, counters, queens}, at) {
		if (outcome === 'success') return `**SUCCESS。**各行のクイーンの列は、上から順に ${queens.map(at).join(' ')}。`
		if (outcome === 'failure') return `**FAILURE。**n = ${n} のとき、解はない。`
		return counters.solutions === 0
			? `探索は終わり。**n = ${n} のとき、解はない。**`
			: `探索は終わり。**解は ${count(counters.solutions)} 個。**`
	},
}

export default {
	count,
	narration,
	first: '最初へ',
	back: '一手戻る',
	play: '再生',
	pause: '一時停止',
	forward: '一手進む',
	last: '最後へ',
	jumps: {solution: '解', place: '配置', remove: '撤去'},
	next: what => `次の${what}`,
	previous: what => `前の${what}`,
	noNext: what => `この先に${what}はない。`,
	noPrevious: what => `これより前に${what}はない。`,
	speed: '速さ',
	speedText: speed => (speed === Infinity ? '最高速' : speed === 0.5 ? '2 秒に 1 手' : `1 秒に ${count(speed)} 手`),
	timeline: '探索の全体',
	step: '第',
	stepOf: length => `手／全 ${count(length)} 手`,
	stepOfAtLeast: known => `手／${count(known)} 手以上`,
	stepText: (step, length) =>
		length === undefined ? `${count(step)} 手目` : `全 ${count(length)} 手のうち ${count(step)} 手目`,
	measureAll: '総手数を数える',
	walking: known => `探索中。${count(known)} 手まで進んだ。`,
	walkingBriefly: '探索中。Esc で止まる。',
	stop: '止める',

	counters: {
		tests: '調べたマス',
		probes: '参照回数',
		places: '置いた回数',
		removes: '取り除いた回数',
		solutions: '見つけた解',
	},
	probesMeaning: '「参照回数」は、マス・配列の要素・先に置いたクイーンを 1 つ見るたびに 1 増える。',

	boardLabel: n => `${n} 行 ${n} 列の盤。矢印キーでマスを移動する。`,
	square(moment, row, col, at) {
		const place = `${at(row)} 行 ${at(col)} 列`
		if (moment.queens[row] === col) return `${place}、クイーン`
		const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
		return by.length === 0 ? `${place}、利きなし` : `${place}、${by.join('・')} 行目のクイーンの利き`
	},

	badNumber: (name, value, low, high) =>
		`${name} の値「${value}」は使えない。${count(low)} ${high === 2 ** 53 ? '以上の整数' : `から ${count(high)} までの整数`}で指定する。`,
	otherScript: (name, value, script, words) =>
		`${name} の「${value}」は ${script} にあり、このスクリプトにはない。${words.length > 0 ? `ここで使えるのは ${words.join('、')}。` : ''}`,
	badWord: (name, value, words) => `${name} の値「${value}」は使えない。使えるのは ${words.join('、')}。`,
	noWasm:
		"このページの Content-Security-Policy が WebAssembly を許していないため、探索を動かせません。script-src に 'wasm-unsafe-eval' を加える必要があります。",
	noEngine: reason =>
		`ここでは探索を動かせない。WebAssembly が許可されていないか、対応していない。Content-Security-Policy のあるページでは script-src に 'wasm-unsafe-eval' が要る。（${reason}）`,
	kept: 'この指定は使わずに表示している。',
}
