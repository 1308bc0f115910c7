// The listings of each search; the language of its tutorial comes first. After § are the events of a line, `kind` or
// `kind:verdict`. A recursive call, which enters a row and returns from it, has `call`. «…» enclose the parts of the
// condition, in order. Neighbouring lines may have the same event.

import {once} from '../engine/job.js'
import {lazyWords} from './lazy-searches.js'
import {searchScreen} from './search.js'

/** @typedef {{pieces: {text: string, part: number|null}[], marks: string[]}} Line  part: index of a part of the
 *   condition */

export const LANGUAGES = {
	pseudo: null,
	exam: null,
	c: 'C',
	python: 'Python',
	javascript: 'JavaScript',
	csharp: 'C#',
	ruby: 'Ruby',
	swift: 'Swift',
	java: 'Java',
	cpp: 'C++',
}

export const listingLanguages = search => Object.keys(LANGUAGES).filter(id => searchScreen(search).listings?.[id])

export function languageIn(search, wanted) {
	const {listings = {}} = searchScreen(search)
	return listings[wanted] ? wanted : Object.keys(listings)[0]
}

export const readListing = once(listing => {
	let parts = 0
	const readLine = line => {
		const [code, marks] = line.split(' §')
		const pieces = code.split(/[«»]/).map((text, i) => ({text, part: i % 2 ? parts++ : null}))
		return {pieces, marks: marks?.split(' ') ?? []}
	}
	return listing.trim().split('\n').map(readLine)
})

/** @param {any} [words]  for pseudo-code in the reader's language @returns {Line[]} */
export function listingLines(search, language, words) {
	const listing = searchScreen(search).listings[language]
	if (language !== 'pseudo' || !words) return readListing(listing)
	return readListing(words.code.pseudo(lazyWords(search, words)?.pseudo(listing) ?? listing))
}

/** The frame whose recursive call has just begun or returned; undefined for other events and the outermost call. */
export const callerOf = ({event: {kind}, stack}) => ({enter: stack.at(-2), leave: stack.at(-1)})[kind]

export const isLit = ({marks}, moment) =>
	marks.some(mark => {
		const {kind, verdict} = moment.event
		return mark === 'call' ? callerOf(moment) : mark === kind || mark === `${kind}:${verdict}`
	})

export function wayTo({marks}, {counters, depth}) {
	const [kind, verdict] = marks[0].split(':')
	if (kind === 'call') return depth === 0 ? ['enter', 'enter'] : ['enter']
	return verdict === 'success' && counters.solutions === 0 ? ['solution', kind] : [kind]
}
