// What a program prints, judged: a trace of its walk, boards, or a number. Done in one worker that all share, or on
// this thread; nothing of it is sent anywhere.

import {mistakes as mistakeIds, searches as searchTypes} from '#searches'
import script from 'worker:./judging.js'
import {checkOptions, oneOf, wholeNumber} from './check.js'
import {MAX_N} from './known.js'
import {judgeModule, walkModule} from './load.js'
import {startShared} from './start.js'
import {Walk} from './walk.js'

/** @import {Judgement} from './check-instance.js' */

const PIECE = 1 << 18

/**
 * @typedef {string|Uint8Array|Blob|ReadableStream|AsyncIterable<string|Uint8Array>|Iterable<string|Uint8Array>} Printed
 * @typedef {object} CheckOptions
 * @property {number} [n]  1 … 32; worked out unless said
 * @property {string} [search]  an id of `searches()`: the trace is held to that one
 * @property {number} [startRow]  of one that takes it
 * @property {boolean} [first]  the program should stop at its first solution; of this and the next three one at most
 * @property {boolean} [last]  only its last board counts @property {number} [limit]  so many solutions are wanted
 * @property {boolean} [fundamental]  one of each set of turned and mirrored boards is wanted
 * @property {boolean} [boards]  a total alone is unread
 * @property {AbortSignal} [signal] @property {(bytes: number) => void} [onProgress]  hears how many were read
 */

const ask = async (method, ...args) => (await startShared(script)).ask(method, args)

/** Whether it is right; if not, the first line that cannot be, what was expected there, why, and the likely mistakes.
 * @param {Printed} printed @param {CheckOptions} [options] @returns {Promise<Judgement>} */
export async function check(printed, options) {
	const {id, judgement} = await judged(printed, options, false)
	await ask('close', id)
	return judgement
}

/** The same, and what a trace told can be walked.
 * @param {Printed} printed @param {CheckOptions} [options] @returns {Promise<CheckedTrace>} */
export async function openCheck(printed, options) {
	const {id, judgement} = await judged(printed, options, true)
	return new CheckedTrace(id, judgement)
}

async function judged(printed, options = {}, isKept) {
	const {signal, onProgress, ...asked} = checkOptions(searchTypes, options),
		id = await ask('open', await judgeModule(), {...asked, isKept})
	let bytes = 0
	try {
		for await (const piece of inPieces(printed)) {
			signal?.throwIfAborted()
			await ask('put', id, piece)
			bytes += piece.length
			onProgress?.(bytes)
		}
		signal?.throwIfAborted()
		return {id, judgement: await ask('end', id)}
	} catch (error) {
		await ask('close', id)
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

	/** What the program did, event by event, legal or not. @returns {Promise<Walk>} */
	async walk() {
		const id = await ask('walk', this.#id, await walkModule())
		return new Walk(await startShared(script), id, this.judgement.n)
	}

	/** The last step that has happened by a line, and the line of a step. @returns {Promise<number>} */
	stepBy = line => ask('stepBy', this.#id, line)
	/** @returns {Promise<number>} */
	lineOf = step => ask('lineOf', this.#id, step)

	async close() {
		await ask('close', this.#id)
	}
}

/** The mistakes that are known, by id. @returns {Promise<string[]>} */
export const mistakes = async () => [...mistakeIds]

/** What a program prints that makes a mistake: `place ROW COL` and `remove ROW COL`, or boards, up to 5,000 of them.
 * @param {string} mistake @param {{n?: number, as?: 'trace'|'boards'}} [options] @returns {Promise<string>} */
export async function example(mistake, {n = 6, as = 'trace'} = {}) {
	oneOf('mistake', mistake, mistakeIds)
	oneOf('as', as, ['trace', 'boards'])
	return ask('example', await judgeModule(), mistakeIds.indexOf(mistake), wholeNumber('n', n, 1, MAX_N), as)
}

const utf8 = /* @__PURE__ */ new TextEncoder()

/** @param {Printed} printed */
async function* inPieces(printed) {
	for await (const part of partsOf(printed)) {
		if (typeof part === 'string') {
			// A piece never ends within a pair of surrogates.
			for (let at = 0; at < part.length; ) {
				const end = at + PIECE - (/[\ud800-\udbff]/.test(part[at + PIECE - 1] ?? '') ? 1 : 0)
				yield utf8.encode(part.slice(at, end))
				at = end
			}
		} else for (let at = 0; at < part.length; at += PIECE) yield part.slice(at, at + PIECE)
	}
}

/** @returns {AsyncGenerator<string|Uint8Array>} */
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
