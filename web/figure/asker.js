// What asks the reader (asking.js), once it has come. A figure asks for it with its first question.

import fetchPart from 'beside:board,check,exam,questions'
import {bringWords} from './study.js'

/** undefined: it has not come; null: it could not be had. @type {typeof import('./asking.js')|null|undefined} */
export let asker
let coming

export const fetchAsker = () =>
	(coming ??= fetchPart('questions').then(
		found => bringWords((asker = /** @type {any} */ (found)).rooms),
		() => (asker = null),
	))
