// The state of the page in its query string: copy the address, open it, see the same. Invariants: what `queryOf` writes,
// `readPage` reads back to the same state; whatever a query says, `readPage` gives a usable value for each name and a
// refusal for each text that it could not use.

import { MAX_STEP } from '../engine/check.js'
import * as attributes from '../figure/attributes.js'
import { flag, LANGUAGE, OPTIONS, readQuery, whole, word } from '../figure/attributes.js'
import { CLOCKS } from '../modes/compare/state.js'
import { MAX_COUNT_N, MAX_SOLUTIONS_N, SOLUTIONS } from '../engine/known.js'

/**
 * @typedef {object} ViewOptions  what of a view's state the address holds
 * @property {Record<string, attributes.Option>} options
 * @property {string[]} always  written also where it says what is so anyway
 * @property {boolean} [asText]  the view takes its texts as they are, and says itself which it could not use
 * @property {(values: Record<string, any>) => Record<string, {low: number, high: number}>} [limits]  what is allowed beside the other values
 */

const most = n => Number(SOLUTIONS[n])

/** The views of the page, in the order in which it offers them; the first one needs not be named.
 * @type {Record<string, ViewOptions>} */
const ADDRESSED = {
	walk: { options: OPTIONS, always: ['n', 'search', 'step'], asText: true },
	compare: {
		options: {
			n: OPTIONS.n,
			search: OPTIONS.search,
			'start-row': OPTIONS['start-row'],
			with: { ...OPTIONS.search, otherwise: 'scan' },
			'with-start-row': OPTIONS['start-row'],
			clock: word(CLOCKS, 'solution'),
			at: whole(0, MAX_STEP, 1),
			speed: OPTIONS.speed,
			theme: OPTIONS.theme,
		},
		always: ['n', 'search', 'with', 'clock', 'at'],
		limits: ({ n }) => ({ 'start-row': { low: 0, high: n - 1 }, 'with-start-row': { low: 0, high: n - 1 } }),
	},
	solutions: {
		options: {
			n: whole(1, MAX_SOLUTIONS_N, 8),
			k: whole(1, most(MAX_SOLUTIONS_N), 1),
			classes: flag,
			theme: OPTIONS.theme,
		},
		always: ['n', 'k'],
		limits: ({ n }) => ({ k: { low: 1, high: Math.max(1, most(n)) } }),
	},
	count: { options: { n: whole(1, MAX_COUNT_N, null), theme: OPTIONS.theme }, always: ['n'] },
	exam: { options: { part: word(['blanks', 'trace'], 'blanks'), theme: OPTIONS.theme }, always: [] },
}

/** What the page can show, in the order in which it offers it. */
export const VIEWS = Object.keys(ADDRESSED)

const VIEW = word(VIEWS, VIEWS[0])

/** @param {Record<string, any>} state  `view`, `lang`, and the values of the view's options by name; null where there is
 *   nothing to say @returns {string} beginning with `?` */
export function queryOf({ view = VIEWS[0], ...values }) {
	const { options, always } = ADDRESSED[view]
	return attributes.queryOf({ view, ...values }, { view: VIEW, ...options, lang: LANGUAGE }, always)
}

/** Which view a query asks for, and with what.
 * @param {URLSearchParams} query @returns {{view: string, values: Record<string, any>, refusals: object[]}} */
export function readPage(query) {
	const {
		values: { view },
		refusals,
	} = readQuery(query, { view: VIEW })
	const { options, asText, limits } = ADDRESSED[view]
	const { values, refusals: others } = asText
		? { values: Object.fromEntries(Object.keys(options).map(name => [name, query.get(name)])), refusals: [] }
		: readQuery(query, options)
	refusals.push(...others)
	for (const [name, allowed] of Object.entries(limits?.(values) ?? {})) {
		if (values[name] >= allowed.low && values[name] <= allowed.high) continue
		refusals.push({ name, value: String(values[name]), allowed })
		values[name] = options[name].otherwise
	}
	return { view, values, refusals }
}

/** The colours a query asks for, whatever its view. @param {URLSearchParams} query */
export const themeIn = query => OPTIONS.theme.read(query.get('theme')?.trim()) ?? OPTIONS.theme.otherwise

/** Puts the query into the address bar, where the browser lets a page do so. @param {string} query
 * @param {'replaceState'|'pushState'} [how] */
export function showAddress(query, how = 'replaceState') {
	try {
		history[how](null, '', query)
	} catch {
		// An opaque origin, or too many changes: the address stays, the link to copy is still right.
	}
}
