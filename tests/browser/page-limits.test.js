// The real page where what is asked of it is wrong, too long or too small.

import {equal, is, match} from 'uvu/assert'
import {$, $$, figure, inBrowsers, moment} from '../helpers/pages.js'
import {isWalked, PAGE, shown} from '../helpers/walked.js'
import PAGE_WORDS from '../../web/words/en/page.js'

for (const {name, opened, inChromium} of inBrowsers('page at its limits', PAGE)) {
	inChromium(
		'hostile addresses are answered with sentences',
		'?n=99&search=%3Cscript%3E&step=-1&start-row=x&speed=fast&labels=7&theme=pink&attacks=perhaps&lang=zz&n=4',
		async page => {
			const {n, search} = await page.eval(shown),
				message = await page.eval(() =>
					$$('.message')
						.map(({textContent}) => textContent)
						.join(' '),
				)
			equal([n, search], [8, 'flags'])
			const wrong = {
				n: 99,
				step: -1,
				'start-row': 'x',
				speed: 'fast',
				labels: 7,
				theme: 'pink',
				attacks: 'perhaps',
				lang: 'zz',
			}
			for (const [name, value] of Object.entries({...wrong, search: '<script>'}))
				match(message, `${PAGE_WORDS.names[name]} “${value}” is not possible`)
			match(message, '1 to 32')
			await page.press('ArrowRight')
			await page.isAt(1)
		},
	)

	for (const [query, width, height, above, beneath] of [
		['?n=8&step=1212', 1440, 900, '.controls, .counts', 'aside section'],
		['?n=8&step=1212&questions=nope', 1440, 900, '.controls', 'aside section'],
		['?n=99&search=nope', 320, 720, '.controls', 'aside section'],
		['?n=8&step=110&questions=step:111', 1024, 768, '.questions .answered, .controls', 'aside section'],
		['?view=board&n=8&given=0,3', 320, 720, '#board .tools .main', '#board .counts'],
	])
		opened(
			`${above} of ${query} keep off what lies beneath them, ${width} × ${height}`,
			query,
			{width, height, ready: false},
			async page => {
				const lacks = (above, beneath) => {
					const {top} = $(beneath).getBoundingClientRect()
					return $$(above).flatMap(one => {
						const {bottom} = one.getBoundingClientRect()
						return one.checkVisibility() && top - bottom < 8 ? `${one.className}: ${top - bottom}` : []
					})
				}
				if (query.includes('view=')) await page.waitFor($, '.known .sentence strong')
				else await isWalked(page)
				if (query.includes('step:')) {
					await page.push('.questions .plain')
					await page.waitFor($, '.forget:not(:disabled)')
				}
				equal(await page.eval(lacks, above, beneath), [])
			},
		)

	opened(
		'a listing begins with a whole line; a value keeps off the line above it, the key of the timeline off its ticks',
		'?n=8&step=1212',
		{width: 1440, height: 900},
		async page => {
			await page.waitFor($, '.listing .lit [data-at]')
			const seen = () => {
				const listing = $('.listing'),
					lit = $('.listing .lit'),
					value = getComputedStyle($('.listing [data-at]'), '::after'),
					size = Number.parseFloat(getComputedStyle(lit).fontSize),
					timeline = $('.timeline').getBoundingClientRect()
				const whole = (lit.offsetTop - listing.offsetTop - listing.scrollTop) % lit.offsetHeight,
					leading = (lit.offsetHeight - size) / 2,
					ticks = timeline.top + (timeline.height * 31) / 44
				return [
					listing.scrollTop > 0,
					whole,
					Number.parseFloat(value.top) > -leading - 0.5,
					$('.ticks-say svg').getBoundingClientRect().top > ticks + 1,
				]
			}
			equal(await page.eval(seen), [true, 0, true, true])
		},
	)

	// WebKit tells nobody that it has given a canvas back.
	for (const [what, query, where] of name === 'webkit'
		? []
		: [
				['of a walk', '?n=6&step=40', '#walk'],
				["of one's own", '?view=board&n=6&given=0,3', '#board'],
				['in a gallery', '?view=solutions&n=6', '#solutions'],
			])
		opened(
			`a board that the system takes from its canvas is drawn again: ${what}`,
			query,
			{ready: false},
			async page => {
				/** Of all canvases on the page: null until they are there. */
				const pictures = where => {
					const root = $(`${where} n-queens`)?.shadowRoot ?? $(where),
						all = [...(root?.querySelectorAll('canvas') ?? [])].filter(({width}) => width > 0)
					return all.length > 0 ? all.map(canvas => canvas.toDataURL()) : null
				}
				/** As when the process that draws has ended: what was drawn is gone. */
				const lose = where => {
					const root = $(`${where} n-queens`)?.shadowRoot ?? $(where)
					for (const canvas of root.querySelectorAll('canvas')) {
						canvas.getContext('2d').reset()
						canvas.dispatchEvent(new Event('contextrestored'))
					}
				}
				const before = await page.waitFor(
					`async () => {
					const pictures = ${pictures}, seen = pictures('${where}')
					await frames(20)
					return seen && JSON.stringify(pictures('${where}')) === JSON.stringify(seen) && seen
				}`,
				)
				await page.eval(lose, where)
				await page.becomes(pictures, before, where)
			},
		)

	inChromium('what lies beyond the end is told, with what is shown instead', '?n=6&step=99999999', async page => {
		await page.says('#app > .message', 'Step “99999999” is not possible, only whole numbers from 0 to 1,501')
		await page.eval(() => {
			history.pushState(null, '', '?n=6&solution=5&views=code,tree&lang=en')
			dispatchEvent(new PopStateEvent('popstate'))
		})
		await page.says(
			'#app > .message',
			/^Solution “5” is not possible, only whole numbers from 1 to 4\. Shown instead: 4\.$/,
		)
		await page.waitFor(() => moment().counters.solutions === 4)
		equal(await page.eval(() => figure().views.slice(-2)), ['code', 'tree'])
	})

	for (const [query, from] of [['search=scan', 1], ...[0, 1].map(from => [`labels=${from}`, from])])
		inChromium(`rows and columns count in all modes as in the walk: ${query}`, `?n=8&${query}`, async page => {
			match(await page.eval(() => $('[role=gridcell]').getAttribute('aria-label')), `row ${from}, column ${from}`)
			const isChosen = query.startsWith('labels')
			if (isChosen) {
				await page.push('a[href^="?view=compare"]')
				await page.waitFor(labels => $('#compare n-queens')?.labels === labels, from)
			}
			await page.push('a[href^="?view=solutions"]')
			await page.says('.positions', from ? /^1 5 8 6 3 7 2 4$/ : /^0 4 7 5 2 6 1 3$/)
			if (isChosen) await page.hasAddress(query)
		})

	inChromium('a hopeless jump tells how far it is, and can be stopped', '?n=32', async page => {
		await page.press('s')
		await page.says('.narration', /Walking: [\d,]+ steps/)
		await page.press('Escape')
		await page.says('.narration', /^(?!.*Walking)/)
		await page.press('ArrowRight')
		await page.isAt(1)
	})

	inChromium(
		'the way to an address far out can be stopped',
		'?n=20&search=scan&step=900000000000',
		{ready: false},
		async page => {
			await page.says('.narration', /Walking: [\d,]{9,} steps/)
			await page.becomes(() => $('#search').value, 'scan')
			await page.press('Escape')
			await page.says('.narration', /empty 20 × 20 board/)
			await page.press('ArrowRight')
			await page.isAt(1)
			equal(await page.eval(() => [moment().search, figure().search]), ['scan', 'scan'])
		},
	)

	inChromium('a refused step is told, and forgotten with the next', '?n=6', async page => {
		await page.fill('input.step', '12x', 'change')
		await page.says('.message', 'Step “12x” is not possible')
		await page.fill('input.step', '１，２00', 'change')
		await page.isAt(1200)
		is((await page.eval(shown)).message, '')
		for (const [text, step] of ['12.5 1200', '99999 1501', '-5 1501'].map(pair => pair.split(' '))) {
			await page.fill('input.step', text, 'change')
			const told = `“${text}” is not possible, only whole numbers from 0 to 1,501. Shown instead: 1,${step.slice(1)}.`
			await page.says('.message', told)
			await page.isAt(+step)
		}
	})
}
