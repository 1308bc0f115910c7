// Counting in the three browsers: in workers, where there are none, and from one session to the next.

import {equal, is, ok} from 'uvu/assert'
import {folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const page = policy =>
	`<!doctype html>${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''}
	<script type="module" src="ready.js"></script>`
const PAGES = {
	'workers.html': page(''),
	'no-workers.html': page("worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'"),
	'trusted.html': page("require-trusted-types-for 'script'; trusted-types n-queens"),
	'ready.js': `import * as engine from './engine.mjs'; window.engine = engine`,
}

/** In the page: counts, and how long the page was kept from everything else. */
const counted = async n => {
	const job = await window.engine.openCount(n, {workers: 2})
	const seen = []
	let turns = 0,
		over = false
	const {port1, port2} = new MessageChannel()
	port1.onmessage = () => !over && (turns++, port2.postMessage(0))
	port2.postMessage(0)
	const total = await job.run({onProgress: progress => seen.push(progress)})
	over = true
	return {total: String(total), turns, last: seen.at(-1), units: job.plan.units}
}

for (const {opened} of inBrowsers('counting', {
	from: 'web',
	errors: true,
	folder: folderOf(PAGES, ofDist(['engine.mjs'])),
	ready: page => page.waitFor(() => window.engine),
})) {
	opened('workers count to the total', 'workers.html', async page => {
		const {total, last, units} = await page.eval(counted, 17)
		is(total, '95815104')
		is(last.done, units)
		is(last.onOwnThread, false)
		equal(await page.errors(), [])
	})

	opened('where only trusted types may run, workers count all the same', 'trusted.html', async page => {
		const {total, last} = await page.eval(counted, 17)
		is(total, '95815104')
		is(last.onOwnThread, false)
		equal(await page.errors(), [])
	})

	opened('where workers are refused the page counts itself, and stays alive', 'no-workers.html', async page => {
		const {total, turns, last} = await page.eval(counted, 17)
		is(total, '95815104')
		equal([last.onOwnThread, last.workers], [true, 0])
		ok(turns > 10, `${turns} turns of the page meanwhile`)
	})

	opened(
		"a count that is paused and kept in the browser's storage goes on from there",
		'workers.html',
		{fresh: true},
		async page => {
			const [paused, read, total] = await page.eval(async () => {
				const asked = request =>
					new Promise((done, fail) => Object.assign(request, {onsuccess: () => done(request.result), onerror: fail}))
				const opening = indexedDB.open('counts')
				opening.onupgradeneeded = () => opening.result.createObjectStore('counts')
				const store = mode => opening.result.transaction('counts', mode).objectStore('counts')
				await asked(opening)

				const job = await window.engine.openCount(17, {workers: 2})
				const controller = new AbortController()
				await job.run({signal: controller.signal, onProgress: () => controller.abort()}).catch(() => {})
				await asked(store('readwrite').put(job.saved(), 17))
				const next = await window.engine.openCount(17, {workers: 2, saved: await asked(store('readonly').get(17))})
				return [job.progress.done, next.progress.done, String(await next.run())]
			})
			ok(paused > 0)
			is(read, paused)
			is(total, '95815104')
		},
	)
}
