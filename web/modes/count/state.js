// A count as one plain object and what may happen to it. Pure: no clock, no workers, no storage.
//
//     idle ─start→ starting ─opened→ running ⇄ paused        running ─finished→ done
//      ↑              └──────────────failed→ refused ←failed──┘
//      └─ choosing another n, or cancelling, leads back here; from a count that runs cancelling alone does
//
// Invariants: `next` never changes what it is given; an event that has no place in the phase changes nothing. What is
// kept of an unfinished count stays in `parts` until it is finished, cancelled or discarded.

/**
 * @typedef {{n: number, done: number, units: number, seconds: number, at: number, saved: unknown}} Part
 *   what is kept of an unfinished count: units of work done, seconds of work so far, when it was written
 * @typedef {{n: number, total: bigint, seconds: number, workers: number, at: number}} Result  workers: 0 in the page
 *   itself
 * @typedef {'idle'|'starting'|'running'|'paused'|'done'|'refused'} Phase
 * @typedef {{fundamental: bigint, of8: bigint, of4: bigint, of2: bigint, of1: bigint}} Classes
 * @typedef {object} Progress
 * @property {number} done @property {number} units @property {bigint} found  solutions in the finished units
 * @property {number} elapsed  seconds of work, all stretches together
 * @property {number} workers  at work @property {boolean} onOwnThread
 * @property {number} doneBefore  units done before this stretch
 * @property {number} elapsedBefore  seconds of work before this stretch
 * @property {boolean} resumed  begun from what was kept
 * @typedef {object} Count
 * @property {Phase} phase
 * @property {number} n
 * @property {number} workers  wanted
 * @property {number} most  workers that can be wanted
 * @property {Record<number, number>} estimates  seconds by n, for `workers`; empty until measured
 * @property {boolean} unmeasured  there will be no estimates
 * @property {Record<number, number>} memory  bytes for each worker by n
 * @property {Record<number, Part>} parts  kept, by n
 * @property {Record<number, Result>} results  kept, by n
 * @property {boolean|null} keeps  whether this page can keep anything; null until it is known
 * @property {Progress|null} progress  of the count that is open
 * @property {{total: bigint, seconds: number, workers: number, resumed: boolean}|null} result  of this n
 * @property {Classes|null} classes
 * @property {{name: string, value?: number, message: string}|null} fault
 * @property {boolean} waits  an address asked for this n, but it would last long
 */

export const COUNT_N = 16

/** What of the state belongs to one count. */
const FRESH = {
	phase: /** @type {Phase} */ ('idle'),
	progress: null,
	result: null,
	classes: null,
	fault: null,
	waits: false,
}

/** @param {number} most @returns {Count} */
export const idleCount = most => ({
	...FRESH,
	n: COUNT_N,
	workers: most,
	most,
	estimates: {},
	unmeasured: false,
	memory: {},
	parts: {},
	results: {},
	keeps: null,
})

/** Each event by its type: what of the state it changes, or null when it has no place in this phase.
 * @type {Record<string, (state: Count, event: any) => Partial<Count>|null>} */
const EVENTS = {
	choose(state, { n = state.n, workers = state.workers }) {
		if (isWorking(state)) return null
		const estimates = workers === state.workers ? state.estimates : {}
		return { ...(n === state.n && state.phase !== 'paused' ? {} : FRESH), n, workers, estimates }
	},
	estimated: (state, { workers, seconds, memory }) =>
		workers === state.workers ? { estimates: seconds, memory } : null,

	unmeasured: () => ({ unmeasured: true }),
	wait: ({ phase }) => (phase === 'idle' ? { waits: true } : null),
	start: state => (isOpen(state) ? null : { ...FRESH, phase: 'starting', progress: beginning(state.parts[state.n]) }),
	opened({ phase, progress }, told) {
		if (phase !== 'starting') return null
		const resumed = progress.resumed && told.progress.done > 0
		return { phase: 'running', progress: stretch({ ...progress, ...told.progress, resumed }) }
	},
	progress: ({ phase, progress }, told) =>
		phase === 'running' ? { progress: { ...progress, ...told.progress } } : null,
	pause: ({ phase }) => (phase === 'running' ? { phase: 'paused' } : null),
	resume: ({ phase, progress }) => (phase === 'paused' ? { phase: 'running', progress: stretch(progress) } : null),
	cancel: state => (isOpen(state) ? { ...FRESH, parts: without(state.parts, state.n) } : null),
	finished({ phase, n, parts, progress }, { total }) {
		if (phase !== 'running') return null
		const { elapsed: seconds, workers, resumed } = progress
		return { ...FRESH, phase: 'done', parts: without(parts, n), result: { total, seconds, workers, resumed } }
	},
	classified: ({ phase, n }, event) => (phase === 'done' && event.n === n ? { classes: event.classes } : null),
	failed: (state, { fault }) => (isOpen(state) ? { ...FRESH, phase: 'refused', fault } : null),

	keeping: (_, { can }) => ({ keeps: can }),
	found: (state, { parts, results }) => ({
		keeps: true,
		parts: { ...parts, ...state.parts },
		results: { ...results, ...state.results },
	}),
	part: ({ parts }, { part }) => ({ parts: { ...parts, [part.n]: part } }),
	result: ({ results }, { result }) => ({ results: { ...results, [result.n]: result } }),
	discard: ({ parts }, { n }) => ({ parts: without(parts, n) }),
	clear: () => ({ results: {} }),
}

/** @param {Count} state @param {{type: string} & Record<string, any>} event @returns {Count} */
export function next(state, event) {
	const change = EVENTS[event.type](state, event)
	return change ? { ...state, ...change } : state
}

const without = (record, n) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(n)))

/** @param {Part|undefined} part @returns {Progress} */
const beginning = part =>
	stretch({
		done: part?.done ?? 0,
		units: part?.units ?? 1,
		found: 0n,
		elapsed: part?.seconds ?? 0,
		workers: 0,
		onOwnThread: false,
		doneBefore: 0,
		elapsedBefore: 0,
		resumed: part !== undefined,
	})

/** A new stretch of work begins. @param {Progress} progress @returns {Progress} */
const stretch = progress => ({ ...progress, doneBefore: progress.done, elapsedBefore: progress.elapsed })

/** A count is open: begun and not over. @param {Count} state */
export const isOpen = ({ phase }) => ['starting', 'running', 'paused'].includes(phase)

/** Nothing else can be chosen. @param {Count} state */
export const isWorking = ({ phase }) => phase === 'starting' || phase === 'running'

/** 0 … 1. @param {{done: number, units: number}} progress */
export const partDone = ({ done, units }) => Math.min(done / units, 1)

const SURE_AFTER_SECONDS = 1

/** Seconds left: from the pace of this stretch once it is long enough to have one, else from all the work so far, else
 * from the estimate. undefined: nobody knows. @param {Count} state */
export function timeLeft({ n, progress, estimates }) {
	const { done, units, elapsed, doneBefore, elapsedBefore } = progress
	const seconds = elapsed - elapsedBefore
	if (seconds >= SURE_AFTER_SECONDS && done > doneBefore) return ((units - done) / (done - doneBefore)) * seconds
	if (doneBefore > 0 && elapsedBefore > 0) return ((units - done) / doneBefore) * elapsedBefore
	return estimates[n] === undefined ? undefined : estimates[n] * (1 - partDone(progress))
}

/** The same for what was kept, at the pace at which it was counted. @param {Part} part */
export const partLeft = ({ done, units, seconds }) => (done > 0 ? ((units - done) / done) * seconds : undefined)

/** Solutions found a second. @param {Progress} progress */
export const rate = ({ found, elapsed }) => (elapsed > 0 ? Number(found) / elapsed : 0)

/** Quarters of the way: what ears are told of progress. @param {{done: number, units: number}} progress */
export const quarters = progress => Math.floor(partDone(progress) * 4)

/** What of the open count is to be kept; null when it is not open or nothing is finished.
 * @param {Count} state @param {unknown} saved @param {number} at @returns {Part|null} */
export function partOf({ phase, n, progress }, saved, at) {
	if (!['running', 'paused'].includes(phase) || progress.done === 0) return null
	const { done, units, elapsed: seconds } = progress
	return { n, done, units, seconds, at, saved }
}

/** Whether one kept part is further on than another of the same units. @param {Part} part @param {Part} other */
export const isFurther = (part, other) => part.units === other.units && part.done > other.done

/** A link that names n begins to count it, but nobody's device is kept busy for hours because of a link. */
const LONGEST_UNASKED_SECONDS = 600

/** Whether an address that names n may begin it. @param {Count} state */
export const beginsUnasked = ({ n, parts, estimates }) =>
	parts[n] === undefined && !(estimates[n] > LONGEST_UNASKED_SECONDS)
