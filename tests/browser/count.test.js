// The counting view in the three browsers: counts, pauses, goes on after a reload, and counts all the same where
// storage or workers are refused. One body of tests for all.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSERS, launch } from '../helpers/browsers/index.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const COUNTED = { timeout: 120_000 }

// --- hosts that refuse something ------------------------------------------------------------------------

/** By the first part of the path: a header, or a script that runs before the page's own. */
const HOSTS = {
	plain: {},
	sandboxed: { policy: 'sandbox allow-scripts' },
	'no-workers': { policy: "worker-src 'none'" },
	'no-wasm': { policy: "script-src 'self'; worker-src blob:" },
	'throwing-workers': { script: 'window.Worker = class { constructor() { throw new Error("refused") } }' },
	'throwing-storage': {
		script:
			'Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("refused", "SecurityError") } })',
	},
	'no-storage': { script: 'Object.defineProperty(window, "indexedDB", { value: undefined })' },
	'silent-storage': { script: 'IDBFactory.prototype.open = () => new EventTarget()' },
	'mortal-workers': {
		script: `window.workers = []; window.Worker = class extends Worker { constructor(...args) { super(...args); window.workers.push(this); this.addEventListener('message', () => (window.heard = (window.heard ?? 0) + 1)) } }`,
	},
}

function startHosts() {
	const types = {
		'.html': 'text/html; charset=utf-8',
		'.js': 'text/javascript; charset=utf-8',
		'.css': 'text/css; charset=utf-8',
	}
	const server = createServer(({ url }, response) => {
		const [, name, ...path] = new URL(url, 'http://localhost').pathname.split('/')
		const host = HOSTS[name],
			file = path.join('/')
		if (!host || !/^(index\.html|dist\/[\w.-]+)$/.test(file)) return void response.writeHead(204).end()
		const text = readFileSync(file, 'utf8').replace(
			'<head>',
			host.script ? `<head><script>${host.script}</script>` : '<head>',
		)
		response.writeHead(200, {
			'content-type': types[extname(file)] ?? 'text/plain',
			'cache-control': 'no-store',
			...(host.policy && { 'content-security-policy': host.policy }),
		})
		response.end(text)
	})
	return new Promise(done =>
		server.listen(0, '127.0.0.1', () =>
			done({
				url: (name, query) => `http://127.0.0.1:${server.address().port}/${name}/index.html${query}`,
				close: () =>
					new Promise(closed => {
						server.close(closed)
						server.closeAllConnections?.()
					}),
			}),
		),
	)
}

// --- what the view shows --------------------------------------------------------------------------------

const shown = () => {
	const text = selector => document.querySelector(`#count ${selector}`)?.textContent.replace(/\s+/g, ' ').trim() ?? ''
	return {
		n: document.getElementById('count-n').value,
		go: text('#count-go'),
		sentence: text('.count > .sentence'),
		keeping: text('#keeping'),
		totals: [...document.querySelectorAll('#count data')].map(data => data.value),
		matches: [...document.querySelectorAll('#count .match')].map(match =>
			match.textContent.replace(/\s+/g, ' ').trim(),
		),
		orbits: [...document.querySelectorAll('.orbits dd')].map(dd => dd.textContent),
		status: text('.count [role=status]'),
		fault: text('.fault'),
	}
}
/** The second figure has all it shows. */
const walkedAll = () => document.querySelectorAll('#nodes tbody tr:last-child td')[0]?.textContent === '856,189'
const isDone = () => document.querySelectorAll('#count data').length === 2
/** As a reader does it: a browser may pass over views that a script went to by itself. */
async function goTo(page, view) {
	const [x, y] = await page.eval(view => {
		const { left, top, width, height } = document
			.querySelector(`.modes a[href="?view=${view}"]`)
			.getBoundingClientRect()
		return [left + width / 2, top + height / 2]
	}, view)
	await page.click(x, y)
}
const press = (page, id) => page.eval(id => document.getElementById(id).click(), id)
/** The count has come so far; then, at once, a button of it is pressed, or nothing. */
const whenDone = (page, part, id = '') =>
	page.eval(
		async (part, id) => {
			const progress = () => document.querySelector('#count progress')?.value ?? 0
			for (let i = 0; i < 6000 && progress() < part; i++) await new Promise(done => setTimeout(done, 10))
			if (id) document.getElementById(id).click()
			return progress()
		},
		part,
		id,
	)

/** What the page, which has opened the storage by now, has kept there: a part's units done, when more than so many; of
 * a result, that it is. */
const kept = (key, beyond = 0) =>
	new Promise(done => {
		const open = indexedDB.open('n-queens-counts')
		open.onerror = () => done(false)
		open.onsuccess = () => {
			const read = open.result.transaction('counts').objectStore('counts').get(key)
			read.onerror = () => done(false)
			read.onsuccess = () => done(read.result?.done > beyond ? read.result.done : read.result?.total !== undefined)
			open.result.close()
		}
	})

for (const name of BROWSERS) {
	const test = suite(`counting in ${name}`)
	let browser, hosts

	test.before(async () => {
		browser = await launch(name, { lang: 'en' })
		hosts = await startHosts()
	})
	test.after(async () => {
		await browser?.close()
		await hosts?.close()
	})

	const opened = (title, host, query, body, { errors = false, ...options } = {}) =>
		test(title, async () => {
			const page = await browser.open(host === 'file' ? FILE + query : hosts.url(host, query), {
				width: 1440,
				height: 900,
				fresh: true,
				...options,
			})
			try {
				await page.waitFor(() => document.getElementById('count-go') ?? document.querySelector('n-queens')?.length)
				await body(page)
				if (!errors) assert.equal(await page.errors(), [], 'no errors in the console')
			} finally {
				await page.close()
			}
		})

	for (const host of ['file', 'plain'])
		opened(
			`an address that names n = 12 counts it at once from ${host === 'file' ? 'file' : 'http'}://, beside what is known`,
			host,
			'?view=count&n=12',
			async page => {
				await page.waitFor(isDone)
				const { totals, matches, orbits, status } = await page.eval(shown)
				assert.equal(totals, ['14200', '1787'])
				assert.equal(matches, [
					'matches the known value 14,200 OEIS A000170',
					'matches the known value 1,787 OEIS A002562',
				])
				assert.equal(orbits, ['1,765', '18', '4'])
				assert.is(status, 'Done. n = 12 has 14,200 solutions.')
				assert.is(
					await page.eval(() => document.querySelector('n-queens')),
					null,
					'the figure that is not shown is not there',
				)
			},
		)

	opened('every small n has its total, its classes and its own symmetry', 'plain', '?view=count', async page => {
		for (const [n, totals, orbits] of [
			[1, ['1', '1'], ['1']],
			[2, ['0', '0'], ['0', '0', '0']],
			[4, ['2', '1'], ['0', '0', '1']],
			[8, ['92', '12'], ['11', '1', '0']],
		]) {
			await page.eval(n => {
				const select = document.getElementById('count-n')
				select.value = String(n)
				select.dispatchEvent(new Event('change', { bubbles: true }))
			}, n)
			await press(page, 'count-go')
			await page.waitFor(
				(_isDone, n) =>
					document.querySelector('.total').textContent.includes(`Q(${n})`) &&
					document.querySelectorAll('#count data').length === 2,
				{},
				'',
				n,
			)
			const seen = await page.eval(shown)
			assert.equal([seen.totals, seen.orbits], [totals, orbits], `n = ${n}`)
		}
	})

	opened(
		'a count pauses, goes on and comes to the right total; the title tells how far it is',
		'mortal-workers',
		'?view=count&n=19',
		async page => {
			await whenDone(page, 0.01, 'count-go')
			const paused = await page.waitFor(
				() =>
					/Paused at/.test(document.querySelector('.count > .sentence').textContent) &&
					document.querySelector('#count progress').value,
			)
			assert.match(await page.eval(() => document.title), /^\d+% · /)
			assert.is((await page.eval(shown)).go, 'Resume')
			await page.waitFor(walkedAll, COUNTED) // which uses a worker too
			const heard = await page.eval(async () => {
				const before = window.heard
				await new Promise(done => setTimeout(done, 500))
				return [before > 0, window.heard - before]
			})
			assert.equal(heard, [true, 0], 'no worker goes on')
			assert.is(await page.eval(() => document.querySelector('#count progress').value), paused)
			await press(page, 'count-go')
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, ['4968057848', '621012754'])
		},
	)

	opened(
		'cancelling stops at once, leaves nothing behind, and another n can be counted',
		'plain',
		'?view=count&n=19',
		async page => {
			await whenDone(page, 0.005, 'count-cancel')
			await page.waitFor(() => document.getElementById('count-go').textContent === 'Count')
			await page.press('-')
			await page.press('-')
			await page.press('-')
			await page.press(' ')
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, ['14772512', '1846955'])
			await page.goto(hosts.url('plain', '?view=count&lang=en'))
			await page.waitFor(() => /takes about/.test(document.querySelector('.estimate')?.textContent))
			assert.equal(
				[(await page.eval(shown)).go, await page.eval(() => document.querySelector('.parts'))],
				['Count', null],
			)
		},
	)

	opened(
		'a page that is reloaded in mid-count offers to go on, and comes to the right total',
		'plain',
		'?view=count&n=19',
		async page => {
			await whenDone(page, 0.1)
			await page.waitFor(() => /kept on this device/.test(document.getElementById('keeping')?.textContent))
			await page.waitFor(kept, {}, 'part 19')
			await page.goto(hosts.url('plain', '?view=count&n=19'))
			await page.waitFor(() => /is \d+% done/.test(document.querySelector('.count > .sentence')?.textContent), {
				timeout: 30_000,
			})
			assert.is((await page.eval(shown)).go, 'Resume')
			await page.eval(() => {
				window.written = {}
				for (const how of ['put', 'delete']) {
					const original = IDBObjectStore.prototype[how]
					IDBObjectStore.prototype[how] = function (...values) {
						window.written[`${how} ${values.at(-1)}`] = this.transaction
						return original.apply(this, values)
					}
				}
			})
			await press(page, 'count-go')
			await page.waitFor(isDone, COUNTED)
			const { totals, status } = await page.eval(shown)
			assert.equal([totals, status], [['4968057848', '621012754'], 'Done. n = 19 has 4,968,057,848 solutions.'])
			assert.match(await page.eval(() => document.querySelector('.result').textContent), 'several stretches')
			await page.waitFor(kept, {}, 'result 19')
			assert.ok(
				await page.eval(
					() =>
						window.written['put result 19']?.mode === 'readwrite' &&
						window.written['put result 19'] === window.written['delete part 19'],
				),
				'in one go: a page closed in between would lose both',
			)
			await page.goto(hosts.url('plain', '?view=count'))
			await page.waitFor(() => document.getElementById('count-clear'))
			assert.is((await page.eval(shown)).go, 'Count', 'what is finished is not offered')
			await press(page, 'count-clear')
			await page.waitFor(() => !document.getElementById('count-clear'))
		},
	)

	opened(
		'a paused count that is put aside for another n is offered, and can be discarded for good',
		'plain',
		'?view=count&n=19',
		async page => {
			await whenDone(page, 0.005, 'count-go')
			await page.waitFor(() => document.getElementById('count-go').textContent === 'Resume')
			for (let i = 0; i < 7; i++) await page.press('-')
			await page.press(' ')
			await page.waitFor(isDone)
			assert.equal((await page.eval(shown)).totals, ['14200', '1787'])
			assert.match(await page.eval(() => document.querySelector('.parts').textContent), /n = 19, \d+% done/)
			await page.eval(() => document.querySelector('.parts button:last-child').click())
			await page.waitFor(() => !document.querySelector('.parts'))
			await page.waitFor(`async () => !(await (${kept})('part 19'))`)
			await page.goto(hosts.url('plain', '?view=count'))
			await page.waitFor(() => document.getElementById('count-clear'))
			assert.equal(
				[(await page.eval(shown)).go, await page.eval(() => document.querySelector('.parts'))],
				['Count', null],
			)
		},
	)

	opened('what is kept of a count is further on each time that it is kept', 'plain', '?view=count&n=19', async page => {
		await whenDone(page, 0.005, 'count-go')
		const first = await page.waitFor(kept, {}, 'part 19')
		const paused = await page.waitFor(
			() =>
				document.getElementById('count-go').textContent === 'Resume' && document.querySelector('#count progress').value,
		)
		await press(page, 'count-go')
		await whenDone(page, paused + 0.001, 'count-go')
		await page.waitFor(kept, {}, 'part 19', first)
	})

	opened(
		'two pages that count the same n at the same time both come to the right total, and leave nothing half done',
		'plain',
		'?view=count&n=17',
		async page => {
			await page.eval(
				() =>
					void document.body.append(
						Object.assign(document.createElement('iframe'), {
							src: location.href,
							width: 800,
							height: 600,
							style: 'position: fixed; inset: 0 auto auto 0',
						}),
					),
			) // out of view it would not be drawn
			const both = await page.waitFor(() => {
				const views = [document, document.querySelector('iframe').contentDocument]
				const other = views[1].getElementById('count-go')
				if (other?.textContent === 'Resume' && !window.taken) {
					window.taken = true // it was opened when something had been kept
					other.click()
				}
				const totals = views.map(view => view.querySelector('#count data')?.value)
				return views.every(view => view.querySelectorAll('#count data').length === 2) && totals
			}, COUNTED)
			assert.equal(both, ['95815104', '95815104'])
			await page.waitFor(kept, {}, 'result 17')
			await page.goto(hosts.url('plain', '?view=count'))
			await page.waitFor(() => document.getElementById('count-clear'))
			assert.equal(
				[(await page.eval(shown)).go, await page.eval(() => document.querySelector('.parts'))],
				['Count', null],
			)
		},
	)

	for (const host of ['sandboxed', 'throwing-storage', 'no-storage', 'silent-storage'])
		opened(`it counts all the same and says that it cannot keep (${host})`, host, '?view=count&n=16', async page => {
			await page.waitFor(isDone, COUNTED)
			await page.waitFor(() => /may not keep anything/.test(document.getElementById('keeping')?.textContent))
			assert.equal((await page.eval(shown)).totals, ['14772512', '1846955'])
		})

	for (const host of ['no-workers', 'throwing-workers'])
		opened(
			`the page itself counts, and stays alive, where workers are refused (${host})`,
			host,
			'?view=count&n=18',
			async page => {
				const turns = await page.eval(async () => {
					let turns = 0
					for (; document.querySelectorAll('#count data').length < 2; turns++)
						await new Promise(done => setTimeout(done))
					return turns
				})
				assert.ok(turns > 20, `${turns} turns of the page's own while it counted`)
				assert.equal((await page.eval(shown)).totals, ['666090624', '83263591'])
			},
			{ errors: true },
		)

	for (const [lang, sentence, reason] of [
		['en', 'This was not counted.', 'The count cannot run here: WebAssembly is refused'],
		['ja', '数えられなかった。', 'ここでは計数を動かせない。WebAssembly が許可されていない'],
	])
		opened(
			`a count that is refused says so and why, in the reader's language (${lang})`,
			'no-wasm',
			`?view=count&n=12&lang=${lang}`,
			async page => {
				await page.waitFor(() => document.querySelector('#count [role=alert]'))
				const { sentence: said, fault } = await page.eval(shown)
				assert.is(said, sentence)
				assert.match(fault, reason)
				assert.is(await page.eval(() => document.querySelector('#count progress')), null)
			},
			{ errors: true },
		)

	opened(
		'a worker that dies in mid-count changes nothing in the total',
		'mortal-workers',
		'?view=count&n=19',
		async page => {
			await whenDone(page, 0.02)
			const killed = await page.eval(() => {
				const worker = window.workers.at(-1)
				worker.terminate()
				worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }))
				return window.workers.length
			})
			assert.ok(killed > 0)
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, ['4968057848', '621012754'])
		},
		{ errors: true },
	)

	opened(
		'the keyboard alone chooses, counts, pauses and reaches the rest; Space does not play the hidden board',
		'plain',
		'?n=8',
		async page => {
			await page.waitFor(() => document.querySelector('n-queens').length)
			const tabTo = async selector => {
				for (let i = 0; i < 40; i++) {
					if (await page.eval(selector => document.activeElement.matches(selector), selector)) return
					await page.press('Tab')
				}
				assert.unreachable(`${selector} is not reached`)
			}
			if (name === 'webkit')
				await page.eval(() => document.querySelector('.modes a[href="?view=count"]').focus()) // its Tab leaves links out, as the system is set
			else await tabTo('.modes a[href="?view=count"]')
			await page.press('Enter')
			await page.waitFor(() => document.getElementById('count-go'))
			for (let i = 0; i < 4; i++) await page.press('-')
			await page.press('+')
			await page.press('-')
			await page.press(' ')
			await page.waitFor(isDone)
			assert.equal((await page.eval(shown)).totals, ['14200', '1787'])
			assert.equal(
				await page.eval(() => [
					document.querySelector('n-queens').moment.step,
					document.querySelector('n-queens').playing,
				]),
				[0, false],
			)
			await tabTo('#count-go')
			await page.press('Enter')
			await page.waitFor(isDone)
			await tabTo('#nodes-n')
			await page.press('?')
			assert.ok(await page.eval(() => document.activeElement.id === 'nodes-n'))
			await tabTo('#nodes input')
			await page.press('?')
			await page.waitFor(
				() =>
					document.querySelector('dialog.keys')?.open &&
					/count, pause, resume/.test(document.querySelector('dialog.keys').textContent),
			)
		},
	)

	opened(
		'the views keep their state, the address follows, and back and forward go through them',
		'file',
		'?n=6&step=20&lang=en',
		async page => {
			await page.press('ArrowRight')
			await page.waitFor(() => document.querySelector('n-queens').moment.step === 21)
			await goTo(page, 'count')
			await page.waitFor(() => document.getElementById('count-go'))
			assert.is(await page.eval(() => location.search), '?view=count&lang=en')
			await page.press('ArrowRight')
			for (let i = 0; i < 6; i++) await page.press('-')
			await page.press(' ')
			await page.waitFor(() => location.search === '?view=count&n=10&lang=en')
			await page.waitFor(isDone)
			await page.eval(() => history.back())
			await page.waitFor(
				() => !document.querySelector('[data-mode=walk]').hidden && document.querySelector('[data-mode=count]').hidden,
			)
			assert.is(await page.eval(() => document.querySelector('n-queens').moment.step), 21)
			await page.waitFor(() => new URLSearchParams(location.search).get('step') === '21')
			await page.press('ArrowRight')
			await page.waitFor(() => new URLSearchParams(location.search).get('step') === '22')
			await page.eval(() => history.forward())
			await page.waitFor(() => document.querySelector('[data-mode=walk]').hidden)
			assert.equal((await page.eval(shown)).totals, ['724', '92'], 'what was counted is still there')
			assert.is(await page.eval(() => location.search), '?view=count&n=10&lang=en')
			await goTo(page, 'walk')
			await page.press('ArrowRight')
			await page.waitFor(() => new URLSearchParams(location.search).get('step') === '23')
			await page.eval(() => history.back())
			await page.waitFor(() => document.querySelector('[data-mode=walk]').hidden)
			await page.eval(() => history.back())
			await page.waitFor(
				() =>
					!document.querySelector('[data-mode=walk]').hidden && document.querySelector('n-queens').moment.step === 22,
			)
		},
	)

	opened(
		'the address keeps what it asks for until the reader decides otherwise, also while that waits',
		'plain',
		'?view=count&n=27',
		async page => {
			await page.eval(() => {
				window.addresses = new Set()
				const own = history.replaceState
				history.replaceState = function (state, title, query) {
					window.addresses.add(query)
					return own.call(this, state, title, query)
				}
			})
			await page.waitFor(() => /waits until you start it/.test(document.querySelector('.count').textContent))
			await page.eval(() => new Promise(done => setTimeout(done, 500)))
			assert.equal(
				await page.eval(() => [location.search, ...window.addresses].filter(query => !/n=27/.test(query))),
				[],
			)
			await page.press('-')
			await page.waitFor(() => location.search === '?view=count')
		},
	)

	opened(
		'what an address cannot ask for is answered with a sentence, and counting works',
		'file',
		'?view=count&n=99',
		async page => {
			assert.match(
				await page.eval(() => document.querySelector('.message').textContent),
				'n is “99”; it can be a whole number from 1 to 27.',
			)
			await page.press(' ')
			await page.waitFor(isDone, COUNTED)
			assert.equal((await page.eval(shown)).totals, ['14772512', '1846955'])
		},
	)

	opened(
		'a view that there is not is refused with a sentence, and the board is there',
		'file',
		'?view=nope&n=5',
		async page => {
			assert.match(
				await page.eval(() => document.querySelector('.message').textContent),
				'view is “nope”; it can be walk, compare, solutions, count',
			)
			assert.is(await page.eval(() => document.querySelector('n-queens').moment.n), 5)
		},
	)

	opened('language and theme change in the counting view, figures and all', 'plain', '?view=count&n=8', async page => {
		await page.waitFor(isDone)
		await page.waitFor(() => document.querySelector('#plot-growth canvas'))
		const picture = () => page.eval(() => document.querySelector('#plot-growth canvas').toDataURL())
		const light = await picture()
		await page.eval(() =>
			document
				.querySelector(
					'[data-mode=count] .display input[type=radio]:not(:checked) ~ *, [data-mode=count] .display label:last-child input',
				)
				.click(),
		)
		await page.waitFor(before => document.querySelector('#plot-growth canvas').toDataURL() !== before, {}, light)
		await page.eval(() => document.querySelector('nav [lang=ja]').click())
		await page.waitFor(() => /既知の値 92 と一致/.test(document.querySelector('.match').textContent))
		await page.waitFor(() => /^\?view=count&n=8&theme=(dark|light)&lang=ja$/.test(location.search))
	})

	opened(
		'the second figure shows what the walks themselves cost, for each n and measure',
		'plain',
		'?view=count',
		async page => {
			const values = () =>
				page.eval(() => [...document.querySelectorAll('.bars dd')].map(dd => +dd.textContent.replaceAll(',', '')))
			const pick = n =>
				page.eval(n => {
					const select = document.getElementById('nodes-n')
					select.value = String(n)
					select.dispatchEvent(new Event('change', { bubbles: true }))
				}, n)
			await page.eval(() => document.getElementById('nodes').scrollIntoView())
			await page.waitFor(() => document.querySelectorAll('.bars dd').length === 7)
			assert.equal(await values(), [2057, 2057, 2057, 114, 114, 40320, 16777216])
			await page.eval(() => document.querySelector('#nodes input[value=tests]').click())
			await page.waitFor(() => document.querySelector('.bars dd').textContent === '15,720')
			await page.eval(() => document.querySelector('#nodes input[value=probes]').click())
			await page.waitFor(
				() => new Set([...document.querySelectorAll('.bars dd')].slice(0, 3).map(dd => dd.textContent)).size === 3,
			)
			await page.eval(() => document.querySelector('#nodes input[value=nodes]').click())
			await page.waitFor(walkedAll, COUNTED)
			await pick(10)
			await page.waitFor(() => document.querySelector('.bars dd').textContent === '35,539')
		},
	)

	opened('a view at rest sets no timers and asks no worker for anything', 'plain', '?n=8', async page => {
		await page.waitFor(() => document.querySelector('n-queens').length)
		await goTo(page, 'count')
		await page.waitFor(() => /takes about/.test(document.querySelector('.estimate')?.textContent))
		await page.eval(() => document.getElementById('nodes').scrollIntoView())
		await page.waitFor(walkedAll, COUNTED)
		const traffic = await page.eval(async () => {
			const sleep = setTimeout
			await new Promise(done => sleep(done, 1000))
			let traffic = 0
			for (const [object, call] of [
				[window, 'setTimeout'],
				[window, 'setInterval'],
				[window, 'requestAnimationFrame'],
				[Worker.prototype, 'postMessage'],
			]) {
				const own = object[call]
				object[call] = function (...args) {
					traffic++
					return own.apply(this, args)
				}
			}
			await new Promise(done => sleep(done, 1500))
			return traffic
		})
		assert.is(traffic, 0)
	})

	test.run()
}
