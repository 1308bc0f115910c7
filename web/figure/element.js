// <n-queens>: a figure that walks a search. The life and death of the element, what a page calls, and what is drawn
// where; the rest is done by its parts (parts.js).
//
// Attributes are the truth about what the author wants (attributes.js reads them), the moment is the truth about
// where the walk is. Invariant: whatever an attribute says, the last good state stays on screen, and a sentence tells
// what was wrong.

import {partsOf, typeOf} from './parts.js'
import searches from 'described:searches'
import {languageOf, wordsIn} from '../words/index.js'
import {camel, fitted, OPTIONS, optionText, readOptions, USUAL_VIEWS} from './attributes.js'
import {assignCaptions} from './captions.js'
import {Drawn} from './drawn.js'
import {captionsNow, figureView} from './layout.js'
import {followLinks} from './links.js'
import core from 'words:core'
import {momentAtRest} from '../board/moment.js'
import style from './style.css.js'
import {asksForStudy, rooms, study, studySettled} from './study.js'

const WALK_NAMES = ['n', 'search', 'start-row']
/** Of a moment: which it is. */
const WALK_KEYS = ['step', 'n', 'search']
const NAMES = Object.keys(OPTIONS)

/** @typedef {import('../engine/moment.js').Kind} Kind */

export class NQueens extends Drawn {
	static observedAttributes = [...NAMES, 'lang']
	/** Every option but `step` as a property: reads the last good value, writes the attribute. */
	static {
		for (const name of NAMES.filter(option => option !== 'step'))
			Object.defineProperty(this.prototype, camel(name), {
				configurable: true,
				enumerable: true,
				get() {
					return this.#parts.options[name]
				},
				set(value) {
					this.#setAttribute(name, value)
				},
			})
	}

	/** detached: the figure is on no page. waiting: a board at rest is all that is asked for, or the figure is not near.
	 * open: the walk has been opened, or is being. @type {'detached'|'waiting'|'open'} */
	#life = 'detached'
	/** The walk that is named, null until one is. @type {import('./journey.js').Start|null} */
	#start = null
	/** Attributes that have changed since they were read. */
	#changed = new Set()
	/** The moment that the page was told of last. */
	#reached = null
	#parts = partsOf(this, {
		moved: moment => this.#moved(moment),
		cameNear: () => this.#proceed(),
		use: () => this.#use(),
		set: (name, value) => this.#setAttribute(name, value),
	})
	#children = new MutationObserver(() => this.requestUpdate())

	// ---- what a page calls ----

	/** The present moment. @returns {import('../engine/moment.js').Moment} */
	get moment() {
		return this.#parts.journey.moment
	}
	get playing() {
		return this.#parts.transport.playing
	}
	/** The present step; setting it seeks. */
	get step() {
		return this.moment.step
	}
	set step(step) {
		const before = this.getAttribute('step')
		this.#setAttribute('step', step)
		if (before !== null && before === this.getAttribute('step')) this.seek(this.#parts.options.step)
	}
	/** Steps in all, undefined until known. @returns {number|undefined} */
	get length() {
		return this.#parts.journey.length
	}
	/** Resolves when everything asked for so far has been done. */
	get settled() {
		this.#applyAttributes()
		if (this.#isNeeded) this.#wake()
		const {settled} = this.#parts.journey
		return Promise.resolve(studySettled()).then(() => settled)
	}
	get searches() {
		return searches
	}

	/** Starts the engine now, and not only when it is needed. */
	load() {
		this.#use()
	}

	play() {
		this.#use().transport.play()
	}

	pause() {
		this.#parts.transport.pause()
	}

	/** Goes to a step; past the end means the end. @param {number} step */
	seek(step) {
		return this.#use().journey.seek(step)
	}

	/** Goes to the next event of a kind, or of some kinds, if there is one. @param {Kind|Kind[]} kind */
	next(kind = 'solution') {
		return this.#use().journey.jump(kind, false)
	}

	/** Goes to the previous event of a kind, or of some kinds, if there is one. @param {Kind|Kind[]} kind */
	previous(kind = 'solution') {
		return this.#use().journey.jump(kind, true)
	}

	/** Goes to the ordinal-th event of a kind, or of some kinds, or to the first moment with so many probes (`probe`), if
	 * there are so many. @param {Kind|Kind[]|'probe'} kind @param {number} ordinal */
	reach(kind, ordinal) {
		return this.#use().journey.reach(kind, ordinal)
	}

	/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
	key(event) {
		return this.#parts.transport.key(event)
	}

	// ---- custom element ----

	connectedCallback() {
		this.#parts.surface.connected()
		for (const name of NAMES) this.#upgrade(camel(name))
		this.#children.observe(this, {childList: true})
		if (this.#life !== 'detached') return // moved within the page: the walk goes on
		this.#life = 'waiting'
		this.#changed = new Set(NAMES)
		this.#applyAttributes()
	}

	disconnectedCallback() {
		this.#parts.surface.disconnected()
		this.#children.disconnect()
		queueMicrotask(() => this.isConnected || this.#shutDown())
	}

	#shutDown() {
		const {transport, journey, surface} = this.#parts
		transport.pause()
		journey.close()
		surface.isNear = false
		this.#life = 'detached'
		this.#start = null
	}

	attributeChangedCallback(name, old, value) {
		if (old === value || this.#life === 'detached') return
		if (this.#changed.add(name).size === 1) queueMicrotask(() => this.#applyAttributes())
	}

	#setAttribute(name, value) {
		const text = optionText(value)
		if (text === null) this.removeAttribute(name)
		else this.setAttribute(name, text)
	}

	/** A property set before the element was defined would hide the accessor. */
	#upgrade(property) {
		if (!Object.hasOwn(this, property)) return
		const value = this[property]
		delete this[property]
		this[property] = value
	}

	/** What explains and asks has come, or cannot be had after all. */
	#reread = () => {
		this.#changed.add('views').add('predict')
		this.#applyAttributes()
	}

	/** Takes up what attributes have changed since the last time; every method does so first. */
	#applyAttributes() {
		const changed = this.#changed
		if (changed.size === 0 || this.#life === 'detached') return
		this.#changed = new Set()
		const {options: before, journey, quiz} = this.#parts,
			options = this.#readAttributes(changed)
		if (changed.has('from') || changed.has('to')) journey.within(options.from, options.to ?? Infinity)
		if (changed.has('predict')) quiz?.begin(options.predict)
		if (!this.#start || WALK_NAMES.some(name => before[name] !== options[name])) this.#begin(changed)
		else if (changed.has('step') && this.#life === 'open') journey.seek(options.step)
		else if (changed.has('step')) this.#start.step = options.step
		this.#proceed()
		this.requestUpdate()
	}

	#readAttributes(changed) {
		const {options: kept, transport, announcer} = this.#parts
		const read = readOptions(name => this.getAttribute(name), kept)
		const {values, refusals} = fitted(read.values, searches, kept)
		this.#parts.options = values
		transport.speed = values.speed
		announcer.refuse([...read.refusals, ...refusals, ...missingIn(values, this.#reread)], changed)
		return values
	}

	#begin(changed) {
		const {transport, quiz, options, journey, announcer} = this.#parts,
			{n, search, predict} = options
		transport.pause()
		quiz?.begin(predict)
		const startRow = typeOf(search).takesStartRow ? options['start-row'] : 0
		this.#start = {n, search, startRow, step: changed.has('step') ? options.step : 0}
		this.#life = 'waiting'
		if (journey.alive) this.#wake()
		else journey.moment = momentAtRest(n, search, startRow)
		announcer.tell('n-queens-begin')
	}

	// ---- when the walk is opened ----

	/** More than a board at rest is asked for. */
	get #isNeeded() {
		const {autoplay, views, from, predict} = this.#parts.options
		return this.#start?.step > 0 || from > 0 || autoplay || predict.length > 0 || views.some(explains)
	}

	#proceed() {
		if (this.#isNeeded && this.#parts.surface.isNear) this.#wake()
	}

	/** Opens the walk, if that has not been done. */
	#wake() {
		if (this.#life !== 'waiting') return
		const {journey, options} = this.#parts
		this.#life = 'open'
		journey.open(this.#start)
		if (options.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches)
			journey.settled.then(() => this.isConnected && this.play())
	}

	/** A hand or a script is at work here. */
	#use() {
		this.#applyAttributes()
		this.#wake()
		return this.#parts
	}

	#moved(moment) {
		const {pointing, announcer, transport} = this.#parts,
			last = this.#reached,
			isNew = WALK_KEYS.some(key => moment[key] !== last?.[key])
		if (moment.n !== last?.n) pointing.chosen = null
		this.#reached = moment
		announcer.fault = ''
		this.requestUpdate()
		announcer.tell('n-queens-step')
		if (isNew && moment.event.kind === 'solution') announcer.tell('n-queens-solution')
		if (isNew && moment.outcome) announcer.tell('n-queens-end')
		transport.arrived()
	}

	// ---- drawing ----

	/** @internal */
	get words() {
		const around = [this.closest('[lang]')?.getAttribute('lang'), document.documentElement.lang]
		return wordsIn(languageOf(...around, ...navigator.languages), core, rooms)
	}

	/** @internal */
	drawing() {
		return figureView(this.#parts)
	}

	/** @internal */
	styles() {
		return study ? [style, study.style] : [style]
	}

	/** @internal */
	drawn() {
		const {options, tree, quiz, journey, surface} = this.#parts
		assignCaptions(this.shadowRoot, captionsNow(this.#parts))
		if (options.views.includes('tree')) tree?.of(this.moment)
		if (quiz?.wanted && journey.opened && !this.playing) quiz.know(this.moment)
		surface.fit()
	}
}

const explains = view => !USUAL_VIEWS.includes(view)

/** What explains and asks, where it cannot be had: refused, the rest is shown. @param {Record<string, any>} values
 * @param {() => void} changed  where it may come later */
function missingIn({views, predict}, changed) {
	const refused = (name, values, words) =>
		values.map(value => ({name, value, allowed: {words, script: 'n-queens-study.js'}}))
	const missing = [...refused('views', views.filter(explains), USUAL_VIEWS), ...refused('predict', predict, [])]
	return missing.length === 0 || asksForStudy(changed) ? [] : missing
}

if (!customElements.get('n-queens')) {
	customElements.define('n-queens', NQueens)
	followLinks(document)
}
