// The choices of the compare mode, as pure functions. The clock counts steps, probes or solutions; at each value, a
// search shows its first moment with that count or, without such a moment, its last. Invariant: `chosen` returns a
// start row below n.

export const SIDES = [0, 1]
export const CLOCKS = ['step', 'probe', 'solution']
/** @type {[string, string][]} */
export const NAMES = [
	['search', 'start-row'],
	['with', 'with-start-row'],
]

export const USUAL = {
	...{n: 8, search: 'flags', 'start-row': 0, with: 'scan', 'with-start-row': 0},
	...{clock: 'solution', at: 1, speed: 2},
	given: [],
	blocked: [],
}

export const CLASSICS = {
	flags: {n: 8, search: 'flags', with: 'scan', clock: 'probe', at: 1200, speed: 250},
	memory: {n: 8, search: 'breadth-first', with: 'flags', clock: 'step', at: 12_000, speed: 1000},
	first: {n: 8, search: 'first', with: 'flags', clock: 'solution', at: 93, speed: 4},
}

export const classicPair = choice =>
	Object.keys(CLASSICS).find(name => ['n', 'search', 'with'].every(key => CLASSICS[name][key] === choice[key]))

export function chosen(wanted, from = USUAL) {
	const merged = {...from, ...wanted}
	if (merged.n !== from.n && wanted.at === undefined) merged.at = 0
	if (merged.n !== from.n && !wanted.given) Object.assign(merged, {given: [], blocked: []})
	for (const [, row] of NAMES) merged[row] = Math.min(merged[row], merged.n - 1)
	return Object.fromEntries(Object.keys(USUAL).map(key => [key, merged[key]]))
}

export const sideWalk = (choice, side) => {
	const [search, startRow] = NAMES[side].map(name => choice[name]),
		{n, given, blocked} = choice
	return {n, search, startRow, given, blocked}
}

export const isSameWalk = (a, b) =>
	SIDES.every(side => JSON.stringify(sideWalk(a, side)) === JSON.stringify(sideWalk(b, side)))

export const clockReadings = ({step, counters}) => ({step, probe: counters.probes, solution: counters.solutions})

export function goalAt(clock, at, course) {
	if (clock === 'step' || at === 0) return {step: at}
	return course?.isEnd && at > course.known[clock] ? {step: course.known.step} : {kind: clock, ordinal: at}
}

export const isThere = (clock, at, moment) => moment.outcome !== null || clockReadings(moment)[clock] >= at

export function lastTime(clock, courses) {
	const all = Math.max(...courses.map(({known}) => known[clock])),
		isKnown = courses.every(({isEnd}) => isEnd)
	return {last: all + Number(isKnown && clock !== 'step'), all, isKnown}
}

export function moved(move, at, {last, isKnown}) {
	const to = Math.max(0, at + {first: -at, back: -1, forward: 1, last: Infinity}[move])
	return isKnown ? Math.min(to, last) : to === Infinity ? undefined : to
}

export function onClock(clock, moments) {
	const going = moments.filter(({outcome}) => outcome === null).map(moment => clockReadings(moment)[clock])
	return going.length > 0 ? Math.max(...going) : Infinity
}
