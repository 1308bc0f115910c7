// What an author can ask of a figure: some steps only, loops, stops, captions, parts of the controls, links in the
// text; and that it starts nothing before it is needed. In the three browsers.

import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {BROWSERS, launch} from '../helpers/browsers/index.js'
import {$, $$, figure, folderOf, ofDist, SHORTHAND} from '../helpers/pages.js'

const folder = folderOf({}, ofDist(['n-queens.js', 'n-queens-study.js']))

/** Counts what starts: workers and modules. It stands before the script. */
const COUNTING = `<script>window.started = []
  for (const [holder, name] of [[window, 'Worker'], [WebAssembly, 'Instance']])
    holder[name] = new Proxy(holder[name], {
      construct: (Class, args) => (window.started.push(name), new Class(...args)),
    })
  const instantiate = WebAssembly.instantiate
  WebAssembly.instantiate = (...args) => (window.started.push('instantiate'), instantiate(...args))</script>`

for (const name of BROWSERS) {
	const test = suite(`figure in ${name}`)
	let browser
	test.before(async () => void (browser = await launch(name)))
	test.after(() => browser?.close())

	const opened = (title, body, law, {script = 'n-queens.js'} = {}) =>
		test(title, async () => {
			const file = join(folder, 'page.html')
			writeFileSync(
				file,
				`<!doctype html><html lang="en"><meta charset="utf-8"><title>A text</title>
				${SHORTHAND}${COUNTING}<script src="${script}"></script>${body}</html>`,
			)
			const page = await browser.open(pathToFileURL(file).href)
			try {
				await law(page)
				assert.equal(await page.errors(), [])
			} finally {
				await page.close()
			}
		})

	const step = () => figure().step
	const at = (page, wanted) => page.waitFor(wanted => figure().moment.step === wanted, {}, wanted)

	opened(
		'a figure at rest draws its board and starts neither engine nor worker, until a hand comes',
		'<n-queens n="6"></n-queens><p style="height:4000px"></p><n-queens n="5" step="7"></n-queens>',
		async page => {
			await page.waitFor(() => $('.board canvas').width > 100)
			assert.match(await page.eval(() => $('.narration').textContent), /^An empty 6 × 6 board/)
			assert.equal(await page.eval(() => window.started), [], 'neither for the one at rest, nor for the one far below')
			await page.eval(() => $('button.forward').focus())
			await page.waitFor(() => figure().length > 1000)
			assert.is(await page.eval(() => window.started.filter(name => name === 'Worker').length), 1)
			assert.is(await page.eval(() => document.querySelectorAll('n-queens')[1].moment.step), 0)
			await page.eval(() => document.querySelectorAll('n-queens')[1].scrollIntoView())
			await page.waitFor(() => document.querySelectorAll('n-queens')[1].moment.step === 7)
			assert.is(await page.eval(() => window.started.filter(name => name === 'Worker').length), 1, 'one worker for all')
		},
	)

	opened(
		'only the steps from one to another are shown, whatever is asked for',
		'<n-queens n="8" from="100" to="140" step="7"></n-queens>',
		async page => {
			await at(page, 100)
			const asked = await page.eval(async () => {
				const seen = []
				for (const step of [0, 120, 139, 141, Infinity]) {
					await figure().seek(step)
					seen.push(figure().moment.step)
				}
				await figure().next('solution')
				seen.push(figure().moment.step)
				for (let i = 0; i < 50; i++) figure().key(new KeyboardEvent('keydown', {key: 'ArrowLeft'}))
				await figure().settled
				seen.push(figure().moment.step)
				await figure().updateComplete
				const range = $('.timeline input')
				return [...seen, range.min, range.max, $('.position span').textContent]
			})
			assert.equal(asked, [100, 120, 139, 140, 140, 140, 100, '100', '140', 'of 140'])
			await page.eval(() => figure().setAttribute('from', '130'))
			await at(page, 130)
			await page.eval(() => figure().setAttribute('to', '99'))
			await page.waitFor(() => /^to is “99”; it can be a whole number from 130/.test($('.message')?.textContent))
		},
	)

	opened(
		'playing pauses at the last step shown; in a loop it begins again at the first, and a pause ends that',
		'<n-queens n="8" from="10" to="20" speed="1000"></n-queens>',
		async page => {
			await page.eval(() => figure().play())
			await page.waitFor(() => !figure().playing && figure().moment.step === 20)
			await page.eval(() => {
				window.seen = []
				figure().addEventListener('n-queens-step', event => window.seen.push(event.detail.step))
				figure().loop = true
				figure().play()
			})
			await page.waitFor(() => window.seen.filter((step, i) => i > 0 && step < window.seen[i - 1]).length >= 3, {
				timeout: 20_000,
			})
			assert.ok(await page.eval(() => figure().playing && window.seen.every(step => step >= 10 && step <= 20)))
			await page.eval(() => figure().pause())
			assert.not(await page.eval(() => figure().playing))
		},
	)

	opened(
		'playing stops at the kinds and the steps named, however fast, and goes on from there',
		'<n-queens n="8" stops="solution 50 1400" speed="max"></n-queens>',
		async page => {
			const stopped = []
			for (let i = 0; i < 4; i++) {
				await page.eval(() => figure().play())
				await page.waitFor(before => !figure().playing && figure().moment.step > before, {}, stopped.at(-1) ?? 0)
				stopped.push(await page.eval(step))
			}
			const expected = await page.eval(async () => {
				await figure().reach('solution', 1)
				const first = figure().moment.step
				await figure().reach('solution', 2)
				return [50, first, figure().moment.step, 1400].sort((a, b) => a - b)
			})
			assert.equal(stopped, expected)
		},
	)

	opened(
		'a caption is assigned once and shown while the walk is at its steps, other children only where there is no walk',
		'<n-queens n="8"><p id="else">In place of the figure</p><p id="one" data-step="3">Third</p>' +
			'<p id="more" data-step="3-5">Third to fifth</p></n-queens>',
		async page => {
			const shown = () => ['else', 'one', 'more'].filter(id => document.getElementById(id).getClientRects().length > 0)
			await page.waitFor(() => $$('slot')[1].assignedNodes().length > 0)
			// WebKit builds the whole figure anew for each assignment.
			await page.eval(() => {
				const {assign} = HTMLSlotElement.prototype
				window.assigned = 0
				HTMLSlotElement.prototype.assign = function (...nodes) {
					window.assigned++
					return assign.apply(this, nodes)
				}
			})
			for (const [step, expected] of [
				[0, []],
				[3, ['one', 'more']],
				[5, ['more']],
				[6, []],
				[4, ['more']],
			]) {
				await page.eval(step => figure().seek(step), step)
				await page.waitFor(
					expected =>
						['else', 'one', 'more'].filter(id => document.getElementById(id).getClientRects().length > 0).join() ===
						expected,
					{},
					expected.join(),
				)
			}
			assert.match(await page.eval(() => $('[role=status]').textContent), /Third to fifth$/)
			await page.eval(() => figure().insertAdjacentHTML('beforeend', '<p id="late" data-step="4">Late</p>'))
			await page.waitFor(() => document.getElementById('late').getClientRects().length > 0)
			assert.equal(await page.eval(shown), ['more'])
			assert.is(await page.eval(() => window.assigned), 1, 'the new one alone')
		},
	)

	opened(
		'the author says which parts of the controls there are',
		'<n-queens n="5" controls="play position"></n-queens>',
		async page => {
			const parts = () =>
				page.eval(async () => {
					await figure().updateComplete
					return ['.play', '.forward', '.speed', '.jumps', '.position', '.controls'].filter(selector => $(selector))
				})
			assert.equal(await parts(), ['.play', '.position', '.controls'])
			for (const [controls, expected] of [
				['step', ['.forward', '.controls']],
				['speed jumps', ['.speed', '.jumps', '.controls']],
				['none', []],
				['full', ['.play', '.forward', '.speed', '.jumps', '.position', '.controls']],
			]) {
				await page.eval(controls => figure().setAttribute('controls', controls), controls)
				await page.waitFor(
					expected => {
						const {shadowRoot} = figure()
						return (
							['.play', '.forward', '.speed', '.jumps', '.position', '.controls']
								.filter(selector => shadowRoot.querySelector(selector))
								.join() === expected
						)
					},
					{},
					expected.join(),
				)
			}
		},
	)

	opened(
		'a figure is dark where the text around it is light, however that came to be; what its author says goes before',
		'<div><n-queens n="5"></n-queens><n-queens n="5" theme="dark"></n-queens></div>',
		async page => {
			const themes = expected =>
				page.waitFor(
					expected =>
						[...document.querySelectorAll('n-queens')]
							.map(({shadowRoot}) => shadowRoot.querySelector('.figure').dataset.theme)
							.join() === expected,
					{},
					expected,
				)
			await themes('light,dark')
			const style = (selector, text) =>
				page.eval((selector, text) => void document.querySelector(selector).setAttribute('style', text), selector, text)
			for (const [selector, dark] of [
				['body', 'color: rgb(230 230 230); background: #111'],
				['body', 'color: oklch(0.9 0.02 80)'],
				['html', 'color-scheme: dark'],
				['div', 'color: #fff'],
			]) {
				await style(selector, dark)
				if (selector === 'div') await page.eval(() => void document.body.setAttribute('class', 'night'))
				await themes('dark,dark')
				await style(selector, '')
				if (selector === 'div') await page.eval(() => void document.body.setAttribute('class', ''))
				await themes('light,dark')
			}
			await page.eval(() => void document.querySelectorAll('n-queens')[1].setAttribute('theme', 'light'))
			await style('html', 'color: white; background: black')
			await themes('dark,light')
		},
	)

	opened(
		'links in the text drive the figure that they name; others are ordinary links',
		`<p><a href="#" id="to" data-n-queens="fig" data-step="120">there</a>
      <button id="next" data-n-queens="fig" data-next="solution"><b>next</b></button>
      <a href="#" id="play" data-n-queens="fig" data-play>play</a>
      <a href="#" id="other" data-n-queens="fig" data-search="first" data-n="6" data-step="12">another</a>
      <a href="#there" id="plain" data-n-queens="nobody">plain</a></p>
      <n-queens id="fig" n="8" speed="60"></n-queens>`,
		async page => {
			const click = id => page.eval(id => document.getElementById(id).click(), id)
			await click('to')
			await at(page, 120)
			await page.eval(() =>
				document
					.querySelector('#next b')
					.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true})),
			)
			await page.waitFor(() => figure().moment.counters.solutions === 1)
			await click('play')
			await page.waitFor(() => figure().playing)
			await click('to')
			await at(page, 120)
			assert.not(await page.eval(() => figure().playing))
			await click('other')
			await page.waitFor(() => {
				const {n, search, step} = figure().moment
				return n === 6 && search === 'first' && step === 12
			})
			assert.is(await page.eval(() => location.hash), '')
			await click('plain')
			await page.waitFor(() => location.hash === '#there')
		},
	)

	test.run()
}
