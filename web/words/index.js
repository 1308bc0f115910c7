// The languages, one per line, in the order of the page's menu. Each has a folder of word modules, one per part of the
// page: words/LANGUAGE/NAME.js, found by name (make/words.js).
//
// A view gets the words of its own module; those of other modules are properties, by module name:
//     words.play      words.core.play      words.searches.flags.name

/** @typedef {Record<string, any>} Words @typedef {Record<string, Words>} WordModule  by language */

export const LANGUAGES = [
	{id: 'ja', name: '日本語'},
	{id: 'en', name: 'English'},
]

/** Default for readers of other languages. */
export const USUAL = 'en'

/** The first wanted language that has words. @param {...(string|null|undefined)} wanted  tags such as
 * `ja-JP`, best first @returns {string} */
export const firstLanguage = (...wanted) =>
	wanted.map(tag => tag?.toLowerCase().split('-')[0]).find(tag => LANGUAGES.some(({id}) => id === tag)) ?? USUAL

/** A module's words in one language, with those of other modules as properties.
 * @param {string} language  an id of LANGUAGES
 * @param {WordModule} own @param {Record<string, WordModule>} [others]  by name @returns {Words} */
export const wordsIn = (language, own, others = {}) => ({
	language,
	...own[language],
	...Object.fromEntries(Object.entries(others).map(([name, wordModule]) => [name, wordModule[language]])),
})

/** File name of a page of the site in a language. @param {string} page @param {string} language */
export const pageFile = (page, language) => (language === USUAL ? `${page}.html` : `${page}.${language}.html`)

/** A sentence about an invalid option: its value, the allowed values, and the value in use (figure/attributes.js).
 * allowed.script: the missing script; says: returns a sentence that is used instead.
 * @param {Words} core  words of the module core; `page.names`: the page's names of options, if loaded
 * @param {{name: string, value: string, allowed: any, instead?: string|null, says?: () => string}} rejection */
export function rejectionSentence(core, {name: id, value, allowed, instead = null, says}) {
	if (says) return says()
	const {script, fault, words, low, high} = allowed,
		name = core.page?.names[id] ?? id
	if (script) return core.otherScript(name, value, script, words)
	if (fault) return core.badSetup(name, value)
	const told = words ? core.badWord(name, value, words) : core.badNumber(name, value, low, high)
	return instead ? told + core.shown(instead) : told
}
