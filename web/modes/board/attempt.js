// The reader's attempt at a puzzle: time, hints, result. Attempts are stored. Invariant: the clock runs only while the
// puzzle is visible and unsolved.

import {optionText} from '../../figure/attributes.js'
import {attemptIn, dayName, keyOf, longerStreak, puzzleFromName, streakIn} from './puzzle.js'
import {addressFromBoard, isSolved, signsOf} from './state.js'

const TICK_MS = 1000

export function makeAttempt(page, tick) {
	const clock = makeClock(() => performance.now(), tick)
	let board = null,
		now = null
	const isOpen = () => now !== null && !now.isSolved,
		streak = () => streakIn(page.stored?.('streak'))

	function solve(name, today) {
		clock.go(false)
		now.isSolved = true
		if (!now.isShown && name === dayName(today)) page.store?.('streak', JSON.stringify(longerStreak(streak(), today)))
	}

	const attempt = {
		clock,

		/** Handles a changed board. */
		follow(changed) {
			const {puzzle} = changed
			board = changed
			if ((puzzle && keyOf(puzzle)) !== (now && now.of)) {
				now = puzzle && attemptIn(page.stored?.('attempt'), puzzle)
				clock.begin(now?.ms ?? null)
			}
			if (isOpen() && isSolved(board)) solve(puzzle.name, new Date())
			attempt.store()
		},

		go: isShown => clock.go(isShown && isOpen()),
		hint: () => isOpen() && now.hints++,
		show: () => isOpen() && (now.isShown = true),

		store() {
			if (!now) return
			now.ms = Math.round(clock.ms)
			page.store?.('attempt', JSON.stringify(now))
		},

		get result() {
			const {puzzle, n} = board
			if (!puzzle) return null
			const {hints, isShown, isSolved} = now,
				{last, days} = streak()
			return {
				...{...puzzleFromName(puzzle.name), name: puzzle.name, n, hints, isShown, isSolved},
				seconds: Math.floor(clock.ms / 1000),
				days: last === puzzle.name ? days : 0,
			}
		},

		shared: words => sharedResult(board, attempt.result, words),
	}
	return attempt
}

function sharedResult(board, result, words) {
	const url = new URL(location.href),
		{n, puzzle, given, blocked} = addressFromBoard(board)
	const query = {view: 'board', n, puzzle, given: optionText(given), blocked: optionText(blocked)}
	url.search = String(new URLSearchParams(Object.entries(query).filter(([, text]) => text)))
	const text = words.shared({...result, time: clockText(result.seconds), signs: signsOf(board)})
	return {text, href: url.href}
}

export function makeClock(now, tick) {
	let timer,
		isVisible = false,
		before = null,
		since = null

	function runIfCounting() {
		clearInterval(timer)
		if (isVisible && since !== null) timer = setInterval(tick, TICK_MS)
	}

	const clock = {
		get seconds() {
			return isVisible && before !== null ? Math.floor(clock.ms / 1000) : undefined
		},

		get ms() {
			return before + (since === null ? 0 : now() - since)
		},

		/** spent: milliseconds so far, or null without a puzzle */
		begin(spent = 0) {
			before = spent
			since = null
			runIfCounting()
		},

		go(isGoing) {
			if (before === null || isGoing === (since !== null)) return
			if (!isGoing) before = clock.ms
			since = isGoing ? now() : null
			runIfCounting()
		},

		setVisible(is) {
			isVisible = is
			runIfCounting()
		},
	}
	return clock
}

export function clockText(seconds) {
	const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60],
		two = number => String(number).padStart(2, '0')
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
