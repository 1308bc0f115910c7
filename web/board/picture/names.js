const NAME = 'N-Queens'

const OPEN_TO_OTHERS = /^https?:\/\/(?!localhost|127\.|\[::1\]|[^/]*\.local[:/])/

export const sourceLine = (href = '') => (OPEN_TO_OTHERS.test(href) ? `${NAME}, ${href.replace(/[?#].*$/, '')}` : NAME)

export const fileName = (n, parts, ending) => {
	const name = ['n-queens', n, ...parts].join('-').toLowerCase()
	return `${name.replace(/[^a-z0-9-]+/g, '-')}.${ending}`
}

/** A line of title and source; c/check/pasted.c ignores lines that begin with the page's name. */
export const creditLine = (title, source) => [title, ...source.split(', ').slice(1)].join(', ')
