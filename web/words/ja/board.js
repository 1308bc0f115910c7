// 盤で遊ぶ画面の文言。**…** は要となる語。行・列・マスは表示する番号、盤の数は bigint。

import exportWords from './export.js'
import {brief, count, percent} from '../numbers.js'

const place = (row, col) => `行 ${row}・列 ${col}`
const IS = {queen: 'クイーン', closed: '禁止マス', attacked: '利きがある', free: '空き', added: '解のクイーン'}
const LEVELS = {1: 'やさしい', 2: 'ふつう', 3: '難しい'}
const dateOf = day => day.toLocaleDateString('ja', {day: 'numeric', month: 'long', year: 'numeric'})
const own = isQueen => (isQueen ? 'クイーン' : '印')
const helped = hints => (hints === 0 ? 'ヒントなし' : `ヒント ${hints} 回`)

export default {
	brief: number => brief('ja', number),
	name: '遊ぶ',
	count,
	joined: sentences => sentences.join(''),
	place,
	export: exportWords,

	task: n => `互いに利きのないように、クイーンを ${n} 個置く。`,
	puzzleOf: ({n, level, day, isToday, queens: {length: fixed}, closed}) =>
		`${isToday ? '今日の問題' : day ? `${dateOf(day)}の問題` : `問題（${LEVELS[level]}）`}：クイーンを ${n - fixed} 個足して、互いに利きのない ${n} 個にする。${closed.length > 0 ? '斜線のマスには置けない。' : ''}解は一通り。`,
	size: '盤の大きさ',
	how: hasMouse =>
		`マスを押すとクイーン、長押し${hasMouse ? 'か右クリックか X ' : ''}で禁止マス。クイーンはドラッグで動かせる。`,
	more: 'その他',
	less: '閉じる',
	stop: '止める',
	puzzles: '問題',
	today: '今日の問題',
	day: 'この日の問題',
	another: '新しく：',
	free: '空の盤',
	levels: LEVELS,

	boardLabel: n => `自分の ${n} × ${n} の盤`,
	square: ({row, col, what, isFixed, ways}) =>
		`${place(row, col)}：${IS[what]}${isFixed ? '（固定）' : ''}${ways > 0n && what !== 'queen' ? `、解 ${count(ways)} 通り` : ''}`,
	did: text => `${text}。`,
	edge: '盤の端。',
	boardTitle: ({n, queens}) => `${n} × ${n}、クイーン ${queens.length} 個`,

	undo: '元に戻す',
	redo: 'やり直す',
	clear: '全消去',
	turn: '90°回転',
	mirror: '左右反転',
	complete: '解を表示',
	answer: '答えを見る',
	next: '次の解',
	check: '確かめる',
	reveal: '解を表示',
	surely: '解を表示しますか？',
	yes: '表示する',
	no: 'やめる',
	shown: (k, all) => `解 ${count(k)}${all === undefined ? '' : ` / ${count(all)}`}`,
	shownOne: '解の一つ',
	keep: 'この形にする',
	hide: '隠す',
	/** 図の中で。 */
	answered: {
		right: '解を見ずに解けた。',
		shown: '先に解を見た。',
		other: '出された盤とは違う。もとのクイーンは残し、禁止マスには置かない。',
	},
	anew: 'はじめから',
	attempt: '次の回を始める',
	back: '出された盤に戻る',

	stand: n => (n === 0 ? 'まだクイーンはない。' : `クイーンは ${n} 個。`),
	attack: (a, b) => `${a} と${b} のクイーンは互いに利いている。`,
	looking: '調べている…',
	cannot: 'この盤は**完成できない**。',
	counting: part => `この盤は**完成できる**。何通りか計数中（${percent(part)}）。`,
	ways: number => `ここから作れる解は **${count(number)} 通り**。`,
	uncounted: 'この盤は**完成できる**。何通りかは、最後まで数えていない。',
	solved: n => `**完成。**${n} 個のクイーンが、互いに利かずに並んだ。`,
	queensLeft: n => (n < 0 ? `クイーンが ${-n} 個多い。` : `残りのクイーンは ${n} 個。`),
	rightSoFar: 'ここまでに誤りはない。',
	mistake: ({isQueen, squares: [square], number}) =>
		number === 1
			? `${square} の${own(isQueen)}が**誤り**。`
			: `**誤り ${number} か所。**その 1 つは${square} の${own(isQueen)}。`,
	wrongSomewhere: 'どこかに**誤り**がある。ここからは解けない。',
	puzzleSolved: isShown => (isShown ? 'これが解。' : '問題が**解けた**。'),
	result: ({time, hints, isShown, days}) =>
		isShown ? '解を見た。' : `時間 ${time}、${helped(hints)}。${days > 1 ? `${days} 日連続。` : ''}`,
	share: '結果を共有',
	/** signs: 利用者のクイーンを除いた問題の盤。 */
	shared: ({name, day, n, level, time, hints, isShown, signs}) =>
		`N-Queens ${day ? name : `${n} × ${n}、${LEVELS[level]}`}：${isShown ? '解けず' : `${time}、${helped(hints)}`}\n${signs}`,
	nextPuzzle: '次の問題',

	facts: {queens: 'クイーン', closed: '禁止マス', possible: 'まだ置けるマス', time: '時間'},
	of: (number, all) => `${number} / ${all}`,
	heat: '各マスを使う解の数',
	attacks: '利き筋の通るマス',
	time: '問題にかかった時間',
	heatMeaning: '数のないマスは、どの解でも使われない。',
	heatNone: '解を最後まで数えていないので、マスごとの数はない。',
	heatComing: 'マスごとに数えている…',

	hint: 'ヒント',
	hints: {
		forced: ({line, squares: [square]}) => `${line} に残るマスは${square} だけ。`,
		every: ({squares: [square]}) => `どの解も${square} にクイーンがある。`,
		one: ({line, columns, squares: [square]}) =>
			`${line} で解が使うのは列 ${columns.join('、')} だけ。たとえば${square}。`,
		some: ({squares: [square]}) => `ある解では${square} にクイーンがある。`,
		back: ({isQueen, squares: [square], by, line}) =>
			`${square} の${own(isQueen)}を取り除く。${by ? `${by} のクイーンの利きがある` : line ? `このままでは${line} に置けるマスがなくなる` : 'どの解にもない'}。`,
	},

	why: '理由',
	whyComing: part => `理由を探している…${part > 0 ? `（${percent(part)}）` : ''}`,
	whyGivenUp: '理由の探索を途中でやめた。',
	lookAgain: '探し直す',
	reason: ({given, blocked}) =>
		given + blocked === 1
			? `${given ? 'クイーン' : '禁止マス'} 1 個だけで、もう完成できない。`
			: `${[given > 0 && `クイーン ${given} 個`, blocked > 0 && `禁止マス ${blocked} 個`].filter(Boolean).join('と')}だけで、もう完成できない。どれを除いても、これらだけなら完成できる。`,
	reasonSize: n => `この大きさの盤に、互いに利きのない ${n} 個は置けない。`,
	whyLong: '1,000 段階までの証明は見つからず、それより長いものは手ではたどれない。',
	showReason: () => '盤で示す',
	line: (isRow, index) => `${isRow ? '行' : '列'} ${index}`,
	steps: {
		forced: ({line, squares: [square]}) => `${line} に残るマスは${square} だけ。`,
		attacked: ({line, squares, more}) =>
			`${squares.join('、')}${more > 0 ? ` など ${squares.length + more} マス` : ' '}に置くと、${line} に置けるマスがなくなる。`,
		exhausted: ({line, squares: [square]}) =>
			`${line} に残るマスがない。${square ? `だから${square} には置けない。` : ''}`,
		case: ({squares: [square]}) => `${square} に置いたとする。`,
	},

	further: 'この盤を使う',
	walk: 'この盤から探索をたどる',
	compare: 'この盤で探索を比べる',
	copy: 'テキストでコピー',
	number: n => `この解の番号を調べる（n = ${n}）`,
	copied: 'コピーした',
	copyByHand: 'ここではコピーできない',
	resultText: '結果のテキスト',
	read: 'テキストから読み込む',
	readLabel: 'よくある書き方の盤。いくつ並べてもよい。x は禁止マス',
	boardRead: (number, all) => `${number} / ${all}`,
	previousRead: 'テキストの前の盤',
	nextRead: 'テキストの次の盤',
	noEngine: message => `エンジンを用意できなかった：${message}`,
	rejected: {
		queens: (value, n) =>
			`アドレスの自分のクイーン ${value} は置けない。行と列は 0 から ${n - 1} まで、空いたマスに限る。`,
		crosses: (value, n) =>
			`アドレスの自分の印 ${value} は付けられない。行と列は 0 から ${n - 1} まで、空いたマスに限る。`,
		puzzle: value => `問題「${value}」は指定できない。日付（2026-11-28）か、大きさ・難しさ・種（8-3-4711）に限る。`,
		level: (_, n) => `${n} × ${n} の盤に、この難しさの問題はない。大きな盤にはある。`,
		given: (value, n) => `アドレスのクイーン ${value} は置けない。行と列は 0 から ${n - 1} まで、同じマスは一度だけ。`,
		blocked: (value, n) =>
			`アドレスの禁止マス ${value} は指定できない。行と列は 0 から ${n - 1} まで、クイーンのあるマスは除く。`,
	},

	keys: [
		[['←', '→', '↑', '↓'], 'マスを移る'],
		[['Space', 'Enter'], 'クイーンを置く、取り除く'],
		[['X'], '禁止マスにする、戻す'],
		[['Ctrl+Z', 'U'], '元に戻す'],
		[['Ctrl+Shift+Z', 'R'], 'やり直す'],
		[['C'], '次の解'],
		[['H'], 'ヒント'],
	],
	boardKeys: '矢印キーで盤のマスを移り、Space でクイーンを置き、X で禁止マスにする。',
	keysNote: 'そのほかの操作には Tab で移る。',
}
