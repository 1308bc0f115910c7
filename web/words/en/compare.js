// English words of the compare mode. **…** marks the important part of a sentence.

import {count, plural, ratioText, rough} from '../numbers.js'

const begun = text => text[0].toUpperCase() + text.slice(1)

/** A ratio in words; without a number if it rounds to 1. */
const times = ratio => (ratio < 1.005 ? 'slightly more' : `${ratioText(ratio)} times as many`)
const than = ratio => (ratio < 1.005 ? 'than' : 'as')

const SIDES = ['A', 'B']

const COMPARED = {
	steps: ['has taken', 'steps'],
	probes: ['has made', 'probes'],
	tests: ['has tested', 'squares'],
	memory: ['stores', 'numbers in memory'],
	peak: ['has stored up to', 'numbers in memory'],
}

/** @type {Record<string, [string, string]>} */
const CLOCKS = {step: ['step', 'steps'], probe: ['probe', 'probes'], solution: ['solution', 'solutions']}

const ended = ({outcome, steps, solutions}) =>
	outcome === 'count'
		? `over after ${plural(steps, 'step')}, with ${plural(solutions, 'solution')}`
		: `over after ${plural(steps, 'step')}, with ${outcome === 'success' ? 'SUCCESS' : 'FAILURE'}`

/** @param {any} pair */
const when = ({clock, at, sides}) =>
	sides.every(({outcome}) => outcome !== null)
		? 'In the end'
		: clock === 'solution' && at === 1
			? 'At the first solution'
			: `At ${CLOCKS[clock][0]} ${count(at)}`

/** @param {any} pair */
function chief({chief, sides, ...now}) {
	if (!chief) return `${when({sides, ...now})}, neither has done more than the other.`
	const {measure, more, ratio, amounts} = chief,
		[verb, what] = COMPARED[measure]
	return `${when({sides, ...now})}, ${SIDES[more]} ${verb} **${times(ratio)}** ${what} ${than(ratio)} ${SIDES[1 - more]}: ${count(amounts[more])} against ${count(amounts[1 - more])}.`
}

const found = ({sides: [a, b]}) => `Solutions found: ${count(a.solutions)} by A, ${count(b.solutions)} by B.`

function lesson(now) {
	if (now.isStart) return 'Neither has begun. Press play, or step forward: one clock moves both.'
	const over = now.sides.flatMap((side, i) => (side.outcome === null ? [] : `${SIDES[i]} is ${ended(side)}.`))
	return [...over, chief(now), ...(now.isFound ? [found(now)] : [])].join(' ')
}

export default {
	name: 'Compare',
	boardTitle: ({n, clock, at}) => `${n} × ${n}, ${CLOCKS[clock][0]} ${count(at)}`,
	count,
	lesson,
	ended: side => begun(ended(side)),

	board: 'Board',
	boardSize: n => `${n} × ${n}`,
	sides: SIDES,
	searchOf: letter => `Search ${letter}`,
	startRow: 'Start row',
	startRowOf: letter => `Start row of ${letter}`,
	classicsLabel: 'Classic comparisons',
	classics: {flags: 'Why arrays beat scanning', memory: 'What breadth-first costs', first: 'What stopping saves'},

	clock: 'Advance both by',
	clocks: {step: 'step', probe: 'probe', solution: 'solution'},
	clockLabel: 'Clock',
	value: {step: 'Step', probe: 'Probe', solution: 'Solution'},
	of: (all, isAfter) => (isAfter ? `the end: ${count(all)} in all` : `of ${count(all)}`),
	ofAtLeast: known => (known > 0 ? `of more than ${count(known)}` : ''),
	valueText: (clock, at, {all, last, isKnown}) =>
		isKnown && at === last && last > all
			? `the end, after ${plural(all, ...CLOCKS[clock])}`
			: `${CLOCKS[clock][0]} ${count(at)}${isKnown ? ` of ${count(all)}` : all > 0 ? ` of more than ${count(all)}` : ''}`,
	move: {
		first: 'To the start',
		last: 'To the end of both',
		play: 'Play',
		pause: 'Pause',
		back: clock => `Back one ${CLOCKS[clock][0]}`,
		forward: clock => `Forward one ${CLOCKS[clock][0]}`,
	},
	speed: 'Speed',
	speedText: (speed, clock) =>
		speed === Infinity
			? 'full speed'
			: speed === 0.5
				? `one ${CLOCKS[clock][0]} every 2 seconds`
				: `${plural(speed, ...CLOCKS[clock])} a second`,
	measureAll: 'Count to the ends',
	working: 'Working …',
	measuring: 'Counting to the ends.',
	stop: 'Stop',
	announced: (sides, sentences) => sides.map((letter, i) => `${letter}: ${sentences[i]}`).join(' '),

	table: 'Work so far',
	measure: 'Measure',
	steps: 'steps',
	memory: 'Numbers in memory now',
	memories: {
		arrays: 'its own arrays',
		stack: 'call stack',
		frontier: 'frontier',
		all: 'in all',
		peak: 'most so far',
	},
	atMost: number => `≤ ${count(number)}`,
	memoryMeaning: bytes =>
		`A number takes ${bytes} bytes. An open call stores its row and column; a frontier stores the columns of all its boards.`,
	plots: {
		step: {caption: 'Numbers in memory at each step, on a logarithmic scale.', x: 'step', y: 'numbers in memory'},
		probe: {caption: 'Solutions found, by number of probes.', x: 'probes', y: 'solutions'},
		solution: {caption: 'Probes made before each solution.', x: 'solutions', y: 'probes'},
	},
	brief: number =>
		number >= 1e9
			? `${number / 1e9} G`
			: number >= 1e6
				? `${number / 1e6} M`
				: number >= 1e3
					? `${number / 1e3} k`
					: count(number),

	rough: number => rough('en', number),
	nodes: {
		heading: 'What each search costs',
		caption:
			'The cost of the searches of “Step through”, compared with placing queens blindly. Scales are logarithmic.',
		size: 'Board',
		measure: 'Measure',
		measures: {nodes: 'boards visited', tests: 'squares tested', probes: 'probes'},
		meanings: {
			nodes:
				'A board visited is a node of the search tree: queens in the first rows, none attacking another; the empty board counts too.',
			tests: 'A square is tested when the search asks whether a queen can stand there.',
			probes: 'A probe is one look at a square, an array element or an earlier queen.',
		},
		factorial: n => `${n}!`,
		factorialAbout: 'a queen in every row and column, diagonals ignored',
		power: n => `${n}${superscript(n)}`,
		powerAbout: 'one queen anywhere in each row',
		gap: ({n, nodes, factorial, power}) =>
			`At n = ${n} a search that finds all solutions visits **${count(nodes)}** boards. ${factorial > nodes ? `${n}! is ${factorText(factorial / nodes)} as many, ${n}${superscript(n)} is ${factorText(power / nodes)} as many.` : `${n}! is ${count(factorial)}, ${n}${superscript(n)} is ${count(power)}.`}`,
		same: 'Searches that find all solutions walk the same tree in different orders, so they visit the same boards and test the same squares. They differ in the cost of a test: compare the probes.',
		stops: 'stops at the first solution',
		proportion: n =>
			`Areas are proportional. Left: all ${n}${superscript(n)} boards, with the ${n}! in a corner. Right: that corner enlarged, with the visited boards in it.`,
		growth: 'How the work grows with n',
		lines: {all: 'searches for all solutions', factorial: 'n!', power: 'nⁿ'},
		table: 'Show as a table',
		working: 'Running each search to its end …',
	},

	keys: [
		[['Space'], 'play or pause'],
		[['→', '←'], 'clock one forward, one back'],
		[['Home', 'End'], 'to the start, to the end of both'],
		[['+', '−'], 'faster, slower'],
		[['Esc'], 'stop a long calculation'],
		[['?'], 'this list'],
	],
	keysNote: 'On a board, arrow keys move from square to square; all other keys move both searches.',
}

const superscript = n => String(n).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[+digit])
const factorText = factor => `${rough('en', factor)} times`
