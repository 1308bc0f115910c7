// English words of the count mode. **…** marks the important part of a sentence. Durations are in seconds, counts are
// numbers or bigints.

import {count, exactTime, memory, percent, plural, rough, roughTime} from '../numbers.js'

const about = seconds => (seconds < 0.01 ? 'less than 0.01 seconds' : `about ${roughTime('en', seconds)}`)
const took = seconds => (seconds < 0.001 ? 'under 0.001 sec' : exactTime('en', seconds))
const left = seconds => (seconds === undefined ? '' : `, ${seconds < 1 ? 'less than a second' : about(seconds)} left`)
const workers = number => `${count(number)} ${number === 1 ? 'worker' : 'workers'}`
const onTheCard = number => `the graphics card${number > 0 ? ` and ${workers(number)}` : ''}`
const board = n => `${[8, 11, 18].includes(n) ? 'an' : 'a'} ${n} × ${n} board`
const begun = text => text[0].toUpperCase() + text.slice(1)
const queens = n => (n === 1 ? 'one queen' : `${n} queens`)

export default {
	name: 'Count',
	count,
	percent,
	about,
	took,
	workers,
	rough: number => rough('en', number),

	label: 'Count all solutions',
	board: 'Board',
	workersLabel: 'Workers',
	workersOption: (number, most) => (number === most && most > 1 ? `${number} (all)` : String(number)),

	start: 'Count',
	pause: 'Pause',
	resume: 'Resume',
	cancel: 'Cancel',
	cancelMeaning: 'Cancel, and delete what has been counted',
	discard: 'Discard',

	sentence: {
		waiting: n => `In how many ways can ${queens(n)} stand on ${board(n)}, none attacking another?`,
		kept: ({n, part: done, left: seconds}) =>
			`n = ${n} is **${percent(done)} done**${left(seconds)}. It can be resumed where it stopped.`,
		starting: n => `Setting up for n = ${n} …`,
		running: ({n, part: done, left: seconds}) =>
			`Counting the ${n} × ${n} board: **${percent(done)}**${left(seconds)}.`,
		paused: ({n, part: done, left: seconds}) =>
			`Paused at **${percent(done)}** of the ${n} × ${n} board${left(seconds)}.`,
		done: n => `${begun(board(n))} has this many solutions:`,
		rejected: () => 'This cannot be counted.',
	},
	estimate: (seconds, number, onCard) =>
		`Counting takes **${about(seconds)}** on this device with ${onCard ? onTheCard(number) : workers(number)}.`,
	card: name => `Graphics card: ${name}`,
	/** trouble: a sentence of the engine. */
	cardTrouble: trouble => `${trouble}.`,
	estimating: 'Measuring how fast this device counts …',
	estimateUnknown: 'The time it takes on this device is unknown.',
	needsMemory: (bytes, number) =>
		`It needs ${memory('en', bytes)} of memory${number > 1 ? ` for each worker, ${memory('en', bytes * number)} in all` : ''}.`,
	waitsForYou: 'This count would keep the device busy for a long time, so it waits until you start it.',

	facts: {
		found: 'found so far',
		elapsed: 'time so far',
		rate: 'solutions a second',
		workers: 'active workers',
		time: 'time',
		speed: 'solutions a second',
		workersUsed: 'workers',
		card: 'graphics card',
	},
	onOwnThread: 'Workers are not allowed here, so the page itself counts: slower, on one core.',
	progress: 'Progress of the count',
	status: {
		started: n => `Counting n = ${n}.`,
		resumed: (n, done) => `Counting n = ${n} again, from ${percent(done)} on.`,
		quarter: (n, done) => `n = ${n}: ${percent(done)} counted.`,
		paused: done => `Paused at ${percent(done)}.`,
		done: (n, total) => `Done. n = ${n} has ${count(total)} ${total === 1n ? 'solution' : 'solutions'}.`,
	},
	boardTitle: (n, total) =>
		total === undefined ? `${n} × ${n}` : `${n} × ${n}, ${count(total)} ${total === 1n ? 'solution' : 'solutions'}`,
	title: (done, title) => `${percent(done)} · ${title}`,

	keeps: 'Progress is stored on this device: after a reload the count continues where it was.',
	cannotKeep: 'This page cannot store anything here. Counting works, but a reload restarts it.',
	otherParts: 'Unfinished counts on this device',
	partLine: ({n, part: done, left: seconds}) => `n = ${n}, ${percent(done)} done${left(seconds)}`,
	take: n => `Resume n = ${n}`,
	shard: {
		part: (n, index, of, units, all) =>
			`Only **shard ${count(index)} of ${count(of)}** of the ${n} × ${n} board is counted here: ${count(units)} of ${plural(all, 'unit', 'units')}.`,
		whole: n => `Count the whole ${n} × ${n} board`,
		done: 'This shard is counted. Copy its line for “nqueens sum”:',
	},

	q: n => `Q(${n}) =`,
	matches: known => `matches the known value ${count(known)}`,
	differs: known => `differs from the known value ${count(known)}`,
	oeis: id => `OEIS ${id}`,
	next: (n, seconds) => `Next: ${n} × ${n}${seconds >= 0.01 ? `, ${about(seconds)}` : ''}`,
	seeAll: 'See all solutions',
	share: 'Share result',
	shared: (n, {total, seconds}) => `Q(${n}) = ${count(total)}: counted in a browser in ${took(seconds)}.`,
	copied: 'Copied',
	copyByHand: 'The browser does not allow copying here',
	fast: {
		question: 'How is this so fast?',
		answer:
			'No solution is built. The board is cut into a left and a right half, and all ways to fill each half are listed. Then the pairs that share no row and no diagonal are counted, 128 pairs at a time. Symmetry leaves about an eighth of the work.',
		source: 'An idea of Evgeny Kluev’s.',
	},
	resumedNote: 'Counted with pauses; the time is the sum of all parts.',
	fundamental: 'Fundamental solutions',
	fundamentalMeaning: 'Rotated and mirrored boards count as one.',
	orbitsCaption: 'The fundamental solutions by their symmetry',
	orbits: {
		of8: 'No symmetry: 8 different boards.',
		of4: 'Unchanged by a half turn: 4 boards.',
		of2: 'Unchanged by a quarter turn: 2 boards.',
		of1: 'Unchanged by all rotations and reflections: 1 board.',
	},
	classesLater: 'Sorting by symmetry …',

	fault: {
		shard: (text, n, units) =>
			`Shard “${text}” is not possible for n = ${n}, only I/K with 1 ≤ I ≤ K ≤ ${count(units)}, such as 1/${count(Math.min(units, 640))}.`,
		memory: (n, bytes) =>
			`n = ${n} needs ${memory('en', bytes)} of memory for each worker, more than is available here. Fewer workers may help.`,
		other: reason =>
			`The count cannot run here: ${/memory/i.test(reason) ? 'there is not enough memory' : 'WebAssembly is forbidden or missing'}. (${reason})`,
	},

	growth: {
		caption:
			'The number of solutions, and how long this device takes to count them. Both scales are logarithmic, with powers of ten at the same distance. n = 2 and n = 3 have no point, because they have no solution.',
		all: 'solutions Q(n), left scale',
		time: 'counted on this device (scale at the right)',
		estimate: 'estimate for this device',
		table: 'Show as a table',
		heads: ['n', 'Solutions', 'Fundamental', 'On this device'],
		estimated: seconds => `${about(seconds)} (estimate)`,
		counted: ({seconds, workers: number, card}) =>
			[took(seconds), card, number > 0 && workers(number)].filter(Boolean).join(', '),
		none: '–',
		readout: ({n, all, time}) =>
			`n = ${n}: ${count(all)} ${all === 1n ? 'solution' : 'solutions'}${time ? ` · ${time}` : ''}`,
		readoutRest: 'Point at a board size to read its numbers.',
		clear: 'Clear saved timings',
		cleared: 'The timings of this device are cleared.',
	},
	units: /** @type {[number, string][]} */ ([
		[0.001, '1 ms'],
		[1, '1 s'],
		[60, '1 min'],
		[3600, '1 h'],
		[86_400, '1 day'],
		[31_557_600, '1 yr'],
		[3.15576e10, '1000 yr'],
	]),

	keys: [
		[['Space'], 'count, pause, resume'],
		[['+', '−'], 'a larger, a smaller board'],
		[['?'], 'this list'],
	],
	keysNote: 'Everything else is reached with Tab.',
}
