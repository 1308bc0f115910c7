// ページの文言。図の文言は core.js にある。図だけのスクリプトにこのファイルは入らない。

export default {
	/** Initial position of a walk. */
	given: {
		has: (given, blocked) =>
			[given > 0 && `初めからのクイーン ${given} 個`, blocked > 0 && `禁止マス ${blocked} 個`]
				.filter(Boolean)
				.join('、'),
		empty: '空の盤に戻す',
	},
	title: 'Nクイーン',
	skip: '本文へ進む',
	lesson: 'はじめての方へ',
	modesLabel: '画面の切り替え',
	learn: '学ぶ',
	toolsLabel: '設定',
	/** アドレスのパラメーターの名前。 */
	names: {
		...{view: '画面', lang: '言語', theme: '配色', n: '盤', search: '探索', 'start-row': '開始行'},
		...{seed: '乱数の種', sideways: '横ばいの移動', restarts: '登り直し', begin: '最初の盤'},
		...{
			step: 'ステップ',
			from: '最初のステップ',
			to: '最後のステップ',
			loop: '繰り返し',
			stops: '止まるところ',
			speed: '速さ',
		},
		...{autoplay: '自動再生', views: 'ほかに表示', listing: 'コードの言語', controls: '操作'},
		...{labels: '行・列の最初の番号', attacks: '利き筋の通るマス', questions: '次に起こることの予想'},
		...{solution: '解', moments: '場面', k: '解', classes: '基本解', with: '探索 B', 'with-start-row': 'B の開始行'},
		...{clock: '目盛り', at: '目盛りの位置', part: '設問', example: '問題'},
	},
	noMode: 'この画面を読み込めなかった。ほかの画面は使える。',
	theme: '配色',
	themes: {auto: '端末に合わせる', light: '明るい', dark: '暗い'},
	teach: '授業',
	share: '共有',
	playHere: 'ここから遊ぶ',
	help: 'キー操作',
	footer: 'すべてこの端末の中で動き、外には何も送らない。',
	tutorial: '教材',
	recipes: 'ページに埋め込む',
	teaching: '授業で使う',
}
