// The real page where what is asked of it is wrong, too long or too small. In the three browsers.

import {equal, is, match, ok} from 'uvu/assert'
import {$, figure, inBrowsers, moment} from '../helpers/pages.js'
import {PAGE, shown} from '../helpers/walked.js'

for (const {opened} of inBrowsers('page at its limits', PAGE)) {
	opened(
		'hostile query strings are answered with sentences and the board stays usable',
		'?n=99&search=%3Cscript%3E&step=-1&start-row=x&speed=fast&labels=7&theme=pink&attacks=perhaps&lang=zz&n=4',
		async page => {
			const {message, n, search} = await page.eval(shown)
			equal([n, search], [8, 'flags'])
			const wrong = {n: 99, step: -1, 'start-row': 'x', speed: 'fast', labels: 7, theme: 'pink', attacks: 'perhaps'}
			for (const [name, value] of Object.entries({...wrong, search: '<script>'}))
				match(message, `${name} is “${value}”`)
			match(message, '1 to 32')
			await page.press('ArrowRight')
			await page.isAt(1)
		},
	)

	opened(
		'a walk too long to finish is shown as far as it is known, a hopeless jump can be stopped',
		'?n=32',
		async page => {
			await page.press('s')
			await page.says('.narration', /Walking: [\d,]+ steps/)
			await page.press('Escape')
			await page.says('.narration', /^(?!.*Walking)/)
			await page.press('ArrowRight')
			await page.isAt(1)
		},
	)

	opened(
		'an address far out in an endless walk is being walked to, can be stopped, and names its search meanwhile',
		'?n=20&search=scan&step=900000000000',
		{ready: false},
		async page => {
			await page.says('.narration', /Walking: [\d,]{9,} steps/)
			is(await page.eval(() => $('#search').value), 'scan')
			await page.press('Escape')
			await page.says('.narration', /empty 20 × 20 board/)
			await page.press('ArrowRight')
			await page.isAt(1)
			equal(await page.eval(() => [moment().search, figure().search]), ['scan', 'scan'])
		},
	)

	opened('playing as fast as it goes reaches the end of n = 12', '?n=12&speed=max', async page => {
		await page.press(' ')
		await page.waitFor(() => moment().outcome)
		match((await page.eval(shown)).sentence, '14,200 solutions')
	})

	opened('a refused step number is told, and forgotten with the next step', '?n=6', async page => {
		await page.fill('input.step', '12x', 'change')
		await page.says('.message', 'step is “12x”')
		await page.fill('input.step', '１，２00', 'change')
		await page.isAt(1200)
		is((await page.eval(shown)).message, '')
	})

	opened(
		'nothing is wider than a phone of 320 px',
		'?n=32&search=breadth-first&step=5000',
		{width: 320, height: 700},
		async page => {
			ok(await page.eval(() => document.documentElement.scrollWidth <= innerWidth))
		},
	)
}
