// The count mode.

import {html} from 'lit-html'
import * as engine from '../../engine/count.js'
import {MAX_COUNT_N, MAX_WORKERS} from '../../engine/known.js'
import {Screen} from '../../ui/screen.js'
import {Counter} from './counter.js'
import {figuresIn} from './figures.js'
import {openStorage} from './storage.js'
import {panelView} from './panel.js'
import {resultView} from './result.js'
import {isOpen, partDone} from './state.js'

const BRIEF_SECONDS = 2

/** True if the address's n is counted at once, so that the figures below wait for their place; false if the reader
 * starts or continues the count. */
function isBrief({n, phase, progress, waits, parts}, wantedN) {
	const mayBe = n === wantedN && !waits && !parts[n] && ['idle', 'starting', 'running'].includes(phase)
	return mayBe && !(progress?.elapsed > BRIEF_SECONDS)
}

/** values: n, counted at once, or null; shard: `I/K`, the part to count. @type {import('../index.js').Open} */
export function open(place, {values: {n, shard}, isCarried, walk, searches, words, changed}) {
	let wantedN = isCarried || shard ? null : n
	let cleared = false
	const whole = counterOf(null)
	let counter = shard ? counterOf(shard) : whole
	const figures = figuresIn(place, {walk, searches}, () => screen.drawSoon())
	const act = {
		choose(change) {
			if (change.n !== undefined) wantedN = null
			counter.choose(change)
		},
		toggle() {
			wantedN = null
			counter.toggle()
		},
		cancel() {
			wantedN = null
			counter.cancel()
		},
		discard: number => counter.discard(number),
		clear() {
			cleared = true
			counter.clear()
		},
	}
	const screen = new Screen(place, words, {
		view(words) {
			const look = {words, act, cleared, mayHaveCard: 'gpu' in navigator},
				{state} = counter
			const kind = isBrief(state, wantedN) ? 'counted brief' : 'counted'
			return html`<div class=${kind}>${panelView(state, look)}${resultView(state, look)}</div>
	${counter === whole ? figures.view(state, look) : ''}`
		},
		drawn: () => counter === whole && figures.draw(counter.state, screen.words),
		keys: keysOf(() => counter, act),
	})
	function counted() {
		changed()
		screen.drawSoon()
	}
	function counterOf(shard) {
		const workers = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS)
		return new Counter({engine, storage: openStorage(shard), changed: counted}, workers, shard)
	}
	/** A count of the whole continues behind a shard; leaving a shard pauses it. */
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
			wantedN = shard ? null : number
			counter.open(number)
		},
		carry(n) {
			if (counter === whole && n !== counter.state.n && !isOpen(counter.state)) counter.open(n, false)
		},
		size: () => counter.state.n,
		query() {
			const {n, shard, phase} = counter.state
			return shard ? {n, shard: shard.text} : {n: isOpen(counter.state) || phase === 'done' ? n : wantedN}
		},
		title(title) {
			const {progress, phase, n, shard, result} = counter.state,
				{words} = screen
			const own = `${words.boardTitle(n, shard ? undefined : result?.total)} · ${title}`
			return progress && phase !== 'starting' ? words.title(partDone(progress), own) : own
		},
	})
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
