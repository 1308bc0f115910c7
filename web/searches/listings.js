// Which listings there are: of each search in its tutorial's language first, then in pseudo-code, then in the others.

import { readListing } from './read.js'
import { screenOf } from './search.js'

/** Names of languages are the same in all languages; the others are in the words. */
export const LANGUAGES = {
	c: 'C',
	python: 'Python',
	javascript: 'JavaScript',
	csharp: 'C#',
	ruby: 'Ruby',
	swift: 'Swift',
}

/** In the order in which they are offered; none for a search that has no listings. @param {string} search */
export const languagesOf = search => Object.keys(screenOf(search).listings ?? {})

/** What has been read, by its text: a listing is drawn at every step, and stays as it is.
 * @type {Map<string, import('./read.js').Line[]>} */
const READ = new Map()

/** @param {string} search @param {string} language  one of `languagesOf` @returns {import('./read.js').Line[]} */
export function linesOf(search, language) {
	const listing = screenOf(search).listings[language]
	return READ.get(listing) ?? READ.set(listing, readListing(listing)).get(listing)
}
