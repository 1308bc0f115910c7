import {equal, is, match, not, ok, unreachable} from '#test'
import {traffic} from '../helpers/figures.js'
import {comesTo, isDone, isOpen, Q12, shown} from '../helpers/counting.js'
import {$, $$, atRest, figure, chromiumSuite, moment, text} from '../helpers/pages.js'

const searchIs = (page, search) => page.becomes(() => location.search, search)

/** Goes to a mode by clicking its link: on Back, browsers may skip history entries that a script added. */
async function goTo(page, view) {
	if (view !== 'walk') await page.clickOn('summary')
	await page.clickOn(`header a[href^="?view=${view}"]`)
}

const {opened} = chromiumSuite('counting', {from: 'web', until: isOpen})

for (const from of ['disk', 'web'])
	opened(`an address with n starts a count and compares totals: ${from}`, 'view=count&n=12', {from}, async page => {
		await page.waitFor(isDone)
		const {totals, matches, orbits, status} = await page.eval(shown)
		equal(totals, Q12)
		equal(matches, ['matches the known value 14,200 OEIS A000170', 'matches the known value 1,787 OEIS A002562'])
		equal(orbits, ['1,765', '18', '4'])
		is(status, 'Done. n = 12 has 14,200 solutions.')
		not(await page.eval(() => figure()))
	})

opened('the address of a shard counts it and shows its line', 'view=count&n=14&shard=2/3', async page => {
	await page.waitFor(() => /^n 14 shard 2\/3 units .*$/m.test($('#count').innerText))
	match(await page.eval(text, '#count'), 'shard 2 of 3')
	await page.hasAddress('shard=2%2F3')
})

opened('the chart reads out the n nearest to the pointer', 'view=count', async page => {
	const readout = (n, type) => {
		const mark = $$('#count .plot text').find(mark => mark.textContent === n),
			{left, width, top} = mark.getBoundingClientRect(),
			init = {clientX: left + width / 2 + 5, clientY: top - 20, bubbles: true}
		mark.closest('svg').dispatchEvent(new MouseEvent(type, init))
		return atRest(() => text('#count .readout'))
	}
	await page.waitFor(() => $('#count .plot text'))
	const rest = await page.eval(readout, '12', 'mouseleave')
	match(await page.eval(readout, '12', 'mousemove'), 'n = 12: 14,200 solutions')
	is(await page.eval(readout, '12', 'mouseleave'), rest)
})

opened('counting works by keyboard alone and does not move the hidden board', 'n=8', async page => {
	const tabTo = async selector => {
		for (let i = 0; i < 40; i++) {
			if (await page.eval(selector => document.activeElement.matches(selector), selector)) return
			await page.press('Tab')
		}
		unreachable(`${selector} is not reached`)
	}
	for (const place of ['summary', 'nav a[href^="?view=count"]']) {
		await tabTo(place)
		await page.press('Enter')
	}
	await page.shows('#count-go')
	await page.press(...'++++-+ ')
	await comesTo(page, Q12)
	equal(await page.eval(() => [moment().step, figure().playing]), [0, false])
	await tabTo('#count-go')
	await page.press('Enter')
	await page.waitFor(isDone)
	await tabTo('#count-n')
	await page.press('?')
	ok(await page.eval(() => document.activeElement.id === 'count-n'))
	await tabTo('#count-next')
	await page.press('Enter')
	await page.becomes(() => $('#count data')?.textContent, '73,712')
	await tabTo('#count-go')
	await page.press('?')
	await page.says('dialog', /count, pause, resume/)
})

opened('links to modes load no page; address, Back and Forward follow the mode', 'n=6&step=20&lang=en', async page => {
	await page.eval(() => (window.stays = true))
	const isHidden = mode => $(`[data-mode=${mode}]`).hidden
	const hidden = mode => page.waitFor(isHidden, mode)
	const stepIs = step => page.hasAddress(`step=${step}`)
	await page.press('ArrowRight')
	await page.isAt(21)
	await goTo(page, 'count')
	await page.shows('#count-go')
	await searchIs(page, '?view=count&lang=en')
	await page.press('ArrowRight')
	await page.press(...'++++ ')
	await searchIs(page, '?view=count&n=10&lang=en')
	await page.waitFor(isDone)
	await page.push('#count a[href^="?"]')
	await searchIs(page, '?view=solutions&n=10&k=1&lang=en')
	for (const mode of ['solutions', 'count']) {
		await page.goBack()
		await hidden(mode)
	}
	not(await page.eval(isHidden, 'walk'))
	await page.isAt(21)
	await stepIs(21)
	await page.press('ArrowRight')
	await stepIs(22)
	await page.eval(() => history.forward())
	await hidden('walk')
	equal((await page.eval(shown)).totals, ['724', '92'])
	await searchIs(page, '?view=count&n=10&lang=en')
	await goTo(page, 'walk')
	await page.press('ArrowRight')
	await stepIs(23)
	await page.goBack()
	await hidden('walk')
	await page.goBack()
	await hidden('count')
	await page.isAt(22)
	ok(await page.eval(() => window.stays))
})

opened('an idle mode does no work', 'n=8', async page => {
	await goTo(page, 'compare')
	await page.shows('#nodes')
	await page.eval(() => $('#nodes').scrollIntoView())
	await page.waitFor(() => $('#nodes tbody tr:last-child td')?.textContent === '856,189')
	await page.becomes(traffic, 0, 1500)
})
