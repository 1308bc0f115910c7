// What a frame and the page around it say to each other, as plain data. Invariants: whatever arrives, `understood`
// answers and does not throw: null for what is nobody's business here, else what is asked for and a refusal {name,
// value, allowed} for each part that cannot be done. What it lets through, options.js could read.

import { MAX_STEP } from '../engine/known.js'
import { OPTIONS, optionText, shorten, whole } from '../figure/attributes.js'

/** So that frames and pages tell their messages from those of others. */
export const TYPE = 'n-queens'

/** The kinds of event that can be gone to, and what else `reach` counts. */
export const KINDS = ['enter', 'test', 'place', 'solution', 'remove', 'leave', 'level', 'done']
const COUNTED = [...KINDS, 'probe']

/** More than one of each name is no careful page. */
const MOST_NAMES = 50

/**
 * @typedef {{name: string, value: string, allowed: object}} Refusal
 * @typedef {object} Asked
 * @property {[string, string|null][]} set  attributes and `lang`, with their texts; null takes one away
 * @property {{name: string, args: any[]}|null} call
 * @property {Refusal[]} refusals
 */

const step = whole(0, MAX_STEP, null),
	ordinal = whole(1, MAX_STEP, null)

/** Of each call what it is given, in order: the name, how it is read (undefined: it cannot be), what is allowed, what
 * it is when left out. */
const CALLS = {
	play: [],
	pause: [],
	state: [],
	seek: [['step', numberBy(step), step.allowed]],
	next: [['kinds', kindsAmong(KINDS), { words: KINDS }, 'solution']],
	previous: [['kinds', kindsAmong(KINDS), { words: KINDS }, 'solution']],
	reach: [
		['kinds', kindsAmong(COUNTED), { words: COUNTED }, 'solution'],
		['ordinal', numberBy(ordinal), ordinal.allowed],
	],
}

function numberBy({ read }) {
	return value => (typeof value === 'number' ? read(String(value)) : undefined)
}

function kindsAmong(words) {
	return value => {
		const kinds = Array.isArray(value) ? value : [value]
		return kinds.length > 0 && kinds.length <= words.length && kinds.every(kind => words.includes(kind))
			? value
			: undefined
	}
}

/** @param {unknown} data of a message @param {string[]} languages those that there are words for @returns
 * {Asked|null} */
export function understood(data, languages) {
	if (!isPlain(data) || data.type !== TYPE) return null
	const isSet = Object.hasOwn(data, 'set'),
		isCall = Object.hasOwn(data, 'call')
	if (!isSet && !isCall) return null
	const asked = { set: [], call: null, refusals: [] }
	if (isSet) readSet(data.set, languages, asked)
	if (isCall) readCall(data, asked)
	return asked
}

function readSet(values, languages, asked) {
	const names = [...Object.keys(OPTIONS), 'lang']
	if (!isPlain(values)) return void asked.refusals.push({ name: 'set', value: told(values), allowed: { words: names } })
	for (const name of Object.keys(values).slice(0, MOST_NAMES)) {
		const text = textOf(name, values[name])
		if (!names.includes(name)) asked.refusals.push({ name: 'set', value: shorten(name), allowed: { words: names } })
		else if (text === null || (text !== undefined && isReadable(name, text, languages))) asked.set.push([name, text])
		else
			asked.refusals.push({
				name,
				value: told(values[name]),
				allowed: name === 'lang' ? { words: languages } : OPTIONS[name].allowed,
			})
	}
}

const isReadable = (name, text, languages) =>
	name === 'lang' ? languages.includes(text.toLowerCase().split('-')[0]) : OPTIONS[name].read(text.trim()) !== undefined

/** The text of an attribute, null for none, undefined where a value has no text. */
function textOf(name, value) {
	const isList = Array.isArray(value) && value.length < 100 && value.every(isScalar)
	return value === null || isList || isScalar(value) ? optionText(name, value) : undefined
}

const isScalar = value => ['string', 'number', 'boolean'].includes(typeof value)

function readCall(data, asked) {
	const name = data.call
	if (typeof name !== 'string' || !Object.hasOwn(CALLS, name))
		return void asked.refusals.push({ name: 'call', value: told(name), allowed: { words: Object.keys(CALLS) } })
	const args = CALLS[name].map(([word, read, allowed, otherwise]) => {
		const given = Object.hasOwn(data, word) ? data[word] : otherwise
		const value = read(given)
		if (value === undefined) asked.refusals.push({ name: word, value: told(given), allowed })
		return value
	})
	if (!args.includes(undefined)) asked.call = { name, args }
}

/** An object of the kind that JSON has. @returns {value is Record<string, any>} */
const isPlain = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in a refusal; of objects, whose own ways of becoming a text may throw, only that they are some. */
const told = value =>
	shorten(
		Array.isArray(value) && value.every(isScalar)
			? value.join(' ')
			: typeof value === 'object' && value !== null
				? 'object'
				: String(value),
	)

/**
 * A frame's height in the ways in which pages around it understand it; each is sent as it is. Ours; Embedly's, which
 * Medium,
 * Ghost and others have taken over (docs.embed.ly, provider height resizing: JSON as text); that of Canvas, a
 * learning platform
 * (its window.postMessage documentation); that of the resizing script of H5P, which Moodle brings along; and
 * WordPress's, where
 * it gave the frame a secret (wp-includes/js/wp-embed.js).
 * @param {number} height  in CSS pixels @param {{href: string, secret: string|null}} frame
 */
export function heightMessages(height, { href, secret }) {
	return [
		{ type: TYPE, height },
		JSON.stringify({ src: href, context: 'iframe.resize', height }),
		{ subject: 'lti.frameResize', height },
		{ context: 'h5p', action: 'resize', scrollHeight: height },
		...(secret ? [{ message: 'height', value: height, secret }] : []),
	]
}

/** The secret that WordPress writes behind an address, `#?secret=…`: letters and digits. @param {string} hash */
export const secretIn = hash => /^#\?(?:.*&)?secret=([a-zA-Z0-9]{1,64})(?:&|$)/.exec(hash)?.[1] ?? null
