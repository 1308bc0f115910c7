// Near calls: walks that take turns on one instance, with states from a worker's walks.

import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {walk} from 'n-queens/engine'
import {Calls} from '../../web/engine/calls.js'
import begin from '../../web/engine/walking.js'
import {randomFrom} from '../helpers/walks.js'

test('near() and the states of far calls give the results of a walk of its own', async () => {
	const port = /** @type {any} */ ({postMessage: message => calls.receive(message)}),
		calls = new Calls(data => port.onmessage({data})),
		module = new WebAssembly.Module(readFileSync('build/nqueens.wasm')),
		random = randomFrom(7),
		found = {near: 0, far: 0}
	performance.now = () => 0 // otherwise a busy machine decides what is near
	begin(port)
	const walks = [8, 12, 12, 6].map(async (n, i) => {
		const options = {n, search: i === 2 ? 'scan' : 'flags', startRow: 0, given: [], blocked: []}
		const id = await calls.request('open', [module, options])
		return {n, near: {module, options, step: 0, state: null}, id, alone: await walk({n, search: options.search})}
	})
	for (let i = 0; i < 400; i++) {
		const one = await walks[random(4)],
			{step} = one.near,
			far = one.n === 12 ? 9e6 : 20_000
		const [method, ...args] = [
			['seek', random(8) > 0 ? Math.max(0, step - 2000 + random(4000)) : random(far)],
			['next', ['place', 'solution']],
			['previous', 'remove'],
			['until', step + random(900), ['solution', 'leave']],
			['reach', 'test', 1 + random(3000)],
			['peek', 'probe', random(9000)],
			['next', {kind: 'test', row: 3, col: random(6)}],
		][random(7)]
		const near = port.near(one.near, method, args)
		const answer = near ?? (await calls.request(method, [one.id, step, ...args]))
		if (answer.state) one.near = {...one.near, step: answer.value.step, state: answer.state}
		equal(answer.value, await one.alone[method](...args), `${method} ${args} from ${step}`)
		equal(one.near.step, (await one.alone.moment()).step)
		found[near ? 'near' : 'far']++
	}
	ok(found.near > 200 && found.far > 3, JSON.stringify(found))
	const {near, alone} = await walks[3],
		anew = {...near, step: 0, state: null}
	equal(port.near(anew, 'measure', []).value, await alone.measure())
	port.near((await walks[0]).near, 'moment', [])
	equal(port.near(anew, 'marks', ['solution']).value, await alone.marks('solution'))
})

test.run()
