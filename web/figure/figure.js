// A figure holds the state, turns attributes into actions, and draws. Invariant: after an invalid attribute the last
// valid state stays on screen, with an error message.

import {render} from 'lit-html'
import {types as searches} from '#searches'
import {createActs, createKeys, keyListener} from './acts.js'
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
import {Effects} from './effects.js'
import {loading, loadScript, scripts, wordModules} from './lazy-scripts.js'
import {INITIAL, isNeeded} from './state.js'
import {Surface} from './surface.js'
import {update} from './update.js'
import {firstLanguage, wordsIn} from '../words/index.js'
import {assignCaptions, figureView} from './layout.js'
import {adoptStyles} from './surroundings.js'
import {keepGestures} from '../ui/gestures.js'
import style from '#styles/figure'
import fetchPart from 'beside:questions'
import core from '#words/core'

const whenIdle = globalThis.requestIdleCallback ?? setTimeout
/** Queue of figures out of sight: they open one by one while the page is idle, so that a printed page is complete. */
let unseen = Promise.resolve()

const NO_WALK = {...INITIAL.options, views: [], controls: ['none']}

function walkIn(options) {
	const type = typeOf(options.search),
		taken = WALK_NAMES.filter(name => type[TAKEN[name]] ?? true)
	return Object.fromEntries(taken.map(name => [camel(name), options[name]]))
}

const typeOf = id => searches.find(type => type.id === id)

export class Figure {
	state = INITIAL
	/** @type {string|null} */ storedProgress = null
	/** The plan of the quiz. @type {any} */ plan = null
	part
	around = null
	#explained
	#changed = new Set()

	constructor(host) {
		this.host = host
		keepGestures(host.shadowRoot)
		this.effects = new Effects(this)
		this.act = createActs(this)
		this.key = createKeys(this)
		this.onKey = keyListener(this.key)
		this.surface = new Surface(this)
	}

	/** @param {string} type @param {object} [fields]  more fields of the action */
	dispatch = (type, fields) => {
		const {state, effects, isShown} = update(this.state, {type, at: performance.now(), ...fields})
		if (isShown) this.surface.requestUpdate()
		this.state = state
		this.effects.run(effects)
		this.explained?.moved()
	}

	get explained() {
		return scripts.study && (this.#explained ??= new scripts.study.Explained(this))
	}
	get scoring() {
		return this.part?.scoring ?? (this.state.quiz && scripts.questions.scoringOf(this))
	}
	get options() {
		return this.state.options
	}
	get type() {
		return typeOf(this.state.moment.search)
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
		// A moved figure may be in another document, where it needs new style sheets.
		if (this.state.start) return this.surface.requestUpdate()
		this.#changed = new Set(Object.keys(OPTIONS))
		this.#readChanges()
		unseen = unseen.then(() => new Promise(done => whenIdle(done))).then(() => this.#beginUnseen())
	}

	disconnected() {
		this.surface.disconnected()
		queueMicrotask(() => {
			if (this.host.isConnected) return
			this.#leave()
			this.dispatch('leave')
			this.#changed.clear()
		})
	}

	changed(name) {
		if (this.state.start && this.#changed.add(name).size === 1) queueMicrotask(() => this.#readChanges())
	}

	#readChanges() {
		const changed = this.#changed
		if (changed.size === 0) return
		this.#changed = new Set()
		const before = this.options,
			{options, rejections} = this.#read(changed),
			names = options.mode === 'walk' ? ['mode', ...WALK_NAMES] : ['mode'],
			isOther = !this.state.start || names.some(name => optionText(before[name]) !== optionText(options[name]))
		const start = isOther ? this.#startOf(options, changed.has('step') ? options.step : 0) : null
		this.dispatch('options', {options, rejections, changed, start})
	}

	#startOf(options, step) {
		if (options.mode !== 'walk') return {mode: options.mode}
		const start = {...walkIn(options), step}
		return {...start, shown: this.around?.shownAt(start)}
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
		const options = isWalk ? values : {...NO_WALK, ...values}
		const faults = [
			...(scripts.questions?.faultsIn(values.questions) ?? []),
			...(this.explained?.faultsIn(values.moments) ?? []),
		]
		return {options, rejections: [...read.rejections, ...rejections, ...faults, ...this.#missing(options)]}
	}

	/** Errors for options whose script is missing. */
	#missing({mode, views, questions, moments}) {
		const rejected = (name, value, script, words = []) => ({name, value, allowed: {words, script: `${script}.js`}})
		if (mode !== 'walk') return this.part === null ? [rejected('mode', mode, mode)] : []
		const inStudy = [
			...views.filter(explains).map(view => rejected('views', view, 'n-queens-study', USUAL_VIEWS)),
			...(moments ? [rejected('moments', shorten(moments), 'n-queens-study')] : []),
		]
		return [
			...(inStudy.length > 0 && this.#lacks('study', 'views') ? inStudy : []),
			...(questions && this.#lacks('questions', 'questions') ? [rejected('questions', questions, 'questions')] : []),
		]
	}

	#lacks(script, option) {
		if (scripts[script] === undefined) loadScript(script, fetchPart).then(() => this.changed(option))
		return scripts[script] === null
	}

	#leave() {
		this.part?.close()
		this.part = undefined
	}

	#beginUnseen() {
		if (!isNeeded(this.state) || this.state.isOpen || this.options.autoplay) return
		this.dispatch('wake', {isUnseen: true})
		return this.effects.settled()
	}

	use = () => {
		this.#readChanges()
		this.dispatch('wake')
		return this
	}

	play(until) {
		this.surface.checkVisibility()
		this.dispatch('play', {until, isFresh: this.around?.beginning?.()})
	}

	/** Resolves when the walk has moved. @param {object} [more]  fields of the Movement (state.js) */
	move(way, args, more = {}) {
		this.use().dispatch('go', {movement: {way, args, ...more}})
		return this.effects.settled()
	}

	async settled() {
		this.#readChanges()
		if (isNeeded(this.state)) this.dispatch('wake')
		const settled = this.effects.settled()
		await Promise.all(Object.values(loading))
		await this.part?.settled
		return settled
	}

	/** Draws all but the canvases. */
	render() {
		const {around, host} = this,
			tree = host.shadowRoot
		adoptStyles(
			tree,
			[style, scripts.study?.style, scripts.questions?.style, around?.style, this.part?.style].filter(Boolean),
		)
		render(figureView(this), tree)
		around?.rendered?.(host)
		assignCaptions(tree, this)
	}
}
