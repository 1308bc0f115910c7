// The board mode, where readers place queens. It stores the board, and computes nothing while hidden.

import * as engine from '../../engine/complete.js'
import {newest} from '../../engine/job.js'
import {MAX_N, MAX_SOLUTIONS_N} from '../../engine/known.js'
import {boardGeometry} from '../../board/geometry.js'
import {squaresFromColumns} from '../../board/inline.js'
import {optionText} from '../../figure/attributes.js'
import {isSame} from '../../figure/state.js'
import {sizeCanvas} from '../../figure/surface.js'
import {copyText, shared} from '../../ui/clipboard.js'
import {readColors, onOtherColors} from '../../ui/colors.js'
import {makeScreen} from '../../ui/screen.js'
import {unmarked} from '../../words/marked.js'
import {makeExercise} from './exercise.js'
import {makeAttempt} from './attempt.js'
import {drawReaders} from './drawing.js'
import {BoardInput} from './input.js'
import {hintsFor, mistakeOn} from './hint.js'
import {Facts} from './facts.js'
import {dayName, isPuzzleName, nameOf, puzzleFromName} from './puzzle.js'
import {makeReading} from './reading.js'
import * as state from './state.js'
import {exportedBoard} from './export-board.js'
import {playView, summary} from './view.js'
import fetchPart from 'beside:check'

const USUAL_N = 8
const COMPARED = {search: 'completion', with: 'flags', clock: 'step', at: 0}

/** View state that each change of the board resets. */
const NOTHING = {
	...{lit: null, hint: null, done: null, isChecked: false, mistake: null, isRevealing: false},
	...{isShared: null, isCopied: null},
}

export function open(place, page) {
	const play = new Play(place, page)
	return play.screen.face({
		visit: wanted => play.visit(wanted),
		carry: n => play.resize(n),
		size: () => play.board.n,
		query: () => (page.go ? state.addressFromBoard : state.setupFromBoard)(play.board),
		board: () => play.taken,
		title: title => `${play.screen.words.boardTitle(play.board)} · ${title}`,
		known: () => play.facts.known,
		scoring: play.exercise?.scored,
	})
}

class Play {
	#state
	#drawn
	#place
	#page
	#options = {heat: false, attacks: false, time: false}
	#view = {...NOTHING, isUnfolded: false, geometry: null, hasFacts: false}
	#hints = null
	reading = makeReading()
	#pasting = newest()
	#attempt
	#rejections = []
	facts
	hands = new BoardInput(this)
	exercise = null

	constructor(place, page) {
		const {words, values} = page
		this.#place = place
		this.#page = page
		const resize = new ResizeObserver(() => this.screen.drawSoon())
		this.screen = makeScreen(place, words, {
			view: (words, late) => playView({...this.#shown(words), w: words, late, act: this, at: this.#at}),
			ahead: () => {
				const isOther = this.#view.geometry !== null && this.#state !== this.#drawn
				if (isOther) this.#draw()
				return isOther
			},
			drawn: () => {
				resize.observe(place.querySelector('.mine'))
				this.#draw()
				this.reading.focus(place)
			},
			shown: () => {
				this.facts.load(this.board)
				this.#attempt.go(true)
			},
			hidden: () => {
				this.facts.stop()
				this.#attempt.go(false)
				this.#attempt.store()
			},
			keys: {u: this.undo, r: this.redo, h: this.hint, c: () => this.reveal()},
		})
		const {hears = window, signal} = page
		onOtherColors(this.screen.drawSoon, signal)
		hears.addEventListener('keydown', event => this.screen.isShown && this.#undoBy(event), {signal})
		addEventListener('pagehide', () => this.#attempt.store(), {signal})
		const changed = () => {
			this.screen.drawSoon()
			page.changed()
		}
		this.facts = new Facts(changed, this.screen.failed)
		this.#attempt = makeAttempt(page, this.screen.drawSoon)
		const hasSetup = values.anew || values.puzzle || values.given.length + values.blocked.length > 0,
			before = state.revived(page.stored?.('board'))
		this.#state = before ?? state.begun(state.makeBoard(values.n ?? USUAL_N))
		if (page.scores) {
			const begin = board => this.#become(state.begun(board))
			this.exercise = makeExercise(page.scores, {board: () => this.board, begin})
		}
		if (hasSetup || this.exercise || values.isReading) this.visit(values)
		else if (values.n !== null) this.resize(values.n)
		if (!before) this.#state = state.begun(this.board)
		this.#attempt.follow(this.board)
	}

	get board() {
		return this.#state.board
	}

	#at = index => index + this.#page.base()

	visit({n, given, blocked, isReading, ...others}) {
		if (isReading) {
			this.reading.isOpen = this.reading.isAwaited = true
			this.#set({isUnfolded: true})
		}
		const isEmpty = given.length + blocked.length === 0
		if (n === null && isEmpty && !others.puzzle) return
		const {board, rejected} = state.boardFromSetup({n: n ?? USUAL_N, given, blocked, ...others})
		this.#rejections = rejected
		if (this.exercise) this.exercise.begin(board)
		else if (board.puzzle && isEmpty) this.#begin(board.puzzle.name)
		else this.#change(board)
	}

	#set(change) {
		Object.assign(this.#view, change)
		this.screen.drawSoon()
	}

	#become(now) {
		if (now === this.#state) return
		this.#state = now
		this.#hints = null
		this.#set(NOTHING)
		this.#page.store?.('board', state.storedText(now))
		this.#attempt.follow(this.board)
		if (this.screen.isShown) this.facts.load(this.board)
		this.#attempt.go(this.screen.isShown)
		this.#page.changed()
		this.exercise?.changed()
	}

	#change(board) {
		this.#become(state.changed(this.#state, board))
	}

	toggle(square, what) {
		this.#rejections = []
		this.#change(state.toggled(this.board, square, what))
		this.#set({done: square})
	}

	carry(from, to) {
		this.#change(state.carried(this.board, from, to))
		this.#set({done: to})
	}

	/** A puzzle cannot change its size: a new size ends it and gives an empty board. */
	resize(n) {
		this.#change(this.board.puzzle ? state.makeBoard(n) : state.resized(this.board, n))
	}

	free = () => this.#change(state.makeBoard(this.board.n))

	undo = () => this.#become(state.undone(this.#state))
	redo = () => this.#become(state.redone(this.#state))
	clear = () => this.#change(state.emptied(this.board))
	turn = () => this.#change(state.turned(this.board))
	mirror = () => this.#change(state.mirrored(this.board))
	complete = async () => {
		await this.facts.next()
		const {found, at} = this.facts.known
		this.exercise?.shown(found[at])
	}
	back = () => this.#change(this.exercise.board)

	keep = () => {
		const {found, at} = this.facts.known
		this.#change(state.fullBoard(found[at], this.board.closed))
	}

	check = async () => {
		const {board} = this,
			mistake = await mistakeOn(board, engine).catch(this.screen.failed)
		if (board === this.board)
			this.#set({isChecked: true, done: null, hint: null, mistake, lit: mistake && {squares: mistake.squares}})
	}

	/** Completes the board or, in a puzzle, asks the reader to confirm first. reveal(false) closes the confirmation. */
	reveal = (isAsked = true) => {
		if (!this.board.puzzle) return this.complete()
		this.#set({isRevealing: isAsked && !state.isSolved(this.board)})
	}

	revealed = async () => {
		const {board} = this
		const solution = await engine.complete(state.setupFromBoard(state.emptied(board))).catch(this.screen.failed)
		if (!solution || board !== this.board) return
		this.#attempt.show()
		this.#change(state.fullBoard(solution, board.closed, board.puzzle))
	}

	unfold = () => this.#set({isUnfolded: !this.#view.isUnfolded})

	set(options) {
		Object.assign(this.#options, options)
		this.#attempt.clock.setVisible(this.#options.time)
		this.facts.wantHeat(this.#options.heat)
		this.screen.drawSoon()
	}

	light = lit => this.#set({lit})

	hint = async () => {
		const {board} = this,
			{known} = this.facts
		if (state.isSolved(board) || !(known.one || (board.puzzle && known.one === null))) return
		this.#hints ??= await hintsFor(board, known, engine).catch(this.screen.failed)
		if (board !== this.board) return
		if (!this.#hints?.length) return this.check()
		this.#attempt.hint()
		this.#view.done = null
		const hint = this.#hints[(this.#hints.indexOf(this.#view.hint) + 1) % this.#hints.length]
		this.#set({hint, lit: hint})
	}

	today = () => this.#begin(dayName(new Date()))
	day = name => isPuzzleName(name) && name <= dayName(new Date()) && this.#begin(name)
	puzzle = level => this.#begin(nameOf(this.board.n, level, Math.floor(Math.random() * 2 ** 32)))
	next = () => this.puzzle(puzzleFromName(this.board.puzzle.name).level)

	async #begin(name) {
		const {n, seed, level} = puzzleFromName(name)
		try {
			const made = await engine.puzzle({n, seed, level})
			this.#rejections = made ? [] : [{name: 'level', value: level}]
			if (made) this.#change(state.boardFromSetup({...made, puzzle: name}).board)
			this.screen.drawSoon()
		} catch (error) {
			this.screen.failed(error)
		}
	}

	share = async () => {
		const text = this.#place.querySelector('#board-result')
		this.#set({isShared: await shared(this.shared, text)})
	}

	get shared() {
		return this.#attempt.shared(this.screen.words)
	}

	/** Acts that open the board in the page's other modes, which a figure lacks. */
	get ways() {
		const {go} = this.#page,
			{n, given, blocked} = state.setupFromBoard(this.board),
			columns = this.board.queens.map(square => square % n)
		const values = {n: String(n), given: optionText(given), blocked: optionText(blocked)}
		return (
			go && {
				walk: n <= MAX_N && (() => go('walk', values)),
				compare: n <= MAX_N && (() => go('compare', {n, given, blocked, ...COMPARED})),
				number: n <= MAX_SOLUTIONS_N && state.isSolved(this.board) && (() => go('solutions', {n, board: columns})),
			}
		)
	}

	get takeAway() {
		return this.#page.takeAway && (() => this.#page.takeAway(this.taken))
	}

	copy = async () => this.#set({isCopied: await copyText(state.textOfBoard(this.board))})

	read = () => {
		this.reading.isOpen = !this.reading.isOpen
		this.screen.drawSoon()
	}

	async take(text) {
		const signal = this.#pasting.begin()
		try {
			const read = text.trim() ? await (await fetchPart('check')).boardsIn(text, {crosses: 'blocked'}) : null
			if (signal.aborted) return
			this.#become(this.reading.take(read, this.#state))
			this.screen.drawSoon()
		} catch (error) {
			if (!signal.aborted) this.screen.failed(error)
		}
	}

	leaf(by) {
		this.#become(this.reading.show(this.reading.at + by, this.#state))
	}

	get #now() {
		return {...this.#view, state: this.#state, known: this.facts.known, puzzle: this.#attempt.result}
	}

	#shown(words) {
		const {known} = this.facts,
			{n, queens} = this.board
		this.#view.hasFacts ||= Boolean(known.one || known.why || known.isGivenUp || this.screen.fault)
		const completion = known.at >= 0 ? squaresFromColumns(known.found[known.at]) : []
		return {
			...this.#now,
			options: this.#options,
			heat: this.#options.heat ? known.heat : null,
			added: completion.filter(({row, col}) => !queens.includes(row * n + col)),
			today: dayName(new Date()),
			hasMouse: !matchMedia('(pointer: coarse)').matches,
			seconds: this.#attempt.clock.seconds,
			rejections: [
				...this.#rejections.map(({name, value}) => words.rejected[name](value, n)),
				...(this.screen.fault ? [words.noEngine(this.screen.fault)] : []),
			],
			summary: summary(this.#now, words, this.#at),
		}
	}

	get taken() {
		const {words} = this.screen,
			sentence = at => unmarked(summary(this.#now, words, at))
		return exportedBoard(this.board, {words, sentence, attacks: this.#options.attacks, labels: this.#page.base()})
	}

	#draw() {
		const canvas = this.#place.querySelector('.mine canvas'),
			size = canvas.parentElement.clientWidth,
			rem = parseFloat(getComputedStyle(this.#place).fontSize)
		if (!size) return
		const g = boardGeometry(size, this.board.n, devicePixelRatio, rem)
		sizeCanvas(canvas, g)
		if (!isSame(g, this.#view.geometry)) this.#set({geometry: g})
		canvas.oncontextrestored = this.screen.drawSoon
		const ctx = canvas.getContext('2d')
		ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
		const {words} = this.screen,
			{heat, added, lit, options} = this.#shown(words)
		const textOf = (ways, square) => (ways > 0n && !this.board.queens.includes(square) ? words.brief(ways) : '')
		const style = {at: this.#at, attacks: options.attacks, pointed: this.hands.pointed, heat: heat?.flat().map(textOf)}
		this.#drawn = this.#state
		drawReaders(ctx, this.board, {...style, added, lit, colors: readColors(canvas)}, g)
	}

	#undoBy(event) {
		const {key, ctrlKey, metaKey, shiftKey, target} = event
		if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || target.matches('input, textarea')) return
		event.preventDefault()
		if (shiftKey) this.redo()
		else this.undo()
	}
}
