import {equal, is, ok} from '#test'
import {$, $$, figure, HTML, inBrowsers, moment} from '../helpers/pages.js'

const COUNTING = `<script>window.started = []
  for (const [holder, name] of [[window, 'Worker'], [WebAssembly, 'Instance']])
    holder[name] = new Proxy(holder[name], {
      construct: (Class, args) => (window.started.push(name), new Class(...args)),
    })
  const instantiate = WebAssembly.instantiate
  WebAssembly.instantiate = (...args) => (window.started.push('instantiate'), instantiate(...args))</script>`

const html = figures =>
	`${HTML}${COUNTING}<script src="n-queens.js"></script>${figures.startsWith('<') ? figures : `<n-queens ${figures}>`}`

const FAR = '<n-queens n="12"></n-queens><p style="height:4000px"></p><n-queens n="12" step="7"></n-queens>'
const CAPTIONS = `<n-queens n="8"><p id="else">In place of the figure</p><p id="one" data-step="3">Third</p>
	<p id="more" data-step="3-5">Third to fifth</p></n-queens>`
const THEMES = '<div><n-queens n="5"></n-queens><n-queens n="5" theme="dark"></n-queens></div>'
for (const {opened, inChromium} of inBrowsers('figure', {html})) {
	const workers = page => page.eval(() => window.started.filter(name => name === 'Worker').length)

	opened('a figure at rest starts neither engine nor worker', 'n="6"', async page => {
		await page.waitFor(() => $('canvas').width > 100)
		await page.says('[part=narration]', /^An empty 6 × 6 board/)
		await page.eval(() => new Promise(done => (window.requestIdleCallback ?? setTimeout)(done)))
		equal(await page.eval(() => window.started), [])
		await page.focus('button "One step forward"')
		await page.waitFor(() => figure().length > 1000)
		ok((await workers(page)) <= 1)
	})

	inChromium('a figure far below starts when the page is idle, with the shared worker', FAR, async page => {
		await page.waitFor(() => figure(1).moment.step === 7)
		is(await page.eval(() => figure(1).length), undefined)
		await page.focus('button "One step forward"')
		await page.waitFor(() => figure().length > 1000)
		is(await workers(page), 1)
	})

	inChromium('a figure scrolled out of view takes no step until it is visible', 'n="8" speed="max"', async page => {
		await page.waitFor(() => $('canvas').width > 100)
		const out = async () => {
			await figure().seek(5)
			figure().style.marginTop = '9999px'
			figure().play()
			await frames(5)
			return moment().step
		}
		is(await page.eval(out), 5)
		await page.eval(() => figure().scrollIntoView())
		await page.waitFor(() => moment().step > 5)
	})

	inChromium('a step after a rest draws the board one frame before the sentence', 'n="8" step="3"', async page => {
		await page.says('[part=narration]', /./)
		const framesOf = async () => {
			await frames(30) // longer than a step's animation
			const shown = [() => $('canvas').toDataURL(), () => $('[part=narration]').textContent],
				before = shown.map(now => now())
			const changed = async (now, i) => {
				for (let frame = 0; ; frame++, await frames(1)) if (now() !== before[i]) return frame
			}
			figure().step++
			return Promise.all(shown.map(changed))
		}
		const [board, sentence] = await page.eval(framesOf)
		ok(board < sentence)
	})

	inChromium('a step draws the board once', 'n="8" step="3"', async page => {
		await page.says('[part=narration]', /./)
		const drawings = async () => {
			await frames(30)
			let drawn = 0
			const ctx = $('canvas').getContext('2d'),
				setTransform = ctx.setTransform
			ctx.setTransform = (...args) => {
				drawn++
				return setTransform.apply(ctx, args)
			}
			figure().step++
			await frames(30)
			return [moment().step, drawn]
		}
		equal(await page.eval(drawings), [4, 1])
	})

	inChromium('a listener of n-queens-rest may call play()', 'n="6" speed="max" stops="20 40"', async page => {
		await page.eval(() => {
			figure().addEventListener('n-queens-rest', () => moment().outcome || figure().play())
			figure().play()
		})
		await page.waitFor(() => moment().outcome && !figure().playing)
	})

	opened('Shift with play goes to the next event of the chosen kind', 'n="8" speed="max"', async page => {
		const rests = step => page.becomes(() => [figure().playing, moment().step], [false, step])
		await page.eval(() => figure().settled.then(() => $('button "Play"').focus()))
		const isLeft = key =>
			$('[part=figure]').dispatchEvent(
				new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
			)
		for (const [key, left] of Object.entries({Home: false, F9: true})) is(await page.eval(isLeft, key), left, key)
		await page.press('Shift+ ')
		await rests(1313)
		await page.press('Shift+ ')
		await rests(1712)
		await page.shows('button "Play"')
		await page.eval(() => {
			$('combobox "Jump"').selectedIndex = 2
			$('combobox "Jump"').dispatchEvent(new Event('change'))
			$('button "Play"').dispatchEvent(new MouseEvent('click', {bubbles: true, shiftKey: true}))
		})
		await page.waitFor(() => !figure().playing && moment().event.kind === 'remove')
		ok((await page.eval(() => moment().step)) < 1720)
	})

	inChromium('a caption is shown at its steps and assigned to its slot only once', CAPTIONS, async page => {
		const shown = () => ['else', 'one', 'more'].filter(id => $(`#${id}`).getClientRects().length > 0)
		await page.waitFor(() => $$('slot')[1].assignedNodes().length > 0)
		// WebKit rebuilds the whole figure after each assignment.
		await page.eval(() => {
			const {assign} = HTMLSlotElement.prototype
			window.assigned = 0
			HTMLSlotElement.prototype.assign = function (...nodes) {
				window.assigned++
				assign.apply(this, nodes)
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
		is(await page.eval(() => window.assigned), 1)
	})

	inChromium('a figure is dark where the surrounding text is light, unless its theme is set', THEMES, async page => {
		const shown = () => $$('n-queens').map((_, i) => $('[data-theme]', i).dataset.theme)
		const themes = (...expected) => page.becomes(shown, expected)
		const change = (...change) => page.eval((of, name, value) => $(of).setAttribute(name, value), ...change)
		await themes('light', 'dark')
		is(await page.eval(() => getComputedStyle($('select')).backgroundColor), 'rgba(0, 0, 0, 0)')
		for (const [selector, dark] of [
			['body', 'color: rgb(230 230 230); background: #111'],
			['html', 'color: #888'],
			['html', 'color-scheme: dark'],
			['div', 'color: #fff'],
		]) {
			for (const [style, theme] of [
				[dark, 'dark'],
				['', 'light'],
			]) {
				await change(selector, 'style', style)
				if (selector === 'div') await change('body', 'class', theme)
				await themes(theme, 'dark')
			}
		}
		await change('[theme]', 'theme', 'light')
		await change('html', 'style', 'color: white; background: black')
		await themes('dark', 'light')
		await change('html', 'style', 'color: #888; background: white')
		await themes('light', 'light')
	})
}
