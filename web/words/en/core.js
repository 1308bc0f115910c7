// Every word an English reader reads. The keys are the same as in ja.js; tests compare them. A sentence may mark its
// verdict with **…**. `at` turns a row or column of the data into the reader's number (from 0 or from 1).

import {count, plural} from '../numbers.js'

const HELD = {column: 'this column', diagonal: 'this diagonal', antidiagonal: 'this diagonal'}

const narration = {
	start: ({n}) => `An empty ${n} × ${n} board. Press play, or step forward, and watch the search think.`,
	enter: ({event, frontier}, at) =>
		frontier
			? `Board ${count(frontier.index + 1)} of ${count(frontier.size)} is taken up: where can a queen go in row ${at(event.row)}?`
			: `Row ${at(event.row)}: try its columns from left to right.`,
	test({event: {row, col, verdict, by}}, at) {
		const question = `Row ${at(row)}: can a queen stand in column ${at(col)}?`
		return verdict === 'free'
			? `${question} **Yes.** Its column and diagonals are clear.`
			: `${question} **No.** The queen in row ${at(by.row)} already holds ${HELD[by.line]}.`
	},
	place({n, event: {row, col}, depth, frontier}, at) {
		if (frontier) return `A queen in row ${at(row)}, column ${at(col)} makes a new board for the next level.`
		const rest = depth === n ? 'Every row has its queen.' : `${plural(n - depth, 'row', 'rows')} left.`
		return `A queen goes to row ${at(row)}, column ${at(col)}. ${rest}`
	},
	solution: ({n, counters}) =>
		`**Solution ${count(counters.solutions)}.** ${n === 1 ? 'One queen stands' : `${n} queens stand`}, and none attacks another.`,
	remove({n, event: {row, col}, depth}, at) {
		const queen = `the queen in row ${at(row)}, column ${at(col)}`
		if (depth === n) return `To look for more, ${queen} is taken back.`
		return `That led nowhere new: take back ${queen}${col === n - 1 ? '.' : ' and move one column right.'}`
	},
	leave({event: {row, verdict}, depth, frontier}, at) {
		if (frontier)
			return `This board has no further children. ${frontier.index + 1 < frontier.size ? 'On to the next one.' : 'It was the last of its level.'}`
		if (verdict === 'success') return `Row ${at(row)} reports success and keeps its queen.`
		return depth === 0
			? `Every column of row ${at(row)} has been tried.`
			: `Row ${at(row)} has no column left to try. Back one row.`
	},
	level: ({frontier}) =>
		frontier.size === 0
			? `**Level complete.** No board of ${plural(frontier.level, 'queen', 'queens')} is left.`
			: `**Level complete.** ${plural(frontier.size, 'board', 'boards')} of ${plural(frontier.level, 'queen', 'queens')}.`,
	done({n, outcome, counters, queens}, at) {
		if (outcome === 'success') return `**SUCCESS.** The columns, row by row: ${queens.map(at).join(' ')}.`
		if (outcome === 'failure') return `**FAILURE.** There is no solution for n = ${n}.`
		return counters.solutions === 0
			? `The search is over: **there is no solution for n = ${n}.**`
			: `The search is over: **${plural(counters.solutions, 'solution', 'solutions')}.**`
	},
}

export default {
	count,
	narration,
	first: 'First step',
	back: 'One step back',
	play: 'Play',
	pause: 'Pause',
	forward: 'One step forward',
	last: 'Last step',
	jumps: {solution: 'solution', place: 'placement', remove: 'removal'},
	next: what => `Next ${what}`,
	previous: what => `Previous ${what}`,
	noNext: what => `There is no further ${what}.`,
	noPrevious: what => `There is no earlier ${what}.`,
	speed: 'Speed',
	speedText: speed =>
		speed === Infinity
			? 'as fast as it goes'
			: speed === 0.5
				? 'one step every 2 seconds'
				: `${plural(speed, 'step', 'steps')} a second`,
	timeline: 'Timeline',
	step: 'Step',
	stepOf: length => `of ${count(length)}`,
	stepOfAtLeast: known => `of more than ${count(known)}`,
	stepText: (step, length) =>
		length === undefined ? `step ${count(step)}` : `step ${count(step)} of ${count(length)}`,
	measureAll: 'Count all steps',
	walking: known => `Walking: ${count(known)} steps so far.`,
	walkingBriefly: 'Walking. Esc stops it.',
	stop: 'Stop',

	counters: {
		tests: 'squares tested',
		probes: 'probes',
		places: 'queens placed',
		removes: 'queens taken back',
		solutions: 'solutions',
	},
	probesMeaning: 'A probe is one look at a square, an array element or an earlier queen.',

	boardLabel: n => `Board of ${n} rows and ${n} columns. Arrow keys move from square to square.`,
	square(moment, row, col, at) {
		const place = `row ${at(row)}, column ${at(col)}`
		if (moment.queens[row] === col) return `${place}: queen`
		const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
		return by.length === 0
			? `${place}: free`
			: `${place}: attacked by the ${by.length > 1 ? 'queens in rows' : 'queen in row'} ${by.join(', ')}`
	},

	badNumber: (name, value, low, high) =>
		`${name} is “${value}”; it can be a whole number from ${count(low)} to ${high === 2 ** 53 ? '2⁵³' : count(high)}.`,
	otherScript: (name, value, script, words) =>
		`${name} is “${value}”, which is in ${script}, not in this script${words.length > 0 ? `; allowed here: ${words.join(', ')}` : ''}.`,
	badWord: (name, value, words) => `${name} is “${value}”; it can be ${words.join(', ')}.`,
	noWasm:
		"The search cannot run here: the Content-Security-Policy of this page refuses WebAssembly. Its script-src has to list 'wasm-unsafe-eval'.",
	noEngine: reason =>
		`The search cannot run here: WebAssembly is refused or missing. A Content-Security-Policy has to allow it: script-src 'wasm-unsafe-eval'. (${reason})`,
	kept: 'It is left aside.',
}
