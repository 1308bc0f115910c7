// Where a page lets less run: no workers, several figures, figures that come and go. In the three browsers.

import * as assert from 'uvu/assert'
import { folderOf, inBrowsers, ofDist } from '../helpers/pages.js'

const policy = text => `<meta http-equiv="Content-Security-Policy" content="${text}">`
const page = (head, body, script = 'n-queens.js') =>
	`<!doctype html><html lang="en"><meta charset="utf-8">${head}<script src="spy.js"></script><script src="dist/${script}"></script>${body}`

const PAGES = {
	'no-workers.html': page(
		policy("worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'"),
		'<n-queens n="8" step="20">fallback</n-queens>',
	),
	'no-wasm.html': page(
		policy("script-src 'self'; worker-src 'none'"),
		'<n-queens n="8" step="20"><p>What the picture would show</p></n-queens>',
	),
	'no-wasm-but-workers.html': page(
		policy("script-src 'self'; worker-src blob:"),
		'<n-queens n="8" step="20"><p>What the picture would show</p></n-queens>',
	),
	'strict.html': page(
		policy("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"),
		'<n-queens n="8" step="120" views="board narration timeline counts code arrays stack tree"></n-queens>',
		'n-queens-study.js',
	),
	'trusted.html': page(
		policy("require-trusted-types-for 'script'; trusted-types lit-html n-queens"),
		'<n-queens n="8" step="20"></n-queens>',
	),
	'less-trusted.html': page(
		policy("require-trusted-types-for 'script'; trusted-types lit-html"),
		'<n-queens n="8" step="20"></n-queens>',
	),
	'sandbox.html':
		'<!doctype html><iframe sandbox="allow-scripts" src="sandboxed.html" width="600" height="900"></iframe><script>addEventListener("message", ({ data }) => (window.told = data))</script>',
	'sandboxed.html': page(
		'',
		`<n-queens n="8"></n-queens><script>
    const storage = () => { try { return String(localStorage.length) } catch { return 'throws' } }
    document.querySelector('n-queens').seek(120).then(() => parent.postMessage([storage(), document.querySelector('n-queens').moment.step, document.querySelector('n-queens').shadowRoot.querySelector('canvas').width > 0, spied.workers], '*'))
    </script>`,
	),
	'twenty.html': page(
		'',
		Array.from(
			{ length: 20 },
			(_, i) => `<p>${'A long text. '.repeat(80)}</p><n-queens n="${4 + (i % 9)}"></n-queens>`,
		).join(''),
	),
	'disk.html': page('', '<n-queens n="8"></n-queens>'),
	'several.html': `<!doctype html><html lang="ja"><script src="dist/n-queens.js"></script>
    ${['scan', 'flags', 'wraparound', 'breadth-first', 'first'].map((search, i) => `<n-queens n="${4 + i}" search="${search}" step="${10 * i}"></n-queens>`).join('')}`,
	'no-charset.html': `<html lang="ja"><script src="dist/n-queens.js"></script><n-queens n="4"></n-queens>`,
	'script-last.html': `<!doctype html><n-queens n="6" search="wraparound" start-row="2" step="9">fallback</n-queens><n-queens n="77" theme="pink"></n-queens>
    <script>addEventListener('n-queens-error', event => (window.told = [...(window.told ?? []), event.detail.name]))</script><script src="dist/n-queens.js"></script>`,
	'small.html': `<!doctype html><html lang="en"><script src="dist/n-queens.js"></script><n-queens n="4" views="board code narration">fallback</n-queens>`,
	'module.html': `<!doctype html><script type="module">import { walk, format, searches } from './dist/engine.mjs'
    const w = await walk({ n: 8 }); const m = await w.seek(1313)
    window.result = [await w.measure(), m.queens, await format(m.queens, 'positions'), (await searches()).length]</script>`,
}

for (const { name, opened } of inBrowsers('hosts', {
	from: 'web',
	errors: true,
	folder: folderOf(PAGES, {
		...ofDist(['n-queens.js', 'n-queens-study.js', 'engine.mjs'], 'dist'),
		'spy.js': 'tests/helpers/spy.js',
	}),
	ready: page => page.eval(() => void document.querySelectorAll('n-queens').forEach(figure => figure.load?.())),
})) {
	opened("where workers are refused the figure walks on the page's own thread", 'no-workers.html', async page => {
		await page.waitFor(() => document.querySelector('n-queens')?.length === 23855, { timeout: 20_000 })
		assert.is(
			await page.eval(async () => {
				const figure = document.querySelector('n-queens')
				await figure.next('solution')
				return figure.moment.queens.join(' ')
			}),
			'0 4 7 5 2 6 1 3',
		)
	})

	for (const file of ['no-wasm.html', 'no-wasm-but-workers.html'])
		opened(
			`where WebAssembly is refused the board and the children stay and a sentence names the missing directive: ${file}`,
			file,
			async page => {
				// A WebKitGTK that compiles WebAssembly whatever the policy says simply walks.
				const seen = await page.waitFor(
					() => {
						const figure = document.querySelector('n-queens')
						return figure?.length !== undefined ? 'walks' : figure?.shadowRoot?.querySelector('.message')?.textContent
					},
					{ timeout: 20_000 },
				)
				assert.ok(
					await page.eval(() => document.querySelector('n-queens').shadowRoot.querySelector('canvas').width > 0),
				)
				if (seen === 'walks' && name === 'webkit') return
				assert.match(seen, /script-src.*'wasm-unsafe-eval'/)
				assert.ok(
					await page.eval(() => document.querySelector('n-queens p').getClientRects().length > 0),
					'the children are not shown',
				)
			},
		)

	opened(
		'under a policy that allows nothing but the script, WebAssembly and a blob worker, every view walks and nothing is blocked',
		'strict.html',
		async page => {
			await page.waitFor(() => document.querySelector('n-queens')?.moment?.step === 120, { timeout: 20_000 })
			await page.waitFor(
				() => document.querySelector('n-queens').shadowRoot.querySelector('.stack td span')?.style.width !== '',
			)
			assert.is(
				await page.eval(async () => {
					await document.querySelector('n-queens').next('solution')
					return document.querySelector('n-queens').moment.step
				}),
				1313,
			)
			assert.is(
				await page.eval(
					() => getComputedStyle(document.querySelector('n-queens').shadowRoot.querySelector('.figure')).fontSize,
				),
				'16px',
			)
			assert.equal(await page.errors(), [])
		},
	)

	for (const [file, workers] of [
		['trusted.html', 1],
		['less-trusted.html', null],
	])
		opened(`where only trusted types may run a figure walks: ${file}`, file, async page => {
			await page.waitFor(() => document.querySelector('n-queens')?.moment?.step === 20, { timeout: 20_000 })
			if (workers) assert.is(await page.eval(() => window.spied.workers), workers)
		})

	opened('in a sandboxed frame, where storage throws, a figure draws and walks', 'sandbox.html', async page => {
		const [storage, step, drawn] = await page.waitFor(() => window.told, { timeout: 20_000 })
		assert.equal([storage, step, drawn], ['throws', 120, true])
		assert.equal(await page.errors(), [])
	})

	opened(
		'from a disk a figure draws and walks, with a worker',
		'disk.html',
		async page => {
			assert.equal(
				await page.eval(async () => {
					await document.querySelector('n-queens').seek(120)
					return [document.querySelector('n-queens').moment.step, window.spied.workers]
				}),
				[120, 1],
			)
		},
		{ from: 'disk', errors: false },
	)

	opened(
		'twenty figures start nothing before they are used, then share one worker; only those near the viewport play',
		'twenty.html',
		async page => {
			await page.waitFor(() => document.querySelector('n-queens').shadowRoot.querySelector('canvas')?.width > 0)
			assert.equal(await page.eval(() => [window.spied.workers, crossOriginIsolated]), [0, false])
			const steps = await page.eval(async () => {
				const figures = [...document.querySelectorAll('n-queens')]
				await Promise.all(figures.map(figure => figure.seek(3)))
				return figures.map(({ moment }) => moment.step)
			})
			assert.equal(steps, Array(20).fill(3))
			assert.equal(await page.eval(() => [window.spied.workers, window.spied.walks()]), [1, 20])
			const plays = async (seen, rests) => {
				await page.waitFor(
					seen => document.querySelectorAll('n-queens')[seen].moment.step > 10,
					{ timeout: 20_000 },
					seen,
				)
				assert.is(
					await page.eval(async rests => {
						const figure = document.querySelectorAll('n-queens')[rests]
						await figure.settled
						return figure.moment.step === window.was[rests]
					}, rests),
					true,
				)
			}
			await page.eval(() => {
				window.was = Array(20).fill(3)
				for (const figure of document.querySelectorAll('n-queens')) {
					figure.speed = 30
					figure.play()
				}
			})
			await plays(0, 19)
			await page.eval(async () => {
				scrollTo(0, 1e6)
				const first = document.querySelector('n-queens')
				// On a busy machine a figure that plays may stand still for a while too.
				for (let was = -1, still = 0; still < 5; await new Promise(done => setTimeout(done, 200))) {
					still = was === first.moment.step ? still + 1 : 0
					was = first.moment.step
				}
				window.was[0] = first.moment.step
			})
			await plays(19, 0)
			const asked = await page.requests()
			if (asked)
				assert.equal(
					asked
						.filter(url => !url.startsWith('blob:'))
						.map(url => new URL(url).pathname)
						.sort(),
					['/dist/n-queens.js', '/spy.js', '/twenty.html'],
				)
		},
		{ errors: false, ready: false },
	)

	opened(
		'asked for a view that explains, the small script shows the others and says which script has it',
		'small.html',
		async page => {
			await page.waitFor(() => document.querySelector('n-queens')?.length !== undefined, { timeout: 20_000 })
			assert.match(
				await page.eval(() => document.querySelector('n-queens').shadowRoot.querySelector('.message').textContent),
				/“code”.*n-queens-study\.js/,
			)
			assert.ok(
				await page.eval(() => document.querySelector('n-queens').shadowRoot.querySelector('.board canvas').width > 0),
			)
		},
	)

	opened("several figures share a page, each with its own walk, in the page's language", 'several.html', async page => {
		await page.waitFor(() => [...document.querySelectorAll('n-queens')].every(figure => figure.length !== undefined), {
			timeout: 20_000,
		})
		const seen = await page.eval(() =>
			[...document.querySelectorAll('n-queens')].map(({ moment: { n, search, step } }) => [n, search, step]),
		)
		assert.equal(seen, [
			[4, 'scan', 0],
			[5, 'flags', 10],
			[6, 'wraparound', 20],
			[7, 'breadth-first', 30],
			[8, 'first', 40],
		])
		assert.match(await page.eval(() => document.querySelector('n-queens').shadowRoot.textContent), '空の盤')
	})

	opened(
		'figures that are moved, cloned, removed and put back a hundred times keep working',
		'several.html',
		async page => {
			await page.waitFor(
				() => [...document.querySelectorAll('n-queens')].every(figure => figure.length !== undefined),
				{ timeout: 20_000 },
			)
			const last = await page.eval(async () => {
				const figure = document.querySelectorAll('n-queens')[1]
				for (let i = 0; i < 100; i++) {
					const copy = figure.cloneNode(true)
					document.body.append(copy)
					if (i % 3 === 0) await new Promise(done => setTimeout(done))
					copy.remove()
					figure.remove()
					document.body.prepend(figure)
				}
				await figure.settled
				await figure.seek(25)
				return [figure.moment.step, figure.moment.n]
			})
			assert.equal(last, [25, 5])
			assert.equal(await page.errors(), [])
		},
	)

	opened('properties set before the element is known are taken up', 'several.html', async page => {
		const seen = await page.eval(async () => {
			const figure = document.createElement('n-queens')
			figure.n = 6
			figure.search = 'first'
			figure.step = 12
			document.body.append(figure)
			await figure.settled
			figure.startRow = 2
			return [figure.n, figure.search, figure.step, figure.getAttribute('n'), figure.getAttribute('start-row')]
		})
		assert.equal(seen, [6, 'first', 12, '6', '2'])
	})

	opened(
		'a figure that stands in the page before its script is opened once, and each mistake is told once',
		'script-last.html',
		async page => {
			await page.waitFor(
				() => [...document.querySelectorAll('n-queens')].every(figure => figure.length !== undefined),
				{ timeout: 20_000 },
			)
			assert.equal(
				await page.eval(() =>
					[...document.querySelectorAll('n-queens')].map(({ moment: { n, search, startRow, step } }) => [
						n,
						search,
						startRow,
						step,
					]),
				),
				[
					[6, 'wraparound', 2, 9],
					[8, 'flags', 0, 0],
				],
			)
			assert.equal(await page.eval(() => window.told), ['n', 'theme'])
		},
	)

	opened('a page that names no charset shows every word as it is', 'no-charset.html', async page => {
		await page.waitFor(() => document.querySelector('n-queens')?.length !== undefined, { timeout: 20_000 })
		const text = await page.eval(() => document.querySelector('n-queens').shadowRoot.textContent)
		for (const word of ['4 × 4 の空の盤。', '‹', '›']) assert.match(text, word)
	})

	opened('attributes and methods of one task take effect in order', 'several.html', async page => {
		const seen = await page.eval(async () => {
			const figure = document.querySelector('n-queens')
			figure.n = 6
			await figure.seek(10)
			const first = [figure.moment.n, figure.moment.step]
			figure.search = 'first'
			figure.n = 7
			figure.step = 12
			await figure.settled
			const second = [figure.moment.n, figure.moment.search, figure.moment.step]
			figure.next('solution')
			await figure.key(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
			await figure.settled
			const third = figure.moment.event.kind
			figure.n = 12
			figure.play()
			return [first, second, third, figure.playing]
		})
		assert.equal(seen, [[6, 10], [7, 'first', 12], 'leave', true])
	})

	opened('what was asked of a walk is forgotten with it', 'several.html', async page => {
		await page.eval(() => {
			const figure = document.querySelector('n-queens')
			figure.n = 32
			figure.next('solution')
			figure.next('solution')
		})
		const isBusy = () => document.querySelector('n-queens').shadowRoot.querySelector('.narration button') !== null
		await page.waitFor(isBusy, { timeout: 20_000 })
		await page.eval(() => {
			const figure = document.querySelector('n-queens')
			figure.n = 8
			return figure.settled
		})
		await page.waitFor(() => document.querySelector('n-queens').length > 0)
		const seen = await page.eval(() => {
			const { moment } = document.querySelector('n-queens')
			return [moment.n, moment.step]
		})
		assert.equal([...seen, await page.eval(isBusy)], [8, 0, false])
	})

	opened('a movement that lasts gives way to one asked for later', 'several.html', async page => {
		const step = await page.eval(async () => {
			const figure = document.querySelector('n-queens')
			figure.n = 32
			await figure.settled
			figure.next('solution')
			await new Promise(done => setTimeout(done, 100))
			figure.key(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
			await figure.settled
			return figure.moment.step
		})
		assert.is(step, 1)
	})

	opened(
		'a figure that is moved in the page keeps its place and goes on playing; out of view it rests',
		'several.html',
		async page => {
			const seen = await page.eval(async () => {
				const figure = document.querySelectorAll('n-queens')[4]
				const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds))
				await figure.seek(500)
				figure.speed = 60
				figure.play()
				document.body.prepend(figure)
				scrollTo(0, 0)
				for (let i = 0; i < 50 && figure.moment.step <= 500; i++) await wait(100)
				const later = figure.moment.step
				const playing = figure.playing
				figure.pause()
				figure.play()
				figure.pause()
				figure.play()
				const from = figure.moment.step,
					begun = performance.now()
				await wait(1000)
				const rate = ((figure.moment.step - from) / (performance.now() - begun)) * 1000
				document.body.append(Object.assign(document.createElement('div'), { style: 'height: 5000px' }))
				scrollTo(0, 1e6)
				await wait(300)
				const hidden = figure.moment.step
				await wait(500)
				return { kept: later > 500, playing, steady: rate < 75, rests: figure.moment.step === hidden }
			})
			assert.equal(seen, { kept: true, playing: true, steady: true, rests: true })
		},
	)

	opened("the engine runs as a module, in the page's own worker", 'module.html', async page => {
		const result = await page.waitFor(() => window.result, { timeout: 20_000 })
		assert.equal(result, [23855, [0, 4, 7, 5, 2, 6, 1, 3], '1 5 8 6 3 7 2 4\n', 5])
	})
}
