// Chromium, Firefox and WebKit behind one small set of calls, so that one test body runs in all three.
//
//   const browser = await launch('webkit', { dark, reducedMotion, lang })   // throws what to install, if missing;
//                                    // forced: colours, in Firefox from its start on
//   const page = await browser.open(url, { width, height, deviceScaleFactor, fresh })
//   await page.press('Shift+Tab')        // a key by its KeyboardEvent.key, modifiers before it
//   await page.waitFor(selector => $(selector)?.width, 'canvas')  // see ../shorthand.js
//   await browser.close()                // in Chromium alone: page.dark(true), page.tap(x, y), page.memory(),
//                                    // page.paper(true) as printed, page.forced(true) in forced colours,
//                                    // page.offline(true)
//
// Invariants: no call lasts for ever, and what goes wrong names the browser and the call. A page that is closed is
// left, emptied, to the next with the same wishes, for starting one takes a second; with `fresh` a page is new. The end
// of this process leaves no process and no file, unless it ends by SIGKILL. How browsers differ: doc/tests.md.

import {guarded, LIMITS, limited} from './calls.js'
import {startChromium, startFirefox} from './puppeteer.js'
import {startWebKit} from './webkit.js'

const START = {chromium: startChromium, firefox: startFirefox, webkit: startWebKit}

export const BROWSERS = Object.keys(START).filter(name => (process.env.NQ_BROWSER ?? name) === name)

/** Programs that run, by browser and what of the wishes only a start can grant. */
const running = new Map()
/** The next suite of the same process, or the next file of it (several.js), is about to ask for a program that nobody
 * uses any more. */
const KEPT_MS = process.send ? 5000 : 500
const MOST_IDLE = 4

/** A browser; the wishes are those of all its pages: no motion unless said, so that what is seen stands. */
export async function launch(name, {dark = false, reducedMotion = true, lang = 'en', forced = false} = {}) {
	if (!START[name]) throw new RangeError(`browser is ${name}; allowed: ${Object.keys(START).join(', ')}`)
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
	// On a busy machine one start of WebKit in some hundred fails, or has a window of another size.
	const raw = await started().catch(started)
	await raw.goto(url).catch(endOf(raw))
	const close = async () => {
		if (fresh) return raw.end()
		try {
			await limited(`${name}: leave`, 5000, () => emptied(name, raw))
			idle.push({key, raw})
			if (idle.length > MOST_IDLE) await idle.shift().raw.end()
		} catch {
			await raw.end() // a page that cannot be left ends with its window
		}
	}
	return guarded(name, {...raw, close})
}

const endOf = raw => async error => {
	await raw.end()
	throw error
}

/** A page of the disk, for which Firefox needs no other process after one of the disk, as it does for about:blank: a
 * fifth of what a page costs there. The others are quicker with that. */
const EMPTY = new URL('empty.html', import.meta.url).href

/** Storage first, while the page is there that it belongs to; pages without an origin have none. */
async function emptied(name, raw) {
	await raw.look(`(${emptyStorage})()`).catch(() => {})
	const isOfDisk = name === 'firefox' && (await raw.look('location.protocol')) === 'file:'
	await raw.goto(isOfDisk ? EMPTY : 'about:blank')
	await raw.forget()
}

/** Runs in the page. What it would keep as it goes is not kept. Databases are emptied: one deleted while the page
 * has it open would keep the next page waiting. */
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
