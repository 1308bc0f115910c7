// The play mode: readers place queens and block squares, and see facts about the board. The board survives a reload.
// The mode computes nothing while hidden.

import * as engine from '../../engine/complete.js'
import {newest} from '../../engine/job.js'
import {MAX_N} from '../../engine/known.js'
import {boardGeometry} from '../../board/geometry.js'
import {squaresFromColumns} from '../../board/inline.js'
import {optionText} from '../../figure/attributes.js'
import {isSame} from '../../figure/pointing.js'
import {sizeCanvas} from '../../figure/surface.js'
import {copied} from '../../ui/clipboard.js'
import {readColors, onOtherColors} from '../../ui/colors.js'
import {boardsIn} from '../../ui/pasted-boards.js'
import {Screen} from '../../ui/screen.js'
import {unmarked} from '../../words/marked.js'
import {makeExercise} from './exercise.js'
import {Clock} from './clock.js'
import {drawReaders} from './drawing.js'
import {Hands} from './hands.js'
import {hintsFor} from './hint.js'
import {Facts} from './facts.js'
import {Reading} from './reading.js'
import * as state from './state.js'
import {exportedBoard} from './export-board.js'
import {textOfBoard} from './text.js'
import {playView, sentence} from './view.js'

const USUAL_N = 8,
	LEAST_PUZZLE_N = 4

/** @type {import('../index.js').Open} */
export function open(place, page) {
	const play = new Play(place, page)
	return play.screen.face({
		visit: wanted => play.visit(wanted),
		carry: n => play.resize(n),
		size: () => play.board.n,
		query: () => state.setupFromBoard(play.board),
		board: () => play.taken,
		title: title => `${play.screen.words.boardTitle(play.board)} · ${title}`,
		known: () => play.known,
		scoring: play.exercise?.scored,
	})
}

class Play {
	#state
	#place
	#page
	#facts
	#clock
	#options = {heat: false, attacks: false, time: false}
	#lit = null
	#hint = null
	#hints = null
	#done = null
	#reading = new Reading()
	#pasting = newest()
	#puzzle = null
	#refusals = []
	hands = new Hands(this, () => this.screen.drawSoon())
	exercise = null
	#geometry = null
	#hasFacts = false

	constructor(place, page) {
		const {words, values} = page
		this.#place = place
		this.#page = page
		const resize = new ResizeObserver(() => this.screen.drawSoon())
		this.screen = new Screen(place, words, {
			view: words => playView(this.#shown(words), {words, act: this, at: this.#at}),
			drawn: () => {
				resize.observe(place.querySelector('.mine'))
				this.#draw()
			},
			shown: () => {
				this.#facts.load(this.board)
				this.#time()
			},
			hidden: () => {
				this.#facts.stop()
				this.#clock.go(false)
			},
			keys: this.#keys(),
		})
		const {hears = window, signal} = page
		onOtherColors(this.screen.drawSoon, signal)
		hears.addEventListener('keydown', event => this.screen.isShown && this.#undoBy(event), {signal})
		const changed = () => {
			this.screen.drawSoon()
			page.changed()
		}
		this.#facts = new Facts(engine, changed, this.screen.failed)
		this.#clock = new Clock(() => performance.now(), this.screen.drawSoon)
		const hasSetup = values.anew || values.given.length + values.blocked.length > 0,
			before = state.revived(page.stored?.('board'))
		this.#state = before ?? state.begun(state.makeBoard(values.n ?? USUAL_N))
		if (page.scores) {
			const begin = board => this.#become(state.begun(board))
			this.exercise = makeExercise(page.scores, {board: () => this.board, begin})
		}
		if (hasSetup || this.exercise) this.visit(values)
		else if (values.n !== null) this.resize(values.n)
		if (!before) this.#state = state.begun(this.board)
	}

	get known() {
		return this.#facts.known
	}

	get board() {
		return this.#state.board
	}

	get #puzzleNow() {
		const {n, queens} = this.board,
			puzzle = this.#puzzle
		return puzzle?.n === n && puzzle.squares.every(square => queens.includes(square)) ? puzzle : null
	}

	#at = index => index + this.#page.base()

	visit({n, given, blocked}) {
		if (n === null && given.length + blocked.length === 0) return
		const {board, refused} = state.boardFromSetup({n: n ?? USUAL_N, given, blocked})
		this.#refusals = refused
		if (this.exercise) this.exercise.begin(board)
		else this.#change(board)
	}

	#become(now) {
		if (now === this.#state) return
		this.#state = now
		this.#lit = this.#hint = this.#hints = this.#done = null
		this.#page.store?.('board', state.storedText(now))
		if (this.screen.isShown) this.#facts.load(this.board)
		this.#time()
		this.#page.changed()
		this.exercise?.changed()
		this.screen.drawSoon()
	}

	#change(board) {
		this.#become(state.changed(this.#state, board))
	}

	toggle(square, what) {
		this.#refusals = []
		this.#change(state.toggled(this.board, square, what))
		this.#done = square
	}

	carry(from, to) {
		this.#change(state.carried(this.board, from, to))
		this.#done = to
	}

	resize(n) {
		this.#change(state.resized(this.board, n))
	}

	undo = () => this.#become(state.undone(this.#state))
	redo = () => this.#become(state.redone(this.#state))
	clear = () => this.#change(state.makeBoard(this.board.n))
	turn = () => this.#change(state.turned(this.board))
	mirror = () => this.#change(state.mirrored(this.board))
	complete = async () => {
		await this.#facts.next()
		const {found, at} = this.known
		this.exercise?.shown(found[at])
	}
	anew = () => this.exercise.scored.forget()
	back = () => this.#change(this.exercise.board)
	hide = () => this.#facts.hide()
	giveUp = () => this.#facts.giveUp()
	loadAgain = () => this.#facts.load(this.board)

	keep = () => {
		const {found, at} = this.known
		this.#change(state.fullBoard(found[at], this.board.closed))
	}

	set(options) {
		Object.assign(this.#options, options)
		this.#clock.setVisible(this.#options.time)
		this.#facts.wantHeat(this.#options.heat)
		this.screen.drawSoon()
	}

	light(step) {
		this.#lit = step
		this.screen.drawSoon()
	}

	hint = async () => {
		const {board} = this,
			{known} = this.#facts
		if (!known.one) return
		this.#hints ??= await hintsFor(board, known, engine).catch(this.screen.failed)
		if (board !== this.board || !this.#hints?.length) return
		this.#lit = this.#hint = this.#hints[(this.#hints.indexOf(this.#hint) + 1) % this.#hints.length]
		this.screen.drawSoon()
	}

	today = () => {
		const now = new Date(),
			[month, day] = [now.getMonth() + 1, now.getDate()].map(number => String(number).padStart(2, '0'))
		return this.#begin({seed: Number(`${now.getFullYear()}${month}${day}`), level: 2, date: now})
	}

	puzzle(level) {
		return this.#begin({seed: Math.floor(Math.random() * 2 ** 32), level})
	}

	async #begin({seed, level, date = undefined}) {
		const size = this.board.n,
			n = size >= LEAST_PUZZLE_N && size <= MAX_N ? size : USUAL_N
		try {
			const made = await engine.puzzle({n, seed, level})
			const squares = made?.given.map(({row, col}) => row * n + col)
			if (made) this.#change(state.makeBoard(n, squares))
			this.#puzzle = made && {n, level, date, squares}
			if (made) this.#clock.begin()
			this.#time()
			this.#refusals = made ? [] : [{name: 'level', value: level}]
			this.screen.drawSoon()
		} catch (error) {
			this.screen.failed(error)
		}
	}

	#time() {
		this.#clock.go(this.screen.isShown && this.#puzzleNow !== null && !state.isSolved(this.board))
	}

	get walk() {
		const {n, given, blocked} = state.setupFromBoard(this.board)
		const values = {n: String(n), given: optionText(given), blocked: optionText(blocked)}
		return this.#page.go && (() => this.#page.go('walk', values))
	}

	get compare() {
		const searches = {search: 'completion', with: 'flags', clock: 'step', at: 0}
		return this.#page.go && (() => this.#page.go('compare', {...state.setupFromBoard(this.board), ...searches}))
	}

	get takeAway() {
		return this.#page.takeAway && (() => this.#page.takeAway(this.taken))
	}

	copy = async event => {
		const button = event.target,
			isCopied = await copied(textOfBoard(this.board), button)
		button.textContent = isCopied ? this.screen.words.copied : this.screen.words.copyByHand
	}

	read = () => {
		this.#reading.isOpen = !this.#reading.isOpen
		this.screen.drawSoon()
	}

	async take(text) {
		const signal = this.#pasting.begin()
		try {
			const read = text.trim() ? await boardsIn(text, {crosses: 'blocked'}) : null
			if (signal.aborted) return
			this.#become(this.#reading.take(read, this.#state))
			this.screen.drawSoon()
		} catch (error) {
			if (!signal.aborted) this.screen.failed(error)
		}
	}

	leaf(by) {
		this.#become(this.#reading.show(this.#reading.at + by, this.#state))
	}

	#shown(words) {
		const {known} = this.#facts,
			n = this.board.n
		this.#hasFacts ||= Boolean(known.one || known.why || known.isGivenUp || this.screen.fault)
		const completion = known.at >= 0 ? squaresFromColumns(known.found[known.at]) : []
		return {
			state: this.#state,
			known,
			hasFacts: this.#hasFacts,
			options: this.#options,
			heat: this.#options.heat ? known.heat : null,
			added: completion.filter(({row, col}) => !this.board.queens.includes(row * n + col)),
			geometry: this.#geometry,
			focused: this.hands.focused,
			puzzle: this.#puzzleNow,
			hint: this.#hint,
			lit: this.#lit,
			reading: this.#reading,
			seconds: this.#puzzleNow ? this.#clock.seconds : undefined,
			refusals: [
				...this.#refusals.map(({name, value}) => words.refused[name](value, n)),
				...(this.screen.fault ? [words.noEngine(this.screen.fault)] : []),
			],
			done: this.#done,
			answered: this.exercise?.reply,
			attempt: this.exercise?.scored.attempt,
			isUnsolved: this.exercise?.isOpen(),
			summary: unmarked(this.#sentence(words, this.#at)),
		}
	}

	#sentence = (words, at) =>
		sentence({state: this.#state, known: this.#facts.known, puzzle: this.#puzzleNow}, words, at)

	get taken() {
		const {words} = this.screen,
			sentence = at => unmarked(this.#sentence(words, at))
		return exportedBoard(this.board, {words, sentence, attacks: this.#options.attacks, labels: this.#page.base()})
	}

	#draw() {
		const canvas = this.#place.querySelector('.mine canvas'),
			size = canvas.parentElement.clientWidth,
			rem = parseFloat(getComputedStyle(this.#place).fontSize)
		if (!size) return
		const g = boardGeometry(size, this.board.n, devicePixelRatio, rem)
		sizeCanvas(canvas, g)
		if (!isSame(g, this.#geometry)) {
			this.#geometry = g
			this.screen.drawSoon()
		}
		canvas.oncontextrestored = this.screen.drawSoon
		const ctx = canvas.getContext('2d')
		ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
		const {heat, added} = this.#shown(this.screen.words),
			{words} = this.screen
		const texts = heat
			?.flat()
			.map((ways, square) => (ways > 0n && !this.board.queens.includes(square) ? words.brief(ways) : ''))
		const look = {at: this.#at, attacks: this.#options.attacks, pointed: this.hands.pointed, heat: texts ?? null}
		drawReaders(ctx, this.board, {...look, added, lit: this.#lit, colors: readColors(canvas)}, g)
	}

	#keys() {
		const alone = act => event => (event.shiftKey ? false : act())
		return {u: alone(this.undo), r: alone(this.redo), h: alone(this.hint), c: alone(this.complete)}
	}

	#undoBy(event) {
		const {key, ctrlKey, metaKey, shiftKey, target} = event
		if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || target.matches('input, textarea')) return
		event.preventDefault()
		if (shiftKey) this.redo()
		else this.undo()
	}
}
