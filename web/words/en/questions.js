// English words of questions about a walk. Data of reasons: searches/questions.js. **…** marks a verdict.

import {count, disjunction, plural} from '../numbers.js'

const place = (row, col, at) => `row ${at(row)}, column ${at(col)}`
const back = 'so the queen placed last is removed.'

const SOUGHT = {
	test: 'the square to be tested',
	place: 'the square for the next queen',
	remove: 'the queen to be removed',
	move: 'the square that a queen will move to',
}

export default {
	label: 'What happens next?',
	sentences: texts => texts.join(' '),
	/** @param {import('../../searches/questions.js').Predictable[]} kinds */
	question(kinds, isReminded = false) {
		const sought = disjunction(
			'en',
			kinds.map(kind => SOUGHT[kind]),
		)
		return `${isReminded ? 'The walk waits for your answer: choose' : 'What happens next? Choose'} ${sought} (keys: arrows, then Enter).`
	},
	show: 'Show the answer',
	goOn: 'Go on',
	/** missed: number of questions without an answer; null if unknown. */
	ended: missed =>
		missed === 0
			? 'No question is left.'
			: `No question is left from here on.${
					missed ? ` ${missed === 1 ? 'One is' : `${count(missed)} are`} still without an answer.` : ''
				}`,
	goBack: 'Go back and answer',
	/** Shown before the first question. total: null if unknown. */
	ahead: total =>
		`${total === null ? 'There are questions' : total === 1 ? 'There is one question' : `There are ${count(total)} questions`} ahead. “Go on” leads to the first one.`,
	/** With feedback at the end. */
	skip: 'I do not know',
	noted: 'Answer saved.',
	given: given => `${plural(given, 'answer', 'answers')}`,
	of: total => `of ${count(total)}`,
	hidden: 'Hidden until the question is answered.',
	forget: 'Clear my answers',
	attempt: 'Start the next attempt',
	result: ({step, square, expected, right}, at) =>
		`Step ${count(step)}: ${square ? place(square.row, square.col, at) : 'no answer'} ${
			right ? '✓' : `✗ It is ${place(expected.row, expected.col, at)}.`
		}`,
	noEvent: ({step, kind}) =>
		kind
			? `There is no question about step ${count(step)}: it is not a test, placement or removal.`
			: `There is no question about step ${count(step)}: the walk ends before it.`,
	tally: ({right, wrong, shown}) =>
		[`${count(right)} right`, `${count(wrong)} wrong`, ...(shown > 0 ? [`${count(shown)} shown`] : [])].join(' · '),

	verdicts: {right: '**Correct.**', wrong: '**Not there.**', shown: '**Here it is.**'},
	why: {
		begins: ({row}, at) => `Row ${at(row)} is tried from its first column on.`,
		onward: ({col}, at) => `Columns are tried from left to right, and column ${at(col)} is next.`,
		tested: () => 'The test has just found this square free.',
		free: ({row, col, tried}, at) =>
			`${tried < 0 ? 'C' : `After column ${at(tried)}, c`}olumn ${at(col)} is the first of row ${at(row)} where a queen can stand.`,
		afterSolution: () => 'To look for more solutions, the queen placed last is removed.',
		noneFree: ({inRow}, at) => `No square of row ${at(inRow)} is free, ${back}`,
		allTried: ({inRow}, at) => `Every free square of row ${at(inRow)} has been tried, ${back}`,

		row: ({row, wraps, frontier}, at) =>
			frontier
				? `On every board of this level, row ${at(row)} is tried.`
				: wraps
					? `After the last row comes the first: the search is in row ${at(row)} now.`
					: `The search is in row ${at(row)} now.`,
		tried: ({row, square}, at) => `Column ${at(square.col)} of row ${at(row)} has been tried already.`,
		attacked: ({by}, at) =>
			`The ${by.length === 1 ? 'queen in row' : 'queens in rows'} ${by.map(at).join(', ')} ${by.length === 1 ? 'attacks' : 'attack'} that square.`,
		later: () => 'Columns are tried from left to right, and a queen can stand further left.',
		skips: () => 'Columns are tested from left to right; attacked squares are not skipped.',
		queen: ({kind, row, frontier}, at) =>
			frontier
				? 'That queen belongs to the board being extended, and stays.'
				: `That queen stays for now: row ${at(row)} still has a ${kind === 'test' ? 'column to try' : 'free square'}.`,
		otherQueen: () => 'Not that queen: the one placed last is removed first.',
	},
	/** The next event, after “Show the answer”. */
	answer: {
		test: ({row, col}, at) => `Next, ${place(row, col, at)} is tested.`,
		place: ({row, col}, at) => `Next, a queen goes to ${place(row, col, at)}.`,
		remove: ({row, col}, at) => `It is in ${place(row, col, at)}.`,
		move: ({row, col}, at) => `Next, the queen of row ${at(row)} goes to column ${at(col)}.`,
	},
}
