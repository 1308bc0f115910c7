// 授業で使う方のためのページの日本語。段落の書き方は web/site/prose.js にある。節の並びはどの言語でも同じ。

export default {
	title: 'Nクイーン問題を授業で使う',
	description: '1 時間の授業の組み立て、ワークシート、得点の付く問い、SCORM パッケージ。',
	lead: [
		'すべてブラウザーの中で動き、ネットワークがなくても使える。`index.html` をディスクから開くか、フォルダーをウェブサーバーに置く。外には何も送らず、アカウントも要らない。',
	],
	contents: '目次',
	sections: [
		{
			id: 'hour',
			title: '1 時間の授業',
			body: [
				{
					steps: [
						'**10 分**　まず[遊ぶ](index.html?view=board&n=6&lang=ja)。互いに利きのない 6 個のクイーンを置く。あと何通りに完成させられるかが、盤の隣に出る。',
						'**20 分**　[n = 4 の探索](index.html?n=4&lang=ja)を映して 1 ステップずつたどる。F で大きく映る。→ を押す前に、次に何が起こるかを言わせる。',
						'**15 分**　二人一組で、同じ探索の[問い](index.html?n=4&questions=kind:place,remove&lang=ja)に答える。',
						'**15 分**　[二つの探索を比べる](index.html?view=compare&n=6&lang=ja)。どちらの手間が少ないか、それはなぜか。',
					],
				},
				'2 時間かけるとき、または家で読ませるときは[教材](tutorial.ja.html)を使う。1 節から 5 節まで、6 節から 11 節までが、それぞれ 1 時間ほど。',
			],
		},
		{
			id: 'show',
			title: '自分で選んだ場面を見せる',
			body: [
				'[ステップ実行](index.html?lang=ja)の画面で、止めたいところごとに M を押し、説明を付ける。Page Down で順に進み、F で大きく映せる。「共有」のリンク一つに全部入り、印刷すれば配布資料になる。',
			],
		},
		{
			id: 'worksheets',
			title: 'ワークシート',
			body: [
				{
					list: [
						'空の盤：[ステップ実行](index.html?lang=ja)のメニュー「授業」（狭い画面では盤の下）の「空の盤を印刷」。',
						'[試験](index.html?view=exam&lang=ja)：プログラムの空欄八つと、手でたどる問題。解答なしでも、解答付きでも印刷できる。',
						'自作のプリントには、どの場面も「書き出す」で画像にできる。',
					],
				},
			],
		},
		{
			id: 'scores',
			title: '問いと得点',
			body: [
				'答えを数える図は四つある。次に何が起こるかを問う図、プログラムの空欄を問う図、盤を完成させる図、自分のプログラムを確かめる図である。どれもページに貼り付けるだけでよく、`n-queens.js` の隣に `questions.js`、`exam.js`、`board.js`、`check.js` のうち要るものを置く。',
				{
					code: `<script src="n-queens.js"></script>
<n-queens n="6" questions="random:5 seed:1; retries:1"></n-queens>
<n-queens mode="exam" blanks="c d e g"></n-queens>
<n-queens mode="board" n="8" given="0,0 3,5"></n-queens>
<n-queens mode="check" n="6"></n-queens>`,
				},
				'`seed` が同じなら全員に同じ問いが出て、変えれば別の問いになる。得点になるのは最初の答えで、`retries:1` なら 2 度目まで数に入れ、`feedback:end` なら最後まで正誤を示さない。盤は、完成形を見る前に完成させれば得点になり、プログラムは、正しいものが一つ出れば得点になる。共用の端末では、ボタン一つで答えを消せる。得点をページで受け取る方法は「[ページに埋め込む](recipes.ja.html#questions)」に。',
			],
		},
		{
			id: 'scorm',
			title: 'Moodle や Canvas などで使う',
			body: [
				{
					steps: [
						'ステップ実行、[試験](index.html?view=exam&lang=ja)、[盤](index.html?view=board&n=8&given=0,0+3,5&lang=ja)、[自分のプログラム](index.html?view=check&n=6&lang=ja)のどれかを開き、「共有」を押す。',
						'「Moodle・Canvas など（SCORM・cmi5 パッケージ）」を選び、問い、合格点、受験回数を決めて保存する。',
						'できたファイルを、そのまま SCORM の活動としてアップロードする。',
					],
				},
				'得点、状態、一つ一つの答えが記録され、途中で閉じても続きから始められる。SCORM 1.2 と 2004 の実行環境 scorm-again と、手もとの記録システムでの cmi5（文は Learning Locker の文サービスが受け付ける）で確かめてあるが、Moodle と Canvas そのものでは試していない。まず一人で試してほしい。SPLICE に対応したところでは、`embed.html` をそのまま使える。',
			],
		},
		{
			id: 'program',
			title: '生徒のプログラム',
			body: [
				'プログラムの出力を[自分のプログラム](index.html?view=check&lang=ja)に貼り付けると、最初に誤った行とその理由がわかる。出力は盤でも、クイーンを置くたび・取り除くたびの 1 行でもよい。[誤り当て](index.html?view=check&n=6&example=no-sign&lang=ja)で、どう見えるかがわかる。',
			],
		},
	],
}
