import {$, $$, elementAt, frames, inBrowsers} from '../helpers/pages.js'
import {isReady, QUERIES} from '../helpers/walked.js'
import {rows} from '../helpers/walks.js'

const SIZES = rows('1440 900, 740 360, 390 844, 320 568')
const PANELS = ['code stack arrays tree', '']
const BOXES = {
	glossary: () => $('[part=narration] button').focus(),
	export: () => $('#take-away').click(),
	share: () => $('#share').click(),
	keys: () => $('#help').click(),
}

/** Controls that another element covers, at up to seven scroll positions. Skips the last 20 pixels of scrollers, where
 * WebKit draws the scroll bar. */
async function covered() {
	const inside = (one, whole) => {
		for (let at = one; at; at = at.parentNode ?? at.host) if (at === whole) return true
		return false
	}
	const isInSight = (one, x, y) => {
		for (let at = one.parentNode ?? one.host; at; at = at.parentNode ?? at.host) {
			if (!(at instanceof Element) || getComputedStyle(at).overflow === 'visible') continue
			const {left, top} = at.getBoundingClientRect(),
				bar = at.scrollWidth > at.clientWidth ? 24 : 2
			if (x < left || x > left + at.clientWidth - 2 || y < top || y > top + at.clientHeight - bar) return false
		}
		return x > 0 && y > 0 && x < innerWidth && y < innerHeight
	}
	const label = one =>
		`${one.localName}.${one.className?.baseVal ?? one.className} ${one.ariaLabel ?? one.textContent.trim().slice(0, 20)}`
	const faults = new Set()
	const last = document.documentElement.scrollHeight - innerHeight,
		places = Math.min(6, Math.ceil((2 * last) / innerHeight))
	for (let place = 0; place <= places; place++) {
		scrollTo(0, (last * place) / (places || 1))
		await frames(1)
		const dialog = $('dialog[open]')
		for (const one of $$(':is(button, a[href], input, select, summary):not(:disabled)')) {
			if (dialog && !inside(one, dialog)) continue
			const {left, top, width, height} = one.getClientRects()[0] ?? {width: 0},
				[x, y] = [left + width / 2, top + height / 2]
			if (width < 2 || !one.checkVisibility?.({visibilityProperty: true}) || !isInSight(one, x, y)) continue
			const found = elementAt(x, y)
			if (found && !inside(found, one) && !inside(found, one.closest('label')))
				faults.add(`${label(one)} is under ${label(found)}`)
		}
	}
	return [...faults]
}

for (const {name, opened} of inBrowsers('controls', {until: isReady})) {
	const sizes = name === 'chromium' ? SIZES : SIZES.slice(0, 2)
	const assertFree = async page => {
		for (const size of sizes) {
			await page.resize(...size)
			await page.eval(() => frames(3))
			await page.becomes(covered, [], size)
		}
	}
	opened('no control of a walk is covered, whatever panels are open', 'step=1212', async page => {
		for (const panels of PANELS) {
			await page.set('views', `board narration timeline counts ${panels}`)
			await assertFree(page)
		}
	})

	for (const query of QUERIES.filter(query => name === 'chromium' || query.includes('view=')))
		opened(`no control is covered: ${query}`, query, assertFree)

	opened('no control is covered by a dialog or a glossary term', 'step=1212', async page => {
		for (const [box, open] of Object.entries(BOXES)) {
			if (box === 'glossary') await page.shows('[part=narration] button')
			await page.eval(open)
			if (box !== 'glossary') await page.shows('dialog[open] button')
			await assertFree(page)
			await page.press('Escape')
			await page.gone('dialog')
		}
	})
}
