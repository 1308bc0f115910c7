// Which listings there are, of each search in its tutorial's language first, and how one is written: a template string,
// a line for each line, tabs for depth. At the end of a line, after §, stand the events that it is, as `kind` or
// `kind:verdict`; «…» are the parts of the condition in the order in which the search looks at them. A listing is the
// search alone: N, start, FREE, the border and print_board are given.
//
// Invariant: an event is lit on the lines that it is, and only there; neighbouring lines may be one event together.

import {once} from '../engine/once.js'
import {screenOf} from './search.js'

/**
 * @typedef {{text: string, part: number|null}} Piece  part: which of the condition's, from 0
 * @typedef {{pieces: Piece[], marks: string[]}} Line
 */

/** Names of languages are the same in all languages; the others are in the words. */
export const LANGUAGES = {
	c: 'C',
	python: 'Python',
	javascript: 'JavaScript',
	csharp: 'C#',
	ruby: 'Ruby',
	swift: 'Swift',
}

/** In the order in which they are offered; none for a search that has no listings. @param {string} search */
export const languagesOf = search => Object.keys(screenOf(search).listings ?? {})

/** Once: a listing is drawn at every step, and stays as it is. @type {(listing: string) => Line[]} */
const read = once(listing => {
	let parts = 0
	const readLine = line => {
		const [code, marks] = line.split(' §')
		const pieces = code.split(/[«»]/).map((text, i) => ({text, part: i % 2 ? parts++ : null}))
		return {pieces, marks: marks?.split(' ') ?? []}
	}
	return listing.trim().split('\n').map(readLine)
})

/** @param {string} search @param {string} language  one of `languagesOf` */
export const linesOf = (search, language) => read(screenOf(search).listings[language])

/** Whether a line is what happened. @param {Line} line @param {import('../engine/moment.js').Event} event */
export const isLit = ({marks}, {kind, verdict}) => marks.some(mark => mark === kind || mark === `${kind}:${verdict}`)

/** The kinds of events to go to, one after the other, to arrive at a line's next execution: the next event of the first
 * kind it is marked with. A call that returns success does so after the solution only. @param {Line} line
 * @param {import('../engine/moment.js').Moment} moment */
export function wayTo({marks}, {counters}) {
	const [kind, verdict] = marks[0].split(':')
	return verdict === 'success' && counters.solutions === 0 ? ['solution', kind] : [kind]
}
