// What a thing that was taken away calls itself: its file, and where it is from.

const NAME = 'N-Queens'

/** Where the page is from: its name and, where it has one that others can open, its address without what it shows.
 * @param {string} [href]  location.href */
export const sourceOf = (href = '') => (/^https?:/.test(href) ? `${NAME}, ${href.replace(/[?#].*$/, '')}` : NAME)

/** `n-queens-8-solution-57.svg`. @param {number} n @param {(string|number|bigint)[]} parts  words and numbers
 * @param {string} ending  without the dot */
export const fileName = (n, parts, ending) =>
	`${['n-queens', n, ...parts]
		.join('-')
		.toLowerCase()
		.replace(/[^a-z0-9-]+/g, '-')}.${ending}`

/** What it is and where it is from, as one line, which `readBoard` leaves aside. A title begins with the name, so
 * of the source only the address is added. @param {string} title @param {string} source */
export const creditOf = (title, source) => [title, ...source.split(', ').slice(1)].join(', ')
