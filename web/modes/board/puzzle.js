// Puzzles: their names, the reader's attempt, and the streak of solved daily puzzles.
//
//   2026-11-28   the puzzle of that day: n = 8, medium; the digits are the seed
//   8-3-4711     n, level 1 … 3, seed
//
// A shared address holds a puzzle's squares and its name, so that a later generator does not change old puzzles.
// Invariant: `of` in an attempt is the key of its puzzle.

import {parsed} from '../../ui/storage.js'

const DAILY_N = 8,
	DAILY_LEVEL = 2,
	LEAST_N = 6,
	MOST_N = 12
export const LEVELS = [1, 2, 3]

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const OTHER = /^(\d\d?)-([123])-(\d{1,16})$/

export const isPuzzleName = name => DAY.test(name) || OTHER.test(name)

/** The local date, year-month-day; without Intl, as in words/numbers.js. */
export const dayName = date =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')

const dayOf = name => {
	const [, year, month, day] = DAY.exec(name) ?? []
	return year ? new Date(+year, +month - 1, +day) : null
}

export function puzzleFromName(name) {
	const [, n, level, seed] = OTHER.exec(name) ?? []
	if (n) return {n: +n, level: +level, seed: +seed, day: null}
	return {n: DAILY_N, level: DAILY_LEVEL, seed: +name.replaceAll('-', ''), day: dayOf(name)}
}

export const nameOf = (size, level, seed) => `${size >= LEAST_N && size <= MOST_N ? size : DAILY_N}-${level}-${seed}`

export const keyOf = ({name, queens, closed}) => [name, queens, closed].join(';')

export function attemptIn(text, puzzle) {
	const fresh = {of: keyOf(puzzle), ms: 0, hints: 0, isShown: false, isSolved: false}
	const old = parsed(text)
	return old?.of === fresh.of && old.ms >= 0 && old.hints >= 0 ? {...fresh, ...old} : fresh
}

export function streakIn(text) {
	const {last, days} = parsed(text) ?? {}
	return isPuzzleName(last) && days > 0 ? {last, days} : {last: '', days: 0}
}

export function longerStreak({last, days}, today) {
	const now = dayName(today),
		before = dayName(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1))
	if (last === now) return {last, days}
	return {last: now, days: last === before ? days + 1 : 1}
}
