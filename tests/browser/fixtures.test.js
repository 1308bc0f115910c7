// Addresses and pages that users had at commit 51e0fca, in tests/fixtures/, with the results that they showed. A row
// changes only where an issue names it.

import {readFileSync} from 'node:fs'
import {equal} from '#test'
import {folderOf, frames, HTML, chromiumSuite, text} from '../helpers/pages.js'

const present = fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.length > 0))

/** Rows of a fixture. A row consists of a request, and of the indented lines of its result: `! ALERT`, `NAME VALUE`, or
 * the state of a figure. */
function rowsOf(text) {
	const rows = []
	for (const [, request, lines] of text.matchAll(/((?:[^\t\n].*\n)+)((?:\t.*\n)*)/g)) {
		const shown = {figures: [], link: '', blanks: '', alerts: []}
		for (const line of lines.trim().split(/\n\t/)) {
			const [, name, value] = /^(!|title|mode|address|link|blanks|fired)(?: (.*))?$/.exec(line) ?? []
			if (name === '!') shown.alerts.push(value)
			else if (name) shown[name] = value ?? ''
			else shown.figures.push(line)
		}
		rows.push([request.trimEnd(), shown])
	}
	return rows
}

function wholeAddress([request, {title: rowTitle, ...shown}]) {
	const [path, query = ''] = request.split('?'),
		[, search, n, step] = /^([\w-]+) (\d+)(?: from \d+)?, step (\d+)/.exec(shown.figures[0]) ?? [],
		place = search && `?n=${n}&search=${search}&step=${step}`,
		lang = query.includes('lang=ja') ? 'ja' : 'en',
		mode = new URLSearchParams(query).get('view') ?? 'walk'
	if (path) return [`dist/${request}`, present({lang, ...shown, link: shown.link || (place && `index.html${place}`)})]
	const title = rowTitle ?? (place && mode === 'walk' && `${n} × ${n}, step ${Number(step).toLocaleString('en')}`),
		address = mode === 'walk' ? place : `?${query}`
	const whole = {
		title: title && `${title} · ${lang === 'ja' ? 'Nクイーン' : 'N-Queens'}`,
		lang,
		mode,
		address,
		...shown,
	}
	return [query ? `index.html?${query}` : 'index.html', present(whole)]
}

const wholeSnippet = ({fired = 'begin, measured, step', ...shown}) =>
	present({lang: 'en', ...shown, fired: fired.split(', ').filter(Boolean)})

/** A lane is a list of addresses that share storage; each lane has a frame. Waits until the result
 * equals the expected one; after `patience` ms takes the result as it is. */
async function openAll(lanes, expected, read, patience) {
	const openLane = async lane => {
		const frame = document.body.appendChild(document.createElement('iframe')),
			rows = []
		Object.assign(frame, {width: 900, height: 700, style: 'position: absolute; top: 0; left: 0'})
		for (const address of lane) {
			localStorage.clear()
			await new Promise(done => {
				frame.onload = done
				frame.src = `/${address}`
			})
			const inside = frame.contentWindow,
				wanted = JSON.stringify(expected[address]),
				end = Date.now() + patience
			for (const figure of inside.document.querySelectorAll('n-queens')) await figure.settled
			let seen = await read(inside)
			for (; JSON.stringify(seen) !== wanted && Date.now() < end; seen = await read(inside)) await frames(1)
			rows.push([address, seen])
		}
		frame.remove()
		return rows
	}
	return (await Promise.all(lanes.map(openLane))).flat()
}

async function shownIn({document, location, fired}) {
	const squares = list => list.map(({row, col}) => `${row},${col}`).join(' '),
		all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(one => one.checkVisibility())
	const figureOf = ({mode, n, moment, given, blocked, example, as}) => {
		if (mode === 'board') return `board ${n}: ${squares(given)} | ${squares(blocked)}`.trimEnd()
		if (mode === 'check') return `check ${n} ${example} ${as}`
		if (mode === 'exam') return 'exam'
		const {search, startRow, step, queens} = moment
		const from = startRow ? ` from ${startRow}` : '',
			columns = [...queens].map(col => (col < 0 ? '-' : col)).join(' ')
		return `${search} ${n}${from}, step ${step}: ${columns}`
	}
	const [main] = all('main'),
		figures = all('n-queens').filter(({updateComplete}) => updateComplete)
	for (const figure of figures) await figure.settled
	const link = document.querySelector('a[href^="index.html"]')?.getAttribute('href'),
		blanks = all('label', main).map(label => /Blank \((\w)\)/.exec(text(label))?.[1]),
		alerts = [document, ...figures.map(({shadowRoot}) => shadowRoot)].flatMap(root => all('[role=alert] > *', root))
	const seen = {
		title: main?.dataset.mode && document.title,
		lang: document.documentElement.lang,
		mode: main?.dataset.mode,
		address: main?.dataset.mode && location.search,
		figures: figures.map(figureOf),
		link,
		blanks: blanks.join(''),
		alerts: alerts.map(alert => text(alert).slice(0, 60).trimEnd()).filter(Boolean),
		fired,
	}
	return present(seen)
}

const read = name => rowsOf(readFileSync(`tests/fixtures/${name}.txt`, 'utf8'))

const SCRIPT = '<script src="dist/n-queens.js"></script>'
const pageOf = lines => `${HTML}
<script>
	window.fired = []
	const note = name => fired.includes(name) || fired.push(name) && fired.sort()
	for (const name of ['begin', 'step', 'solution', 'end', 'rest', 'measured', 'change', 'answer', 'score', 'error'])
		addEventListener('n-queens-' + name, () => note(name))
	addEventListener('message', ({data}) => data.event && note('message ' + data.event))
</script>
<main>${lines.includes('dist/') ? '' : SCRIPT}
${lines}</main>`

const addresses = Object.fromEntries(read('addresses').map(wholeAddress))
const snippets = read('snippets').map(([lines, shown], i) => ({
	file: `snippet-${i}.html`,
	lines,
	shown: wholeSnippet(shown),
}))
const pages = Object.fromEntries(snippets.map(({file, lines}) => [file, pageOf(lines)]))
const folder = folderOf({...pages, 'around.html': '<!doctype html>'}, {'index.html': 'index.html', dist: 'dist'})

/** One lane per mode, because pages of a mode share storage; two for walks, which store nothing. */
const laneOf = (address, i) => /embed/.exec(address)?.[0] ?? /view=(board|\w{5,})/.exec(address)?.[1] ?? `walk ${i % 2}`
const lanesOf = (all, laneOf) => {
	const lanes = {}
	for (const [i, one] of all.entries()) (lanes[laneOf(one, i)] ??= []).push(one)
	return Object.values(lanes)
}

const {opened} = chromiumSuite('fixtures', {folder, from: 'web', reducedMotion: false, width: 1000, uses: {present}})

const assertShown = async (page, expected, lanes) => {
	const shown = Object.fromEntries(await page.eval(openAll, lanes, expected, shownIn, 10_000))
	for (const [address, seen] of Object.entries(expected)) equal(shown[address], seen, address)
}

opened('addresses of index.html and embed.html show the same as at commit 51e0fca', 'around.html', page =>
	assertShown(page, addresses, lanesOf(Object.keys(addresses), laneOf)),
)

opened('snippets show the same as at commit 51e0fca, and fire the same events', 'around.html', page => {
	const expected = Object.fromEntries(snippets.map(({file, shown}) => [file, shown]))
	return assertShown(
		page,
		expected,
		lanesOf(Object.keys(expected), (_, i) => i % 4),
	)
})
