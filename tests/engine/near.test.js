import {equal, is, ok, test} from '#test'
import {readFileSync} from 'node:fs'
import {walk} from 'n-queens/engine'
import {Calls} from '#web/engine/calls.js'
import {types} from '#searches'
import {walkOptions} from '#web/engine/arguments.js'
import {WalkInstance} from '#web/engine/walk-instance.js'
import begin, {Walking} from '#web/engine/walk-worker.js'
import {randomFrom} from '../helpers/walks.js'

test('near() and the worker, called in turn, give the moments of a separate walk', async () => {
	const port = {postMessage: message => calls.receive(message)},
		calls = new Calls(data => port.onmessage({data})),
		module = new WebAssembly.Module(readFileSync('build/nqueens.wasm')),
		random = randomFrom(7)
	let far = 0
	globalThis.performance = {now: () => 0} // with a real clock, a busy machine would answer fewer calls near
	begin(port)
	const walks = [6, 12, 12].map(async (n, i) => {
		const options = {n, search: i === 2 ? 'scan' : 'flags', startRow: 0, given: [], blocked: []},
			placed = walkOptions(types, options)
		return {
			near: {module, options: placed, step: 0, state: null},
			...{id: await calls.request('open', [module, placed]), alone: await walk(options)},
		}
	})
	for (let i = 0; i < 400; i++) {
		const one = await walks[random(3)],
			{step} = one.near
		const [method, ...args] = [
			['seek', random(8) > 0 ? Math.max(0, step - 2000 + random(4000)) : random(9e6)],
			['next', ['place', 'solution']],
			['previous', 'remove'],
			['until', step + random(900), ['solution', 'leave']],
			['reach', 'test', 1 + random(3000)],
			['peek', 'probe', random(9000)],
			['next', {kind: 'test', row: 3, col: random(6)}],
		][random(7)]
		const answer =
			port.near(one.near, method, args) ?? (far++, await calls.request(method, [step, ...args], {}, one.id))
		if (answer.state) one.near = {...one.near, step: answer.value.step, state: answer.state}
		equal(answer.value, await one.alone[method](...args), `${method} ${args} from ${step}`)
		is(one.near.step, (await one.alone.moment()).step)
	}
	ok(far > 9 && far < 99, `${far} far calls`)
	const [{near, alone}, other] = await Promise.all(walks),
		anew = {...near, step: 0, state: null}
	is(port.near(anew, 'measure', []).value, await alone.measure())
	port.near(other.near, 'moment', [])
	equal(port.near(anew, 'marks', ['solution']).value, await alone.marks('solution'))
})

test('after an aborted peek() the walk goes on from its present moment', async () => {
	const module = new WebAssembly.Module(readFileSync('build/nqueens.wasm')),
		instance = new WalkInstance(new WebAssembly.Instance(module)),
		walking = new Walking(instance, walkOptions(types, {n: 8}))
	const run = (method, args, throwIfAborted = () => {}) =>
		walking.run(method, [undefined, ...args], {signal: {throwIfAborted}})
	await run('seek', [300])
	for (let slices = 0, isAborted = true; isAborted; slices++) {
		let left = slices
		const abort = () => {
			if (left-- === 0) throw new Error('aborted')
		}
		const peeked = await run('peek', ['solution', 9], abort).catch(() => null)
		isAborted = peeked === null
		is((await run('next', ['place'])).value.step, 301)
		await run('seek', [300])
	}
})

test.run()
