// 共有ダイアログの文言と、図を載せる先ごとの説明。

import {count} from '../numbers.js'

const SERVICES = '決まったサービスの埋め込みだけで、iframe もスクリプトも使えない'

export default {
	title: '共有',
	close: '閉じる',
	link: 'いまの画面へのリンク',
	copyLink: 'リンクをコピー',
	copy: 'コピー',
	copied: 'コピーした。',
	copiedShort: 'コピーした',
	copyByHand: 'ここではコピーが許可されていない。文字を選択したので、キー操作でコピーできる。',
	localLink: 'このリンクはこの端末でしか開けない。',
	picture: '画像を保存…',
	send: '送る…',
	embed: 'ページに埋め込む',
	form: '載せる先',
	settings: '図に表示するもの',
	width: '幅',
	widths: {null: '本文の幅', 320: '最大 320 px', 480: '最大 480 px', 640: '最大 640 px'},
	theme: '配色',
	themes: {auto: '読者の端末に合わせる', light: '明るい', dark: '暗い'},
	lang: '言語',
	readers: '読者の設定に合わせる',
	views: {
		...{board: '盤', narration: '説明文', timeline: 'タイムライン', counts: '回数'},
		...{code: 'コード', arrays: '配列', stack: 'コールスタック', tree: '探索木'},
	},
	controls: '操作ボタン',
	autoplay: '自動再生',
	groups: {anywhere: 'どのページにも', generated: '静的サイトジェネレーター', platforms: 'サービス', classes: '授業'},
	inPage: 'ページの中',
	base: 'ウェブ上の dist/ フォルダーのアドレス',
	/** コピーするファイル。載せる先ごと。 */
	local: {
		iframe:
			'dist/ フォルダーの embed.html と embed.js をコピーして、ページと同じ場所に置く。コード・配列・コールスタック・探索木には study.js、問いには questions.js、盤・プログラム・試験には board.js・check.js・exam.js、教材にない探索には searches.js も要る。dist/ がウェブ上にあれば、そのアドレスを入れる。',
		svg: 'ほかのファイルは要らない。',
		script:
			'下の文字にある名前のスクリプト（n-queens.js か n-queens-study.js）を dist/ フォルダーからコピーして、ページと同じ場所に置く。問いには questions.js、盤・プログラム・試験には board.js・check.js・exam.js、教材にない探索には searches.js も要る。dist/ がウェブ上にあれば、そのアドレスを入れる。',
	},
	localText: 'このままではこの端末でしか働かない。ウェブ上の dist/ フォルダーのアドレスを入れる。',
	badBase: text =>
		`「${text}」はウェブのアドレスではない。https:// か http:// で始まるものを入れる。それまではこのページのアドレスを使う。`,
	preview: width => `プレビュー（幅 ${width} px）`,
	titleOf: ({n, search, step}) => `Nクイーン、${n} × ${n} の盤、${search}、ステップ ${count(step)}`,
	forms: {
		element: 'HTML（図そのもの）',
		iframe: 'HTML（iframe）',
		svg: 'スクリプトなしの HTML（SVG の図）',
		markdown: 'Markdown（リンク）',
		anchor: 'HTML（リンク）',
		mkdocs: 'MkDocs Material',
		vitepress: 'VitePress',
		docusaurus: 'Docusaurus',
		hugo: 'Hugo',
		jekyll: 'Jekyll',
		sphinx: 'Sphinx（reStructuredText）',
		myst: 'Sphinx・Jupyter Book（MyST）',
		jupyter: 'Jupyter',
		wordpress: 'WordPress',
		moodle: 'Moodle',
		notion: 'Notion',
		hatena: 'はてなブログ',
		qiita: 'Qiita',
		zenn: 'Zenn',
		scorm: 'Moodle・Canvas など（SCORM・cmi5 パッケージ）',
	},
	scorm: {
		title: '題名',
		questions: '問い',
		pass: '合格点（%）',
		attempts: '受けられる回数',
		version: '規格',
		versions: {1.2: 'SCORM 1.2（どのシステムでも）', 2004: 'SCORM 2004 第 4 版', cmi5: 'cmi5（xAPI の記録システム）'},
		examples: {questions: '例：random:5 seed:1', pass: '例：60', attempts: '例：3'},
		aboutQuestions:
			'次に何が起こるかを読者が答える。random:5 seed:1 は、置く・取り除くところから 5 問を無作為に選ぶ。step:111 はステップ 111 で起こることを、ステップ 110 で問う。いくつも並べるときはセミコロンで区切る。retries:1 なら 2 度目の答えまで数に入れ、feedback:end なら最後の問いまで正誤を示さない。空にすると何も問わず、開けば修了になる。',
		save: 'パッケージを保存',
		made: '保存した。このファイルのまま、SCORM か cmi5 の活動としてアップロードする。',
		failed: 'このページと同じ場所にあるはずの lms.js を読み込めなかった。',
	},
	notes: {
		element:
			'書いた場所に、本文の幅に合わせて図が出る。スクリプトはページに一つあればよく、ページと同じ場所にコピーして、そこから読み込んでもよい。スクリプトが動かない所ではリンクが見える。',
		iframe:
			'スクリプトが iframe を図の高さに合わせる。ページに一つあればよい。スクリプトを書けない所では省いて、高さを自分で決める。',
		svg: '代替テキストを含む、動かない図。何も読み込まない。',
		markdown: 'リンクしか書けない所に。',
		anchor: 'リンクの先に、いまの画面が開く。',
		mkdocs: '一つ目は Markdown に、前後に空行を入れて書く。二つ目は設定に一度だけ書く。',
		vitepress:
			'一つ目は Markdown に書く。二つ目は設定に一度だけ書く。n-queens が Vue の部品ではないことを知らせるため。',
		docusaurus: '一つ目はページ（.mdx か .md）に書く。二つ目は設定に一度だけ書く。',
		hugo: 'Hugo はふつう Markdown の中の HTML を捨てる。二つ目のショートコードを置けば、設定を変えずに使える。',
		jekyll: 'Markdown にそのまま、前後に空行を入れて書く。',
		sphinx: 'ページに、前後に空行を入れて書く。HTML 以外の出力では省かれる。',
		myst: 'ページに書く。HTML 以外の出力では省かれる。',
		jupyter: 'コードのセルに書く。高さの単位はピクセル。',
		wordpress:
			'「カスタム HTML」ブロックに書く。スクリプトや iframe を使えない権限では WordPress がこれを消すので、代わりにリンクを貼る。',
		moodle:
			'エディターの HTML ソースに書く。Moodle が iframe を消す場合は、代わりにリンクを貼る。高さの単位はピクセル。',
		notion: '/embed と打ち、このアドレスを貼る。Notion が表示できるのはウェブ上のものだけ。',
		hatena: 'Markdown モードか HTML 編集で記事に書く。高さの単位はピクセル。',
		qiita: `Qiita に載せられるのは${SERVICES}。リンクに図（「書き出す」で作れる）を添えるか、二つ目を自分の CodePen か StackBlitz に置いて、それを埋め込む。`,
		zenn: `Zenn に載せられるのは${SERVICES}。アドレスだけの行はカードになる。または二つ目を自分の CodePen か StackBlitz に置いて、@[codepen](アドレス) か @[stackblitz](アドレス) で埋め込む。`,
		scorm:
			'図を、必要なファイルごと、得点と答えと続きからの再開を備えた活動にする。この場で作り、どこへも送らない。名前を付けた場面があれば、一つずつ先に並ぶ。',
	},
}
