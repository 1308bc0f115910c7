import {equal, is, ok} from '#test'
import {assertAccessible} from '../helpers/access.js'
import {loadAll, RIGHT} from '../helpers/figures.js'
import {$, $$, atRest, figure, folderOf, HTML, chromiumSuite, inBrowsers} from '../helpers/pages.js'

const WHOLE = [1, 3, 0, 2].map((col, row) => ({row, col}))
const press = async (page, ...cells) => {
	for (const cell of cells) await page.eval(cell => $$('[role=gridcell]')[cell].click(), cell)
}

/** tag: attributes, some of other modes; shown: the resulting `state`; faults: [attribute, value, message]; answer:
 * answers the question; counts: score and number of answers after it; fired: details of its events; restores: setting
 * `progress` also brings back `state`; other: attributes that ask another question. */
const KINDS = {
	walk: {
		tag: 'n="6" search="flags" step="9" example="no-sign" blanks="c"',
		state: i => ['n', 'search', 'step'].map(name => figure(i).moment[name]).join(' '),
		shown: '6 flags 9',
		faults: [
			['n', '33', 'n “33” is not possible, only whole numbers from 1 to 32'],
			['views', 'song', 'views “song” is not possible'],
		],
	},
	completion: {
		tag: 'n="6" search="completion" step="1" example="no-sign"',
		script: 'searches',
		state: i => /Row 0 has the fewest squares left/.exec(figure(i).shadowRoot.textContent)?.[0],
		shown: 'Row 0 has the fewest squares left',
		faults: [],
	},
	quiz: {
		tag: 'n="4" speed="max" questions="kind:place to:20; retries:0" example="no-sign" blanks="c"',
		script: 'questions',
		state: i => `${$$('button "Go on"', i).length} ${figure(i).score}`,
		shown: '1 0',
		faults: [['questions', 'song:4', 'questions “song:4” is not possible']],
		answer: async page => {
			await page.eval(() => figure().pause())
			await page.seek(0)
			await page.push('button "Go on"')
			await page.shows('button "Show"')
			await press(page, 0)
		},
		counts: [1 / 3, 'step:3 true'],
		fired: [
			{question: 'step:3', step: 1, answer: {row: 0, col: 0}, expected: {row: 0, col: 0}, right: true},
			{asked: 1, right: 1, total: 3, score: 1 / 3},
		],
		forget: 'Clear my answers',
		other: {questions: 'kind:place to:20'},
	},
	board: {
		tag: 'mode="board" n="4" given="0,1" blocked="0,0" search="nope" step="x" views="code"',
		script: 'board',
		state: i =>
			$$('[role=gridcell]', i)
				.flatMap((cell, i) => (/: (queen|blocked)/.test(cell.ariaLabel) ? i : []))
				.join(),
		shown: '0,1',
		faults: [
			['given', '0,1 9,9', 'A queen at 9,9 is not possible: rows and columns go from 0 to 3'],
			['blocked', '0,1', 'A blocked square at 0,1 is not possible'],
			['given', 'here', 'given “here” is not possible'],
		],
		answer: page => press(page, 7, 8, 14),
		counts: [1, 'board true'],
		fired: [
			{question: 'board', step: null, answer: WHOLE, expected: WHOLE, right: true},
			{asked: 1, right: 1, total: 1, score: 1},
		],
		forget: 'Restart',
		restores: true,
		other: {blocked: ''},
	},
	check: {
		tag: 'mode="check" n="4" step="x" given="0,0"',
		script: 'check',
		state: i => `${$('combobox "Board size"', i)?.value} ${$$('textarea', i).length}`,
		shown: '4 1',
		faults: [
			['as', 'song', 'as “song” is not possible, only trace, boards.'],
			['example', 'nothing', 'example “nothing” is not possible'],
		],
		answer: page => page.fill('textbox "Paste"', RIGHT),
		counts: [1, 'program true'],
		fired: [
			{question: 'program', step: null, answer: 'right', expected: 'right', right: true},
			{asked: 1, right: 1, total: 1, score: 1},
		],
		forget: 'Clear my answer',
		other: {n: '5'},
	},
	exam: {
		tag: 'mode="exam" blanks="c g" n="6" search="nope" views="code"',
		script: 'exam',
		state: i =>
			$$('select', i)
				.map(({labels: [label]}) => /\((\w)\)/.exec(label.textContent)[1])
				.join(' '),
		shown: 'c g',
		faults: [
			['blanks', 'a z', 'blanks “a z” is not possible'],
			['questions', 'step:4', 'questions “step:4” is not possible, only retries:1, feedback:end'],
		],
		answer: async page => {
			await page.fill('combobox "(g)"', 'i+1', 'change')
			await page.push('button "Check"')
		},
		counts: [1 / 2, 'g true'],
		fired: [
			{question: 'g', step: null, answer: 'i+1', expected: 'i+1', right: true},
			{asked: 1, right: 1, total: 2, score: 1 / 2},
		],
		forget: 'Clear the answers',
		restores: true,
		other: {blanks: 'g'},
	},
}
const COUNTED = Object.entries(KINDS).filter(([, {answer}]) => answer)

const tagOf = kind => `<n-queens ${KINDS[kind].tag}><p>A drawing</p></n-queens>`
const ALL = Object.keys(KINDS).map(tagOf).join('')
const STRICT = "default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"
const pageOf = (body, script = 'src="dist/n-queens.js"', head = '') =>
	`${HTML}<meta name="color-scheme" content="light dark">${head}
	<link rel="stylesheet" href="paper.css">
	<script src="fired.js"></script><script ${script}></script><main><h1>Figures</h1><h2>One</h2>${body}</main>`

const PAGES = {
	'paper.css': 'html { background: Canvas }',
	'fired.js': `window.fired = []
	for (const name of ['answer', 'score']) addEventListener('n-queens-' + name, ({detail}) => fired.push(detail))
	addEventListener('n-queens-error', ({detail: {name}}) => fired.push('error ' + name))`,
	...Object.fromEntries(Object.keys(KINDS).map(kind => [`${kind}.html`, pageOf(tagOf(kind))])),
	'small.html': pageOf(ALL),
	'strict.html': pageOf(
		ALL,
		'src="dist/n-queens-study.js"',
		`<meta http-equiv="Content-Security-Policy" content="${STRICT}">`,
	),
	'module.html': pageOf(ALL, 'type="module" src="dist/n-queens-study.mjs"'),
	'alone.html': pageOf(ALL, 'src="alone/n-queens.js"'),
}
const LAZY = Object.values(KINDS)
	.flatMap(({script}) => script ?? [])
	.sort()
const folder = folderOf(PAGES, {dist: 'dist', 'alone/n-queens.js': 'dist/n-queens.js'})

const fired = () => window.fired
const fetched = () =>
	performance
		.getEntriesByType('resource')
		.map(({name}) => /[\w.-]+$/.exec(name)[0])
		.filter(name => /^(?!fired|n-queens).*js$/.test(name))
		.sort()
const results = () => [figure().score, ...figure().answers.map(({question, right}) => `${question} ${right}`)]
const alerts = i => $$('alert ""', i).map(one => one.textContent)
const replace = (page, attributes, progress) =>
	page.eval(
		async (attributes, progress) => {
			const made = document.createElement('n-queens')
			for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
			made.progress = progress
			figure().replaceWith(made)
			await made.settled
		},
		attributes,
		progress,
	)
const attributesOf = () => Object.fromEntries([...figure().attributes].map(({name, value}) => [name, value]))

const {opened} = chromiumSuite('figures', {folder, width: 700})

for (const [kind, {tag, script, state, shown, faults}] of Object.entries(KINDS)) {
	const inPage = (title, ...how) => opened(`${title}: ${kind}`, `${kind}.html`, ...how)
	const isShown = page => page.becomes(state, shown)

	inPage(
		'attributes of a mode set its state, those of other modes nothing; only its script is fetched',
		{from: 'web'},
		async page => {
			await isShown(page)
			equal(await page.eval(alerts), [], tag)
			equal(await page.eval(fired), [])
			equal(await page.eval(fetched), script ? [`${script}.js`] : [])
		},
	)

	inPage('an invalid attribute shows a message and keeps the state; a valid one removes the message', async page => {
		await isShown(page)
		for (const [name, value, message] of [...faults, ['theme', 'pink', 'theme “pink” is not possible']]) {
			const good = await page.eval(name => figure().getAttribute(name), name)
			await page.set(name, value)
			await page.says('[role=alert]', message)
			is(await page.eval(() => window.fired.filter(one => one.startsWith?.('error')).at(-1)), `error ${name}`)
			if (kind !== 'quiz') is(await page.eval(state), shown)
			await page.eval(
				(name, good) => (good === null ? figure().removeAttribute(name) : figure().setAttribute(name, good)),
				name,
				good,
			)
			await page.becomes(alerts, [])
			await isShown(page)
		}
	})

	inPage('axe finds no violation; theme and language may differ from those of the page', async page => {
		await isShown(page)
		await assertAccessible(page, 'en')
		await page.set('lang', 'ja')
		await page.set('theme', 'dark')
		const looks = () =>
			[...figure().shadowRoot.querySelectorAll('[data-theme]')].map(one => [one.lang, one.dataset.theme])
		await page.becomes(looks, [['ja', 'dark']])
	})
}

for (const [kind, data] of COUNTED) {
	const {answer, counts, fired: expected, forget, other, state, shown, restores} = data
	const inPage = (title, body) => opened(`${title}: ${kind}`, `${kind}.html`, body)
	const answered = async page => {
		await page.becomes(state, shown)
		equal(await page.eval(results), [0])
		await answer(page)
		await page.becomes(results, counts)
	}

	inPage('an answer fires events for answer and score, and is listed in `answers`', async page => {
		await answered(page)
		equal(await page.eval(fired), expected)
		equal(await page.eval(() => figure().answers), expected.slice(0, 1))
	})

	inPage('progress restores answers without events, and only for the same question', async page => {
		const attributes = await page.eval(attributesOf) // before the answer: a board writes its queens into attributes
		await answered(page)
		const [progress, seen] = [await page.eval(() => figure().progress), await page.eval(atRest, state)]
		await page.eval(() => void (window.fired.length = 0))
		await replace(page, attributes, progress)
		await page.becomes(results, counts)
		if (restores) await page.becomes(state, seen)
		is(await page.eval(() => figure().progress), progress)
		equal(await page.eval(fired), [])
		await replace(page, {...attributes, ...other}, progress)
		await page.becomes(results, [0])
	})

	inPage('forget() and its button clear the answers, and nothing is stored', async page => {
		await answered(page)
		await page.push(`button "${forget}"`)
		await page.becomes(results, [0])
		if (kind !== 'quiz') await page.becomes(state, shown)
		const {total} = expected[1]
		equal((await page.eval(fired)).at(-1), {asked: 0, right: 0, total, score: 0})
		await answer(page)
		await page.becomes(results, counts)
		await page.eval(() => figure().forget())
		await page.becomes(results, [0])
		is(await page.eval(() => localStorage.length + sessionStorage.length), 0)
	})
}

opened('options chosen in a check figure set attributes, and attributes set options', 'check.html', async page => {
	const options = () => ['n', 'search'].map(name => figure().getAttribute(name))
	await page.fill('textbox "Paste"', 'place 0 0\nplace 1 2\nremove 1 2\nplace 1 3\nplace 2 1\nremove 2 2')
	await page.says('[role=status]', 'Line 6 is the first wrong line.')
	await page.choose({'check-n': '5', 'check-search': 'flags'})
	await page.becomes(options, ['5', 'flags'])
	await page.says('[role=status]', 'Line 3 is the first wrong line.')
	await page.set('n', '4')
	await page.says('[role=status]', 'Line 6 is the first wrong line.')
	await page.push('#check-clear')
	await page.choose({'check-language': 'c'})
	await page.becomes(() => figure().listing, 'c')
})

opened('a figure changes to every other mode and back', 'walk.html', async page => {
	await page.becomes(KINDS.walk.state, KINDS.walk.shown)
	for (const kind of ['board', 'check', 'exam', 'quiz', 'walk']) {
		await page.eval(tag => {
			const {attributes} = new DOMParser().parseFromString(`<i ${tag}>`, 'text/html').body.firstChild
			for (const {name} of [...figure().attributes]) if (!(name in attributes)) figure().removeAttribute(name)
			for (const {name, value} of attributes) figure().setAttribute(name, value)
		}, KINDS[kind].tag)
		await page.becomes(KINDS[kind].state, KINDS[kind].shown)
		equal(await page.eval(alerts), [])
	}
})

opened('a figure whose script is missing names it and shows its children', 'alone.html', {errors: true}, async page => {
	await loadAll(page)
	for (const [i, [kind, {script}]] of Object.entries(KINDS).entries()) {
		if (!script) continue
		await page.says('[role=alert]', `needs ${script}.js`, i)
		const isSeen = i => $$('n-queens p')[i].getClientRects().length > 0
		if (kind !== 'quiz') ok(await page.eval(isSeen, i), kind)
	}
	await page.eval(() => {
		figure(1).setAttribute('search', 'flags')
		return figure(1).seek(3)
	})
	is(await page.eval(() => figure(1).moment.step), 3)
	is(await page.eval(() => window.fired.filter(one => one === 'error mode').length), 3)
})

const placed = () =>
	[3, 4, 5].map(i => {
		const {shadowRoot} = figure(i)
		return [...shadowRoot.querySelectorAll('*')].some(one => getComputedStyle(one).display === 'grid')
	})

for (const {opened} of inBrowsers('scripts of figures', {folder, from: 'web'}))
	for (const file of ['strict.html', 'small.html', 'module.html'])
		opened(`each script is fetched once, with its style, and each figure works, ${file}`, file, async page => {
			await loadAll(page)
			const expected = LAZY.map(name => name + (file === 'module.html' ? '.mjs' : '.js'))
			await page.becomes(fetched, expected)
			for (const [i, {state, shown}] of Object.values(KINDS).entries()) await page.becomes(state, shown, i)
			await page.becomes(placed, [true, true, true])
			for (const i of Object.keys(KINDS).keys()) equal(await page.eval(alerts, i), [])
			if (file === 'small.html') return
			await page.eval(() => figure(1).setAttribute('views', 'board code arrays'))
			await page.waitFor(() => /def complete.*squares/s.test(figure(1).shadowRoot.textContent))
		})
