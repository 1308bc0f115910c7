// Threads of the engine: a worker from a Blob, which also works in pages on disk; a Node.js thread; or this thread.
// Invariant: `died` is called at most once; after it, or after `end()`, a thread reports nothing.
import {Calls} from './calls.js'
import {once} from './job.js'
import {trusted} from './trusted.js'

/** @typedef {{received: (message: any) => void, died: (reason: unknown) => void}} Listener
 * @typedef {{post: (message: any) => void, end: () => void, hold: (held: boolean) => void}} Thread  hold: keep the
 *   Node.js process alive */

const WORKER_ANSWERS_WITHIN_MS = 4000

/** True if web workers are usable. In Bun they would keep the process alive. */
const inBrowser = () => !globalThis.Bun && typeof Worker === 'function' && typeof Blob === 'function'
/** Imports a module by a computed name, which bundlers do not resolve. */
const fromNode = name => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`)

export async function cores() {
	const known = globalThis.navigator?.hardwareConcurrency
	if (known) return known
	const os = await fromNode('os').catch(() => null) // the runtime lacks this module
	return os?.availableParallelism?.() ?? os?.cpus().length ?? 1
}

/** Starts a thread; throws if the host has none. A thread that cannot run reports its end, or never answers.
 * @returns {Promise<Thread>} */
export async function start(script, listener) {
	return inBrowser() ? inPage(script, listener) : inNode(await fromNode('worker_threads'), script, listener)
}

/** Starts a web worker. Without one, as in Node.js, this thread serves the calls. @returns {Promise<Calls>} */
async function startNear(script) {
	return (inBrowser() && (await inWorker(script).catch(() => null))) || startHere(script)
}

const shared = new Map()

/** Like startNear, but shared by all callers until it dies. @returns {Promise<Calls>} */
export async function startShared(script) {
	if ((await shared.get(script))?.over) shared.delete(script)
	if (!shared.has(script)) shared.set(script, startNear(script))
	return shared.get(script)
}

export async function endShared(script, reason) {
	const ended = shared.get(script)
	shared.delete(script)
	;(await ended).end(reason)
}

const inWorker = script =>
	new Promise((alive, failed) => {
		const calls = new Calls(
			message => worker.post(message),
			() => worker.end(),
		)
		const received = message => {
			clearTimeout(silent)
			alive(calls)
			calls.receive(message)
		}
		const died = reason => {
			calls.end(reason)
			failed(reason)
		}
		const worker = inPage(script, {received, died})
		const silent = setTimeout(() => {
			worker.end()
			failed()
		}, WORKER_ANSWERS_WITHIN_MS)
	})

export function startHere(script) {
	const port = {onmessage: null, postMessage: message => queueMicrotask(() => calls.receive(message))}
	const calls = new Calls(data => queueMicrotask(() => port.onmessage({data})))
	script.run(port)
	return calls
}

/** Address of a worker's source. It is never revoked, because some browsers read it after `new Worker` returned. */
const addressOf = /* @__PURE__ */ once(({text}) =>
	URL.createObjectURL(new Blob([`(${text})(self)`], {type: 'text/javascript'})),
)

function inPage(script, {received, died}) {
	const worker = new Worker(trusted('createScriptURL', addressOf(script)))
	const end = () => {
		worker.onmessage = worker.onerror = worker.onmessageerror = null
		worker.terminate()
	}
	worker.onmessage = ({data}) => received(data)
	worker.onerror = worker.onmessageerror = (/** @type {any} */ event) => {
		event.preventDefault?.()
		end()
		died(event)
	}
	return {post: message => worker.postMessage(message), end, hold() {}}
}

function inNode(threads, {text}, {received, died}) {
	// Drop this process's flags: under --input-type=module the source would be parsed as a module.
	const source = `(${text})(require('node:worker_threads').parentPort)`
	const worker = new threads.Worker(source, {eval: true, execArgv: []})
	const end = () => {
		worker.removeAllListeners()
		worker.on('error', () => {})
		worker.terminate()
	}
	const dies = reason => {
		end()
		died(reason)
	}
	worker.on('message', received)
	worker.on('error', dies).on('messageerror', dies).on('exit', dies)
	return {post: message => worker.postMessage(message), end, hold: held => (held ? worker.ref() : worker.unref())}
}
