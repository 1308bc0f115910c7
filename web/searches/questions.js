// "What happens next?": where to stop and ask, and what there is to say of an answer: reasons as data, for the words.
//
// A question asks for the square of its `target`, the next event of the kinds chosen. The tests that give it away must
// not be seen before: so the walk stops at `ask`, the last moment before the target that is neither a return from a row
// nor a test that is not asked for:
//
//     … remove 2 1 │ test 2 2 attacked │ test 2 3 free │ place 2 3 …
//       ask        │       would give it away          │ target
//
// Invariants: every reason is true of the moment that was judged. Between `ask` and `target` no queen is placed or
// taken back and no row entered, so a question may be put at any moment between the two.

import {lazySearches} from './lazy-searches.js'

/**
 * @import {Kind, Moment} from '../engine/moment.js'
 * @typedef {'test'|'place'|'remove'|'move'} Predictable
 * @typedef {{row: number, col: number}} Square
 * @typedef {{ask: number, target: Moment, kinds: Predictable[]}} Question  ask: a step
 * @typedef {{right: number, wrong: number, shown: number}} Tally
 * @typedef {object} Judged
 * @property {boolean} right @property {string} reason  of RIGHT's or WRONG's, below, or a search's own
 * @property {Predictable} kind  of what happens next @property {number} row @property {number} col  too
 * @property {Square} square  the answer
 * @property {number|null} inRow  where the search is; null when it has just found a solution
 * @property {number} tried  the last column tried there, -1 before the first
 * @property {number[]} by  rows of the queens that attack the answer
 * @property {boolean} wraps  the search has come round to the first rows
 * @property {boolean} frontier  the queens are one board of many
 */

/** @type {Predictable[]} */
export const PREDICTABLE = ['test', 'place', 'remove', 'move']

/** Of the tutorials' searches; breadth-first takes nothing back, and would be walked to its end for that. */
const TUTORIAL = PREDICTABLE.slice(0, 3),
	BREADTH_FIRST = PREDICTABLE.slice(0, 2)

/** What may be asked of what happens next: what depends on no lot, and on nothing that is not known here.
 * @param {string} search @returns {Predictable[]} */
export function predictableOf(search) {
	const further = lazySearches()?.screens[search]
	if (further) return further.predictable ?? []
	return search === 'breadth-first' ? BREADTH_FIRST : TUTORIAL
}

/** Where a walk may wait. @type {Kind[]} */
const STOPS = ['enter', 'place', 'solution', 'remove', 'level', 'scatter', 'move']

/** The last one before the target is the moment to ask. @type {(kinds: Predictable[]) => Kind[]} */
export const stopKinds = kinds => [...new Set([...STOPS, ...kinds])]

export const isOpen = ({step}, question) => question !== null && question.ask <= step && step < question.target.step

/** While the question is open.
 * @type {(moment: Moment, question: Pick<Question, 'target'>, square: Square) => Judged} */
export function judged(moment, {target}, square) {
	const {kind, row, col} = target.event,
		right = square.row === row && square.col === col,
		facts = factsOf(moment, target, square)
	const own = lazySearches()?.screens[moment.search]?.judged?.(moment, target.event, square)
	return own ? {...facts, ...own} : {right, reason: (right ? RIGHT : WRONG)[kind](moment, facts), ...facts}
}

export const explained = (moment, question) => judged(moment, question, question.target.event)

function factsOf(moment, {event}, {row, col}) {
	const inRow = event.kind === 'remove' ? moment.event.row : event.row
	const top = moment.stack.at(-1)
	const tried = moment.event.kind === 'leave' ? moment.n - 1 : top?.row === inRow ? top.col : -1
	const by = attackersOf(moment, inRow, row, col)
	const wraps = inRow !== null && inRow < moment.startRow
	const next = {kind: event.kind, row: event.row, col: event.col}
	return {...next, square: {row, col}, inRow, tried, by, wraps, frontier: moment.frontier !== null}
}

/** The rows of the queens that attack a square, but the row being filled: breadth-first search goes on with the board
 * that the one on view was made of. */
const attackersOf = ({n, queens, attackers}, inRow, row, col) =>
	queens.flatMap((queen, r) => (queen >= 0 && r !== inRow && (attackers[row * n + col] >>> r) & 1 ? [r] : []))

const isQueen = ({queens}, {row, col}) => queens[row] === col

function removalReason(moment, {inRow}) {
	if (inRow === null) return 'afterSolution'
	const isFree = (_, col) => attackersOf(moment, inRow, inRow, col).length === 0
	return moment.queens.some(isFree) ? 'allTried' : 'noneFree'
}

const RIGHT = {
	test: (_, {col}) => (col === 0 ? 'begins' : 'onward'),
	place: (_, {col, tried}) => (col === tried ? 'tested' : 'free'),
	remove: removalReason,
}

const WRONG = {
	test: (moment, facts) => elsewhere(moment, facts) ?? (facts.square.col > facts.col ? 'skips' : 'tried'),
	place: (moment, facts) =>
		elsewhere(moment, facts) ?? (facts.by.length > 0 ? 'attacked' : facts.square.col > facts.col ? 'later' : 'tried'),
	remove: (moment, facts) => (isQueen(moment, facts.square) ? 'otherQueen' : removalReason(moment, facts)),
}

function elsewhere(moment, {square, row}) {
	if (square.row === row) return undefined
	return isQueen(moment, square) ? 'queen' : 'row'
}
