// One shard: its part of the whole, how far it is, and at the end the line to hand back. Pure.

import {html} from 'lit-html'
import {plain, small} from '../../../ui/fields.js'
import {faultView} from '../../../ui/refusals.js'
import {marked} from '../../../words/marked.js'
import {progressView} from '../panel.js'
import {isOpen, partDone, timeLeft} from '../state.js'

export function shardView(own, line, look) {
	const {n, text, plan, units} = own,
		{words: w} = look
	if (units) return html`<section class="count">${faultView(w.noShard(text, n, units))}${backView(n, w)}</section>`
	if (!plan) return html`<section class="count"><p class="sentence">${w.opening}</p></section>`
	const {index, of} = plan.shard
	return html`<section class="count together" aria-label=${w.shard}>
		<h2>${w.shardTitle(n, index, of)}</h2>
		<p>${marked(w.part(n, of, plan.units, plan.shard.units))}</p>
		${line ? lineView(own, line, look) : countView(own, look)}
		${backView(n, w)}
	</section>`
}

const backView = (n, w) => html`<p class="small"><a href="?view=count&n=${n}">${w.back(n)}</a></p>`

function countView({n, counter: {state}}, {words: w, counting, act}) {
	const {phase, progress, estimates, workers, fault, keeps} = state,
		known = estimates[n]
	const go = {running: counting.pause, paused: counting.resume}[phase] ?? counting.start
	return html`<p class="acts flow"><button id="shard-go" class="main" ?disabled=${phase === 'starting'}
			@click=${act.toggle}>${go}</button></p>
		<p class="sentence">${marked(sentenceOf(state, w))}</p>
		${isOpen(state) ? progressView(state, {words: counting}) : ''}
		${phase === 'idle' && known !== undefined ? html`<p>${marked(counting.estimate(known, workers))}</p>` : ''}
		${phase === 'refused' ? refusedView(n, fault, counting.fault) : ''}
		${small(progress && (keeps === false ? counting.cannotKeep : counting.keeps))}
		<p class="hidden" role="status" aria-live="polite">${
			phase === 'paused' ? counting.said.paused(partDone(progress)) : ''
		}</p>`
}

const refusedView = (n, {name, value, message}, say) =>
	faultView(name === 'memory' ? say.memory(n, value) : say.other(message))

function sentenceOf(state, w) {
	const {phase, progress} = state
	if (phase === 'running') return w.running(partDone(progress), timeLeft(state))
	if (phase === 'paused') return w.paused(partDone(progress))
	return phase === 'refused' ? '' : w.waiting
}

/** The line can be selected, and is copied or saved as it stands. */
function lineView({n, plan}, line, {words: w, act, copied}) {
	const {index, of} = plan.shard
	const name = `n-queens-${n}-shard-${index}-of-${of}.txt`
	const field = () => document.getElementById('shard-line')
	return html`<p class="sentence" role="status">${w.done}</p>
		<p><code id="shard-line" class="line">${line}</code></p>
		<p class="acts flow"><button id="shard-copy" class="main" @click=${() => act.copy('line', line, field())}>${
			w.copy
		}</button>${plain(w.save, () => act.save(line, name), {id: 'shard-save'})}</p>
		<p class="small" role="status">${{line: w.copied, 'line-failed': w.copyByHand}[copied] ?? ''}</p>
		${small(w.handBack)}`
}
