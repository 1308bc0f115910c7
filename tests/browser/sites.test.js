import {equal} from '#test'
import {execFile} from 'node:child_process'
import {cpSync, mkdirSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {areDrawn, assertDrawnWell, drive, DRIVEN} from '../helpers/figures.js'
import {put} from '../helpers/folder.js'
import {madeOnce} from '../helpers/made.js'
import {$, $$, chromiumSuite, figure} from '../helpers/pages.js'

const run = promisify(execFile)

const figures = (...all) => all.map(attributes => `<n-queens ${attributes}>A text.</n-queens>`).join('\n\n')
// Without `isCustomElement`, Vue would take <n-queens> for one of its components.
const SOURCE = {
	'.vitepress/config.mjs': `export default {
		cacheDir: '.cache',
		vue: {template: {compilerOptions: {isCustomElement: tag => tag === 'n-queens'}}},
		themeConfig: {nav: [{text: 'The first alone', link: '/first'}]},
	}`,
	'.vitepress/theme/index.mjs': "import 'n-queens'\nexport {default} from 'vitepress/theme'",
	'index.md': figures('n="6" search="breadth-first" step="15"', 'n="6" search="breadth-first" step="1354"'),
	'first.md': figures('n="8" search="first" step="42"', 'n="3" search="first"'),
}

async function make(room) {
	const modules = join(room, 'source/node_modules')
	for (const [name, text] of Object.entries(SOURCE)) put(join(room, 'source', name), text)
	for (const file of ['package.json', 'dist/n-queens.mjs']) cpSync(file, join(modules, 'n-queens', file))
	for (const name of ['vitepress', 'vue']) symlinkSync(resolve('node_modules', name), join(modules, name))
	mkdirSync(join(room, 'made'))
	const words = ['build', join(room, 'source'), '--outDir', join(room, 'made')]
	await run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', ...words])
}

const walks = async page => {
	for (const i of [0, 1]) equal(await page.eval(drive, i), DRIVEN)
}

const {opened} = chromiumSuite('VitePress', {
	folder: join(await madeOnce('sites', make), 'made'),
	from: 'web',
	until: areDrawn,
})

opened('both figures are drawn and walk, on a narrow screen too', '', async page => {
	await assertDrawnWell(page, 300)
	await walks(page)
	await assertDrawnWell(page, 300)
	await page.resize(320, 640)
	await page.waitFor(() => {
		const fills = (_, i) => $('canvas', i).clientWidth === $('[part=board]', i).clientWidth
		return innerWidth === 320 && $$('n-queens').length === 2 && $$('n-queens').every(fills)
	})
	await assertDrawnWell(page, 150)
})

opened('figures work after a change of page, and follow the dark theme', '', async page => {
	await page.waitFor(() => $('#app').__vue_app__ !== undefined)
	await page.eval(() => (window.stays = true))
	await page.push('.VPNavBarMenu a[href="/first.html"]')
	await page.waitFor(() => window.stays && figure()?.search === 'first')
	await page.waitFor(areDrawn)
	equal(await page.eval(() => $$('n-queens').map(({n}) => n)), [8, 3])
	await walks(page)
	await page.push('.VPSwitchAppearance')
	await page.waitFor(() => document.documentElement.classList.contains('dark'))
	await assertDrawnWell(page, 300)
})
