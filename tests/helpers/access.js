import {equal} from '#test'
import {readFileSync} from 'node:fs'
import {faultsOf} from './layout.js'
import {$, BOX} from './shorthand.js'

const axe = new Function(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))

const COLOURS = {runOnly: ['color-contrast', 'link-in-text-block']}
const WORDS = {
	runOnly: ['name-role-value', 'language', 'text-alternatives', 'forms'].map(category => `cat.${category}`),
}

export async function violations(page, where, options) {
	if (!(await page.eval(() => 'axe' in window))) await page.eval(axe)
	return page.eval(
		async (where, options) => {
			const settings = {resultTypes: ['violations'], preload: false, ...options}
			const {violations} = await window.axe.run(where ?? document, settings)
			return violations.map(({id, nodes}) => {
				const places = nodes.slice(0, 3).map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`)
				return `${id}: ${places.join('; ')}`
			})
		},
		where,
		options,
	)
}

export async function assertAccessible(page, lang, where, options) {
	if (lang !== 'en') return equal(await violations(page, where, {...options, ...WORDS}), [])
	equal(await violations(page, where, options), [])
	await page.dark(true)
	await page.becomes(themes, ['dark'])
	equal(await violations(page, where, {...options, ...COLOURS}), [])
	await page.dark(false)
}

const themes = () => {
	const figuresIn = root =>
		[...root.querySelectorAll('n-queens')].flatMap(figure => [figure, ...figuresIn(figure.shadowRoot)])
	const ofPage = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
	const ofFigures = figuresIn(document)
		.filter(({theme}) => theme !== 'light')
		.map(({shadowRoot}, i) => shadowRoot.querySelector('[data-theme]')?.dataset.theme ?? `figure ${i} is not drawn`)
	return [...new Set([ofPage, ...ofFigures])]
}

export const dialogFits = () => {
	const dialog = $('dialog')
	const isIn = one => one.closest(BOX.hidden) || one.getBoundingClientRect().right <= innerWidth + 1
	return dialog.scrollWidth <= dialog.clientWidth && [...dialog.querySelectorAll('*')].every(isIn)
}

export async function assertFits(page) {
	for (const width of [320, 768, 1440]) {
		await page.resize(width, 800)
		equal(await faultsOf(page), [], `at ${width} px`)
	}
}
