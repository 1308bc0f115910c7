// The exam's state, a plain object, and its transitions as a pure function, `next`. Invariant: editing a blank removes
// its mark.

import {isAt} from '../../engine/squares.js'
import {BLANKS, OFFERED} from './program.js'
import {HINTS, judge, MOVES, queensAfter} from './trace.js'

const WAYS = ['choose', 'write']
export const LONGEST = 120

const BEGINNING = {done: 0, misses: 0, hints: 0, hint: 0, reply: null}

/** way: choose or write; marked: names of marked blanks, in the paper's order; part: the current question, blanks or
 * trace */
export const blankExam = (part = 'blanks') => ({
	way: 'choose',
	answers: Object.fromEntries(BLANKS.map(blank => [blank, ''])),
	marked: [],
	trace: BEGINNING,
	part,
})

export const storedText = ({way, answers, marked, trace}) => JSON.stringify({way, answers, marked, trace})

const MOST = {done: MOVES.length, misses: 1e6, hints: 1e6, hint: HINTS}

export function revived(text, part) {
	const blank = blankExam(part)
	try {
		const {way, answers, marked, trace} = JSON.parse(text ?? '')
		const isText = name => typeof answers[name] === 'string' && answers[name].length <= LONGEST
		const isWhole = ([name, most]) => Number.isInteger(trace[name]) && trace[name] >= 0 && trace[name] <= most
		if (!WAYS.includes(way) || !BLANKS.every(isText) || !Object.entries(MOST).every(isWhole)) return blank
		const isMarked = name => marked.includes(name) && answers[name].trim() !== ''
		return {...blank, way, answers, marked: BLANKS.filter(isMarked), trace: {...trace, reply: null}}
	} catch {
		return blank // the text is not from storedText()
	}
}

const EVENTS = {
	way: (_, {way}) => ({way}),
	part: (_, {part}) => ({part}),
	answer: ({answers, marked}, {blank, text}) =>
		text === answers[blank]
			? {}
			: {answers: {...answers, [blank]: text}, marked: marked.filter(other => other !== blank), part: 'blanks'},
	mark: ({answers}) => ({marked: BLANKS.filter(blank => answers[blank].trim() !== ''), part: 'blanks'}),
	clear: () => ({answers: blankExam().answers, marked: [], part: 'blanks'}),
	guess({trace}, {square}) {
		if (isTraced(trace)) return {}
		const {done, misses} = trace,
			verdict = judge(done, square),
			kind = queensAfter(done).some(queen => isAt(queen, square)) ? 'remove' : 'place'
		const moved = verdict.why === 'right' ? {done: done + 1, hint: 0} : {misses: misses + 1}
		return {part: 'trace', trace: {...trace, ...moved, reply: {guess: square, kind, ...verdict}}}
	},
	hint: ({trace}) =>
		isTraced(trace) || trace.hint === HINTS
			? {}
			: {part: 'trace', trace: {...trace, hint: trace.hint + 1, hints: trace.hints + 1, reply: null}},
	again: () => ({trace: BEGINNING, part: 'trace'}),
}

export const isTraced = ({done}) => done === MOVES.length

export const next = (state, event) => ({...state, ...EVENTS[event.type](state, event)})

export const blankChoices = ({answers}, blank) =>
	[...new Set([...OFFERED[blank], answers[blank].trim()])].filter(Boolean)
