// The count itself: what is asked, how far it is, what can be done. Pure: a drawing of the state.

import { html, nothing } from 'lit-html'
import { MAX_COUNT_N } from '../../engine/known.js'
import { select, sizes } from '../../ui/fields.js'
import { faultView } from '../../ui/refusals.js'
import { marked } from '../../words/marked.js'
import { isOpen, partDone, partLeft, quarters, rate, timeLeft } from './state.js'

/**
 * @typedef {import('./state.js').Count} Count
 * @typedef {import('../../words/index.js').Words} Words
 * @typedef {{choose: (change: object) => void, toggle: () => void, cancel: () => void, discard: (n: number) => void,
 *   clear: () => void}} Act
 */

/** More than this is worth a word before it is taken. */
const NOTABLE_BYTES = 100e6
/** A count that is over by then needs no word about workers. */
const SHORT_SECONDS = 1

/** @param {{what: string, value: unknown}[]} facts */
export const factsView = facts =>
	html`<dl class="counts">${facts.map(({ what, value }) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`)}</dl>`

const offered = ({ phase, parts, n }) => (phase === 'idle' || phase === 'refused' ? parts[n] : undefined)
const told = part => ({ n: part.n, part: partDone(part), left: partLeft(part) })

/** @param {Count} state @param {{words: Words, act: Act}} look */
export const panelView = (state, look) => html`<section class="count" aria-label=${look.words.label}>
  ${askView(state, look)}
  <p class="sentence">${marked(sentence(state, look))}</p>
  ${isOpen(state) ? progressView(state, look) : noteView(state, look)}
  ${keepView(state, look)}
  <p class="hidden" role="status" aria-live="polite">${said(state, look)}</p>
</section>`

function askView(state, { words, act }) {
	const { n, workers, most, phase } = state
	const fixed = phase === 'starting' || phase === 'running'
	return html`<div class="ask">
    ${select({
			id: 'count-n',
			label: words.board,
			value: n,
			options: sizes(MAX_COUNT_N, n => `${n} × ${n}`),
			act: value => act.choose({ n: value }),
			disabled: fixed,
		})}
    ${select({
			id: 'count-workers',
			label: words.workersLabel,
			value: workers,
			options: sizes(most, number => words.workersOption(number, most)),
			act: value => act.choose({ workers: value }),
			disabled: fixed,
		})}
    <span class="acts">
      <button type="button" id="count-go" class="main" ?disabled=${phase === 'starting'}
        @click=${act.toggle}>${goLabel(state, words)}</button>
      ${
				isOpen(state)
					? html`<button type="button" id="count-cancel" class="plain" title=${words.cancelMeaning}
        @click=${act.cancel}>${words.cancel}</button>`
					: nothing
			}
      ${
				offered(state)
					? html`<button type="button" id="count-discard" class="plain"
        @click=${() => act.discard(n)}>${words.discard}</button>`
					: nothing
			}
    </span>
  </div>`
}

function goLabel(state, words) {
	if (state.phase === 'running') return words.pause
	return state.phase === 'paused' || offered(state) ? words.resume : words.start
}

/** @param {Count} state */
function sentence(state, { words }) {
	const { phase, n, progress } = state
	const say = words.sentence
	if (phase === 'running' || phase === 'paused')
		return say[phase]({ n, part: partDone(progress), left: timeLeft(state) })
	const part = offered(state)
	return part && phase === 'idle' ? say.kept(told(part)) : say[phase === 'idle' ? 'waiting' : phase](n)
}

/** What is worth knowing before it begins, or why it did not. @param {Count} state */
function noteView(state, { words }) {
	const { phase, n, workers, estimates, unmeasured, memory, fault, waits } = state
	if (phase === 'refused')
		return faultView(fault.name === 'memory' ? words.fault.memory(n, fault.value) : words.fault.other(fault.message))
	if (phase !== 'idle') return nothing
	const lines = [
		estimates[n] !== undefined
			? words.estimate(estimates[n], workers)
			: unmeasured
				? words.estimateUnknown
				: words.estimating,
	]
	if (memory[n] > NOTABLE_BYTES) lines.push(words.needsMemory(memory[n], workers))
	return html`<p class="estimate">${lines.map((line, i) => [i ? ' ' : '', ...marked(line)])}</p>
    ${waits ? html`<p class="small">${words.waitsForYou}</p>` : nothing}`
}

/** @param {Count} state */
function progressView(state, { words }) {
	const { progress, phase } = state
	const done = partDone(progress),
		facts = words.facts
	const list =
		phase === 'starting'
			? []
			: [
					{ what: facts.found, value: words.count(progress.found) },
					{ what: facts.elapsed, value: words.took(progress.elapsed) },
					{ what: facts.rate, value: words.rough(rate(progress)) },
					...(progress.workers > 0 ? [{ what: facts.workers, value: words.count(progress.workers) }] : []),
				]
	return html`<progress max="1" .value=${done} aria-label=${words.progress} aria-valuetext=${words.percent(done)}
	  data-phase=${phase}></progress>
    ${factsView(list)}
    ${
			progress.onOwnThread && progress.elapsed > SHORT_SECONDS
				? html`<p
      class="small">${words.onOwnThread}</p>`
				: nothing
		}`
}

/** Whether it is kept, and what else is. @param {Count} state */
function keepView(state, { words, act }) {
	const others = Object.values(state.parts).filter(({ n }) => n !== state.n)
	return html`
    ${state.keeps === false ? html`<p class="small" id="keeping">${words.cannotKeep}</p>` : nothing}
    ${state.keeps && isOpen(state) ? html`<p class="small" id="keeping">${words.keeps}</p>` : nothing}
    ${
			others.length === 0
				? nothing
				: html`<h2>${words.otherParts}</h2><ul class="parts">${others.map(
						part => html`<li><span>${words.partLine(told(part))}</span>
      <span class="acts"><button type="button" class="plain"
        ?disabled=${state.phase === 'running' || state.phase === 'starting'}
        @click=${() => act.choose({ n: part.n })}>${words.take(part.n)}</button>
      <button type="button" class="plain" @click=${() => act.discard(part.n)}>${words.discard}</button></span></li>`,
					)}</ul>`
		}`
}

/** For ears: the beginning, each quarter, pauses and the end. @param {Count} state */
function said({ phase, n, progress, result }, { words }) {
	const say = words.said
	if (phase === 'done') return say.done(n, result.total)
	if (phase === 'paused') return say.paused(partDone(progress))
	if (phase !== 'running') return ''
	const quarter = quarters(progress)
	if (quarter > quarters({ ...progress, done: progress.doneBefore })) return say.quarter(n, quarter / 4)
	return progress.doneBefore > 0 ? say.resumed(n, progress.doneBefore / progress.units) : say.started(n)
}
