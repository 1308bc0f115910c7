import {equal, is, not, ok, test} from '#test'
import {movesAsked, openOnes, questionsOf, walkOf} from '../helpers/questions.js'
import {elementsOf, markupOf, those} from '../helpers/templates.js'
import {squaresOf, walksUpTo} from '../helpers/walks.js'
import {inEveryLanguage} from '#web/make/words.js'
import {searchTexts} from '#web/searches/lazy-searches.js'
import {countVerdicts} from '#web/searches/quiz-data.js'
import {explained, isOpen, judged} from '#web/searches/questions.js'
import {shownAnswer, isAsking, questionsText, questionsView} from '#web/views/questions.js'

const LOCALES = await inEveryLanguage('core', 'questions')
const lastOf = (all, {ask, target}, square) => ({
	judged: square && judged(all[ask], {target}, square),
	moment: all[ask],
	target,
	square,
	isSettled: !square || judged(all[ask], {target}, square).right,
	isLate: false,
})
const NONE = {tally: countVerdicts([]), records: [], total: null, isLate: false, faults: [], ended: false}
const lookOf = (words, quiz, more = {}) => ({
	words,
	at: i => i,
	act: {},
	quiz: {question: null, open: false, last: null, reminded: false, ...NONE, ...quiz},
	...more,
})
const BAD = /undefined|null|NaN|\[object|function|=>|-1|\*\*/

test('every verdict is complete, and names the next square only if it is shown', async () => {
	const [seen, reasons] = [new Set(), new Set()]
	const walked = walksUpTo(4).map(options => [...openOnes(walkOf(options)).values()])
	for (const group of [...walked, await movesAsked()])
		for (const {moment, question} of group)
			for (const square of [null, ...squaresOf(moment.n)]) {
				const {target} = question,
					found = square && judged(moment, question, square),
					verdict = found ?? explained(moment, question),
					key = JSON.stringify(verdict) + (square === null)
				if (seen.has(key)) continue
				seen.add(key)
				reasons.add(verdict.reason)
				for (const words of LOCALES)
					for (const base of [0, 1]) {
						const last = {judged: found, moment, target, square, isSettled: !square || found.right, isLate: false},
							context = lookOf(words, {last, question}, {at: i => i + base})
						const [section] = elementsOf(questionsView(context)),
							text = questionsText(context)
						not.match(markupOf(questionsView(context)), BAD)
						not.match(text, BAD)
						ok(section.text.startsWith(text), `${section.text} | ${text}`)
						const [row, col] = [target.event.row + base, target.event.col + base]
						const next = words.questions.answer[target.event.kind]({row, col}, i => i)
						is(text.includes(next), square === null)
					}
			}
	ok(seen.size > 1000)
	for (const words of LOCALES) {
		const {why} = searchTexts('hill-climbing', words)
		equal(new Set(Object.keys({...words.questions.why, ...why})), reasons)
	}
})

const CASE = () => {
	const all = walkOf({n: 4, search: 'flags', startRow: 0}),
		[first, second] = questionsOf(all, ['place'])
	return {all, first, second, moment: {...all[second.ask], given: [], blocked: []}}
}
const labelsOf = context =>
	those(elementsOf(questionsView(context)), {tag: 'button'}).flatMap(({text}) => (text === '↺' ? [] : [text]))

test('a question stays until its answer is given or shown; then the button goes on', () => {
	const {all, first, second} = CASE(),
		square = {row: 3, col: 3}
	const quiz = {question: second, open: true}
	for (const words of LOCALES) {
		const ask = words.questions.question(['place'])
		for (const [asks, more] of [
			[true],
			[true, {last: lastOf(all, first, {row: 0, col: 0})}],
			[true, {last: lastOf(all, second, square)}],
			[false, {last: lastOf(all, second, {row: 1, col: 2})}],
			[false, {last: lastOf(all, second, null)}],
			[false, {open: false}],
		]) {
			const context = lookOf(words, {...quiz, ...more})
			is(isAsking(context.quiz), asks)
			equal(labelsOf(context), [asks ? words.questions.show : words.questions.goOn])
			is(questionsText(context).includes(ask), asks)
			is(elementsOf(questionsView(context))[0].text.split(ask).length, asks ? 2 : 1)
		}
		for (const total of [0, null]) {
			const over = lookOf(words, {ended: true, total})
			equal(labelsOf(over), [])
			is(questionsText(over), words.questions.ended(total))
		}
		const passed = lookOf(words, {ended: true, total: 2})
		equal(labelsOf(passed), [words.questions.goBack])
		is(questionsText(passed), words.questions.ended(2))
	}
})

test('shownAnswer() marks answer and target until the walk arrives', () => {
	const {all, second, moment} = CASE(),
		goal = {row: 1, col: 2}
	for (const square of [{row: 3, col: 3}, null]) {
		const last = lastOf(all, second, square),
			target = square ? null : goal
		for (const at of all) equal(shownAnswer(at, {last}), isOpen(at, second) ? {square, right: false, target} : null)
	}
	is(shownAnswer(moment, {last: null}), null)
})

test.run()
