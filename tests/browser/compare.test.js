import {equal, not, ok} from '#test'
import {expectedAt} from '../helpers/compare.js'
import {$, $$, chromiumSuite} from '../helpers/pages.js'

const expected = (search, clock, at) => expectedAt({search, n: 6}, clock, at)

const PLAYS = '#compare section [aria-label=Pause]',
	RESTS = '#compare section [aria-label=Play]'

const values = (page, measure) =>
	page.eval(measure => $$(`#compare [data-measure=${measure}] data`).map(({value}) => +value), measure)
const moments = (page, are) => page.waitFor(are => are($$('#compare n-queens').map(({moment}) => moment)), are)
const at = (page, ...steps) => {
	const shown = () => [
		$$('#compare n-queens').map(({moment}) => moment.step),
		$$('#compare [data-measure=steps] data').map(({value}) => +value),
	]
	return page.becomes(shown, [steps, steps])
}
const isAt = (page, pair, clock, value) => at(page, ...pair.map(search => expected(search, clock, value).step))

const {opened} = chromiumSuite('comparing', {
	address: query => `index.html?view=compare${query}`,
	until: '#compare-value',
})

opened('both sides go to the chosen clock value', '&n=6&search=flags&with=scan&clock=probe&at=300', async page => {
	const pair = ['flags', 'scan']
	await isAt(page, pair, 'probe', 300)
	await page.fill('#compare-at', '17')
	await isAt(page, pair, 'probe', 17)
	const probes = pair.map(search => expected(search, 'probe', 17).counters.probes)
	equal(await values(page, 'probes'), probes)
	await page.push('[name=compare-clock][value=solution]')
	await page.fill('#compare-value', '3', 'change')
	await isAt(page, pair, 'solution', 3)
	equal(await values(page, 'solutions'), [3, 3])
	await page.push('[name=compare-clock][value=step]')
	const {step} = expected('flags', 'solution', 3)
	await at(page, step, step)
	await page.fill('#compare-with', 'breadth-first', 'change')
	await isAt(page, ['flags', 'breadth-first'], 'step', step)
	await page.shows('#compare [data-measure=frontier]')
})

opened('keys pressed on a board move both sides', '&n=6&search=flags&with=first&clock=solution&at=0', async page => {
	await page.shows('#compare .growth .at')
	const marked = () => $('#compare .growth .at').getAttribute('d'),
		atStart = await page.eval(marked)
	const moves = {ArrowRight: [1, 2], ArrowLeft: [1], End: [99]}
	for (const [key, solutions] of Object.entries(moves))
		for (const solution of solutions) {
			await page.press(key)
			await isAt(page, ['flags', 'first'], 'solution', solution)
		}
	not.equal(await page.eval(marked), atStart, 'the plot marks the value')
	await page.press('ArrowRight')
	await isAt(page, ['flags', 'first'], 'solution', 99)
	await page.becomes(() => $('#compare-value').value, '5')
	await page.press('Home')
	await at(page, 0, 0)
	await page.focus('[role=gridcell][tabindex="0"]')
	await page.push('[role=gridcell][data-row="3"]')
	await page.press('Enter', 'ArrowRight', 's', 'p')
	equal(await values(page, 'steps'), [0, 0])
	const speed = () => +$('#compare-speed').value,
		before = await page.eval(speed)
	await page.press('+')
	await page.becomes(speed, before + 1)
	await page.press(' ')
	await page.shows(PLAYS)
	await moments(page, ([, b]) => b.step > 0)
	await page.press(' ')
	await page.shows(RESTS)
	not(await page.eval(() => $$('#compare n-queens').some(({playing}) => playing)))
})

opened(
	'playback stops when both sides have ended, and pauses out of view',
	'&n=6&search=breadth-first&with=flags&clock=step&at=0&speed=1000',
	async page => {
		await page.press(' ')
		await moments(page, ([a]) => a.step > 100)
		await page.push('nav [href^="?view=exam"]')
		await page.shows('[data-mode=compare][hidden]')
		await page.goBack()
		await page.shows(`:not([hidden]) > ${RESTS}`)
		const rested = await page.eval(() => +$('#compare-at').value)
		ok(rested > 100, rested)
		await isAt(page, ['breadth-first', 'flags'], 'step', rested)
		await page.press(' ')
		await moments(page, ([, b]) => b.outcome)
		await page.shows(RESTS)
		await isAt(page, ['breadth-first', 'flags'], 'step', 1e6)
		await page.says('#compare', 'In the end')
		await page.fill('#compare-speed', '0')
		await page.press(' ')
		await moments(page, ([a]) => a.step < 100)
	},
)

opened('one sentence announces both sides', '&n=6&search=flags&with=scan&clock=step&at=3', async page => {
	await at(page, 3, 3)
	await page.press('ArrowRight')
	await at(page, 4, 4)
	await page.says('#compare > [role=status]', /^A: Row 1: .* B: Row 1: /)
	const live = ({shadowRoot}) => shadowRoot.querySelector('[role=status]').getAttribute('aria-live')
	equal(await page.eval(live => $$('#compare n-queens').map(live), live), ['off', 'off'])
})
