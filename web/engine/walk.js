// A walk over one instance, on the thread that the instance is on. Every method that can last works in slices.
// Invariant: the instance's present moment changes only when a seek has found its goal.

import { Instance } from './instance.js'
import { MAX_STEP } from './check.js'
import { inSlices } from './slices.js'

/**
 * @typedef {import('./instance.js').Moment} Moment
 * @typedef {import('./instance.js').Kind} Kind
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting
 *   onProgress hears how many steps are known, at most ten times a second
 */

const PROGRESS_MS = 100

export class LocalWalk {
  /** @type {number|undefined} */ length

  /** @param {BufferSource} bytes @param {{n: number, search: string, startRow: number}} options  checked
   * @param {number} [sliceMs]  how long the thread may be kept at a time */
  static async open(bytes, { n, search, startRow }, sliceMs = 6) {
    const instance = await Instance.from(bytes)
    instance.start(search, n, startRow)
    return new LocalWalk(instance, sliceMs)
  }

  /** @param {Instance} instance  with a walk begun @param {number} sliceMs */
  constructor(instance, sliceMs) {
    this.instance = instance
    this.sliceMs = sliceMs
  }

  /** The present moment. */
  async moment() {
    return this.instance.moment()
  }

  /** Movements share the instance's present moment, so they take turns: each answers with its own. */
  #turn = Promise.resolve()
  #inTurn(move) {
    const turn = this.#turn.then(move)
    this.#turn = turn.catch(() => {})
    return turn
  }

  /** The moment after `step` events; the last one when the walk ends before. @param {number} step @param {Lasting} [lasting] */
  seek(step, lasting) {
    return this.#inTurn(async () => {
      const found = await this.#find('start', Math.min(step, MAX_STEP), lasting)
      if (!found) await this.#find('start', this.instance.known(), lasting)
      return this.instance.moment()
    })
  }

  /** The next event of a kind; null when there is none. @param {Kind} kind @param {Lasting} [lasting] */
  next(kind, lasting) {
    return this.#inTurn(async () => {
      const found = await this.#find(kind, this.instance.nextOrdinal(kind), lasting)
      return found ? this.instance.moment() : null
    })
  }

  /** The previous event of a kind; null when there is none. @param {Kind} kind @param {Lasting} [lasting] */
  previous(kind, lasting) {
    return this.#inTurn(async () => {
      const ordinal = this.instance.previousOrdinal(kind)
      if (ordinal === 0) return null
      await this.#find(kind, ordinal, lasting)
      return this.instance.moment()
    })
  }

  /** Walks to the end, looking at nothing; the length in steps. @param {Lasting} [lasting] @returns {Promise<number>} */
  async measure(lasting = {}) {
    return (this.length = await this.#inSlices(steps => (this.instance.extend(steps) ? this.instance.known() : undefined), lasting))
  }

  /** Where the events of a kind lie, as far as is known; see Instance.marks. @param {Kind} kind */
  async marks(kind) {
    return this.instance.marks(kind)
  }

  async close() {}

  async #find(kind, ordinal, lasting = {}) {
    const answer = await this.#inSlices(steps => {
      const state = this.instance.seek(kind, ordinal, steps)
      return state === 'more' ? undefined : state
    }, lasting)
    if (answer === 'never') this.length = this.instance.known()
    return answer === 'found'
  }

  #inSlices(slice, { signal, onProgress }) {
    let told = performance.now()
    const between = () => {
      if (!onProgress || performance.now() - told < PROGRESS_MS) return
      told = performance.now()
      onProgress(this.instance.known())
    }
    return inSlices(slice, { signal, milliseconds: this.sliceMs, between })
  }
}
