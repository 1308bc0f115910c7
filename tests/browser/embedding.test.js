import {equal, is, ok} from '#test'
import {areDrawn, assertDrawnWell, drive, DRIVEN} from '../helpers/figures.js'
import {faultsOf} from '../helpers/layout.js'
import {$, $$, figure, folderOf, frames, HTML, inBrowsers, moment, placeOf} from '../helpers/pages.js'

const SCRIPT = '<script src="n-queens.js"></script>'
const STUDY = '<script src="n-queens-study.js"></script>'
const FIGURE = '<n-queens n="6" step="9">A board of six rows.</n-queens>'
const html = (body, style = '') => `${HTML}<style>${style}</style><script src="spy.js"></script>${body}`

const SHEETS = {
	'resets everything with !important':
		'*, *::before { all: unset !important } script, style, head { display: none !important }',
	'makes all text tiny, crowded and loud': `html { font-size: 62.5% }
		body {
			font: italic small-caps 900 7px/0.6 fantasy; letter-spacing: 0.5em; word-spacing: 2em;
			text-transform: uppercase; text-indent: 5em; text-shadow: 0 0 3px red;
			white-space: nowrap; word-break: break-all; -webkit-text-fill-color: red; -webkit-text-stroke: 2px lime
		}`,
}

const FILES = {
	'one.html': html(`${SCRIPT}<main>${FIGURE}</main>`),
	'links.html': html(
		`${SCRIPT}${STUDY}<p><a id="next" href="#" data-n-queens="f" data-next="place">on</a>
		<button id="play" data-n-queens="f" data-play><b>play</b></button>
		<a id="to" href="#" data-n-queens="f" data-search="first" data-n="6" data-step="12">there</a>
		<a id="plain" href="#there" data-n-queens="nobody">plain</a></p><n-queens id="f"></n-queens>`,
	),
	'hidden.html': html(`${SCRIPT}<main hidden>${FIGURE}</main>`),
	'rtl.html': html(`${SCRIPT}<main>${FIGURE}</main>`).replace('<html', '<html dir="rtl"'),
	'page.xhtml': `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en">
		<head><title>x</title><script src="spy.js"></script>${SCRIPT}</head><body>${FIGURE}</body></html>`,
	'keys.html': html(`<script>heard = []
		for (const type of ['keydown', 'keypress', 'keyup'])
			document.addEventListener(type, ({key, defaultPrevented}) =>
				heard.push(type + ' ' + key + (defaultPrevented ? ' handled' : '')))</script>${STUDY}
		<n-queens n="6" step="9" views="board timeline code tree" controls="full">
		<button data-step="0-99999">caption</button></n-queens>
		${['board', 'check', 'exam'].map(mode => `<n-queens mode="${mode}" n="6" given="0,1"></n-queens>`).join('')}`),
	...Object.fromEntries(
		Object.values(SHEETS).map((sheet, i) => [`sheet-${i}.html`, html(`${SCRIPT}<main>${FIGURE}</main>`, sheet)]),
	),
}

/** Each line has the index of a figure, a key (␣: Space; !: the page receives it) and the selector of the focused
 * element. */
const KEYS = `0 ␣ [aria-label=Play]
0 ␣ [aria-label=Pause]
0 q! [aria-label=Play]
0 Home [type=range]
0 Escape! [type=range]
0 Tab! [type=range]
0 s [type=range]
0 . [aria-label=Step]
0 Enter [aria-label=Step]
0 ArrowDown [aria-label=Speed]
0 ArrowRight [part=code] button
0 ArrowDown [role=grid] [tabindex="0"]
0 Enter [role=grid] [tabindex="0"]
0 End [role=tree] [tabindex="0"]
1 x [data-square]
1 ArrowRight [data-square]
1 ArrowLeft #board-n
2 . #check-text
3 ArrowLeft select
3 ␣ [name=exam-way]:not(:checked)
3 x #exam-line`

const TOUCHES = ['pointerdown', 'touchstart', 'touchmove', 'pointermove', 'touchend', 'pointerup']
/** Indices of figures, with their touched parts. The page receives only touches on the canvas. */
const TOUCHED = `0 [aria-label=Play] path
0 [type=range]
0 canvas
1 [data-has=queen]
2 #check-text
3 #exam-mark`
	.split('\n')
	.map(line => [line[0], line.slice(2)])

for (const {name, opened, inChromium} of inBrowsers('embedding', {
	from: 'web',
	folder: folderOf(FILES, {'.': 'dist', 'spy.js': 'tests/helpers/spy.js'}),
	until: areDrawn,
})) {
	const walks = async (page, index = 0) => equal(await page.eval(drive, index), DRIVEN)
	const wellDrawn = async (page, least) => {
		await assertDrawnWell(page, least)
		equal(await faultsOf(page), [])
	}

	const pages = Object.keys(SHEETS).map((title, i) => [`a style that ${title}`, `sheet-${i}.html`])
	for (const [title, file] of [...pages, ['XHTML', 'page.xhtml']])
		inChromium(`a figure is well drawn and walks in a page with ${title}`, file, async page => {
			await wellDrawn(page, 250)
			await walks(page)
			await wellDrawn(page, 250)
		})

	inChromium('a link moves its figure once, even if two scripts define the element', 'links.html', async page => {
		await page.push('#next')
		await page.waitFor(() => moment().event.kind === 'place')
		await page.becomes(() => figure().settled.then(() => moment().counters.places), 1)
		await page.push('#play b')
		await page.waitFor(() => figure().playing)
		await page.push('#to')
		await page.becomes(() => [moment().n, moment().search, moment().step], [6, 'first', 12])
		equal(await page.eval(() => [figure().playing, location.hash]), [false, ''])
		await page.push('#plain')
		await page.waitFor(() => location.hash === '#there')
	})

	opened('keys that a figure uses do not reach the page', 'keys.html', {ready: false}, async page => {
		const focus = (i, selector) => {
			figure(i).scrollIntoView()
			$(selector, i).focus()
			return figure(i).shadowRoot.activeElement.matches(selector)
		}
		await page.eval(() => figure().settled)
		for (const line of KEYS.split('\n')) {
			const [, i, name, selector] = /^(.) (\S+) (.*)/.exec(line),
				key = name.replace('␣', ' ').replace('!', '')
			await page.waitFor(focus, i, selector)
			await page.eval(() => void (window.heard.length = 0))
			await page.press(key)
			const heard = await page.eval(() => window.heard)
			ok(name.endsWith('!') ? heard.includes(`keydown ${key}`) : heard.length === 0, `${line}: ${heard}`)
		}
		const chords = await page.eval(() => {
			window.heard.length = 0
			for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'bubbles']) {
				const chord = {key: 's', [modifier]: true, bubbles: true, composed: true}
				figure(3).shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', chord))
			}
			document.querySelector('button').focus()
			return window.heard
		})
		equal(chords, ['keydown s', 'keydown s', 'keydown s'])
		await page.press('Enter')
		equal(await page.eval(() => window.heard.slice(-3)), ['keydown Enter', 'keypress Enter', 'keyup Enter'])
	})

	opened('after a click on the sentence or a queen, keys move the walk', 'one.html', async page => {
		for (const [i, part] of ['[part=narration]', '[role=gridcell][aria-label*=": queen"]'].entries()) {
			await page.eval(() => document.activeElement.blur())
			await page.clickOn(part)
			await page.press('ArrowRight', 'Shift+End')
			await page.isAt(10 + i)
		}
	})

	opened('touches and wheel that a figure uses do not reach the page', 'keys.html', {ready: false}, async page => {
		const heard = (Type, ...types) =>
			page.eval(
				`(types, parts) => {
					const heard = []
					for (const type of types) {
						document.addEventListener(type, ({target}) => heard.push(target.mode))
						for (const [i, part] of parts)
							$(part, i).dispatchEvent(new ${Type}(type, {pointerType: 'touch', bubbles: true, composed: true}))
					}
					return heard
				}`,
				...[types, TOUCHED],
			)
		await page.waitFor(parts => {
			figure(1).scrollIntoView()
			return parts.every(([i, part]) => $(part, i))
		}, TOUCHED)
		await page.eval(() => {
			const field = $('#check-text', 2)
			field.value = '\n'.repeat(99)
			field.dispatchEvent(new Event('input'))
		})
		equal(await heard('PointerEvent', ...TOUCHES), Array(6).fill('walk'))
		const isLower = i => {
			figure(i).style.height = '300px'
			const {scrollHeight, clientHeight} = $('[part=main] > [id]', i)
			return scrollHeight > clientHeight
		}
		for (const i of [1, 2, 3]) await page.waitFor(isLower, i)
		equal(await heard('WheelEvent', 'wheel'), Array(3).fill('walk'))
	})

	inChromium('a hidden figure is drawn when it is shown', 'hidden.html', {ready: false}, async page => {
		await page.eval(() => figure().updateComplete.then(() => void ($('main').hidden = false)))
		await page.waitFor(areDrawn)
		await wellDrawn(page, 250)
		await walks(page)
	})

	inChromium('in a right-to-left page columns still go from left to right', 'rtl.html', async page => {
		await wellDrawn(page, 250)
		const [first, last] = await Promise.all(
			['first', 'last'].map(which => page.eval(placeOf, `[role=row]:first-child > span:${which}-of-type`)),
		)
		ok(first.left < last.left)
		is(await page.eval(() => getComputedStyle($('[part=narration]')).direction), 'ltr')
	})

	opened('figures and their clones draw in shadow roots written by a server', 'one.html', async page => {
		await page.eval(() => {
			const root = mode => `<n-queens n="6"><template shadowrootmode=${mode} shadowrootclonable>x</template></n-queens>`
			$('main').setHTMLUnsafe(root('open') + root('closed'))
		})
		await page.waitFor(areDrawn)
		await page.eval(() => $('main').append(...$('main').cloneNode(true).childNodes))
		await page.waitFor(areDrawn)
		const boards = () => $$('n-queens').map((_, i) => $$('[part=board]', i).length)
		equal(await page.eval(boards), [1, 1, 1, 1])
	})

	if (name === 'webkit')
		opened('a figure walks on when Back restores its page', 'one.html', async page => {
			await page.seek(33)
			await page.eval(() => {
				addEventListener('pageshow', ({persisted}) => (window.isBack = persisted))
				location.href = 'hidden.html'
			})
			await page.waitFor(() => document.URL.endsWith('hidden.html') && document.readyState === 'complete')
			await page.eval(() => history.back())
			await page.waitFor(() => window.isBack)
			await page.isAt(33)
			await walks(page)
		})

	inChromium('100 removed figures leave neither walks nor memory behind', 'one.html', async page => {
		const hundred = () =>
			page.eval(async () => {
				const main = $('main')
				for (let i = 0; i < 100; i++) {
					main.innerHTML = '<n-queens n="8">Children</n-queens>'
					if (i % 4 === 0) await main.firstChild.seek(10 * i)
					else if (i % 4 === 1) await main.firstChild.updateComplete
					else if (i % 4 === 2) main.firstChild.play()
				}
				main.replaceChildren()
			})
		const measured = async () => {
			await hundred()
			await page.waitFor(() => window.spied.walks() === 0 && window.spied.alive() === 0)
			return page.memory()
		}
		const before = await measured(),
			grown = after =>
				Object.entries({nodes: 50, listeners: 10, heap: 500_000})
					.filter(([what, more]) => after[what] > before[what] + more)
					.map(([what]) => `${what}: ${before[what]}, then ${after[what]}`)
		let left = grown(await measured())
		// A pending task holds objects until it has run; real leaks stay longer.
		for (let i = 0; left.length > 0 && i < 100; i++) {
			await page.eval(frames, 6)
			left = grown(await page.memory())
		}
		equal(left, [])
	})
}
