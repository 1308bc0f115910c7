// The check mode in a figure. Pasted text is not stored; examples change no attributes.

import style from '#styles/check'
import words from '#words/check'
import names from '#words/searches.name'
import {LANGUAGES} from '../../words/index.js'
import {Part} from '../../ui/part.js'
import {fitted} from './validation.js'
import {open} from './check.js'

export const figured = figure => new Judged(figure, {style, words, wordModules: {searches}, open, names: NAMES})

const NAMES = ['n', 'search', 'example', 'as', 'listing']
const searches = Object.fromEntries(
	LANGUAGES.map(({id}) => [
		id,
		Object.fromEntries(Object.entries(names[id]).map(([search, name]) => [search, {name}])),
	]),
)

class Judged extends Part {
	fitted = fitted

	write(now) {
		if (!now.example) super.write(now)
	}
}
