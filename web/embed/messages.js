// Messages between a frame and the page or the learning platform around it. Invariant: `understood` never throws.

import {MAX_STEP} from '../engine/known.js'
import {OPTIONS, optionText, shorten, STOPPING, whole} from '../figure/attributes.js'

export const TYPE = 'n-queens'

export const KINDS = [...STOPPING, 'done']
const COUNTED = [...KINDS, 'probe']

const MOST_NAMES = 50

const amount = ({read, allowed}) => ({
	read: value => (typeof value === 'number' ? read(String(value)) : undefined),
	allowed,
})

const among = words => ({
	read(value) {
		const kinds = [value].flat()
		const areKnown = kinds.length > 0 && kinds.length <= words.length && kinds.every(kind => words.includes(kind))
		return areKnown ? value : undefined
	},
	allowed: {words},
	otherwise: 'solution',
})

const CALLS = {
	play: {},
	pause: {},
	state: {},
	seek: {step: amount(whole(0, MAX_STEP, null))},
	next: {kinds: among(KINDS)},
	previous: {kinds: among(KINDS)},
	reach: {kinds: among(COUNTED), ordinal: amount(whole(1, MAX_STEP, null))},
}

/** Parses a message to {set, call, rejections}, or to null if it is not for this frame. set: texts of attributes and
 * `lang`, null to remove an attribute. words: allowed values of `lang` and `search`. */
export function understood(data, words) {
	if (!isPlain(data) || data.type !== TYPE) return null
	const has = name => Object.hasOwn(data, name),
		rejections = []
	if (!has('set') && !has('call')) return null
	const reject = (name, value, allowed) => void rejections.push({name, value: shownValue(value), allowed})
	const set = has('set') ? readSet(data.set, words, reject) : [],
		call = has('call') ? readCall(data, reject) : null
	return {set, call, rejections}
}

function readSet(values, words, reject) {
	const names = [...Object.keys(OPTIONS), 'lang']
	if (!isPlain(values)) return reject('set', values, {words: names}) ?? []
	const read = []
	for (const [name, value] of Object.entries(values).slice(0, MOST_NAMES)) {
		if (!names.includes(name)) reject('set', name, {words: names})
		else if (isReadable(name, value, words)) read.push([name, value === null ? null : optionText(value)])
		else reject(name, value, words[name] ? {words: words[name]} : OPTIONS[name].allowed)
	}
	return read
}

function isReadable(name, value, {lang, search}) {
	if (value === null) return true
	const isList = Array.isArray(value) && value.length < 100 && value.every(isScalar)
	if (!isList && !isScalar(value)) return false
	const text = optionText(value)
	if (text === null) return true
	if (name === 'lang') return lang.includes(text.toLowerCase().split('-')[0])
	return name === 'search' ? search.includes(text) : OPTIONS[name].read(text.trim()) !== undefined
}

const isScalar = value => ['string', 'number', 'boolean'].includes(typeof value)

function readCall(data, reject) {
	const name = data.call
	if (typeof name !== 'string' || !Object.hasOwn(CALLS, name))
		return reject('call', name, {words: Object.keys(CALLS)}) ?? null
	const args = Object.entries(CALLS[name]).map(([word, {read, allowed, otherwise}]) => {
		const given = Object.hasOwn(data, word) ? data[word] : otherwise
		const value = read(given)
		if (value === undefined) reject(word, given, allowed)
		return value
	})
	return args.includes(undefined) ? null : {name, args}
}

const isPlain = value => typeof value === 'object' && value !== null && !Array.isArray(value)

function shownValue(value) {
	if (Array.isArray(value) && value.every(isScalar)) return shorten(value.join(' '))
	return shorten(typeof value === 'object' && value !== null ? 'object' : String(value))
}

/** Messages that report a frame's height, in CSS pixels, one per kind of host. */
export const heightMessages = (height, {href, secret, width = undefined}) => [
	{type: TYPE, height},
	JSON.stringify({src: href, context: 'iframe.resize', height}), // Embedly: Medium, Ghost
	spliced('lti.frameResize', {height, width}), // Canvas, SPLICE
	{context: 'h5p', action: 'resize', scrollHeight: height}, // Moodle
	...(secret ? [{message: 'height', value: height, secret}] : []), // WordPress
]

export const secretIn = hash => /^#\?(?:.*&)?secret=([a-zA-Z0-9]{1,64})(?:&|$)/.exec(hash)?.[1] ?? null

let sent = 0
const from = Math.random().toString(36).slice(2, 10)

const spliced = (subject, data = {}) => ({subject, message_id: `n-queens-${from}-${++sent}`, ...data})

/** Requests stored answers, and sends answers and score, by SPLICE (cssplice.org, iframe protocol). Only the first
 * response to the request is used. */
export function spliceWith(send) {
	const request = spliced('SPLICE.getState')
	let isWaiting = true
	send(request)
	return {
		stateIn(data) {
			if (!isWaiting || data?.subject !== `${request.subject}.response` || data.message_id !== request.message_id)
				return null
			isWaiting = false
			const {state} = data
			if (typeof state === 'string') return state
			return state && typeof state === 'object' ? JSON.stringify(state) : null
		},
		report: (score, progress) => send(spliced('SPLICE.reportScoreAndState', {score, state: JSON.parse(progress)})),
		event: (name, data) => send(spliced('SPLICE.sendEvent', {name, data})),
	}
}
