// 配列・スタック・探索木・用語集が日本語の読み手に示す言葉。ほかの言葉は ja.js にある。鍵は views.en.js と同じ。

import { count } from '../numbers.js'

export default {
	arrays: {
		title: '配列の中身',
		list: '取り出した盤（列のリスト）',
		empty: 'クイーンはまだない。',
		overlay: name => `${name} の添字を盤に重ねる`,
		read: (last, all) =>
			all > last.length ? `参照は ${count(all)} 回、最後は ${last.at(-1)}` : `参照：${last.join('、')}`,
		written: elements => `代入：${elements.join('、')}`,
		cell: (element, look, isWritten) =>
			`${element}${look ? `、${look} 回目の参照` : ''}${isWritten ? '、いま代入した' : ''}`,
	},

	stack: {
		title: '呼出しスタック',
		none: name => `${name} は未定`,
		empty: '実行中の呼出しはない。',
		frontier: '探索の最前線',
		level: 'クイーンの数',
		boards: '盤の数',
		levels: { whole: 'そろった', taken: '展開中', grows: '生成中' },
		emptyBoard: '空の盤',
		extending: (index, size) => `${count(size)} 通りのうち ${count(index)} 番目の盤`,
		next: '次に展開する盤',
		memory: (bytes, each) =>
			`クイーン 1 個を ${each} バイトとすると ${count(bytes)} バイト（展開中の段と生成中の段の合計）。`,
	},

	tree: {
		title: '探索木',
		label: '探索木。右矢印キーで節を開き、Enter キーでそこへ移る。',
		whole: '全体',
		nearer: '現在地へ',
		root: '空の盤',
		place: (row, col) => `${row} 行 ${col} 列`,
		node: (place, what, state) => `${place}：${what}、${state}。`,
		cut: '枝刈り',
		solution: '解',
		deadEnd: '行き止まり',
		below: (nodes, solutions) => `下に節 ${count(nodes)} 個・解 ${count(solutions)} 個`,
		brief: (nodes, solutions) => `節 ${count(nodes)}・解 ${count(solutions)}`,
		uncounted: '下の節が多く、数えていない',
		closed: 'まだ開いていない部分',
		states: { path: '現在地までの経路', visited: '訪問済み', waiting: '未訪問', never: '最初の解で終わるので訪れない' },
	},

	glossary: {
		pruning: [/置けない(?=。)/, '枝刈り', '置けないマスの先は調べない。そこから下の枝を丸ごと切り落とす。'],
		backtracking: [
			/取り除|一つ前の行に戻る/,
			'バックトラック',
			'試す列がなくなったら直前のクイーンを取り除き、その次の列から試し直す。',
		],
		frontier: [
			/段|最前線/,
			'最前線（フロンティア）',
			'幅優先探索で、いま手元にあるクイーン k 個の盤のすべて。それぞれから k + 1 個の盤を作り終えるまで覚えておく。',
		],
		diagonal: [/斜め/, '斜め', '右下がりの線では「行 − 列」が、右上がりの線では「行 + 列」がどのマスでも等しい。'],
		attack: [/利き筋|利いて/, '利き筋', 'クイーンが動ける縦・横・斜めの線。距離に限りはない。'],
		solution: [/解(?=[。は ]|が)/, '解', 'n 個のクイーンを、どの 2 個も互いに利かないように n × n の盤に置いたもの。'],
		success: [/成功を返し/, '再帰', '各行は同じ関数の呼出し。成功は呼出し元へ次々と伝わり、クイーンは取り除かれない。'],
		stack: [
			/呼出しスタック/,
			'呼出しスタック',
			'内側の呼出しが戻るのを待っている呼出しの列。行ごとに 1 つあり、それぞれが自分の列を覚えている。',
		],
		tree: [
			/探索木/,
			'探索木',
			'節はクイーン k 個の盤、その子はもう 1 個置いた盤。深さ優先探索は奥へ進み、幅優先探索は段ごとに広げる。',
		],
		row: [/(?<=\d )行目?/, '行', '上から数える。どの行にもクイーンは 1 個なので、同じ行で利き合うことはない。'],
		column: [/(?<=\d )列|左の列|置ける列/, '列', '左から数え、この順に試す。'],
	},
}
