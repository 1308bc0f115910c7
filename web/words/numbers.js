// Numbers, durations, sizes and lists in the form of a language. `count`, `plural` and `percent` avoid Intl, whose
// first use would cost a page 30 to 60 ms while its figures are drawn.

/** A whole number with commas between groups of three digits, as in all languages here.
 * @param {number|bigint} number */
export const count = number => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** A number with its noun. @param {number|bigint} number @param {string} one @param {string} [many] */
export const plural = (number, one, many = `${one}s`) => `${count(number)} ${Number(number) === 1 ? one : many}`

const YEAR = 31_557_600
const UNITS = /** @type {const} */ ([
	['year', YEAR],
	['day', 86_400],
	['hour', 3600],
	['minute', 60],
	['second', 1],
])
/** A unit is used from this many on: 80 seconds instead of 1.33 minutes. */
const FROM = 1.5

const made = new Map()
function formatter(language, options) {
	const key = language + JSON.stringify(options)
	if (!made.has(key)) made.set(key, new Intl.NumberFormat(language, options))
	return made.get(key)
}

const WORDS_FROM = 1e6

/** A few digits and, from a million on, a word: 8,160; 296 million. @param {string} language
 * @param {number} number @param {number} [digits] @returns {string} */
export const rough = (language, number, digits = 3) =>
	formatter(language, {
		maximumSignificantDigits: digits,
		...(number < WORDS_FROM ? {} : {notation: 'compact', compactDisplay: 'long'}),
	}).format(number)

/** A number as short as possible, for a square of a board: 92, 3650, 366K. @param {string} language
 * @param {number|bigint} number @returns {string} */
export const brief = (language, number) =>
	number < 10_000
		? String(number)
		: formatter(language, {notation: 'compact', maximumSignificantDigits: 3}).format(number)

/** @param {number} part  0 … 1; 100 % only if it is 1 */
export const percent = part => `${part < 1 ? Math.min(Math.round(100 * part), 99) : 100}%`

/** An estimated duration, two digits in one unit, as in 2.3 hours. @param {string} language
 * @param {number} seconds @returns {string} */
export function roughTime(language, seconds) {
	const [unit, size] = UNITS.find(([, size]) => seconds >= FROM * size) ?? UNITS.at(-1)
	const many = {notation: 'compact', compactDisplay: 'long'}
	return formatter(language, {
		style: 'unit',
		unit,
		unitDisplay: 'long',
		maximumSignificantDigits: 2,
		...(seconds / size >= 1e5 ? many : {}),
	}).format(seconds / size)
}

/** A measured duration: 0.123 sec; 2 min 14 sec. @param {string} language @param {number} seconds
 * @returns {string} */
export function exactTime(language, seconds) {
	const short = seconds < 59.95
	if (short)
		return inUnits(language, 'second', seconds, {
			maximumSignificantDigits: 3,
			maximumFractionDigits: 3,
			roundingPriority: 'lessPrecision',
		})
	const whole = Math.round(seconds)
	const first = UNITS.findIndex(([, size]) => whole >= size)
	const [[unit, size], below] = [UNITS[first], UNITS[first + 1]]
	const rest = Math.floor((whole % size) / below[1])
	const parts = [
		inUnits(language, unit, Math.floor(whole / size)),
		...(rest > 0 ? [inUnits(language, below[0], rest)] : []),
	]
	return parts.join(' ')
}

const inUnits = (language, unit, number, digits = {}) =>
	formatter(language, {style: 'unit', unit, unitDisplay: 'short', ...digits}).format(number)

/** Memory in whole megabytes or, from a thousand on, gigabytes. @param {string} language @param {number} bytes */
export function memory(language, bytes) {
	const [unit, size] = bytes >= 1e9 ? ['gigabyte', 1e9] : ['megabyte', 1e6]
	return formatter(language, {style: 'unit', unit, maximumSignificantDigits: 2}).format(bytes / size)
}

/** A ratio of at least 1: to hundredths if below 2, to tenths if below 100, else whole. @param {number} ratio */
export const ratioText = ratio =>
	ratio < 2 ? ratio.toFixed(2) : ratio < 100 ? ratio.toFixed(1) : count(Math.round(ratio))

/** The size of a file. @param {number} bytes @param {string} name  of bytes in the language */
export const fileSize = (bytes, name) =>
	bytes < 1000 ? `${bytes} ${name}` : bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** Joins alternatives as the language does: a, b, or c. @param {string} language @param {string[]} texts */
export const disjunction = (language, texts) => new Intl.ListFormat(language, {type: 'disjunction'}).format(texts)
