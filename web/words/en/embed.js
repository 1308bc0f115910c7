// Every word an English reader reads of an iframe besides the figure's own.

export default {
	/** search: false where none is walked; n: null where none is said. */
	title: ({n, search}) => `N-Queens${n ? `, ${n} × ${n}` : ''}${search ? `: ${search}` : ''}`,
	open: 'Open in the page',
}
