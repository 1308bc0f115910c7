import {equal, is, not, ok, test} from '#test'
import {answered, answersIn, answersText, countVerdicts, FORMS, MOST_QUESTIONS} from '#web/searches/quiz-data.js'
import {
	progressText,
	questionsHash,
	randomIndices,
	readQuestions,
	revived,
	scoreAnswers,
} from '#web/searches/quiz-data.js'
import {randomFrom} from '../helpers/walks.js'

const ANY = {retries: null, isLate: false}

test('readQuestions() reads every form in any order, or returns the invalid part as `fault`', () => {
	for (const form of FORMS) equal(readQuestions(form).fault, undefined, form)
	const {specs, rules} = readQuestions(` ${FORMS.join(' ;')}; `)
	equal(rules, {retries: 1, isLate: true})
	equal(
		specs.map(spec => [spec.step, spec.random, spec.kinds.join(), spec.rejected, spec.from, spec.to, spec.seed]),
		[
			[111, undefined, 'test,place,remove,move', null, 0, Infinity, 0],
			[undefined, undefined, 'place,remove', null, 100, 200, 0],
			[undefined, undefined, 'test', true, 0, Infinity, 0],
			[undefined, 5, 'place,remove,move', null, 0, Infinity, 7],
		],
	)
	equal(readQuestions('').specs, [])
	const bad =
		'step step: step:0 step:-1 step:1.5 kind:solution kind: verdict:closed random:0 random:201 ' +
		'retries:10 feedback:no from:3 x:1 step:1:2 constructor:1 place,remove step:99999999999999999'
	for (const text of [
		...bad.split(' '),
		...['step:1 step:2', 'step:1 from:2', 'kind:place from:9 to:8', 'random:3 verdict:free'],
	]) {
		is(readQuestions(`step:3; ${text}`).fault, text)
		equal(readQuestions(text).specs, [])
	}
})

test('randomIndices() is reproducible and fair', () => {
	const often = Array(10).fill(0)
	for (let seed = 0; seed < 3000; seed++) {
		const indices = randomIndices(3, 10, seed)
		equal(indices, randomIndices(3, 10, seed))
		equal([new Set(indices).size, indices], [3, [...indices].sort((a, b) => a - b)])
		for (const one of indices) often[one]++
	}
	for (const times of often) ok(Math.abs(times - 900) < 120, often.join())
	equal([randomIndices(5, 3, 1), randomIndices(5, 0, 1)], [[0, 1, 2], []])
	ok(new Set(Array.from({length: 50}, (_, i) => randomIndices(4, 1e9, 2 ** 40 * i).join())).size === 50)
})

const WAY = {row: 1, col: 2},
	WRONG = {row: 3, col: 3},
	OTHER = {row: 0, col: 0}
const after = (squares, rules, step = 20) =>
	squares.reduce(
		(answers, square) => answered(answers, {step, at: step - 2, square, expected: WAY, right: square === WAY}, rules),
		Object.freeze([]),
	)
const seen = (squares, rules) => {
	const [answer] = after(squares, rules)
	return [answer.square, answer.right, answer.isSettled]
}

test('answered() counts the first answer, and one more per retry', () => {
	const late = {retries: null, isLate: true}
	for (const [squares, rules, ...expected] of [
		[[WAY], ANY, WAY, true, true],
		[[WRONG], ANY, WRONG, false, false],
		[[WRONG, OTHER, WAY], ANY, WRONG, false, true],
		[[WRONG, null], ANY, WRONG, false, true],
		[[null], ANY, null, false, true],
		[[null, WAY], ANY, null, false, true],
		[[WRONG], {...ANY, retries: 0}, WRONG, false, true],
		[[WRONG, WAY], {...ANY, retries: 0}, WRONG, false, true],
		[[WRONG, WAY], {...ANY, retries: 1}, WAY, true, true],
		[[WRONG, OTHER], {...ANY, retries: 1}, OTHER, false, true],
		[[WRONG, OTHER, WAY], {...ANY, retries: 1}, OTHER, false, true],
		[[WRONG], late, WRONG, false, true],
		[[WRONG, WAY], late, WRONG, false, true],
	])
		equal(seen(squares, rules), expected, JSON.stringify([squares, rules]))
})

test('scoreAnswers() is the share of all questions, or of answered ones if the total is unknown', () => {
	const answers = [WAY, WRONG, null].flatMap((square, i) => after([square], ANY, 20 + i))
	equal(countVerdicts(answers), {right: 1, wrong: 1, shown: 1})
	equal(scoreAnswers(answers, 10), {asked: 3, right: 1, total: 10, score: 0.1})
	equal(scoreAnswers(answers, null), {asked: 3, right: 1, total: null, score: 1 / 3})
	equal(scoreAnswers([], null), {asked: 0, right: 0, total: null, score: 0})
})

function manyAnswers(n, length, random, count = MOST_QUESTIONS) {
	const square = () => ({row: random(n), col: random(n)})
	const steps = [...new Set(Array.from({length: count}, () => 1 + random(length)))].sort((a, b) => a - b)
	return steps.map(step => ({
		...{step, at: step - 1 - random(Math.min(step, 30)), square: random(9) ? square() : null, expected: square()},
		...{tries: random(20), isSettled: random(2) === 1, right: random(2) === 1},
	}))
}

test('answersIn() returns stored answers, or null if the questions changed', () => {
	const random = randomFrom(5)
	for (let i = 0; i < 200; i++) {
		const n = 1 + random(32),
			answers = manyAnswers(n, 1 + random(2 ** 30), random, random(MOST_QUESTIONS)),
			mark = questionsHash({n}, 'step:3'),
			text = progressText(mark, answersText(answers, n))
		equal(revived(answersIn(text, mark), n), answers)
		is(answersIn(text, questionsHash({n}, 'step:4')), null)
	}
	for (const text of ['', '{', '[]', 'null', '{"version":2,"of":"x","answers":""}', undefined])
		is(answersIn(text, 'x'), null)
	for (const text of [null, 7, 'x', '1.2', '1.1.1.0.2', '1.1.1.1.2 ', '1.1.1.1.2.3', '-1.1.1.1.1'])
		is(revived(text, 8), null, String(text))
})

test('progressText() of the longest measured walk fits into 4096 characters', () => {
	const random = randomFrom(8)
	for (let i = 0; i < 20; i++) {
		const answers = manyAnswers(12, 11_000_000, random)
		ok(progressText(questionsHash(i), answersText(answers, 12)).length <= 4096)
	}
	not(manyAnswers(12, 11_000_000, random).length < 150)
})

test.run()
