// The real page where what is asked of it is wrong, too long or too small. In the three browsers.

import * as assert from 'uvu/assert'
import {ofFigure} from '../helpers/figures.js'
import {inBrowsers} from '../helpers/pages.js'
import {at, PAGE, shown} from '../helpers/walked.js'

const narrates = (page, pattern) =>
	page.waitFor(
		ofFigure((_, find, source) => new RegExp(source).test(find('.narration')?.textContent)),
		{},
		pattern.source,
	)

const NAMES = 'n search start-row step speed views controls labels attacks theme lang autoplay'.split(' ')
const RUBBISH = [
	...['', ' ', '-1', '1e9', 'NaN', '9'.repeat(400), '<b>', '\u0000', '🙂', 'null', '0x8', '８', '8.5'],
	...['constructor', '__proto__', 'Infinity'],
]

for (const {opened} of inBrowsers('page at its limits', PAGE)) {
	opened(
		'hostile query strings are answered with sentences and the board stays usable',
		'?n=99&search=%3Cscript%3E&step=-1&start-row=x&speed=fast&labels=7&theme=pink&attacks=perhaps&lang=zz&n=4',
		async page => {
			const {message, n, search} = await page.eval(shown)
			assert.equal([n, search], [8, 'flags'])
			const wrong = {n: 99, step: -1, 'start-row': 'x', speed: 'fast', labels: 7, theme: 'pink', attacks: 'perhaps'}
			for (const [name, value] of Object.entries({...wrong, search: '<script>'}))
				assert.match(message, `${name} is “${value}”`)
			assert.match(message, '1 to 32')
			await page.press('ArrowRight')
			await at(page, 1)
		},
	)

	opened(
		'attributes set to rubbish a thousand times never throw, and the last good state stays',
		'?n=5&step=3',
		async page => {
			await page.eval(
				async (names, rubbish) => {
					const figure = document.querySelector('n-queens')
					for (let i = 0; i < 1000; i++)
						for (const name of names.filter(name => i % 12 === name.length % 12)) {
							figure.setAttribute(name, rubbish[(i * 7 + name.length) % rubbish.length])
							if (i % 50 === 0) await new Promise(done => setTimeout(done))
						}
					for (const name of names) figure.removeAttribute(name)
					figure.setAttribute('n', '6')
				},
				NAMES,
				RUBBISH,
			)
			await page.waitFor(ofFigure(figure => figure.moment.n === 6 && figure.length === 1501))
			assert.is((await page.eval(shown)).message, '')
		},
	)

	opened(
		'a walk too long to finish is shown as far as it is known, and a hopeless jump can be stopped',
		'?n=32',
		async page => {
			await page.press('s')
			await narrates(page, /Walking: [\d,]+ steps/)
			await page.press('Escape')
			await narrates(page, /^(?![\s\S]*Walking)/)
			await page.press('ArrowRight')
			await at(page, 1)
		},
	)

	opened(
		'an address far out in an endless walk is being walked to, can be stopped, and names its search meanwhile',
		'?n=20&search=scan&step=900000000000',
		async page => {
			await narrates(page, /Walking: [\d,]{9,} steps/)
			assert.is(await page.eval(() => document.getElementById('search').value), 'scan')
			await page.press('Escape')
			await narrates(page, /empty 20 × 20 board/)
			await page.press('ArrowRight')
			await at(page, 1)
			assert.equal(await page.eval(ofFigure(({moment, search}) => [moment.search, search])), ['scan', 'scan'])
		},
		{ready: false},
	)

	opened('playing as fast as it goes reaches the end of n = 12', '?n=12&speed=max', async page => {
		await page.press(' ')
		await page.waitFor(ofFigure(figure => figure.moment.outcome))
		assert.match((await page.eval(shown)).sentence, '14,200 solutions')
	})

	opened('a refused step number is told, and forgotten with the next step', '?n=6', async page => {
		const type = text =>
			page.eval(
				ofFigure((_, find, text) => {
					const input = find('input.step')
					input.value = text
					input.dispatchEvent(new Event('change'))
				}),
				text,
			)
		await type('12x')
		await page.waitFor(ofFigure((_, find) => /step is “12x”/.test(find('.message')?.textContent)))
		await type('１，２00')
		await at(page, 1200)
		assert.is((await page.eval(shown)).message, '')
	})

	opened(
		'nothing is wider than a phone of 320 px',
		'?n=32&search=breadth-first&step=5000',
		async page => {
			assert.ok(await page.eval(() => document.documentElement.scrollWidth <= innerWidth))
		},
		{width: 320, height: 700},
	)
}
