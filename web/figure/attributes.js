// The attributes of <n-queens>, which are also query parameters, with their allowed and default values. Invariant:
// `readOptions` never throws; an invalid text gives {name, value, allowed, instead}; `instead` is the value in use.

import {shorten, walkOptions} from '../engine/arguments.js'
import {MAX_COMPLETE_N, MAX_MOVED_N, MAX_N, MAX_STEP} from '../engine/known.js'

export const VIEWS = ['board', 'narration', 'timeline', 'counts', 'code', 'arrays', 'stack', 'tree']
export const USUAL_VIEWS = VIEWS.slice(0, 4)
export const explains = view => !USUAL_VIEWS.includes(view)
export const THEMES = ['auto', 'light', 'dark']
export const CONTROLS = ['play', 'step', 'speed', 'jumps', 'position']
export const STOPPING = ['enter', 'test', 'place', 'solution', 'remove', 'leave', 'level', 'check', 'scatter', 'move']

/** @typedef {{otherwise: any, allowed: {low?: number, high?: number, words?: string[]}, read: (text: string) => any}}
 *   Option  otherwise: the default; read returns undefined for an invalid text
 * @typedef {Record<string, Option>} Options @typedef {Record<string, any>} Values  by name */

export const SPEEDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 250, 1000, 10_000, 100_000, 1_000_000, Infinity]

/** `start-row` → `startRow` */
export const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const digitsIn = text => (/^\d{1,16}$/.test(text) ? Number(text) : undefined)

/** Parses a number, also with digit groups or full-width digits. Returns undefined for other texts. */
export function numberIn(text) {
	const plain = text.normalize('NFKC').replace(/\s/g, '')
	return digitsIn(/^\d{1,3}([,._'’]\d{3})+$/.test(plain) ? plain.replace(/\D/g, '') : plain)
}

const option = (otherwise, allowed, read) => ({otherwise, allowed, read})

export const whole = (low, high, otherwise) =>
	option(otherwise, {low, high}, text => {
		const number = digitsIn(text)
		return number >= low && number <= high ? number : undefined
	})

export const word = (words, otherwise) => option(otherwise, {words}, text => (words.includes(text) ? text : undefined))

export const any = (form, otherwise) => option(otherwise, {words: []}, text => (form.test(text) ? text : undefined))

const some = (words, otherwise, one = word(words).read, gap = /[\s,]+/) =>
	option(otherwise, {words}, text => {
		const wanted = text.split(gap).filter(Boolean).map(one)
		return wanted.includes(undefined) || (wanted.length === 0 && otherwise.length > 0) ? undefined : wanted
	})

const squareIn = word => {
	const [, row, col] = /^(\d\d?),(\d\d?)$/.exec(word) ?? []
	return row && {row: +row, col: +col}
}
const squares = some(['ROW,COL ROW,COL …'], [], squareIn, /\s+/)

const step = whole(0, MAX_STEP, 0),
	limit = whole(0, MAX_MOVED_N, 0)

export const flag = option(
	false,
	{words: ['true', 'false']},
	text => /^(1|true|)$/.test(text) || (/^(0|false)$/.test(text) ? false : undefined),
)

export const steadySpeed = option(2, {words: [...SPEEDS.slice(0, -1).map(String), 'max']}, text =>
	text === 'max' ? Infinity : SPEEDS.find(speed => String(speed) === text),
)

export const STORY = 'story'
const speed = option(2, {words: [STORY, ...steadySpeed.allowed.words]}, text =>
	text === STORY ? STORY : steadySpeed.read(text),
)

const id = any(/^.{1,2000}$/s, null)

/** Options between `mode` and `step` define the walk. `search` and `listing` accept any text: `fitted` rejects unknown
 * searches, and codeView replaces unknown listings. */
export const OPTIONS = {
	mode: word(['walk', 'board', 'check', 'exam'], 'walk'),
	n: whole(1, MAX_MOVED_N, 8),
	search: {...id, otherwise: 'flags'},
	'start-row': whole(0, MAX_N - 1, 0),
	seed: step,
	sideways: limit,
	restarts: limit,
	begin: word(['random', 'greedy'], 'random'),
	given: squares,
	blocked: squares,
	step,
	from: step,
	to: whole(0, MAX_STEP, null),
	loop: flag,
	stops: some([...STOPPING, '120'], [], one => (STOPPING.includes(one) ? one : step.read(one))),
	speed,
	autoplay: flag,
	views: some(VIEWS, USUAL_VIEWS),
	listing: any(/^[\w-]{1,20}$/, null),
	controls: some(['full', 'none', ...CONTROLS], ['full']),
	labels: whole(0, 1, null),
	attacks: flag,
	theme: word(THEMES, 'auto'),
	questions: id,
	moments: any(/^/, null),
	example: id,
	as: word(['trace', 'boards'], 'trace'),
	blanks: some([...'abcdefgh'], []),
}

const {mode, given, blocked, labels, theme, listing, example, as, questions, blanks} = OPTIONS
const shown = {mode, labels, theme}
export const OPTIONS_OF = {
	walk: OPTIONS,
	board: {...shown, n: whole(1, MAX_COMPLETE_N, 8), given, blocked},
	check: {...shown, n: whole(1, MAX_N, null), search: id, example, as, listing},
	exam: {...shown, questions, blanks},
}

export const WALK_NAMES = Object.keys(OPTIONS).slice(1, Object.keys(OPTIONS).indexOf('step'))

export const walkFromMoment = moment => Object.fromEntries(WALK_NAMES.map(name => [camel(name), moment[camel(name)]]))

/** Attributes that copied code contains even at their defaults, because authors edit these first. */
const ALWAYS = ['n', 'search', 'step']

/** @param {(name: string) => string|null} get @param {Values} [previous]  used instead of invalid texts
 * @param {Options} [options] */
export function readOptions(get, previous = {}, options = OPTIONS) {
	const values = {},
		rejections = []
	for (const [name, {read, allowed, otherwise}] of Object.entries(options)) {
		const text = get(name)
		const value = text === null ? otherwise : read(text.trim())
		values[name] = value === undefined ? (previous[name] ?? otherwise) : value
		if (value === undefined) rejections.push({name, value: shorten(text), allowed, instead: optionText(values[name])})
	}
	return {values, rejections}
}

export const TAKEN = {
	'start-row': 'takesStartRow',
	given: 'takesSetup',
	blocked: 'takesSetup',
	seed: 'takesChance',
	begin: 'takesChance',
	sideways: 'takesLimits',
	restarts: 'takesLimits',
}

/** Replaces values that contradict the search or each other. @param {Values} values
 * @param {import('../engine/moment.js').SearchType[]} types @param {Values} previous  used instead of invalid values */
export function fitted(values, types, previous) {
	const rejections = [],
		fit = {...values},
		words = types.map(type => type.id)
	const reject = (name, allowed, instead) => {
		rejections.push({name, value: shorten(optionText(fit[name])), allowed, instead: optionText(instead)})
		fit[name] = instead
	}
	if (!words.includes(fit.search))
		reject('search', {words}, words.includes(previous.search) ? previous.search : OPTIONS.search.otherwise)
	const type = types[words.indexOf(fit.search)],
		{largest} = type
	for (const name in TAKEN) {
		const takes = TAKEN[name],
			{otherwise} = OPTIONS[name]
		if (type[takes] || String(fit[name] ?? otherwise) === String(otherwise)) continue
		reject(name, {script: words.filter((_, i) => types[i][takes]).join(', '), words: []}, otherwise)
	}
	if (fit.n > largest) reject('n', {low: 1, high: largest}, previous.n <= largest ? previous.n : OPTIONS.n.otherwise)
	if (fit['start-row'] >= fit.n)
		reject('start-row', {low: 0, high: fit.n - 1}, Math.min(previous['start-row'] ?? 0, fit.n - 1))
	for (let faulty; (faulty = faultyIn(fit, types)); ) reject(...faulty, [])
	if (fit.to !== null && fit.to < fit.from) reject('to', {low: fit.from, high: MAX_STEP}, null)
	return {values: fit, rejections}
}

/** @param {any} values @param {any[]} types @returns {[name: string, allowed: any]|undefined} */
function faultyIn({n, search, given, blocked}, types) {
	try {
		walkOptions(types, {n, search, given, blocked})
	} catch ({argument, allowed}) {
		return [argument.match(/\w+/)[0], allowed]
	}
}

export function optionText(value) {
	if (value === false || value == null) return null
	if (value === true) return ''
	if (value === Infinity) return 'max'
	return Array.isArray(value) ? value.map(wordOf).join(' ') || null : String(value)
}
const wordOf = one => (one.col >= 0 ? `${one.row},${one.col}` : one)

/** @param {Values} values @param {Options} [options] @param {string[]} [always] @returns {[string, string][]} */
export const optionTexts = (values, options = OPTIONS, always = ALWAYS) =>
	Object.entries(options).flatMap(([name, {otherwise}]) => {
		const text = optionText(values[name])
		const isPresent = text !== null && (always.includes(name) || text !== optionText(otherwise))
		return isPresent ? [[name, text]] : []
	})

/** @type {(...args: Parameters<typeof optionTexts>) => string} */
export const queryFromValues = (...args) =>
	`?${new URLSearchParams(optionTexts(...args).map(([name, text]) => [name, text || '1']))}`

/** @param {URLSearchParams} query @param {Options} [options] */
export const readQuery = (query, options = OPTIONS) => readOptions(name => query.get(name), {}, options)

export const LANGUAGE = /* @__PURE__ */ option(null, {words: []}, text => text || null)

export const figureValues = (figure, names = Object.keys(OPTIONS)) =>
	Object.fromEntries(names.map(name => [name, figure[camel(name)]]))

export const firstNumber = ({labels, searches, moment}) =>
	labels ?? searches.find(({id}) => id === moment.search).countsFrom

export {shorten}
