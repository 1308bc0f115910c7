// 試験の画面の文言。`…` はプログラムの字句、**…** は要となる語、[[名前]] は空欄。行・列・添字は 1 から数える。

import {count} from '../numbers.js'

const at = ({row, col}) => `(${row},\u00a0${col})`
const signed = number => String(number).replace('-', '\u2212')
const held = {
	column: '同じ列',
	row: '同じ行',
	diagonal: '同じ右下がりの対角線上',
	antidiagonal: '同じ右上がりの対角線上',
}
const inLine = line => (line === undefined ? '' : `（プログラムの ${line} 行目）`)
const isShort = number => String(number).length < 8
const big = number => (isShort(number) ? signed(number) : '桁あふれするほど大きな値')

export default {
	name: '試験',
	count,

	heading: 'Nクイーン問題の探索',
	/** 図の中で問題文を開くボタン。 */
	text: '問題文',
	source: (blanks, minutes) =>
		`情報処理技術者試験の問題。空欄は ${blanks} か所、ほかにプログラムの実行を手で追う問題が 1 問ある。解答時間の目安は ${minutes} 分ほど。`,
	task: '次の Nクイーン問題に関する記述とプログラムを読んで、設問 1、2 に答えよ。',
	intro: [
		'N × N のマス目の盤に、N 個のクイーンを、どの 2 個も互いに利かないように置く問題を、Nクイーン問題という。クイーンは縦、横、斜めの 8 方向に、盤の端まで利く。図 1 に、5 行 6 列に置いたクイーンの利き筋を示す。',
		'以下では、上から i 行目、左から k 列目のマスを `(i, k)` と表す。行も列も 1 から数える。',
		'同じ行に 2 個のクイーンは置けない。そこで、1 行目から順に、各行のマスを左から調べ、置けるマスがあればそこに置いて次の行に進む。置けるマスが残っていなければ、一つ前の行に戻り、その行のクイーンを取り除いて、その右のマスから調べ直す。解が一つ見つかれば、そこで終わる。',
	],
	arraysHeading: 'データの持ち方',
	arraysIntro: '盤の状態は、次の四つの配列で表す。添字はいずれも 1 から始まる。',
	arrays: [
		[
			'`pos`、要素 `N` 個',
			'`pos[i]` は `i` 行目に置いたクイーンの列である。置いていなければ 0 である。初めはすべて 0 とする。',
		],
		[
			'`col`、要素 `N` 個',
			'`col[k]` は、`k` 列目にクイーンがあれば NOT_FREE、なければ FREE である。初めはすべて FREE とする。',
		],
		[
			'`upwd`、要素 [[size]] 個',
			'`upwd[i+k\u22121]` は、マス `(i, k)` を通る右上がりの対角線にクイーンがあれば NOT_FREE、なければ FREE である。初めはすべて FREE とする。',
		],
		[
			'`downwd`、要素 [[size]] 個',
			'`downwd[`[[line]]`]` は、マス `(i, k)` を通る右下がりの対角線にクイーンがあれば NOT_FREE、なければ FREE である。初めはすべて FREE とする。',
		],
	],
	arraysNotes: [
		'右上がりの対角線の上では行と列の和が、右下がりの対角線の上では行と列の差が、それぞれ一定である。`upwd` と `downwd` には、対角線の本数と同じ数の要素を用意する。',
		'例えば、8 × 8 の盤の `(1, 1)` と `(2, 3)` にクイーンを置くと、図 2 のように、`col[1]`、`col[3]`、`upwd[1]`、`upwd[4]`、`downwd[7]`、`downwd[8]` が NOT_FREE になる。',
	],
	programHeading: 'プログラム',
	programNotes: [
		'関数 `search(i)` は、`i` 行目から後ろの行にクイーンを置くことを試みる。`N` 行目まで置けたときは SUCCESS を、置けないとわかったときは FAILURE を返す。',
		'`i` と `k` は、`search` を呼び出すたびに新しく用意される局所変数である。',
		'`and` で結んだ条件は左から評価し、偽とわかったところで打ち切る。',
	],
	loop: ['for (', ' を ', ' から ', ' まで 1 ずつ増やす)'],
	print: {pos: 'pos の値を出力する', none: '“解なし” を出力する'},
	listing: 'プログラム',

	figures: {
		rays: {
			title: '図 1',
			caption: '(5, 6) に置いたクイーンの利き筋',
			label: '8 × 8 の盤。(5, 6) のクイーンから、縦、横、斜めの 8 方向に、盤の端まで利き筋が伸びる。',
		},
		pair: {
			title: '図 2',
			caption: '(1, 1) と (2, 3) に置いたときの配列',
			label:
				'8 × 8 の盤。(1, 1) と (2, 3) にクイーンがあり、それぞれを通る列と二つの対角線に、配列の要素の名前が添えてある。',
		},
	},
	key: {taken: 'NOT_FREE', free: 'FREE'},

	blanks: {size: 'ア', line: 'イ', variable: 'ウ', from: 'エ', to: 'オ', record: 'カ', next: 'キ', begin: 'ク'},
	blank: name => `空欄 ${name}`,
	about: {
		size: 'upwd と downwd の要素数',
		line: 'downwd の添字',
		variable: '繰返しの変数',
		from: '初めの値',
		to: '終わりの値',
		record: '置いたことを記す',
		next: '次に調べる行',
		begin: '最初に調べる行',
	},
	q1: {
		heading: '設問 1',
		text: '本文とプログラム中の [[size]] から [[begin]] に入れる適切な字句を答えよ。同じ記号の空欄には同じ字句が入る。',
		some: blanks => `本文とプログラム中の ${blanks.join('、')} に入れる適切な字句を答えよ。`,
	},
	way: '答え方',
	ways: {choose: '選ぶ', write: '書く'},
	writeNote: '空白、全角と半角、大文字と小文字、項の順は問わない。`*` や `=` と書いてもよい。',
	choose: '選択',
	mark: '答え合わせ',
	clear: '答えを消す',
	attempt: '次の回を始める',
	group: '解答群',
	/** 空欄ごとの選択肢の記号。 */
	signs: 'abcdefgh',
	score: (right, marked, all) =>
		marked === 0
			? 'まだ何も答えていない。'
			: right === all
				? `${all === 8 ? '八つとも' : 'すべて'}正しい。`
				: `答えた ${marked} 個のうち、${right} 個が正しい。`,
	/** 全問に答えるまで正誤を示さないとき。 */
	noted: ({asked, total}) => `${count(total)} 問中 ${count(asked)} 問に答えた。正誤は、すべてに答えると示す。`,
	counted: ({right, total}) => `得点になる正解：${count(total)} 問中 ${count(right)} 問`,
	shownBelow: names => `${names.join('、')} については、その答えで動かした結果を、それぞれの解答欄の下に示してある。`,

	right: {
		same: '正しい。',
		mirrored:
			'**これでも正しい。**対角線の番号が逆の端から付くだけで、どの対角線も要素を一つずつもち、N がいくつでも動きは変わらない。ただし図 2 とは番号が合わない。模範解答は `i\u2212k+N`。',
		alike: '**これでも正しい。**N = 1 から 8 まで動かしても、模範解答と同じマスを同じ順に調べ、同じ結果になる。',
	},
	unread: {
		long: '長すぎて読み取れない。',
		large: '数が大きすぎる。',
		unfinished: '式が途中で終わっている。',
		variable: 'ここに入るのは変数の名前一つである。',
		sign: what => `「${what}」をここでは読み取れない。`,
		name: what => `「${what}」という変数はない。使えるのは \`i\`、\`k\`、\`N\` のような 1 文字の変数である。`,
		assignment: '`pos[i] \u2190 k` のような代入の形で答える。',
		kinds: '代入する値と、代入先の配列の種類が合わない。',
	},
	answer: (name, text) => `**誤り。**${name} を \`${text}\` として動かすと`,
	later: 'そのまま動かすと',
	/** Faults of a program, each with its board. */
	cases: {
		outside: ({n, array, index, size, i, k, writing, line}) =>
			`N = ${n} のとき、\`i = ${i}\`、\`k = ${k}\` で **\`${array}[${big(index)}]\`** ${writing ? 'に値を入れ' : 'を見'}ようとする${inLine(line)}。${size === 0 ? `\`${array}\` には要素が一つもない。` : `\`${array}\` の添字は 1 から ${count(size)} までなので、**配列の外に出る**。`}`,
		unset: ({name, line}) =>
			`\`${name}\` に値が入らないまま、プログラムの ${line ?? 1} 行目で使われる。**値のない変数**では、何も決まらない。`,
		unsetSize: ({name}) => `配列を用意するときには、まだ \`${name}\` に値がない。`,
		long: ({n, squares}) =>
			`N = ${n} のとき、${squares.length > 3 ? `${at(squares[0])} など ${squares.length} 個のマス` : squares.map(at).join('、')}を繰り返し調べ、**4 万ステップたっても終わらない**。`,
		missed: ({n, square, by, along, line}) =>
			`N = ${n} のとき、${at(square)} は ${at(by)} のクイーンと${held[along]}にあるのに、**見落として置いてしまう**${inLine(line)}。`,
		rejected: ({n, square, by, array, index, line}) =>
			`N = ${n} のとき、${at(square)} にはどのクイーンの利きもないのに、\`${array}[${index}]\` が NOT_FREE なので**置けないと判断する**${inLine(line)}。${by ? `この要素を NOT_FREE にしたのは ${at(by)} のクイーンである。` : ''}`,
		skipped: ({n, square}) => `N = ${n} のとき、**${at(square)} を一度も調べず**に通り過ぎる。`,
		row: ({n, row, expected}) =>
			`N = ${n} のとき、次は ${expected} 行目のはずなのに、\`search(${signed(row)})\` を呼び、${row < 1 || row > n ? '**盤にない行を調べ始める**。' : row < expected ? `**クイーンを置いた ${row} 行目をまた調べ始める**。` : `**${expected} 行目を飛ばす**。`}`,
		misplaced: ({n, square, pos}) =>
			`N = ${n} のとき、${at(square)} に置いたのに、\`pos[${square.row}]\` は ${pos[square.row - 1] === 0 ? '0 のまま' : `${signed(pos[square.row - 1])} `}である。\`pos\` は **${pos.map(signed).join(' ')}** となり、盤を正しく表していない。`,
		claimed: ({n, pos, empty, off, pair, along}) =>
			`N = ${n} のとき、SUCCESS を返して \`pos\` = **${pos.map(signed).join(' ')}** を出力する。${empty ? `${empty} 行目にクイーンがない。` : off ? `${off} 行目の列 ${signed(pos[off - 1])} は盤にない。` : `${at(pair[0])} と ${at(pair[1])} は${held[along]}にあり、**解ではない**。`}`,
		overlooked: ({n, solution}) =>
			`N = ${n} のとき、FAILURE を返して **“解なし”** を出力する。しかし、\`pos\` = ${solution.map(({col}) => col).join(' ')} という解がある。`,
		spare: ({n, array, index}) =>
			`N = ${n} のとき、\`${array}[${index}]\` に当たる対角線がない。右上がりの対角線も右下がりの対角線も ${2 * n - 1} 本なので、**使われない要素が残る**。`,
	},
	arrayLabel: (name, taken, size) =>
		`${name}、要素 ${count(size)} 個。NOT_FREE は${taken.length ? taken.map(index => `${name}[${index}]`).join('、') : 'なし'}。`,
	missingLabel: (name, index, size) => `${name} の要素は ${count(size)} 個で、${name}[${big(index)}] はない。`,
	posLabel: values => `pos は ${values.join('、')}。`,
	caseBoard: n => `そのときの ${n} × ${n} の盤`,

	q2: {
		heading: '設問 2',
		text: 'N = 4 としてこのプログラムを動かしたとき、クイーンを置くマスと取り除くマスを、起こる順に答えよ。',
		how: '空いたマスを選べば「置く」、クイーンのあるマスを選べば「取り除く」という答えになる。',
	},
	traceBoard: '4 行 4 列の盤。矢印キーで移動し、Enter で答える。',
	square: ({row, col}, isQueen) => `${row} 行 ${col} 列${isQueen ? '、クイーン' : ''}`,
	does: {place: square => `${at(square)} に置く`, remove: square => `${at(square)} から取り除く`},
	begin: '盤は空で、`search(1)` が呼ばれたところである。初めに起こるのは何か。',
	/** Replies to a guess. */
	replies: {
		right: ({kind, guess}, tests) =>
			`**そのとおり。**${tests}${at(guess)} ${kind === 'place' ? 'に置く。' : 'のクイーンを取り除く。'}`,
		last: () => '取り除くのは確かだが、そのクイーンではない。**最後に置いたもの**から取り除く。',
		early: ({row}) => `取り除くのはまだ早い。**${row} 行目に、置けるマスが残っている。**`,
		row: ({guess, row}) => `${guess.row} 行目ではない。いま調べているのは **${row} 行目**である。`,
		tried: ({guess, row, col}) =>
			col > 4
				? `${at(guess)} はもう調べた。**${row} 行目には、もう調べるマスがない。**`
				: `${at(guess)} はもう調べた。次に調べるのは **${at({row, col})}** からである。`,
		attacked: ({guess, by, along, element}) =>
			`${at(guess)} には置けない。${at(by)} のクイーンと${held[along]}にあり、**\`${element.array}[${element.index}]\` が NOT_FREE** である。`,
		left: ({guess}) => `${at(guess)} も空いているが、\`k\` は小さい方から順に試す。**もっと左に、置けるマスがある。**`,
	},
	passed: squares => (squares.length ? `${squares.map(at).join('、')} には置けない。` : ''),
	backed: row => `${row} 行目には置けるマスがなく、FAILURE が返る。`,
	hint: 'ヒント',
	hints: [
		({where}) =>
			where.col > 4
				? `${where.row} 行目を、右端まで調べ終えたところである。`
				: `${at(where)} から右を調べるところである。`,
		({kind, where}) =>
			kind === 'place'
				? `${where.row} 行目に、置けるマスが**ある**。`
				: `${where.row} 行目に、置けるマスは**ない**。戻って取り除く。`,
		({kind, square}) => (kind === 'place' ? `${at(square)} に置く。` : `${at(square)} のクイーンを取り除く。`),
	],
	again: '初めから',
	finished: ({places, removes, tests}, misses, hints) =>
		`**SUCCESS。**\`pos\` = 2 4 1 3。クイーンを ${places} 回置き、${removes} 回取り除き、${tests} 個のマスを調べた。${misses + hints === 0 ? '一度も間違えなかった。' : `間違いは ${misses} 回、ヒントは ${hints} 回。`}`,
	counts: {places: '置いた', removes: '取り除いた', tests: '調べた'},
	log: '答えた順',
	logHeads: ['順', '操作', '調べたマス', 'pos'],

	solutions: '解答と考え方',
	why: {
		size: 'N × N の盤には、右上がりの対角線も右下がりの対角線も 2N\u22121 本ずつある。',
		line: '右下がりの対角線の上では `i\u2212k` が一定で、その値は 1\u2212N から N\u22121 までである。N を加えると、添字は 1 から 2N\u22121 までになる。',
		variable: '`col[k]` のように、調べる列は `k` が表している。',
		from: '列は左端の 1 から始まる。',
		to: '列は右端の N で終わる。',
		record: '`pos[i]` は `i` 行目のクイーンの列である。取り除くときの `pos[i] \u2190 0` と対になる。',
		next: '`i` 行目に置いたら、次は `i+1` 行目を調べる。',
		begin: '1 行目から調べる。',
	},
	answersHeads: ['空欄', '解答', '考え方'],
	papers: {questions: '問題を印刷', answers: '解答付きで印刷'},
	keys: [
		[['↑', '↓', '←', '→'], '設問 2 の盤のマスを移動'],
		[['Enter'], 'そのマスを答える（答えを書く欄では答え合わせ）'],
		[['H'], '設問 2 のヒント'],
		[['?'], 'この一覧'],
	],
	keysNote: 'そのほかの操作には Tab で移る。答えは、画面や言語を切り替えても残る。',
}
