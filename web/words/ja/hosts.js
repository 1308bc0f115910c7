// Hosts of figures (site/hosts.js): notes on each host, for the page of recipes and doc/hosts.md.

export default {
	intro: [
		'[盤のページ](index.html)の「共有」で、いま見ている場面をサイトごとの書き方で取り出せる。ここでは、知っておくとよいことをまとめる。',
		'サイトによって違うのは、スクリプトをどこに置くか、HTML を書けるか、スクリプトが動くかの三つである。バージョンのあるものは、ここに示すコードそのものから実際にページを作り、Chromium で図を進めて確かめた。ほかは手もとで動かせなかったので、下書きで確かめてほしい。`your-site.example` は、フォルダー `dist` を置いた自分のウェブサイトを表す。',
		'XHTML や doctype のないページ、Bootstrap、Tailwind、Prototype、MooTools を使うページ、シャドウツリーの中、sandbox や `srcdoc` のフレームの中、COOP と COEP でほかから切り離したページでは、特にすることはない。いずれも確かめてある。',
	],
	tried: packages => `${packages} で確認した。`,
	untried: '未確認：手もとでは動かせなかった。',
	kinds: {
		frameworks: 'フレームワーク',
		generators: '静的サイト',
		slides: 'スライド',
		books: '本',
		notebooks: 'ノートブック',
		editors: 'エディターで書くサイト',
		courses: '学習管理システム',
		pictures: 'スクリプトを置けないところ',
	},
	say: {
		host: 'your-site.example',
		title: '8 クイーンの探索、ステップ 146',
		alt: '8 クイーン、ステップ 146',
		upload: 'アップロードした画像のアドレス',
		stackblitz: 'https://stackblitz.com/edit/YOUR-PROJECT?embed=1&view=preview',
	},
	files: {
		cell: 'セル',
		block: '「カスタム HTML」ブロック',
		source: 'エディターの HTML 表示',
		embed: '/embed と打ったあと',
		markdown: 'Markdown',
		article: '記事',
		panel: 'HTML 欄、または index.html',
		head: 'すべてのページの head',
		fragment: 'あとから読み込む部分',
		page: 'ページ',
		slide: 'スライド',
		shortcode: '「ショートコード」ブロック',
		card: '「HTML」カード',
		code: '挿入 → 埋め込む → 埋め込みコード',
	},
	table: {
		title: 'サイト・本・教材に図を置く',
		other: file => `English: [${file}](${file})`,
		lead: [
			'置く方法、確認したバージョン、貼り付けるコードを、置き場所ごとに示す。`dist/recipes.ja.html` には、コピーするボタンの付いた同じものがある。いま見ている場面のコードは、盤のページの「共有」で取り出せる。`your-site.example` は、フォルダー `dist` を置いた自分のウェブサイトを表す。このページは `node web/make/docs.js` で作る。',
		],
		notes: [
			'ここにない所では、ページをバンドルするならモジュール、そうでなければページの中のスクリプト、すべてのページの head のスクリプト、iframe、リンクを付けた画像の順に試す。`search` を書かない図は、三つの論理配列による探索 `flags` を示す。',
			'コード・配列・コールスタック・探索木：`n-queens.js` の代わりに `n-queens-study.js`（バンドルでは `n-queens` の代わりに `n-queens/study`）を使い、`views="board narration timeline code arrays"` のように書く。属性はすべて [attributes.ja.md](attributes.ja.md) にある。',
			'スクリプト：`n-queens.js` をページと同じ場所に置く。ページごとにフォルダーができる所では、`/` で始まるアドレスに置く。モジュール：パッケージを使う。iframe：自分のウェブサイトの `embed.html` を表示する。画像：「書き出す」で作る。リンク：アドレスを書く。',
			'キー：盤・文・ボタンをクリックするか Tab で移ると、図がキーを受け取る。キーの一覧は [embedding.ja.md](embedding.ja.md) にある。フォーカスのあるボタンでは、スペースと Enter はそのボタンを押す。',
			'大きさ：図の幅は段落の幅、高さは中身で決まる。高さを決めると盤が小さくなり、コードや配列はスクロールして見ることになる。iframe の高さは書いたとおりで、「共有」のスクリプトがあれば図に合わせて変わる。',
			'得点：ページの iframe では読者だけに見え、読み込み直すと消える。学習プラットフォームに届くのは、「共有」の SCORM か cmi5 のパッケージを使うか、プラットフォーム自身が受け取る (SPLICE) ときである。',
			'印刷：収まるかぎり盤と文は同じページになり、ボタンは出ない。iframe では、見えている部分が印刷される。紙の上では、図は必要なだけの高さになる。スライドを 1 枚ずつ印刷するときは `@media print { n-queens { --n-queens-board-size: 20rem } }` と書く。',
			'Markdown：開始タグを 1 行に書き、`<n-queens …></n-queens>` と閉じ、`<div>` で囲む。行に `>` だけがあるとタグが文字になり、タグのあいだに空行があると、代わりの内容が図の隣に残る（MkDocs）。`<n-queens />` は次の段落をのみ込む（rehype-raw）。textlint は、`<div>` の外にある代わりの内容を段落として読む。',
		],
		heads: ['置き場所', '方法', '大きさ', '印刷', '確認したバージョン'],
		ways: {
			script: ['スクリプト', '段落の幅', '全体'],
			module: ['モジュール', '段落の幅', '全体'],
			iframe: ['iframe', '段落の幅', '見えている部分'],
			picture: ['画像', '画像のまま', '全体'],
			link: ['リンク', '—', 'リンクの文字'],
		},
		untried: '未確認',
		nothing: '確かめるものはない',
	},
	hosts: {
		react: {
			text: [
				'`n-queens` はパッケージで、リリースにあるか `make build && npm pack` で作ったものを、`npm install ./n-queens-0.1.0.tgz` で入れる。下の四つでも同じ。',
				"1 行目は Next のときだけ必要になる。コード・配列・コールスタック・探索木には、2 行目の上に `import 'n-queens/study'` と書く。",
				'タグをそのまま書いてもよい。ただしサーバーで描画したタグには、React 19 は次に描画するまで配列を渡さず、イベントも聞かない。配列は `views="board tree"` のように文字列で書き、イベントは effect の中で `addEventListener` を使って聞く。',
				'コピーした SVG は JSX にそのまま書ける。開発用のビルドは `stroke-width` のような名前に警告を出すが、図は描かれる。',
				"Spectacle のスライドでは `style={{height: '31rem'}}` と書く。図をクリックすると図が、図の外をクリックするとスライドがキーを受け取る。話す人と聞く人の画面では別の図が動き、ステップは伝わらない。",
			],
		},
		vue: {text: ['このタグが Vue の部品ではないことを、設定で伝える。']},
		nuxt: {text: ['`n-queens.js` を `public` に置く。']},
		htmx: {text: ['あとから読み込んだ図も自動で動き出し、取り除かれると止まる。']},
		mdx: {
			text: [
				'パッケージは、React と同じように `npm install ./n-queens-0.1.0.tgz` で入れる。',
				'MDX では、文字列の style と `<!-- -->` は使えない。`style={{…}}` かクラスで書く。Docusaurus と Next でも、「共有」からコピーした iframe でも同じ。',
			],
		},
		nextra: {
			text: [
				"`n-queens.js` を `public` に置く。MDX のページはサーバーで描画されるので、そこに `import 'n-queens'` と書いてもブラウザーには届かず、何の知らせも出ない。コンポーネント `NQueens` はページでそのまま import できる。`n-queens/study` は、`'use client'` で始まるファイルでだけ import する。Next の `app` の中の MDX も同じ。",
			],
		},
		alpine: {text: ['`n-queens.js` は、いつものように head で読み込む。数と図は、互いに合わせて変わる。']},
		storybook: {
			text: [
				'同じストーリーは `@storybook/web-components-vite` でも動く。MDX のページでは `n-queens` を import してタグを書く。`argTypes` は自分で書く。`custom-elements.json` を渡すと、Storybook はパートとイベントのすべてに行を作る。',
			],
		},
		astro: {text: ['`n-queens.js` を `public` に置く。`.astro` のページでは script のタグに `is:inline` を付ける。']},
		starlight: {text: ['`n-queens.js` を `public` に置く。']},
		docusaurus: {text: ['`n-queens.js` を `static` に置く。']},
		vitepress: {text: ['`n-queens.js` を `public` に置く。2 行目は、このタグが Vue の部品ではないことを伝える。']},
		vuepress: {
			text: [
				'`n-queens.js` を `.vuepress/public` に置き、コードは `defineUserConfig({ … })` の中に書く。ページに `<script src>` を書くと、ビルドに失敗する。',
			],
		},
		docsify: {
			text: ['`n-queens.js` を `index.html` と同じ場所に置き、そこで読み込む。Markdown の中のスクリプトは動かない。'],
		},
		observable: {
			text: [
				'`n-queens.js` をページと同じ場所に置く。Framework はページに書いたファイルだけをコピーするので、ほかの探索やモードには `<script src="searches.js"></script>` のような行も書く。`n-queens.mjs` は使えない。',
			],
		},
		honkit: {
			text: [
				'`n-queens.js` をページと同じ場所に置く。`<div>` がないと、HonKit では終了タグが文字のまま出る。MarkBind の `Failed to resolve component: n-queens` という警告は気にしなくてよい。そのモーダルには `ok-text="Close"` と書く。そうすれば Tab で図に移れる。',
			],
		},
		antora: {
			text: [
				'`n-queens.js` を `modules/ROOT/attachments` に置く。Asciidoctor だけで使うときは、スクリプトのアドレスを書く。',
			],
		},
		eleventy: {text: ['`n-queens.js` を設定ファイルと同じ場所に置く。']},
		hexo: {text: ['`n-queens.js` を `source` に置く。']},
		hugo: {text: ['`n-queens.js` を `static` に置く。`unsafe` がないと、Markdown の中の HTML は捨てられる。']},
		jekyll: {text: ['`n-queens.js` を `assets` に置く。']},
		mkdocs: {
			text: ['`n-queens.js` を `docs` に置く。ページを切り替えずに移動する設定 (navigation.instant) のままでよい。'],
		},
		sphinx: {text: ['`n-queens.js` を `_static` に置く。MyST の Markdown では `{raw} html` と書く。']},
		pelican: {
			text: [
				'`n-queens.js` を `content/images` に置く。Pelican は設定なしでこれを写す。`{static}` を使えば、記事の全文が並ぶ一覧のページでもアドレスが正しい。reStructuredText では二つのタグを `.. raw:: html` の下に書く。',
			],
		},
		metalsmith: {
			text: [
				"`n-queens.js` を `src` に置き、レイアウトをページに限る：`layouts({ pattern: '**/*.html', transform: 'handlebars' })`。`**` ではスクリプトまでページになる。",
			],
		},
		pandoc: {text: ['`n-queens.js` をページと同じ場所に置き、`pandoc -s` で変換する。']},
		slidev: {text: ['`n-queens.js` を `public` に置く。']},
		marp: {
			text: [
				'`n-queens.js` をスライドと同じ場所に置き、`marp --html` で変換する。`--html` がないと、タグが文字のまま出る。',
			],
		},
		reveal: {
			text: [
				'1 枚のスライドは、reveal.js では `<section>`、impress.js では `<div class="step">`、remark では文章の一部で、その中のスクリプトは動かない。`n-queens.js` をページと同じ場所に置く。',
				'図にフォーカスがあるあいだ、図が使うキーでスライドは動かない。スペース、Enter、左右の矢印、Home、End、s や p などの文字、入力欄のすべてのキーがそうである。リモコンの Page Down などでは動く。すべて図に任せるには、こう書く（impress.js では `keyup`）：`figure.addEventListener("keydown", event => event.key === "Escape" || event.stopPropagation())`',
			],
		},
		shower: {
			text: [
				'`n-queens.js` をページと同じ場所に置く。ほかのスライドでも、head でスクリプトを読み込み、見出しのあるスライドでは図の高さを決める。文とボタンは盤の横に並ぶ。',
			],
		},
		vivliostyle: {
			text: [
				'`n-queens.js` をページと同じ場所に置く。ビューアーは `n-queens.js` を自分のフォルダーで探すので、アドレスを `/vivliostyle/` で始める。盤は、ボタンなしで印刷される。',
			],
		},
		epub: {
			text: [
				'マニフェストにスクリプトを書き、それを使うページに `properties="scripted"` を付ける。スクリプトを動かさないリーダーが多く、そこではタグのあいだのものが表示されるので、「書き出す」で作った PNG か SVG を入れておく。ウェブ上の iframe は EPUB では誤りになる。ページをめくるリーダーのために、表示を減らすか `style="--n-queens-board-size: 16rem"` と書いて、図を 1 ページより低くする。',
			],
		},
		jupyter: {
			text: [
				'`n-queens.js` をノートブックと同じ場所に置き、セルを実行する。スクリプトはノートブックに保存され、HTML に書き出しても動く。人から受け取ったノートブックでは、信頼の操作をするまで動かない。Markdown のセルではタグは使えない。',
			],
		},
		jupyterlite: {text: ['iframe で自分のウェブサイトを表示する。JupyterLite に入れるものはない。']},
		quarto: {text: ['`n-queens.js` をページと同じ場所に置く。']},
		wordpress: {
			text: [
				'iframe とスクリプトが残るのは、フィルターなしの HTML を許された人だけである。単独のサイトでは管理者と編集者、サイトネットワークでは特権管理者。',
				'ほかの人のためには、サーバーを扱える人がプラグインを作る。`wp-content/plugins` の下のフォルダーに、この数行と `n-queens.js` を置けば、あとはショートコードだけで書ける。',
			],
		},
		ghost: {
			text: [
				'カードの中のスクリプトは残る。ニュースレターでは動かないので、画像も添える。確認したのは Ghost の全体ではなく、カードを書き出す部分である。',
			],
		},
		notion: {
			title: 'Notion',
			text: ['アドレスを渡すと、そのページが埋め込みで表示される。Notion の中では何も動かない。'],
		},
		'google-sites': {text: ['高さは自動では変わらない。図の高さに合わせて枠を広げておく。']},
		tinymce: {
			text: [
				'バージョン 7 から、貼り付けた iframe に `sandbox=""` が付き、スクリプトが動かない。変えられるのはサイトの管理者だけである（`sandbox_iframes: false`）。場面へのリンクを付けた画像なら、いつでも使える。',
			],
		},
		ckeditor: {
			text: [
				'iframe が残るのは、サイトに General HTML Support があるときだけである。ないとき、また Tiptap・Trix・Quill では、リンクを付けた画像を使う。',
			],
		},
		hatena: {
			title: 'はてなブログ',
			text: [
				'Markdown モードか、HTML 編集で書く。スクリプトはアップロードできないので、iframe で自分のウェブサイトを表示する。',
			],
		},
		moodle: {
			text: [
				'ページや「テキストとメディア領域」の本文に書く。学生の書いたものからは iframe が取り除かれる。iframe が禁じられていれば、フォルダー `dist` を「ファイル」として加え、`index.html` をメインファイルにする。得点を受け取るには [SCORM パッケージ](teaching.ja.html#scorm)を使う。',
			],
		},
		canvas: {
			text: [
				'エディターの HTML 表示で書く。iframe は残り、スクリプトは取り除かれる。得点を受け取るには [SCORM パッケージ](teaching.ja.html#scorm)を使う。',
			],
		},
		qti: {
			text: [
				'`n-queens.js` をプレーヤーのページと同じ場所に置く。タグは本文にも設問にも書ける。プレーヤーは図の得点を読まない。',
			],
		},
		qiita: {
			text: [
				'iframe を置けるのは、決められたサービスに限られる。文字かアップロードした画像に場面へのリンクを付けるか、CodePen や StackBlitz に置いたものを埋め込む。',
			],
		},
		zenn: {
			text: [
				'StackBlitz に置いたものを埋め込める。CodePen なら `@[codepen](…)` と書く。場面へのリンクを付けた画像でもよいが、SVG は使えないので PNG か GIF にする。自分で書いた iframe やタグは、文字のまま表示される。確認したのは iframe が書き出されることまでで、その中身ではない。',
			],
		},
		playgrounds: {
			title: 'CodePen か StackBlitz だけを使えるとき',
			text: [
				'CodePen では、スクリプトをアドレスで読み込む。StackBlitz では、静的なプロジェクトを作って `index.html` の隣に `n-queens.js` を置き、アドレスをファイル名だけにする。',
			],
		},
		images: {
			title: '画像だけを使えるとき',
			text: [
				'GitHub の README、チャット、スライドなど。[盤のページ](index.html)の「書き出す」で SVG・PNG・GIF を作り、場面へのリンクを付ける。',
			],
		},
	},
}
