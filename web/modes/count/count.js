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

/** True during a short count that the address requested; the content below the result is hidden meanwhile. */
function isBrief({n, phase, progress, waits, parts}, wantedN) {
	const mayBe = n === wantedN && !waits && !parts[n] && ['idle', 'starting', 'running'].includes(phase)
	return mayBe && !(progress?.elapsed > BRIEF_SECONDS)
}

/** n: to count at once, or null; shard: `I/K`, or null for all solutions. In `own`, wantedN: the address's n, until the
 * reader acts; isShared: null before the result was copied; pointed: n in the plot. */
export function open(place, {values: {n, shard}, isCarried, words, changed}) {
	const own = {wantedN: isCarried || shard ? null : n, cleared: false, isShared: null, pointed: null}
	const whole = counterOf(null)
	let counter = shard ? counterOf(shard) : whole
	const set = change => (Object.assign(own, change), screen.drawSoon())
	const plot = makePlot(),
		counterNow = () => counter,
		act = actsOf(counterNow, own, set, () => screen.words)
	const screen = makeScreen(place, words, {
		view(words) {
			const context = {words, act, ...own, mayHaveCard: 'gpu' in navigator},
				{state} = counter
			const kind = isBrief(state, own.wantedN) ? 'counted brief' : 'counted'
			return html`<div class=${kind}>${panelView(state, context)}${resultView(state, context)}</div>
	${counter === whole ? growthView(state, context) : ''}`
		},
		drawn() {
			if (counter !== whole) return
			const {results, estimates, card, wantsCard} = counter.state,
				key = keyOf([screen.words.language, results, estimates, card, wantsCard])
			plot.show(place.querySelector('#plot-growth'), key, growthPlot(counter.state, screen.words, point))
		},
		keys: keysOf(counterNow, act),
	})
	const point = pointed => pointed === own.pointed || set({pointed})
	function counted() {
		changed()
		screen.drawSoon()
	}
	function counterOf(shard) {
		const workers = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS)
		return new Counter({engine, storage: openStorage(shard), changed: counted}, workers, shard)
	}
	function turnTo(shard) {
		if (counter !== whole) counter.pause()
		counter = shard ? counterOf(shard) : whole
		counted()
	}
	const storeAll = () => [whole, counter].forEach(counter => counter.save())
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && storeAll())
	addEventListener('pagehide', storeAll)
	whole.open(n, !isCarried && !shard)
	if (shard) counter.open(n)
	return screen.face({
		visit({n: number, shard}) {
			const isOtherShard = shard !== (counter.state.shard?.text ?? null)
			if (isOtherShard) turnTo(shard)
			const isThere = number === null || number === counter.state.n || isOpen(counter.state)
			if (isThere && !(isOtherShard && shard)) return
			own.wantedN = shard ? null : number
			counter.open(number)
		},
		carry(n) {
			if (counter === whole && n !== counter.state.n && !isOpen(counter.state)) counter.open(n, false)
		},
		size: () => counter.state.n,
		query() {
			const {n, shard, phase} = counter.state
			return shard ? {n, shard: shard.text} : {n: isOpen(counter.state) || phase === 'done' ? n : own.wantedN}
		},
		title(title) {
			const {progress, phase, n, shard, result} = counter.state,
				{words} = screen
			const own = `${words.boardTitle(n, shard ? undefined : result?.total)} · ${title}`
			return progress && phase !== 'starting' ? words.title(partDone(progress), own) : own
		},
	})
}

function actsOf(counterNow, own, set, wordsNow) {
	const started = what => {
		own.wantedN = null
		counterNow()[what]()
	}
	const act = {
		choose(change) {
			if (change.n !== undefined) own.wantedN = null
			own.isShared = null
			counterNow().choose(change)
		},
		next() {
			act.choose({n: counterNow().state.n + 1})
			counterNow().start()
		},
		async share({target}) {
			const {n, result} = counterNow().state,
				{href} = location
			set({isShared: await shared({text: wordsNow().shared(n, result), href}, target)})
		},
		toggle: () => started('toggle'),
		cancel: () => started('cancel'),
		discard: number => counterNow().discard(number),
		clear() {
			own.cleared = true
			counterNow().clear()
		},
	}
	return act
}

function keysOf(counterNow, act) {
	const once = does => event => event.repeat || does()
	const step = by =>
		once(() => {
			const {n, shard} = counterNow().state
			if (!shard && n + by >= 1 && n + by <= MAX_COUNT_N) act.choose({n: n + by})
		})
	return {' ': once(act.toggle), '+': step(1), '=': step(1), ';': step(1), '-': step(-1)}
}
