// プログラムを調べる画面の文言。**…** は要となる語。行と列は、プログラムと同じく `at` から数える。

import {count} from '../numbers.js'

const LINES = {row: '行', column: '列', diagonal: '右下がりの対角線', antidiagonal: '右上がりの対角線'}

const squareAt = ({row, col}, at) => `行 ${row + at}・列 ${col + at}`
const queenAt = (square, at) => `${squareAt(square, at)} のクイーン`

/** 行の番号。列にも入る探索では、行か列の番号。 */
const lineAt = (row, col, at) => (row == null ? `列 ${col + at}` : `行 ${row + at}`)

/** 調べた結果。by: 利いているクイーンの行、または空きがなくなる行。 */
const VERDICTS = {
	free: () => '、空きとする',
	attacked: by => `、${by && `${by} からの`}利きがあるとする`,
	closed: () => '、使えないとする',
	empties: by => `、${by ? `${by} ` : 'ある行'}に空きがなくなるとする`,
}

/** 出来事を述べる節。主語はプログラム。 */
function does({kind, row, col, verdict, by}, at) {
	const from = by ? `行 ${by.row + at}` : ''
	const square = row == null || col == null ? '' : squareAt({row, col}, at)
	switch (kind) {
		case 'place':
			return `${square} にクイーンを置く`
		case 'remove':
			return `${square} のクイーンを取り除く`
		case 'test':
			return VERDICTS[verdict] ? `${square} を調べ${VERDICTS[verdict](from)}` : `${square} を調べる`
		case 'enter':
			return `${lineAt(row, col, at)} に入る`
		case 'leave':
			return `${lineAt(row, col, at)} を出る`
		case 'solution':
			return '解を出力する'
		case 'level':
			return '一つの深さを終える'
		case 'check':
			if (!square) return verdict === 'free' ? '盤全体を調べ、解とする' : '盤全体を調べる'
			return `盤全体を調べ、${square} のクイーンに${from && `${from} からの`}利きがあるとする`
		default:
			return '終わる'
	}
}

const it = ({found}, at) => (found ? `プログラムは${does(found, at)}` : 'プログラムはここで終わる')
const attacks = ({by}, at) => `このマスには${queenAt(by, at)}が利いている（${LINES[by.line]}）`

const emptyRows = ({rows, squares}) => [...Array(rows).keys()].filter(row => !squares.some(([taken]) => taken === row))

/** @type {Record<string, (judgement: any, at: number) => string>} */
const why = {
	'outside-board': (j, at) => `${it(j, at)}。${j.n} × ${j.n} の盤にそのマスはない。`,
	'row-taken': (j, at) => `${it(j, at)}が、行 ${j.by.row + at} にはすでにクイーンがある（列 ${j.by.col + at}）。`,
	attacked: (j, at) => `${it(j, at)}が、${attacks(j, at)}。`,
	untested: (j, at) => `${it(j, at)}が、直前にそのマスを調べて空きと確かめていない。`,
	'tried-before': (j, at) => `${it(j, at)}が、同じ配置で一度試したマスである。`,
	'row-unfinished': (j, at) => `${it(j, at)}が、同じ配置で始めた行 ${j.by.row + at} がまだ終わっていない。`,
	'no-queen': (j, at) => `${it(j, at)}が、その行にクイーンはない。`,
	'queen-elsewhere': (j, at) => `${it(j, at)}が、その行のクイーンは列 ${j.by.col + at} にある。`,
	'not-last': (j, at) =>
		`${it(j, at)}が、後から置いたクイーンが残っている。最後に置いたものから取り除かなければならない。`,
	untried: (j, at) =>
		j.expected?.kind === 'place'
			? `${it(j, at)}。${squareAt(j.expected, at)} は空いているのに、一度も試していない。`
			: `${it(j, at)}が、クイーンがまだ残っている。`,
	'wrong-verdict': (j, at) => `${it(j, at)}が、答えが違う。${j.by ? attacks(j, at) : 'どのクイーンも利いていない'}。`,
	'too-few': j => `解を出力しているが、クイーンは ${j.n} 個のうち ${j.queens ?? 0} 個しかない。`,
	'solution-again': () => '直前に出力した解を、もう一度出力している。',
	'solution-unsaid': j => `クイーンが ${j.n} 個そろったのに、この解だけ出力されていない。`,
	'not-open': (j, at) => `${it(j, at)}が、いま調べている行ではない。`,
	'wrong-step': () => 'ステップの番号が、一つ前のものより大きくなっていない。',
	'no-backtracking': (j, at) => `${it(j, at)}。バックトラック法ではありえない動きである。`,
	'after-end': () => '探索が終わった後に、まだ出力がある。',
	'ends-early': (j, at) =>
		j.expected ? `探索はまだ終わっていない。次は${does(j.expected, at)}はず。` : '探索はまだ終わっていない。',
	otherwise: (j, at) =>
		`${it(j, at)}。${j.isRiddle ? '正しい' : '選んだ'}探索なら${j.expected ? does(j.expected, at) : '別の動きをする'}。`,
	'wrong-size': ({found, n}) => `この盤は ${found.rows} × ${found.columns}。${n} × ${n} でなければならない。`,
	'wrong-queens'({queens, n, found}, at) {
		const empty = queens < n ? emptyRows(found).map(row => `行 ${row + at}`) : []
		const about = empty.length === 1 || empty.length === 2 ? `${empty.join('と')}にない` : `${n} 個でなければならない`
		return `この盤のクイーンは ${queens ?? 0} 個。${about}。`
	},
	'board-attacked': ({by}, at) =>
		`${queenAt(by, at)}と${queenAt({row: by.attacks[0], col: by.attacks[1]}, at)}が互いに利いている（${LINES[by.line]}）。`,
	'board-again': () => 'この盤は前にも出力されている。',
	'board-differs': () => 'ここに示されたクイーンは、前の行までのクイーンと違う。',
	'boards-missing': ({different, total}) => `解 ${count(total)} 個のうち **${count(different)} 個**しかない。`,
	'boards-too-many': () => '求めた数より多くの解が出力されている。',
	'wrong-number': ({stated, total}) => `解は ${count(stated)} 個とあるが、正しくは ${count(total)} 個。`,
}

const WAYS = {transposed: '列ごとに', fromRight: '右から左へ', fromBelow: '下の行から'}

/** 盤の書き方。 */
const NOTATIONS = {
	grid: '升目を並べた図',
	columns: '列番号の並び',
	records: '行と列の組',
	matrix: '0 と 1 の並び',
	cells: '升目ごとの値',
	literals: '符号付きの変数',
	table: '表の各列',
	squares: '升目の名前',
	word: '数字や文字の並び',
	fen: 'FEN',
}
const notation = ({as, from}) => `${NOTATIONS[as]}${from === null || as === 'squares' ? '' : `、${from} から`}`

export default {
	name: 'プログラムを調べる',
	title: judgement =>
		judgement?.verdict === 'right'
			? '正しい'
			: judgement?.right
				? '誤りなし'
				: judgement?.line
					? `出力の ${count(judgement.line)} 行目で誤り`
					: '',
	lead: '出力から、プログラムの最初の誤りを見つける。',
	n: '盤の大きさ',
	workedOut: '出力から読み取る',
	search: '比べる探索',
	anySearch: 'バックトラック法なら何でも',
	example: '練習：間違い探し',
	noExample: 'なし',
	exampleOf: number => `問題 ${number}`,
	open: 'ファイルを開く',
	another: '別のプログラム',
	edit: '出力を編集',
	judge: '調べる',
	paste: 'プログラムの出力をここに貼り付ける',
	placeholder: 'place 0 0\nplace 1 2\nremove 1 2\n…',
	privacy: '出力がこの端末の外へ送られることはない。',
	reading: bytes => `ここまで ${count(Math.round(bytes / 1000))} KB。`,
	readingLabel: '読み込み中',
	stop: '止める',
	how: {
		title: '何を出力するか',
		boards:
			'**盤**は、点と Q を並べたものでも列番号の並びでも、どんな書き方でもよい。誤った盤、二度出た盤、足りない盤がわかる。',
		trace:
			'**探索の記録**からはもっとわかる。クイーンを置くたび、取り除くたびに、1 行または盤を出力すると、出力の何行目で最初に誤るかがわかる。',
		lines: 'place 行 列\nremove 行 列',
		others:
			'「test 行 列」や「solution」を加えても、ほかの文が混ざってもよい。行と列は 0 から数えても 1 から数えてもよい。',
	},

	right: '正しい。',
	consistent: '誤りは見つからない。',
	doubt: line => `出力の ${count(line)} 行目は盤の一部のようだが、盤として読めない。`,
	unread: ({unread}) => unread > 0 && `出力のうち ${count(unread)} 行は読まなかった。`,
	faults: faults => `誤り ${count(faults)} か所。出力の行：`,
	toLine: line => `出力の ${count(line)} 行目へ`,
	compareWith: name => `「${name}」と比べる`,
	onlyFirst: '最初の解で止まるプログラムとして判定する',
	rightOf: ({as, verdict, count: events, n, different, total, stated, stops, ends}) =>
		as === 'trace'
			? `${n} × ${n} の盤の探索で、${count(events)} 個の出来事は${verdict === 'right' ? 'どれも正しい' : 'どれもバックトラックのいずれかの順序で起こりうる'}。${ends ? 'ただし、クイーンが盤にあるまま終わっている。' : stops ? 'ただし、すべての解を見つける前に終わっている。' : ''}`
			: as === 'number'
				? `n = ${n} の解の個数は ${count(stated)} 個（盤は読まなかった）。`
				: total
					? `n = ${n} の解 ${count(total)} 個が、すべて一度ずつ出力されている。`
					: `n = ${n} の解が ${count(different)} 個。全部で何個あるかは、ここではわからない。`,
	wrongAt: line => (line ? `出力の ${count(line)} 行目で誤り。` : '誤り。'),
	wrongFrom: line => `出力の ${count(line)} 行目から始まる盤が誤り。`,
	endsEarly: '出力が途中で終わっている。',
	readAs: {
		trace: ({right, count: events, n, from}) =>
			`${right ? '' : `${n} × ${n}、${count(events)} 手の`}記録として読んだ（行と列は ${from} から）。`,
		boards: ({count: boards, n, readings}) =>
			`${n} × ${n} の盤 ${count(boards)} 個として読んだ（${readings.map(notation).join('、')}）。`,
	},
	torn: 'ファイルを最後まで読めなかった。読む間に変更されたか、なくなった。開き直すこと。',
	unreadable: '判定できるものが見つからない。',
	source: ['プログラムのコードのようだ。', '実行して、出力されたものを貼り付ける。'],
	whatIsRead: '「place 0 3」のような記録、盤、または「n = 8: 92 solutions」のような解の個数なら判定できる。',
	error: ({language, name, line}) =>
		`これは${language && ` ${language} の`}エラーメッセージである${name || line ? `（${[name, line ? `プログラムの ${count(line)} 行目` : ''].filter(Boolean).join('、')}）` : ''}。`,
	why,
	followed: ({names, ways, line, until, instead}, at) => {
		const like = `${ways.map(way => WAYS[way]).join('、')}${ways.length > 0 ? '進む' : ''}${names.map(name => `「${name}」`).join('または')}`
		if (!until) return `動きは${like}と同じ。`
		if (until === 1) return `最も近いのは${like}だが、初めから動きが違う。その探索なら、まず${does(instead, at)}。`
		if (until === line) return `それまでの動きは${like}と同じ。`
		return `出力の ${count(until - 1)} 行目までの動きは${like}と同じ。その探索なら、次は${instead ? does(instead, at) : '別の動きをする'}。`
	},
	programDoes: (event, at) =>
		event && event.kind !== 'start' ? `プログラムは${does({...event, verdict: null}, at)}。` : '',
	eventOf: (event, at) => `探索は${does(event, at)}。`,

	/** 図の中で。 */
	answered: {
		right: '答え：正しいプログラム。',
		wrong: '今のところの答え：まだ正しくないプログラム。',
		other: '初めに求められた n や探索と違うので、答えにならない。',
	},
	forget: '答えを消す',
	attempt: '次の回を始める',

	listingIn: '言語',
	printsIn: '記録を出力するプログラム：',
	wouldBe: '似たプログラムで直すところ：',
	notIn: language => `${language} では、この形の誤りは起こらない。`,
	changes: {print: '（追加）', wrong: '（誤り）', right: '（正しい）'},

	printed: '出力',
	tooLong: '長すぎて、ここには表示できない。',
	nothingMore: '出力はここまで',
	did: 'プログラムの動き',
	panels: 'コールスタックと探索木',
	should: '正しい動き',
	wrongBoard: '誤った盤',
	missingBoard: '出力されていない解',
	ifAllWanted: 'すべての解を求めるなら',
	likelyTitle: '考えられる誤り',
	riddle: '誤りは何か',
	riddleText: '20 行ほどのプログラムの出力である。プログラムのどこが誤りかを考えてみよう。',
	tell: '答えを見る',
	ofKnown: (fitting, known) =>
		fitting === 1
			? `よくある ${known} 種類の誤りのうち、この出力になるのはこれだけ。`
			: `よくある ${known} 種類の誤りのうち、この ${fitting} 種類はどれもこの出力になり、出力からは区別できない。`,
	goRight: '正しい動きを見る',
	seeIt: '誤りの様子を小さな盤で見る',
	mistakes: {
		'diagonal-kept': 'クイーンを取り除くとき、右下がりの対角線を空けていない。「diags1」ではふさがったままになる。',
		'antidiagonal-kept': 'クイーンを取り除くとき、右上がりの対角線を空けていない。「diags2」ではふさがったままになる。',
		'column-kept': 'クイーンを取り除くとき、列を空けていない。「cols」ではふさがったままになる。',
		'lines-kept': 'クイーンを取り除くとき、列も対角線も空けていない。',
		'queen-kept': '次の行の呼び出しから戻った後、クイーンを取り除いていない。',
		'queen-shown': '列と対角線は空けているが、出力する盤にクイーンが残る。',
		'squares-freed':
			'クイーンを取り除くとき、その利き筋のマスをすべて空けている。ほかのクイーンが利いているマスまで空いてしまう。マスごとに、利いているクイーンの数を数えるとよい。',
		'clears-always':
			'取り除く処理が「if」の外にある。クイーンを置かなかったときにも、ほかのクイーンの列や対角線を空けてしまう。',
		'one-index-sum': '二方向の対角線を、どちらも row + col で表している。右下がりには row − col を使う。',
		'one-index-difference': '二方向の対角線を、どちらも row − col で表している。右上がりには row + col を使う。',
		'no-sign': '右下がりの対角線を |row − col| で表している。符号がないと、2 本の対角線が同じ番号になる。',
		'diagonal-untested': '右下がりの対角線を調べていない。',
		'antidiagonal-untested': '右上がりの対角線を調べていない。',
		'diagonals-untested': '対角線をまったく調べていない。',
		'column-untested': '列を調べていない。',
		'neighbours-only': '対角線は隣のマスしか調べていない。クイーンの利きはもっと遠くまで届く。',
		'last-unseen': '調べるのを一つ手前の行でやめている。すぐ上の行のクイーンが見えていない。',
		'first-unseen': '調べるのを一つ後の行から始めている。最初の行のクイーンが見えていない。',
		'row-not-passed': '次の呼び出しに、row + 1 ではなく同じ行を渡している。',
		'last-row-missed': '一つ手前の行で解と見なしている。row = n ではなく、row = n − 1 で判定している。',
		'first-column-missed': '列を 2 番目から試している。0 ではなく 1 から始まっている。',
		'last-column-missed': '列を最後の一つ手前までしか試していない。',
		'stops-at-first': '最初の解で探索をやめている。',
		'gives-up': '次の行の呼び出しのすぐ後で、関数から戻っている。クイーンを取り除かず、ほかの列も試していない。',
		'returns-in-loop':
			'繰り返しの中で、最初に置いたクイーンを取り除いた後、関数から戻っている。ほかの列を試していない。',
		'shared-list': '解を複製せずに、同じリストを何度も加えている。最後にはどれも同じ中身になる。',
		'each-order':
			'どのクイーンもすべての行に置いてみるので、同じ解がクイーンを置く順番の数だけ出てくる。クイーンは 1 行に一つずつ、上から順に置く。',
	},
	keys: [
		[['Space'], '再生、一時停止'],
		[['←', '→'], '1 ステップ戻る、進む'],
	],
	keysNote: '探索の記録があるとき、キーは「ステップ実行」の画面と同じ。',
}
