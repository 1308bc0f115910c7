// English words of saved moments, for the page, the presentation and paper.

import {count, plural} from '../numbers.js'

const moments = number => (number === 1 ? 'moment' : `${count(number)} moments`)
const instead = number => (number > 0 ? `Shown instead: the other ${moments(number)}.` : 'No moment is shown.')

export default {
	lesson: 'Moments',
	previous: 'Previous moment (Page Up)',
	next: 'Next moment (Page Down)',
	goTo: step => `Go to step ${count(step)}`,
	caption: step => `Caption of step ${count(step)}`,
	captionHere: 'Write a caption',
	earlier: 'Move earlier',
	later: 'Move later',
	remove: 'Remove',
	full: 'Moments are stored in the address, which holds up to 2,000 characters. It is full.',
	leave: 'End presenting',
	keys: '← → steps · 1 code · 2 call stack · 3 tree · L pointer · B blank screen · Esc end',

	stepless: (part, others) =>
		`Moment “${part}” is not possible. Write a step from 0 to 2⁵³ and a caption, such as “120:Look here”. ${instead(others)}`,
	long: (characters, most, shown) =>
		`The moments have ${count(characters)} characters in all; up to ${count(most)} are allowed. Shown instead: the first ${moments(shown)}.`,
	beyond: (step, last) =>
		`Step ${count(step)} of a moment is not possible, only steps from 0 to ${count(last)} of this walk. Shown instead: ${count(last)}.`,

	title: (n, search) => `${n} × ${n}, ${search}`,
	name: 'Name',
	date: 'Date',
	task: n => `Place ${plural(n, 'queen')}${n > 1 ? ' so that none attacks another' : ''}.`,
	blank: number => `Blank board ${number}`,
}
