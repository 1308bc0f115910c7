// iframe の中で、図そのもののほかに日本語の読み手が目にする言葉。

export default {
	/** search: 探索をたどらなければ false。n: 決まっていなければ null。 */
	title: ({n, search}) => `Nクイーン${n ? `、${n} × ${n} の盤` : ''}${search ? `、${search}` : ''}`,
	open: 'ページで開く',
}
