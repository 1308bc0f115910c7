// The state of a count, a plain object, and its transitions, the pure function `next`.
//
//     idle ─start→ starting ─opened→ running ⇄ paused        running ─finished→ done
//      ↑              └──────────────failed→ rejected ←failed──┘
//      └─ cancelling (starting, running, paused), or choosing another n (other phases, paused)
//
// Invariants: an event that does not apply to the phase changes nothing. An unfinished count stays in `parts` until it
// is finished, cancelled or discarded.

const FRESH = {
	phase: 'idle',
	progress: null,
	/** {total, kernel, seconds, workers, resumed, card, trouble} */ result: null,
	classes: null,
	/** {name, value, message} */ fault: null,
	/** The count would take long, so the reader must start it. */ waits: false,
}

/** most: maximum number of workers; shard: `I/K` from the address, or null. */
export const idleCount = (most, shard = null) => ({
	...FRESH,
	/** {text, index, of, units}: shard `index` of `of`; units of the whole count, 0 until known. */
	shard: shard === null ? null : shardIn(shard),
	n: 16,
	/** Chosen number of workers, at most `most`. */ workers: most,
	most,
	/** The graphics card and its estimates by n, {name, seconds}; null if there is no card. */ card: null,
	/** The reader's choice to use the card; null: not chosen, estimates decide. */ wantsCard: null,
	/** Estimated seconds by n with `workers` workers; empty until measured. */ estimates: {},
	unmeasured: false,
	memory: {},
	/** Stored unfinished counts, by n: {n, done, units, seconds, at, saved}. seconds: spent so far; at: time stored. */
	parts: {},
	/** Stored results, by n: {n, total, kernel, seconds, workers, card, at}; 0 workers: the page or the card counted. */
	results: {},
	canStore: null,
})

function shardIn(text) {
	const [index, of] = /^\d{1,9}\/\d{1,9}$/.test(text) ? text.split('/').map(Number) : [0, 0]
	return {text, index, of, units: 0}
}

const OPEN = ['starting', 'running', 'paused']
const CLOSED = ['idle', 'done', 'rejected']

const PLACES = {
	choose: [...CLOSED, 'paused'],
	wait: ['idle'],
	start: CLOSED,
	opened: ['starting'],
	progress: ['running'],
	pause: ['running'],
	resume: ['paused'],
	cancel: OPEN,
	finished: ['running'],
	classified: ['done'],
	failed: [...OPEN, 'idle'],
}

const EVENTS = {
	choose(state, {n = state.n, workers = state.workers, wantsCard = state.wantsCard}) {
		const estimates = workers === state.workers ? state.estimates : {}
		return {...(n === state.n && state.phase !== 'paused' ? {} : FRESH), n, workers, wantsCard, estimates}
	},
	estimated: (state, {workers, seconds, memory}) => (workers === state.workers ? {estimates: seconds, memory} : null),
	unmeasured: () => ({unmeasured: true}),
	card: (_, {card}) => ({card}),
	wait: () => ({waits: true}),

	start: ({parts, n}) => ({...FRESH, phase: 'starting', progress: beginning(parts[n], n in parts)}),
	opened({progress}, news) {
		const resumed = progress.resumed && news.progress.done > 0
		return {phase: 'running', progress: stretch({...progress, ...news.progress, resumed})}
	},
	progress: ({progress}, news) => ({progress: {...progress, ...news.progress}}),
	pause: () => ({phase: 'paused'}),
	resume: ({progress}) => ({phase: 'running', progress: stretch(progress)}),
	cancel: ({parts, n}) => ({...FRESH, parts: without(parts, n)}),
	finished: ({n, parts, progress: {elapsed: seconds, workers, resumed, card, trouble}}, {total, kernel}) => ({
		...{...FRESH, phase: 'done', parts: without(parts, n)},
		result: {total, kernel, seconds, workers, resumed, card, trouble},
	}),
	classified: (state, {n, classes}) => (n === state.n ? {classes} : null),
	failed: (_, {fault}) => ({...FRESH, phase: 'rejected', fault}),

	sharded: ({shard}, {units}) => ({shard: {...shard, units}}),
	storing: (_, {can}) => ({canStore: can}),
	found: (state, {parts, results}) => ({
		canStore: true,
		parts: {...parts, ...state.parts},
		results: {...results, ...state.results},
	}),
	part: ({parts}, {part}) => ({parts: {...parts, [part.n]: part}}),
	result: ({results}, {result}) => ({results: {...results, [result.n]: result}}),
	discard: ({parts}, {n}) => ({parts: without(parts, n)}),
	clear: () => ({results: {}}),
}

export function next(state, event) {
	const change = (PLACES[event.type]?.includes(state.phase) ?? true) && EVENTS[event.type](state, event)
	return change ? {...state, ...change} : state
}

const without = (record, n) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(n)))

/** Progress at the start. found: solutions in finished units; elapsed: seconds spent; workers: 0 if the page counts;
 * resumed: true for a stored count. */
const beginning = ({done, units, seconds: elapsed} = {done: 0, units: 1, seconds: 0}, resumed) =>
	stretch({done, units, found: 0n, elapsed, workers: 0, onOwnThread: false, resumed})

const stretch = progress => ({...progress, doneBefore: progress.done, elapsedBefore: progress.elapsed})

export const isOpen = ({phase}) => OPEN.includes(phase)

export const isWorking = ({phase}) => phase === 'starting' || phase === 'running'

export const partDone = ({done, units}) => Math.min(done / units, 1)

export const quarters = progress => Math.floor(partDone(progress) * 4)

export const rate = ({found, elapsed}) => (elapsed > 0 ? Number(found) / elapsed : 0)

/** Card and workers count together unless one of them is at least this many times as fast as the other. */
const ENOUGH = 4

export const canUseCard = ({n, card}) => card?.seconds[n] !== undefined

export const usesCard = (state, n = state.n) =>
	canUseCard({...state, n}) && (state.wantsCard ?? state.card.seconds[n] < state.estimates[n])

export function workersFor(state, n = state.n) {
	const ratio = usesCard(state, n) ? state.estimates[n] / state.card.seconds[n] : 1
	return ratio < ENOUGH && ratio > 1 / ENOUGH ? state.workers : 0
}

export function secondsFor(state, n) {
	const byWorkers = state.estimates[n]
	if (!usesCard(state, n)) return byWorkers
	const byCard = state.card.seconds[n]
	return workersFor(state, n) > 0 ? 1 / (1 / byCard + 1 / byWorkers) : byCard
}

const SURE_AFTER_SECONDS = 1

/** Seconds left, by the rate since the last start or resume. While this rate is unknown, by the rate of earlier runs
 * or, in a first run, by the estimate. */
export function timeLeft(state) {
	const {n, progress} = state,
		estimate = secondsFor(state, n)
	const {done, units, elapsed, doneBefore, elapsedBefore} = progress
	const seconds = elapsed - elapsedBefore
	if (seconds >= SURE_AFTER_SECONDS && done > doneBefore) return ((units - done) / (done - doneBefore)) * seconds
	if (doneBefore > 0 && elapsedBefore > 0) return ((units - done) / doneBefore) * elapsedBefore
	return estimate === undefined ? undefined : estimate * (1 - partDone(progress))
}

export const partLeft = ({done, units, seconds}) => (done > 0 ? ((units - done) / done) * seconds : undefined)

export function storablePart({phase, n, progress}, saved, at) {
	if (!/running|paused/.test(phase) || progress.done === 0) return null
	const {done, units, elapsed: seconds} = progress
	return {n, done, units, seconds, at, saved}
}

/** Names the kernels that counted the units, as a shard's line does: webgpu, wasm, or webgpu+wasm. */
export function kernelIn({units, onCard = []}) {
	const byCard = onCard.reduce((sum, [first, end]) => sum + end - first, 0)
	return [byCard > 0 && 'webgpu', byCard < units && 'wasm'].filter(Boolean).join('+')
}

export const isFurther = (part, other) => part.units === other.units && part.done > other.done

export const hasNoShard = ({fault}) => fault?.name === 'shard'

export const shardResult = ({phase, n, shard, result, results}) =>
	shard && !isOpen({phase}) ? (result ?? results[n]) : undefined

/** A link starts a count at once only if the estimate is at most this. */
const LONGEST_UNASKED_SECONDS = 600

export const beginsUnasked = state =>
	state.n in state.parts ? state.shard !== null : !(secondsFor(state, state.n) > LONGEST_UNASKED_SECONDS)
