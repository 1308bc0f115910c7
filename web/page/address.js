// The state of the page in its query string: copy the address, open it, see the same moment. Invariant: what
// `queryOf` writes, `readOptions` reads back to the same state.

import { OPTIONS, optionText } from '../options.js'

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

/** Puts the query into the address bar, where the browser lets a page do so. */
export function showAddress(query) {
  try {
    history.replaceState(null, '', query)
  } catch {
    // An opaque origin, or too many changes: the address stays, the link to copy is still right.
  }
}

/** The whole address with a query. */
export const addressWith = query => location.href.replace(/[?#].*$/, '') + query
