// The languages, a line each, in the order in which the page offers them. The words of a language are a folder here,
// with a word module for each part of the page: words/LANGUAGE/NAME.js, found by name (make/words.js).
//
// A view gets the words of its own module; those of other modules are properties, by module name:
//     words.play      words.core.play      words.searches.flags.name

/** @typedef {Record<string, any>} Words @typedef {Record<string, Words>} WordModule  by language */

export const LANGUAGES = [
	{id: 'ja', name: '日本語'},
	{id: 'en', name: 'English'},
]

/** Spoken to readers of a language that is not among them. */
export const USUAL = 'en'

/** The first language wanted that there are words for. @param {...(string|null|undefined)} wanted  tags such as
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

/** A page of the site in a language: the file's name. @param {string} page @param {string} language */
export const pageFile = (page, language) => (language === USUAL ? `${page}.html` : `${page}.${language}.html`)

/** A sentence about a refused option: what was asked, what is possible, what is shown instead (figure/attributes.js);
 * `allowed.script`: where it can be had; `says`: its own sentence.
 * @param {Words} core  words of the module core; `page.names`: what the page calls the options, if it is there
 * @param {{name: string, value: string, allowed: any, instead?: string|null, says?: () => string}} refusal */
export function refusalSentence(core, {name: id, value, allowed, instead = null, says}) {
	if (says) return says()
	const {script, fault, words, low, high} = allowed,
		name = core.page?.names[id] ?? id
	if (script) return core.otherScript(name, value, script, words)
	if (fault) return core.badSetup(name, value)
	const told = words ? core.badWord(name, value, words) : core.badNumber(name, value, low, high)
	return instead ? told + core.shown(instead) : told
}
