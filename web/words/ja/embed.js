// iframe のページの文言。図の文言は含まない。

export default {
	/** search: 探索がなければ false。n: 指定がなければ null。 */
	title: ({n, search}) => `Nクイーン${n ? `、${n} × ${n} の盤` : ''}${search ? `、${search}` : ''}`,
	open: 'Nクイーンのページで開く',
}
