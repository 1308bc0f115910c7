// The mode that counts: counts, keeps, and what of it stands in the address. What happens in the
// middle of a count: count-midway.test.js; where something is refused: count-hosts.test.js.

import {writeFileSync} from 'node:fs'
import {equal, is, match, not, ok, unreachable} from 'uvu/assert'
import {traffic} from '../helpers/figures.js'
import {
	comesTo,
	isBelowSeen,
	isDone,
	isOpen,
	kept,
	offersNothing,
	pressAll,
	Q12,
	shown,
	walkedAll,
} from '../helpers/counting.js'
import {$, $$, atRest, figure, folderOf, inBrowsers, moment, text} from '../helpers/pages.js'
import {asked} from '../helpers/terminal.js'
import {nqueens} from '../helpers/walks.js'

const searchIs = (page, search) => page.becomes(() => location.search, search)

/** To a mode as a reader goes there: a browser may pass over views that a script went to by itself. */
const goTo = (page, view) => page.clickOn(`.modes a[href^="?view=${view}"]`)

for (const it of inBrowsers('counting', {
	browsers: ['chromium'],
	from: 'web',
	address: query => `index.html${query}`,
	width: 1440,
	height: 900,
	ready: page => page.waitFor(isOpen),
})) {
	const {opened} = it

	for (const from of ['disk', 'web'])
		opened(`an address counts its n at once, beside what is known: ${from}`, '?view=count&n=12', {from}, async page => {
			await page.waitFor(isDone)
			const {totals, matches, orbits, status} = await page.eval(shown)
			equal(totals, Q12)
			equal(matches, ['matches the known value 14,200 OEIS A000170', 'matches the known value 1,787 OEIS A002562'])
			equal(orbits, ['1,765', '18', '4'])
			is(status, 'Done. n = 12 has 14,200 solutions.')
			not(await page.eval(() => figure()), 'what is not shown is not there')
		})

	opened('an address counts one shard, says which, and shows its line', '?view=count&n=14&shard=2/3', async page => {
		const [line] = await page.waitFor(() => /^n 14 .*$/m.exec($('#count').innerText)),
			native = i => asked(`count 14 --shard ${i}/3`).stdout.trimEnd(),
			plain = line => line.replace(/ kernel.*? count/, '').replace(/ crc.*/, ''),
			file = `${folderOf()}/lines`
		is(plain(line), plain(native(2)))
		writeFileSync(file, `${[native(1), line, native(3)].join('\n')}\n`)
		is(nqueens('sum', file).stdout, '365596\n')
		match(await page.eval(text, '#count'), 'shard 2 of 3')
		await page.hasAddress('shard=2%2F3')
	})

	opened('a shard continues after a reload', '?view=count&n=22&shard=3/64', {fresh: true}, async page => {
		const counts = () => Number($('#count progress')?.value) > 0 // so its storage is open
		await page.waitFor(counts)
		const done = await page.waitFor(kept, 'part 22 3/64', 0)
		await page.eval(() => location.reload())
		await page.waitFor(counts)
		ok((await page.waitFor(kept, 'part 22 3/64', done)) > done)
	})

	opened('an impossible shard is rejected in a sentence', '?view=count&n=8&shard=9/3', async page => {
		await page.says('#count .fault', '“9/3”')
	})

	opened('two pages that count the same n both come to its total', '?view=count&n=17', {fresh: true}, async page => {
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
	})

	opened('the keyboard alone counts, and does not move the hidden board', '?n=8', async page => {
		const tabTo = async selector => {
			for (let i = 0; i < 40; i++) {
				if (await page.eval(selector => document.activeElement.matches(selector), selector)) return
				await page.press('Tab')
			}
			unreachable(`${selector} is not reached`)
		}
		const link = '.modes a[href^="?view=count"]'
		await tabTo(link)
		await page.press('Enter')
		await page.waitFor(() => $('#count-go'))
		await pressAll(page, '++++-+ ')
		await comesTo(page, Q12)
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
	})

	opened('views keep their state; the address, back and forward follow', '?n=6&step=20&lang=en', async page => {
		const isHidden = mode => $(`[data-mode=${mode}]`).hidden
		const hidden = mode => page.waitFor(isHidden, mode)
		const stepIs = step => page.hasAddress(`step=${step}`)
		await page.press('ArrowRight')
		await page.isAt(21)
		await goTo(page, 'count')
		await page.waitFor($, '#count-go')
		await searchIs(page, '?view=count&lang=en')
		await page.press('ArrowRight')
		await pressAll(page, '++++ ')
		await searchIs(page, '?view=count&n=10&lang=en')
		await page.waitFor(isDone)
		await page.goBack()
		await hidden('count')
		not(await page.eval(isHidden, 'walk'))
		await page.isAt(21)
		await stepIs(21)
		await page.press('ArrowRight')
		await stepIs(22)
		await page.eval(() => history.forward())
		await hidden('walk')
		equal((await page.eval(shown)).totals, ['724', '92'], 'what was counted is still there')
		await searchIs(page, '?view=count&n=10&lang=en')
		await goTo(page, 'walk')
		await page.press('ArrowRight')
		await stepIs(23)
		await page.goBack()
		await hidden('walk')
		await page.goBack()
		await hidden('count')
		await page.isAt(22)
	})

	opened('an address keeps what it asks for while that waits', '?view=count&n=27', async page => {
		await page.eval(() => {
			window.addresses = [location.search]
			const own = history.replaceState
			history.replaceState = function (state, title, query) {
				window.addresses.push(query)
				return own.call(this, state, title, query)
			}
		})
		await page.says('.count', /waits until you start it/)
		await page.becomes(isBelowSeen, true)
		await page.push('nav [lang=en]')
		await page.hasAddress('lang=en')
		equal(await page.eval(() => window.addresses.filter(query => !/n=27/.test(query))), [])
		await page.press('-')
		await searchIs(page, '?view=count&lang=en')
	})

	const top = () => $('.count > .sentence').getBoundingClientRect().top
	for (const lang of ['en', 'ja'])
		opened(`what appears to cancel a count moves nothing: ${lang}`, `?view=count&lang=${lang}`, async page => {
			await page.choose({'count-n': 20})
			for (const width of [320, 390, 768, 1440]) {
				await page.resize(width, 900)
				const before = await page.eval(atRest, top)
				await page.push('#count-go')
				await page.waitFor($, '#count-cancel')
				is(await page.eval(atRest, top), before, `at ${width}`)
				await page.push('#count-cancel')
				await page.gone('#count-cancel')
			}
		})

	opened('language and theme change, figures and all', '?view=count&n=8', async page => {
		await page.waitFor(isDone)
		const picture = () => $('#plot-growth canvas').toDataURL()
		const light = await page.waitFor(picture)
		await page.push('#theme')
		await page.differs(picture, light)
		await page.push('nav [lang=ja]')
		await page.says('.match', /既知の値 92 と一致/)
		await page.waitFor(() => /^\?view=count&n=8&theme=(dark|light)&lang=ja$/.test(location.search))
	})

	opened('the second figure shows what walks cost, by n and measure', '?view=count', async page => {
		const values = () => $$('.bars dd').map(dd => +dd.textContent.replaceAll(',', ''))
		const measure = name => page.push(`#nodes input[value=${name}]`)
		const firstIs = number => page.becomes(text, number, '.bars dd')
		await page.eval(() => $('#nodes').scrollIntoView())
		await page.count('.bars dd', 7)
		await page.becomes(values, [2057, 2057, 2057, 114, 114, 40320, 16777216])
		await measure('tests')
		await firstIs('15,720')
		await measure('probes')
		await page.waitFor(() => new Set($$('.bars dd').slice(0, 3).map(text)).size === 3)
		await measure('nodes')
		await page.waitFor(walkedAll)
		await page.choose({'nodes-n': 10})
		await firstIs('35,539')
	})

	opened('a view at rest does nothing', '?n=8', async page => {
		await goTo(page, 'count')
		await page.says('.estimate', /takes/)
		await page.eval(() => $('#nodes').scrollIntoView())
		await page.waitFor(walkedAll)
		await page.becomes(traffic, 0, 1500)
	})
}
