// What the element understands, as rows for tables: attributes from options.js, custom properties from its style. The sentences
// are the locales'. Invariant: what the source has and the words have not, or the other way round, is found by a test.

import { readdirSync, readFileSync } from 'node:fs'
import { OPTIONS } from '../options.js'
import { languagesOf } from '../listings/index.js'

const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** `lang` is HTML's own, so that options.js does not read it. */
export const attributeNames = () => [...Object.keys(OPTIONS), 'lang']

const LISTINGS = languagesOf('flags')

/** What is allowed, in words. @param {string} name @param {any} words  of the reference @param {string[]} searches */
function allowedText(name, words, searches) {
  const { allowed, otherwise } = OPTIONS[name] ?? {}
  if (otherwise === false) return words.flag
  if (name === 'search') return searches.join(words.or)
  if (name === 'listing') return LISTINGS.join(words.or)
  if (!allowed) return words.free
  if (allowed.high !== undefined) return words.range(allowed.low, allowed.high > 1e9 ? words.max : allowed.high)
  return Array.isArray(otherwise) || isList(name) ? words.listOf(allowed.words.join(' ')) : allowed.words.join(words.or)
}

/** A list reads two of its own words together. @param {string} name */
function isList(name) {
  const { read, allowed } = OPTIONS[name]
  return (allowed.words?.length ?? 0) > 1 && Array.isArray(read(allowed.words.at(-1)) ?? null)
}

/** @param {string} name @param {any} words */
function otherwiseText(name, words) {
  const { otherwise } = OPTIONS[name] ?? {}
  if (otherwise === null || otherwise === undefined || otherwise === false) return words.nothing
  if (Array.isArray(otherwise)) return otherwise.join(' ') || words.nothing
  return otherwise === Infinity || otherwise > 2 ** 52 ? words.nothing : String(otherwise)
}

/** @param {any} words  of the reference @param {string[]} searches
 * @returns {{name: string, property: string, allowed: string, otherwise: string, text: string}[]} */
export const attributeRows = (words, searches) => attributeNames().filter(name => words.about[name]).map(name => ({
  name, property: camel(name), allowed: allowedText(name, words, searches), otherwise: otherwiseText(name, words), text: words.about[name],
}))

/** The custom properties that the style reads, with the values they have when nobody sets them. */
export function customProperties() {
  const style = ['element.css.js', 'views/code.css.js'].map(file => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).join('\n')
  const found = new Map()
  for (const [, name, value] of style.matchAll(/var\((--n-queens-[a-z-]+)(?:,\s*(#[0-9a-f]{6}))?/g)) found.set(name, [...(found.get(name) ?? []), ...(value ? [value] : [])])
  return [...found].map(([name, [light = '', dark = '']]) => ({ name, light, dark }))
}

/** What `::part()` reaches. */
export function parts() {
  const views = new URL('../views/', import.meta.url)
  const files = [new URL('../element.js', import.meta.url), ...readdirSync(views).sort().map(name => new URL(name, views))]
  return [...new Set(files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bpart="(\w+)"/g)].map(([, name]) => name)))]
}
