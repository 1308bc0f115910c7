import {equal, is, ok} from '#test'
import {inEveryLanguage} from '#web/make/words.js'
import {pageFile} from '#web/words/index.js'
import {FAMILIES, familyPageName, SITE_PAGES} from '#web/site/shell.js'
import {FAMILY_FIGURES, FIGURES} from '#web/site/figures.js'
import {figuresIn} from '#web/site/lesson-pages.js'
import {copied, POLICY, RECIPES} from '#web/site/recipes.js'
import {assertAccessible, assertFits} from '../helpers/access.js'
import {$, $$, folderOf, HTML, chromiumSuite, moment, text} from '../helpers/pages.js'

const [, WORDS] = await inEveryLanguage('recipes'),
	[, FAMILY_WORDS] = await inEveryLanguage('families')

const read = async (reads, selector, step, ...more) => {
	const node = $(selector)
	node.scrollIntoView()
	await node.settled
	if (step !== undefined) await node.seek(step)
	await node.updateComplete
	return reads(node, ...more)
}
const see = (page, reads, selector = 'n-queens', ...more) => page.eval(read, reads, selector, ...more)
const follow = async (i, selector) => {
	const node = $(selector)
	await node.settled
	const {step} = node.moment
	$$('[data-n-queens]')[i].click()
	await node.settled
	return [step, node.moment]
}

const DONE = {
	async follow(page) {
		await page.seek(146)
		const agrees = () => text('#followed-text') === `step 146, ${moment().counters.tests} squares tested`
		await page.waitFor(agrees)
	},
	async theme(page) {
		await page.push('#dark-switch')
		equal(await see(page, ({theme}) => [theme, getComputedStyle($('[part=figure]')).colorScheme]), ['dark', 'dark'])
		await page.push('#dark-switch')
		is(await see(page, ({theme}) => theme), 'light')
	},
	iframe: page =>
		page.waitFor(() => {
			const {moment, shadowRoot} = $('iframe').contentDocument.querySelector('n-queens')
			return moment.step === 146 && shadowRoot.querySelector('canvas').width > 0
		}),
	count: page => page.becomes(text, '365596', '#counted'),
	walk: page => page.waitFor(() => /^\d+\n\. Q \. \. \. \.\n/.test($('#walked').textContent)),
}

function folder() {
	const pasted = (id, policy) => {
		const recipe = RECIPES.find(recipe => recipe.id === id),
			head = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''
		const body = copied(recipe, WORDS.recipes[id].say ?? {})
		return `${HTML}${head}\n<body>\n${body}`
	}
	return folderOf(
		{
			...Object.fromEntries(RECIPES.map(({id}) => [`recipe-${id}.html`, pasted(id)])),
			'policy.html': pasted('code', POLICY),
			'no-script.html': pasted('fallback', "script-src 'none'"),
		},
		{'.': 'dist'},
	)
}

const {opened} = chromiumSuite('recipes', {folder, from: 'web'})

for (const {id} of RECIPES)
	opened(`the recipe “${id}”, pasted, shows its figures`, `recipe-${id}.html`, async page => {
		const isShown = ({shadowRoot}) => shadowRoot?.querySelector('canvas, #exam-mark, #check-does')
		await page.waitFor(`() => $$('n-queens').every(${isShown})`)
		is(await page.eval(() => $('[role=alert]')), null)
		await DONE[id]?.(page)
	})

opened('a figure works under the policy that the recipes recommend', 'policy.html', page =>
	page.becomes(
		() => [moment().step, moment().event.kind, $('[part=code] [aria-current]') !== null, $('[role=alert]')],
		[15, 'remove', true, null],
	),
)

opened('without scripts the fallback is visible', 'no-script.html', {errors: true}, page =>
	page.waitFor(() => $('n-queens img').getBoundingClientRect().width > 100),
)

async function standAndLead(page, ids) {
	for (const id of ids) {
		const {step, search = 'flags'} = {...FIGURES, ...FAMILY_FIGURES}[id]
		const at = ({moment, shadowRoot}) => [moment.step, moment.search, shadowRoot.querySelector('[role=alert]')]
		equal(await see(page, at, `#figure-${id}`), [step, search, null], id)
	}
	const links = await page.eval(() => $$('[data-n-queens]').map(({dataset}) => ({...dataset})))
	for (const [i, {nQueens, step, search, next}] of links.entries()) {
		const [before, now] = await page.eval(follow, i, `#${nQueens}`)
		if (step !== undefined) is(now.step, +step, `link ${i}`)
		if (search !== undefined) is(now.search, search, `link ${i}`)
		if (next !== undefined) ok(now.event.kind === next && now.step > before, `link ${i}`)
	}
	return links.length
}

const {opened: inLesson} = chromiumSuite('the lesson', {address: () => 'dist/tutorial.html', errors: true})

inLesson('each figure shows its step, each link leads to its target', '', async page => {
	ok((await standAndLead(page, Object.keys(FIGURES))) > 40)
	await page.eval(() => $('#reading').scrollIntoView())
	await page.push('[data-n-queens="figure-function"][data-step="26"]')
	await page.becomes(() => location.hash, '#figure-function')
})

const BEHIND = {address: family => `dist/${pageFile(familyPageName(family), 'en')}`}
const {opened: inFamily} = chromiumSuite('the families', BEHIND)

for (const family of FAMILIES)
	inFamily(`each figure shows its step, each link leads to its target: ${family}`, family, async page => {
		ok((await standAndLead(page, figuresIn(FAMILY_WORDS[family].sections))) > 2)
	})

const unfold = async () => {
	for (const details of $$('details')) details.open = true
	await Promise.all($$('n-queens').map(figure => figure.settled))
}

const {opened: everywhere} = chromiumSuite('accessibility of the site', {
	errors: true,
	address: name => `dist/${name}`,
})

for (const lang of ['en', 'ja'])
	for (const name of SITE_PAGES)
		everywhere(`axe finds no fault, nothing is cut off, ${lang}: ${name}`, pageFile(name, lang), {lang}, async page => {
			await page.eval(unfold)
			await page.count('header a[href*=view]', 4)
			await assertAccessible(page, lang, {exclude: ['iframe']})
			await assertFits(page)
		})
