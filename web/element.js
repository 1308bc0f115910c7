// <n-queens>: a figure that walks a search. Wires the engine, the player and the views; decides nothing itself.
//
// Attributes are the truth about what the author wants (options.js reads them), the moment is the truth about where the
// walk is. Invariant: whatever an attribute says, the last good state stays on screen, and a sentence tells what was wrong.

import { LitElement, html, nothing } from 'lit'
import { searches, walk } from './engine/index.js'
import { keepsKey } from './keys.js'
import { LOCALES, refusalSentence, wordsFor } from './locales/index.js'
import { OPTIONS, SPEEDS, optionText, readOptions } from './options.js'
import { player, tick } from './player.js'
import { momentAtRest } from './rest.js'
import { boardGeometry, drawBoard } from './views/board.js'
import { controlsView } from './views/controls.js'
import { countsView } from './views/counts.js'
import { narrationView, sentence, unmarked } from './views/narration.js'
import { squaresView } from './views/squares.js'
import { binned, tickPath, timelineView } from './views/timeline.js'
import style from './element.css.js'

const BUSY_AFTER_MS = 300
const ANNOUNCE_EVERY_MS = 2000
const SQUARES_EVERY_MS = 300
/** A walk longer than this is measured further only when the reader asks. */
const MEASURE_UP_TO = 600_000_000

const COLORS = ['ink', 'light', 'dark', 'line', 'accent', 'good', 'muted', 'paper']

const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

export class NQueens extends LitElement {
  static styles = style
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
          const text = optionText(name, value)
          if (text === null) this.removeAttribute(name)
          else this.setAttribute(name, text)
        },
      })
  }
  static get observedAttributes() {
    return [...super.observedAttributes, ...Object.keys(OPTIONS), 'lang']
  }

  // What the author wants
  #options = readOptions(() => null).values
  #refusals = []
  // Where the walk is
  #walk = null
  #types = null
  #moment = momentAtRest(8, 'flags', 0)
  #known = 0
  #ticks = ''
  #note = ''
  #fault = ''
  // What is under way
  #opening = 0
  #queue = Promise.resolve()
  #waiting = null
  #running = null
  #busy = false
  #measuring = null
  #frame = 0
  #player = player(2)
  #playing = false
  // What the reader has chosen
  #chosen = null
  #focused = { row: 0, col: 0 }
  #said = ''
  #saidAt = 0
  #squaresMoment = this.#moment
  #squaresAt = 0
  #geometry = null
  #drawn = false
  #resize = new ResizeObserver(() => this.#fit())
  #dark = matchMedia('(prefers-color-scheme: dark)')
  #density = null
  #redraw = () => this.#draw()

  // --- what the page calls ---------------------------------------------------------------------------

  /** The present moment. */
  get moment() {
    return this.#moment
  }
  get playing() {
    return this.#playing
  }
  /** The present step; setting it seeks. */
  get step() {
    return this.#moment.step
  }
  set step(step) {
    const same = this.getAttribute('step') === String(step)
    this.setAttribute('step', String(step))
    if (same && this.#walk) this.seek(this.#options.step)
  }
  /** Steps in all, undefined until known. */
  get length() {
    return this.#walk?.length
  }
  /** Resolves when every movement asked for so far has been made. */
  get settled() {
    return this.#queue
  }
  /** The searches that there are; null until the engine has started. */
  get searches() {
    return this.#types
  }

  play() {
    if (this.#playing) return
    if (this.#moment.outcome) this.seek(0)
    this.#playing = true
    this.requestUpdate()
    this.#playFrom(performance.now(), 0)
  }

  pause() {
    if (!this.#playing) return
    this.#playing = false
    cancelAnimationFrame(this.#frame)
    this.requestUpdate()
    this.#changed('n-queens-rest')
  }

  /** Goes to a step; past the end means the end. @param {number} step */
  seek(step) {
    return this.#go('seek', lasting => this.#walk.seek(step, lasting), step)
  }

  /** Goes to the next event of a kind, if there is one. */
  next(kind = 'solution') {
    return this.#go('jump', lasting => this.#walk.next(kind, lasting), null, words => words.noNext(words.jumps[kind] ?? kind))
  }

  /** Goes to the previous event of a kind, if there is one. */
  previous(kind = 'solution') {
    return this.#go('jump', lasting => this.#walk.previous(kind, lasting), null, words => words.noPrevious(words.jumps[kind] ?? kind))
  }

  /** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false
    const act = this.#keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return false
    act(event.shiftKey)
    return true
  }

  // --- custom element --------------------------------------------------------------------------------

  connectedCallback() {
    super.connectedCallback()
    for (const name of Object.keys(OPTIONS)) this.#upgrade(camel(name))
    this.#resize.observe(this)
    this.#dark.addEventListener('change', this.#redraw)
    this.#watchDensity()
    this.#readAttributes()
    this.#open()
    if (this.#options.autoplay) this.#queue.then(() => this.isConnected && this.play())
  }

  disconnectedCallback() {
    super.disconnectedCallback()
    this.#resize.disconnect()
    this.#dark.removeEventListener('change', this.#redraw)
    this.#density?.removeEventListener('change', this.#watchDensity)
    this.pause()
    this.#close()
  }

  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, value)
    if (old === value || !this.isConnected) return
    this.#changedNames.add(name)
    if (this.#changedNames.size === 1) queueMicrotask(() => this.#applyAttributes())
  }
  #changedNames = new Set()

  /** A window dragged to another screen changes the pixels, not the size. */
  #watchDensity = () => {
    this.#density?.removeEventListener('change', this.#watchDensity)
    this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    this.#density.addEventListener('change', this.#watchDensity)
    this.#fit()
  }

  /** A property set before the element was defined would hide the accessor. */
  #upgrade(property) {
    if (!Object.hasOwn(this, property)) return
    const value = this[property]
    delete this[property]
    this[property] = value
  }

  #readAttributes() {
    const { values, refusals } = readOptions(name => this.getAttribute(name), this.#options)
    this.#options = values
    this.#refuse(refusals)
    this.#player = player(values.speed)
    this.requestUpdate()
  }

  #applyAttributes() {
    const changed = this.#changedNames
    this.#changedNames = new Set()
    if (!this.isConnected) return
    this.#readAttributes()
    if (['n', 'search', 'start-row'].some(name => changed.has(name))) this.#open(changed.has('step'))
    else if (changed.has('step')) this.seek(this.#options.step)
  }

  #refuse(refusals, kept = []) {
    this.#refusals = [...kept, ...refusals]
    for (const refusal of refusals) {
      const detail = { ...refusal, message: refusalSentence(this.words, refusal), moment: this.#moment }
      this.#changed('n-queens-error', detail)
    }
  }

  #changed(type, detail = this.#moment) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }

  get words() {
    return wordsFor(this.closest('[lang]')?.getAttribute('lang'), document.documentElement.lang, ...navigator.languages)
  }

  /** Labels count from what the author says, else from what the search's tutorial does. */
  get #labels() {
    return this.#options.labels ?? this.#types?.find(type => type.id === this.#moment.search)?.countsFrom ?? 0
  }

  // --- the walk --------------------------------------------------------------------------------------

  async #open(keepStep = true) {
    const opening = ++this.#opening
    const { n, search, 'start-row': startRow, step } = this.#options
    this.pause()
    this.#abandon()
    if (!this.#walk) this.#moment = momentAtRest(n, 'flags', 0)
    const opened = (async () => {
      this.#types ??= await searches()
      const takesRow = this.#types.find(type => type.id === search)?.takesStartRow
      return walk({ n, search, startRow: takesRow ? startRow : 0 })
    })()
    this.#queue = opened.then(next => this.#adopt(next, opening, keepStep ? step : 0), error => this.#cannotOpen(error, opening))
    return this.#queue
  }

  async #adopt(next, opening, step) {
    if (opening !== this.#opening || !this.isConnected) return next.close()
    this.#walk?.close()
    this.#walk = next
    this.#known = 0
    this.#ticks = ''
    this.#chosen = null
    await this.#run(lasting => next.seek(step, lasting))
    if (opening === this.#opening && next === this.#walk) this.#measure(MEASURE_UP_TO)
  }

  #cannotOpen(error, opening) {
    if (opening !== this.#opening) return
    if (!error.argument) {
      this.#fault = this.words.noEngine(error.message)
      this.#changed('n-queens-error', { name: null, value: null, message: this.#fault, moment: this.#moment })
      return this.requestUpdate()
    }
    const name = error.argument === 'startRow' ? 'start-row' : error.argument
    this.#refuse([{ name, value: error.value, allowed: error.allowed }], this.#refusals)
    const { n, search, startRow } = this.#moment
    this.#options = { ...this.#options, n, search, 'start-row': startRow }
    if (!this.#walk) return this.#open()
    this.requestUpdate()
    this.#measure(MEASURE_UP_TO)
  }

  #abandon() {
    this.#running?.abort()
    this.#measuring?.abort()
    this.#waiting = null
  }

  #close() {
    this.#opening++
    this.#abandon()
    this.#walk?.close()
    this.#walk = null
  }

  /** Queues a movement. Seeks that still wait are replaced by newer ones; a long movement gives way to the next. */
  #go(sort, move, step, otherwise) {
    if (this.#busy) this.#running?.abort()
    if (sort === 'seek' && this.#waiting?.sort === 'seek') {
      this.#waiting.move = move
      this.#waiting.step = step
      return this.#queue
    }
    const item = (this.#waiting = { sort, move, step })
    this.#queue = this.#queue.then(() => {
      if (this.#waiting === item) this.#waiting = null
      return this.#walk ? this.#run(item.move, otherwise) : undefined
    })
    return this.#queue
  }

  async #run(move, otherwise) {
    const controller = (this.#running = new AbortController())
    const slow = setTimeout(() => this.#setBusy(true), BUSY_AFTER_MS)
    const onProgress = known => {
      this.#known = Math.max(this.#known, known)
      if (this.#busy) this.requestUpdate()
    }
    try {
      const moment = await move({ signal: controller.signal, onProgress })
      this.#note = moment || !otherwise ? '' : otherwise(this.words)
      if (moment) this.#show(moment)
      else this.requestUpdate()
    } catch (error) {
      if (!controller.signal.aborted) {
        this.#fault = error.message
        this.requestUpdate()
      }
    } finally {
      clearTimeout(slow)
      this.#setBusy(false)
      if (this.#running === controller) this.#running = null
    }
  }

  #setBusy(busy) {
    if (busy === this.#busy) return
    this.#busy = busy
    this.requestUpdate()
  }

  #show(moment) {
    const solved = moment.event.kind === 'solution' && moment.step !== this.#moment.step
    this.#moment = moment
    this.#known = Math.max(this.#known, moment.step)
    this.requestUpdate()
    this.#changed('n-queens-step')
    if (solved) this.#changed('n-queens-solution')
    if (!moment.outcome) return
    this.#changed('n-queens-end')
    this.pause()
  }

  async #measure(limit) {
    this.#measuring?.abort()
    const controller = (this.#measuring = new AbortController())
    const measured = this.#walk
    const onProgress = known => {
      if (this.#walk !== measured || controller.signal.aborted) return
      this.#known = known
      this.#mark(measured)
      if (known > limit) controller.abort()
    }
    try {
      await measured.measure({ signal: controller.signal, onProgress })
      if (this.#walk === measured) this.#mark(measured)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      if (this.#measuring === controller) this.#measuring = null
      this.requestUpdate()
    }
  }

  async #mark(measured) {
    const marks = await measured.marks('solution')
    if (this.#walk !== measured) return
    this.#known = marks.known
    this.#ticks = tickPath(binned(marks, measured.length ?? marks.known))
    this.requestUpdate()
    if (measured.length !== undefined) this.#changed('n-queens-measured')
  }

  // --- playing ---------------------------------------------------------------------------------------

  #playFrom(then, answered) {
    this.#frame = requestAnimationFrame(async now => {
      const { state, steps } = tick(this.#player, now - then, answered)
      this.#player = state
      const begun = performance.now()
      if (steps > 0) await this.seek(this.#moment.step + steps)
      if (this.#playing) this.#playFrom(now, performance.now() - begun)
    })
  }

  #setSpeed(speed) {
    this.speed = speed
  }

  #faster(by) {
    const at = SPEEDS.indexOf(this.#options.speed) + by
    if (SPEEDS[at] !== undefined) this.#setSpeed(SPEEDS[at])
  }

  /** By hand: stops playing first. */
  #byHand(act) {
    return (...args) => {
      this.pause()
      this.#refusals = []
      return act(...args)
    }
  }

  #wanted() {
    return this.#waiting?.sort === 'seek' ? this.#waiting.step : this.#moment.step
  }

  #actions = {
    play: () => this.play(),
    pause: () => this.pause(),
    first: this.#byHand(() => this.seek(0)),
    last: this.#byHand(() => this.seek(Infinity)),
    forward: this.#byHand(() => this.seek(this.#wanted() + 1)),
    back: this.#byHand(() => this.seek(Math.max(0, this.#wanted() - 1))),
    next: this.#byHand(kind => this.next(kind)),
    previous: this.#byHand(kind => this.previous(kind)),
    seek: this.#byHand(step => this.seek(step)),
    speed: speed => this.#setSpeed(speed),
    measure: () => this.#measure(Infinity),
    stop: () => this.#running?.abort(),
    typed: this.#byHand(input => this.#typed(input)),
  }

  #typed(input) {
    const text = input.value.normalize('NFKC').replace(/[\s,._]/g, '')
    const { values, refusals } = readOptions(name => (name === 'step' ? text : null))
    this.#refuse(refusals)
    if (refusals.length === 0) return this.seek(values.step)
    input.value = String(this.#moment.step)
    this.requestUpdate()
  }

  #keys() {
    const act = this.#actions
    const jump = kind => back => (back ? act.previous(kind) : act.next(kind))
    return {
      ' ': () => (this.#playing ? act.pause() : act.play()),
      k: () => (this.#playing ? act.pause() : act.play()),
      ArrowRight: act.forward, ArrowLeft: act.back, Home: act.first, End: act.last,
      s: jump('solution'), p: jump('place'), r: jump('remove'),
      '+': () => this.#faster(1), '=': () => this.#faster(1), ';': () => this.#faster(1), '-': () => this.#faster(-1),
      a: () => (this.attacks = !this.#options.attacks),
      l: () => (this.labels = 1 - this.#labels),
      Escape: () => (this.#busy ? act.stop() : this.#leaveSquare()),
    }
  }

  #onKey(event) {
    const at = event.composedPath()[0]
    const isField = at instanceof HTMLInputElement && keepsKey(at, event.key)
    const isButton = at instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
    if (isField || isButton || !this.key(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  // --- drawing ---------------------------------------------------------------------------------------

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
    const again = square && this.#chosen && square.row === this.#chosen.row && square.col === this.#chosen.col && this.#chosen.clicked
    this.#choose(again || !square ? null : { ...square, clicked: true })
  }

  #at = index => index + this.#labels

  render() {
    const { views, controls } = this.#options
    const words = this.words, at = this.#at
    const look = { words, at }
    const has = view => views.includes(view)
    return html`<div class="figure" part="figure" lang=${words.language} @keydown=${this.#onKey}>
      ${has('board') ? html`<div class="board" part="board"><canvas aria-hidden="true"></canvas>${this.#squares(words, at)}</div>` : nothing}
      ${this.#busy ? this.#walkingView(words) : this.#note ? html`<p class="narration">${this.#note}</p>` : has('narration') ? narrationView(this.#moment, look) : nothing}
      ${this.#faults(words)}
      ${has('timeline') ? timelineView({ step: this.#wanted(), length: this.length, known: this.#known, ticks: this.#ticks, words, onSeek: this.#actions.seek }) : nothing}
      ${controls === 'full' ? this.#controls(words) : nothing}
      ${has('counts') ? countsView(this.#moment, look) : nothing}
      <p class="hidden" role="status" aria-live="polite">${this.#announcement(words, at)}</p>
    </div>`
  }

  #controls(words) {
    return controlsView({
      playing: this.#playing, speed: this.#options.speed, step: this.#moment.step, length: this.length, known: this.#known, busy: this.#busy,
      canMeasure: this.length === undefined && !this.#measuring && this.#known > MEASURE_UP_TO, words, act: this.#actions,
    })
  }

  /** The growing number is for eyes; ears are told once, by the announcement. */
  #walkingView(words) {
    return html`<p class="narration"><span aria-hidden="true">${words.walking(this.#known)}</span>
      <button type="button" class="plain" @click=${this.#actions.stop}>${words.stop}</button></p>`
  }

  #faults(words) {
    const refused = this.#refusals.map(refusal => refusalSentence(words, refusal))
    const lines = [...refused, ...(refused.length > 0 ? [words.kept] : []), ...(this.#fault ? [this.#fault] : [])]
    if (lines.length === 0) return nothing
    return html`<div class="message" part="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
  }

  /** Hundreds of labels need not change at every frame of a fast walk: nobody reads them meanwhile. */
  #squares(words, at) {
    const now = performance.now()
    if (!this.#playing || now - this.#squaresAt > SQUARES_EVERY_MS || this.#squaresMoment.n !== this.#moment.n) {
      this.#squaresMoment = this.#moment
      this.#squaresAt = now
    }
    return squaresView(this.#squaresMoment, {
      words, at, geometry: this.#geometry, focused: this.#focused,
      onChoose: square => this.#clicked(square),
      onFocus: square => {
        if (!square) return
        this.#focused = square
        this.#choose(square)
      },
    })
  }

  /** Each step is said when steps come one by one; while playing, one now and then. */
  #announcement(words, at) {
    if (this.#busy) return words.walkingBriefly
    if (this.#note) return this.#note
    const now = performance.now()
    if (this.#playing && now - this.#saidAt < ANNOUNCE_EVERY_MS) return this.#said
    this.#saidAt = now
    return (this.#said = unmarked(sentence(this.#moment, words, at)))
  }

  updated() {
    this.#fit()
  }

  #fit() {
    const canvas = this.renderRoot?.querySelector('canvas')
    const size = canvas?.parentElement.clientWidth
    if (!size) return
    const ratio = devicePixelRatio || 1
    const g = boardGeometry(size, this.#moment.n, ratio)
    const moved = JSON.stringify(g) !== JSON.stringify(this.#geometry)
    const height = g.top + g.side + 4
    const [width, pixels] = [Math.round(size * ratio), Math.round(height * ratio)]
    if (canvas.width !== width || canvas.height !== pixels) {
      canvas.width = width
      canvas.height = pixels
      canvas.style.height = `${height}px`
    }
    this.#geometry = g
    if (moved) this.requestUpdate()
    this.#draw()
  }

  #draw() {
    const canvas = this.renderRoot?.querySelector('canvas')
    if (!canvas || !this.#geometry) return
    const computed = getComputedStyle(this)
    const colors = Object.fromEntries(COLORS.map(name => [name, computed.getPropertyValue(`--_${name}`).trim()]))
    const ctx = canvas.getContext('2d')
    const ratio = canvas.width / this.#geometry.size
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const look = { at: this.#at, attacks: this.#options.attacks, chosen: this.#chosen, colors: { ...colors, font: computed.fontFamily } }
    drawBoard(ctx, this.#moment, look, this.#geometry)
    if (!this.#drawn) performance.mark('n-queens-drawn')
    this.#drawn = true
  }
}

if (!customElements.get('n-queens')) customElements.define('n-queens', NQueens)

export { LOCALES }
