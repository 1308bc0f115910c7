// Every word an English reader reads of an iframe besides the figure's own.

export default {
	title: ({n, search}) => `N-Queens, ${n} × ${n}: ${search}`,
	open: 'Open in the page',
}
