// What dist/searches.js has brought (make/bundles.js): the module, the screens and the words of the searches beyond the
// tutorials'. Each script of a page finds it here, whichever fetched it.

/** Nothing until then. pictures: views of what a search keeps, beside its arrays; marks: drawn on a board beneath its
 * queens.
 * @returns {{screens: Record<string, any>, words: Record<string, Record<string, any>>,
 *   said: Record<string, Record<string, any>>, pictures: Record<string, Function>,
 *   marks: Record<string, Function>, drawLarge: Function, largeView: Function}|undefined} */
export const brought = () => globalThis.nQueensParts?.searches

/** Views that have nothing to say of a search. @param {string} search @returns {string[]} */
export const lackedBy = search => brought()?.screens[search]?.lacks ?? []

/** What people read of a further search. @param {string} search @param {Record<string, any>} words  in use */
export const wordsOf = (search, {language}) => brought()?.words[language][search]

/** The same of any search; `words` hold the tutorials', and the names of all. */
export const toldOf = (search, words) => wordsOf(search, words) ?? words.searches[search]

/** What a figure says of a search in its own words. @param {string} search
 * @param {Record<string, any>} words  in use, with `said` of the tutorials' where they are there */
export const saidOf = (search, {said, language}) => said?.[search] ?? brought()?.said[language][search]
