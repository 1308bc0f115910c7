// The mode that counts.

import {html} from 'lit-html'
import * as engine from '../../engine/count.js'
import {MAX_COUNT_N, MAX_WORKERS} from '../../engine/known.js'
import {Screen} from '../../ui/screen.js'
import {Counter} from './counter.js'
import {figuresIn} from './figures.js'
import {Group, shardsOf} from './group.js'
import {keepOf} from './keep.js'
import {panelView} from './panel.js'
import {resultView} from './result.js'
import {isOpen, partDone} from './state.js'

const BRIEF_SECONDS = 2

/** Whether the n that the address asks for may be counted in no time: what stands below waits for its place. Not where
 * the reader is to start it, or to go on with what is kept. */
function isBrief({n, phase, progress, waits, parts}, asked) {
	const mayBe = n === asked && !waits && !parts[n] && ['idle', 'starting', 'running'].includes(phase)
	return mayBe && !(progress?.elapsed > BRIEF_SECONDS)
}

/** values: n, counted at once; or null; shard: of it, `I/K`, counted alone. @type {import('../index.js').Open} */
export function open(place, {values: {n, shard}, isCarried, walk, searches, words, changed, load, keep, kept}) {
	let asked = isCarried || shard ? null : n
	let cleared = false
	const workers = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS)
	const counter = new Counter({engine, storage: keepOf(), changed: counted}, workers)
	const group = new Group({counterOf, load, changed: counted, keep, kept, engine})
	const figures = figuresIn(place, {walk, searches}, () => screen.drawSoon())
	const act = {
		choose(change) {
			if (change.n !== undefined) asked = null
			counter.choose(change)
		},
		toggle() {
			asked = null
			;(group.counter ?? counter).toggle()
		},
		cancel() {
			asked = null
			counter.cancel()
		},
		discard: number => counter.discard(number),
		together: () => group.invite(counter.state.n),
		clear() {
			cleared = true
			counter.clear()
		},
	}
	const screen = new Screen(place, words, {
		view(words) {
			const look = {words, act, cleared},
				{state} = counter
			const kind = isBrief(state, asked) ? 'counted brief' : 'counted'
			if (group.isAtShard) return html`<div class="counted">${group.view(look)}</div>`
			return html`<div class=${kind}>${panelView(state, look)}${resultView(state, look)}${group.view(look)}</div>
	${figures.view(state, look)}`
		},
		drawn: () => group.isAtShard || figures.draw(counter.state, screen.words),
		keys: keysOf(counter, group, act),
	})
	function counted() {
		changed()
		screen.drawSoon()
	}
	/** Whatever counts here, all of it or a shard, keeps what it has when the page may go. */
	function keeping(counter) {
		document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && counter.keep())
		addEventListener('pagehide', () => counter.keep())
		return counter
	}
	/** Of one shard, {index, of}. */
	function counterOf(shard) {
		const storage = keepOf(`${shard.index}/${shard.of}`)
		return keeping(new Counter({engine: shardsOf(engine, shard), storage, changed: counted}, workers))
	}
	keeping(counter).open(n, !isCarried && !shard)
	group.visit(n, shard)
	return screen.face({
		visit({n: number, shard}) {
			group.visit(number, shard)
			if (shard || number === null || number === counter.state.n || isOpen(counter.state)) return
			asked = number
			counter.open(number)
		},
		carry(n) {
			if (n !== counter.state.n && !isOpen(counter.state)) counter.open(n, false)
		},
		size: () => counter.state.n,
		query: () => group.query ?? {n: isOpen(counter.state) || counter.state.phase === 'done' ? counter.state.n : asked},
		title(title) {
			const {progress, phase, n, result} = (group.counter ?? counter).state,
				{words} = screen
			const own = `${words.boardTitle(n, group.isAtShard ? undefined : result?.total)} · ${title}`
			return progress && phase !== 'starting' ? words.title(partDone(progress), own) : own
		},
	})
}

function keysOf(counter, group, act) {
	const once = does => event => event.repeat || does()
	const step = by =>
		once(() => {
			const n = counter.state.n + by
			if (!group.isAtShard && n >= 1 && n <= MAX_COUNT_N) act.choose({n})
		})
	return {' ': once(act.toggle), '+': step(1), '=': step(1), ';': step(1), '-': step(-1)}
}
