// <n-queens>: a figure that walks a search. Wires the journey through the walk, the player and the views; decides nothing
// itself.
//
// Attributes are the truth about what the author wants (options.js reads them), the moment is the truth about where the
// walk is. Invariant: whatever an attribute says, the last good state stays on screen, and a sentence tells what was wrong.

import { LitElement, html, nothing } from 'lit'
import searches from 'described:searches'
import { breathe } from '../engine/job.js'
import { captionsOf, isCaptionAt } from './captions.js'
import { Journey, MEASURE_UP_TO } from './journey.js'
import { isFree, isPlain } from '../ui/keys.js'
import { followLinks } from './links.js'
import { languageOf, refusalSentence, wordsIn } from '../words/index.js'
import core from 'words:core'
import {
	camel,
	CONTROLS,
	fitted,
	numberIn,
	OPTIONS,
	optionText,
	readOptions,
	SPEEDS,
	USUAL_VIEWS,
} from './attributes.js'
import { Player } from './player.js'
import { study } from './study.js'
import { surroundingsOf } from './surroundings.js'
import { drawBoard } from '../board/board.js'
import { boardGeometry } from '../board/geometry.js'
import { momentAtRest } from '../board/moment.js'
import { controlsView } from '../views/controls.js'
import { countsView } from '../views/counts.js'
import { narrationView, sentence, unmarked } from '../views/narration.js'
import { squaresView } from '../board/squares.js'
import { timelineView } from '../views/timeline.js'
import style, { scaled } from './style.css.js'

const ANNOUNCE_EVERY_MS = 2000
/** Hundreds of labels need not change at every frame of a fast walk: nobody reads them meanwhile. */
const LABELS_EVERY_MS = 300
/** Beyond this size an array that pictures the board has hundreds of elements too. */
const LARGE_N = 16

/** At the end of a loop the last moment stays at least so long. */
const LOOP_REST_MS = 800

const COLORS = ['ink', 'light', 'dark', 'line', 'accent', 'good', 'muted', 'paper']
const WALK_NAMES = ['n', 'search', 'start-row']

const typeOf = id => searches.find(type => type.id === id)

export class NQueens extends LitElement {
	static styles = [style, study?.style ?? []].flat().map(scaled)
	/** Which children are shown, and where, is said at each moment. */
	static shadowRootOptions = { ...LitElement.shadowRootOptions, slotAssignment: /** @type {const} */ ('manual') }
	static get observedAttributes() {
		return [...super.observedAttributes, ...Object.keys(OPTIONS), 'lang']
	}
	/** Every option but `step` as a property: reads the last good value, writes the attribute. */
	static {
		for (const name of Object.keys(OPTIONS).filter(option => option !== 'step'))
			Object.defineProperty(this.prototype, camel(name), {
				configurable: true,
				enumerable: true,
				get() {
					return this.#options[name]
				},
				set(value) {
					this.#setAttribute(name, value)
				},
			})
	}

	// What the author wants
	#options = readOptions(() => null).values
	#refusals = []
	#changedNames = new Set()
	// Where the walk is
	#journey = new Journey(momentAtRest(8, 'flags', 0), {
		moved: moment => this.#moved(moment),
		changed: () => this.requestUpdate(),
		measured: () => this.#tell('n-queens-measured', this.moment),
		failed: error => this.#failed(error),
	})
	#open = false
	/** A walk has been named since the figure came onto the page. */
	#isBegun = false
	/** The walk that is opened as soon as a hand, a step or a view needs it, and the figure is near. @type {null | {n: number, search: string, startRow: number, step: number}} */
	#due = null
	#isNear = false
	#reached = null
	#fault = ''
	// Playing
	#player = new Player(2, steps => this.#advance(steps))
	/** Until when the end of a loop stays. */
	#restsUntil = 0
	#inView = true
	// What the reader has chosen
	#chosen = null
	#focused = { row: 0, col: 0 }
	#typing = false
	#said = ''
	#saidAt = 0
	/** The moment of which labels tell. */
	#told = this.#journey.moment
	#toldAt = 0
	/** What the reader points at: a square, an element of an array, an array whose indices the board shows, a word. */
	#pointed = { square: null, cell: null, overlay: null, term: '' }
	#tree =
		study &&
		new study.KnownTree(
			(path, levels) => this.#journey.tree(path, levels),
			() => this.requestUpdate(),
		)
	#quiz =
		study &&
		new study.Quiz(
			(kinds, before) => this.#journey.foresee(kinds, before),
			() => this.requestUpdate(),
		)
	// The canvases
	#geometry = null
	#icicle = null
	#paintTree = study?.iciclePainter()
	#drawn = false
	/** Canvases are as wide as the figure lets them; how high it is, they themselves have a share in. */
	#width = 0
	#resize = new ResizeObserver(entries => {
		const { width } = entries.at(-1).contentRect
		if (width !== this.#width) requestAnimationFrame(() => this.#fit()) // later: to fit changes the size
		this.#width = width
	})
	#seen = new IntersectionObserver(entries => this.#look(entries.at(-1).isIntersecting))
	#near = new IntersectionObserver(entries => this.#come(entries.at(-1).isIntersecting), { rootMargin: '100% 0px' })
	#children = new MutationObserver(() => this.requestUpdate())
	/** On paper the board is always light. */
	#paper = matchMedia('print')
	#around = { isDark: false, rem: 16, isFromRight: false }
	#density = null

	// --- what a page calls -----------------------------------------------------------------------------

	/** The present moment. @returns {import('../engine/moment.js').Moment} */
	get moment() {
		return this.#journey.moment
	}
	/** Whether it is playing. */
	get playing() {
		return this.#player.playing
	}
	/** The present step; setting it seeks. */
	get step() {
		return this.moment.step
	}
	set step(step) {
		const before = this.getAttribute('step')
		this.#setAttribute('step', step)
		if (before !== null && before === this.getAttribute('step')) this.seek(this.#options.step)
	}
	/** Steps in all, undefined until known. @returns {number|undefined} */
	get length() {
		return this.#journey.length
	}
	/** Resolves when everything asked for so far has been done. */
	get settled() {
		this.#applyAttributes()
		if (this.#needsWalk) this.#wake()
		return this.#journey.settled
	}
	/** The searches that there are. */
	get searches() {
		return searches
	}

	/** Starts the engine now, and not only when it is needed. */
	load() {
		this.#use()
	}

	play() {
		this.#use()
		if (this.#player.playing || !this.#journey.alive) return
		if (this.#isAsked) return this.#answer(null)
		if (this.#isAtEnd) this.seek(0)
		this.requestUpdate()
		if (!isOnScreen(this)) this.#look(false) // observers tell late where a page is busy
		this.#player.play()
	}

	pause() {
		if (!this.#player.playing) return
		this.#player.pause()
		this.requestUpdate()
		this.#tell('n-queens-rest', this.moment)
	}

	/** Goes to a step; past the end means the end. @param {number} step */
	seek(step) {
		this.#use()
		return this.#journey.seek(step)
	}

	/** Goes to the next event of a kind, or of some kinds, if there is one. @param {import('../engine/moment.js').Kind|import('../engine/moment.js').Kind[]} kind */
	next(kind = 'solution') {
		this.#use()
		return this.#journey.jump(kind, false)
	}

	/** Goes to the previous event of a kind, or of some kinds, if there is one. @param {import('../engine/moment.js').Kind|import('../engine/moment.js').Kind[]} kind */
	previous(kind = 'solution') {
		this.#use()
		return this.#journey.jump(kind, true)
	}

	/** Goes to the ordinal-th event of a kind, or of some kinds, or to the first moment with so many probes (`probe`), if there are so many.
	 * @param {import('../engine/moment.js').Kind|import('../engine/moment.js').Kind[]|'probe'} kind @param {number} ordinal */
	reach(kind, ordinal) {
		this.#use()
		return this.#journey.reach(kind, ordinal)
	}

	/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
	key(event) {
		if (!isPlain(event)) return false
		const act = this.#keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
		if (!act) return false
		act(event.shiftKey, event.repeat)
		return true
	}

	// --- custom element --------------------------------------------------------------------------------

	connectedCallback() {
		super.connectedCallback()
		for (const name of Object.keys(OPTIONS)) this.#upgrade(camel(name))
		this.#resize.observe(this)
		this.#seen.observe(this)
		this.#near.observe(this)
		this.#children.observe(this, { childList: true })
		this.#paper.addEventListener('change', this.#draw)
		this.#suit()
		this.#watchDensity()
		if (this.#open) return // moved within the page: the walk goes on
		this.#open = true
		this.#changedNames = new Set(Object.keys(OPTIONS))
		this.#applyAttributes()
	}

	disconnectedCallback() {
		super.disconnectedCallback()
		this.#resize.disconnect()
		this.#seen.disconnect()
		this.#near.disconnect()
		this.#children.disconnect()
		this.#paper.removeEventListener('change', this.#draw)
		this.#density?.removeEventListener('change', this.#watchDensity)
		queueMicrotask(() => this.isConnected || this.#shutDown())
	}

	#shutDown() {
		this.pause()
		this.#journey.close()
		this.#open = this.#isNear = this.#isBegun = false
		this.#due = null
	}

	attributeChangedCallback(name, old, value) {
		super.attributeChangedCallback(name, old, value)
		if (old === value || !this.#open) return
		if (this.#changedNames.add(name).size === 1) queueMicrotask(() => this.#applyAttributes())
	}

	/** As dark or light as the page around. `.page` has colour and size from the page, and tells when they change, whatever changed them. */
	#suit = () => {
		const around = surroundingsOf(this)
		if (JSON.stringify(around) === JSON.stringify(this.#around)) return
		this.#around = around
		this.requestUpdate()
	}

	#setAttribute(name, value) {
		const text = optionText(name, value)
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

	/** A window dragged to another screen changes the pixels, not the size. */
	#watchDensity = () => {
		this.#density?.removeEventListener('change', this.#watchDensity)
		this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
		this.#density.addEventListener('change', this.#watchDensity)
		this.#fit()
	}

	/** Takes up what attributes have changed since the last time; every method does so first. */
	#applyAttributes() {
		const changed = this.#changedNames
		if (changed.size === 0 || !this.#open) return
		this.#changedNames = new Set()
		const before = this.#options
		this.#readAttributes(changed)
		if (changed.has('from') || changed.has('to')) this.#journey.within(this.#options.from, this.#options.to ?? Infinity)
		if (changed.has('predict')) this.#quiz?.begin(this.#options.predict)
		if (!this.#isBegun || WALK_NAMES.some(name => before[name] !== this.#options[name])) this.#begin(changed)
		else if (changed.has('step')) this.#goToStep()
		if (this.#isNear && this.#needsWalk) this.#wake()
		this.requestUpdate()
	}

	#goToStep() {
		if (this.#due) this.#due.step = this.#options.step
		else this.#journey.seek(this.#options.step)
	}

	/** More than a board at rest is asked for. */
	get #needsWalk() {
		const { autoplay, views, from, predict } = this.#options
		return (
			this.#due !== null &&
			(this.#due.step > 0 ||
				from > 0 ||
				autoplay ||
				predict.length > 0 ||
				views.some(view => !USUAL_VIEWS.includes(view)))
		)
	}

	/** Opens the walk, if that has not been done. */
	#wake() {
		if (!this.#due) return
		this.#journey.open(this.#due)
		this.#due = null
		if (this.#options.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches)
			this.#journey.settled.then(() => this.isConnected && this.play())
	}

	/** A hand or a script is at work here. */
	#use = () => {
		this.#applyAttributes()
		this.#wake()
	}

	#come(isNear) {
		this.#isNear = isNear
		if (isNear && this.#needsWalk) this.#wake()
	}

	#readAttributes(changed) {
		const kept = this.#options
		const read = readOptions(name => this.getAttribute(name), kept)
		const fit = fitted(read.values, searches, kept)
		this.#options = fit.values
		this.#player.speed = fit.values.speed
		this.#refuse([...read.refusals, ...fit.refusals, ...this.#missing(fit.values)], changed)
	}

	/** What explains and asks, in the edition without: the rest is shown. */
	#missing({ views, predict }) {
		const script = 'n-queens-study.js',
			missing = views
				.filter(view => !USUAL_VIEWS.includes(view))
				.map(value => ({ name: 'views', value, allowed: { words: USUAL_VIEWS, script } }))
		return study
			? []
			: [...missing, ...predict.map(value => ({ name: 'predict', value, allowed: { words: [], script } }))]
	}

	/** A refusal is told once, and stands until the reader goes on or the attribute is mended. */
	#refuse(refusals, changed) {
		const stood = this.#refusals
		const isOld = refusal => stood.some(({ name, value }) => name === refusal.name && value === refusal.value)
		this.#refusals = refusals.filter(refusal => changed.has(refusal.name) || isOld(refusal))
		for (const refusal of this.#refusals.filter(refusal => !isOld(refusal)))
			this.#tell('n-queens-error', { ...refusal, message: refusalSentence(this.words, refusal), moment: this.moment })
	}

	#begin(changed) {
		this.#isBegun = true
		this.pause()
		this.#quiz?.begin(this.#options.predict)
		const isOpen = this.#journey.alive,
			{ n, search, 'start-row': row, step } = this.#options
		this.#due = { n, search, startRow: typeOf(search).takesStartRow ? row : 0, step: changed.has('step') ? step : 0 }
		if (isOpen) this.#wake()
		else this.#journey.moment = momentAtRest(n, search, this.#due.startRow)
		this.#tell('n-queens-begin', this.moment)
	}

	#tell(type, detail) {
		this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
	}

	/** @internal */
	get words() {
		const around = [this.closest('[lang]')?.getAttribute('lang'), document.documentElement.lang]
		return wordsIn(languageOf(...around, ...navigator.languages), core, study?.words)
	}

	/** Labels count from what the author says, else from what the search's tutorial does. */
	get #labels() {
		return this.#options.labels ?? typeOf(this.moment.search).countsFrom
	}

	// --- the journey tells -----------------------------------------------------------------------------

	#moved(moment) {
		const isNew =
			moment.step !== this.#reached?.step || moment.n !== this.#reached.n || moment.search !== this.#reached.search
		if (moment.n !== this.#reached?.n) this.#chosen = null
		this.#reached = moment
		this.#fault = ''
		this.requestUpdate()
		this.#tell('n-queens-step', moment)
		if (isNew && moment.event.kind === 'solution') this.#tell('n-queens-solution', moment)
		if (isNew && moment.outcome) this.#tell('n-queens-end', moment)
		if (!this.#isAtEnd) return
		if (this.#options.loop && this.#player.playing) this.#restsUntil = performance.now() + LOOP_REST_MS
		else this.pause()
	}

	get #isAtEnd() {
		return this.moment.outcome !== null || this.moment.step >= this.#journey.to
	}

	#failed(error) {
		const { argument, value, allowed } = error
		this.#fault =
			allowed?.words || allowed?.high
				? refusalSentence(this.words, { name: argument, value, allowed })
				: this.#noEngine(error)
		this.pause()
		this.#tell('n-queens-error', { name: argument ?? null, value, message: this.#fault, moment: this.moment })
		this.requestUpdate()
	}

	/** Which directive is missing, where it is a policy that refuses; each browser names it in words of its own. */
	#noEngine({ message }) {
		return /CSP|unsafe-eval|Content.Security|embedder/i.test(message) ? this.words.noWasm : this.words.noEngine(message)
	}

	// --- playing ---------------------------------------------------------------------------------------

	/** On by some steps, but no further than where it is to stop; from the end of a loop back to its beginning. */
	async #advance(steps) {
		if (performance.now() < this.#restsUntil) return
		const { step } = this.moment,
			{ stops } = this.#options
		if (this.#isAtEnd) return this.#journey.seek(0)
		const kinds = stops.filter(stop => typeof stop === 'string'),
			halt = this.#quiz?.wanted ? await this.#quiz.haltAfter(this.moment) : Infinity
		if (halt > step) await this.#journey.seek(Math.min(step + steps, halt, ...stops.filter(stop => stop > step)), kinds)
		if (stops.includes(this.moment.step) || kinds.includes(this.moment.event.kind) || this.#isAskedAt(this.moment))
			this.pause()
	}

	#look(inView) {
		this.#suit()
		if (inView === this.#inView) return
		this.#inView = inView
		this.#journey.look(inView)
		this.#player.look(inView)
	}

	#faster(by) {
		const speed = SPEEDS[SPEEDS.indexOf(this.#options.speed) + by]
		if (speed !== undefined) this.#setAttribute('speed', speed)
	}

	// --- predicting ------------------------------------------------------------------------------------

	#isAskedAt(moment) {
		return this.#quiz?.wanted && this.#quiz.isAsking(moment)
	}

	/** The walk waits for an answer. */
	get #isAsked() {
		return !this.#player.playing && this.#isAskedAt(this.moment)
	}

	/** The square that the reader expects, null when they want to be shown. What was right goes on by itself. */
	#answer(square) {
		this.#choose(null)
		if (this.#quiz.answer(this.moment, square)) this.play()
	}

	/** By hand: what was playing pauses, what was refused is forgotten. */
	#byHand(act) {
		return (...args) => {
			this.pause()
			this.#refusals = []
			return act(...args)
		}
	}

	#actions = {
		play: () => this.play(),
		pause: () => this.pause(),
		toggle: () => (this.#player.playing ? this.pause() : this.play()),
		first: this.#byHand(() => this.seek(0)),
		last: this.#byHand(() => this.seek(Infinity)),
		forward: this.#byHand(() => this.#journey.by(1)),
		back: this.#byHand(() => this.#journey.by(-1)),
		next: this.#byHand(kind => this.next(kind)),
		previous: this.#byHand(kind => this.previous(kind)),
		seek: this.#byHand(step => this.seek(step)),
		speed: speed => this.#setAttribute('speed', speed),
		measure: () => this.#journey.measureAll(),
		stop: () => this.#journey.stop(),
		typed: this.#byHand(input => this.#typed(input)),
		typing: event => this.#setTyping(event.type === 'focus'),
	}

	/** What is being typed is not overwritten by steps that go on. */
	#setTyping(typing) {
		if (typing) this.pause()
		this.#typing = typing
		this.requestUpdate()
	}

	#typed(input) {
		const text = String(numberIn(input.value) ?? input.value)
		const { values, refusals } = readOptions(name => (name === 'step' ? text : null))
		this.#refuse(refusals, new Set(['step']))
		if (refusals.length === 0) this.seek(values.step)
		input.blur()
		this.requestUpdate()
	}

	#keys() {
		const act = this.#actions
		const jump = kind => back => (back ? act.previous(kind) : act.next(kind))
		const toggle = (_, isRepeat) => isRepeat || act.toggle()
		return {
			' ': toggle,
			k: toggle,
			ArrowRight: act.forward,
			ArrowLeft: act.back,
			Home: act.first,
			End: act.last,
			s: jump('solution'),
			p: jump('place'),
			r: jump('remove'),
			'+': () => this.#faster(1),
			'=': () => this.#faster(1),
			';': () => this.#faster(1),
			'-': () => this.#faster(-1),
			a: () => this.#setAttribute('attacks', !this.#options.attacks),
			l: () => this.#setAttribute('labels', 1 - this.#labels),
			Escape: () =>
				this.#journey.busy ? act.stop() : this.#pointed.term ? this.#point('term', '') : this.#leaveSquare(),
		}
	}

	#onKey(event) {
		if (!isFree(event) || !this.key(event)) return
		event.preventDefault()
		event.stopPropagation()
	}

	// --- choosing a square -----------------------------------------------------------------------------

	#choose(square) {
		this.#chosen = square
		this.requestUpdate()
	}

	#leaveSquare() {
		this.#choose(null)
		const at = /** @type {HTMLElement|null} */ (this.renderRoot.activeElement)
		if (at?.closest('.squares')) at.blur()
	}

	#clicked(square) {
		if (square && this.#isAsked) return this.#answer(square)
		const again = square && square.row === this.#chosen?.row && square.col === this.#chosen.col
		this.#choose(again ? null : square)
	}

	#focus(square) {
		if (!square) return
		this.#focused = square
		this.#choose(square)
	}

	#point(what, at) {
		if (JSON.stringify(at) === JSON.stringify(this.#pointed[what])) return
		this.#pointed[what] = at
		this.requestUpdate()
	}

	/** To the moment at which a node of the tree is reached. @param {number[]} path */
	#goTo(path) {
		const tree = this.#treeNow()
		if (study.stateOf(this.moment, tree, path) === 'never') return
		const ordinal = study.ordinalOf(this.moment, tree.root, path)
		if (ordinal === null) return this.#tree.look(path)
		this.#byHand(() => (ordinal === 0 ? this.seek(0) : this.reach('place', ordinal)))()
	}

	/** By way of events to where a line of code runs next; stays when that is not to be reached.
	 * @param {import('../engine/moment.js').Kind[]} kinds @param {(moment: import('../engine/moment.js').Moment) => boolean} isThere */
	async #runTo(kinds, isThere) {
		const from = this.moment.step
		for (const kind of kinds) {
			await this.next(kind)
			if (this.#journey.missing) return
		}
		if (!isThere(this.moment)) this.seek(from)
	}

	#treeNow() {
		const { root, open, focus } = this.#tree ?? {}
		return root && { root, open, focus, stops: typeOf(this.moment.search).stopsAtFirst }
	}

	// --- drawing ---------------------------------------------------------------------------------------

	#at = index => index + this.#labels

	render() {
		const { views, theme } = this.#options,
			{ isDark, rem, isFromRight } = this.#around
		const words = this.words,
			look = this.#lookOf(words)
		const has = view => views.includes(view)
		this.#tellLabels()
		const side = (study?.side ?? [])
			.filter(([name]) => has(name))
			.map(([, view]) => view(this.moment.n > LARGE_N ? this.#told : this.moment, look))
		return html`<span class="page" @transitionend=${this.#suit}></span><div class=${`figure${side.length > 0 ? ' sided' : ''}${has('tree') ? ' treed' : ''}`} part="figure" lang=${words.language} data-theme=${theme === 'auto' ? (isDark ? 'dark' : 'light') : theme} ?data-rtl=${isFromRight} .style=${`--_rem:${rem}px`}
      @pointerover=${this.#use} @focusin=${this.#use} @keydown=${this.#onKey} @click=${event => event.target.closest?.('.term') ?? this.#point('term', '')}>
      <div class="main">
        ${has('board') ? html`<div class="board" part="board"><canvas aria-hidden="true"></canvas>${this.#squares(look)}</div>` : nothing}
        ${this.#narration(has('narration'), look)}
        ${this.#captions.map(({ shown }) => html`<slot class="caption" ?hidden=${!shown}></slot>`)}
        ${this.#quiz?.wanted ? study.predictView(this.moment, look) : nothing}
        ${this.#faults(words)}
        ${has('timeline') ? this.#timeline(words) : nothing}
        ${this.#controls(words)}
        ${has('counts') ? countsView(this.moment, look) : nothing}
      </div>
      ${side.length > 0 ? html`<div class="side">${side}</div>` : nothing}
      ${has('tree') ? study.treeView(this.#told, look) : nothing}
      <p class="hidden" role="status" aria-live=${this.getAttribute('aria-live') ?? 'polite'}>${this.#announcement(look)}</p>
    </div>`
	}

	/** What every view is told besides the moment. */
	#lookOf(words) {
		const { square, cell, overlay, term } = this.#pointed,
			base = this.#labels
		return {
			words,
			at: index => index + base,
			lit: square ?? this.#chosen,
			cell,
			overlay,
			term,
			tree: this.#treeNow(),
			onLight: square => this.#point('square', square),
			onCell: cell => this.#point('cell', cell),
			onOverlay: name => this.#point('overlay', name),
			onTerm: term => this.#point('term', term),
			language: this.#options.listing,
			onLanguage: language => this.#setAttribute('listing', language),
			onLine: this.#byHand((kinds, isThere) => this.#runTo(kinds, isThere)),
			predict: this.#quiz?.state(this.moment, !this.#player.playing),
			onShow: () => this.#answer(null),
			onGoOn: () => this.play(),
			onNode: path => this.#goTo(path),
			onOpen: path => this.#tree.look(path),
			onPoint: path => this.#tree.point(path),
		}
	}

	#timeline(words) {
		const { wanted, from, known, ticks } = this.#journey
		return timelineView({
			step: Math.max(wanted, from),
			first: from,
			length: this.#lastStep,
			known,
			ticks,
			words,
			onSeek: this.#actions.seek,
		})
	}

	/** The last step that is shown; undefined as long as it is not known. */
	get #lastStep() {
		const { length, to } = this.#journey
		return to < Infinity ? Math.min(to, length ?? to) : length
	}

	#controls(words) {
		const wanted = this.#options.controls,
			parts = CONTROLS.filter(part => wanted.includes(part) || wanted.includes('full'))
		if (parts.length === 0) return nothing
		const { known, measuring } = this.#journey,
			length = this.#lastStep
		return controlsView({
			parts,
			playing: this.#player.playing,
			speed: this.#options.speed,
			step: this.moment.step,
			length,
			known,
			typing: this.#typing,
			canMeasure: length === undefined && !measuring && known > MEASURE_UP_TO,
			words,
			act: this.#actions,
		})
	}

	/** The sentence; in its place, while it lasts, what a long walk or a fruitless jump has to say. */
	#narration(wanted, look) {
		const { words } = look
		if (this.#journey.busy) return this.#walkingView(words)
		if (this.#journey.missing) return html`<p class="narration">${this.#missingText(words)}</p>`
		return wanted ? narrationView(this.moment, look) : nothing
	}

	#missingText(words) {
		const { kind, back } = this.#journey.missing
		return (back ? words.noPrevious : words.noNext)(
			[kind]
				.flat()
				.map(one => words.jumps[one] ?? words.code?.kinds[one] ?? one)
				.join(' / '),
		)
	}

	/** The growing number is for eyes; ears are told once, by the announcement. */
	#walkingView(words) {
		return html`<p class="narration"><span aria-hidden="true">${words.walking(this.#journey.known)}</span>
      <button type="button" class="plain" @click=${this.#actions.stop}>${words.stop}</button></p>`
	}

	#faults(words) {
		const refused = this.#refusals.map(refusal => refusalSentence(words, refusal))
		const lines = [...refused, ...(refused.length > 0 ? [words.kept] : []), ...(this.#fault ? [this.#fault] : [])]
		if (lines.length === 0) return nothing
		return html`<div class="message" part="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
	}

	#tellLabels() {
		const now = performance.now(),
			{ n, search } = this.moment
		if (
			this.#player.playing &&
			now - this.#toldAt < LABELS_EVERY_MS &&
			this.#told.n === n &&
			this.#told.search === search
		)
			return
		this.#told = this.moment
		this.#toldAt = now
	}

	#squares({ words, at, onLight }) {
		return squaresView(this.#told, {
			words,
			at,
			geometry: this.#geometry,
			focused: this.#focused,
			onHover: onLight,
			onClick: square => this.#clicked(square),
			onEnter: square => this.#isAsked && this.#answer(square),
			onFocus: square => this.#focus(square),
			onBlur: () => this.#choose(null),
		})
	}

	/** Each step is said when steps come one by one; while playing, one now and then. */
	#announcement(look) {
		const { words, at } = look
		if (this.#journey.busy) return words.walkingBriefly
		if (this.#journey.missing) return this.#missingText(words)
		const now = performance.now()
		if (this.#player.playing && now - this.#saidAt < ANNOUNCE_EVERY_MS) return this.#said
		this.#saidAt = now
		return (this.#said = [
			unmarked(sentence(this.moment, words, at)),
			...this.#captions.filter(({ shown }) => shown).flatMap(({ nodes }) => nodes.map(node => node.textContent.trim())),
			this.#quiz?.wanted ? study.predictText(look) : '',
		]
			.join(' ')
			.trim())
	}

	/** Whatever happens within a frame is drawn once; only the first drawing does not wait for one. That is a task of its own, so that
	 * many figures do not keep their page from drawing. */
	async scheduleUpdate() {
		await (this.hasUpdated ? new Promise(requestAnimationFrame) : breathe())
		return super.scheduleUpdate()
	}

	/** What each slot holds, and whether it is shown: the author's words for some steps; all of them where the engine is refused, for
	 * then there is no walk. @returns {{nodes: Node[], shown: boolean}[]} */
	get #captions() {
		if (this.#fault && !this.#journey.alive) return [{ nodes: [...this.childNodes], shown: true }]
		return captionsOf(this).map(caption => ({ nodes: [caption], shown: isCaptionAt(caption, this.moment.step) }))
	}

	/** Each is assigned once: an assignment makes WebKit build the whole figure anew, and lose it for a layout, and so the place to
	 * which the page was scrolled. */
	#assignCaptions() {
		const captions = this.#captions
		this.renderRoot.querySelectorAll('slot').forEach((slot, i) => {
			const assigned = slot.assignedNodes(),
				{ nodes } = captions[i]
			if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j]))
				slot.assign(.../** @type {any} */ (nodes))
		})
	}

	updated() {
		this.#assignCaptions()
		if (this.#options.views.includes('tree')) this.#tree?.of(this.moment)
		if (this.#quiz?.wanted && this.#journey.opened && !this.#player.playing) this.#quiz.know(this.moment)
		this.#fit()
	}

	/** Gives the canvases a pixel for each of the screen's, and the squares their place over the board. */
	#fit() {
		this.#fitBoard()
		this.#fitTree()
		this.#draw()
	}

	#fitBoard() {
		const canvas = this.renderRoot?.querySelector('.board canvas')
		const size = canvas?.parentElement.clientWidth
		if (!size) return
		const g = boardGeometry(size, this.moment.n, devicePixelRatio || 1)
		const hasMoved = JSON.stringify(g) !== JSON.stringify(this.#geometry)
		sizeCanvas(canvas, size, g.top + g.side + 4)
		this.#geometry = g
		if (hasMoved) this.requestUpdate()
	}

	#fitTree() {
		const canvas = this.renderRoot?.querySelector('.tree canvas'),
			tree = this.#treeNow()
		const size = canvas?.parentElement.clientWidth
		this.#icicle = size && tree ? study.icicleGeometry(size, tree, this.moment.n) : null
		if (this.#icicle) sizeCanvas(canvas, size, this.#icicle.height)
	}

	#draw = () => {
		this.#drawOn('.board canvas', this.#geometry, (ctx, colors) => {
			const { cell, overlay } = this.#pointed,
				{ moment } = this
			const look = {
				at: this.#at,
				attacks: this.#options.attacks,
				chosen: this.#chosen,
				colors,
				answer: this.#quiz?.wanted && study.answerOf(moment, this.#quiz),
				lights: cell && ((row, col) => study.isOfCell(moment, cell, row, col)),
				numbers: overlay && ((row, col) => study.overlayText(moment, overlay, row, col)),
			}
			drawBoard(ctx, moment, look, this.#geometry)
			if (!this.#drawn) performance.mark('n-queens-drawn')
			this.#drawn = true
		})
		this.#drawOn('.tree canvas', this.#icicle, (ctx, colors, pixels) =>
			this.#paintTree(
				ctx,
				this.moment,
				{ words: this.words, at: this.#at, tree: this.#treeNow(), colors, pixels },
				this.#icicle,
			),
		)
	}

	/** Draws in CSS pixels, in the colours of the present theme. @param {string} selector @param {{size: number}|null} g
	 * @param {(ctx: CanvasRenderingContext2D, colors: Record<string, string>, pixels: number) => void} draw */
	#drawOn(selector, g, draw) {
		const canvas = this.renderRoot?.querySelector(selector)
		if (!canvas || !g) return
		const computed = getComputedStyle(canvas),
			ctx = canvas.getContext('2d'),
			pixels = canvas.width / g.size
		const colors = Object.fromEntries(COLORS.map(name => [name, computed.getPropertyValue(`--_${name}`).trim()]))
		ctx.setTransform(pixels, 0, 0, pixels, 0, 0)
		draw(ctx, { ...colors, font: computed.fontFamily }, pixels)
	}
}

/** Whether any of it is where the page is scrolled to. @param {Element} element */
function isOnScreen(element) {
	const { top, bottom } = element.getBoundingClientRect()
	return bottom >= 0 && top <= innerHeight
}

/** A device pixel for each of the canvas. @param {HTMLCanvasElement} canvas  @param {number} wide  in CSS pixels */
function sizeCanvas(canvas, wide, high) {
	const ratio = devicePixelRatio || 1,
		[width, height] = [Math.round(wide * ratio), Math.round(high * ratio)]
	if (canvas.width === width && canvas.height === height) return
	Object.assign(canvas, { width, height })
	canvas.style.height = `${high}px`
}

if (!customElements.get('n-queens')) {
	customElements.define('n-queens', NQueens)
	followLinks(document)
}
