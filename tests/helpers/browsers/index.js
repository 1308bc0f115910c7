// Chromium, Firefox and WebKit behind one set of calls.
//
//   const browser = await launch('webkit', { dark, reducedMotion, lang, forced })  // forced colours: Firefox
//   const page = await browser.open(url, { width, height, deviceScaleFactor, fresh })
//   // Chromium only: page.dark(true), forced(true), paper(true), offline(true), tap(x, y), memory()
//
// Invariants: every call has a time limit, and errors name the browser and the call. A closed page is emptied and
// reused for the same options, unless it is `fresh`. No process and no file outlives this process, except after
// SIGKILL. How browsers differ: doc/tests.md.

import {guarded, LIMITS, limited} from './calls.js'
import {startChromium, startFirefox} from './puppeteer.js'
import {startWebKit} from './webkit.js'

const START = {chromium: startChromium, firefox: startFirefox, webkit: startWebKit}

export const BROWSERS = Object.keys(START).filter(name => (process.env.NQ_BROWSER ?? name) === name)

const running = new Map()
const KEPT_MS = process.send ? 5000 : 500
const MOST_IDLE = 4

export async function launch(name, {dark = false, reducedMotion = true, lang = 'en', forced = false} = {}) {
	const wishes = {dark, reducedMotion, lang},
		begin = name === 'firefox' ? {...wishes, forced} : {},
		key = JSON.stringify([name, begin]),
		entry = running.get(key) ?? {program: START[name](begin), users: 0}
	running.set(key, entry)
	entry.users++
	const program = await limited(`${name}: launch`, LIMITS.launch, () => entry.program).catch(error => {
		running.delete(key)
		throw error
	})
	return {
		name,
		open: (url, size) =>
			limited(`${name}: open(${url})`, LIMITS.open, () => openPage(name, program, url, {...wishes, ...size})),
		async close() {
			entry.users--
			setTimeout(() => entry.users > 0 || running.get(key) !== entry || (running.delete(key), program.close()), KEPT_MS)
		},
	}
}

async function openPage(name, program, url, {width = 1024, height = 768, deviceScaleFactor = 1, fresh, ...wishes}) {
	const size = {width, height, deviceScaleFactor},
		key = JSON.stringify([deviceScaleFactor, wishes]),
		idle = (program.idle ??= [])
	const left = () => {
		const i = fresh ? -1 : idle.findLastIndex(one => one.key === key)
		return i < 0 ? null : idle.splice(i, 1)[0].raw
	}
	const started = async () => {
		const raw = left() ?? (await program.open(size, wishes))
		return Promise.all([raw.resize(width, height), raw.front?.()]).then(() => raw, endOf(raw))
	}
	// On a busy machine about one WebKit start in a hundred fails or has another window size.
	const raw = await started().catch(started)
	await raw.goto(url).catch(endOf(raw))
	const close = async () => {
		if (fresh) return raw.end()
		try {
			await limited(`${name}: leave`, 5000, () => emptied(name, raw))
			idle.push({key, raw})
			if (idle.length > MOST_IDLE) await idle.shift().raw.end()
		} catch {
			await raw.end()
		}
	}
	return guarded(name, {...raw, close})
}

const endOf = raw => async error => {
	await raw.end()
	throw error
}

/** After a page from disk, Firefox would start another process for about:blank, which takes five times as long. */
const EMPTY = new URL('empty.html', import.meta.url).href

async function emptied(name, raw) {
	await raw.evaluate(`(${emptyStorage})()`).catch(() => {})
	const isOfDisk = name === 'firefox' && (await raw.evaluate('location.protocol')) === 'file:'
	await raw.goto(isOfDisk ? EMPTY : 'about:blank')
	await raw.forget()
}

/** Empties databases instead of deleting them: deleting an open database would block the next page. */
async function emptyStorage() {
	Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
		throw new Error('the page is left')
	}
	localStorage.clear()
	sessionStorage.clear()
	for (const {name} of await indexedDB.databases())
		await new Promise(done => {
			const open = indexedDB.open(name)
			open.onerror = open.onblocked = done
			open.onsuccess = () => {
				const stores = [...open.result.objectStoreNames]
				const clearing = stores.length > 0 && open.result.transaction(stores, 'readwrite')
				for (const store of stores) clearing.objectStore(store).clear()
				if (clearing) clearing.oncomplete = clearing.onabort = done
				else done()
				open.result.close()
			}
		})
}
