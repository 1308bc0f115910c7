// Access to dist/searches.js (figure/searches.js), which has screens, words and views of searches that no tutorial
// teaches. All scripts of a page share it.

/** The script's exports, or undefined before it is loaded. For each search, `pictures` has the views next to the
 * arrays, and `marks` what is drawn below the queens. */
export const lazySearches = () => globalThis.nQueensParts?.searches

export const lackedBy = search => lazySearches()?.screens[search]?.lacks ?? []

/** @param {string} search @param {Record<string, any>} words  of the page */
export const lazyWords = (search, {language}) => lazySearches()?.words[language][search]

export const searchWords = (search, words) => lazyWords(search, words) ?? words.searches[search]

export const searchTexts = (search, {sentences, language}) =>
	sentences?.[search] ?? lazySearches()?.sentences[language][search]
