// Two searches on one clock in the three browsers: both are where the clock says, by address, key, slider, field and
// play; a side that is over says so; what lasts can be stopped. One body of tests for all; then everyone can use it.

import { suite, test as plainTest } from 'uvu'
import * as assert from 'uvu/assert'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violations } from '../helpers/access.js'
import * as oracle from '../helpers/oracle.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const LASTS = { timeout: 60_000 }
const WALKS = Object.fromEntries(oracle.SEARCHES.map(search => [search, [...oracle.walk(search, 6)]]))

/** The first moment with so many steps, probes or solutions, else the last. */
const expected = (search, clock, at) =>
	WALKS[search].find(({ step, counters }) => (clock === 'step' ? step : counters[`${clock}s`]) >= at) ??
	WALKS[search].at(-1)

// --- what the view shows --------------------------------------------------------------------------------

const shown = () => {
	const text = selector => document.querySelector(`#compare ${selector}`)?.textContent.replace(/\s+/g, ' ').trim() ?? ''
	const amounts = name =>
		[...document.querySelectorAll(`#compare [data-measure=${name}] data`)].map(({ value }) => Number(value))
	return {
		steps: [...document.querySelectorAll('#compare n-queens')].map(({ moment }) => moment.step),
		told: amounts('steps'),
		probes: amounts('probes'),
		solutions: amounts('solutions'),
		memory: amounts('all'),
		frontier: amounts('frontier'),
		at: document.getElementById('compare-value')?.value,
		of: text('.value span:last-child'),
		lesson: text('.lesson'),
		ended: [...document.querySelectorAll('#compare .ended')].map(({ textContent }) => textContent.trim()),
		message: text('.message'),
		wrong: text('.wrong'),
		isPlaying: document.querySelector('#compare .transport .pause') !== null,
		said: document.querySelector('#compare > [role=status]')?.textContent,
	}
}
/** Boards and table show these steps. */
const at = (page, ...steps) =>
	page.waitFor(
		steps => {
			const boards = [...document.querySelectorAll('#compare n-queens')].map(({ moment }) => moment.step),
				told = [...document.querySelectorAll('#compare [data-measure=steps] data')].map(({ value }) => Number(value))
			return String(boards) === steps && String(told) === steps
		},
		LASTS,
		String(steps),
	)
const isAt = (page, [a, b], clock, value) => at(page, expected(a, clock, value).step, expected(b, clock, value).step)
const type = (page, selector, text, event = 'change') =>
	page.eval(
		(selector, text, event) => {
			const field = document.querySelector(selector)
			field.value = text
			field.dispatchEvent(new Event(event, { bubbles: true }))
		},
		selector,
		text,
		event,
	)
const press = (page, selector) => page.eval(selector => document.querySelector(selector).click(), selector)
/** The ends of both are known. */
const measured = page => page.waitFor(() => document.querySelector('#compare .growth canvas'), LASTS)

for (const name of BROWSERS) {
	const test = suite(`comparing in ${name}`)
	let browser

	test.before(async () => {
		browser = await launch(name, { lang: 'en' })
	})
	test.after(() => browser?.close())

	const opened = (title, query, body, size = {}) =>
		test(title, async () => {
			const page = await browser.open(`${FILE}?view=compare${query}`, { width: 1440, height: 900, ...size })
			try {
				await page.waitFor(() => document.getElementById('compare-value'), LASTS)
				await body(page)
				assert.equal(await page.errors(), [], 'no errors in the console')
			} finally {
				await page.close()
			}
		})

	opened(
		'both sides are at the same step, probe or solution, or at their ends, with their counters',
		'&n=6&search=flags&with=scan&clock=probe&at=300',
		async page => {
			const pair = ['flags', 'scan']
			await isAt(page, pair, 'probe', 300)
			for (const value of [0, 1, 299, 5000, 17]) {
				await type(page, '#compare-at', String(value), 'input')
				await isAt(page, pair, 'probe', value)
				assert.equal(
					(await page.eval(shown)).probes,
					pair.map(search => expected(search, 'probe', value).counters.probes),
				)
			}
			await press(page, '[name=compare-clock][value=solution]')
			await type(page, '#compare-value', '3')
			await isAt(page, pair, 'solution', 3)
			assert.equal((await page.eval(shown)).solutions, [3, 3])
			await press(page, '[name=compare-clock][value=step]')
			const { step } = expected('flags', 'solution', 3)
			await at(page, step, step)
			await type(page, '#compare-with', 'breadth-first')
			await isAt(page, ['flags', 'breadth-first'], 'step', step)
			const { frontier } = expected('breadth-first', 'step', step)
			await page.waitFor(() => document.querySelector('#compare [data-measure=frontier]'))
			assert.is(
				(await page.eval(shown)).frontier[1],
				frontier.size * frontier.level + frontier.found * (frontier.level + 1),
			)
		},
	)

	opened(
		'keys move both: arrows by one on the clock, Home and End to the ends, Space plays and pauses, + and − set the speed; on a board too',
		'&n=6&search=flags&with=first&clock=solution&at=0',
		async page => {
			const pair = ['flags', 'first']
			await measured(page)
			await page.press('ArrowRight')
			await isAt(page, pair, 'solution', 1)
			await page.press('ArrowRight')
			await isAt(page, pair, 'solution', 2)
			await page.press('ArrowLeft')
			await isAt(page, pair, 'solution', 1)
			await page.press('End')
			await isAt(page, pair, 'solution', 99)
			await page.press('ArrowRight')
			await isAt(page, pair, 'solution', 99)
			assert.is((await page.eval(shown)).at, '5')
			await page.press('Home')
			await at(page, 0, 0)
			await page.eval(() =>
				document.querySelector('#compare n-queens').shadowRoot.querySelector('[role=gridcell][tabindex="0"]').focus(),
			)
			await page.press('ArrowRight')
			await page.press('s')
			await page.press('p')
			assert.equal((await page.eval(shown)).steps, [0, 0], 'no board moves alone')
			const speed = await page.eval(() => document.getElementById('compare-speed').value)
			await page.press('+')
			await page.waitFor(
				speed => Number(document.getElementById('compare-speed').value) === Number(speed) + 1,
				{},
				speed,
			)
			await page.press(' ')
			await page.waitFor(() => document.querySelector('#compare .transport .pause'))
			await page.waitFor(() => document.querySelectorAll('#compare n-queens')[1].moment.step > 0)
			await page.press(' ')
			await page.waitFor(() => document.querySelector('#compare .transport .play'))
			assert.equal(
				await page.eval(() => [...document.querySelectorAll('#compare n-queens')].map(({ playing }) => playing)),
				[false, false],
			)
		},
	)

	opened(
		'playing keeps both on the clock to the end of both, and pauses when another view is shown',
		'&n=6&search=breadth-first&with=flags&clock=step&at=0&speed=1000',
		async page => {
			await page.press(' ')
			await page.waitFor(() => document.querySelector('#compare n-queens').moment.step > 100, LASTS)
			await page.eval(() => document.querySelector('.modes a[href="?view=exam"]').click())
			await page.waitFor(() => document.querySelector('[data-mode=compare]').hidden)
			await page.eval(() => history.back())
			await page.waitFor(
				() =>
					!document.querySelector('[data-mode=compare]').hidden && document.querySelector('#compare .transport .play'),
			)
			const { steps, told } = await page.eval(shown)
			assert.ok(steps[0] === steps[1] && steps[0] > 100 && String(told) === String(steps), String(steps))
			await page.press(' ')
			await page.waitFor(
				() =>
					document.querySelector('#compare .transport .play') &&
					document.querySelectorAll('#compare n-queens')[1].moment.outcome,
				LASTS,
			)
			await isAt(page, ['breadth-first', 'flags'], 'step', 1e6)
			assert.match((await page.eval(shown)).lesson, 'In the end')
			await page.press(' ')
			await page.waitFor(() => document.querySelector('#compare n-queens').moment.step < 100)
		},
	)

	opened(
		'a side that is over says so and how, while the other goes on',
		'&n=6&search=first&with=flags&clock=solution&at=2',
		async page => {
			const { step } = WALKS.first.at(-1)
			await isAt(page, ['first', 'flags'], 'solution', 2)
			await measured(page)
			const { ended, lesson } = await page.eval(shown)
			assert.equal(ended, [`Over after ${step.toLocaleString('en')} steps, with SUCCESS`, ''])
			assert.match(lesson, `The exam search is over after ${step.toLocaleString('en')} steps, with SUCCESS.`)
			await page.press('End')
			await isAt(page, ['first', 'flags'], 'solution', 9)
			assert.match((await page.eval(shown)).ended[1], 'with 4 solutions')
			await type(page, '#compare-n', '3')
			await type(page, '#compare-value', '1')
			await page.waitFor(
				() =>
					/FAILURE/.test(document.querySelector('#compare .ended').textContent) &&
					/0 solutions/.test(document.querySelectorAll('#compare .ended')[1].textContent),
			)
		},
	)

	opened(
		'the address holds the comparison and is read back exactly; what it cannot ask for is refused with a sentence',
		'&n=6&search=wraparound&start-row=2&with=scan&clock=step&at=40&speed=30&lang=en',
		async page => {
			await page.waitFor(
				() =>
					document.querySelectorAll('#compare n-queens')[1].moment.step === 40 &&
					document.querySelector('#compare n-queens').moment.startRow === 2,
				LASTS,
			)
			await page.press('ArrowRight')
			await page.waitFor(
				() =>
					location.search ===
					'?view=compare&n=6&search=wraparound&start-row=2&with=scan&clock=step&at=41&speed=30&lang=en',
			)
			await page.eval(() => {
				history.pushState(null, '', '?view=compare&n=6&search=nope&with=first&with-start-row=7&clock=day&at=3&lang=en')
				dispatchEvent(new PopStateEvent('popstate'))
			})
			await page.waitFor(() =>
				/search is “nope”; it can be scan, flags/.test(document.querySelector('#compare .message').textContent),
			)
			assert.match(
				await page.eval(() => document.querySelector('#app > .message').textContent),
				/clock is “day”; it can be step, probe, solution\..*with-start-row is “7”; it can be a whole number from 0 to 5\./s,
			)
			await type(page, '#compare-value', '12x')
			await page.waitFor(() =>
				/Solution is “12x”; it can be a whole number from 0 to/.test(
					document.querySelector('#compare .wrong').textContent,
				),
			)
		},
	)

	opened(
		'the classic comparisons are one click away, each with its lesson',
		'&n=6&search=scan&with=scan&clock=step&at=5',
		async page => {
			await at(page, 5, 5)
			assert.match((await page.eval(shown)).lesson, 'neither has done more than the other')
			for (const [classic, lesson] of [
				['flags', /At probe 1,200, the search with flags has taken 25\.0 times as many steps as scanning/],
				['memory', /At step 12,000, breadth-first keeps 117 times as many numbers in memory/],
				['first', /has taken 18\.0 times as many steps as the exam search: 23,855 against 1,322/],
			]) {
				await press(page, `[data-classic=${classic}]`)
				await page.waitFor(
					source => new RegExp(source).test(document.querySelector('#compare .lesson').textContent),
					LASTS,
					lesson.source,
				)
				assert.is(
					await page.eval(() => document.querySelector('[data-classic][aria-pressed=true]').dataset.classic),
					classic,
				)
			}
		},
	)

	opened(
		'one sentence speaks for both sides, and the figures are silent',
		'&n=6&search=flags&with=scan&clock=step&at=3',
		async page => {
			await at(page, 3, 3)
			await page.press('ArrowRight')
			await at(page, 4, 4)
			await page.waitFor(() =>
				/^A: Row 1: .* B: Row 1: /.test(document.querySelector('#compare > [role=status]').textContent),
			)
			assert.equal(
				await page.eval(() =>
					[...document.querySelectorAll('#compare n-queens')].map(figure =>
						figure.shadowRoot.querySelector('[role=status]').getAttribute('aria-live'),
					),
				),
				['off', 'off'],
			)
		},
	)

	opened(
		'at n = 32 nothing freezes: ends are unknown, both walk on, and a way that lasts is stopped where it began',
		'&n=32&search=flags&with=scan&clock=step&at=1000&speed=max',
		async page => {
			await at(page, 1000, 1000)
			await page.waitFor(() => /of more than [1-9]/.test(document.querySelector('#compare .value').textContent), LASTS)
			await page.press(' ')
			await page.waitFor(() => document.querySelectorAll('#compare n-queens')[1].moment.step > 20_000, LASTS)
			await page.press(' ')
			await page.waitFor(() => document.querySelector('#compare .transport .play'))
			await page.waitFor(
				() => new Set([...document.querySelectorAll('#compare n-queens')].map(({ moment }) => moment.step)).size === 1,
			)
			await type(page, '#compare-value', '1000')
			await at(page, 1000, 1000)
			await press(page, '[name=compare-clock][value=solution]')
			await at(page, 0, 0)
			await page.press('ArrowRight')
			await page.waitFor(() => /On the way/.test(document.querySelector('#compare .lasting').textContent), LASTS)
			await page.press('Escape')
			await page.waitFor(() => document.getElementById('compare-value').value === '0')
			await at(page, 0, 0)
		},
	)

	test.run()
}

// --- everyone can use it --------------------------------------------------------------------------------

/** Elements whose text is cut off or that stick out of the window, also inside the figures. */
const cutOff = () => {
	const out = []
	const look = root => {
		for (const element of root.querySelectorAll('*')) {
			if (element.shadowRoot) look(element.shadowRoot)
			const box = element.getBoundingClientRect()
			if (box.width === 0 || element.closest('.hidden, .wordy, dialog:not([open]), details:not([open]) > div')) continue
			if (box.right > innerWidth + 1 || box.left < -1)
				out.push(
					`${element.localName}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`,
				)
			const style = getComputedStyle(element)
			if (
				element instanceof HTMLElement &&
				element.childElementCount === 0 &&
				style.display !== 'inline' &&
				element.scrollWidth > element.clientWidth + 1 &&
				element.clientWidth > 1 &&
				element.localName !== 'option'
			)
				out.push(`${element.localName} “${element.textContent.slice(0, 30)}” is cut off`)
		}
	}
	look(document)
	const rows = new Set(
		[...document.querySelectorAll('.modes a')].map(link => Math.round(link.getBoundingClientRect().top)),
	)
	if (rows.size > 1) out.push(`the views are named in ${rows.size} lines`)
	return out
}

const MOMENTS = [
	'&n=8&search=breadth-first&with=flags&clock=step&at=12000',
	'&n=8&search=first&with=wraparound&with-start-row=3&clock=solution&at=2',
	'&n=32&search=flags&with=scan&clock=probe&at=5000',
	'&search=nope&n=5&at=7',
]

for (const dark of [false, true])
	for (const lang of ['en', 'ja'])
		plainTest(
			`axe finds nothing in a comparison and nothing is cut off, ${dark ? 'dark' : 'light'}, ${lang}, at 320, 768 and 1440 px`,
			async () => {
				const browser = await launch('chromium', { dark, lang })
				try {
					for (const query of MOMENTS) {
						const page = await browser.open(`${FILE}?view=compare${query}&lang=${lang}`, { width: 1440, height: 900 })
						await page.waitFor(
							() =>
								document.getElementById('compare-value') &&
								[...document.querySelectorAll('#compare n-queens')].every(({ moment }) => moment.step > 0),
							LASTS,
						)
						if (!query.includes('n=32')) await measured(page)
						assert.equal(await violations(page), [], query)
						for (const width of [320, 768, 1440]) {
							await page.resize(width, 800)
							await page.waitFor(`() => (${cutOff})().length === 0`, { timeout: 5000 }).catch(() => {})
							assert.equal(await page.eval(cutOff), [], `${query} at ${width} px`)
						}
						await page.close()
					}
				} finally {
					await browser.close()
				}
			},
		)
if (BROWSERS.includes('chromium')) plainTest.run()
