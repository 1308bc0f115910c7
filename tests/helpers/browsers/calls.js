import {sourceOf} from '../shorthand.js'

export const LIMITS = {launch: 90_000, open: 90_000, goto: 60_000, eval: 120_000, screenshot: 60_000, memory: 60_000}

const PATIENCE = 120_000,
	ONE_READ = 20_000

export const sleep = ms => new Promise(done => setTimeout(done, ms))

export async function limited(what, ms, work) {
	let timer
	const late = new Promise((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
	})
	try {
		return await Promise.race([work(), late])
	} catch (error) {
		throw new Error(error.message.startsWith(what) ? error.message : `${what}: ${error.message}`, {cause: error})
	} finally {
		clearTimeout(timer)
	}
}

/** Returns results and exceptions as JSON text: drivers convert other values differently. */
export const carrying = source => `async () => {
  try {
    const value = await ${source}
    return JSON.stringify({ value: value instanceof Element || value })
  } catch (error) {
    return JSON.stringify({ thrown: String(error) })
  }
}`

export function carried(json) {
	const {value, thrown} = JSON.parse(json)
	if (thrown !== undefined) throw new Error(thrown)
	return value
}

export function guarded(name, raw) {
	const page = {}
	for (const [call, act] of Object.entries(raw))
		page[call] = (...args) => limited(`${name}: ${call}`, LIMITS[call] ?? 30_000, () => act(...args))
	const evaluate = (fn, args) => raw.evaluate(sourceOf(fn, args, page.uses))
	page.eval = (fn, ...args) => limited(`${name}: eval(${fn})`, LIMITS.eval, () => evaluate(fn, args))
	page.waitFor = (fn, ...args) => waitFor(`${name}: waitFor(${fn})`, () => evaluate(fn, args))
	return page
}

async function waitFor(what, read) {
	const end = Date.now() + PATIENCE
	let problem
	for (let pause = 10; ; pause = Math.min(2 * pause, 50)) {
		try {
			const value = await limited(what, Math.min(ONE_READ, Math.max(1000, end - Date.now())), read)
			if (value) return value
			problem = `still ${JSON.stringify(value)}`
		} catch (error) {
			problem = error.cause?.message ?? error.message
		}
		if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE} ms; last: ${problem}`)
		await sleep(pause)
	}
}

/** 'Shift+Tab' → ['Shift', 'Tab']; '+' stays '+'. */
export const keysOf = key => key.split(/(?<=.)\+(?=.)/)
