// Where counting workers come from: a classic worker from a Blob in browsers, so that it starts from a disk too, and a
// worker thread in Node.js. Either way a Thread. Where there is neither, or a policy says no, `start` throws.
//
// Invariant: `died` is called at most once, and after it, or after `end()`, nothing more is heard of a thread.

import workerSource from 'worker:./count-worker.js'

/**
 * @typedef {{heard: (answer: any) => void, died: (reason: unknown) => void}} Listener
 * @typedef {{post: (question: any) => void, end: () => void, hold: (held: boolean) => void}} Thread  a thread that is
 *   held keeps a Node.js process from ending
 */

const inBrowser = () => typeof Worker === 'function' && typeof Blob === 'function'
/** By a name that bundlers cannot see through, for browsers have no such module. @param {string} name */
const fromNode = name => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`)

/** How many threads can run at once. */
export async function cores() {
	const known = globalThis.navigator?.hardwareConcurrency
	if (known) return known
	const os = await fromNode('os').catch(() => null)
	return os?.availableParallelism?.() ?? os?.cpus().length ?? 1
}

/** @param {Listener} listener @returns {Promise<Thread>} */
export async function start(listener) {
	return inBrowser() ? inPage(listener) : inNode(await fromNode('worker_threads'), listener)
}

/** One for all workers, and for as long as the page: some browsers read it after `new Worker` has returned.
 * @type {string|undefined} */
let url

/** @param {Listener} listener @returns {Thread} */
function inPage({ heard, died }) {
	url ??= URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }))
	const worker = new Worker(url)
	const end = () => {
		worker.onmessage = worker.onerror = worker.onmessageerror = null
		worker.terminate()
	}
	const dies = event => {
		event.preventDefault?.()
		end()
		died(event)
	}
	worker.onmessage = ({ data }) => heard(data)
	worker.onerror = worker.onmessageerror = dies
	return { post: question => worker.postMessage(question), end, hold() {} }
}

/** What a browser's worker has and a thread has not. */
const LIKE_A_PAGE = `
  const { parentPort } = require('node:worker_threads')
  globalThis.postMessage = answer => parentPort.postMessage(answer)
  parentPort.on('message', data => globalThis.onmessage({ data }))
`

/** @param {any} threads  node:worker_threads @param {Listener} listener @returns {Thread} */
function inNode(threads, { heard, died }) {
	// Without this process's own flags: under --input-type=module the source would be taken for a module.
	const worker = new threads.Worker(`${LIKE_A_PAGE};${workerSource}`, { eval: true, execArgv: [] })
	const end = () => {
		worker.removeAllListeners()
		worker.on('error', () => {})
		worker.terminate()
	}
	const dies = reason => {
		end()
		died(reason)
	}
	worker.on('message', heard)
	worker.on('error', dies).on('messageerror', dies).on('exit', dies)
	return { post: question => worker.postMessage(question), end, hold: held => (held ? worker.ref() : worker.unref()) }
}
