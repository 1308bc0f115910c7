// One of the two: a figure that is brought to where the clock says, without controls or a voice of its own, and the
// course of its search. Of several goals only the latest is gone to.

import {newest} from '../../engine/job.js'
import {Course} from './course.js'
import {goalOf, isThere} from './state.js'

export class Side {
	course
	figure = /** @type {any} */ (document.createElement('n-queens'))
	#bringing = newest()
	#walked = ''
	#tools

	constructor(tools) {
		this.#tools = tools
		this.#set({views: 'board', controls: 'none', 'aria-live': 'off'})
	}

	#set(attributes) {
		for (const [name, value] of Object.entries(attributes)) this.figure.setAttribute(name, String(value))
	}

	/** Unless it is the walk already. */
	begin(options) {
		const walked = JSON.stringify(options)
		if (walked === this.#walked) return
		this.#walked = walked
		const {n, search, startRow} = options,
			{walk, changed, failed} = this.#tools
		this.#set({n, search, 'start-row': startRow, step: 0})
		this.course?.close().catch(() => {})
		this.course = new Course(walk(options), changed)
		this.course.measure().catch(failed)
	}

	/** To where the clock says. False: the reader stopped it, or wants something else by now. */
	async bring(clock, at) {
		const signal = this.#bringing.begin(),
			{figure} = this,
			before = figure.moment,
			goal = goalOf(clock, at, this.course)
		await ('step' in goal ? figure.seek(goal.step) : figure.reach(goal.kind, goal.ordinal))
		if (signal.aborted) return false
		const has = figure.moment !== before && isThere(clock, at, figure.moment)
		if (!has && figure.length !== undefined) await figure.seek(Infinity) // it never does so much
		if (signal.aborted) return false
		this.course.learn(figure.moment)
		return isThere(clock, at, figure.moment)
	}
}
