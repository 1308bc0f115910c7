// What a comparison teaches.

import {test} from 'uvu'
import {equal, is, match, not, ok} from 'uvu/assert'
import {searches} from 'n-queens/engine'
import {inEveryLanguage} from '../../web/make/words.js'
import {lessonOf, namesOf} from '../../web/modes/compare/lesson.js'
import {CLASSICS, CLOCKS} from '../../web/modes/compare/state.js'
import {peakOf} from '../../web/views/memory.js'
import {brought, expectedAt, momentsOf} from '../helpers/compare.js'
import * as oracle from '../helpers/oracle.js'
import {assertWhole, grouped} from '../helpers/says.js'
import {randomFrom} from '../helpers/walks.js'

const [ja, en] = await inEveryLanguage('compare', 'searches')
const WORDS = [en, ja]

const FLAGS = 'the search with flags'
const plain = text => text.replaceAll('**', '')
const numbers = text => [...text.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const MEASURED = {
	steps: ['steps as', '手数は'],
	probes: ['probes as', '参照回数は'],
	tests: ['squares as', '調べたマスは'],
	memory: ['keeps', '覚えている数は'],
	peak: ['has kept up to', '覚えていた数は'],
}

/** What the oracle's moment amounts to, in each measure; the peak over all moments up to it. */
function amountsOf(options, moment) {
	const kept = ({frontier, stack, ...rest}) =>
		oracle.arrays(options.search, rest, options.n).reduce((sum, {values}) => sum + values.length, 0) +
		2 * stack.length +
		(frontier ? frontier.size * frontier.level + frontier.found * (frontier.level + 1) : 0)
	const {probes, tests} = moment.counters,
		before = momentsOf(options).slice(0, moment.step + 1)
	return {
		...{steps: moment.step, probes, tests, memory: kept(moment)},
		get peak() {
			return Math.max(...before.map(kept))
		},
	}
}

test("the lesson is true of every pair of searches at every clock: its numbers are the oracle's, and no measure differs more", async () => {
	const types = await searches(),
		random = randomFrom(3)
	for (const n of [1, 3, 6])
		for (const search of oracle.SEARCHES)
			for (const other of oracle.SEARCHES) {
				const walks = [
					{n, search, startRow: 0},
					{n, search: other, startRow: other === 'wraparound' ? n - 1 : 0},
				]
				for (const clock of CLOCKS)
					for (const at of [0, 1, 5 + random(200), 1e6]) {
						const moments = await Promise.all(walks.map(options => brought(options, clock, at)))
						const amounts = walks.map(options => amountsOf(options, expectedAt(options, clock, at)))
						for (const [language, words] of WORDS.entries()) {
							const names = namesOf(walks, types, words.searches, words.lettered),
								lesson = lessonOf(moments, {clock, at}, names),
								text = plain(words.lesson(lesson)),
								{chief} = lesson,
								title = `${search}, ${other}, n=${n}, ${clock} ${at}: ${text}`
							not.match(text, /-\d/, title)
							assertWhole(words.lesson(lesson))
							for (const {name, steps} of lesson.sides.filter(({outcome}) => outcome !== null))
								ok(text.toLowerCase().includes(name.toLowerCase()) && numbers(text).includes(steps), title)
							is.not(lesson.sides[0].name, lesson.sides[1].name)
							const areOver = moments.every(moment => moment.outcome && peakOf(moment).isExact),
								held = moments.some(({outcome}) => outcome) ? '' : {step: 'steps', probe: 'probes'}[clock]
							for (const measure of ['probes', areOver ? 'peak' : 'memory', 'tests', 'steps']) {
								if (measure === held) continue
								const [a, b] = amounts.map(amount => amount[measure])
								if (a > 0 && b > 0 && a !== b) ok(chief && Math.max(a / b, b / a) <= chief.ratio, `${title} ${measure}`)
							}
							if (!chief || lesson.isStart) continue
							const [more, less] = [amounts[chief.more][chief.measure], amounts[1 - chief.more][chief.measure]]
							ok(more > less && Math.abs(more / less - chief.ratio) < 1e-9, title)
							match(text, [more, less].map(grouped).join([' against ', ' 対 '][language]))
							const said = /([\d,.]+) (?:times as many|倍)/.exec(text),
								ratio = more / less,
								slack = ratio < 2 ? 0.0051 : ratio < 100 ? 0.051 : 0.51
							if (said) ok(Math.abs(Number(said[1].replaceAll(',', '')) - ratio) <= slack, title)
							else ok(ratio < 1.005, title)
							if (said || language === 1) match(text, MEASURED[chief.measure][language], title)
						}
					}
			}
})

test('at n = 8 scanning makes 32.9 times as many probes as flags, and breadth-first keeps 114 times as many numbers', async () => {
	const types = await searches()
	for (const [pair, clock, at, sentence, words = en] of [
		[
			...['flags scan', 'solution', 1],
			`At the first solution, scanning has made 32.9 times as many probes as ${FLAGS}: 45,220 against 1,373.`,
		],
		[
			...['scan flags', 'solution', 1],
			...['最初の解までに、線をたどる探索の参照回数は、真偽配列の探索の 32.9 倍（45,220 対 1,373）。', ja],
		],
		[
			...['breadth-first flags', 'step', 1e6],
			`…In the end, breadth-first has kept up to 114 times as many numbers in memory as ${FLAGS}: 6,142 against 54.`,
		],
		[
			...['first flags', 'solution', 93],
			`…${FLAGS} has taken 18.0 times as many steps as the exam search: 23,855 against 1,322.`,
		],
		['flags flags', 'step', 500, 'At step 500, neither has done more than the other.'],
	]) {
		const walks = pair.split(' ').map(search => ({n: 8, search, startRow: 0})),
			moments = await Promise.all(walks.map(options => brought(options, clock, at))),
			lesson = lessonOf(moments, {clock, at}, namesOf(walks, types, words.searches, words.lettered))
		const text = plain(words.lesson(lesson))
		if (sentence[0] === '…') match(text, sentence.slice(1))
		else is(text, sentence)
	}
})

test('every language names every search, every clock and every row', async () => {
	for (const words of WORDS) {
		for (const {id} of await searches()) ok(words.searches[id].short(0).length > 1)
		for (const clock of CLOCKS)
			for (const text of [
				...[words.clocks[clock], words.value[clock], words.plots[clock].caption],
				...[words.move.back(clock), words.move.forward(clock)],
				...[0.5, 1, 2, Infinity].map(speed => words.speedText(speed, clock)),
				...[0, 5, 6].map(at => words.valueText(clock, at, {all: 5, last: 6, isKnown: true})),
				...[0, 5, 6].map(at => words.valueText(clock, at, {all: 5, last: 5, isKnown: false})),
			])
				assertWhole(text)
		equal(Object.keys(words.classics), Object.keys(CLASSICS))
	}
})

test.run()
