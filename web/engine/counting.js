// Counting being done, on whatever thread this runs: one instance, one count at a time.

import {serve} from './calls.js'
import {CountInstance, memoryRefusal} from './count-instance.js'
import {instanceOf} from './instance.js'

/** @param {import('./calls.js').Port} port */
export default function begin(port) {
	/** A module that imports nothing and is compiled fails for want of memory alone: then there is none.
	 * @type {Promise<CountInstance|null>} */
	let instance

	const host = {
		async load(module) {
			const refused = () => null
			instance = instanceOf(module).then(made => new CountInstance(made), refused)
			await instance
		},

		plan: async (n, way) => (await instance).plan(n, way),

		/** The solutions in some units, and how many milliseconds they took. */
		async units(plan, first, end) {
			const counter = await instance
			if (!counter) throw memoryRefusal(plan)
			const begun = performance.now()
			const sum = counter.units(plan, first, end)
			return {sum, took: performance.now() - begun}
		},

		turns: async n => (await instance).turns(n),
	}

	serve(port, (method, args) => host[method](...args))
}
