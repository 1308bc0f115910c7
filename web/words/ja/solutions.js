// すべての解の画面の文言。**…** は要となる語。行と列は 0 からの番号で渡し、`from`（0 か 1）から数えて表示する。
// 解と基本解の番号は 1 から。

import exportWords from './export.js'
import {count, percent, rough} from '../numbers.js'

const positions = (board, from = 1) => [...board].map(col => col + from).join(' ')
const place = ({row, col}, from) => `行 ${row + from}・列 ${col + from}`

const OWN = {
	8: '対称性はなく、回転・反転した 8 通りはすべて異なる。',
	4: '180° 回転で自分自身に重なる。',
	2: '90° 回転で自分自身に重なる。',
	1: 'どの回転・反転でも自分自身に重なる。',
}
const OWN_BRIEFLY = {8: '', 4: '、180° 回転で不変', 2: '、90° 回転で不変', 1: ''}

const BY = {
	identity: 'もとの盤',
	'turn-90': '90° 回転',
	'turn-180': '180° 回転',
	'turn-270': '270° 回転',
	'mirror-columns': '左右反転',
	'mirror-rows': '上下反転',
	'mirror-diagonal': '対角線 ╲ に関する反転',
	'mirror-antidiagonal': '対角線 ╱ に関する反転',
}

export default {
	name: 'すべての解',
	export: exportWords,
	count,
	positions,
	joined: sentences => sentences.filter(Boolean).join(''),

	board: '盤',
	countLarger: '大きな盤の解を数える',
	boardSize: n => `${n} × ${n}`,
	which: '表示',
	lists: (classes, number) =>
		classes ? (number > 0 ? `基本解 ${count(number)} 個` : '基本解') : `全 ${count(number)} 個`,
	allLabel: '解の一覧',
	chosenLabel: '選んだ盤',
	gridLabel: n => `${n} × ${n} のすべての解`,
	classesLabel: n => `${n} × ${n} の基本解`,
	gridHint:
		'クリックか矢印キーで選ぶ。Enter かダブルクリックで、探索をその盤まで進める。↻ の盤は、示した角度の回転で自分自身に重なる。',
	classesMeaning:
		'回転や反転で重なる解をまとめ、その最初の一つを基本解とする。× はまとめた解の個数、↻ は回転で自分自身に重なる盤（×4 は 180°、×2 は 90°）。',
	overview: '全体の中の位置',
	noSolution: n => `${n} × ${n} の盤に、互いに利きのない ${n} 個のクイーンを置く方法はない。`,
	noClasses: most => `基本解の一覧は n = ${most} まで。それより大きい盤では、選んだ解の基本解だけを示す。`,
	listAll: 'すべての解を並べる',

	pager: {before: '解', after: all => `／ ${count(all)}`, previous: '前の解', next: '次の解'},
	classPager: {before: '基本解', after: all => `／ ${count(all)}`, previous: '前の基本解', next: '次の基本解'},
	badPlace: (text, all) => `「${text}」という番号はない。1 から ${count(all)} までの整数で指定する。`,
	place: (k, all) => `${count(all)} 個の解のうち **${count(k)}** 番。`,
	placeIn: (number, all) => `${count(all)} 個のうち ${count(number)} 番`,
	classOf: (number, all) => `${count(all)} 個の基本解のうち **${count(number)}** 番。`,
	ownSymmetry: size => OWN[size],
	picture: (n, squares, from = 1) =>
		squares.length === 0
			? `${n} × ${n} の空の盤`
			: `${n} × ${n} の盤。クイーンは ${squares.map(square => place(square, from)).join('、')}`,
	cell: (k, board, size) => `解 ${count(k)}${board ? `：${board}` : ''}${OWN_BRIEFLY[size] ?? ''}`,
	classCell: (number, size, k, board) =>
		`基本解 ${count(number)}、重なる解 ${size} 個${OWN_BRIEFLY[size]}。解 ${count(k)}：${board}`,
	boardTitle: ({n, k}, all) => `${n} × ${n}${all > 0 ? `・${count(all)} 個の解のうち ${count(k)} 番` : ''}`,
	announced: (k, all, board) => `${count(all)} 個の解のうち ${count(k)} 番：${board}`,
	seeking: (k, done) => `解 ${count(k)} を探している。${percent(done)}`,
	seekingLabel: '探索の進み具合',
	stop: '止める',

	walk: 'この解まで探索する',
	walkBoard: k => `解 ${count(k)} まで探索する`,
	search: '探索',
	farWalk: steps => `そこまでおよそ ${rough('ja', steps, 2)} ステップかかる。進み具合が表示され、いつでも止められる。`,

	images: {
		title: '回転と反転',
		by: BY,
		number: k => `解 ${count(k)}`,
		find: '番号を調べる',
		finding: done => `調べている。${percent(done)}`,
		same: by => `${by}と同じ`,
		caption: size => `${OWN[size]}${size === 1 ? '' : '回転・反転でできる'}異なる盤は ${size} 個。`,
	},

	read: '手元の盤が解かどうかを調べる',

	take: {
		board: 'この盤',
		sheet: '何個かをまとめて印刷',
		all: n => `${n} × ${n} のすべての解`,
		from: '最初の解',
		to: '最後の解',
		print: '印刷',
		downloads: {csv: 'CSV', json: 'JSON'},
		progress: '進み具合',
		cancel: '中止',
		cancelled: '中止した。何も保存していない。',
		saved: 'ダウンロードを始めた。',
		badRange: all => `最初の解と最後の解は、1 から ${count(all)} までの番号で、この順に指定する。`,
		tooMany: (number, most) => `${count(number)} 個は一度に印刷できない。${count(most)} 個まで。`,
		tooLarge: most =>
			`すべての解をまとめて保存できるのは n = ${most} まで。ターミナルの nqueens solve なら、どの n でも出力できる。`,
	},

	fault: reason =>
		`ここでは解を並べられない。${/memory/i.test(reason) ? 'メモリーが足りない' : 'WebAssembly が許可されていないか、対応していない'}。（${reason}）`,
	keys: [
		[['→', '←'], '次の盤・前の盤'],
		[['Home', 'End'], '最初の盤・最後の盤'],
		[['↑', '↓', 'PageUp', 'PageDown'], '一覧の中：1 行・1 画面ずつ'],
		[['Enter', 'W'], 'その盤まで探索する'],
		[['Esc'], '解を探すのを止める'],
		[['?'], 'この一覧'],
	],
	keysNote: '一覧の中では、どの矢印キーでも盤から盤へ移れる。そのほかの操作には Tab で移る。',
}
