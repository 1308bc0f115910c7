// 書き出しのダイアログ、ファイルに入る説明、貼り付けた盤のエラーの文言。行と列は表示する番号。

import {count, fileSize, percent} from '../numbers.js'

const side = n => `${n} × ${n} の盤`
const listed = list => list.join('、')

export default {
	count,

	open: '書き出す',
	title: '書き出す',
	close: '閉じる',
	what: '対象',
	whats: {board: 'この盤', steps: '一連のステップ'},
	kind: '形式',
	groups: {picture: '図', text: 'テキスト'},
	kinds: {
		svg: 'SVG（拡大しても鮮明）',
		png: 'PNG（スライド向け）',
		gif: 'GIF アニメーション',
		storyboard: 'SVG のコマ割り',
		dots: '行ごと　. Q . .',
		lower: '行ごと　. q . .',
		squares: '行ごと　□■□□',
		hash: '行ごと　#Q##',
		positions: '列番号（1 から）　2 4 1 3',
		list: 'リスト　[1,3,0,2]',
		leetcode: 'LeetCode',
		fen: 'FEN',
	},
	numbers: '行・列の番号',
	numbersOptions: {none: 'なし', zero: '0 から', one: '1 から'},
	attacks: '利き筋の通るマスに点を打つ',
	lines: '各クイーンの利き筋を引く',
	credit: '図の下に説明を付ける',
	from: '最初のステップ',
	to: '最後のステップ',
	speed: '速さ',
	loop: '繰り返す',
	preview: 'プレビュー',
	alt: '代替テキスト',
	altMeaning: '図を載せる先で、画像の代替テキスト（alt）に使う。図のファイルの中にも同じ説明が入っている。',
	download: 'ダウンロード',
	copy: 'コピー',
	copyAlt: '代替テキストをコピー',
	copied: 'コピーした。',
	copyByHand: 'ここではコピーが許可されていない。文字を選択したので、キー操作でコピーできる。',
	walking: '指定のステップまで探索を進めている。',
	making: part => `${percent(part)} できた。`,
	made: size => `できあがった。${size}。`,
	size: bytes => fileSize(bytes, 'バイト'),
	failed: reason => `ここでは作れなかった。（${reason}）`,
	rejected: {
		step: text => `「${text}」はステップの番号として読めない。0 以上の整数で指定する。`,
		order: (from, to) => `最初のステップ ${count(from)} が、最後のステップ ${count(to)} より後になっている。`,
		gif: (steps, most) => `${count(steps)} ステップはアニメーションには多すぎる。${count(most)} ステップまでにする。`,
		storyboard: (steps, most) => `${count(steps)} ステップはコマ割りには多すぎる。${count(most)} ステップまでにする。`,
	},

	joined: sentences => sentences.join(''),
	altOf: (title, desc) => `${title}。${desc}`,
	stepTitle: step => `ステップ ${count(step)}`,
	momentTitle: ({n, search, step}) => `Nクイーン、${side(n)}、${search}、ステップ ${count(step)}`,
	ownTitle: ({n, queens, closed}) =>
		`Nクイーン、${side(n)}、クイーン ${count(queens)} 個${closed > 0 ? `、禁止マス ${count(closed)} 個` : ''}`,
	stepsTitle: ({n, search, from, to}) =>
		`Nクイーン、${side(n)}、${search}、${from === to ? `ステップ ${count(from)}` : `ステップ ${count(from)} から ${count(to)} まで`}`,
	solutionTitle: ({n, number, total}) => `Nクイーン、${side(n)}、解 ${count(total)} 個のうち ${count(number)} 番`,
	sheetTitle: ({n, from, to, total}) =>
		`Nクイーン、${side(n)}、解 ${count(total)} 個のうち ${from === to ? `${count(from)} 番` : `${count(from)} 番から ${count(to)} 番まで`}`,
	allTitle: ({n, total}) => `Nクイーン、${side(n)}、解 ${count(total)} 個`,
	/** @param {number} n @param {{row: number, col: number}[]} queens  行と列は読者の数え方による */
	boardAlt: (n, queens) =>
		`${n} 行 ${n} 列の盤。${queens.length === 0 ? 'クイーンはない' : `クイーンは ${queens.length} 個で、${listed(queens.map(({row, col}) => `行 ${row}・列 ${col}`))} にある`}。`,
	/** @param {{row: number, col: number}[]} squares  行と列は読者の数え方による */
	closedAlt: squares => `禁止マスは ${listed(squares.map(({row, col}) => `行 ${row}・列 ${col}`))}。`,
	/** @param {{number: number|bigint, columns: number[]}[]} boards  行と列は読者の数え方による */
	sheetAlt: boards =>
		`各行のクイーンの列を上から順に示す。${boards.map(({number, columns}) => `${count(number)} 番は ${columns.join(' ')}`).join('、')}。`,
	stepAlt: (step, sentence) => `ステップ ${count(step)}。${sentence}`,
	between: number => `（間の ${count(number)} ステップは略す。）`,

	more: number => `盤はほかに ${count(number)} 個ある。最初の盤を読んだ。`,
	/** エラーの名前ごとのメッセージ。 */
	faults: {
		empty: () => 'この中に盤が見当たらない。',
		long: ({most}) => `長すぎて読めない。${count(most)} 文字までにする。`,
		line: ({line}) => `${count(line)} 行目は盤の一部のようだが、盤として読めない。`,
	},
}
