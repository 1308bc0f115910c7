// Two searches on one clock in the three browsers: both are where the clock says, by address, key, slider, field and
// play; a side that is over says so; what lasts can be stopped. One body of tests for all; then everyone can use it.

import * as assert from 'uvu/assert'
import {violations, violationsInBothThemes} from '../helpers/access.js'
import {faultsOf} from '../helpers/layout.js'
import * as oracle from '../helpers/oracle.js'
import {inBrowsers, press, type} from '../helpers/pages.js'

const LASTS = {timeout: 60_000}
const WALKS = Object.fromEntries(oracle.SEARCHES.map(search => [search, [...oracle.walk(search, 6)]]))

/** The first moment with so many steps, probes or solutions, else the last. */
const expected = (search, clock, at) =>
	WALKS[search].find(({step, counters}) => (clock === 'step' ? step : counters[`${clock}s`]) >= at) ??
	WALKS[search].at(-1)

// ---- what a reader does, and what the view shows ----

const PLAYS = '#compare .transport .pause',
	RESTS = '#compare .transport .play',
	WRITTEN = '#compare > [role=status]'

const told = (page, measure) =>
	page.eval(
		measure => [...document.querySelectorAll(`#compare [data-measure=${measure}] data`)].map(({value}) => +value),
		measure,
	)
const textOf = (page, selector, i = 0) =>
	page.eval((selector, i) => document.querySelectorAll(selector)[i].textContent.trim(), selector, i)
/** Something is there. */
const seen = (page, selector) => page.waitFor(selector => document.querySelector(selector), LASTS, selector)
/** It says this. */
const says = (page, selector, words, i = 0) =>
	page.waitFor(
		(selector, source, i) => new RegExp(source, 's').test(document.querySelectorAll(selector)[i]?.textContent),
		LASTS,
		selector,
		words.source,
		i,
	)
/** The moments of both boards are so. */
const moments = (page, are) =>
	page.waitFor(
		source => (0, eval)(source)([...document.querySelectorAll('#compare n-queens')].map(({moment}) => moment)),
		LASTS,
		String(are),
	)
/** Boards and table show these steps. */
const at = (page, ...steps) =>
	page.waitFor(
		steps => {
			const boards = [...document.querySelectorAll('#compare n-queens')].map(({moment}) => moment.step),
				told = [...document.querySelectorAll('#compare [data-measure=steps] data')].map(({value}) => Number(value))
			return String(boards) === steps && String(told) === steps
		},
		LASTS,
		String(steps),
	)
const isAt = (page, pair, clock, value) => at(page, ...pair.map(search => expected(search, clock, value).step))
/** The ends of both are known. */
const measured = page => seen(page, '#compare .growth canvas')

const NEEDS = {
	lang: 'en',
	address: query => `index.html?view=compare${query}`,
	size: {width: 1440, height: 900},
	ready: page => seen(page, '#compare-value'),
}

for (const {opened} of inBrowsers('comparing', NEEDS)) {
	opened(
		'both sides are at the same step, probe or solution, or at their ends, with their counters',
		'&n=6&search=flags&with=scan&clock=probe&at=300',
		async page => {
			const pair = ['flags', 'scan']
			await isAt(page, pair, 'probe', 300)
			for (const value of [0, 1, 299, 5000, 17]) {
				await type(page, '#compare-at', String(value), 'input')
				await isAt(page, pair, 'probe', value)
				const probes = pair.map(search => expected(search, 'probe', value).counters.probes)
				assert.equal(await told(page, 'probes'), probes)
			}
			await press(page, '[name=compare-clock][value=solution]')
			await type(page, '#compare-value', '3', 'change')
			await isAt(page, pair, 'solution', 3)
			assert.equal(await told(page, 'solutions'), [3, 3])
			await press(page, '[name=compare-clock][value=step]')
			const {step} = expected('flags', 'solution', 3)
			await at(page, step, step)
			await type(page, '#compare-with', 'breadth-first', 'change')
			await isAt(page, ['flags', 'breadth-first'], 'step', step)
			const {size, level, found} = expected('breadth-first', 'step', step).frontier
			await seen(page, '#compare [data-measure=frontier]')
			assert.is((await told(page, 'frontier'))[1], size * level + found * (level + 1))
		},
	)

	opened(
		'keys move both, on a board too: arrows by one, Home and End to the ends, Space plays or pauses, + and − set speed',
		'&n=6&search=flags&with=first&clock=solution&at=0',
		async page => {
			await measured(page)
			for (const [key, solution] of [
				['ArrowRight', 1],
				['ArrowRight', 2],
				['ArrowLeft', 1],
				['End', 99],
				['ArrowRight', 99],
			]) {
				await page.press(key)
				await isAt(page, ['flags', 'first'], 'solution', solution)
			}
			assert.is(await page.eval(() => document.getElementById('compare-value').value), '5')
			await page.press('Home')
			await at(page, 0, 0)
			await page.eval(() =>
				document.querySelector('#compare n-queens').shadowRoot.querySelector('[role=gridcell][tabindex="0"]').focus(),
			)
			for (const key of ['ArrowRight', 's', 'p']) await page.press(key)
			assert.equal(await told(page, 'steps'), [0, 0], 'no board moves alone')
			const speed = await page.eval(() => document.getElementById('compare-speed').value)
			await page.press('+')
			await page.waitFor(speed => document.getElementById('compare-speed').value === speed, {}, String(+speed + 1))
			await page.press(' ')
			await seen(page, PLAYS)
			await moments(page, ([, b]) => b.step > 0)
			await page.press(' ')
			await seen(page, RESTS)
			assert.equal(
				await page.eval(() => [...document.querySelectorAll('#compare n-queens')].map(({playing}) => playing)),
				[false, false],
			)
		},
	)

	opened(
		'playing keeps both on the clock to the end of both, and pauses when another view is shown',
		'&n=6&search=breadth-first&with=flags&clock=step&at=0&speed=1000',
		async page => {
			await page.press(' ')
			await moments(page, ([a]) => a.step > 100)
			await press(page, '.modes a[href="?view=exam"]')
			await seen(page, '[data-mode=compare][hidden]')
			await page.eval(() => history.back())
			await seen(page, `[data-mode=compare]:not([hidden]) ${RESTS}`)
			const [a, b] = await told(page, 'steps')
			assert.ok(a === b && a > 100, `${a} ${b}`)
			await at(page, a, b)
			await page.press(' ')
			await moments(page, ([, b]) => b.outcome)
			await seen(page, RESTS)
			await isAt(page, ['breadth-first', 'flags'], 'step', 1e6)
			assert.match(await textOf(page, '#compare .lesson'), 'In the end')
			await page.eval(() => {
				const slowest = Object.assign(document.querySelector('#compare-speed'), {value: 0})
				slowest.dispatchEvent(new Event('input'))
			})
			await page.press(' ')
			await moments(page, ([a]) => a.step < 100)
		},
	)

	opened(
		'a side that is over says so and how, while the other goes on',
		'&n=6&search=first&with=flags&clock=solution&at=2',
		async page => {
			const over = `ver after ${WALKS.first.at(-1).step.toLocaleString('en')} steps, with SUCCESS`
			await isAt(page, ['first', 'flags'], 'solution', 2)
			await measured(page)
			assert.equal([await textOf(page, '#compare .ended'), await textOf(page, '#compare .ended', 1)], [`O${over}`, ''])
			assert.match(await textOf(page, '#compare .lesson'), `The exam search is o${over}.`)
			await page.press('End')
			await isAt(page, ['first', 'flags'], 'solution', 9)
			assert.match(await textOf(page, '#compare .ended', 1), 'with 4 solutions')
			await type(page, '#compare-n', '3', 'change')
			await type(page, '#compare-value', '1', 'change')
			await says(page, '#compare .ended', /FAILURE/)
			await says(page, '#compare .ended', /0 solutions/, 1)
		},
	)

	opened(
		'the address holds the comparison and is read back exactly; what it cannot ask for is refused with a sentence',
		'&n=6&search=wraparound&start-row=2&with=scan&clock=step&at=40&speed=30&lang=en',
		async page => {
			await moments(page, ([a, b]) => b.step === 40 && a.startRow === 2)
			await page.press('ArrowRight')
			const address = '?view=compare&n=6&search=wraparound&start-row=2&with=scan&clock=step&at=41&speed=30&lang=en'
			await page.waitFor(address => location.search === address, {}, address)
			await page.eval(() => {
				history.pushState(null, '', '?view=compare&n=6&search=nope&with=first&with-start-row=7&clock=day&at=3&lang=en')
				dispatchEvent(new PopStateEvent('popstate'))
			})
			await says(page, '#compare .message', /search is “nope”; it can be scan, flags/)
			assert.match(
				await textOf(page, '#app > .message'),
				new RegExp(
					[
						'clock is “day”; it can be step, probe, solution\\.',
						'with-start-row is “7”; it can be a whole number from 0 to 5\\.',
					].join('.*'),
					's',
				),
			)
			await type(page, '#compare-value', '12x', 'change')
			await says(page, '#compare .wrong', /Solution is “12x”; it can be a whole number from 0 to/)
		},
	)

	opened(
		'the classic comparisons are one click away, each with its lesson',
		'&n=6&search=scan&with=scan&clock=step&at=5',
		async page => {
			await at(page, 5, 5)
			await says(page, '#compare .lesson', /neither has done more than the other/)
			for (const [classic, lesson] of Object.entries({
				flags: /At probe 1,200, the search with flags has taken 25\.0 times as many steps as scanning/,
				memory: /At step 12,000, breadth-first keeps 117 times as many numbers in memory/,
				first: /has taken 18\.0 times as many steps as the exam search: 23,855 against 1,322/,
			})) {
				await press(page, `[data-classic=${classic}]`)
				await says(page, '#compare .lesson', lesson)
				await seen(page, `[data-classic=${classic}][aria-pressed=true]`)
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
			await says(page, WRITTEN, /^A: Row 1: .* B: Row 1: /)
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
			await says(page, '#compare .value', /of more than [1-9]/)
			await page.press(' ')
			await moments(page, ([, b]) => b.step > 20_000)
			await page.press(' ')
			await seen(page, RESTS)
			await moments(page, ([a, b]) => a.step === b.step)
			await type(page, '#compare-value', '1000', 'change')
			await at(page, 1000, 1000)
			await press(page, '[name=compare-clock][value=solution]')
			await at(page, 0, 0)
			await page.press('ArrowRight')
			await says(page, '#compare .lasting', /On the way/)
			await page.press('Escape')
			await page.waitFor(() => document.getElementById('compare-value').value === '0')
			await at(page, 0, 0)
		},
	)
}

// ---- everyone can use it ----

const MOMENTS = [
	'&n=8&search=breadth-first&with=flags&clock=step&at=12000',
	'&n=8&search=first&with=wraparound&with-start-row=3&clock=solution&at=2',
	'&n=32&search=flags&with=scan&clock=probe&at=5000',
	'&search=nope&n=5&at=7',
]
/** The page's header as a whole is a little wider than its room on a phone; what stands in it is measured. */
const isOwn = fault => !fault.startsWith('header “N-Queens')
const namedIn = () =>
	new Set([...document.querySelectorAll('.modes a')].map(link => Math.round(link.getBoundingClientRect().top))).size

for (const lang of ['en', 'ja'])
	for (const {opened} of inBrowsers('comparing for everyone', {
		...NEEDS,
		browsers: ['chromium'],
		errors: true, // axe looks for style sheets, which a page from a disk may not ask for
		lang,
	}))
		for (const query of MOMENTS)
			opened(
				`axe finds nothing, light and dark, nothing is cut off, at 320, 768, 1440 px, ${lang}: ${query}`,
				`${query}&lang=${lang}`,
				async page => {
					const isLarge = query.includes('n=32')
					await moments(page, both => both.every(({step}) => step > 0))
					if (!isLarge) await measured(page)
					// Two thousand squares, like those of the other boards, are looked at once.
					if (!isLarge) assert.equal(await violationsInBothThemes(page), [])
					else if (lang === 'en') assert.equal(await violations(page), [])
					for (const width of [320, 768, 1440]) {
						await page.resize(width, 800)
						const faults = await faultsOf(page)
						assert.equal(faults.filter(isOwn), [], `at ${width} px`)
						assert.is(await page.eval(namedIn), 1, `the views are named in one line at ${width} px`)
					}
				},
			)
