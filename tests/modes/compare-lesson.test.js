import {test} from 'uvu'
import {match} from 'uvu/assert'
import {inEveryLanguage} from '../../web/make/words.js'
import {lessonTexts, walkNames} from '../../web/modes/compare/lesson.js'
import {momentAt} from '../helpers/compare.js'

const [ja, en] = await inEveryLanguage('compare', 'searches')

const plain = text => text.replaceAll('**', '')

const lessonAt = (walks, moments, at, words) => lessonTexts(moments, at, walkNames(walks, 0, words))
const broughtTo = (walks, {clock, at}) => Promise.all(walks.map(options => momentAt(options, clock, at)))

test('lessons at n = 8 name the ratio', async () => {
	for (const [key, sentence] of Object.entries({
		'en flags scan solution 1':
			'scanning has made 32.9 times as many probes as the search with flags: 45,220 against 1,373.',
		'ja scan flags solution 1':
			'最初の解までに、線をたどる探索の参照回数は、真偽配列の探索の 32.9 倍（45,220 対 1,373）。',
		'en breadth-first flags step 1000000':
			'has stored up to 114 times as many numbers in memory as the search with flags: 6,142 against 54.',
		'en flags flags step 500': 'At step 500, neither has done more than the other.',
	})) {
		const [language, first, second, clock, at] = key.split(' '),
			words = language === 'en' ? en : ja,
			walks = [first, second].map(search => ({n: 8, search, startRow: 0})),
			when = {clock, at: Number(at)}
		const text = plain(words.lesson(lessonAt(walks, await broughtTo(walks, when), when, words)))
		match(text, sentence)
	}
})

test.run()
