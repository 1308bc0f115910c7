// What a comparison teaches.

import {test} from 'uvu'
import {is, match, not, ok} from 'uvu/assert'
import {inEveryLanguage} from '../../web/make/words.js'
import {lessonOf, namesOf} from '../../web/modes/compare/lesson.js'
import {CLOCKS} from '../../web/modes/compare/state.js'
import {peakOf} from '../../web/views/memory.js'
import {brought, expectedAt, keptExpected, momentsOf} from '../helpers/compare.js'
import * as oracle from '../helpers/oracle.js'
import {assertWhole, grouped} from '../helpers/says.js'
import {randomFrom} from '../helpers/walks.js'

const [ja, en] = await inEveryLanguage('compare', 'searches')
const WORDS = [en, ja]

const plain = text => text.replaceAll('**', '')
const numbers = text => [...text.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const MEASURED = {
	steps: ['steps as', 'ステップ数は'],
	probes: ['probes as', '参照回数は'],
	tests: ['squares as', '調べたマスは'],
	memory: ['keeps', '覚えている数は'],
	peak: ['has kept up to', '覚えていた数は'],
}

function amountsOf(options, {step, counters: {probes, tests}}) {
	const kept = moment => keptExpected(options, moment).all,
		moments = momentsOf(options)
	return {
		...{steps: step, probes, tests, memory: kept(moments[step])},
		get peak() {
			return Math.max(...moments.slice(0, step + 1).map(kept))
		},
	}
}

const lessonAt = (walks, moments, at, words) => lessonOf(moments, at, namesOf(walks, 0, words))
const broughtTo = (walks, {clock, at}) => Promise.all(walks.map(options => brought(options, clock, at)))

function assertTrue(walks, moments, {clock, at}, amounts, language) {
	const words = WORDS[language],
		lesson = lessonAt(walks, moments, {clock, at}, words),
		text = plain(words.lesson(lesson)),
		{chief, sides} = lesson,
		title = `${JSON.stringify(walks)}, ${clock} ${at}: ${text}`
	not.match(text, /-\d/, title)
	assertWhole(words.lesson(lesson))
	for (const {name, steps} of sides.filter(({outcome}) => outcome !== null))
		ok(text.toLowerCase().includes(name.toLowerCase()) && numbers(text).includes(steps), title)
	is.not(sides[0].name, sides[1].name)
	const areOver = moments.every(moment => moment.outcome && peakOf(moment).isExact),
		held = moments.some(({outcome}) => outcome) ? '' : {step: 'steps', probe: 'probes'}[clock]
	for (const measure of ['probes', areOver ? 'peak' : 'memory', 'tests', 'steps']) {
		const [a, b] = amounts.map(amount => amount[measure])
		if (measure !== held && a > 0 && b > 0 && a !== b)
			ok(chief && Math.max(a / b, b / a) <= chief.ratio, `${title} ${measure}`)
	}
	if (!chief || lesson.isStart) return
	const [more, less] = [chief.more, 1 - chief.more].map(side => amounts[side][chief.measure]),
		ratio = more / less
	ok(more > less && Math.abs(ratio - chief.ratio) < 1e-9, title)
	match(text, [more, less].map(grouped).join([' against ', ' 対 '][language]))
	const said = /([\d,.]+) (?:times as many|倍)/.exec(text),
		slack = ratio < 2 ? 0.0051 : ratio < 100 ? 0.051 : 0.51
	ok(said ? Math.abs(Number(said[1].replaceAll(',', '')) - ratio) <= slack : ratio < 1.005, title)
	if (said || language === 1) match(text, MEASURED[chief.measure][language], title)
}

test("the numbers of each lesson are the oracle's, and no measure differs more than the one told", async () => {
	const random = randomFrom(3)
	for (const n of [1, 3, 6])
		for (const search of oracle.SEARCHES)
			for (const other of oracle.SEARCHES) {
				const startRow = other === 'wraparound' ? n - 1 : 0,
					walks = [
						{n, search, startRow: 0},
						{n, search: other, startRow},
					]
				for (const clock of CLOCKS)
					for (const at of [0, 1, 5 + random(200), 1e6]) {
						const moments = await broughtTo(walks, {clock, at}),
							amounts = walks.map(options => amountsOf(options, expectedAt(options, clock, at)))
						for (const language of WORDS.keys()) assertTrue(walks, moments, {clock, at}, amounts, language)
					}
			}
})

test('at n = 8 the lessons say how many times as much', async () => {
	for (const [key, sentence] of Object.entries({
		'en flags scan solution 1':
			'scanning has made 32.9 times as many probes as the search with flags: 45,220 against 1,373.',
		'ja scan flags solution 1':
			'最初の解までに、線をたどる探索の参照回数は、真偽配列の探索の 32.9 倍（45,220 対 1,373）。',
		'en breadth-first flags step 1000000':
			'has kept up to 114 times as many numbers in memory as the search with flags: 6,142 against 54.',
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
