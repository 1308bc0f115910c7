// Questions about the next event, and verdicts on answers.

import {lazySearches} from './lazy-searches.js'

/**
 * @import {Moment} from '../engine/moment.js'
 * @typedef {'test'|'place'|'remove'|'move'} Predictable
 * @typedef {{row: number, col: number}} Square
 * @typedef {{ask: number, target: Moment, kinds: Predictable[]}} Question  ask: step where the walk pauses */

export const PREDICTABLE = ['test', 'place', 'remove', 'move']

/** Without `remove`, because breadth-first search removes no queens. */
const TUTORIAL = PREDICTABLE.slice(0, 3),
	BREADTH_FIRST = PREDICTABLE.slice(0, 2)

/** Event kinds that a reader can predict, because they do not depend on random choices or unknown state. */
export function predictableKinds(search) {
	const further = lazySearches()?.screens[search]
	if (further) return further.predictable ?? []
	return search === 'breadth-first' ? BREADTH_FIRST : TUTORIAL
}

const STOPS = ['enter', 'place', 'solution', 'remove', 'level', 'scatter', 'move']

export const stopKinds = kinds => [...new Set([...STOPS, ...kinds])]

export const isOpen = ({step}, question) => question !== null && question.ask <= step && step < question.target.step

export function judged(moment, {target}, square) {
	const {kind, row, col} = target.event,
		right = square.row === row && square.col === col,
		facts = factsOf(moment, target, square)
	const own = lazySearches()?.screens[moment.search]?.judged?.(moment, target.event, square)
	return own ? {...facts, ...own} : {right, reason: (right ? RIGHT : WRONG)[kind](moment, facts), ...facts}
}

export const explained = (moment, question) => judged(moment, question, question.target.event)

/** inRow: the current row, null just after a solution; tried: the last column tried in this row, or -1. */
function factsOf(moment, {event}, {row, col}) {
	const inRow = event.kind === 'remove' ? moment.event.row : event.row
	const top = moment.stack.at(-1)
	const tried = moment.event.kind === 'leave' ? moment.n - 1 : top?.row === inRow ? top.col : -1
	const by = attackersOf(moment, inRow, row, col)
	const wraps = inRow !== null && inRow < moment.startRow
	const next = {kind: event.kind, row: event.row, col: event.col}
	return {...next, square: {row, col}, inRow, tried, by, wraps, frontier: moment.frontier !== null}
}

/** Rows of the queens that attack a square, except the row being filled: breadth-first search ignores that queen. */
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
