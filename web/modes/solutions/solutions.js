// The mode that shows all solutions. Wires the choice, what is known, the grid and the parts around it to the page;
// decides nothing itself.
//
// Invariant: while it is hidden it draws nothing and fetches nothing.

import * as engine from '../../engine/solutions.js'
import { newest } from '../../engine/job.js'
import { MAX_SOLUTIONS_N } from '../../engine/known.js'
import { numberIn } from '../../figure/attributes.js'
import { placeAfter } from '../../ui/grid.js'
import { Screen } from '../../ui/screen.js'
import { EXERCISE_N, solvedExercise } from './exercise.js'
import { Grid } from './grid.js'
import { Known, placeOfClass } from './known.js'
import { listingOf } from './listing.js'
import { judged } from './question.js'
import { chosen, listed, solutionsOf, stepsTo } from './state.js'
import { Take } from './take.js'
import { solutionsView } from './view.js'

/** A walk of more steps takes so long that one should know. */
const FAR_STEPS = 2e9

/**
 * @typedef {object} State
 * @property {import('./state.js').Choice} choice
 * @property {string} wrong  what was typed and is no number of what is listed
 * @property {string} search  that walks to a board @property {string[]} offered  those that do
 * @property {{text: string, verdict: import('./question.js').Verdict}} asked
 * @property {import('./exercise.js').Exercise|null} exercise
 */

/** @param {HTMLElement} place @param {import('../index.js').Page} page  values: a Choice */
export const open = (place, page) => new Solutions(place, page).face

class Solutions {
	/** @type {State} */ #state
	#known
	#screen
	/** @type {Grid|null} */ #grid = null
	#away
	#asking = newest()
	#place
	#page

	constructor(place, page) {
		const { values, words, format, searches } = page
		this.#place = place
		this.#page = page
		this.#screen = new Screen(place, words, {
			view: words => solutionsView(this.#state, this.#look(words)),
			drawn: () => this.#drawGrid(),
			shown: () => this.#shown(),
			hidden: () => this.#hidden(),
			keys: this.#keys(),
		})
		const changed = this.#screen.drawSoon,
			{ failed } = this.#screen
		this.#known = new Known({ changed, arrived: isAwaited => this.#arrived(isAwaited), failed })
		this.#away = new Take({ engine, format, changed })
		this.#state = {
			choice: chosen(values),
			wrong: '',
			search: 'flags',
			offered: ['flags'],
			asked: { text: '', verdict: { kind: 'none' } },
			exercise: null,
		}
		this.#known.choose(this.#state.choice)
		this.#solve()
		searches().then(types => {
			this.#set({ offered: types.filter(({ stopsAtFirst }) => !stopsAtFirst).map(({ id }) => id) })
		}, failed)
	}

	get face() {
		return this.#screen.face({ visit: wanted => this.#choose(wanted), query: () => this.#state.choice })
	}

	/** @param {Partial<State>} change */
	#set(change) {
		this.#state = { ...this.#state, ...change }
		this.#screen.drawSoon()
	}

	// --- the choice -------------------------------------------------------------------------------------------

	/** @param {Partial<import('./state.js').Choice>} change */
	#choose(change) {
		const choice = chosen(change, this.#state.choice)
		this.#set({ choice, wrong: '' })
		this.#known.choose(choice)
		this.#solve()
		this.#want()
		this.#page.changed()
	}

	/** The exercise is of one n; it is solved once. */
	#solve() {
		const { choice, exercise } = this.#state
		if (choice.n === EXERCISE_N && !exercise)
			solvedExercise(this.#page, engine).then(exercise => this.#set({ exercise }), this.#screen.failed)
	}

	/** Fetches what is to be seen. */
	#want() {
		const { isShown, fault } = this.#screen
		if (!isShown || fault) return
		this.#known.want(this.#grid && !this.#state.choice.classes ? this.#grid.range : { from: 0, to: 0 })
	}

	/** Boards have come: mostly those that are scrolled to, which are the grid's alone. */
	#arrived(isAwaited) {
		if (isAwaited) this.#screen.drawSoon()
		else if (this.#screen.isShown) this.#grid?.drawSoon()
	}

	// --- acts -------------------------------------------------------------------------------------------------

	#chooseAt(place) {
		if (!this.#state.choice.classes || this.#known.list) this.#choose({ k: this.#known.numberAt(place) })
	}

	#step(key) {
		const { place } = this.#known
		const to = placeAfter(key, place, { count: listed(this.#state.choice), columns: 1, rows: 1 })
		if (to !== undefined && place >= 0) this.#chooseAt(to)
	}

	#submit(event) {
		event.preventDefault()
		const { value } = /** @type {HTMLInputElement} */ (this.#place.querySelector('#number')),
			number = numberIn(value)
		if (number >= 1 && number <= listed(this.#state.choice)) this.#chooseAt(number - 1)
		else this.#set({ wrong: value.trim() === '' ? '' : value })
	}

	/** Shows an image of the chosen board. @param {import('./detail.js').Image} image */
	async #showBoard(image) {
		const k = await this.#known.numberOf(image)
		if (k !== undefined) this.#choose({ k })
	}

	#walk(k) {
		const { choice, search } = this.#state
		this.#page.go('walk', { n: choice.n, search, solution: k })
	}

	/** Judges a text; of a solution the number and the class follow when they are found. @param {string} text */
	async #ask(text) {
		const signal = this.#asking.begin()
		this.#state = { ...this.#state, asked: { ...this.#state.asked, text } }
		try {
			const verdict = await judged(text, engine.attacks)
			if (signal.aborted) return
			this.#set({ asked: { text, verdict } })
			if (verdict.kind !== 'board' || !verdict.board || verdict.n > MAX_SOLUTIONS_N) return
			verdict.number = Number(await engine.indexOf(verdict.board, { signal }))
			verdict.place = await placeOfClass(verdict.n, verdict.board)
			this.#screen.drawSoon()
		} catch (error) {
			if (!signal.aborted) this.#screen.failed(error)
		}
	}

	#act = {
		choose: change => this.#choose(change),
		chooseAt: place => this.#chooseAt(place),
		step: key => this.#step(key),
		submit: event => this.#submit(event),
		showBoard: image => this.#showBoard(image),
		stop: () => this.#known.about && this.#choose({ k: this.#known.about.k }),
		walk: k => this.#walk(k),
		walkFrom: row => this.#page.go('walk', { n: EXERCISE_N, search: 'wraparound', 'start-row': row, solution: 1 }),
		search: search => this.#set({ search }),
		isFar: k => {
			const steps = stepsTo({ ...this.#state.choice, k })
			return steps > FAR_STEPS ? steps : 0
		},
		show: (n, k) => {
			this.#choose({ n, k })
			this.#place.scrollIntoView()
		},
		ask: text => this.#ask(text),
	}

	/** With Shift a key is none of these. */
	#keys() {
		const alone = does => event => !event.shiftKey && does(event)
		const steps = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(key => [key, alone(() => this.#step(key))])
		return {
			...Object.fromEntries(steps),
			w: alone(() => this.#walk(this.#state.choice.k)),
			Escape: alone(() => void this.#act.stop()),
		}
	}

	// --- drawing ----------------------------------------------------------------------------------------------

	#look(words) {
		const { present: now, place } = this.#known,
			{ search, offered, choice } = this.#state
		return {
			words,
			act: this.#act,
			now,
			place,
			fault: this.#screen.fault,
			searches: offered,
			search,
			nameOf: id => words.searches[id]?.name ?? id,
			takeView: this.#away.view(choice.n, now.board ? now : null, words),
			said: this.#said(words),
		}
	}

	/** For ears, where the grid does not say it. */
	#said(words) {
		const { k, n } = this.#state.choice,
			{ about } = this.#known
		const isInGrid = this.#place.querySelector('.grid')?.contains(document.activeElement)
		return about?.k === k && !isInGrid ? words.said(k, solutionsOf(n), words.positions(about.board)) : ''
	}

	/** The grid keeps its place in the page. */
	#drawGrid() {
		const { choice } = this.#state,
			count = listed(choice)
		if (count === 0 || (choice.classes && !this.#known.list)) return
		this.#grid ??= new Grid(this.#place.querySelector('.grid'), {
			choose: place => this.#chooseAt(place),
			open: place => this.#walk(this.#known.numberAt(place)),
			inView: () => this.#want(),
		})
		this.#grid.show(listingOf(choice, count, this.#known, this.#screen.words))
	}

	#shown() {
		this.#want()
		this.#grid?.restore()
	}

	#hidden() {
		this.#grid?.hide()
		this.#known.rest()
	}
}
