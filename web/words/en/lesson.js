// English words of a lesson of named moments: above the board, presented and printed.

import {count, plural} from '../numbers.js'

const moments = number => (number === 1 ? 'moment' : `${count(number)} moments`)
const instead = number => (number > 0 ? `Shown instead: the other ${moments(number)}.` : 'No lesson is shown.')

export default {
	lesson: 'Lesson',
	previous: 'Previous moment (Page Up)',
	next: 'Next moment (Page Down)',
	goTo: step => `Go to step ${count(step)}`,
	caption: step => `Caption of step ${count(step)}`,
	captionHere: 'Write a caption',
	earlier: 'Move earlier in the lesson',
	later: 'Move later in the lesson',
	remove: 'Remove from the lesson',
	full: 'A lesson is stored in the address, which holds up to 2,000 characters. This one is full.',
	leave: 'End presenting',

	stepless: (part, others) =>
		`Moment “${part}” is not possible. Write a step from 0 to 2⁵³ and a caption, such as “120:Look here”. ${instead(others)}`,
	long: (characters, most, shown) =>
		`A lesson of ${count(characters)} characters is not possible, only up to ${count(most)}. Shown instead: its first ${moments(shown)}.`,
	beyond: (step, last) =>
		`Step ${count(step)} of the lesson is not possible, only steps from 0 to ${count(last)} of this walk. Shown instead: ${count(last)}.`,

	title: (n, search) => `${n} × ${n}, ${search}`,
	name: 'Name',
	date: 'Date',
	task: n => `Place ${plural(n, 'queen')}${n > 1 ? ' so that none attacks another' : ''}.`,
	blank: number => `Blank board ${number}`,
}
