import {equal, is, ok, test} from '#test'
import {MOST_CHARACTERS, read, written} from '#web/searches/moments.js'
import {often, randomFrom} from '../helpers/walks.js'

test('read() reads back written()', () => {
	const random = randomFrom(5),
		pieces = ['a', ' b', ';', ':', '%', '%3B', 'クイーン', '👑', '+', '&', '"<']
	for (let i = 0; i < often(300); i++) {
		const caption = () =>
			Array.from({length: random(6)}, () => pieces[random(pieces.length)])
				.join('')
				.trim()
		const moments = Array.from({length: random(5)}, () => ({step: random(2 ** 50), caption: caption()}))
		equal(read(written(moments)), {moments, stepless: [], long: null})
	}
	is(written([{step: 120, caption: 'a; 50 %'}]), '120:a%3B 50 %25')
})

test('read() lists the parts of the text that have no valid step, and keeps the others', () => {
	const {moments, stepless} = read('1:a;b;-2:c;99999999999999999:d;3:e')
	equal(
		[moments.map(({step}) => step), stepless],
		[
			[1, 3],
			['b', '-2:c', '99999999999999999:d'],
		],
	)
})

test('read() keeps the first moments of a lesson that is too long', () => {
	const text = Array.from({length: 50}, (_, i) => `${i}:${'x'.repeat(96)}`).join(';'),
		{moments, long} = read(text)
	is(long, text.length)
	equal(
		moments.map(({step}) => step),
		moments.map((_, i) => i),
	)
	const length = count => written(read(text.split(';').slice(0, count).join(';')).moments).length
	ok(length(moments.length) <= MOST_CHARACTERS && length(moments.length) + 100 > MOST_CHARACTERS)
})

test.run()
