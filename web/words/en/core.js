// English words of figures. `at` maps a row or column to its displayed number; **…** marks a verdict.

import {count, plural} from '../numbers.js'

const HELD = {column: 'this column', diagonal: 'this diagonal', antidiagonal: 'this diagonal'}

const rowsLeft = queens => queens.filter(col => col < 0).length

const isGiven = ({given, blocked}) => given[0] || blocked[0]

const reason = ({verdict, by}, at) => {
	if (by) return `The queen in row ${at(by.row)} already holds ${HELD[by.line]}.`
	return {free: 'Its column and diagonals are clear.', closed: 'The square is blocked.'}[verdict] ?? ''
}

const narration = {
	start: moment =>
		`${isGiven(moment) ? 'The given' : 'An empty'} ${moment.n} × ${moment.n} board. Press play, or step forward.`,
	enter: ({event: {row}, frontier}, at) =>
		frontier
			? `Board ${count(frontier.index + 1)} of ${count(frontier.size)} is extended: where can a queen go in row ${at(row)}?`
			: `Row ${at(row)}: try its columns from left to right.`,
	test({event}, at, why = reason(event, at)) {
		const {row, col, verdict} = event
		const answer = verdict === 'free' ? 'Yes' : 'No'
		return `Row ${at(row)}: can a queen go to column ${at(col)}? **${answer}.** ${why}`
	},
	place({event: {row, col}, queens, frontier}, at) {
		if (frontier) return `A queen in row ${at(row)}, column ${at(col)} makes a new board for the next level.`
		const open = rowsLeft(queens)
		const rest = open === 0 ? 'Every row has its queen.' : `${plural(open, 'row')} left.`
		return `A queen goes to row ${at(row)}, column ${at(col)}. ${rest}`
	},
	solution: ({n, counters}) =>
		`**Solution ${count(counters.solutions)}.** ${n === 1 ? 'One queen is placed' : `All ${n} queens are placed`}, and none attacks another.`,
	remove({n, event: {row, col}, queens}, at) {
		const queen = `the queen in row ${at(row)}, column ${at(col)}`
		if (rowsLeft(queens) === 1) return `To look for more, ${queen} is removed.`
		return `Nothing is left to try below: remove ${queen}${col === n - 1 ? '.' : ' and go one column right.'}`
	},
	leave({event: {row, verdict}, depth, frontier}, at) {
		if (frontier)
			return `No more boards come from this one. ${frontier.index + 1 < frontier.size ? 'On to the next.' : 'It was the last.'}`
		if (verdict === 'success') return `Row ${at(row)} reports success and keeps its queen.`
		return depth === 0
			? `Every column of row ${at(row)} has been tried.`
			: `Row ${at(row)} has no column left to try. Back one row.`
	},
	level: ({frontier}) =>
		frontier.size === 0
			? `**Level complete.** No board of ${plural(frontier.level, 'queen')} is left.`
			: `**Level complete.** ${plural(frontier.size, 'board')} of ${plural(frontier.level, 'queen')}.`,
	done(moment, at) {
		const {n, outcome, counters, queens} = moment,
			nothing = `There is no solution for ${isGiven(moment) ? 'this board' : `n = ${n}`}`
		if (outcome === 'success') return `**SUCCESS.** The columns, row by row: ${queens.map(at).join(' ')}.`
		if (outcome === 'failure') return `**FAILURE.** ${nothing}.`
		return counters.solutions === 0
			? `The search is over. **${nothing}.**`
			: `The search is over: **${plural(counters.solutions, 'solution')}.**`
	},
}

export default {
	count,
	narration,
	first: 'First step',
	back: 'One step back',
	play: 'Play',
	playKeys: what => `Space; Shift: to the next ${what}`,
	pause: 'Pause',
	forward: 'One step forward',
	last: 'Last step',
	jumps: {solution: 'solution', place: 'placement', remove: 'removal'},
	next: what => `Next ${what}`,
	previous: what => `Previous ${what}`,
	noNext: what => `There is no further ${what}.`,
	testOf: (row, col) => `test of row ${row}, column ${col}`,
	noPrevious: what => `There is no earlier ${what}.`,
	jumpTo: 'Jump to the previous or next',
	speed: 'Speed',
	speedText: speed =>
		speed === 'story'
			? 'slow to fast'
			: speed === Infinity
				? 'full speed'
				: `${speed < 1 ? '½' : count(speed)}${speed < 1000 ? (speed > 1 ? ' steps' : ' step') : ''}/s`,
	timeline: 'Timeline, with the solutions',
	step: 'Step',
	stepOf: length => `of ${count(length)}`,
	stepOfAtLeast: known => `of more than ${count(known)}`,
	stepText: (step, length) => `step ${count(step)}${length === undefined ? '' : ` of ${count(length)}`}`,
	measureAll: 'Count all steps',
	walking: (known, isEndless) =>
		`Walking: ${count(known)} steps so far.${isEndless ? ' The end is out of reach.' : ''}`,
	walkingBriefly: 'Walking. Esc stops it.',
	stop: 'Stop',

	counters: {
		tests: 'squares tested',
		probes: 'probes',
		places: 'queens placed',
		removes: 'queens removed',
		solutions: 'solutions',
	},
	probesMeaning: 'A probe is one look at a square, an array element or an earlier queen.',

	boardLabel: n => `Board of ${n} rows and ${n} columns. Arrow keys move from square to square.`,
	square(moment, row, col, at) {
		const place = `row ${at(row)}, column ${at(col)}`
		if (moment.blocked.some(square => square.row === row && square.col === col)) return `${place}: blocked`
		if (moment.queens[row] === col) return `${place}: queen`
		const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
		return by.length === 0
			? `${place}: free`
			: `${place}: attacked by the ${by.length > 1 ? 'queens in rows' : 'queen in row'} ${by.join(', ')}`
	},

	badNumber: (name, value, low, high) =>
		`${name} “${value}” is not possible, only whole numbers from ${count(low)} to ${high === 2 ** 53 ? '2⁵³' : count(high)}.`,
	otherScript: (name, value, script, words) =>
		`${name} “${value}” needs ${script}.${words[0] ? ` Possible here: ${words.join(', ')}.` : ''}`,
	badWord: (name, value, words) => `${name} “${value}” is not possible, only ${words.join(', ')}.`,
	badSetup: (name, value) =>
		`${name} “${value}” is not possible: queens must not attack each other, and blocked squares must be empty.`,
	shown: value => ` Shown instead: ${value}.`,
	noEngine: reason =>
		`The search cannot run here: ${/memory/i.test(reason) ? 'memory is short' : / not defined/.test(reason) ? 'a browser feature is missing' : "WebAssembly is forbidden or missing. A Content-Security-Policy needs script-src 'wasm-unsafe-eval'"}. (${reason})`,
}
