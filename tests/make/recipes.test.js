// Recipes are built only with LONG=1; HOST='vue react' builds these two.

import {equal, ok, test} from '#test'
import {BROWSERS} from '../helpers/browsers/index.js'
import {areDrawn, drive, DRIVEN} from '../helpers/figures.js'
import {BUILDS, build, built, tried} from '../helpers/hosts.js'
import {installed} from '../helpers/package.js'
import {figure, inBrowsers} from '../helpers/pages.js'

const {LONG, HOST} = process.env
const ids = LONG ? (HOST?.split(' ') ?? Object.keys(BUILDS)) : []
const ours = LONG && (await installed()).installed

function made(id) {
	try {
		return build(id, ours)
	} catch (error) {
		console.error(error.message)
		throw error
	}
}

const logged = () => {
	console.log = last => (window.logged = last)
}

const isWhole = () => {
	const {top, right, bottom, left} = figure().getBoundingClientRect()
	return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
}

const KEYS = {
	'.play, .pause': [' ', 'ArrowRight', 'Home', ' '],
	'.timeline input': ['ArrowRight', 'Home'],
	'input.step': ['4', 'Enter', '.', 'b', 'Home'],
	'select.kind': ['ArrowDown'],
}
const focus = selector => {
	figure().shadowRoot.querySelector(selector).focus()
	return figure().shadowRoot.activeElement.matches(selector)
}

async function keysStay(page) {
	const address = () => location.href,
		begun = await page.eval(address)
	await page.eval(() => {
		figure().setAttribute('views', 'board narration timeline')
		figure().setAttribute('controls', 'full')
	})
	await page.waitFor(selectors => selectors.every(one => figure().shadowRoot.querySelector(one)), Object.keys(KEYS))
	for (const [selector, keys] of Object.entries(KEYS))
		for (const key of keys) {
			ok(await page.eval(focus, selector), selector)
			await page.press(key)
			equal(await page.eval(address), begun, `${key} in ${selector}`)
		}
	await page.eval(() => figure().shadowRoot.activeElement.blur())
	await page.press('ArrowRight')
	await page.waitFor(begun => location.href !== begun, begun)
}

test('the page of recipes names each package that this file builds', () => {
	equal(
		built().filter(one => !tried().includes(one)),
		[],
	)
})
test.run()

for (const id of ids) {
	const {page: address = '', keeps, slide, turns, hears, errors, everywhere} = BUILDS[id]
	const browsers = everywhere ? BROWSERS : ['chromium']
	const needs = {browsers, folder: () => made(id), from: 'web', errors}
	for (const {opened} of inBrowsers(id, needs))
		opened(`the recipe for ${id}, built, shows a figure that walks`, address, async page => {
			await page.eval(logged)
			await page.waitFor(areDrawn)
			equal(await page.eval(drive, 0), DRIVEN)
			if (hears) ok(await page.eval(() => window.logged > 20))
			if (keeps) await page.shows(keeps)
			if (slide) ok(await page.eval(isWhole))
			if (turns) await keysStay(page)
		})
}
