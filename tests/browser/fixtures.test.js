// Addresses and pages of users at 51e0fca, in tests/fixtures/, with what they show. A row changes only where an issue
// names it.

import {readFileSync} from 'node:fs'
import {equal} from 'uvu/assert'
import {openAll, rowsOf, shownIn, wholeAddress, wholeSnippet} from '../helpers/fixtures.js'
import {folderOf, inBrowsers} from '../helpers/pages.js'

const read = name => rowsOf(readFileSync(`tests/fixtures/${name}.txt`, 'utf8'))

/** A page around the given lines, with the classic script if they name none. It records the kinds of events. */
const SCRIPT = '<script src="dist/n-queens.js"></script>'
const pageOf = lines => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
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

/** One lane per mode, two for walks: only pages of one mode share storage. */
const laneOf = (address, i) => /embed/.exec(address)?.[0] ?? /view=(board|\w{5,})/.exec(address)?.[1] ?? `walk ${i % 2}`
const lanesOf = (all, laneOf) => {
	const lanes = {}
	for (const [i, one] of all.entries()) (lanes[laneOf(one, i)] ??= []).push(one)
	return Object.values(lanes)
}

const needs = {folder, from: 'web', reducedMotion: false, width: 1000}
for (const {opened} of inBrowsers('fixtures', needs)) {
	/** Compares row by row for readable differences. */
	const assertShown = async (page, expected, lanes) => {
		const shown = Object.fromEntries(await page.eval(openAll, lanes, expected, shownIn, 10_000))
		for (const [address, seen] of Object.entries(expected)) equal(shown[address], seen, address)
	}

	opened('addresses of index.html and embed.html show what they showed', 'around.html', page =>
		assertShown(page, addresses, lanesOf(Object.keys(addresses), laneOf)),
	)

	opened('snippets show what they showed, and fire the same events', 'around.html', page => {
		const expected = Object.fromEntries(snippets.map(({file, shown}) => [file, shown]))
		return assertShown(
			page,
			expected,
			lanesOf(Object.keys(expected), (_, i) => i % 4),
		)
	})
}
