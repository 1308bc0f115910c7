// Judges a program's output: a trace, boards, or a number. A shared worker does the work, or else this thread.

import {mistakes as mistakeIds, searches as searchTypes} from '#searches'
import script from 'worker:./judge-worker.js'
import {checkOptions, oneOf, walkOptions, wholeNumber} from './arguments.js'
import {MAX_N} from './known.js'
import {judgeModule, walkModule} from './load.js'
import {startShared} from './start.js'
import {Walk} from './walk.js'

/** @import {Judgement} from './check-instance.js' */

const PIECE = 1 << 18

/**
 * @typedef {string|Uint8Array|Blob|ReadableStream|AsyncIterable<string|Uint8Array>|Iterable<string|Uint8Array>} Printed
 * @typedef {object} CheckOptions
 * @property {number} [n]  1 … 32; default: inferred
 * @property {string} [search]  an id of `searches()` that the trace must follow
 * @property {number} [startRow]
 * @property {boolean} [first]  stop at the first solution; at most one of first, last, limit and fundamental
 * @property {boolean} [last]  only the last board counts @property {number} [limit]  stop after this many solutions
 * @property {boolean} [fundamental]  one solution of each orbit
 * @property {boolean} [boards]  a total without boards is ignored
 * @property {AbortSignal} [signal] @property {(bytes: number) => void} [onProgress]  bytes read so far
 */

const request = async (on, method, ...args) => (await startShared(script)).request(method, args, {}, on)

/** @param {Printed} printed @param {CheckOptions} [options] @returns {Promise<Judgement>} */
export async function check(printed, options) {
	const {id, judgement} = await judged(printed, options, false)
	await request(id, 'close')
	return judgement
}

/** Like check(), but the trace can be walked.
 * @param {Printed} printed @param {CheckOptions} [options] @returns {Promise<CheckedTrace>} */
export async function openCheck(printed, options) {
	const {id, judgement} = await judged(printed, options, true)
	return new CheckedTrace(id, judgement)
}

async function judged(printed, options = {}, isRecorded) {
	const {signal, onProgress, ...checked} = checkOptions(searchTypes, options),
		search = searchTypes.findIndex(({id}) => id === checked.search),
		id = await request(0, 'open', await judgeModule(), {...checked, search, isRecorded})
	let bytes = 0
	try {
		for await (const piece of inPieces(printed)) {
			signal?.throwIfAborted()
			await request(id, 'put', piece)
			bytes += piece.length
			onProgress?.(bytes)
		}
		signal?.throwIfAborted()
		return {id, judgement: await request(id, 'end')}
	} catch (error) {
		await request(id, 'close')
		throw error
	}
}

export class CheckedTrace {
	#id

	constructor(id, judgement) {
		this.#id = id
		/** @type {Judgement} */
		this.judgement = judgement
	}

	/** A walk through the program's events, legal or not. @returns {Promise<Walk>} */
	async walk() {
		const {n} = this.judgement,
			id = await request(this.#id, 'walk', await walkModule(), walkOptions(searchTypes, {n}))
		const calls = await startShared(script)
		return new Walk(n, async () => ({calls, id, leave() {}}))
	}

	/** The last step at or before a line. @returns {Promise<number>} */
	stepBy = line => request(this.#id, 'stepBy', line)
	/** @returns {Promise<number>} */
	lineOf = step => request(this.#id, 'lineOf', step)

	async close() {
		await request(this.#id, 'close')
	}
}

/** @returns {Promise<string[]>} */
export const mistakes = async () => [...mistakeIds]

/** Output of a mistaken program: lines `place ROW COL` and `remove ROW COL`, or at most 5,000 boards.
 * @param {string} mistake @param {{n?: number, as?: 'trace'|'boards'}} [options] @returns {Promise<string>} */
export async function example(mistake, {n = 6, as = 'trace'} = {}) {
	oneOf('mistake', mistake, mistakeIds)
	oneOf('as', as, ['trace', 'boards'])
	return request(0, 'example', await judgeModule(), mistakeIds.indexOf(mistake), wholeNumber('n', n, 1, MAX_N), as)
}

/** Parses pasted boards, in any notation that `check` reads.
 * @typedef {typeof import('./check-instance.js').CheckInstance.prototype.pasted} Pasted
 * @type {(...args: Parameters<Pasted>) => Promise<ReturnType<Pasted>>} */
export const boardsIn = async (...args) => request(0, 'pasted', await judgeModule(), ...args)

const utf8 = /* @__PURE__ */ new TextEncoder()

async function* inPieces(printed) {
	for await (const part of partsOf(printed)) {
		for (let at = 0, end; at < part.length; at = end) {
			end = at + PIECE
			const cutsPair = /[\ud800-\udbff]/.test(String(part[end - 1]))
			if (cutsPair) end--
			const piece = part.slice(at, end)
			yield typeof piece === 'string' ? utf8.encode(piece) : piece
		}
	}
}

async function* partsOf(printed) {
	if (typeof printed === 'string' || printed instanceof Uint8Array) yield printed
	else if (typeof printed?.stream === 'function') yield* partsOf(printed.stream())
	else if (typeof printed?.getReader === 'function') {
		const reader = printed.getReader()
		try {
			for (let part; !(part = await reader.read()).done; ) yield part.value
		} finally {
			await reader.cancel()
		}
	} else if (printed?.[Symbol.asyncIterator] || printed?.[Symbol.iterator]) yield* printed
	else throw new TypeError(`text is ${typeof printed}; allowed: a text, bytes, a file, or an iterable of them`)
}
