import {is, not, ok} from '#test'
import {$, $$, BOX, figure, folderOf, inBrowsers, moment, placeOf} from '../helpers/pages.js'
import {inked, isWalked} from '../helpers/walked.js'

const isPlaying = () => figure().playing
const goes = (page, key, step) => page.press(key).then(() => page.isAt(step))
const isKind = (page, kind) => page.waitFor(kind => moment().event.kind === kind, kind)

for (const it of inBrowsers('page', {ready: isWalked})) {
	const {name, test, opened, inChromium} = it

	for (const from of ['disk', 'web'])
		opened(`a board is drawn at once, and one key plays it: ${from}`, '', {from, ready: false}, async page => {
			await page.waitFor(inked => $('canvas') && inked().tones >= 3, inked)
			const first = await page.eval(inked)
			ok(Math.abs(first.width - first.css * first.ratio) < 1)
			await isWalked(page)
			is(await page.eval(() => figure().length), 23855)
			await page.shows('button "From the beginning"')
			await page.press(' ')
			await page.waitFor(() => moment().step > 1 && moment().step < 1000)
			ok(await page.eval(isPlaying))
			await page.press(' ')
			not(await page.eval(isPlaying))
		})

	inChromium('the code view scrolls to all active lines', 'n=8&step=2', {width: 1280, height: 800}, async page => {
		await page.press('ArrowRight')
		await page.becomes(
			lit => {
				const lines = $$(`[part=code] ${lit}`).map(line => line.getBoundingClientRect())
				const {top, bottom} = $(`[part=code] ${lit}`).parentElement.getBoundingClientRect()
				return lines.map(line => line.top > top + 2 && line.bottom < bottom - 15)
			},
			[true, true],
			BOX.lit,
		)
	})

	inChromium('copy without a selection copies the board as text', 'n=4&step=45', async page => {
		const copied = await page.eval(() => {
			const clipboardData = new DataTransfer()
			document.body.dispatchEvent(new ClipboardEvent('copy', {clipboardData, bubbles: true, cancelable: true}))
			return clipboardData.getData('text/plain')
		})
		is(copied, '.Q..\n...Q\nQ...\n....\n')
	})

	inChromium('a shared step has a button that plays from the beginning', 'n=4&step=20', async page => {
		await page.push('#beginning')
		await page.waitFor(() => moment().step > 0 && moment().step < 20)
		is(await page.eval(() => $('button "Pause"').innerText), '')
	})

	opened('on a first visit the play button begins at step 0, and keeps the focus', '', async page => {
		await page.focus('button "From the beginning"')
		await page.press('Enter')
		await page.waitFor(() => moment().step > 0 && moment().step < 20)
		is(await page.eval(() => figure().shadowRoot.activeElement.ariaLabel), 'Pause')
	})

	opened('keys jump to events and to both ends, even from the focused timeline', 'n=8', async page => {
		await goes(page, 's', 1313)
		await page.press('s')
		await page.waitFor(() => moment().counters.solutions === 2)
		await goes(page, 'Shift+S', 1313)
		await page.press('r')
		await isKind(page, 'remove')
		await page.press('p')
		await isKind(page, 'place')
		await goes(page, 'End', 23855)
		await page.says('[part=narration]', '92 solutions')
		await page.press('s')
		await page.says('[part=narration]', 'no further solution')
		await goes(page, 'Home', 0)
		await page.focus('slider "Timeline"')
		await goes(page, 's', 1313)
		await page.press(' ')
		ok(await page.eval(isPlaying))
	})

	opened('a reload keeps a step that the address does not have yet', 'n=8&step=9', async page => {
		for (const step of [10, 11]) {
			await goes(page, 'ArrowRight', step)
			if (step > 10) await page.waitFor(() => location.search.includes('11'))
			await page.eval(() => {
				history.replaceState(null, '', location.search.replace('11', '10')) // too late
				window.isLeft = true
				location.reload()
			})
			await page.waitFor(() => !window.isLeft)
			await page.isAt(step)
		}
	})

	opened('the board follows the timeline, and a cancelled touch restores the step', 'n=8', async page => {
		const {left, width, y} = await page.eval(placeOf, 'slider "Timeline"')
		await page.drag(left + 9, y, left + width / 2, y)
		await page.becomes(() => Math.round(moment().step / 800), 15)
		const ticks = await page.waitFor(() => {
			const ticks = $('[part=timeline] path').getAttribute('d').split('M').length - 1
			return ticks > 60 && ticks
		})
		ok(ticks <= 92, `${ticks} ticks for 92 solutions`)
		await page.eval(() => $('slider "Timeline"').dispatchEvent(new PointerEvent('pointercancel')))
		await page.isAt(0)
	})

	inChromium('a phone shows the chosen panel only, even after a reload', 'n=6&step=40', {width: 390}, async page => {
		const shown = () => $$('[data-panel]').flatMap(({dataset, offsetHeight}) => (offsetHeight > 0 ? dataset.panel : []))
		await page.becomes(shown, ['code'])
		await page.push('button "Arrays"')
		await page.becomes(shown, ['arrays'])
		await page.reload()
		await page.becomes(shown, ['arrays'])
	})

	inChromium(
		'a swipe across a panel shows the next one, unless it scrolls',
		'n=6&step=40',
		{width: 390},
		async page => {
			const swipe = (right, down, scrolls = 0) => {
				const one = $('[data-shown] ol[title]') ?? $('[data-shown] > :last-child')
				const touch = (type, clientX, clientY) => {
					const event = new Event(type, {bubbles: true, composed: true})
					one.dispatchEvent(Object.assign(event, {changedTouches: [{clientX, clientY}]}))
				}
				one.firstElementChild.style.width = scrolls ? '60rem' : ''
				touch('touchstart', 200, 500)
				one.scrollLeft += scrolls
				touch('touchend', 200 + right, 500 + down)
			}
			await page.shows('[part=code] [aria-current]')
			const isShown = name => page.becomes(() => $('[data-shown]')?.dataset.panel, name)
			for (const [right, down, scrolls, name] of [
				[-30, 0, 0, 'code'],
				[-80, 60, 0, 'code'],
				[-80, 0, 20, 'code'],
				[80, 0, 0, 'code'],
				[-80, 10, 0, 'stack'],
				[-80, -20, 0, 'arrays'],
				[60, 0, 0, 'stack'],
			]) {
				await page.eval(swipe, right, down, scrolls)
				await isShown(name)
			}
		},
	)

	opened('a chosen queen shows its lines; arrow keys read the board', 'n=8&step=140', async page => {
		const queen = '[data-row="2"][data-col="4"]',
			picture = () => $('canvas').toDataURL()
		const before = await page.eval(picture)
		await page.clickOn(queen)
		await page.differs(picture, before)
		await goes(page, 'ArrowRight', 141)
		await goes(page, 'ArrowLeft', 140)
		await page.eval(queen => $(queen).focus(), queen)
		const label = () => page.eval(() => figure().shadowRoot.activeElement?.getAttribute('aria-label'))
		is(await label(), 'row 2, column 4: queen')
		await page.press('ArrowRight')
		is(await label(), 'row 2, column 5: attacked by the queens in rows 2, 6')
		await page.isAt(140)
	})

	inChromium('a dialog, of the keys, takes all keys until Escape, and restores the focus', 'n=8', async page => {
		await page.focus('#share')
		await page.press('?')
		await page.shows('dialog')
		ok(await page.eval(() => $$('dialog kbd').length > 10))
		await goes(page, 'ArrowRight', 0)
		await page.press('Escape')
		await page.gone('dialog')
		is(await page.eval(() => document.activeElement.id), 'share')
	})

	if (name !== 'webkit')
		for (const deviceScaleFactor of [1.25, 3])
			opened(`a canvas pixel is a device pixel at ${deviceScaleFactor}`, 'n=7', {deviceScaleFactor}, async page => {
				const {width, css, ratio} = await page.eval(inked)
				is(ratio, deviceScaleFactor)
				ok(Math.abs(width - css * ratio) < 1, `${width} for ${css * ratio}`)
			})

	test('a page that was not built says how to build it', () => {
		const folder = folderOf({}, {'index.html': 'index.html'})
		const body = page => page.says('#not-built', 'make run')
		return it.visit(() => `file://${folder}/index.html`, body, {ready: false, errors: true})
	})
}
