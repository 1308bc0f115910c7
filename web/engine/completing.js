// Boards being completed, in a worker or on a page's own thread, in slices. Each question has an instance for itself;
// one about all completions stays open until it is closed.

import {serve} from './calls.js'
import {CompleteInstance} from './complete-instance.js'
import {instanceOf} from './instance.js'
import {inSlices} from './job.js'

const now = () => performance.now()
const BATCH_MS = 10

export default function begin(port) {
	const lists = new Map()
	let opened = 0
	const asked = async (module, setup) => new CompleteInstance(await instanceOf(module), setup)
	const answer = (instance, slice, lasting) => inSlices(slice, {...lasting, part: () => instance.progress()})
	const inOne = what => async (module, setup, lasting) => {
		const instance = await asked(module, setup)
		return answer(instance, instance[what](), lasting)
	}
	const host = {
		...Object.fromEntries(['decide', 'count', 'heat', 'whyNot'].map(what => [what, inOne(what)])),
		forced: async (module, setup) => (await asked(module, setup)).hint(),
		async puzzle(module, {n, seed, level}, lasting) {
			const instance = await asked(module, {n, given: [], blocked: []})
			return answer(instance, instance.puzzle(level, seed), lasting)
		},
		async open(module, setup) {
			const id = ++opened
			lists.set(id, (await asked(module, setup)).list())
			return id
		},
		async next(id, lasting) {
			const boards = []
			for (const until = now() + BATCH_MS; boards.length === 0 || now() < until; ) {
				const board = await inSlices(lists.get(id), lasting)
				if (board === null) break
				boards.push(board)
			}
			return boards
		},
		async close(id) {
			lists.delete(id)
		},
	}
	serve(port, async (method, args, lasting) => host[method](...args, lasting))
}
