// A file of all solutions of n, made in parts. Texts begin with a title, a line that c/check/pasted.c ignores.

import {toLeetCode, toList} from '../notation.js'

export const MOST_N = 14

const PART = 1 << 18 // characters
const FREE_EVERY_MS = 8

const STYLES = {
	dots: {after: '\n', end: total => `${total}\n`},
	lower: {after: '\n', end: total => `---${total}\n`},
	squares: {between: '\n'},
	hash: {between: '\n'},
	positions: {},
}

const inJson = text => JSON.stringify(text).replaceAll('[', '\\u005b')

const KINDS = {
	...Object.fromEntries(Object.entries(STYLES).map(([style, form]) => [style, styled(style, form)])),
	csv: ({n, source}) => {
		const rows = [...Array(n).keys()].map(row => `row ${row}`)
		const quoted = `"${source.replaceAll('"', '""')}"`
		return {
			before: `n,number,${rows},source\n`,
			board: (board, i) => `${n},${i},${board},${i === 1 ? quoted : ''}\n`,
		}
	},
	json: ({n, total, source}) => ({
		before: `{"n":${n},"count":${total},"source":${inJson(source)},"solutions":[\n`,
		board: toList,
		between: ',\n',
		after: '\n]}\n',
	}),
	leetcode: () => ({before: '[\n', board: toLeetCode, between: ',\n', after: '\n]\n'}),
}

export const DOWNLOADS = Object.keys(KINDS)

function styled(style, {after = '', between = '', end = _total => ''}) {
	return ({total, head, format}) => {
		const board = async board => (await format(board, style)) + after
		return {before: `${head}\n\n`, board, between, after: end(total)}
	}
}

/** @typedef {Pick<typeof import('../../engine/index.js'), 'solutions'|'format'|'totalOf'>} Engine */

/** @param {number} n  1 … MOST_N @param {string} kind  one of DOWNLOADS
 * @param {import('../../engine/job.js').Watched & {engine: Engine, breathe: () => Promise<void>,
 *   head: (total: bigint) => string, source: string}} options  head: a text's first line
 * @returns {AsyncGenerator<string, void>} */
export async function* downloadTexts(n, kind, {engine, breathe, head, source, signal, onProgress}) {
	const total = await engine.totalOf(n)
	const form = KINDS[kind]({n, total, source, head: head(total), format: engine.format}),
		{before, board: written, between = '', after = ''} = form
	let text = before
	let number = 0
	let freed = performance.now()
	for await (const board of engine.solutions(n, {signal})) {
		text += (number > 0 ? between : '') + (await written(board, ++number))
		if (text.length >= PART) {
			yield text
			text = ''
		}
		if (performance.now() - freed < FREE_EVERY_MS) continue
		onProgress?.(number / Number(total))
		await breathe()
		signal?.throwIfAborted()
		freed = performance.now()
	}
	signal?.throwIfAborted()
	yield text + after
	onProgress?.(1)
}

export async function collected(texts, type, file = null) {
	const parts = []
	try {
		for await (const text of texts) {
			if (file) await file.write(text)
			else parts.push(new Blob([text]))
		}
	} catch (error) {
		await file?.abort().catch(() => {}) // the file may be closed already
		throw error
	}
	await file?.close()
	return file ? null : new Blob(parts, {type})
}
