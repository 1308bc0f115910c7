import {setImmediate as breathe} from 'node:timers/promises'
import {equal, is, ok, test} from '#test'
import * as engine from 'n-queens/engine'
import {inEveryLanguage} from '#web/make/words.js'
import {collected, DOWNLOADS, downloadTexts} from '#web/board/picture/download.js'
import {sourceLine} from '#web/board/picture/names.js'
import * as oracle from '../helpers/oracle.js'
import {pasted} from '../helpers/check.js'
import {abortable, messageOf} from '../helpers/rejection.js'
import {nqueens} from '../helpers/walks.js'

const SOURCE = 'N-Queens, https://example.org/'

const TAKEAWAY = await inEveryLanguage('export')
const [, en] = TAKEAWAY

const texts = (n, kind, options) => downloadTexts(n, kind, {engine, breathe, head: String, source: '', ...options})

async function download(n, kind, options) {
	let whole = ''
	const head = total => en.allTitle({n, total})
	for await (const part of texts(n, kind, {head, source: SOURCE, ...options})) whole += part
	return whole
}

test("downloadTexts(): text equals the program's output below one heading line", async () => {
	for (const kind of ['dots', 'lower', 'squares', 'hash', 'positions'])
		for (let n = 1; n <= 8; n++) {
			const [head, empty, ...lines] = (await download(n, kind)).split('\n')
			equal([head, empty], [en.allTitle({n, total: oracle.KNOWN.solutionCount[n]}), ''])
			is(lines.join('\n'), nqueens('solve', String(n), '--style', kind).stdout, `${kind}, n = ${n}`)
		}
})

test('downloadTexts(): CSV and JSON contain n, the source and all solutions in order', async () => {
	for (let n = 1; n <= 8; n++) {
		const solutions = oracle.solutions(n),
			names = Array.from({length: n}, (_, row) => `row ${row}`)
		const rows = solutions.map((board, i) => [n, i + 1, ...board, i ? '' : `"${SOURCE}"`])
		is(await download(n, 'csv'), [['n', 'number', ...names, 'source'], ...rows, ''].join('\n'))
		const signs = board => board.map(col => board.map((_, i) => (i === col ? 'Q' : '.')).join(''))
		equal(JSON.parse(await download(n, 'json')), {n, count: solutions.length, source: SOURCE, solutions})
		equal(JSON.parse(await download(n, 'leetcode')), solutions.map(signs))
	}
})

test('pasted() reads back every text of downloadTexts(), whatever its heading', async () => {
	for (const kind of DOWNLOADS.filter(kind => kind !== 'csv'))
		for (const words of TAKEAWAY) {
			const head = total => words.allTitle({n: 6, total}),
				text = await download(6, kind, {head, source: 'N-Queens, http://[::1]:8000/'}),
				{boards} = pasted(text)
			equal(
				boards?.map(({queens}) => queens.map(({col}) => col)),
				oracle.solutions(6),
				`${kind}: ${JSON.stringify(pasted(text))}\n${text}`,
			)
		}
})

test('downloadTexts(): parts are short, progress goes from 0 to 1, an abort rejects with its reason', async () => {
	const parts = []
	for await (const {length} of texts(10, 'leetcode', {onProgress: part => parts.push(part)})) ok(length < 300_000)
	ok(parts.every((part, i) => part >= (parts[i - 1] ?? 0)) && parts.at(-1) === 1)
	const {signal, abort} = abortable(),
		onProgress = part => part > 0 && abort()
	is(await messageOf(collected(texts(14, 'dots', {signal, onProgress}), 'text/plain')), 'enough')
})

test('collected() fills a Blob or a file, and aborts a file that fails', async () => {
	async function* some() {
		yield 'one '
		yield 'two'
	}
	const blob = await collected(some(), 'text/csv')
	equal([await blob.text(), blob.type], ['one two', 'text/csv'])
	const written = []
	const file = fails => ({
		write: async text => (fails ? Promise.reject(new Error('full')) : written.push(text)),
		close: async () => written.push('closed'),
		abort: async () => written.push('given up'),
	})
	is(await collected(some(), '', file(false)), null)
	is(await messageOf(collected(some(), '', file(true))), 'full')
	equal(written, ['one ', 'two', 'closed', 'given up'])
})

test("sourceLine() is the page's address without query, if others can open it", () => {
	is(sourceLine('https://example.org/queens/?n=8&k=57#x'), 'N-Queens, https://example.org/queens/')
	const local = 'file:///home/someone/index.html?n=8 about:srcdoc blob:null http://localhost:8000/'.split(' ')
	for (const href of [...local, undefined]) is(sourceLine(href), 'N-Queens')
})

test.run()
