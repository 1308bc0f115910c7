// The attribute `questions`, parsed, and the reader's answers, as plain data. Examples of its terms, which
// words/en/reference.js explains:
//
//     step:111; verdict:refused from:100 to:200; kind:place,remove; random:5 seed:7 kind:place; retries:1 feedback:end
//
// Invariants: `readQuestions` returns the questions or the part of the text that is invalid; `revived` returns the
// answers that `answersText` wrote, or null.

import {MAX_STEP} from '../engine/known.js'
import {PREDICTABLE} from './questions.js'

export const MOST_QUESTIONS = 200

/** @import {Predictable, Square} from './questions.js'
 * @typedef {{step?: number, random?: number, seed: number, kinds: Predictable[], rejected: boolean|null, from: number,
 *   to: number}} QuestionSpec  rejected: only rejected (true) or accepted tests (false), or all events (null)
 * @typedef {{retries: number|null, isLate: boolean}} Rules  retries: null if later answers are possible, but only the
 *   first answer counts; isLate: feedback at the end
 * @typedef {{step: number, at: number, square: Square|null, expected: Square, right: boolean, tries: number,
 *   isSettled: boolean}} Answer  step: of the event; at: step when answered; square: null if the solution was
 *   shown; expected: a right square */

const whole = (low, high) => text => {
	const number = /^\d{1,16}$/.test(text) ? Number(text) : -1
	return number >= low && number <= high ? number : undefined
}
const among =
	(...words) =>
	text =>
		words.includes(text) ? text : undefined
const step = whole(0, MAX_STEP)

function kinds(text) {
	const all = text.split(',')
	return all.every(kind => PREDICTABLE.includes(kind)) ? PREDICTABLE.filter(kind => all.includes(kind)) : undefined
}

const READ = {
	...{step: whole(1, MAX_STEP), from: step, to: step, seed: step, random: whole(1, MOST_QUESTIONS)},
	...{kind: kinds, verdict: among('free', 'refused'), retries: whole(0, 9), feedback: among('now', 'end')},
}
const PARTS = {
	step: [],
	kind: ['from', 'to'],
	verdict: ['from', 'to'],
	random: ['seed', 'kind', 'from', 'to'],
	retries: ['feedback'],
	feedback: ['retries'],
}
export const FORMS = [
	...['step:111', 'kind:place,remove from:100 to:200', 'verdict:refused', 'random:5 seed:7', 'retries:1'],
	'feedback:end',
]

export function readQuestions(text) {
	const specs = [],
		rules = {retries: null, isLate: false}
	for (const part of text.split(';').filter(part => part.trim())) {
		const fields = partOf(part.trim())
		if (!fields) return {specs: [], rules, fault: part.trim()}
		const {retries, feedback} = fields
		if (retries !== undefined) rules.retries = retries
		if (feedback) rules.isLate = feedback === 'end'
		if (retries === undefined && !feedback) specs.push(specFrom(fields))
	}
	return {specs, rules}
}

export function faultsIn(text) {
	const {fault} = readQuestions(text ?? '')
	return fault ? [{name: 'questions', value: fault, allowed: {words: FORMS}}] : []
}

/** @returns {any} */
function partOf(part) {
	const words = part.split(/\s+/).map(word => word.split(':')),
		names = words.map(([name]) => name),
		[head] = names,
		mayFollow = Object.hasOwn(PARTS, head) ? PARTS[head] : null
	if (!mayFollow || new Set(names).size < names.length) return null
	const fields = Object.fromEntries(
		words.map(([name, value = '', ...more]) => [name, more.length || READ[name]?.(value)]),
	)
	const isRead = names.every(name => fields[name] !== undefined && (name === head || mayFollow.includes(name)))
	return isRead && !words.some(({length}) => length !== 2) && !(fields.to < fields.from) ? fields : null
}

const specFrom = ({step, random, verdict, kind, seed = 0, from = 0, to = Infinity}) => ({
	...{step, random, seed, from, to, rejected: verdict ? verdict === 'refused' : null},
	kinds: step ? PREDICTABLE : (kind ?? (verdict ? ['test'] : PREDICTABLE.slice(1))),
})

export const textOfKinds = kinds => (kinds.length > 0 ? `kind:${kinds.join(',')}` : null)

export const isMeant = ({kinds, rejected}, {kind, verdict}) =>
	kinds.includes(kind) && (rejected === null || rejected === (verdict !== 'free'))

export function randomIndices(count, total, seed) {
	const chosen = new Set(),
		random = randomFrom(seed)
	for (let i = Math.max(0, total - count); i < total; i++) {
		const one = Math.floor(random() * (i + 1))
		chosen.add(chosen.has(one) ? i : one)
	}
	return [...chosen].sort((a, b) => a - b)
}

/** Generator of random numbers, 0 ≤ x < 1: Marsaglia's 32-bit xorshift. */
function randomFrom(seed) {
	let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.floor(seed / 2 ** 32), 0xc2b2ae35)) | 1
	return () => {
		state ^= state << 13
		state ^= state >>> 17
		state ^= state << 5
		return (state >>> 0) / 2 ** 32
	}
}

const isOf = step => answer => answer.step === step

export function answered(answers, given, {retries, isLate}) {
	const before = answers.find(isOf(given.step))
	if (before?.isSettled) return answers
	const tries = (before?.tries ?? 0) + (given.square ? 1 : 0),
		counts = !before || (given.square && tries <= 1 + (retries ?? 0)),
		isOver = given.right || !given.square || isLate || (retries !== null && tries > retries)
	const answer = {...(counts ? given : before), tries, isSettled: isOver}
	return [...answers.filter(other => other !== before), answer].sort((a, b) => a.step - b.step)
}

export const isSettledIn = (answers, step) => answers.find(isOf(step))?.isSettled === true

export function countVerdicts(answers) {
	const right = answers.filter(({right}) => right).length,
		shown = answers.filter(({square}) => !square).length
	return {right, wrong: answers.length - right - shown, shown}
}

/** total: number of questions; null: unknown, so that only answered questions count. */
export function scoreAnswers(answers, total) {
	const {right} = countVerdicts(answers),
		of = Math.max(total ?? 0, answers.length)
	return {asked: answers.length, right, total, score: of === 0 ? 0 : right / of}
}

/** @typedef {{question: string, step: number, answer: any, expected: any, right: boolean}} NQueensAnswer
 *   question: `step:111`, a blank's letter, `board` or `program`; step: of the walk when answered; for `program`, the
 *   first wrong line of its output; answer, expected: squares or texts; answer: null if the solution was shown
 * @param {Answer} answer @returns {NQueensAnswer} */
export const publicAnswer = ({step, at, square, expected, right}) => ({
	question: `step:${step}`,
	step: at,
	answer: square,
	expected,
	right,
})

const VERSION = 1

export function questionsHash(...about) {
	let mark = 0x811c9dc5
	for (const letter of JSON.stringify(about)) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
	return (mark >>> 0).toString(36)
}

export const progressText = (mark, answers) => JSON.stringify({version: VERSION, of: mark, answers})

export function answersIn(text, mark) {
	try {
		const {version, of, answers} = JSON.parse(text)
		return version === VERSION && of === mark ? answers : null
	} catch {
		return null // not JSON
	}
}

export function answersText(answers, n) {
	const numberOf = square => (square ? 1 + square.row * n + square.col : 0)
	return answers
		.map(({step, at, square, expected, right, tries, isSettled}, i) => {
			const since = step - (answers[i - 1]?.step ?? 0)
			return [since, step - at, numberOf(square), numberOf(expected), 4 * tries + 2 * Number(right) + Number(isSettled)]
		})
		.map(numbers => numbers.map(number => number.toString(36)).join('.'))
		.join(' ')
}

export function revived(text, n) {
	if (typeof text !== 'string') return null
	const squareOf = number => (number === 0 ? null : {row: Math.floor((number - 1) / n), col: (number - 1) % n})
	let step = 0
	const answers = text
		.split(' ')
		.filter(Boolean)
		.map(one => {
			const [since, back, answer, expected, tries] = one.split('.').map(digits => Number.parseInt(digits, 36))
			step += since
			const squares = {square: squareOf(answer), expected: squareOf(expected)}
			return {step, at: step - back, ...squares, right: (tries & 2) > 0, tries: tries >> 2, isSettled: (tries & 1) > 0}
		})
	const whole = answers.filter(({expected}) => expected)
	const isOurs = !text.includes('-') && answers.length <= MOST_QUESTIONS && answersText(whole, n) === text
	return isOurs ? answers : null
}
