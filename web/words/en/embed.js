// English words of the page of an iframe, without the figure's.

export default {
	/** search: false without a walk; n: null if not given. */
	title: ({n, search}) => `N-Queens${n ? `, ${n} × ${n}` : ''}${search ? `: ${search}` : ''}`,
	open: 'Open on the N-Queens page',
}
