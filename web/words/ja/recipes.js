// 「ページに埋め込む」のページの文章。段落の書き方は web/site/prose.js にある。
// `say` はコピーするコード (web/site/recipes.js) の中の文言。

export default {
	title: '<n-queens> をページに埋め込む',
	description: '教材やブログに、1 ステップずつ動かせる Nクイーンの図を置くためのコード集。',
	lead: [
		'フォルダー `dist` の `n-queens.js` を自分のページと同じ場所に置き、下のコードを貼るだけで動く。サーバーも登録もいらず、よそから何かを読み込むこともない。`<script>` の行は、ページに一度だけ書く。',
		'このページの「結果」は、どれも隣のコードそのものから作られている。コードや配列、コールスタック、探索木を使うときは、代わりに `n-queens-study.js` を置く。`n-queens.js` にできることは、こちらでもすべてできる。問いには、同じ場所に `questions.js` も置く。',
	],
	contents: '目次',
	copy: 'コピー',
	copied: 'コピーした',
	byHand: 'Ctrl + C または ⌘ C で',
	code: 'コード',
	result: '結果',
	served: 'モジュールはウェブサーバーから開いたときだけ動き、ディスク上のファイルでは動かない。',
	groups: {
		figure: '図を置く',
		text: '本文とつなぐ',
		looks: '見た目',
		elsewhere: 'iframe と画像',
		engine: 'JavaScript から使う',
		sites: 'サイト別の書き方',
		policy: 'コンテンツセキュリティポリシー (CSP)',
		reference: '一覧',
		styling: 'スタイル',
		licence: 'ライセンスと引用',
	},
	recipes: {
		'one-line': {title: '1 行で盤を置く', text: ['8 × 8 ですべての解を求める探索の、最初の場面。']},
		step: {
			title: '途中の場面から始める',
			text: [
				'本文で述べる場面のステップ番号を書く。番号は[盤のページ](index.html)で場面を選べばわかる。アドレスにも入っている。',
			],
		},
		part: {
			title: '一部だけを見せ、繰り返す',
			text: [
				'`from` から `to` までのステップだけを見せる。キーや目盛りでも、その外には出ない。`loop` を書くと、再生は終わりまで行って初めに戻る。',
			],
		},
		stops: {
			title: '解のたびに止める',
			text: [
				'再生を止める場所を `stops` に書く。出来事の種類（`solution`、`remove` など）でもステップ番号でもよく、並べてもよい。',
			],
		},
		captions: {
			title: '場面ごとに自分の説明を付ける',
			text: ['`data-step` を付けた子要素は、その場面のあいだ盤の下に出る。図の動かないところでは、すべて読める。'],
			say: {
				search: '行 2 の 4 マス。置けるところはあるだろうか。',
				stuck: '一つもない。どうする？',
				back: '行 1 のクイーンを取り除き、次の列に置き直す。',
			},
		},
		bare: {title: 'ボタンのない図', text: ['最初の解を眺めるための図。マスを選ぶことはできる。']},
		'some-controls': {
			title: '必要なボタンだけを出す',
			text: ['`controls` には `play step speed jumps position` から選んで並べる。'],
		},
		two: {
			title: '二つの図を並べる',
			text: ['いくつ置いてもよい。それぞれ別に動き、エンジンは共有する。画面の外にある図は止まっている。'],
		},
		links: {
			title: '本文のリンクで図を動かす',
			text: [
				'`data-n-queens` に図の `id` を、ほかの属性に動かし方を書く。スクリプトの動かないところでは、図へのリンクになる。',
			],
			say: {
				before: '探索は',
				stuck: '行 2 で行き詰まり',
				between: '、',
				remove: 'クイーンを取り除き',
				or: '、やがて',
				solution: '解',
				after: 'にたどり着く。',
			},
		},
		follow: {
			title: '図に合わせて本文を変える',
			text: ['1 ステップごとに `n-queens-step` イベントが届く。`detail` がその場面を表す。'],
			say: {label: 'いまは', text: 'ステップ ${step}。調べたマスは ${counters.tests}'},
		},
		code: {
			title: 'コードと配列を盤の隣に出す',
			text: [
				'動いている行と、見ている要素が示される。`listing` で言語を選ぶ：`pseudo c python javascript csharp ruby swift java cpp`（最後の二つは `flags` だけにある）。',
			],
		},
		riddle: {
			title: '何を間違えたかを問う',
			text: [
				'誤りのあるプログラムの出力と、どこから誤るかを見せる。何を間違えたかは、読者が求めたときに答える。`example` を省けば、読者が自分のプログラムの出力を貼り付けられる。`n-queens.js` の隣に `check.js` を置く。',
			],
		},
		questions: {
			title: '次に起こることを読者に当ててもらう',
			text: [
				'置く前と取り除く前に止まり、読者は次に起こると思うマスを選ぶ。',
				'`step:111` は一つのステップ、`verdict:refused from:100 to:200` は二つのステップの間の該当する判定すべて、`random:5 seed:7` は無作為に選んだ 5 問。`;` で区切って並べる。再生すると、次の問いまで待つのは長くて 10 秒で、それより前は飛ばす（`stops` があれば飛ばさない）。`retries:1` なら 2 度目の答えまで数に入れ、`feedback:end` なら最後の問いまで正誤を示さない。答えは `n-queens-answer`、得点は `n-queens-score` でページに知らせる。`figure.progress` はすべての答えを表す文字列で、設定すると元に戻る。',
			],
		},
		blanks: {
			title: 'プログラムの空欄を埋めてもらう',
			text: [
				'空欄は a から h の八つ。`blanks` で選んだものだけを問い、ほかは埋めて示す。誤った答えは実際に動かし、どこでおかしくなるかを盤で見せる。得点になるのは最初の答えで、`questions="retries:1"` なら 2 度目まで数に入れ、`feedback:end` ならすべてに答えるまで正誤を示さない。得点と答えの受け取り方は問いの図と同じ。`n-queens.js` の隣に `exam.js` を置く。',
			],
		},
		exam: {
			title: '試験問題の探索を日本語で',
			text: ['試験問題と同じ名前を使い、行と列は 1 から数える。言語は、図かその外側の要素の `lang` で決まる。'],
		},
		colours: {
			title: '色と書体を変える',
			text: [
				'カスタムプロパティと `::part()` は図の中まで届く。一覧は[スタイル](#styling)に。図に地の色はない。明るい色だけ、または暗い色だけを決めるなら、地の色を付け、`theme` も書く。`<style>` はページの head に置く。',
			],
		},
		theme: {
			title: '明るい配色と暗い配色',
			text: [
				'`theme` がなければ、読者の端末の設定に従う。ページに切り替えがあるなら、それに合わせて属性を変える。`<style>` は head に置く。',
			],
			say: {button: '明るい・暗い'},
		},
		iframe: {
			title: 'iframe で置く',
			text: [
				'ページにスクリプトを置けないときに使う。`?` のあとの名前は属性と同じ。`embed.html` の隣に `embed.js` を置き、コード・配列・コールスタック・探索木には `study.js`、問いには `questions.js`、遊ぶ盤には `board.js`、プログラムの判定には `check.js`、空欄の問題には `exam.js`、教材にない探索には `searches.js` も置いておく。スクリプトはページに一度だけ書けばよく、iframe の高さを図に合わせる。スクリプトを書けないところでは、高さは書いたままになり、盤は残りの場所に収まる。',
			],
			say: {title: '8 クイーンの探索、ステップ 146'},
		},
		height: {
			title: '高さを決めて置く（スライドなど）',
			text: [
				'高さを決めると、盤がそれに収まる大きさになる。幅に余裕があれば、ほかのものは盤の横に並ぶ。`mode` の図とパネルは、長ければその中でスクロールし、紙の上では必要なだけの高さになる。決めなければ、図の高さは中身で決まる。',
				'reveal.js のスライドではクラス `r-stretch` を付ける。impress.js では、高さを決めたステップの中で `style="height: 100%"` と書く。flex の列の中では `flex: 1; min-height: 0`。impress.js は 1.1 で実際に試し、reveal.js 5 はスタイルの規則だけを再現して試した。',
			],
		},
		picture: {
			title: '何も動かせないところに画像を置く',
			text: ['[盤のページ](index.html)の「書き出す」で、どの場面も SVG・PNG・動く GIF にできる。'],
			say: {alt: '互いに利きのない 8 個のクイーン'},
		},
		fallback: {
			title: 'スクリプトのない読者にも見せる',
			text: ['タグのあいだに書いたものは、図が動き出すまでと、図の動かないところで表示される。'],
			say: {alt: '互いに利きのない 8 個のクイーン'},
		},
		count: {
			title: '数える',
			text: [
				'`engine.mjs` はブラウザでも Node.js でも同じように使える。`count` はすべてのプロセッサーを使い、n は 27 まで。',
			],
			say: {text: 'n = 14 の解の個数：', waiting: '…'},
		},
		walk: {
			title: '図なしで探索を進める',
			text: ['場面には、図に示すものがすべて入っている。クイーン、出来事、コールスタック、配列、回数。'],
		},
	},

	policy: [
		'厳しいポリシーのもとでは、次のものを許す必要がある。',
		{
			list: [
				"`script-src` に、`n-queens.js` のある場所と、計算のための `'wasm-unsafe-eval'`。後者がないと、図はタグの間に書いたものと、その理由を示す。「共有」は、そのステップの図をタグの間に書き出す。",
				'`worker-src blob:` があると、計算は別のスレッドで行われる。なくても動くが、ページと同じスレッドを使う。',
				"`style-src 'unsafe-inline'` は、配列とコールスタックの幅を決めるためだけに使う。なくても盤は変わらない。",
				"ポリシーに `require-trusted-types-for 'script'` があれば、`trusted-types n-queens` を加える。図のスクリプトはすべてこの一つを使い、最初の図を描くときに作る。`trusted-types` だけなら、何も加えなくてよい。",
				'ほかには何もいらない。`connect-src` も、書体も、画像も使わない。`n-queens.js` は通信をしない。',
			],
		},
	],

	document: {
		title: '`<n-queens>` の属性',
		lead: '同じ名前のプロパティもある（`start-row` は `startRow`）。使えない値は盤の下の文で知らせ、それまでの状態を保つ。`dist/recipes.ja.html` には、貼り付けるコードとその結果、メソッド、イベント、パーツ、カスタムプロパティがある。',
	},
	reference: {
		attributes: '属性とプロパティ',
		methods: 'メソッド',
		reads: '読むだけのプロパティ',
		events: 'イベント',
		columns: {name: '属性', property: 'プロパティ', allowed: '使える値', otherwise: '書かないとき', text: 'はたらき'},
		method: {name: 'メソッド', text: 'はたらき'},
		read: {name: 'プロパティ', text: '内容'},
		event: {name: 'イベント', detail: '`detail`', text: '届くとき'},
		notes: [
			'属性はすべて、プロパティとしても使える。イベントはどれも親に伝わり、シャドウ DOM の外にも届く。使えない値は盤の下に文で示し、直前の正しい状態を保つ。',
		],
		searches: '探索の名前',
		range: (low, high) => `${low} から ${high} まで`,
		or: '、',
		listOf: words => `次から選んで並べる：${words}`,
		free: '文字列',
		flag: '書くか、書かないか',
		nothing: '―',
		max: '2⁵³',
		detail: {
			Moment: 'その場面',
			NQueensFault: 'name、value、allowed、instead、message、moment',
			NQueensChange: 'given、blocked、completable、completions',
			NQueensAnswer: 'question、step、answer、expected、right',
			NQueensScore: 'asked、right、total、score',
		},
	},

	styling: {
		intro: [
			'色はカスタムプロパティで、図そのものか、その外側の要素に書く。明るい配色と暗い配色のそれぞれに、初めの値がある。パートには、外から `n-queens::part(board)` のように書く。',
		],
		properties: 'カスタムプロパティ',
		parts: 'パート',
		light: '明',
		dark: '暗',
		name: '名前',
		text: '内容',
	},

	licence: {
		text: [
			'MIT ライセンス。販売するものも含めて、どこに使っても、書き換えても、配ってもよい。その際、ファイル `LICENSE` の著作権表示と許諾文を添える。リンクは歓迎するが、必須ではない。盤の半分ずつをつないで数える方法は、[Evgeny Kluev 氏](https://github.com/EvgenyKluev/N-Queens-Count-Sol)の考えによる。',
			'引用するときは次のように書き、使ったもののアドレスを添える。',
		],
		plain: (version, year) => `The N-Queens authors. N-Queens (バージョン ${version}), ${year} 年. MIT ライセンス.`,
		plainName: '文章',
		bibtexName: 'BibTeX',
		softwareTitle: 'N-Queens: walking and counting searches in the browser',
	},

	pages: {label: 'ページ', recipes: 'ページに埋め込む', tutorial: '教材', teaching: '授業で使う'},
	footer: 'すべてこの端末の中で動き、外には何も送らない。MIT ライセンス。',
}
