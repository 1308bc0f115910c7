// What the dialog was asked for, made: a file with its name, its text where it is text, and its text alternative.
// Invariant: the thread is free between the parts of what lasts, and an aborted signal ends it with the signal's
// reason.

import { breathe } from '../../engine/job.js'
import { animationGif } from '../../board/picture/gif.js'
import { queenLines } from '../../board/picture/figure.js'
import { creditOf, fileName } from '../../board/picture/names.js'
import { toFen, toLeetCode, toList } from '../../board/notation/out.js'
import { boardPng } from '../../board/picture/png.js'
import { boardSvg, storyboardSvg } from '../../board/picture/svg.js'
import { sentence, unmarked } from '../../views/narration.js'
import { kindOf } from './state.js'

/**
 * @typedef {import('../../engine/moment.js').Moment} Moment
 * @typedef {import('./state.js').State} State
 * @typedef {import('../../words/index.js').Words} Words
 * @typedef {{blob: Blob, text: string|null, name: string, alt: string}} Made  text: what can be copied
 * @typedef {object} Use
 * @property {Moment} moment  the one that is shown
 * @property {0|1} base  what sentences count from where the figure has no numbers
 * @property {Words} words
 * @property {import('../../words/index.js').Words} pageWords
 * @property {string} source
 * @property {(from: number, to: number, signal: AbortSignal) => Promise<Moment[]>} momentsOf
 * @property {(board: ArrayLike<number>, style: string) => Promise<string>} format
 * @property {() => HTMLCanvasElement} canvas
 * @property {AbortSignal} signal
 * @property {(part: number) => void} onProgress
 */

const TYPES = {
	svg: 'image/svg+xml',
	storyboard: 'image/svg+xml',
	png: 'image/png',
	gif: 'image/gif',
	leetcode: 'application/json',
	list: 'application/json',
}
const ENDINGS = { svg: 'svg', storyboard: 'svg', png: 'png', gif: 'gif', leetcode: 'json', list: 'json', fen: 'fen' }
/** What machines read has its name and nothing else to say what it is. */
const BARE = { leetcode: toLeetCode, list: toList, fen: toFen }

/** @param {State} state @param {{from: number, to: number}} steps @param {Use} use @returns {Promise<Made>} */
export const made = (state, steps, use) =>
	state.what === 'board' ? madeOfMoment(state, use) : madeOfSteps(state, steps, use)

const filed = (content, kind, parts, n, rest) => ({
	blob: new Blob([content], { type: TYPES[kind] ?? 'text/plain' }),
	name: fileName(n, parts, ENDINGS[kind] ?? 'txt'),
	text: typeof content === 'string' ? content : null,
	...rest,
})

const nameOf = ({ search }, { words }) => words.searches[search]?.name ?? search
const atOf =
	({ labels }, { base }) =>
	index =>
		index + (labels ?? base)
const saying = (moment, state, use) => unmarked(sentence(moment, use.pageWords, atOf(state, use)))

/** @param {State} state @param {Use} use */
function lookOf({ labels, attacks, lines, credit }, { words }, moment, line) {
	return {
		labels,
		attacks,
		lines: lines ? queenLines(moment.queens) : undefined,
		credit: credit ? line : undefined,
		language: words.language,
	}
}

async function madeOfMoment(state, use) {
	const { moment, words, source } = use,
		{ n, search, step, queens } = moment,
		kind = kindOf(state),
		at = atOf(state, use)
	const title = words.momentTitle({ n, search: nameOf(moment, use), step })
	const squares = queens.flatMap((col, row) => (col < 0 ? [] : [{ row: at(row), col: at(col) }]))
	const desc = words.joined([saying(moment, state, use), words.boardAlt(n, squares)])
	const rest = { alt: words.altOf(title, desc) },
		parts = [search, 'step', step]
	if (kind === 'svg' || kind === 'png') {
		const options = { title, desc, source, ...lookOf(state, use, moment, creditOf(title, source)) }
		return filed(
			kind === 'svg' ? boardSvg(moment, options) : await boardPng(moment, use.canvas(), options),
			kind,
			parts,
			n,
			rest,
		)
	}
	if (BARE[kind]) return filed(BARE[kind](queens), kind, parts, n, rest)
	const text = await use.format(queens, kind)
	return { ...filed(`${creditOf(title, source)}\n\n${text}`, kind, parts, n, rest), text }
}

async function madeOfSteps(state, { from, to }, use) {
	const { words, source } = use,
		kind = kindOf(state)
	const moments = await use.momentsOf(from, to, use.signal)
	const [first, last] = [moments[0], moments[moments.length - 1]],
		{ n, search } = first
	const title = words.stepsTitle({ n, search: nameOf(first, use), from: first.step, to: last.step })
	const panels = moments.map(moment => ({
		moment,
		head: words.stepTitle(moment.step),
		caption: saying(moment, state, use),
	}))
	const desc = shortened(
		moments.map(moment => words.stepAlt(moment.step, saying(moment, state, use))),
		words,
	)
	// The lines of all queens would hide what changes from step to step.
	const options = { title, desc, source, ...lookOf({ ...state, lines: false }, use, first, creditOf(title, source)) }
	const content =
		kind === 'gif'
			? await animationGif(panels, use.canvas(), {
					...options,
					breathe,
					speed: state.speed,
					loop: state.loop,
					signal: use.signal,
					onProgress: use.onProgress,
				})
			: storyboardSvg(panels, options)
	return filed(content, kind, [search, 'steps', first.step, last.step], n, { alt: words.altOf(title, desc) })
}

/** An alternative that nobody listens to the end of is none. */
const SAID = 24,
	SAID_OF_MANY = 4

/** @param {string[]} sentences @param {Words} words */
function shortened(sentences, words) {
	if (sentences.length <= SAID) return words.joined(sentences)
	return words.joined([
		...sentences.slice(0, SAID_OF_MANY),
		words.between(sentences.length - 2 * SAID_OF_MANY),
		...sentences.slice(-SAID_OF_MANY),
	])
}
