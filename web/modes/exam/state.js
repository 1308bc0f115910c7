// The exam as one plain object and what may happen to it: what stands in the blanks, which of it has been marked, and
// how far the trace is. Pure.
//
// Invariants: `next` never changes what it is given. A blank is marked only as long as what was marked still stands in
// it.

import { BLANKS, OFFERED } from './program.js'
import { HINTS, judge, MOVES } from './trace.js'

/**
 * @typedef {import('./program.js').Blank} Blank
 * @typedef {import('./witness.js').Square} Square
 * @typedef {object} Trace
 * @property {number} done  moves found
 * @property {number} misses @property {number} hints  taken so far, in all
 * @property {number} hint  taken for this move, 0 … HINTS
 * @property {({guess: Square, kind: 'place'|'remove'} & {why: string} & Record<string, any>)|null} told  of the last
 *   guess
 * @typedef {object} Exam
 * @property {'choose'|'write'} way  how blanks are filled
 * @property {Record<Blank, string>} answers
 * @property {Blank[]} marked  in the paper's order
 * @property {Trace} trace
 * @property {'blanks'|'trace'} part  which the reader is at
 */

/** @type {Trace} */
const BEGINNING = { done: 0, misses: 0, hints: 0, hint: 0, told: null }

/** @param {Exam['part']} [part] @returns {Exam} */
export const blankExam = (part = 'blanks') => ({
	way: 'choose',
	answers: /** @type {Exam['answers']} */ (Object.fromEntries(BLANKS.map(blank => [blank, '']))),
	marked: [],
	trace: BEGINNING,
	part,
})

/** Each event by its type: what of the state it changes.
 * @type {Record<string, (state: Exam, event: any) => Partial<Exam>>} */
const EVENTS = {
	way: (_, { way }) => ({ way }),
	answer: ({ answers, marked }, { blank, text }) =>
		text === answers[blank]
			? {}
			: { answers: { ...answers, [blank]: text }, marked: marked.filter(other => other !== blank), part: 'blanks' },
	mark: ({ answers }) => ({ marked: BLANKS.filter(blank => answers[blank].trim() !== ''), part: 'blanks' }),
	clear: () => ({ answers: blankExam().answers, marked: [], part: 'blanks' }),
	part: (_, { part }) => ({ part }),
	guess({ trace }, { square }) {
		if (isTraced(trace)) return {}
		const told = { guess: square, kind: kindOf(trace, square), ...judge(trace.done, square) }
		const isRight = told.why === 'right'
		return {
			part: 'trace',
			trace: {
				...trace,
				told,
				done: trace.done + Number(isRight),
				misses: trace.misses + Number(!isRight),
				hint: isRight ? 0 : trace.hint,
			},
		}
	},
	hint: ({ trace }) =>
		isTraced(trace) || trace.hint === HINTS
			? {}
			: { part: 'trace', trace: { ...trace, hint: trace.hint + 1, hints: trace.hints + 1, told: null } },
	again: () => ({ trace: BEGINNING, part: 'trace' }),
}

/** On a queen a guess means to take it back. @param {Trace} trace @param {{row: number, col: number}} square
 * @returns {'place'|'remove'} */
const kindOf = ({ done }, { row, col }) =>
	(done ? MOVES[done - 1].arrays.pos[row - 1] : 0) === col ? 'remove' : 'place'

/** All moves have been found. @param {Trace} trace */
export const isTraced = ({ done }) => done === MOVES.length

/** @param {Exam} state @param {{type: string} & Record<string, any>} event @returns {Exam} */
export const next = (state, event) => ({ ...state, ...EVENTS[event.type](state, event) })

/** What a blank can be filled with: what is offered, and what was written where that is none of it.
 * @param {Exam} state @param {Blank} blank */
export function choicesOf({ answers }, blank) {
	const written = answers[blank].trim()
	return written === '' || OFFERED[blank].includes(written) ? OFFERED[blank] : [...OFFERED[blank], written]
}
