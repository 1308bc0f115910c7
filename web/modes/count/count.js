// The count mode: all solutions of one n, or a shard.

import {html} from 'lit-html'
import * as engine from '../../engine/count.js'
import {MAX_COUNT_N, MAX_WORKERS} from '../../engine/known.js'
import {shared} from '../../ui/clipboard.js'
import {makePlot} from '../../ui/plot.js'
import {makeScreen} from '../../ui/screen.js'
import {Counter} from './counter.js'
import {growthPlot, growthView} from './growth.js'
import {openStorage} from './storage.js'
import {panelView} from './panel.js'
import {resultView} from './result.js'
import {isOpen, partDone} from './state.js'

const keyOf = what => JSON.stringify(what, (_, item) => (typeof item === 'bigint' ? String(item) : item))

const BRIEF_SECONDS = 2

let place, screen, plot, changed
/** The count of all solutions, and the count in view, which may be that of a shard. */
let whole, counter
/** The address's n, until the reader acts. */
let wantedN
let cleared = false
/** null before the result was copied */
let isShared = null
/** n in the plot */
let pointed = null

/** `values.n`: the n whose count starts now, or null; shard: `I/K`, or null for all solutions. */
export function open(itsPlace, page) {
	const {values, isCarried, words} = page,
		{n, shard} = values
	place = itsPlace
	changed = page.changed
	wantedN = isCarried || shard ? null : n
	whole = counterOf(null)
	counter = shard ? counterOf(shard) : whole
	plot = makePlot()
	screen = makeScreen(place, words, {view, drawn, keys})
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && storeAll())
	addEventListener('pagehide', storeAll)
	whole.open(n, !isCarried && !shard)
	if (shard) counter.open(n)
	return screen.face({visit, carry, query, title, size: () => counter.state.n})
}

function counterOf(shard) {
	const workers = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS)
	return new Counter({engine, storage: openStorage(shard), changed: counted}, workers, shard)
}

function counted() {
	changed()
	screen.drawSoon()
}

const storeAll = () => [whole, counter].forEach(counter => counter.save())

/** True during a short count that the address requested; the content below the result is hidden meanwhile. */
function isBrief({n, phase, progress, waits, parts}) {
	const mayBe = n === wantedN && !waits && !parts[n] && ['idle', 'starting', 'running'].includes(phase)
	return mayBe && !(progress?.elapsed > BRIEF_SECONDS)
}

function view(words, late) {
	const {state} = counter,
		shown = {...state, words, act, cleared, isShared, pointed, mayHaveCard: 'gpu' in navigator}
	return html`<div class=${isBrief(state) ? 'counted brief' : 'counted'}>${panelView(shown)}${resultView(shown)}</div>
	${counter === whole ? late(1, () => growthView(shown)) : ''}`
}

function drawn() {
	if (counter !== whole) return
	const {results, estimates, card, wantsCard} = counter.state,
		key = keyOf([screen.words.language, results, estimates, card, wantsCard])
	plot.show({
		...{element: place.querySelector('#plot-growth'), key, build: growthPlot(counter.state, screen.words)},
		...{at: pointed, point},
	})
}

function point(n) {
	if (n === pointed) return
	pointed = n
	screen.drawSoon()
}

function visit({n, shard}) {
	const isOtherShard = shard !== (counter.state.shard?.text ?? null)
	if (isOtherShard) {
		if (counter !== whole) counter.pause()
		counter = shard ? counterOf(shard) : whole
		counted()
	}
	const isThere = n === null || n === counter.state.n || isOpen(counter.state)
	if (isThere && !(isOtherShard && shard)) return
	wantedN = shard ? null : n
	counter.open(n)
}

function carry(n) {
	if (counter === whole && n !== counter.state.n && !isOpen(counter.state)) counter.open(n, false)
}

function query() {
	const {n, shard, phase} = counter.state
	return shard ? {n, shard: shard.text} : {n: isOpen(counter.state) || phase === 'done' ? n : wantedN}
}

function title(title) {
	const {progress, phase, n, shard, result} = counter.state,
		{words} = screen,
		own = `${words.boardTitle(n, shard ? undefined : result?.total)} · ${title}`
	return progress && phase !== 'starting' ? words.title(partDone(progress), own) : own
}

const act = {
	choose(change) {
		if (change.n !== undefined) wantedN = null
		isShared = null
		counter.choose(change)
	},
	next() {
		act.choose({n: counter.state.n + 1})
		counter.start()
	},
	async share({target}) {
		const {n, result} = counter.state
		isShared = await shared({text: screen.words.shared(n, result), href: location.href}, target)
		screen.drawSoon()
	},
	toggle() {
		wantedN = null
		counter.toggle()
	},
	cancel() {
		wantedN = null
		counter.cancel()
	},
	discard: n => counter.discard(n),
	clear() {
		cleared = true
		counter.clear()
	},
}

const once = does => event => event.repeat || does()
const step = by =>
	once(() => {
		const {n, shard} = counter.state
		if (!shard && n + by >= 1 && n + by <= MAX_COUNT_N) act.choose({n: n + by})
	})
const keys = {' ': once(act.toggle), '+': step(1), '=': step(1), ';': step(1), '-': step(-1)}
