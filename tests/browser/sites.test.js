// Figures in pages that generators have made, of the sources in tests/sites/. In the three browsers. The sites are made
// once for all of them.

import {suite} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {areDrawn, drive, DRIVEN, flaws} from '../helpers/figures.js'
import {$, $$, atRest, figure, inBrowsers} from '../helpers/pages.js'
import {SITES, generate} from '../helpers/sites.js'

const PAGES = {
	mkdocs: ['index.html', 'price/index.html'],
	vitepress: ['index.html', 'first.html'],
}
/** A board in the text column of a page of 1024 px. */
const LEAST = 300

const folders = await generate()
const sites = suite('sites')
sites('each generator makes pages with two figures and a long text', () => {
	for (const site of SITES)
		for (const path of PAGES[site]) {
			const html = readFileSync(join(folders[site], path), 'utf8')
			is(html.match(/<n-queens/g)?.length, 2, `${site} ${path}`)
			ok(html.replace(/<[^>]*>/g, '').length > 1000, `${site} ${path} is short`)
		}
})
sites.run()

const looksWell = page => page.becomes(flaws, [], LEAST)
const walks = async page => {
	for (const i of [0, 1]) equal(await page.eval(drive, i), DRIVEN)
}
const ink = () => getComputedStyle($('.figure')).color
/** The page, which is not loaded anew, has gone to one whose first figure walks this search. */
const goes = async (page, search) => {
	await page.waitFor(search => window.stays && figure()?.search === search, search)
	await page.waitFor(areDrawn)
}

/** By site: what it does besides. */
const OWN = {
	mkdocs: {
		"Material's switch to slate turns the figures too": async page => {
			const turn = async from => {
				await page.push('form[data-md-component=palette] label:not([hidden])')
				await page.differs(ink, from)
				await page.becomes(flaws, [], LEAST)
			}
			const light = await page.eval(ink)
			await turn(light)
			is(await page.eval(() => document.body.dataset.mdColorScheme), 'slate')
			await turn(await page.eval(atRest, ink))
			await page.becomes(ink, light)
		},
		"Material's instant navigation brings figures to life and lets them go": async page => {
			await walks(page)
			// Till then it does not know which links are its own.
			await page.waitFor(() => Object.keys(sessionStorage).some(key => key.endsWith('__sitemap')))
			await page.eval(() => {
				window.stays = true
				window.left = $$('n-queens')
				window.left[0].play()
				$$('article a')
					.find(({href}) => href.endsWith('/price/'))
					.click()
			})
			await goes(page, 'scan')
			await page.waitFor(() => window.left.every(figure => !figure.isConnected && !figure.playing))
			await walks(page)
			await looksWell(page)
			await page.goBack()
			await goes(page, 'flags')
			await walks(page)
			const scripts = () => [...document.scripts].filter(({src}) => src.endsWith('n-queens.js')).length
			is(await page.eval(scripts), 1)
		},
	},
	vitepress: {
		'VitePress makes figures from page to page, and turns dark with them': async page => {
			await page.waitFor(() => $('#app').__vue_app__ !== undefined) // till then it hears nothing
			await page.eval(() => (window.stays = true))
			await page.push('.VPNavBarMenu a[href="/first.html"]')
			await goes(page, 'first')
			equal(await page.eval(() => $$('n-queens').map(({n}) => n)), [8, 3])
			await walks(page)
			await page.push('.VPSwitchAppearance')
			await page.waitFor(() => document.documentElement.classList.contains('dark'))
			await page.becomes(flaws, [], LEAST)
		},
	},
}

const needs = site => ({folder: folders[site], from: 'web', ready: page => page.waitFor(areDrawn)})

for (const site of SITES)
	for (const {opened} of inBrowsers(site, needs(site))) {
		opened('both figures draw, walk and look well, on a narrow screen too', '', async page => {
			await looksWell(page)
			await walks(page)
			await looksWell(page)
			await page.resize(320, 640)
			await page.waitFor(() => {
				const widthOf = (root, part) => root.querySelector(part).clientWidth
				const fills = ({shadowRoot}) => widthOf(shadowRoot, 'canvas') === widthOf(shadowRoot, '.board')
				return innerWidth === 320 && $$('n-queens').every(fills)
			})
			await page.becomes(flaws, [], 150)
		})
		for (const [title, law] of Object.entries(OWN[site] ?? {})) opened(title, '', law)
	}
