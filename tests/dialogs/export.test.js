// What is taken away: every export read back gives the same boards, says what it is and where it is from, and does not depend
// on the reader's colours. What needs a canvas is tested in browsers.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as engine from 'n-queens/engine'
import { inEveryLanguage } from '../../web/make/words.js'
import { attackLines, boardMoment, PAPER, queenLines } from '../../web/board/picture/figure.js'
import { animationGif, gifFile, indexed, MOST_FRAMES, PALETTE } from '../../web/board/picture/gif.js'
import { collected, DOWNLOADS, downloadTexts, TYPES } from '../../web/board/picture/download.js'
import { fileName, sourceOf } from '../../web/board/picture/names.js'
import { NOTATIONS, readBoard } from '../../web/board/notation/notation.js'
import { withWords } from '../../web/board/picture/png.js'
import { Recorder } from '../../web/board/picture/recorder.js'
import { boardsOnPage, sheetHtml } from '../../web/board/picture/sheet.js'
import { boardSvg, MOST_PANELS, storyboardSvg } from '../../web/board/picture/svg.js'
import { widthOf, wrapped } from '../../web/board/picture/wrap.js'
import style from '../../web/figure/style.css.js'
import { boardGeometry, drawBoard } from '../../web/board/board.js'
import { made } from '../../web/dialogs/export/make.js'
import { asked, begun, KINDS } from '../../web/dialogs/export/state.js'
import { framesOf } from '../helpers/gif.js'
import * as oracle from '../helpers/oracle.js'
import { nqueens, randomFrom, walksUpTo } from '../helpers/walks.js'

const TAKEAWAY = await inEveryLanguage('export', 'core', 'searches')
const [ja, en] = TAKEAWAY
const WORDS = { title: 'A title', desc: 'A description.', source: 'N-Queens, https://example.org/' }

// --- SVG ------------------------------------------------------------------------------------------------------

/** The elements of an SVG text, in order, as {name, attributes, depth, text}; throws where it is not well-formed. */
function elementsOf(xml) {
	const elements = [],
		open = []
	let at = 0
	for (const tag of xml.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g)) {
		const text = xml.slice(at, tag.index)
		assert.not.match(text, /[<>]|&(?!(amp|lt|gt|quot);)/, 'text is escaped')
		if (open.length > 0) open.at(-1).text += text
		else assert.is(text.trim(), '', 'nothing stands outside')
		at = tag.index + tag[0].length
		if (tag[1]) assert.is(open.pop()?.name, tag[2], 'what opens closes')
		else {
			const element = {
				name: tag[2],
				attributes: Object.fromEntries(
					[...tag[3].matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
				),
				depth: open.length,
				text: '',
			}
			elements.push(element)
			if (!tag[4]) open.push(element)
		}
	}
	assert.is(open.length, 0, 'everything is closed')
	assert.is(xml.slice(at).trim(), '')
	return elements
}

/** Where queens were drawn, as columns by row, from the places and sizes of the drawing alone. */
function boardIn(svg, n, { left, top }) {
	const queens = elementsOf(svg)
		.filter(({ name }) => name === 'use')
		.map(({ attributes: { transform } }) =>
			/^translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)$/.exec(transform).slice(1).map(Number),
		)
	const board = Array(n).fill(-1)
	for (const [x, y, scale] of queens) {
		const cell = scale / 0.82
		board[Math.floor((y - top) / cell)] = Math.floor((x - left) / cell)
	}
	return board
}

test('the queens of an SVG are those of the board: all of n = 8, and boards of every size', () => {
	const random = randomFrom(21)
	const boards = [
		...oracle.solutions(8),
		...Array.from({ length: 32 }, (_, i) => Array.from({ length: i + 1 }, () => random(i + 2) - 1)),
	]
	for (const board of boards) {
		assert.equal(boardIn(boardSvg(boardMoment(board), WORDS), board.length, { left: 6, top: 6 }), board)
		assert.equal(
			boardIn(
				boardSvg(boardMoment(board), { ...WORDS, labels: 1, lines: queenLines(board), credit: 'x' }),
				board.length,
				{ left: 26, top: 26 },
			),
			board,
		)
	}
})

test('an SVG says what it is before anything else, and asks for nothing from elsewhere', () => {
	const svg = boardSvg(boardMoment([1, 3, 0, 2]), { ...WORDS, language: 'en' })
	const [root, title, desc] = elementsOf(svg)
	assert.equal([root.name, root.attributes.role, root.attributes.lang], ['svg', 'img', 'en'])
	assert.equal(
		[title.name, title.text, desc.name, desc.text],
		['title', WORDS.title, 'desc', `${WORDS.desc} ${WORDS.source}`],
	)
	assert.not.match(svg.replaceAll('http://www.w3.org/', ''), /href="[^#]|url\(|src=|<script|<style/)
})

test('words of any kind stay words', () => {
	const random = randomFrom(22),
		pieces = [
			'<',
			'>',
			'&',
			'"',
			"'",
			']]>',
			'<!--',
			'</svg>',
			'<script>',
			'\0',
			'\ud800',
			'\ufffe',
			'🙂',
			'行',
			'&amp;',
			'\n',
		]
	for (let i = 0; i < 300; i++) {
		const text = Array.from({ length: random(8) }, () => pieces[random(pieces.length)]).join('')
		elementsOf(
			boardSvg(boardMoment([0]), {
				title: text,
				desc: text,
				source: text,
				credit: text,
				head: text,
				caption: text,
				language: text,
			}),
		)
	}
	const [root] = elementsOf(boardSvg(boardMoment([0]), { ...WORDS, language: 'e"n' }))
	assert.is(root.attributes.lang, 'e&quot;n', 'an attribute ends where it ends')
})

test("a file is on light paper whatever the page's colours: they are the figure's own light ones", () => {
	const [light] = String(style).split('color-scheme: light')
	for (const [name, color] of Object.entries(PAPER))
		if (name !== 'font') assert.match(light, new RegExp(`--_${name}: var\\([a-z-]+, ${color}\\)`))
	const svg = boardSvg(boardMoment([1, 3, 0, 2]), { ...WORDS, labels: 0, lines: queenLines([1, 3, 0, 2]), credit: 'x' })
	for (const [, color] of svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g))
		assert.ok(Object.values(PAPER).includes(color), color)
})

test('numbers stand where they are wanted, from 0 or from 1, and nowhere else', () => {
	const texts = labels =>
		elementsOf(boardSvg(boardMoment([1, 3, 0, 2]), { ...WORDS, labels }))
			.filter(({ name }) => name === 'text')
			.map(({ text }) => text)
	assert.equal(texts(null), [])
	assert.equal(texts(0), ['0', '0', '1', '1', '2', '2', '3', '3'])
	assert.equal(texts(1), ['1', '1', '2', '2', '3', '3', '4', '4'])
})

test('everything that a board draws can be recorded, at every moment', async () => {
	const known = new Recorder()
	const strict = () =>
		new Proxy(new Recorder(), {
			get(target, name) {
				if (name !== 'pathOf') assert.ok(name in target, `the recorder knows ${String(name)}`)
				return typeof target[name] === 'function' ? target[name].bind(target) : target[name]
			},
			set(target, name, value) {
				assert.ok(name in known, `the recorder knows ${String(name)}`)
				target[name] = value
				return true
			},
		})
	for (const options of walksUpTo(4)) {
		const walk = await engine.walk(options)
		for (let step = 0; step <= (await walk.measure()); step++)
			for (const chosen of [null, { row: 0, col: 0 }]) {
				const moment = await walk.seek(step),
					recorder = strict()
				drawBoard(
					recorder,
					moment,
					{ at: i => i, attacks: true, chosen, colors: PAPER },
					boardGeometry(400, moment.n, 1),
				)
				elementsOf(`<svg>${recorder.body}</svg>`)
			}
		await walk.close()
	}
})

test('what is moved and scaled lies where a canvas would put it', () => {
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
	const [, rectangle, line, plain] = elementsOf(`<svg>${r.body}</svg>`).map(({ attributes }) => attributes)
	assert.is(rectangle.d, 'M12 24h6v8h-6z')
	assert.equal([line.d, line['stroke-width'], line['stroke-dasharray']], ['M10 20L20 30', '6', '2 4'])
	assert.is(plain.d, 'M1 2h3v4h-3z')
})

test('what has the same paint is one element, but for dashes, which begin anew with each line', () => {
	const r = new Recorder()
	for (const dash of [[], [1, 2]]) {
		r.setLineDash(dash)
		for (const y of [1, 2, 3]) {
			r.beginPath()
			r.moveTo(0, y)
			r.lineTo(9, y)
			r.stroke()
		}
	}
	assert.equal(
		elementsOf(`<svg>${r.body}</svg>`)
			.slice(1)
			.map(({ attributes: { d } }) => d),
		['M0 1L9 1M0 2L9 2M0 3L9 3', 'M0 1L9 1', 'M0 2L9 2', 'M0 3L9 3'],
	)
})

// --- lines ----------------------------------------------------------------------------------------------------

test('the lines of the queens pass through the squares that they attack, and no others', () => {
	const random = randomFrom(23)
	for (let n = 1; n <= 9; n++)
		for (let i = 0; i < 20; i++) {
			const board = Array.from({ length: n }, () => random(n + 1) - 1),
				passed = new Set()
			for (const { from, to } of queenLines(board)) {
				const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
				for (let k = 0; k <= length; k++)
					passed.add([0, 1].map(axis => from[axis] + ((to[axis] - from[axis]) / length) * k).join())
			}
			const attacked = oracle.attackers(board)
			for (let square = 0; square < n * n; square++) {
				const row = Math.floor(square / n),
					col = square % n
				if (board[row] !== col) assert.is(passed.has(`${row},${col}`), attacked[square] > 0, `${board}: ${row},${col}`)
			}
		}
})

test('a line is drawn between each two queens that attack each other', async () => {
	const squares = [0, 1, 3].map((col, row) => ({ row, col }))
	assert.equal(
		attackLines(squares, await engine.attacks(squares)).map(({ from, to }) => [from, to]),
		[
			[
				[0, 0],
				[1, 1],
			],
		],
	)
})

// --- storyboards, sheets, lines of text -----------------------------------------------------------------------

test('a storyboard has a board and the whole caption for each of its steps', async () => {
	const walk = await engine.walk({ n: 5 }),
		panels = []
	for (let step = 0; step < 9; step++)
		panels.push({
			moment: await walk.seek(step),
			head: `Step ${step}`,
			caption: 'A sentence that is too long for one line under a board, and 日本語の文も長ければ折り返される。',
		})
	await walk.close()
	const elements = elementsOf(storyboardSvg(panels, { ...WORDS, labels: null, credit: 'Where it is from' }))
	const texts = elements.filter(({ name }) => name === 'text').map(({ text }) => text)
	assert.equal(
		texts.filter(text => /^Step \d$/.test(text)),
		panels.map(({ head }) => head),
	)
	const whole = panels.map(({ head, caption }) => head + caption).join('') + 'Where it is from'
	assert.is(texts.join('').replace(/\s/g, ''), whole.replace(/\s/g, ''), 'nothing is lost between the lines')
	assert.is(
		elements.filter(({ name }) => name === 'use').length,
		panels.reduce((sum, { moment }) => sum + moment.queens.filter(col => col >= 0).length, 0),
	)
	assert.is(
		new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])).size,
		elements.filter(({ attributes }) => attributes.id).length,
	)
})

test('a text in lines is the text, nothing that clings begins a line, and no line but of one word is wider than the room', () => {
	const random = randomFrom(24),
		words = ['a', 'word', 'columns', ' ', ' ', ',', '  ', '8', '\n'],
		pieces = [...words, '。', '「', '行', '置けるか', 'ー', '🙂', '（3 つの']
	for (let i = 0; i < 2000; i++) {
		const from = i % 2 ? words : pieces,
			text = Array.from({ length: random(30) }, () => from[random(from.length)]).join(''),
			room = 2 + random(20)
		const lines = wrapped(text, room)
		assert.is(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
		for (const line of lines.slice(1)) assert.not.match(line, /^[。ー]/)
		if (from === words)
			for (const line of lines) assert.ok(widthOf(line) <= room || !/\s/.test(line), `${room}: ${line}`)
	}
	assert.equal(wrapped('', 10), [])
})

test('a text that is exactly as wide as the room is one line, and two in any room less wide', () => {
	for (const text of ['行列', 'a word', 'columns, 8', 'one 行 two']) {
		assert.equal(wrapped(text, widthOf(text)), [text])
		assert.is(wrapped(text, widthOf(text) - 1e-9).length, 2, text)
	}
})

test('a page of a sheet has fewer boards the larger they are, of every size', () => {
	for (const [from, to, boards] of [
		[1, 6, 25],
		[7, 10, 16],
		[11, 16, 9],
		[17, 32, 4],
	])
		for (let n = from; n <= to; n++) assert.is(boardsOnPage(n), boards, `n = ${n}`)
})

test('a sheet has every board once, with its number, and each page says which it has', () => {
	for (const n of [1, 5, 8, 12]) {
		const boards = Array.from({ length: boardsOnPage(n) + 3 }, (_, i) => ({
			columns: Array.from({ length: n }, (_, row) => (row + i) % n),
			number: i + 10,
		}))
		const html = sheetHtml(boards, {
			title: 'Sheet <1>',
			wordsOf: page => ({
				title: `${page[0].number} to ${page.at(-1).number}`,
				desc: en.sheetAlt(page.map(({ number, columns }) => ({ number, columns }))),
			}),
			source: WORDS.source,
			language: 'en',
		})
		const pages = html.match(/<svg.*<\/svg>/g).map(elementsOf)
		assert.equal(
			pages.map(elements => elements[1].text),
			[`10 to ${9 + boardsOnPage(n)}`, `${10 + boardsOnPage(n)} to ${12 + boardsOnPage(n)}`],
		)
		const heads = pages.flatMap(elements =>
			elements.filter(({ name, text }) => name === 'text' && /^\d+$/.test(text)).map(({ text }) => Number(text)),
		)
		assert.equal(
			heads,
			boards.map(({ number }) => number),
		)
		assert.is(pages.flat().filter(({ name }) => name === 'use').length, n * boards.length)
		const ids = pages.flat().flatMap(({ attributes }) => attributes.id ?? [])
		assert.is(new Set(ids).size, ids.length, 'no name is given twice in one document')
		assert.match(html, '<title>Sheet &lt;1&gt;</title>')
	}
})

// --- GIF ------------------------------------------------------------------------------------------------------

test('the frames of a GIF are those that went in, with their delays, its comment and whether it begins again', () => {
	const random = randomFrom(25)
	for (const [width, height, loop] of [
		[1, 1, true],
		[7, 5, false],
		[64, 33, true],
		[300, 200, true],
	]) {
		const frames = Array.from({ length: 4 }, () =>
			Uint8Array.from({ length: width * height }, (_, i) => (i % 11 ? i % 3 : random(PALETTE.length))),
		)
		const file = gifFile(width, height, { loop })
		frames.forEach((frame, i) => file.add(frame, 100 * (i + 1)))
		const comment = `n = 8 ${'x'.repeat(600)} 解`,
			gif = framesOf(file.end(comment))
		assert.equal([gif.width, gif.height, gif.loops, gif.comment], [width, height, loop ? 0 : null, comment])
		assert.equal(gif.delays, [100, 200, 300, 400])
		gif.frames.forEach((frame, i) =>
			assert.equal(
				frame,
				frames[i].reduce((pixels, index) => (pixels.push(...PALETTE[index]), pixels), []),
			),
		)
	}
})

test('a GIF ends with the last pixel of its frames, however many codes they take', () => {
	const random = randomFrom(28),
		pixels = Uint8Array.from({ length: 9000 }, () => random(PALETTE.length))
	// A code of noise is mostly one pixel: at these lengths codes become wider, and at the last ones they begin anew.
	const lengths = [
		[1, 20],
		[250, 20],
		[760, 30],
		[1790, 50],
		[3838, 260],
	]
	for (const length of lengths.flatMap(([from, many]) => Array.from({ length: many }, (_, i) => from + i))) {
		const file = gifFile(length, 1),
			frame = pixels.slice(0, length)
		file.add(frame, 20)
		assert.equal(framesOf(file.end('')).frames, [[...frame].flatMap(index => PALETTE[index])])
	}
})

test('while an animation is made the thread is free for others before and after each drawing, and an abort ends it', async () => {
	const walk = await engine.walk({ n: 8 }),
		panels = []
	for (let step = 0; step < 5; step++) panels.push({ moment: await walk.seek(step) })
	await walk.close()
	const done = []
	const pixels = (x, y, width, height) => {
		done.push('read')
		return { data: new Uint8ClampedArray(4 * width * height).fill(done.length) }
	}
	const own = { getImageData: pixels, pathOf: d => d, clearRect: () => done.at(-1) !== 'drawn' && done.push('drawn') }
	const ctx = new Proxy({}, { get: (_, name) => own[name] ?? (() => {}), set: () => true })
	const canvas = { width: 0, height: 0, getContext: () => ctx }
	const { setImmediate } = globalThis
	globalThis.setImmediate = act => (done.push('free'), setImmediate(act))
	try {
		const told = []
		const gif = framesOf(
			await animationGif(panels, canvas, { ...WORDS, speed: 4, onProgress: part => told.push(part) }),
		)
		assert.equal(gif.delays, [250, 250, 250, 250, 2000])
		assert.equal(told, [0.2, 0.4, 0.6, 0.8, 1])
		assert.is(gif.comment, Object.values(WORDS).join('\n'))
		assert.equal(done, [...panels.flatMap(() => ['free', 'drawn', 'free', 'read', 'free']), 'free'])
		const controller = new AbortController()
		await animationGif(panels, canvas, {
			...WORDS,
			signal: controller.signal,
			onProgress: () => controller.abort(new Error('enough')),
		}).then(
			() => assert.unreachable(),
			error => assert.is(error.message, 'enough'),
		)
	} finally {
		globalThis.setImmediate = setImmediate
	}
})

test("a pixel gets the nearest colour of the palette, and the paper's own colours stay exact", () => {
	const random = randomFrom(26),
		pixels = Uint8Array.from({ length: 4 * 2000 }, () => random(256))
	const distance = (i, [r, g, b]) =>
		(pixels[4 * i] - r) ** 2 + (pixels[4 * i + 1] - g) ** 2 + (pixels[4 * i + 2] - b) ** 2
	const nearest = i => Math.min(...PALETTE.map(color => distance(i, color)))
	indexed(pixels, new Map()).forEach((index, i) => assert.is(distance(i, PALETTE[index]), nearest(i)))
	for (const color of Object.values(PAPER).filter(color => color.startsWith('#'))) {
		const own = [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))
		assert.equal(PALETTE[indexed(Uint8Array.of(...own, 255), new Map())[0]], own)
	}
	assert.ok(PALETTE.length < 256, 'one number is left')
})

// --- PNG ------------------------------------------------------------------------------------------------------

/** The chunks of a PNG, each with a check that a slow remainder agrees with. */
function chunksOf(png) {
	const chunks = [],
		view = new DataView(png.buffer, png.byteOffset)
	for (let at = 8; at < png.length; ) {
		const length = view.getUint32(at),
			body = png.subarray(at + 4, at + 8 + length)
		let crc = 0xffffffffn
		for (const byte of body)
			for (let bit = 0, c = (crc ^= BigInt(byte)); bit < 8; bit++) c = crc = c & 1n ? (c >> 1n) ^ 0xedb88320n : c >> 1n
		assert.is(view.getUint32(at + 8 + length), Number(crc ^ 0xffffffffn), 'the check is right')
		chunks.push({ name: String.fromCharCode(...body.subarray(0, 4)), data: body.slice(4) })
		at += 12 + length
	}
	return chunks
}

test('a PNG keeps its bytes and gains its words, in whatever letters they are', () => {
	const png = Uint8Array.from(
		atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
		char => char.charCodeAt(0),
	)
	const chunks = chunksOf(withWords(png, { Title: 'Board × 8', Description: '8 行 8 列', Source: '' }))
	assert.equal(
		chunks.map(({ name }) => name),
		['IHDR', 'tEXt', 'iTXt', 'IDAT', 'IEND'],
	)
	assert.is(String.fromCharCode(...chunks[1].data), 'Title\0Board × 8')
	assert.is(new TextDecoder().decode(chunks[2].data), 'Description\0\0\0\0\x008 行 8 列')
	assert.equal(
		chunks.filter(({ name }) => !name.endsWith('Xt')),
		chunksOf(png),
	)
})

// --- all solutions --------------------------------------------------------------------------------------------

const download = async (n, kind, options = {}) => {
	const parts = []
	for await (const part of downloadTexts(n, kind, {
		engine,
		head: total => en.allTitle({ n, total }),
		source: WORDS.source,
		...options,
	}))
		parts.push(part)
	return parts.join('')
}

test('text is what the program prints, after a line that says what it is', async () => {
	for (const kind of ['dots', 'lower', 'squares', 'hash', 'positions'])
		for (let n = 1; n <= 8; n++) {
			const [head, empty, ...lines] = (await download(n, kind)).split('\n')
			assert.equal([head, empty], [en.allTitle({ n, total: oracle.KNOWN.solutionCount[n] }), ''])
			assert.is(lines.join('\n'), nqueens('solve', String(n), '--style', kind).stdout, `${kind}, n = ${n}`)
		}
})

test('CSV and JSON hold every solution in order, and say n and where they are from', async () => {
	for (let n = 1; n <= 8; n++)
		for (const from of [0, 1]) {
			const solutions = oracle.solutions(n),
				[head, ...rows] = (await download(n, 'csv', { from })).trimEnd().split('\n')
			assert.equal(head.split(','), [
				'n',
				'number',
				...Array.from({ length: n }, (_, row) => `row ${row + from}`),
				'source',
			])
			assert.equal(
				rows.map(row =>
					row
						.split(',')
						.slice(0, n + 2)
						.map(Number),
				),
				solutions.map((board, i) => [n, i + 1, ...board.map(col => col + from)]),
			)
			if (rows.length > 0)
				assert.is(
					rows[0]
						.split(',')
						.slice(n + 2)
						.join(),
					`"${WORDS.source}"`,
				)
			assert.equal(JSON.parse(await download(n, 'json')), {
				n,
				count: solutions.length,
				source: WORDS.source,
				solutions,
			})
			assert.equal(
				JSON.parse(await download(n, 'leetcode')),
				solutions.map(board => board.map(col => board.map((_, i) => (i === col ? 'Q' : '.')).join(''))),
			)
		}
})

test('the first board of a downloaded text is read back, and the rest are counted', async () => {
	for (const kind of DOWNLOADS.filter(kind => kind !== 'csv'))
		for (const words of TAKEAWAY) {
			const text = await download(6, kind, {
				head: total => words.allTitle({ n: 6, total }),
				source: 'N-Queens, http://[::1]:8000/',
			})
			const board = readBoard(text)
			assert.equal([board.squares?.map(({ col }) => col), board.more], [[1, 3, 5, 0, 2, 4], 3], kind)
		}
})

test('parts are short, progress goes from 0 to 1, and an abort ends it with its reason', async () => {
	const told = []
	let longest = 0
	for await (const part of downloadTexts(10, 'leetcode', {
		engine,
		head: String,
		source: '',
		onProgress: part => told.push(part),
	}))
		longest = Math.max(longest, part.length)
	assert.ok(longest < 300_000)
	assert.ok(told.every((part, i) => part >= (told[i - 1] ?? 0)) && told.at(-1) === 1)
	const controller = new AbortController()
	const texts = downloadTexts(14, 'dots', {
		engine,
		head: String,
		source: '',
		signal: controller.signal,
		onProgress: part => part > 0 && controller.abort(new Error('enough')),
	})
	await collected(texts, 'text/plain').then(
		() => assert.unreachable(),
		error => assert.is(error.message, 'enough'),
	)
})

test('what is collected is the text, in a Blob or in a file, and a file that fails is given up', async () => {
	async function* texts() {
		yield 'one '
		yield 'two'
	}
	const blob = await collected(texts(), 'text/csv')
	assert.equal([await blob.text(), blob.type], ['one two', 'text/csv'])
	const written = []
	const file = fails => ({
		write: async text => (fails ? Promise.reject(new Error('full')) : written.push(text)),
		close: async () => written.push('closed'),
		abort: async () => written.push('given up'),
	})
	assert.is(await collected(texts(), '', file(false)), null)
	await collected(texts(), '', file(true)).then(
		() => assert.unreachable(),
		error => assert.is(error.message, 'full'),
	)
	assert.equal(written, ['one ', 'two', 'closed', 'given up'])
})

test('every kind of download has an ending and a type', () => {
	for (const kind of DOWNLOADS) assert.ok(TYPES[kind].ending && TYPES[kind].type)
})

// --- names ----------------------------------------------------------------------------------------------------

test("a source is the page's address without what it shows, and only one that others can open", () => {
	assert.is(sourceOf('https://example.org/queens/?n=8&k=57#x'), 'N-Queens, https://example.org/queens/')
	for (const href of ['file:///home/someone/index.html?n=8', 'about:srcdoc', 'blob:null', undefined])
		assert.is(sourceOf(href), 'N-Queens')
})

test("a file's name says what is in it, in letters that every disk takes", () => {
	assert.is(fileName(8, ['solution', 57n], 'svg'), 'n-queens-8-solution-57.svg')
	assert.match(fileName(8, ['../"x" 解', 'Breadth-First', 3], 'gif'), /^[a-z0-9-]+\.gif$/)
})

// --- the dialog -----------------------------------------------------------------------------------------------

test('whatever is typed as steps is taken or refused with a sentence in each language', () => {
	const random = randomFrom(27),
		pieces = ['1', '0', '99', ' ', ',', '.', '-', 'e', '９', '\0', 'x', '∞', '']
	const state = begun({ step: 131, labels: 0, attacks: false, speed: 2 })
	assert.equal(asked({ ...state, what: 'steps' }), { from: 120, to: 131 })
	assert.equal(asked({ ...state, what: 'steps', from: '１，０００', to: '1 010' }), { from: 1000, to: 1010 })
	for (let i = 0; i < 3000; i++) {
		const text = () => Array.from({ length: random(8) }, () => pieces[random(pieces.length)]).join('')
		const answer = asked({
			...state,
			what: 'steps',
			from: text(),
			to: text(),
			kinds: { board: 'svg', steps: ['gif', 'storyboard'][i % 2] },
		})
		if ('refusal' in answer)
			for (const words of TAKEAWAY)
				assert.not.match(words.refused[answer.refusal.name](...answer.refusal.values), /undefined|NaN|Infinity/)
		else
			assert.ok(
				Number.isInteger(answer.from) && answer.from <= answer.to && answer.to - answer.from < (i % 2 ? 60 : 200),
			)
	}
})

test('as many steps as an animation or a storyboard may have are taken, and one more is refused', () => {
	for (const [steps, most] of [
		['gif', MOST_FRAMES],
		['storyboard', MOST_PANELS],
	]) {
		const upTo = to =>
			asked({
				...begun({ step: 0, labels: 0, attacks: false, speed: 2 }),
				what: 'steps',
				from: '1',
				to: String(to),
				kinds: { board: 'svg', steps },
			})
		assert.equal(upTo(most), { from: 1, to: most })
		assert.equal(upTo(most + 1), { refusal: { name: steps, values: [most + 1, most] } })
	}
})

test('at first the last twelve steps are offered, and at the beginning those that there are', () => {
	for (const [step, from] of [
		[0, '0'],
		[5, '0'],
		[11, '0'],
		[12, '1'],
		[1e12, '999999999989'],
	])
		assert.is(begun({ step, labels: 0, attacks: false, speed: Infinity }).from, from)
})

/** Makes it as the dialog does, without a page. */
async function makes(state, words, step) {
	const walk = await engine.walk({ n: 8, search: 'flags' }),
		moment = await walk.seek(step)
	const momentsOf = async (from, to) => {
		const moments = []
		for (let at = from; at <= to; at++) moments.push(await walk.seek(at))
		return moments
	}
	const format = async (board, style) => `${style} ${board.join(' ')}\n`
	const use = {
		moment,
		base: 0,
		words,
		pageWords: words.core,
		source: WORDS.source,
		momentsOf,
		format,
		canvas: null,
		signal: new AbortController().signal,
		onProgress() {},
	}
	try {
		return await made(
			{ ...begun({ step, labels: 0, attacks: false, speed: 2 }), ...state },
			{ from: step - 3, to: step },
			use,
		)
	} finally {
		await walk.close()
	}
}

test('whatever is made names n, the step and its source, and has a text alternative with all its queens', async () => {
	for (const words of TAKEAWAY)
		for (const kind of [...KINDS.board.text, 'svg']) {
			const { blob, name, alt, text } = await makes({ kinds: { board: kind, steps: 'gif' } }, words, 131)
			const content = await blob.text()
			assert.match(name, /^n-queens-8-flags-step-131\.(svg|txt|json|fen)$/)
			assert.match(alt, '8 × 8')
			assert.match(alt, '131')
			for (const place of words === en ? ['row 0 column 0', 'row 5 column 3'] : ['0 行 0 列', '5 行 3 列'])
				assert.match(alt, place)
			if (!['leetcode', 'list', 'fen'].includes(kind))
				for (const part of ['8 × 8', '131', 'https://example.org/']) assert.match(content, part)
			if (kind !== 'svg') assert.ok(content.endsWith(text))
		}
})

test('a storyboard of steps says each of them, and a long one the first and the last', async () => {
	const { blob, name, alt } = await makes({ what: 'steps', kinds: { board: 'svg', steps: 'storyboard' } }, en, 131)
	assert.is(name, 'n-queens-8-flags-steps-128-131.svg')
	for (const step of [128, 129, 130, 131]) assert.match(alt, `Step ${step}: `)
	assert.match(await blob.text(), 'steps 128 to 131')
})

// --- words ----------------------------------------------------------------------------------------------------

function shape(value) {
	if (Array.isArray(value)) return value.map(shape)
	if (value && typeof value === 'object')
		return Object.fromEntries(
			Object.keys(value)
				.sort()
				.map(key => [key, shape(value[key])]),
		)
	return typeof value
}

test('both languages have the same words, for every kind, notation and fault', () => {
	assert.equal(shape(ja), shape(en))
	assert.equal(Object.keys(en.notations).sort(), [...NOTATIONS].sort())
	assert.equal(
		Object.keys(en.kinds).sort(),
		Object.values(KINDS)
			.flatMap(groups => Object.values(groups).flat())
			.sort(),
	)
})

test('every fault has a sentence that names the place, in both languages', () => {
	const texts = [
		'',
		'1 '.repeat(20_000),
		'1 5 8 six',
		'1 3 9 2',
		'12345678901',
		'a1 b2 a1',
		'.Q..\n...Q\nQ..\n..Q.',
		'.Q..\n...Q\nQ...',
		'.'.repeat(33),
		'x'.repeat(9000),
		`${'9'.repeat(5000)} 1`,
	]
	const seen = new Set()
	for (const text of texts)
		for (const words of TAKEAWAY) {
			const { fault } = readBoard(text)
			const sentence = words.faults[fault.name](fault)
			assert.ok(sentence.length > 5 && sentence.length < 200 && !/undefined|NaN|\[object/.test(sentence), sentence)
			if (!['empty', 'long'].includes(fault.name)) assert.match(sentence, String(fault.column))
			seen.add(fault.name)
		}
	assert.equal([...seen].sort(), Object.keys(en.faults).sort())
})

test.run()
