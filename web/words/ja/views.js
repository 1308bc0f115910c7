// 配列・スタック・探索木の文言。

import {count} from '../numbers.js'

export default {
	arrays: {
		title: '配列の中身',
		list: '取り出した盤（列のリスト）',
		empty: 'クイーンはまだない。',
		overlay: name => `${name} の添字を盤に重ねる`,
		read: (last, all) =>
			all > last.length ? `参照は ${count(all)} 回、最後は ${last.at(-1)}` : `参照：${last.join('、')}`,
		written: elements => `代入：${elements.join('、')}`,
		cell: (element, reading, isWritten) =>
			`${element}${reading ? `、${reading} 回目の参照` : ''}${isWritten ? '、いま代入した' : ''}`,
	},

	moments: {
		title: '場面',
		goTo: step => `ステップ ${count(step)} へ`,
		long: (characters, shown) =>
			`moments は 2,000 字まで（指定は ${count(characters)} 字）。代わりに初めの ${count(shown)} 場面を示す。`,
	},

	stack: {
		title: 'コールスタック',
		hint: 'この呼び出しが戻るところまで進む',
		none: name => `${name} は未定`,
		empty: '実行中の呼び出しはない。',
		frontier: '探索の前線（待ち行列）',
		level: 'クイーンの数',
		boards: '盤の数',
		levels: {whole: 'そろった', taken: '展開中', grows: '生成中'},
		emptyBoard: '空の盤',
		extending: (index, size) => `${count(size)} 通りのうち ${count(index)} 番目の盤`,
		next: '次に展開する盤',
		memory: (bytes, each) =>
			`クイーン 1 個を ${each} バイトとすると ${count(bytes)} バイト（展開中の深さと生成中の深さの合計）。`,
	},

	tree: {
		title: '探索木',
		label: '探索木。右矢印キーでノードを開き、Enter キーでそこへ移る。',
		whole: '全体',
		nearer: '現在地へ',
		root: '空の盤',
		place: (row, col) => `行 ${row}・列 ${col}`,
		node: (place, what, state) => `${place}：${what}、${state}。`,
		cut: '枝刈り',
		solution: '解',
		board: 'そろった盤',
		none: '行と列を選ばれた順にたどる探索なので、木は描かない。',
		deadEnd: '行き止まり',
		below: (nodes, ends, boards) => `下にノード ${count(nodes)} 個・${boards ? '盤' : '解'} ${count(ends)} 個`,
		brief: (nodes, ends, boards) => `ノード ${count(nodes)}・${boards ? '盤' : '解'} ${count(ends)}`,
		uncounted: '下のノードが多く、数えていない',
		closed: 'まだ開いていない部分',
		states: {path: '現在地までの経路', visited: '訪問済み', waiting: '未訪問', never: '最初の解で終わるので訪れない'},
	},
}
