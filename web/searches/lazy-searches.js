// The content of dist/searches.js (figure/searches.js): screens, words and views of the searches beyond the
// tutorials', shared by all scripts of a page.

/** Undefined until loaded. pictures: views next to the arrays; marks: drawn on the board below the queens */
export const lazySearches = () => globalThis.nQueensParts?.searches

export const lackedBy = search => lazySearches()?.screens[search]?.lacks ?? []

/** @param {string} search @param {Record<string, any>} words  in use */
export const lazyWords = (search, {language}) => lazySearches()?.words[language][search]

export const searchWords = (search, words) => lazyWords(search, words) ?? words.searches[search]

/** @param {string} search @param {Record<string, any>} words  in use */
export const searchTexts = (search, {sentences, language}) =>
	sentences?.[search] ?? lazySearches()?.sentences[language][search]
