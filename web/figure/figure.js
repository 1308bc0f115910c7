// The parts of a figure, which have access to each other by this object, and the opening of its walk. Invariant: an
// invalid attribute leaves the last valid state on screen and shows a sentence.

import {Journey} from './journey.js'
import {render} from 'lit-html'
import {types as searches} from '#searches'
import {Announcer} from './announcer.js'
import {
	camel,
	explains,
	fitted,
	OPTIONS,
	OPTIONS_OF,
	optionText,
	readOptions,
	shorten,
	TAKEN,
	USUAL_VIEWS,
	WALK_NAMES,
} from './attributes.js'
import {Pointing} from './pointing.js'
import {momentAtRest} from '../board/moment.js'
import {loadScript, scripts, studySettled, wordModules} from './lazy-scripts.js'
import {Surface} from './surface.js'
import {Transport} from './transport.js'
import {firstLanguage, wordsIn} from '../words/index.js'
import {adoptStyles} from './drawn.js'
import {assignCaptions, figureView} from './layout.js'
import {media, nextFrame} from './surroundings.js'
import {keepGestures} from '../ui/gestures.js'
import style from '#styles/figure'
import fetchPart from 'beside:board,check,exam,questions'
import core from '#words/core'

const MOMENT_NAMES = ['step', 'n', 'search']

/** Figures out of sight, opened one by one while the page is idle, so that each is printed at its step. */
const unseen = new Set()
let isBeginning = false
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

async function beginAllUnseen() {
	if (isBeginning) return
	isBeginning = true
	for (const figure of unseen) {
		await new Promise(done => whenIdle(done))
		if (unseen.delete(figure)) await figure.beginUnseen()
	}
	isBeginning = false
}

const {values: USUAL} = readOptions(() => null)
const NO_WALK = {...USUAL, views: [], controls: ['none']}

function walkIn(options) {
	const type = typeOf(options.search),
		taken = WALK_NAMES.filter(name => type[TAKEN[name]] ?? true)
	return Object.fromEntries(taken.map(name => [camel(name), options[name]]))
}

/** @typedef {{score: number|null, answers: any[], progress: string|null, resume: () => void, forget: () => void}}
 *   Scoring */

const typeOf = id => searches.find(type => type.id === id)

export class Figure {
	options = USUAL
	/** @type {string|null} */ storedProgress = null
	part
	#coming
	around = null
	#explained
	#quiz
	#start = null
	#isOpen = false
	#changed = new Set()
	#reached = null

	constructor(host) {
		this.host = host
		host.paint = this.#paint
		keepGestures(host.shadowRoot)
		this.journey = new Journey(momentAtRest({n: 8, search: 'flags'}), {
			moved: moment => this.#moved(moment),
			changed: this.redraw,
			measured: () => this.announcer.dispatch('measured'),
			failed: error => {
				this.transport.pause()
				this.announcer.failed(error)
				this.redraw()
			},
		})
		this.pointing = new Pointing(this.redraw)
		this.announcer = new Announcer(this)
		this.transport = new Transport(this)
		this.surface = new Surface(this)
	}

	redraw = () => this.host.requestUpdate()

	get explained() {
		return scripts.study && (this.#explained ??= new scripts.study.Explained(this))
	}
	get quiz() {
		return this.options.questions && scripts.questions && (this.#quiz ??= new scripts.questions.Quiz(this))
	}
	get scoring() {
		return this.part?.scoring ?? this.quiz
	}
	get type() {
		return typeOf(this.journey.moment.search)
	}
	get base() {
		return this.options.labels ?? this.type.countsFrom
	}
	at = index => index + this.base
	get words() {
		const around = [this.host.closest('[lang]')?.getAttribute('lang'), document.documentElement.lang]
		return wordsIn(firstLanguage(...around, ...navigator.languages), core, wordModules)
	}

	set = (name, value) => {
		const text = optionText(value)
		if (text === null) this.host.removeAttribute(name)
		else this.host.setAttribute(name, text)
	}

	connected() {
		this.surface.connected()
		if (this.#start) return this.redraw() // moved, perhaps into another document, which needs its own style sheets
		this.#changed = new Set(Object.keys(OPTIONS))
		this.#readChanges()
		unseen.add(this)
		beginAllUnseen()
	}

	disconnected() {
		this.surface.disconnected()
		queueMicrotask(() => this.host.isConnected || this.#shutDown())
	}

	#shutDown() {
		unseen.delete(this)
		this.transport.pause()
		this.#leave()
		this.journey.close()
		this.surface.isNear = false
		this.#start = null
		this.#changed.clear()
	}

	changed(name) {
		if (this.#start && this.#changed.add(name).size === 1) queueMicrotask(() => this.#readChanges())
	}

	#readChanges() {
		const changed = this.#changed
		if (changed.size === 0) return
		this.#changed = new Set()
		const {options: before, journey} = this,
			options = this.#read(changed),
			names = options.mode === 'walk' ? ['mode', ...WALK_NAMES] : ['mode']
		if (changed.has('from') || changed.has('to')) journey.within(options.from, options.to ?? Infinity)
		if (changed.has('questions')) this.quiz?.begin(options.questions)
		const isOther = name => optionText(before[name]) !== optionText(options[name])
		if (!this.#start || names.some(isOther)) this.#begin(changed)
		else if (changed.has('step') && this.#isOpen) journey.seek(options.step)
		else if (changed.has('step')) this.#start.step = options.step
		this.wakeIfNear()
		this.redraw()
	}

	#read(changed) {
		const get = name => this.host.getAttribute(name),
			{mode} = readOptions(get, this.options, {mode: OPTIONS.mode}).values,
			isSame = mode === this.options.mode,
			previous = isSame ? this.options : {},
			isWalk = mode === 'walk',
			read = readOptions(get, previous, OPTIONS_OF[mode])
		if (!isSame) this.#leave()
		const {values, rejections} = isWalk
			? fitted(read.values, searches, previous)
			: (this.part?.fitted(read.values, previous, changed) ?? {...read, rejections: []})
		rejections.push(
			...(scripts.questions?.faultsIn(values.questions) ?? []),
			...(this.explained?.faultsIn(values.moments) ?? []),
		)
		this.options = isWalk ? values : {...NO_WALK, ...values}
		this.transport.speed = this.options.speed
		this.announcer.reject([...read.rejections, ...rejections, ...this.#missing()], changed)
		return this.options
	}

	#missing() {
		const rejected = (name, value, script, words = []) => ({name, value, allowed: {words, script}})
		const {mode, views, questions, moments} = this.options
		if (mode !== 'walk') return this.part === null ? [rejected('mode', mode, `${mode}.js`)] : []
		const missing = views.filter(explains).map(view => rejected('views', view, 'n-queens-study.js', USUAL_VIEWS))
		if (moments) missing.push(rejected('moments', shorten(moments), 'n-queens-study.js'))
		if (missing.length > 0 && !this.#lacks('study', 'views')) missing.length = 0
		if (questions && this.#lacks('questions', 'questions'))
			missing.push(rejected('questions', questions, 'questions.js'))
		return missing
	}

	#lacks(script, option) {
		if (scripts[script] === undefined) this.#coming = loadScript(script).then(() => this.changed(option))
		return scripts[script] === null
	}

	#begin(changed) {
		const {transport, journey, announcer} = this,
			{mode, questions, step} = this.options
		transport.pause()
		this.quiz?.begin(questions)
		this.#leave()
		if (mode !== 'walk') {
			journey.close()
			this.#start = {mode}
			return
		}
		this.#start = {...walkIn(this.options), step: changed.has('step') ? step : 0}
		const shown = (this.#start.shown = this.around?.shownAt(this.#start))
		if (journey.alive) this.#wake()
		else journey.show(shown ?? {moment: momentAtRest(this.#start)})
		announcer.dispatch('begin')
	}

	async #fetch(start) {
		const part = await fetchPart(start.mode)
			.then(({figured}) => figured(this))
			.catch(() => null) // the script did not load; #missing reports it
		if (start !== this.#start) return
		this.part = part
		this.changed('mode')
	}

	#leave() {
		this.#isOpen = false
		this.part?.close()
		this.part = undefined
	}

	get #isNeeded() {
		const {mode, autoplay, views, from, questions} = this.options
		return mode !== 'walk' || this.#start?.step > 0 || from > 0 || autoplay || questions || views.some(explains)
	}

	beginUnseen() {
		if (!this.#isNeeded || this.#isOpen || this.options.autoplay) return
		this.#wake(true)
		return this.journey.settled
	}

	#wake(isUnseen = false) {
		const {journey, options, host} = this
		if (!isUnseen) journey.startMeasuring()
		if (this.#isOpen || !this.#start) return
		this.#isOpen = true
		if (options.mode !== 'walk') {
			this.#coming = this.#fetch(this.#start)
			return
		}
		journey.open(this.#start, isUnseen)
		if (options.autoplay && !media('(prefers-reduced-motion: reduce)').matches)
			journey.settled.then(() => host.isConnected && host.play())
	}

	wakeIfNear() {
		if (this.#isNeeded && this.surface.isNear) this.#wake()
	}

	use = () => {
		this.#readChanges()
		this.#wake()
		return this
	}

	async settled() {
		this.#readChanges()
		if (this.#isNeeded) this.#wake()
		const {settled} = this.journey
		await studySettled()
		await this.#coming
		await this.part?.settled
		return settled
	}

	#moved(moment) {
		const {pointing, announcer, transport} = this,
			last = this.#reached,
			isNew = MOMENT_NAMES.some(name => moment[name] !== last?.[name])
		if (moment.n !== last?.n) pointing.chosen = null
		this.#reached = moment
		announcer.fault = ''
		this.redraw()
		announcer.dispatch('step')
		if (isNew && moment.event.kind === 'solution') announcer.dispatch('solution')
		if (isNew && moment.outcome) announcer.dispatch('end')
		transport.arrived()
	}

	#paint = (tree, isLater) => {
		const {quiz, journey, transport, around, surface} = this
		adoptStyles(
			tree,
			[style, scripts.study?.style, scripts.questions?.style, around?.style, this.part?.style].filter(Boolean),
		)
		if (!surface.around) surface.readSurroundings()
		this.announcer.catchUp()
		render(figureView(this), tree)
		around?.rendered?.(this.host)
		assignCaptions(tree, this)
		this.explained?.drawn()
		if (quiz && journey.opened && !transport.playing) quiz.prepare(journey.moment)
		const fit = () => {
			surface.fit()
			around?.drawn(tree)
		}
		if (isLater) nextFrame().then(fit)
		else fit()
		this.part?.drawn(tree)
	}
}
