// Which words to use: the first language of a list that there are words for, English otherwise.

import en from './en/core.js'
import ja from './ja/core.js'

/** @typedef {typeof en} Words */

/** In the order in which the page offers them. */
export const LOCALES = /** @type {Words[]} */ ([ja, en])

/** @param {...(string|null|undefined)} wanted  language tags such as `ja-JP`, best first */
export function wordsFor(...wanted) {
	for (const tag of wanted) {
		const found = LOCALES.find(({ language }) => tag?.toLowerCase().split('-')[0] === language)
		if (found) return found
	}
	return en
}

/** A sentence about a refused option ({name, value, allowed}), see options.js; `allowed.script`: where it can be had. @param {Words} words */
export function refusalSentence(words, { name, value, allowed }) {
	if (allowed.script) return words.otherScript(name, value, allowed.script, allowed.words)
	return allowed.words
		? words.badWord(name, value, allowed.words)
		: words.badNumber(name, value, allowed.low, allowed.high)
}
