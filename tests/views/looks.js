// What views are asked with: words, a look at rest, and the oracle's moments beside the engine's.

import {walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {elementsOf, those} from '../helpers/templates.js'
import {name, randomFrom, walksUpTo} from '../helpers/walks.js'
import {inEveryLanguage} from '../../web/make/words.js'

export const LOCALES = await inEveryLanguage('core', 'code', 'glossary', 'predict', 'views')
export const [ja, en] = LOCALES
const LONG = 4000
const REST = {at: i => i, lit: null, cell: null, overlay: null, term: '', tree: null}
export const lookOf = (words, more) => ({words, ...REST, ...more})

/** As much of a walk as the oracle goes through in no time. */
function beginning(walk) {
	const moments = []
	for (const moment of walk) if (moments.push(moment) === LONG) break
	return moments
}

/** The oracle's moments of every walk up to a size, each with the engine's; of longer walks some. */
export async function* moments(largest, most) {
	const random = randomFrom(largest)
	for (const options of walksUpTo(largest)) {
		const w = await walk(options),
			all = beginning(oracle.walk(options.search, options.n, options))
		for (let i = 0; i < Math.min(most, all.length); i++) {
			const step = all.length <= most ? i : random(all.length)
			const [before, expected] = [all[step - 1], all[step]]
			yield {options, expected, before, moment: await w.seek(step), title: `${name(options)} step ${step}`}
		}
	}
}

export const columns = n => Array.from({length: n}, (_, i) => i)

/** Some elements of a view in English, what they say, and one of their attributes. */
export const shownIn = (view, moment, wanted, look) => those(elementsOf(view(moment, lookOf(en, look))), wanted)
export const textsOf = elements => elements.map(({text}) => text)
export const labelsOf = (elements, name = 'aria-label') => elements.map(({attributes}) => attributes[name])
