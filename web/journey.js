// The way of a figure through its walks: which walk is open, where in it we are, what is still to be done. One thing is
// done at a time, in order; what makes no difference any more is left out.
//
// Invariants: `moment` belongs to the open walk, and changes only when a movement has reached its goal. After `open`,
// `stop` and `close` nothing asked for earlier happens any more. A movement that lasts gives way to the next one.

import { searches, walk } from './engine/index.js'
import { binned, tickPath } from './views/timeline.js'

const BUSY_AFTER_MS = 300
/** A walk longer than this is measured further only when the reader asks. */
export const MEASURE_UP_TO = 600_000_000

/**
 * @typedef {import('./engine/instance.js').Moment} Moment
 * @typedef {{n: number, search: string, startRow: number, step: number}} Start
 * @typedef {object} Listener
 * @property {(moment: Moment) => void} moved
 * @property {() => void} changed  anything else: busy, known, ticks, the note
 * @property {() => void} measured  the length is known now
 * @property {(error: any) => void} failed
 */

export class Journey {
  /** @type {Moment} */ moment
  /** Steps known so far. */ known = 0
  /** The solutions on the timeline, as a path. */ ticks = ''
  /** A movement has lasted for a while and goes on. */ busy = false
  /** @type {null | {kind: string, back: boolean}} the jump that found nothing */ missing = null

  #listener
  #walk = null
  /** Asked for and not begun. @type {any[]} */ #waiting = []
  /** Being done. */ #job = null
  /** @type {AbortController|null} */ #running = null
  /** @type {AbortController|null} */ #measuring = null
  #working = null

  /** @param {Moment} moment  what is shown until a walk is open @param {Listener} listener */
  constructor(moment, listener) {
    this.moment = moment
    this.#listener = listener
  }

  get length() {
    return this.#walk?.length
  }
  get measuring() {
    return this.#measuring !== null
  }
  /** A walk is open or about to be. */
  get alive() {
    return this.#walk !== null || this.#job?.sort === 'open' || this.#waiting[0]?.sort === 'open'
  }
  /** The step that is being gone to, or the present one. */
  get wanted() {
    const last = this.#waiting.findLast(job => job.sort === 'seek') ?? (this.#job?.sort === 'seek' ? this.#job : null)
    return last && last.step !== Infinity ? last.step : this.moment.step
  }
  /** Resolves when all that was asked for has been done. */
  get settled() {
    return this.#working ?? Promise.resolve()
  }

  /** Begins another walk. @param {(types: import('./engine/instance.js').SearchType[]) => Start} prepare  called when the searches are known */
  open(prepare) {
    this.stop()
    return this.#ask({ sort: 'open', prepare })
  }

  /** @param {number} step */
  seek(step) {
    this.#waiting = this.#waiting.filter(job => job.sort === 'open')
    return this.#ask({ sort: 'seek', step })
  }

  /** So many steps on, or back. @param {number} delta */
  by(delta) {
    const last = this.#waiting.at(-1)
    if (last?.sort !== 'by') return this.#ask({ sort: 'by', delta })
    last.delta += delta
    return this.settled
  }

  /** To the next or previous event of a kind. @param {import('./engine/instance.js').Kind} kind @param {boolean} back */
  jump(kind, back) {
    return this.#ask({ sort: 'jump', kind, back })
  }

  /** To the ordinal-th event of a kind. @param {import('./engine/instance.js').Kind} kind @param {number} ordinal */
  reach(kind, ordinal) {
    this.#waiting = this.#waiting.filter(job => job.sort === 'open')
    return this.#ask({ sort: 'reach', kind, ordinal })
  }

  /** A part of the open walk's search tree; null when no walk, or another one, is open by then. @param {number[]} path @param {number} levels */
  async tree(path, levels) {
    const asked = this.#walk
    const branch = await asked?.tree(path, levels).catch(() => null)
    return (asked === this.#walk && branch) || null
  }

  /** Forgets what waits, breaks off what is being done. */
  stop() {
    this.#waiting = this.#waiting.filter(job => job.sort === 'open')
    this.#running?.abort()
  }

  close() {
    this.#waiting = []
    this.#running?.abort()
    return this.#ask({ sort: 'close' })
  }

  /** Measures on to the end, however long. */
  measureAll() {
    this.#measure(Infinity)
  }

  // --- one thing at a time ---------------------------------------------------------------------------

  #ask(job) {
    if (job.sort === 'open' || job.sort === 'close') this.#waiting = []
    this.#waiting.push(job)
    if (this.busy) this.#running?.abort()
    return (this.#working ??= this.#work())
  }

  async #work() {
    await null // what is asked for in one go is seen as a whole
    while ((this.#job = this.#waiting.shift())) {
      try {
        await this.#sorts[this.#job.sort](this.#job)
      } catch (error) {
        this.#listener.failed(error)
      }
    }
    this.#working = null
  }

  /** What each sort of job does. */
  #sorts = {
    open: ({ prepare }) => this.#openWalk(prepare),
    close: () => this.#closeWalk(),
    seek: ({ step }) => this.#move(lasting => this.#walk.seek(step, lasting)),
    by: ({ delta }) => this.#move(lasting => this.#walk.seek(Math.max(0, this.moment.step + delta), lasting)),
    jump: ({ kind, back }) => this.#move(lasting => this.#walk[back ? 'previous' : 'next'](kind, lasting), { kind, back }),
    reach: ({ kind, ordinal }) => this.#move(lasting => this.#walk.reach(kind, ordinal, lasting), { kind, back: false }),
  }

  async #openWalk(prepare) {
    const { step, ...options } = prepare(await searches())
    const next = await walk(options)
    this.#closeWalk()
    this.#walk = next
    const first = (this.moment = await next.moment())
    if (step > 0) await this.#move(lasting => next.seek(step, lasting))
    if (this.moment === first) this.#arrive(first)
    if (this.#walk === next) this.#measure(MEASURE_UP_TO)
  }

  #closeWalk() {
    this.#measuring?.abort()
    this.#measuring = null
    this.#walk?.close()
    this.#walk = null
    this.known = 0
    this.ticks = ''
    this.missing = null
  }

  /** @param {(lasting: import('./engine/walk.js').Lasting) => Promise<Moment|null>} how */
  async #move(how, jump = null) {
    if (!this.#walk) return
    const controller = (this.#running = new AbortController())
    const slow = setTimeout(() => (this.#waiting.length > 0 ? controller.abort() : this.#setBusy(true)), BUSY_AFTER_MS)
    const onProgress = known => {
      this.known = Math.max(this.known, known)
      if (this.busy) this.#listener.changed()
    }
    try {
      const moment = await how({ signal: controller.signal, onProgress })
      this.missing = moment ? null : jump
      if (moment) this.#arrive(moment)
      else this.#listener.changed()
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      clearTimeout(slow)
      this.#running = null
      this.#setBusy(false)
    }
  }

  #arrive(moment) {
    this.moment = moment
    this.known = Math.max(this.known, moment.step)
    this.#listener.moved(moment)
  }

  #setBusy(busy) {
    if (busy === this.busy) return
    this.busy = busy
    this.#listener.changed()
  }

  // --- measuring, in the background ------------------------------------------------------------------

  async #measure(limit) {
    this.#measuring?.abort()
    const controller = (this.#measuring = new AbortController())
    const measured = this.#walk
    const onProgress = known => {
      if (controller.signal.aborted) return
      this.#mark(measured)
      if (known > limit) controller.abort()
    }
    try {
      await measured.measure({ signal: controller.signal, onProgress })
      await this.#mark(measured)
      if (this.#walk === measured) this.#listener.measured()
    } catch (error) {
      if (!controller.signal.aborted) this.#listener.failed(error)
    } finally {
      if (this.#measuring === controller) this.#measuring = null
      this.#listener.changed()
    }
  }

  async #mark(measured) {
    const marks = await measured.marks('solution')
    if (this.#walk !== measured) return
    this.known = marks.known
    this.ticks = tickPath(binned(marks, measured.length ?? marks.known))
    this.#listener.changed()
  }
}
