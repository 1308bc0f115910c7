import {transform} from 'esbuild'
import {createHash} from 'node:crypto'
import {JSDOM} from 'jsdom'
import {createElement} from 'react'
import {equal, is, not, ok, test} from '#test'
import {inEveryLanguage} from '#web/make/words.js'
import {PAPER, queenLines} from '#web/board/picture/figure.js'
import {boardMoment} from '#web/board/moment.js'
import {boardSheet, boardsOnPage} from '#web/board/picture/sheet.js'
import {boardsSvg} from '#web/board/picture/svg.js'
import * as oracle from '../helpers/oracle.js'
import {randomFrom, randomText, walksUpTo} from '../helpers/walks.js'
import {elementsOf} from '../helpers/svg.js'
import {textWidth, wrapped} from '#web/board/picture/wrap.js'
import * as engine from 'n-queens/engine'
import {Recorder} from '#web/board/recorder.js'
import {drawBoard} from '#web/board/board.js'
import {boardGeometry} from '#web/board/geometry.js'

const [, en] = await inEveryLanguage('export')
const WORDS = {title: 'A title', desc: 'A description.', source: 'N-Queens, https://example.org/'}

const boardSvg = (columns, more) => boardsSvg([{moment: boardMoment(columns)}], {...WORDS, ...more})
const textsIn = elements => elements.flatMap(({name, text}) => (name === 'text' ? [text] : []))

function boardIn(svg, n, edge) {
	const board = Array(n).fill(-1)
	for (const {attributes} of elementsOf(svg).filter(({attributes}) => attributes.transform)) {
		const [, x, y, scale] = /^translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)$/.exec(attributes.transform),
			[row, col] = [y, x].map(at => Math.floor(((at - edge) / scale) * 0.82))
		board[row] = col
	}
	return board
}

test('boardsSvg() draws the queens of the board', () => {
	const random = randomFrom(21)
	const others = Array.from({length: 32}, (_, i) => Array.from({length: i + 1}, () => random(i + 2) - 1))
	for (const board of [...oracle.solutions(8), ...others]) {
		equal(boardIn(boardSvg(board), board.length, 6), board)
		const more = {labels: 1, lines: queenLines(board), credit: 'x'}
		equal(boardIn(boardSvg(board, more), board.length, 26), board)
	}
})

test('boardsSvg() begins with title and description and loads nothing', () => {
	const svg = boardSvg([1, 3, 0, 2], {language: 'en'})
	const [root, title, desc] = elementsOf(svg)
	equal([root.name, root.attributes.role, root.attributes.lang], ['svg', 'img', 'en'])
	equal([title.name, title.text], ['title', WORDS.title])
	equal([desc.name, desc.text], ['desc', `${WORDS.desc} ${WORDS.source}`])
	not.match(svg.replace('http://www.w3.org/', ''), /http:|href|url\(|src=|<script|<style|<use| id=/)
	not.match(boardSvg([0], {desc: '', source: ''}), '<desc>')
})

test('boardsSvg() escapes any text', () => {
	const random = randomFrom(22),
		pieces = '< > & " \' ]]> <!-- </svg> <script> 🙂 行 &amp; \0 \ud800 \ufffe \n'.split(' '),
		words = 'title desc source credit language'.split(' ')
	for (let i = 0; i < 300; i++) {
		const text = randomText(random, pieces, 8),
			panel = {moment: boardMoment([0]), head: text, caption: text}
		elementsOf(boardsSvg([panel], Object.fromEntries(words.map(word => [word, text]))))
	}
	const [root] = elementsOf(boardSvg([0], {language: 'e"n'}))
	is(root.attributes.lang, 'e"n')
})

test('boardsSvg(), pasted as JSX, gives the same tree in React', async () => {
	const svg = boardSvg([1, 3, 0, 2], {labels: 1}),
		{code} = await transform(`return ${svg}`, {loader: 'jsx', jsxFactory: 'createElement'}),
		{window} = new JSDOM('<main></main>')
	Object.assign(globalThis, {window, document: window.document})
	globalThis.navigator ??= window.navigator
	const {createRoot} = await import('react-dom/client'),
		drawn = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
		main = window.document.querySelector('main')
	createRoot(main).render(new Function('createElement', code)(createElement))
	while (!main.firstChild) await new Promise(setImmediate)
	for (const one of [drawn, main.firstChild]) one.removeAttribute('xmlns')
	ok(main.firstChild.isEqualNode(drawn))
})

test('queenLines() gives lines through attacked squares only', () => {
	const random = randomFrom(23)
	for (let n = 1; n <= 9; n++)
		for (let i = 0; i < 20; i++) {
			const board = Array.from({length: n}, () => random(n + 1) - 1),
				passed = new Set()
			for (const {from, to} of queenLines(board)) {
				const [down, right] = [0, 1].map(axis => to[axis] - from[axis]),
					length = Math.max(Math.abs(down), Math.abs(right))
				for (let k = 0; k <= length; k++)
					passed.add((from[0] + (down / length) * k) * n + from[1] + (right / length) * k)
			}
			for (const [square, by] of oracle.attackers(board).entries())
				if (board[Math.floor(square / n)] !== square % n) is(passed.has(square), by > 0, `${board}: ${square}`)
		}
})

test('a storyboard has a board and the whole caption for each step', () => {
	const caption = 'A sentence that is too long for one line under a board, and 日本語の文も長ければ折り返される。',
		credit = 'Where it is from',
		panels = Array.from({length: 9}, (_, i) => ({moment: boardMoment([1, 3, 0, 2]), head: `Step ${i}`, caption})),
		elements = elementsOf(boardsSvg(panels, {...WORDS, across: 3, credit})),
		texts = textsIn(elements)
	is(texts.filter(text => /^Step \d$/.test(text)).join(), panels.map(({head}) => head).join())
	const whole = panels.map(({head}) => head + caption).join('') + credit
	is(texts.join('').replace(/\s/g, ''), whole.replace(/\s/g, ''))
	is(elements.filter(({attributes}) => attributes.transform).length, 9 * 4)
})

test('a sheet has every board once, with its number; page titles name the numbers on the page', () => {
	for (const n of [1, 5, 8, 12]) {
		const boards = Array.from({length: boardsOnPage(n) + 3}, (_, i) => ({
			columns: Array.from({length: n}, (_, row) => (row + i) % n),
			number: i + 10,
		}))
		const wordsOf = page => ({title: `${page[0].number} to ${page.at(-1).number}`, desc: en.sheetAlt(page)}),
			sheet = boardSheet(boards, {wordsOf, source: WORDS.source, language: 'en'})
		const pages = sheet.pages.map(elementsOf)
		const last = 9 + boardsOnPage(n),
			titles = pages.map(elements => elements[1].text)
		equal(titles, [`10 to ${last}`, `${last + 1} to ${last + 3}`])
		const heads = pages.flatMap(textsIn).filter(text => /^\d+$/.test(text))
		is(heads.join(), boards.map(({number}) => number).join())
		is(pages.flat().filter(({attributes}) => attributes.transform).length, n * boards.length)
	}
})

test('wrapped() keeps the text; no line begins with closing punctuation; only single words exceed the width', () => {
	const random = randomFrom(24),
		words = ['a', 'word', 'columns', ' ', ' ', ',', '  ', '8', '\n'],
		pieces = [...words, '。', '「', '行', '置けるか', 'ー', '🙂', '（3 つの']
	for (let i = 0; i < 2000; i++) {
		const from = i % 2 ? words : pieces,
			text = randomText(random, from, 30),
			room = 2 + random(20)
		const lines = wrapped(text, room)
		is(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
		for (const line of lines.slice(1)) not.match(line, /^[。ー]/)
		if (from === words) for (const line of lines) ok(textWidth(line) <= room || !/\s/.test(line), `${room}: ${line}`)
	}
	equal(wrapped('', 10), [])
})

test('wrapped() does not break a text that just fits the line', () => {
	for (const text of ['行列', 'a word', 'columns, 8', 'one 行 two']) {
		equal(wrapped(text, textWidth(text)), [text])
		is(wrapped(text, textWidth(text) - 1e-9).length, 2, text)
	}
})

/** SHA-1 of the drawings of the next test. After an intended change, look at the boards before you update it. */
const DRAWN = '2e4f5c5c3d40ce27576a693f384e8f72e689b67c'

test('drawings of drawBoard() have known checksums, and use only calls that Recorder supports', async () => {
	const digest = createHash('sha1')
	const placed = {n: 5, given: [{row: 0, col: 1}], blocked: [{row: 2, col: 2}]}
	for (const options of [...walksUpTo(4), placed]) {
		const walk = await engine.walk(options)
		for (let step = 0; step <= (await walk.measure()); step++)
			for (const chosen of [null, {row: 0, col: 0}]) {
				const moment = await walk.seek(step),
					recorder = Object.seal(new Recorder())
				drawBoard(recorder, moment, {at: i => i, attacks: true, chosen, colors: PAPER}, boardGeometry(400, moment.n, 1))
				digest.update(recorder.body)
			}
		await walk.close()
	}
	is(digest.digest('hex'), DRAWN)
})

test('Recorder applies translate and scale like a canvas', () => {
	const r = new Recorder()
	r.save()
	r.translate(10, 20)
	r.scale(2)
	r.fillRect(1, 2, 3, 4)
	r.lineWidth = 3
	r.setLineDash([1, 2])
	r.beginPath()
	r.moveTo(0, 0)
	r.lineTo(5, 5)
	r.stroke()
	r.restore()
	r.fillRect(1, 2, 3, 4)
	const [, rectangle, line, plain] = elementsOf(`<svg>${r.body}</svg>`).map(({attributes}) => attributes)
	is(rectangle.d, 'M12 24h6v8h-6z')
	equal([line.d, line['stroke-width'], line['stroke-dasharray']], ['M10 20L20 30', '6', '2 4'])
	is(plain.d, 'M1 2h3v4h-3z')
})

test.run()
