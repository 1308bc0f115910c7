// Random clicks, keys, sizes, Back and reloads in each place. `make test-long` does 2000 in three browsers. SEED:
// another sequence.

import {BROWSERS} from '../helpers/browsers/index.js'
import {$$, elementAt, inBrowsers} from '../helpers/pages.js'
import {PLACES} from '../helpers/walked.js'
import {randomFrom, rows} from '../helpers/walks.js'

const {LONG, SEED = '1'} = process.env
const ACTIONS = LONG ? 2000 : 100
const ASKED = 'n=5&questions=kind:place,remove'
const KEYS = 'Tab Tab Enter ArrowRight ArrowLeft ArrowDown Escape Home End PageDown s p r m f 1 3 + - l a ?'.split(' ')
const SIZES = rows('320 568, 390 844, 740 360, 1440 900')

function click(x, y) {
	window.print = () => {}
	const at = elementAt(x * innerWidth, y * innerHeight)
	if (at && !at.closest('a[href]:not([href^="?"])'))
		at.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, cancelable: true}))
}

const isOnLinkElsewhere = () => Boolean(document.activeElement?.closest('a[href]:not([href^="?"])'))

for (const {opened} of inBrowsers('random actions', {from: 'web', browsers: LONG ? BROWSERS : ['chromium']}))
	for (const query of [...PLACES, ASKED])
		opened(`${ACTIONS} random actions lead to no page error: ${query || 'the first visit'}`, query, async page => {
			const random = randomFrom(Number(SEED)),
				pick = list => list[random(list.length)]
			for (let i = 0; i < ACTIONS; i++) {
				const kind = random(100)
				if (kind < 45) {
					const key = pick(KEYS)
					if (key !== 'Enter' || !(await page.eval(isOnLinkElsewhere))) await page.press(key)
				} else if (kind < 90) await page.eval(click, random(1000) / 1000, random(1000) / 1000)
				else if (kind < 97) {
					// Firefox never answers when a window in full screen is resized.
					await page.eval(() => document.fullscreenElement && document.exitFullscreen())
					await page.resize(...pick(SIZES))
				} else if (kind < 99) {
					const place = random(3)
					await page.waitFor(place => $$('header a:not([aria-current=page])')[place], place)
					await page.eval(place => $$('header a:not([aria-current=page])')[place].click(), place)
					await page.goBack()
				} else await page.goto(await page.eval(() => location.href))
			}
		})
