// The mode that shows all solutions. While it is hidden it draws nothing and fetches nothing.

import * as engine from '../../engine/solutions.js'
import {newest} from '../../engine/job.js'
import {MAX_SOLUTIONS_N} from '../../engine/known.js'
import {numberIn} from '../../figure/attributes.js'
import {placeAfter} from '../../ui/grid.js'
import {Screen} from '../../ui/screen.js'
import {EXERCISE_N, SEARCH, solvedExercise} from './exercise.js'
import {Grid} from './grid.js'
import {Known, placeOfClass} from './known.js'
import {judged} from './question.js'
import {chosen, listed, solutionsOf, stepsTo} from './state.js'
import {Take} from './take.js'
import {listingOf, solutionsView} from './view.js'

const FAR_STEPS = 2e9

/** values: a Choice. @type {import('../index.js').Open} */
export function open(place, page) {
	const solutions = new Solutions(place, page)
	return solutions.screen.face({
		visit: wanted => solutions.choose(wanted),
		carry: n => solutions.choose({n}),
		query: () => solutions.choice,
		title(title) {
			const {screen, choice} = solutions
			return `${screen.words.boardTitle(choice, solutionsOf(choice.n))} · ${title}`
		},
	})
}

class Solutions {
	#state
	#known
	#take
	#grid = null
	#asking = newest()
	#place
	#page

	constructor(place, page) {
		const {values, words, format, searches} = page
		this.#place = place
		this.#page = page
		this.screen = new Screen(place, words, {
			view: () => solutionsView(this.#state, this.#look()),
			drawn: () => this.#drawGrid(),
			shown: () => {
				this.#want()
				this.#grid?.restore()
			},
			hidden: () => {
				this.#grid?.hide()
				this.#known.boards.want([])
			},
			keys: this.#keys(),
		})
		const {drawSoon: changed, failed} = this.screen
		this.#known = new Known({changed, arrived: isAwaited => this.#arrived(isAwaited), failed})
		this.#take = new Take({...engine, format}, changed)
		this.#state = {
			choice: chosen(values),
			wrong: '',
			search: 'flags',
			offered: ['flags'],
			asked: {text: '', verdict: {kind: 'none'}},
			exercise: null,
		}
		this.#known.choose(this.choice)
		this.#solve()
		searches().then(types => {
			const isOffered = ({stopsAtFirst, isFurther}) => !stopsAtFirst && !isFurther
			this.#set({offered: types.filter(isOffered).map(({id}) => id)})
		}, failed)
	}

	get choice() {
		return this.#state.choice
	}

	#set(change) {
		this.#state = {...this.#state, ...change}
		this.screen.drawSoon()
	}

	choose(change) {
		const choice = chosen(change, this.choice)
		this.#set({choice, wrong: ''})
		this.#known.choose(choice)
		this.#solve()
		this.#want()
		this.#page.changed()
	}

	#solve() {
		if (this.choice.n === EXERCISE_N && !this.#state.exercise)
			solvedExercise(this.#page, engine).then(exercise => this.#set({exercise}), this.screen.failed)
	}

	#want() {
		const {isShown, fault} = this.screen
		if (!isShown || fault) return
		this.#known.want(this.#grid && !this.choice.classes ? this.#grid.range : {from: 0, to: 0})
	}

	#arrived(isAwaited) {
		if (isAwaited) this.screen.drawSoon()
		else if (this.screen.isShown) this.#grid?.drawSoon()
	}

	chooseAt(place) {
		if (!this.choice.classes || this.#known.list) this.choose({k: this.#known.numberAt(place)})
	}

	step(key) {
		const {place} = this.#known
		const to = placeAfter(key, place, {count: listed(this.choice), columns: 1, rows: 1})
		if (to !== undefined && place >= 0) this.chooseAt(to)
	}

	go(text) {
		const number = numberIn(text)
		if (number >= 1 && number <= listed(this.choice)) this.chooseAt(number - 1)
		else this.#set({wrong: text.trim() && text})
	}

	async showImage(image) {
		const k = await this.#known.numberOf(image)
		if (k !== undefined) this.choose({k})
	}

	stop() {
		const {about} = this.#known
		if (about) this.choose({k: about.k})
	}

	walk(solution = this.choice.k) {
		this.#page.go('walk', {n: this.choice.n, search: this.#state.search, solution})
	}

	walkFrom(row) {
		this.#page.go('walk', {n: EXERCISE_N, search: SEARCH, 'start-row': row, solution: 1})
	}

	walkBy(search) {
		this.#set({search})
	}

	show(n, k) {
		this.choose({n, k})
		this.#place.scrollIntoView()
	}

	async ask(text) {
		const signal = this.#asking.begin()
		this.#state = {...this.#state, asked: {...this.#state.asked, text}}
		try {
			const verdict = await judged(text, engine.attacks)
			if (signal.aborted) return
			this.#set({asked: {text, verdict}})
			if (!verdict.board || verdict.n > MAX_SOLUTIONS_N) return
			verdict.number = Number(await engine.indexOf(verdict.board, {signal}))
			verdict.place = await placeOfClass(verdict.n, verdict.board)
			this.screen.drawSoon()
		} catch (error) {
			if (!signal.aborted) this.screen.failed(error)
		}
	}

	#keys() {
		const alone = does => event => !event.shiftKey && does(event)
		const step = alone(({key}) => this.step(key)),
			steps = {ArrowLeft: step, ArrowRight: step, Home: step, End: step}
		return {...steps, w: alone(() => this.walk()), Escape: alone(() => this.stop())}
	}

	get #words() {
		return {...this.screen.words, from: this.#page.base()}
	}

	#look() {
		const {present: now, place, about} = this.#known,
			{search, offered, choice} = this.#state,
			{n, k} = choice,
			words = this.#words
		const steps = stepsTo({n, k: now.k})
		const isInGrid = this.#place.querySelector('.grid')?.contains(document.activeElement)
		return {
			words,
			act: this,
			go: this.#page.go,
			now,
			place,
			fault: this.screen.fault,
			searches: offered.map(id => [id, words.searches[id]?.name ?? id]),
			search,
			far: steps > FAR_STEPS ? steps : 0,
			takeView: this.#take.view(n, now.board ? now : null, words),
			said: about?.k === k && !isInGrid ? words.said(k, solutionsOf(n), words.positions(about.board, words.from)) : '',
		}
	}

	#drawGrid() {
		const {choice} = this,
			count = listed(choice)
		if (count === 0 || (choice.classes && !this.#known.list)) return
		this.#grid ??= new Grid(this.#place.querySelector('.grid'), {
			choose: place => this.chooseAt(place),
			open: place => this.walk(this.#known.numberAt(place)),
			inView: () => this.#want(),
		})
		this.#grid.show(listingOf(choice, count, this.#known, this.#words))
	}
}
