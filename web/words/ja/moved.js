// クイーンを動かす探索に共通の文言。

import {count} from '../numbers.js'

export default {
	narration: {
		start: ({n}) => `${count(n)} × ${count(n)} の空の盤。再生するか一つ進めると、探索が始まる。`,
		laid: begin =>
			begin === 'greedy' ? '各行のクイーンを、上の行からの利きが最も少ないマスに置く' : '各行のクイーンを無作為に置く',
		pairs: pairs => `互いに利き合う対は ${count(pairs)} 組`,
	},
	counters: {restarts: '登り直し', moves: '動かした回数', pairs: '利き合う対', solutions: '見つけた解'},
	course: {
		title: '利き合う対の数の移り変わり',
		status: (first, now, step) => `初めは ${count(first)} 組、${count(step)} ステップ目で ${count(now)} 組。`,
	},
	/** 1 マスずつは描けない大きな盤。 */
	large: {
		label: (n, attacked) =>
			`${count(n)} 行 ${count(n)} 列の盤${attacked === null ? '' : `。利きを受けるクイーンは ${count(attacked)} 個`}。矢印キーで拡大鏡が動く。`,
		place: (row, col) => `${count(row)} 行 ${count(col)} 列`,
	},
}
