import {readFileSync} from 'node:fs'
import {nothing} from 'lit-html'
import {equal, is, ok, test} from '#test'
import {checked} from '../helpers/check.js'
import {outputsOf, WHOLE} from '../helpers/printing.js'
import {attacks} from '../helpers/oracle.js'
import {RUNNABLE} from '../helpers/programs.js'
import {squaresOf} from '../helpers/walks.js'
import {once} from '#web/engine/job.js'
import {mistakeView} from '#web/modes/check/program.js'
import {LISTINGS as COLUMNS} from '#web/searches/columns.js'
import {LANGUAGES, listingLanguages, listingLines, readListing} from '#web/searches/listings.js'
import {mistaken} from '#web/searches/mistakes.js'
import {printingListing, withPrinting} from '#web/searches/printing.js'

const SEARCHES = ['flags', 'scan', 'wraparound', 'first', 'completion', 'breadth-first'],
	SIZES = [4, 5, 6]
const IDS = [...readFileSync('c/check/mistakes_table.h', 'utf8').matchAll(/^MISTAKE\(\w+,\s+"([\w-]+)"/gm)].map(
	([, id]) => id,
)
const OF_COLUMNS = ['neighbours-only', 'last-unseen', 'first-unseen']

/** Mistakes that no listing can show; PROGRAMS have them. */
const IN_NO_LISTING = ['squares-freed', 'each-order']
const NOT_IN = {cpp: ['shared-list'], swift: ['shared-list', ...OF_COLUMNS]}

/** Outputs in which a mistake is not named: MISTAKES | FORMS SIZES | outcome, a key of OUTCOMES. */
const HIDDEN = `
diagonal-kept antidiagonal-kept column-kept lines-kept queen-kept no-sign | boards 4 6 | nothing
gives-up returns-in-loop | boards 4 6 | nothing
row-not-passed first-column-missed last-column-missed | boards 4 5 6 | nothing
column-kept lines-kept queen-kept returns-in-loop | trace 5 | stopped
gives-up stops-at-first | trace 4 5 6 | stopped
shared-list | trace 4 5 6 | right
queen-shown | trace 4 5 6 | shown
neighbours-only | boards trace 4 | right
`
	.trim()
	.split('\n')
	.map(line => line.split(' | ').map(cell => cell.split(' ')))

const TWINS = [
	['one-index-sum', 'diagonal-untested'],
	['one-index-difference', 'antidiagonal-untested'],
]

function outcomeOf(id, form, n) {
	const hidden = HIDDEN.find(([ids, where]) => ids.includes(id) && where.includes(form) && where.includes(String(n)))
	return hidden?.[2][0] ?? 'named'
}

const textOf = ({pieces}) => pieces.map(({text}) => text).join('')
const canBeMade = (id, language) => !IN_NO_LISTING.includes(id) && !NOT_IN[language]?.includes(id)

const judged = once(question => {
	const [text, ...words] = JSON.parse(question)
	const {status, stdout, stderr} = checked(text, ...words, '--format', 'json')
	ok(stdout, stderr)
	return {status, ...JSON.parse(stdout)}
})
const judge = (text, n, ...words) => judged(JSON.stringify([text, String(n), ...words]))

test('mistaken() changes a listing for each known mistake in each language that allows it', () => {
	ok(IDS.length >= 25, `${IDS.length}`)
	for (const id of IDS)
		for (const language of listingLanguages('flags')) {
			const is = language !== 'pseudo' && canBeMade(id, language)
			equal(mistaken(id, language) !== null, is, `${id} in ${language}`)
		}
	for (const id of IN_NO_LISTING) is(mistakeView(id, {language: 'c', words: {}}), nothing)
	for (const language of ['python', 'javascript', 'c', 'java']) ok(!NOT_IN[language], language)
	equal(
		[mistaken('unheard-of', 'c'), mistaken('gives-up', 'exam'), mistaken('gives-up', 'unheard-of')],
		[null, null, null],
	)
})

test('mistaken() marks changes with the original text', () => {
	for (const id of IDS)
		for (const language of Object.keys(WHOLE)) {
			if (!canBeMade(id, language)) continue
			const lines = mistaken(id, language),
				right = OF_COLUMNS.includes(id) ? readListing(COLUMNS[language]) : listingLines('flags', language)
			const undone = lines.filter(({change}) => change !== 'inserted').map(line => line.was ?? textOf(line))
			is(undone.join('\n'), right.map(textOf).join('\n'), `${id} in ${language}`)
			for (const line of lines) is(line.change === 'changed', line.was !== undefined && line.was !== textOf(line))
			ok(lines.filter(({change}) => change).length <= 6, `${id} in ${language}`)
		}
})

test('printingListing() adds a line that prints each placement, removal and solution', () => {
	for (const search of SEARCHES)
		for (const language of [...listingLanguages(search), 'unheard-of']) {
			const lines = printingListing(search, language),
				where = `${search} in ${language}`
			const isSilent = search === 'breadth-first' || ['pseudo', 'exam', 'unheard-of'].includes(language)
			is(lines === null, isSilent, where)
			if (isSilent) continue
			const markOf = i => lines[i]?.marks[0]
			const kinds = [...lines.keys()].flatMap(i => {
				if (lines[i].change !== 'print') return []
				const [kind] = /place|remove|solution/.exec(textOf(lines[i])),
					isBefore = kind === 'solution'
				equal(
					[i - 1, i + 1].map(near => markOf(near) === kind),
					[!isBefore, isBefore],
					`${where}: ${kind}`,
				)
				return [kind]
			})
			equal(kinds.sort(), ['place', 'remove', 'solution'])
			equal(
				lines.filter(({change}) => !change),
				listingLines(search, language),
				where,
			)
		}
	is(printingListing('unheard-of', 'c'), null)
})

function printed(language) {
	const ids = IDS.filter(id => canBeMade(id, language))
	const programs = [
		listingLines('flags', language),
		readListing(COLUMNS[language]),
		...ids.map(id => mistaken(id, language)),
	]
	const outputs = outputsOf(language, [...programs, ...programs.map(lines => withPrinting(lines, language))], SIZES)
	return ['flags', 'columns', ...ids].map((id, i) => ({id, boards: outputs[i], trace: outputs[programs.length + i]}))
}

const isNamed = (id, {status, right, likely}) => status === 1 && !right && likely.includes(id)

const OUTCOMES = {
	named: (id, text, n) => isNamed(id, judge(text, n)),
	nothing: (_, text) => text === '',
	right: (_, text, n) => judge(text, n).right,
	shown(_, text, n) {
		const {right, why} = judge(text, n)
		return right || why === 'board-differs'
	},
	stopped: (id, text, n) => judge(text, n).right && isNamed(id, judge(text, n, '--search', 'flags')),
}

for (const language of Object.keys(WHOLE).filter(id => RUNNABLE.includes(id)))
	test(`check names mistakes of programs in ${LANGUAGES[language] ?? language}, and judges right programs right`, () => {
		for (const {id, ...texts} of printed(language))
			for (const [form, outputs] of Object.entries(texts))
				SIZES.forEach((n, i) => {
					const outcome = IDS.includes(id) ? outcomeOf(id, form, n) : 'right',
						text = outputs[i],
						where = `${id} in ${language}, ${form} of ${n}`
					ok(OUTCOMES[outcome](id, text, n), `${where}: ${outcome}, not ${JSON.stringify(text && judge(text, n))}`)
					if (form !== 'trace' || outcome !== 'named') return
					equal(judge(text, n).likely.sort(), (TWINS.find(twins => twins.includes(id)) ?? [id]).sort(), where)
				})
	})

const attack = (a, b) => a.row === b.row || attacks(a.row, a.col, b.row, b.col) !== null,
	[BOARDS, MOVES, PLACES] = [/^\d/, /^[pr]/, /^p/]

/** Programs with mistakes, written in other ways than the listings: the test of a square, and the printed lines. */
const PROGRAMS = {
	'squares-freed': [({row}, queens, isMarked) => row === queens.length && !isMarked, BOARDS, MOVES],
	'each-order': [(square, queens) => !queens.some(queen => attack(queen, square)), BOARDS, MOVES],
	'column-untested': [
		({row, col}, queens) =>
			row === queens.length && queens.every(queen => Math.abs(queen.col - col) !== row - queen.row),
		PLACES,
	],
}

function* linesOf(n, isFree, queens = [], marks = []) {
	const squares = squaresOf(n),
		mark = (queen, value) => squares.forEach((square, i) => attack(queen, square) && (marks[i] = value))
	if (queens.length === n)
		yield [...queens]
			.sort((a, b) => a.row - b.row)
			.map(({col}) => col)
			.join(' ')
	for (const [i, queen] of squares.entries()) {
		if (!isFree(queen, queens, marks[i])) continue
		mark(queen, true)
		yield `place ${queen.row} ${queen.col}`
		yield* linesOf(n, isFree, [...queens, queen], marks)
		mark(queen, false)
		yield `remove ${queen.row} ${queen.col}`
	}
}

for (const [id, [isFree, ...forms]] of Object.entries(PROGRAMS))
	test(`check names the mistake ${id} of programs unlike the listings`, () => {
		for (const n of SIZES)
			for (const form of forms) {
				const text = [...linesOf(n, isFree)].filter(line => form.test(line)).join('\n'),
					judgement = judge(text, n)
				equal([judgement.verdict, judgement.likely], ['wrong', [id]], `n = ${n}, ${form}`)
			}
	})

test('for a wrong number of solutions, check names up to three mistakes that give it', () => {
	const countOf = text => (text.match(/^solution/gm) ?? []).length,
		[right, , ...wrong] = printed('javascript').map(({id, trace}) => ({id, counts: trace.map(countOf)}))
	SIZES.forEach((n, i) => {
		const found = wrong.map(({id, counts}) => ({id, count: counts[i]})).filter(({count}) => count !== right.counts[i])
		ok(found.length > 5)
		for (const {id, count} of found) {
			const {likely} = judge(`${count}\n`, n)
			ok(likely.includes(id) || likely.length === 3, `${id}: ${count} of ${n}`)
		}
	})
	equal(judge(`${92 * 40320}\n`, 8).likely, ['each-order'])
	equal(judge('0\n', 8).likely, ['diagonal-kept', 'antidiagonal-kept', 'column-kept'])
})

test.run()
