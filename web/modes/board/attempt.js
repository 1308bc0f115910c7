// The reader's attempt at a puzzle: time, hints, result. Attempts are stored. Invariant: the clock runs only while the
// puzzle is visible and unsolved.

import {optionText} from '../../figure/attributes.js'
import {Clock, clockText} from './clock.js'
import {attemptIn, dayName, keyOf, longerStreak, puzzleFromName, streakIn} from './puzzle.js'
import {addressFromBoard, isSolved} from './state.js'
import {signsOf} from './text.js'

/** @import {Board} from './state.js' */

export class Attempt {
	clock
	#page
	#board = null
	#now = null

	constructor(page, tick) {
		this.#page = page
		this.clock = new Clock(() => performance.now(), tick)
	}

	get #isOpen() {
		return this.#now !== null && !this.#now.isSolved
	}

	/** @param {Board} board  after a change */
	follow(board) {
		const {puzzle} = board
		this.#board = board
		if ((puzzle && keyOf(puzzle)) !== (this.#now && this.#now.of)) {
			this.#now = puzzle && attemptIn(this.#page.stored?.('attempt'), puzzle)
			this.clock.begin(this.#now?.ms ?? null)
		}
		if (this.#isOpen && isSolved(board)) this.#solve(puzzle.name, new Date())
		this.store()
	}

	#solve(name, today) {
		this.clock.go(false)
		this.#now.isSolved = true
		if (!this.#now.isShown && name === dayName(today))
			this.#page.store?.('streak', JSON.stringify(longerStreak(streakIn(this.#page.stored?.('streak')), today)))
	}

	go(isShown) {
		this.clock.go(isShown && this.#isOpen)
	}

	hint() {
		if (this.#isOpen) this.#now.hints++
	}

	show() {
		if (this.#isOpen) this.#now.isShown = true
	}

	store() {
		if (!this.#now) return
		this.#now.ms = Math.round(this.clock.ms)
		this.#page.store?.('attempt', JSON.stringify(this.#now))
	}

	get result() {
		const {puzzle, n} = this.#board
		if (!puzzle) return null
		const {hints, isShown, isSolved} = this.#now,
			{last, days} = streakIn(this.#page.stored?.('streak'))
		return {
			...{...puzzleFromName(puzzle.name), name: puzzle.name, n, hints, isShown, isSolved},
			seconds: Math.floor(this.clock.ms / 1000),
			days: last === puzzle.name ? days : 0,
		}
	}

	shared(words) {
		const url = new URL(location.href),
			{n, puzzle, given, blocked} = addressFromBoard(this.#board)
		const query = {view: 'board', n, puzzle, given: optionText(given), blocked: optionText(blocked)}
		url.search = String(new URLSearchParams(Object.entries(query).filter(([, text]) => text)))
		const text = words.shared({...this.result, time: clockText(this.result.seconds), signs: signsOf(this.#board)})
		return {text, href: url.href}
	}
}
