// What views say besides numbers, apart from web/words/, so that a slip is seen; and what no text may say.

import {is, not, ok} from 'uvu/assert'

export function assertWhole(text, least = 1) {
	ok(text.length >= least, text)
	not.match(text, /undefined|null|NaN|\[object|Infinity/)
	for (const mark of ['**', '`']) is(text.split(mark).length % 2, 1, `marks come in pairs: ${text}`)
}

export const columns = n => Array.from({length: n}, (_, i) => i)
export const grouped = number => number.toLocaleString('en')
const plural = (count, one) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`

export const SAYS = {
	en: {
		square: (row, col) => `row ${row}, column ${col}: `,
		queen: 'queen',
		free: 'free',
		attacked: rows => `attacked by the ${rows.length > 1 ? 'queens in rows' : 'queen in row'} ${rows.join(', ')}`,
		step: (step, length) => `step ${grouped(step)} of ${grouped(length)}`,
		look: i => `, look ${i} of this test`,
		written: ', just written',
		read: list => `Looked at: ${list.join(', ')}`,
		many: (count, last) => `${count} looks, the last at ${last}`,
		now: list => `Now ${list.join(', ')}`,
		none: name => `no ${name} yet`,
		levels: {taken: ' being extended', whole: ' complete', grows: ' growing'},
		empty: 'the empty board',
		board: (i, size) => `Board ${grouped(i)} of ${grouped(size)}`,
		truth: {true: 'true', false: 'false', null: 'not looked at'},
		directions: ['up-left', 'up', 'up-right', 'left', 'right', 'down-left', 'down', 'down-right'],
		node: (place, what, state) => `${place}: ${what}; ${state}.`,
		root: 'Empty board',
		place: (row, col) => `Row ${row}, column ${col}`,
		cut: 'cut off',
		closed: 'in a part not opened yet',
		solution: 'a solution',
		deadEnd: 'a dead end',
		below: (nodes, solutions) => `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`,
		states: {
			path: 'on the way to the present',
			visited: 'visited',
			waiting: 'not visited yet',
			never: 'never reached, the search stops at its first solution',
		},
		verdicts: {free: 'Yes.', attacked: 'No.', level: 'Level complete.'},
	},
	ja: {
		square: (row, col) => `${row} 行 ${col} 列、`,
		queen: 'クイーン',
		free: '利きなし',
		attacked: rows => `${rows.join('・')} 行目のクイーンの利き`,
		step: (step, length) => `全 ${grouped(length)} ステップのうち ${grouped(step)}`,
		look: i => `、${i} 回目の参照`,
		written: '、いま代入した',
		read: list => `参照：${list.join('、')}`,
		many: (count, last) => `参照は ${count} 回、最後は ${last}`,
		now: list => `代入：${list.join('、')}`,
		none: name => `${name} は未定`,
		levels: {taken: ' 展開中', whole: ' そろった', grows: ' 生成中'},
		empty: '空の盤',
		board: (i, size) => `${grouped(size)} 通りのうち ${grouped(i)} 番目の盤`,
		truth: {true: '真', false: '偽', null: '未参照'},
		directions: ['左上', '上', '右上', '左', '右', '左下', '下', '右下'],
		node: (place, what, state) => `${place}：${what}、${state}。`,
		root: '空の盤',
		place: (row, col) => `${row} 行 ${col} 列`,
		cut: '枝刈り',
		closed: 'まだ開いていない部分',
		solution: '解',
		deadEnd: '行き止まり',
		below: (nodes, solutions) => `下に節点 ${grouped(nodes)} 個・解 ${grouped(solutions)} 個`,
		states: {path: '現在地までの経路', visited: '訪問済み', waiting: '未訪問', never: '最初の解で終わるので訪れない'},
		verdicts: {free: '置ける。', attacked: '置けない。', level: 'この深さは終わり。'},
	},
}
