// Figures in pages that generators have made, of the sources in tests/sites/. In the three browsers. The sites are made
// once for all of them.

import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {BROWSERS, launch} from '../helpers/browsers/index.js'
import {serve} from '../helpers/serve.js'
import {areDrawn, drive, flaws} from '../helpers/figures.js'
import {SITES, generate} from '../helpers/sites.js'

const PAGES = {mkdocs: ['/', '/price/'], vitepress: ['/', '/first.html'], hugo: ['/'], sphinx: ['/']}
const DRAWN = {timeout: 20_000}
/** A board in the text column of a page of 1024 px. */
const LEAST = 300

let servers
const sites = suite('sites')
sites(
	'each generator makes pages with two figures and a long text of the sources as an author would write them',
	async () => {
		const folders = await generate()
		servers = Object.fromEntries(await Promise.all(SITES.map(async site => [site, await serve(folders[site])])))
		for (const [site, paths] of Object.entries(PAGES))
			for (const path of paths) {
				const html = await (await fetch(servers[site].url + path)).text()
				assert.is(html.match(/<n-queens/g)?.length, 2, `${site}${path}`)
				assert.ok(html.replace(/<[^>]*>/g, '').length > 1000, `${site}${path} is short`)
			}
	},
)
sites.run()

for (const name of BROWSERS) {
	const test = suite(`sites in ${name}`)
	let browser

	test.before(async () => {
		browser = await launch(name)
	})
	test.after(async () => {
		await browser?.close()
		if (name !== BROWSERS.at(-1)) return
		await Promise.all(Object.values(servers).map(server => server.close()))
	})

	const visit = async (site, path, body, inBrowser = browser) => {
		const page = await inBrowser.open(servers[site].url + path)
		try {
			await page.waitFor(areDrawn, DRAWN)
			await body(page)
			assert.equal(await page.errors(), [], 'errors')
			assert.equal(
				(await asked(page)).filter(url => !url.startsWith(servers[site].url) && !/^(blob|data):/.test(url)),
				[],
				'asked elsewhere',
			)
		} finally {
			await page.close()
		}
	}

	/** WebKit's driver tells of no requests; the page itself knows of all that were answered. */
	const asked = async page =>
		(await page.requests()) ?? page.eval(() => performance.getEntriesByType('resource').map(({name}) => name))

	const walks = async page => {
		for (const index of [0, 1])
			assert.equal(await page.eval(drive, index), {sought: 20, jumped: ['place', true], played: true})
	}

	for (const site of SITES)
		test(`in a page of ${site} both figures draw, walk, look well, on a narrow screen too, and ask for nothing`, async () => {
			await visit(site, PAGES[site][0], async page => {
				assert.equal(await page.eval(flaws, LEAST), [])
				await walks(page)
				assert.equal(await page.eval(flaws, LEAST), [])
				await page.resize(320, 640)
				await page.waitFor(
					() =>
						innerWidth === 320 &&
						[...document.querySelectorAll('n-queens')].every(
							({shadowRoot}) =>
								shadowRoot.querySelector('canvas').clientWidth === shadowRoot.querySelector('.board').clientWidth,
						),
				)
				await page.waitFor(flawless, {}, String(flaws), 150)
			})
		})

	test("Material's switch of light and slate turns the figures with the page", async () => {
		await visit('mkdocs', '/', async page => {
			const ink = () =>
				page.eval(() => getComputedStyle(document.querySelector('n-queens').shadowRoot.querySelector('.figure')).color)
			const turned = from =>
				page.waitFor(
					from =>
						getComputedStyle(document.querySelector('n-queens').shadowRoot.querySelector('.figure')).color !== from,
					{},
					from,
				)
			const press = () =>
				page.eval(() => document.querySelector('form[data-md-component=palette] label:not([hidden])').click())
			const light = await ink()
			await press()
			await turned(light)
			assert.is(await page.eval(() => document.body.dataset.mdColorScheme), 'slate')
			await page.waitFor(flawless, {}, String(flaws), LEAST)
			const dark = await ink()
			await press()
			await turned(dark)
			await page.waitFor(flawless, {}, String(flaws), LEAST)
			assert.is(await ink(), light)
		})
	})

	test("Material's instant navigation brings the next page's figures to life and lets those of the left page go, also back", async () => {
		await visit('mkdocs', '/', async page => {
			await walks(page)
			await page.eval(() => {
				window.stays = true
				window.left = [...document.querySelectorAll('n-queens')]
				window.left[0].play()
			})
			const go = async (how, search) => {
				await page.eval(how)
				await page.waitFor(search => document.querySelector('n-queens')?.search === search, DRAWN, search)
				await page.waitFor(areDrawn, DRAWN)
			}
			await go(
				() => [...document.querySelectorAll('article a')].find(({href}) => href.endsWith('/price/')).click(),
				'scan',
			)
			assert.ok(await page.eval(() => window.stays), 'the page was loaded anew')
			await page.waitFor(() => window.left.every(figure => !figure.isConnected && !figure.playing))
			await walks(page)
			assert.equal(await page.eval(flaws, LEAST), [])
			await go(() => history.back(), 'flags')
			assert.ok(await page.eval(() => window.stays), 'the page was loaded anew')
			await walks(page)
			assert.is(await page.eval(() => [...document.scripts].filter(({src}) => src.endsWith('n-queens.js')).length), 1)
		})
	})

	test('VitePress makes figures of its own as readers go from page to page, and turns dark with them', async () => {
		await visit('vitepress', '/', async page => {
			await page.eval(() => (window.stays = true))
			await page.eval(() => document.querySelector('.VPNavBarMenu a[href="/first.html"]').click())
			await page.waitFor(() => document.querySelector('n-queens')?.search === 'first', DRAWN)
			await page.waitFor(areDrawn, DRAWN)
			assert.ok(await page.eval(() => window.stays), 'the page was loaded anew')
			assert.equal(
				await page.eval(() => [...document.querySelectorAll('n-queens')].map(({n, step}) => [n, step >= 0])),
				[
					[8, true],
					[3, true],
				],
			)
			await walks(page)
			await page.eval(() => document.querySelector('.VPSwitchAppearance').click())
			await page.waitFor(() => document.documentElement.classList.contains('dark'))
			await page.waitFor(flawless, {}, String(flaws), LEAST)
		})
	})

	test('on a system that is dark, figures are dark where the page is, and light where it stays light', async () => {
		const night = await launch(name, {dark: true})
		try {
			await visit('hugo', '/', async page => assert.equal(await page.eval(flaws, LEAST), []), night)
			await visit('sphinx', '/', async page => assert.equal(await page.eval(flaws, LEAST), []), night)
			await visit('vitepress', '/', async page => assert.equal(await page.eval(flaws, LEAST), []), night)
		} finally {
			await night.close()
		}
	})

	test.run()
}

/** For waitFor: nothing is amiss. */
function flawless(source, least) {
	const found = (0, eval)(`(${source})`)(least)
	if (found.length > 0) throw new Error(found.join('; '))
	return true
}
