// The state of the page in its query string: copy the address, open it, see the same. Invariants: what `queryOf` and
// `countQueryOf` write, `readOptions` and `readPage` read back to the same state; whatever a query says, `readPage` gives
// a usable value for each name and a refusal for each text that it could not use.

import { OPTIONS, optionText, shorten, whole, word } from '../options.js'
import { MAX_COUNT_N } from './known.js'

/** What the page can show, in the order in which it offers it. */
export const VIEWS = ['walk', 'count']

/** What is the same for every reader is left out of the address. */
const ALWAYS = ['n', 'search', 'step']

/** @param {Record<string, any>} state  by option name, and `lang` @returns {string} beginning with `?` */
export function queryOf(state) {
  const query = new URLSearchParams()
  for (const [name, { otherwise }] of Object.entries(OPTIONS)) {
    const text = optionText(name, state[name])
    if (text !== null && (ALWAYS.includes(name) || text !== optionText(name, otherwise))) query.set(name, text === '' ? '1' : text)
  }
  if (state.lang) query.set('lang', state.lang)
  return `?${query}`
}

/** @param {{n: number|null, theme: string, lang: string|null}} state  n only where a count of it was begun: who opens the
 *   address begins it too @returns {string} beginning with `?` */
export function countQueryOf({ n, theme, lang }) {
  const query = new URLSearchParams({ view: 'count' })
  if (n !== null) query.set('n', String(n))
  if (theme !== OPTIONS.theme.otherwise) query.set('theme', theme)
  if (lang) query.set('lang', lang)
  return `?${query}`
}

const VIEW = word(VIEWS, VIEWS[0])
const COUNT_N = whole(1, MAX_COUNT_N, null)

/** Which view a query asks for, and what for the counting view. The figure reads what is for the walking view.
 * @param {URLSearchParams} query @returns {{view: string, n: number|null, refusals: object[]}} */
export function readPage(query) {
  const refusals = []
  const read = (name, option) => {
    const text = query.get(name)
    const value = text === null ? option.otherwise : option.read(text.trim())
    if (value === undefined) refusals.push({ name, value: shorten(text), allowed: option.allowed })
    return value ?? option.otherwise
  }
  const view = read('view', VIEW)
  return { view, n: view === 'count' ? read('n', COUNT_N) : null, refusals }
}

/** Puts the query into the address bar, where the browser lets a page do so. @param {string} query
 * @param {'replaceState'|'pushState'} [how] */
export function showAddress(query, how = 'replaceState') {
  try {
    history[how](null, '', query)
  } catch {
    // An opaque origin, or too many changes: the address stays, the link to copy is still right.
  }
}

/** The whole address with a query. */
export const addressWith = query => location.href.replace(/[?#].*$/, '') + query
