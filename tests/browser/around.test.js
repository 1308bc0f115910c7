import {equal, ok} from '#test'
import {OF_AUTHORS} from '#web/make/release.js'
import {areDrawn, loadAll} from '../helpers/figures.js'
import {$, $$, atRest, BOX, figure, folderOf, HTML, chromiumSuite, moment} from '../helpers/pages.js'

const LIBRARIES = {
	prototype: '/usr/share/javascript/prototype/prototype.js',
	mootools: '/usr/share/javascript/mootools/mootools.js',
}
const ALL_VIEWS = 'board narration timeline counts code arrays stack tree'
const FIGURE = '<n-queens n="6" step="9">A board of six rows.</n-queens>'
const VIEWS = `<n-queens n="6" step="40" views="${ALL_VIEWS}"></n-queens>`

const page = (body, head = '') => `${HTML}${head}<script src="n-queens-study.js"></script>${body}`

const ASKING = `<n-queens mode="check" example="no-sign" n="6"></n-queens>
	<n-queens mode="exam" blanks="c g"></n-queens><n-queens n="4" questions="kind:place to:30"></n-queens>
	<n-queens mode="board" n="6" given="0,1"></n-queens>`

const withLibrary = library => {
	const head = `<script src="${library}.js"></script>`
	return {
		[`${library}.html`]: page(VIEWS, head),
		[`${library}-asking.html`]: page(ASKING, head),
	}
}

const ROOMS = {
	dialog: `<dialog open style="position: static">${FIGURE}</dialog>`,
	float: `<div style="overflow: hidden"><div style="float: left">${FIGURE}</div></div>`,
	'table cell': `<table><tr><td>${FIGURE}</td><td>beside</td></tr></table>`,
	'text that runs downwards': `<div style="writing-mode: vertical-rl; height: 50rem">${FIGURE}</div>`,
}

const FILES = {
	'plain.html': page(VIEWS),
	...Object.assign({}, ...Object.keys(LIBRARIES).map(withLibrary)),
	'moved.html': page(`${FIGURE}<iframe srcdoc="<!doctype html><body>" width="700" height="900"></iframe>`),
	'rooms.html': page(Object.values(ROOMS).join('')),
}

const madeOf = () => {
	const {shadowRoot} = figure()
	return [shadowRoot.textContent.replace(/\s+/g, ' '), shadowRoot.querySelectorAll('*').length]
}

const {opened, visit} = chromiumSuite('around', {
	from: 'web',
	folder: folderOf(FILES, {
		...Object.fromEntries(OF_AUTHORS.map(name => [name, `dist/${name}`])),
		...Object.fromEntries(Object.entries(LIBRARIES).map(([name, file]) => [`${name}.js`, file])),
	}),
	until: areDrawn,
})

const whole = async page => {
	await page.isAt(40)
	await page.waitFor(
		() => figure().length > 0 && $('[part=stack] li') && $('[part=arrays] [role=grid]') && $('[role=tree]'),
	)
	return page.eval(atRest, madeOf)
}

for (const library of Object.keys(LIBRARIES)) {
	opened(`every view is the same with ${library} as without it`, `${library}.html`, async page => {
		ok(await page.eval(() => Array.from([1], () => 2)[0] === 1))
		const made = await whole(page)
		await visit('plain.html', async plain => equal(made, await whole(plain)))
		await page.eval(() => figure().next('solution'))
		await page.becomes(() => moment().queens, [1, 3, 5, 0, 2, 4])
	})

	opened(`figures of all modes work with ${library}`, `${library}-asking.html`, {ready: false}, async page => {
		await loadAll(page)
		const ofFigures = () =>
			['section:last-of-type', 'form li', '[part=questions] p', BOX.sentence].map((part, i) => {
				const found = $$(part, i)
				return i === 1 ? found.length : /What is the mistake| ahead| way/.test(found[0]?.textContent)
			})
		await page.becomes(ofFigures, [true, 2, true, true])
	})
}

opened('a figure moved into another document keeps its styles and goes on', 'moved.html', async page => {
	const seen = await page.eval(async () => {
		const moved = figure(),
			other = $('iframe').contentDocument
		const styles = () =>
			['figure', 'board', 'narration'].map(part => {
				const style = moved.ownerDocument.defaultView.getComputedStyle(moved.shadowRoot.querySelector(`[part=${part}]`))
				return ['color', 'display', 'position', 'font-family', '--_accent'].map(name => style.getPropertyValue(name))
			})
		const before = styles()
		other.body.append(moved)
		await moved.seek(20)
		await moved.updateComplete
		return [moved.ownerDocument === other, before, styles(), moved.moment.step]
	})
	const [isThere, before, after, step] = seen
	equal([isThere, after, step], [true, before, 20])
})

opened('a figure sized by its content is 36 rem wide', 'rooms.html', {width: 1200}, async page => {
	for (const width of await page.eval(atRest, () => $$('n-queens').map(({offsetWidth}) => offsetWidth)))
		ok(width > 555 && width <= 576, String(width))
})
