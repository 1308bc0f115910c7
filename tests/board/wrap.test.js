import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import {textWidth, wrapped} from '#web/board/picture/wrap.js'
import {randomFrom, randomText} from '../helpers/walks.js'

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

test('wrapped() keeps a text of exactly the width on one line', () => {
	for (const text of ['行列', 'a word', 'columns, 8', 'one 行 two']) {
		equal(wrapped(text, textWidth(text)), [text])
		is(wrapped(text, textWidth(text) - 1e-9).length, 2, text)
	}
})

test.run()
