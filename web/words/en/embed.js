// Every word an English reader reads of an iframe besides the figure's own. The keys are the same as in embed.ja.js; tests compare them.

export default {
	title: ({n, search}) => `N-Queens, ${n} × ${n}: ${search}`,
	open: 'Open in the page',
}
