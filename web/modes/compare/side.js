// One of the two: a figure that is brought to where the clock says, and the course of its search. The figure's own keys and
// controls are off, and it says nothing aloud: there is one clock, and one sentence for both.
//
// Invariant: of several goals only the latest is gone to; `bring` answers for its own goal alone.

import { Course } from './course.js'
import { goalOf, isThere } from './state.js'

const VIEWS = 'board'

export class Side {
	/** @type {Course} */ course
	#asked = 0
	#walked = ''
	#tools

	/** @param {{walk: typeof import('../../engine/index.js').walk, changed: () => void, failed: (error: any) => void}} tools */
	constructor(tools) {
		this.#tools = tools
		this.figure = /** @type {any} */ (document.createElement('n-queens'))
		for (const [name, value] of Object.entries({ views: VIEWS, controls: 'none', 'aria-live': 'off' }))
			this.figure.setAttribute(name, value)
	}

	/** Begins this walk, unless it is the one already. @param {{n: number, search: string, startRow: number}} options */
	begin(options) {
		const walked = JSON.stringify(options)
		if (walked === this.#walked) return
		this.#walked = walked
		const { n, search, startRow } = options
		for (const [name, value] of Object.entries({ n, search, 'start-row': startRow, step: 0 }))
			this.figure.setAttribute(name, String(value))
		this.course?.close().catch(() => {})
		this.course = new Course(this.#tools.walk(options), this.#tools.changed)
		this.course.measure().catch(this.#tools.failed)
	}

	/** To where the clock says. @param {import('./state.js').Clock} clock @param {number} at
	 * @returns {Promise<boolean>} false: the reader stopped it, or wants something else by now */
	async bring(clock, at) {
		const number = ++this.#asked,
			{ figure } = this,
			before = figure.moment,
			goal = goalOf(clock, at, this.course)
		await ('step' in goal ? figure.seek(goal.step) : figure.reach(goal.kind, goal.ordinal))
		if (number !== this.#asked) return false
		const has = figure.moment !== before && isThere(clock, at, figure.moment)
		if (!has && figure.length !== undefined) await figure.seek(Infinity) // it never does so much
		if (number !== this.#asked) return false
		this.course.learn(figure.moment)
		return isThere(clock, at, figure.moment)
	}
}
