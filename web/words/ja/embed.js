// iframe の中で、図そのもののほかに日本語の読み手が目にする言葉。

export default {
	title: ({n, search}) => `Nクイーン、${n} × ${n} の盤、${search}`,
	open: 'ページで開く',
}
