// The mode that counts in the three browsers: counts, keeps, and what of it stands in the address. What happens in the
// middle of a count: count-midway.test.js; where something is refused: count-hosts.test.js.

import {equal, is, match, not, ok, unreachable} from 'uvu/assert'
import {isDone, isOpen, kept, offersNothing, pressAll, Q12, Q16, shown, totals, walkedAll} from '../helpers/counting.js'
import {$, $$, figure, inBrowsers, moment, text} from '../helpers/pages.js'

const search = page => page.eval(() => location.search)

/** To a mode as a reader goes there: a browser may pass over views that a script went to by itself. */
const goTo = (page, view) => page.clickOn(`.modes a[href="?view=${view}"]`)

for (const it of inBrowsers('counting', {
	from: 'web',
	address: query => `index.html${query}`,
	width: 1440,
	height: 900,
	ready: page => page.waitFor(isOpen),
})) {
	const {name, opened} = it

	for (const [from, scheme] of [
		['disk', 'file'],
		['web', 'http'],
	])
		opened(
			`an address that names n = 12 counts it at once from ${scheme}://, beside what is known`,
			'?view=count&n=12',
			{from},
			async page => {
				await page.waitFor(isDone)
				const {totals, matches, orbits, status} = await page.eval(shown)
				equal(totals, Q12)
				equal(matches, ['matches the known value 14,200 OEIS A000170', 'matches the known value 1,787 OEIS A002562'])
				equal(orbits, ['1,765', '18', '4'])
				is(status, 'Done. n = 12 has 14,200 solutions.')
				not(await page.eval(() => figure()), 'what is not shown is not there')
			},
		)

	opened('every small n has its total, its classes and its own symmetry', '?view=count', async page => {
		for (const [n, totals, orbits] of [
			[1, ['1', '1'], ['1']],
			[2, ['0', '0'], ['0', '0', '0']],
			[4, ['2', '1'], ['0', '0', '1']],
			[8, ['92', '12'], ['11', '1', '0']],
		]) {
			await page.choose({'count-n': n})
			await page.push('#count-go')
			await page.waitFor(n => $('.total').textContent.includes(`Q(${n})`), n)
			await page.waitFor(isDone)
			const seen = await page.eval(shown)
			equal([seen.totals, seen.orbits], [totals, orbits], `n = ${n}`)
		}
	})

	opened(
		'two pages that count the same n at the same time both come to the right total, and leave nothing half done',
		'?view=count&n=17',
		{fresh: true}, // what is kept is its own
		async page => {
			await page.eval(() => {
				const style = 'position: fixed; inset: 0 auto auto 0' // out of view it would not be drawn
				const frame = {src: location.href, width: 800, height: 600, style}
				document.body.append(Object.assign(document.createElement('iframe'), frame))
			})
			const both = await page.waitFor(() => {
				const views = [document, $('iframe').contentDocument]
				const other = views[1].getElementById('count-go')
				if (other?.textContent === 'Resume' && !window.taken) {
					window.taken = true // it was opened when something had been kept
					other.click()
				}
				const totals = views.map(view => view.querySelector('#count data')?.value)
				return views.every(view => view.querySelectorAll('#count data').length === 2) && totals
			})
			equal(both, ['95815104', '95815104'])
			await page.waitFor(kept, 'result 17')
			await offersNothing(page, it.web)
		},
	)

	opened(
		'the keyboard alone chooses, counts, pauses and reaches the rest; Space does not play the hidden board',
		'?n=8',
		async page => {
			const tabTo = async selector => {
				for (let i = 0; i < 40; i++) {
					if (await page.eval(selector => document.activeElement.matches(selector), selector)) return
					await page.press('Tab')
				}
				unreachable(`${selector} is not reached`)
			}
			const link = '.modes a[href="?view=count"]'
			// WebKit's Tab leaves links out, as the system is set.
			if (name === 'webkit') await page.eval(link => $(link).focus(), link)
			else await tabTo(link)
			await page.press('Enter')
			await page.waitFor(() => $('#count-go'))
			await pressAll(page, '----+- ')
			await page.waitFor(isDone)
			equal(await totals(page), Q12)
			equal(await page.eval(() => [moment().step, figure().playing]), [0, false])
			await tabTo('#count-go')
			await page.press('Enter')
			await page.waitFor(isDone)
			await tabTo('#nodes-n')
			await page.press('?')
			ok(await page.eval(() => document.activeElement.id === 'nodes-n'))
			await tabTo('#nodes input')
			await page.press('?')
			await page.says('dialog.keys[open]', /count, pause, resume/)
		},
	)

	opened(
		'the views keep their state, the address follows, and back and forward go through them',
		'?n=6&step=20&lang=en',
		{from: 'disk'},
		async page => {
			const isHidden = mode => $(`[data-mode=${mode}]`).hidden
			const hidden = mode => page.waitFor(isHidden, mode)
			const stepIs = step => page.waitFor(step => new URLSearchParams(location.search).get('step') === step, step)
			const step = () => page.eval(() => moment().step)
			await page.press('ArrowRight')
			await page.isAt(21)
			await goTo(page, 'count')
			await page.waitFor(() => $('#count-go'))
			is(await search(page), '?view=count&lang=en')
			await page.press('ArrowRight')
			await pressAll(page, '------ ')
			await page.waitFor(() => location.search === '?view=count&n=10&lang=en')
			await page.waitFor(isDone)
			await page.goBack()
			await hidden('count')
			not(await page.eval(isHidden, 'walk'))
			is(await step(), 21)
			await stepIs('21')
			await page.press('ArrowRight')
			await stepIs('22')
			await page.eval(() => history.forward())
			await hidden('walk')
			equal(await totals(page), ['724', '92'], 'what was counted is still there')
			is(await search(page), '?view=count&n=10&lang=en')
			await goTo(page, 'walk')
			await page.press('ArrowRight')
			await stepIs('23')
			await page.goBack()
			await hidden('walk')
			await page.goBack()
			await hidden('count')
			await page.isAt(22)
		},
	)

	opened(
		'the address keeps what it asks for until the reader decides otherwise, also while that waits',
		'?view=count&n=27',
		async page => {
			await page.eval(() => {
				window.addresses = [location.search]
				const own = history.replaceState
				history.replaceState = function (state, title, query) {
					window.addresses.push(query)
					return own.call(this, state, title, query)
				}
			})
			await page.says('.count', /waits until you start it/)
			await page.push('nav [lang=en]')
			await page.waitFor(() => /lang=en/.test(location.search))
			equal(await page.eval(() => window.addresses.filter(query => !/n=27/.test(query))), [])
			await page.press('-')
			await page.waitFor(() => location.search === '?view=count&lang=en')
		},
	)

	opened(
		'what an address cannot ask for is answered with a sentence, and counting works',
		'?view=count&n=99',
		{from: 'disk'},
		async page => {
			const message = await page.eval(text, '.message')
			match(message, 'n is “99”; it can be a whole number from 1 to 27.')
			await page.press(' ')
			await page.waitFor(isDone)
			equal(await totals(page), Q16)
		},
	)

	opened(
		'a view that there is not is refused with a sentence, and the board is there',
		'?view=nope&n=5',
		{from: 'disk'},
		async page => {
			const message = await page.eval(text, '.message')
			match(message, 'view is “nope”; it can be walk, compare, solutions, count')
			is(await page.eval(() => moment().n), 5)
		},
	)

	opened('language and theme change in the counting view, figures and all', '?view=count&n=8', async page => {
		await page.waitFor(isDone)
		const picture = () => $('#plot-growth canvas').toDataURL()
		const light = await page.waitFor(picture)
		await page.push('[data-mode=count] .display label:last-child input')
		await page.waitFor(`light => (${picture})() !== light`, light)
		await page.push('nav [lang=ja]')
		await page.says('.match', /既知の値 92 と一致/)
		await page.waitFor(() => /^\?view=count&n=8&theme=(dark|light)&lang=ja$/.test(location.search))
	})

	opened(
		'the second figure shows what the walks themselves cost, for each n and measure',
		'?view=count',
		async page => {
			const values = () => page.eval(() => $$('.bars dd').map(dd => +dd.textContent.replaceAll(',', '')))
			const measure = name => page.eval(name => $(`#nodes input[value=${name}]`).click(), name)
			const firstIs = text => page.waitFor(text => $('.bars dd').textContent === text, text)
			await page.eval(() => $('#nodes').scrollIntoView())
			await page.count('.bars dd', 7)
			equal(await values(), [2057, 2057, 2057, 114, 114, 40320, 16777216])
			await measure('tests')
			await firstIs('15,720')
			await measure('probes')
			await page.waitFor(
				() =>
					new Set(
						$$('.bars dd')
							.slice(0, 3)
							.map(dd => dd.textContent),
					).size === 3,
			)
			await measure('nodes')
			await page.waitFor(walkedAll)
			await page.choose({'nodes-n': 10})
			await firstIs('35,539')
		},
	)

	opened('a view at rest sets no timers and asks no worker for anything', '?n=8', async page => {
		await goTo(page, 'count')
		await page.says('.estimate', /takes about/)
		await page.eval(() => $('#nodes').scrollIntoView())
		await page.waitFor(walkedAll)
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
		is(traffic, 0)
	})
}
