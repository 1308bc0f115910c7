// 1 ステップずつ見る画面だけの文言。図の文言は core.js にある。

import {count} from '../numbers.js'

export default {
	name: 'ステップ実行',
	puzzle: n => `${count(n)} 個のクイーンを、互いに取られないように置く。`,
	board: '盤',
	addSearch: '二つ目の探索を並べる',
	boardSize: n => `${n} × ${n}`,
	search: '探索',
	startRow: '開始行',
	/** 乱数を使う探索の文言。 */
	chance: {
		seed: '乱数の種',
		other: '次の種',
		begin: '最初の盤',
		ways: {random: '無作為に', greedy: '利きを少なく'},
		sideways: '横ばいの移動',
		restarts: '登り直し',
		most: {
			sideways: most => (most === 0 ? 'なし' : `続けて ${count(most)} 回まで`),
			restarts: most => (most === 0 ? 'なし' : `${count(most)} 回まで`),
		},
	},
	choices: (n, search) => `${n} × ${n}・${search}`,
	marks: '印の意味',
	legend: {
		test: '調べているマス',
		attacked: '置けないマスと、そこに利いているクイーンの利き筋',
		rejected: 'この行で先に調べた、置けないマス',
		free: '置けるマス',
		row: '入った行',
		place: '置いたクイーン',
		remove: '取り除いたクイーン',
		leave: '調べ終えた行',
		attackedSquares: '利き筋の通るマス',
		tick: '解のあるステップ（盤の下の目盛り）',
	},
	onTimeline: {tick: '解', height: '高いほど解が多い'},
	clickHint:
		'クイーンは縦・横・斜めのどこまでも利く。クイーンを選ぶと利き筋が見え、空いたマスを選ぶと、次にそこを調べるステップまで進む。',
	display: '表示',
	showAttacks: '利き筋の通るマスを示す',
	explaining: 'ほかに表示',
	explainingViews: {code: 'コード', arrays: '配列', stack: 'コールスタック', tree: '探索木'},
	handles: {
		menu: name => `${name}の配置`,
		ahead: '前へ移す',
		enlarge: '広げる',
		restore: '元の大きさに戻す',
		fold: 'たたむ',
	},
	labels: '行・列の最初の番号',
	questions: '次に起こることを当てる',
	askedAbout: {test: '判定', place: '配置', remove: '取り除き', move: '移動'},
	beginning: '最初から',
	takeAway: '書き出す',
	teaching: {
		remember: 'この場面を保存',
		present: '発表モード',
		handout: '保存した場面を印刷',
		worksheet: '空の盤を印刷',
	},
}
