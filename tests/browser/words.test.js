// The site in browsers: every recipe does what it says in an otherwise empty page, every figure of the lesson stands
// where its text says it does and goes where its links lead, and both pages can be read by everyone, from a disk as
// well.

import {equal, is, ok} from 'uvu/assert'
import {readdirSync} from 'node:fs'
import {inEveryLanguage} from '../../web/make/words.js'
import {fileOf} from '../../web/words/index.js'
import {FAMILIES, familyPageName, SITE_PAGES} from '../../web/site/families.js'
import {FAMILY_FIGURES, FIGURES} from '../../web/site/figures.js'
import {figuresIn} from '../../web/site/lesson.js'
import {copied, POLICY, RECIPES} from '../../web/site/recipes.js'
import {assertAccessible, assertFits} from '../helpers/access.js'
import {$, $$, figure, folderOf, inBrowsers, moment, ofDist, text} from '../helpers/pages.js'

const [, WORDS] = await inEveryLanguage('recipes'),
	[, FAMILY_WORDS] = await inEveryLanguage('families')

/** In the page: what is read of a figure, in view and at rest, at a step if one is named. */
const read = async (reads, selector, step, ...more) => {
	const own = $(selector)
	own.scrollIntoView()
	await own.settled
	if (step !== undefined) await own.seek(step)
	await own.updateComplete
	return reads(own, ...more)
}
const see = (page, reads, selector = 'n-queens', ...more) => page.eval(read, reads, selector, ...more)
/** In the page: a link to a figure is followed; the step before, and the moment then. */
const follow = async (i, selector) => {
	const own = $(selector)
	await own.settled
	const {step} = own.moment
	$$('[data-n-queens]')[i].click()
	await own.settled
	return [step, own.moment]
}
const play = (page, speed) => page.eval(speed => Object.assign(figure(), {speed}).play(), speed)

// --- recipes

/** By recipe: what is seen in its figure at once; each board is drawn. */
const SEEN = {
	'one-line': [({moment}) => [moment.n, moment.search, moment.step], [8, 'flags', 0]],
	step: [({moment}) => [moment.step, moment.event.kind], [146, 'test']],
	bare: [({moment, shadowRoot}) => [moment.event.kind, shadowRoot.querySelector('button, input')], ['solution', null]],
	'some-controls': [
		() => ['button.play', 'button.forward', '.speed', '.jumps', '.position', '.timeline'].filter(name => $(name)),
		['button.play', 'button.forward'],
	],
	code: [
		({moment}) => [moment.event.kind, text('.listing .lit').includes('= "#"'), $$('.array p').length > 2],
		['remove', true, true],
	],
	exam: [
		({moment, labels}) => [
			...[moment.search, labels, $('.figure').lang, text('.listing').includes('pos')],
			text('.narration').includes('3 行目には、もう試す列がない'),
		],
		['first', 1, 'ja', true, true],
	],
	colours: [
		() => {
			const [{color}, {fontSize}, {width}] = ['.figure', '.narration', '.board'].map(part => getComputedStyle($(part)))
			return [color, fontSize, width]
		},
		['rgb(20, 35, 59)', '16px', '288px'],
	],
}

/** By recipe: what is done with it, and seen then. */
const DONE = {
	async part(page) {
		is(await see(page, ({moment}) => moment.step), 14)
		equal([await page.seek(1e9), await page.seek(0)], [34, 14])
		await page.eval(() => {
			window.steps = []
			figure().addEventListener('n-queens-step', event => window.steps.push(event.detail.step))
		})
		await play(page, 60)
		await page.waitFor(() => window.steps.some((step, i) => step === 34 && window.steps.slice(i).includes(14)))
		ok(await page.eval(() => figure().playing && window.steps.every(step => step >= 14 && step <= 34)))
	},
	async stops(page) {
		for (const solutions of [1, 2]) {
			await play(page, 1000)
			const rests = () => [figure().playing, moment().counters.solutions, moment().event.kind]
			await page.becomes(rests, [false, solutions, 'solution'])
		}
	},
	async captions(page) {
		const {search, stuck, back} = WORDS.recipes.captions.say
		const shown = () => $$('slot.caption:not([hidden])').flatMap(slot => slot.assignedElements().map(text))
		equal(await see(page, shown), [stuck])
		equal(await see(page, shown, 'n-queens', 9), [search])
		equal(await see(page, shown, 'n-queens', 16), [back])
	},
	async two(page) {
		await page.eval(() => Promise.all([figure().seek(20), figure(1).seek(30)]).then(() => {}))
		const walked = () => $$('n-queens').map(({moment: {search, step}}) => `${search} ${step}`)
		equal(await page.eval(walked), ['flags 20', 'breadth-first 30'])
	},
	async links(page) {
		for (const [i, where] of ['14 leave ', '15 remove ', '51 solution '].entries()) {
			const [, {step, event}] = await page.eval(follow, i, 'n-queens')
			is(`${step} ${event.kind} ${await page.eval(() => location.hash)}`, where)
		}
	},
	async follow(page) {
		await page.seek(146)
		const said = () => text('#followed-text') === `step 146, ${moment().counters.tests} squares tested`
		await page.waitFor(said)
	},
	async questions(page) {
		is(await see(page, ({questions}) => questions), 'kind:place,remove')
		await play(page, 1000)
		await page.waitFor(() => !figure().playing && moment().step > 0)
		// Before the first placement, and before the test that would give it away.
		equal(await see(page, ({moment}) => [moment.event.kind, moment.counters.places]), ['enter', 0])
	},
	async riddle(page) {
		await page.waitFor($, '.did n-queens')
		await page.push('#check-tell')
		await page.waitFor($, '.program del, .program .right')
	},
	async blanks(page) {
		await page.count('.answers li', 4)
		await page.choose({'exam-next': 'i'})
		await page.push('#exam-mark')
		await page.count('.answers li.wrong', 1)
		is(await see(page, ({score}) => score), 0)
	},
	async theme(page) {
		await page.push('#dark-switch')
		equal(await see(page, ({theme}) => [theme, getComputedStyle($('.figure')).colorScheme]), ['dark', 'dark'])
		await page.push('#dark-switch')
		is(await see(page, ({theme}) => theme), 'light')
	},
	async height(page) {
		await page.waitFor(() => figure().clientHeight === 320 && $('.board').clientWidth < 320)
		const ends = () => ['n-queens', '.controls', '.board'].map(part => $(part).getBoundingClientRect().bottom)
		const [end, ...within] = await page.eval(ends)
		ok(within.every(bottom => bottom <= end))
	},
	async fallback(page) {
		await page.waitFor(() => $('n-queens img').complete)
		const seen = ({moment}) => [moment.event.kind, $('n-queens img').getBoundingClientRect().width]
		equal(await see(page, seen), ['solution', 0])
	},
	picture: page =>
		page.becomes(() => {
			const {complete, naturalWidth, width, alt} = $('img')
			return [complete, naturalWidth === width, alt.length > 10]
		}, [true, true, true]),
	iframe: page =>
		page.waitFor(() => {
			const {moment, shadowRoot} = $('iframe').contentDocument.querySelector('n-queens')
			return moment.step === 146 && shadowRoot.querySelector('.board canvas').width > 0
		}),
	count: page => page.becomes(text, '365596', '#counted'),
	walk: page => page.waitFor(() => /^\d+\n\. Q \. \. \. \.\n/.test($('#walked').textContent)),
}

/** All but pages and types. */
const FILES = readdirSync('dist').filter(name => /\.(m?js|css|wasm)$|^embed|^solution-8/.test(name))

/** Pages of one recipe each, pasted into an empty page beside dist/; and some under a policy. */
function folder() {
	const pasted = (id, policy) => {
		const recipe = RECIPES.find(recipe => recipe.id === id),
			head = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''
		const body = copied(recipe, WORDS.recipes[id].say ?? {})
		return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Recipe</title>${head}\n<body>\n${body}`
	}
	return folderOf(
		{
			...Object.fromEntries(RECIPES.map(({id}) => [`recipe-${id}.html`, pasted(id)])),
			'policy.html': pasted('code', POLICY),
			'no-script.html': pasted('fallback', "script-src 'none'"),
		},
		ofDist(FILES),
	)
}

for (const {opened} of inBrowsers('recipes', {browsers: ['chromium'], folder, from: 'web'})) {
	for (const {id} of RECIPES)
		opened(`the recipe “${id}”, pasted, does what it says`, `recipe-${id}.html`, async page => {
			if (DONE[id]) return DONE[id](page)
			equal(await see(page, SEEN[id][0]), SEEN[id][1])
			ok(await page.eval(() => $('.board canvas').width > 0))
		})

	opened('under the policy that the page names nothing is refused', 'policy.html', page =>
		page.becomes(
			() => [moment().step, moment().event.kind, $('.listing .lit') !== null, $('.message')],
			[15, 'remove', true, null],
		),
	)

	opened('without scripts the fallback is seen', 'no-script.html', {errors: true}, page =>
		page.waitFor(() => $('n-queens img').getBoundingClientRect().width > 100),
	)
}

// --- the lesson

/** Of these figures of the page; how many links there are. */
async function standAndLead(page, ids) {
	for (const id of ids) {
		const {step, search = 'flags'} = {...FIGURES, ...FAMILY_FIGURES}[id]
		const at = ({moment, shadowRoot}) => [moment.step, moment.search, shadowRoot.querySelector('.message')]
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

for (const {opened} of inBrowsers('the lesson', {
	browsers: ['chromium'],
	address: () => 'dist/tutorial.html',
	errors: true,
})) {
	opened('each figure stands at its step, each link leads where it says', '', async page => {
		ok((await standAndLead(page, Object.keys(FIGURES))) > 40)
	})

	opened('what the lesson says is seen beside its boards is seen there', '', async page => {
		const texts = ({shadowRoot}, selector) => [...shadowRoot.querySelectorAll(selector)].map(text)
		for (const [id, step, selector, said, count] of [
			['function', 26, '.stack li', '', 4],
			['function', 15, '.listing .lit', '"#"'],
			['arrays', 20, '.arrays, [part=arrays]', /diags1\[4\].*diags2\[3\]/],
			['breadth', 6457, '.stack table', /1.*8.*42.*140.*344.*568/],
			['tree', 27, '[role=treeitem]', '16 nodes'],
			['taking-back', 51, 'slot.caption:not([hidden])', '', 1],
		]) {
			// The tree is asked for when the figure is drawn.
			const isSaid = async (read, texts, of, step, selector, said, count) => {
				const seen = await read(texts, of, step, selector)
				return (said.test?.(seen[0]) ?? seen[0].includes(said)) && seen.length === (count ?? seen.length)
			}
			await page.waitFor(isSaid, read, texts, `#figure-${id}`, step, selector, said, count)
		}
		for (const [id, step, rests] of [
			['taking-back', 50, ({moment}) => moment.step < 40],
			['order', 1400, ({moment, playing}) => !playing && moment.event.kind === 'solution'],
			['questions', 0, ({moment, playing}) => !playing && moment.event.kind === 'enter'],
		]) {
			await see(page, own => Object.assign(own, {speed: 200}).play(), `#figure-${id}`, step)
			await page.waitFor((id, rests) => rests($(id)), `#figure-${id}`, rests)
		}
	})

	opened('“Print” brings every figure to its moment before it prints', '', async page => {
		await page.eval(() => {
			window.print = () => (window.printed = $$('n-queens').map(figure => figure.moment.step))
			$('#print').click()
		})
		const steps = Object.values(FIGURES).map(({step}) => step)
		equal(await page.waitFor(() => window.printed), steps)
	})
}

// --- the pages behind it

const BEHIND = {address: family => `dist/${fileOf(familyPageName(family), 'en')}`}
for (const {opened} of inBrowsers('the families', {...BEHIND, browsers: ['chromium']})) {
	for (const family of FAMILIES)
		opened(`each figure stands at its step, each link leads where it says: ${family}`, family, async page => {
			ok((await standAndLead(page, figuresIn(FAMILY_WORDS[family].sections))) > 2)
		})

	opened('playing stops at the next whole board, and at the one after', 'generate', async page => {
		const whole = '#figure-whole'
		await see(page, ({moment}) => moment.step, whole, 53)
		for (const step of [68, 95]) {
			await page.eval(whole => void Object.assign($(whole), {speed: 1000}).play(), whole)
			await page.becomes(whole => [$(whole).playing, $(whole).moment.step], [false, step], whole)
		}
	})

	opened('what is left is seen: row by row, in words of bits, and in the matrix', 'look-ahead', async page => {
		await see(page, ({moment}) => moment.step, '#figure-links')
		await page.waitFor(() => $('#figure-links').shadowRoot.querySelector('svg.matrix'))
		const left = ({shadowRoot}) => [...shadowRoot.querySelectorAll('[data-name=left] b')].map(text).join('')
		is(await see(page, left, '#figure-ahead'), '33134')
	})

	opened(
		'one page leads to the next up to the last, and back to the lesson, in the same theme',
		'generate',
		async page => {
			const passed = [],
				here = await page.eval(() => location.href)
			await page.goto(`${here}?theme=dark`)
			for (const rel of ['next', 'prev']) {
				for (let link; (link = await page.eval(rel => $(`a[rel=${rel}]`)?.href, rel)); ) {
					await page.goto(link)
					await page.waitFor($, 'footer')
					await page.becomes(() => document.documentElement.dataset.theme, 'dark')
					passed.push(await page.eval(() => location.pathname.replace(/.*\//, '')))
				}
			}
			const names = FAMILIES.map(family => fileOf(familyPageName(family), 'en'))
			equal(passed, [...names.slice(1), ...names.slice(0, -1).reverse(), fileOf('tutorial', 'en')])
		},
	)
}

// --- for everyone

/** Shows all that is folded, and waits for the figures. */
const unfold = async () => {
	for (const details of $$('details')) details.open = true
	await Promise.all($$('n-queens').map(figure => figure.settled))
}

const EVERYONE = {
	browsers: ['chromium'],
	errors: true,
	lang: 'en',
	width: 1440,
	height: 900,
	address: name => `dist/${name}`,
}
for (const {opened} of inBrowsers('the site for everyone', {...EVERYONE, browsers: ['chromium']})) {
	for (const lang of ['en', 'ja'])
		for (const name of SITE_PAGES)
			opened(`axe finds nothing, nothing is cut off, ${lang}: ${name}`, fileOf(name, lang), {lang}, async page => {
				await page.eval(unfold)
				await assertAccessible(page, lang, {exclude: ['iframe']})
				await assertFits(page)
			})

	opened('code is copied, or selected where that is refused', fileOf('recipes', 'en'), async page => {
		for (const [id, refuses, told, result] of [
			['step', false, WORDS.copied, () => window.copied],
			['part', true, WORDS.byHand, () => getSelection().toString().trim()],
		]) {
			await page.clipboard(refuses)
			await page.push(`#${id} button.copy`)
			await page.says(`#${id} button.copy`, told)
			const recipe = RECIPES.find(recipe => recipe.id === id)
			is(await page.eval(result), copied(recipe, {}))
		}
	})
}
