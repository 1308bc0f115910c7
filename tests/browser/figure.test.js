// What an author can ask of a figure: some steps only, loops, stops, captions, parts of the controls, links in the
// text; and that it starts nothing before it is needed. In the three browsers.

import {equal, is, not, ok} from 'uvu/assert'
import {join} from 'node:path'
import {put} from '../helpers/folder.js'
import {$, $$, figure, folderOf, inBrowsers, moment, ofDist, text} from '../helpers/pages.js'

const folder = folderOf({}, ofDist(['n-queens.js']))

/** Counts what starts: workers and modules. It stands before the script. */
const COUNTING = `<script>window.started = []
  for (const [holder, name] of [[window, 'Worker'], [WebAssembly, 'Instance']])
    holder[name] = new Proxy(holder[name], {
      construct: (Class, args) => (window.started.push(name), new Class(...args)),
    })
  const instantiate = WebAssembly.instantiate
  WebAssembly.instantiate = (...args) => (window.started.push('instantiate'), instantiate(...args))</script>`

/** A page with these figures, in the place of the one before. */
function address(body) {
	const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A text</title>${COUNTING}`
	put(join(folder, 'page.html'), `${head}<script src="n-queens.js"></script>${body}</html>`)
	return 'page.html'
}

for (const {opened} of inBrowsers('figure', {folder, address})) {
	opened(
		'a figure at rest draws its board and starts neither engine nor worker, until a hand comes',
		'<n-queens n="6"></n-queens><p style="height:4000px"></p><n-queens n="5" step="7"></n-queens>',
		async page => {
			await page.waitFor(() => $('.board canvas').width > 100)
			await page.says('.narration', /^An empty 6 × 6 board/)
			equal(await page.eval(() => window.started), [], 'neither for the one at rest, nor for the one far below')
			await page.eval(() => $('button.forward').focus())
			await page.waitFor(() => figure().length > 1000)
			is(await page.eval(() => window.started.filter(name => name === 'Worker').length), 1)
			is(await page.eval(() => figure(1).moment.step), 0)
			await page.eval(() => figure(1).scrollIntoView())
			await page.waitFor(() => figure(1).moment.step === 7)
			is(await page.eval(() => window.started.filter(name => name === 'Worker').length), 1, 'one worker for all')
		},
	)

	opened(
		'only the steps from one to another are shown, whatever is asked for',
		'<n-queens n="8" from="100" to="140" step="7"></n-queens>',
		async page => {
			await page.isAt(100)
			const asked = await page.eval(async () => {
				const seen = [],
					see = async moved => seen.push(await moved.then(() => moment().step))
				for (const step of [0, 120, 139, 141, Infinity]) await see(figure().seek(step))
				await see(figure().next('solution'))
				for (let i = 0; i < 50; i++) figure().key(new KeyboardEvent('keydown', {key: 'ArrowLeft'}))
				await see(figure().settled)
				await figure().updateComplete
				const {min, max} = $('.timeline input')
				return [...seen, min, max, text('.position span')]
			})
			equal(asked, [100, 120, 139, 140, 140, 140, 100, '100', '140', 'of 140'])
			await page.set('from', '130')
			await page.isAt(130)
			await page.set('to', '99')
			await page.says('.message', /^to is “99”; it can be a whole number from 130/)
		},
	)

	opened(
		'playing pauses at the last step shown; in a loop it begins again at the first, and a pause ends that',
		'<n-queens n="8" from="10" to="20" speed="1000"></n-queens>',
		async page => {
			await page.eval(() => figure().play())
			await page.waitFor(() => !figure().playing && moment().step === 20)
			await page.eval(() => {
				window.seen = []
				figure().addEventListener('n-queens-step', event => window.seen.push(event.detail.step))
				figure().loop = true
				figure().play()
			})
			await page.waitFor(() => window.seen.filter((step, i) => i > 0 && step < window.seen[i - 1]).length >= 3)
			ok(await page.eval(() => figure().playing && window.seen.every(step => step >= 10 && step <= 20)))
			await page.eval(() => figure().pause())
			not(await page.eval(() => figure().playing))
		},
	)

	opened(
		'playing stops at the kinds and the steps named, however fast, and goes on from there',
		'<n-queens n="8" stops="solution 50 1400" speed="max"></n-queens>',
		async page => {
			const stopped = [0]
			for (let i = 0; i < 4; i++) {
				await page.eval(() => figure().play())
				const goneOn = before => !figure().playing && moment().step > before && moment().step
				stopped.push(await page.waitFor(goneOn, stopped[i]))
			}
			const expected = await page.eval(async () => {
				await figure().reach('solution', 1)
				const first = moment().step
				await figure().reach('solution', 2)
				return [50, first, moment().step, 1400].sort((a, b) => a - b)
			})
			equal(stopped.slice(1), expected)
		},
	)

	opened(
		'a caption is assigned once and shown while the walk is at its steps, other children only where there is no walk',
		'<n-queens n="8"><p id="else">In place of the figure</p><p id="one" data-step="3">Third</p>' +
			'<p id="more" data-step="3-5">Third to fifth</p></n-queens>',
		async page => {
			const shown = () => ['else', 'one', 'more'].filter(id => $(`#${id}`).getClientRects().length > 0)
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
				await page.seek(step)
				await page.becomes(shown, expected)
			}
			await page.says('[role=status]', /Third to fifth$/)
			await page.eval(() => figure().insertAdjacentHTML('beforeend', '<p id="late" data-step="4">Late</p>'))
			await page.waitFor(() => $('#late').getClientRects().length > 0)
			equal(await page.eval(shown), ['more'])
			is(await page.eval(() => window.assigned), 1, 'the new one alone')
		},
	)

	opened(
		'the author says which parts of the controls there are',
		'<n-queens n="5" controls="play position"></n-queens>',
		async page => {
			const parts = () =>
				['.play', '.forward', '.speed', '.jumps', '.position', '.controls'].filter(selector => $(selector))
			await page.becomes(parts, ['.play', '.position', '.controls'])
			for (const [controls, expected] of [
				['step', ['.forward', '.controls']],
				['speed jumps', ['.speed', '.jumps', '.controls']],
				['none', []],
				['full', ['.play', '.forward', '.speed', '.jumps', '.position', '.controls']],
			]) {
				await page.set('controls', controls)
				await page.becomes(parts, expected)
			}
		},
	)

	opened(
		'a figure is dark where the text around it is light, however that came to be; what its author says goes before',
		'<div><n-queens n="5"></n-queens><n-queens n="5" theme="dark"></n-queens></div>',
		async page => {
			const shown = () => $$('n-queens').map(({shadowRoot}) => shadowRoot.querySelector('.figure').dataset.theme)
			const themes = (...expected) => page.becomes(shown, expected)
			const change = (selector, name, value) =>
				page.eval((...change) => $(change[0]).setAttribute(...change.slice(1)), selector, name, value)
			await themes('light', 'dark')
			for (const [selector, dark] of [
				['body', 'color: rgb(230 230 230); background: #111'],
				['body', 'color: oklch(0.9 0.02 80)'],
				['html', 'color-scheme: dark'],
				['div', 'color: #fff'],
			]) {
				await change(selector, 'style', dark)
				if (selector === 'div') await change('body', 'class', 'night')
				await themes('dark', 'dark')
				await change(selector, 'style', '')
				if (selector === 'div') await change('body', 'class', '')
				await themes('light', 'dark')
			}
			await change('[theme]', 'theme', 'light')
			await change('html', 'style', 'color: white; background: black')
			await themes('dark', 'light')
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
			await page.push('#to')
			await page.isAt(120)
			await page.eval(() => $('#next b').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})))
			await page.waitFor(() => moment().counters.solutions === 1)
			await page.push('#play')
			await page.waitFor(() => figure().playing)
			await page.push('#to')
			await page.isAt(120)
			not(await page.eval(() => figure().playing))
			await page.push('#other')
			await page.becomes(() => [moment().n, moment().search, moment().step], [6, 'first', 12])
			is(await page.eval(() => location.hash), '')
			await page.push('#plain')
			await page.waitFor(() => location.hash === '#there')
		},
	)
}
