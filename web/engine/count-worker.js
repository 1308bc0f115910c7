// What runs in a counting worker: one instance, one question at a time. The first message brings the compiled module.
//
//     in   { id, module?, plan, first, end }  or  { id, module?, turns: n }
//     out  { id, sum, took }  { id, turns }  { id, memory: bytes }, and before all { alive: true }
//
// Not through Comlink, as the walking worker is: the first question travels with the module, and the caller must see
// a worker die, while a call to a dead worker never ends. A trap is not caught: it is the worker's death.

import { CountInstance } from './count-instance.js'

/** @type {CountInstance} */
let instance

globalThis.onmessage = ({ data: { id, ...question } }) => postMessage({ id, ...answer(question) })

function answer({ module, plan, first, end, turns }) {
	if (module && !instantiated(module)) return { memory: plan?.bytes ?? 0 }
	try {
		return turns ? { turns: instance.turns(turns) } : timed(() => instance.units(plan, first, end))
	} catch (error) {
		if (error.name !== 'memory') throw error
		return { memory: error.value }
	}
}

/** A module that imports nothing and is compiled fails for want of memory alone, whatever the error is called. */
function instantiated(module) {
	try {
		instance = new CountInstance(new WebAssembly.Instance(module))
		return true
	} catch {
		return false
	}
}

/** @param {() => bigint} work */
function timed(work) {
	const begun = performance.now()
	const sum = work()
	return { sum, took: performance.now() - begun }
}

postMessage({ alive: true })
