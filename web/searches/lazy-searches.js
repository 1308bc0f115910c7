// The content of dist/searches.js once it is loaded (figure/searches.js): screens, words and views of the searches
// beyond the tutorials'. Whichever script of a page loaded it, all find it here.

/** Undefined until the script is loaded. pictures: views of what a search stores, next to its arrays; marks: drawn on a
 * board beneath its queens.
 * @returns {{screens: Record<string, any>, words: Record<string, Record<string, any>>,
 *   said: Record<string, Record<string, any>>, pictures: Record<string, Function>,
 *   marks: Record<string, Function>, drawLarge: Function, largeView: Function}|undefined} */
export const lazySearches = () => globalThis.nQueensParts?.searches

/** Views that have nothing to show of a search. @param {string} search @returns {string[]} */
export const lackedBy = search => lazySearches()?.screens[search]?.lacks ?? []

/** Words about a search that is loaded lazily. @param {string} search @param {Record<string, any>} words  in use */
export const wordsOf = (search, {language}) => lazySearches()?.words[language][search]

/** Words about any search; `words` hold the tutorials', and the names of all. */
export const searchWords = (search, words) => wordsOf(search, words) ?? words.searches[search]

/** The sentences of a figure that a search has of its own. @param {string} search
 * @param {Record<string, any>} words  in use, with `said` of the tutorials' where they are there */
export const saidOf = (search, {said, language}) => said?.[search] ?? lazySearches()?.said[language][search]
