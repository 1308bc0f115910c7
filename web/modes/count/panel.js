import {html} from 'lit-html'
import {MAX_COUNT_N} from '../../engine/known.js'
import {factsView, plain, select, sizes, small, tick} from '../../ui/fields.js'
import {faultView} from '../../ui/rejections.js'
import {marked} from '../../words/marked.js'
import {canUseCard, hasNoShard, isOpen, isWorking, partDone, partLeft, quarters} from './state.js'
import {rate, secondsFor, shardResult, timeLeft, usesCard, workersFor} from './state.js'

const NOTABLE_BYTES = 100e6
const SHORT_SECONDS = 1

const offered = ({phase, parts, n}) => (phase === 'idle' || phase === 'rejected' ? parts[n] : undefined)
const partFacts = part => ({n: part.n, part: partDone(part), left: partLeft(part)})

export const panelView = shown => html`<section class="count" aria-label=${shown.words.label}>
	${shown.shard ? shardView(shown) : ''}
	${askView(shown)}
	<p class="sentence">${marked(sentence(shown))}</p>
	${isOpen(shown) ? progressView(shown) : noteView(shown)}
	${keepView(shown)}
	<p class="hidden" role="status" aria-live="polite">${statusText(shown)}</p>
</section>`

function shardView({n, shard: {index, of, units}, words}) {
	const share = Math.ceil((units - index + 1) / of)
	return units === 0
		? ''
		: html`<p class="shard">${marked(words.shard.part(n, index, of, share, units))}
		<a class="small" href="?view=count&n=${n}">${words.shard.whole(n)}</a></p>`
}

function askView(shown) {
	const {n, workers, most, phase, shard, words, act, mayHaveCard} = shown,
		disabled = isWorking(shown),
		goesOn = phase === 'paused' || offered(shown),
		goLabel = phase === 'running' ? words.pause : goesOn ? words.resume : words.start
	const boards = sizes(MAX_COUNT_N),
		numbers = sizes(most, number => words.workersOption(number, most))
	const field = (name, label, value, options, isFixed) => {
		const choose = value => act.choose({[name]: value})
		return select({id: `count-${name}`, label, value, options, act: choose, disabled: disabled || isFixed})
	}
	return html`<div class="ask">
		${field('n', words.board, n, boards, shard !== null)}${field('workers', words.workersLabel, workers, numbers)}
		<span class="acts flow">
			<button id="count-go" class="main" ?disabled=${phase === 'starting' || hasNoShard(shown)}
				@click=${act.toggle}>${goLabel}</button>
			${isOpen(shown) ? plain(words.cancel, act.cancel, {id: 'count-cancel', title: words.cancelMeaning}) : ''}
			${offered(shown) ? plain(words.discard, () => act.discard(n), {id: 'count-discard'}) : ''}
		</span>
		${mayHaveCard ? html`<span class="card">${shown.card ? cardView(shown) : ''}</span>` : ''}
	</div>`
}

const cardView = shown =>
	tick({
		id: 'count-card',
		label: shown.words.card(shown.card.name),
		value: usesCard(shown),
		act: wantsCard => shown.act.choose({wantsCard}),
		disabled: isWorking(shown) || !canUseCard(shown),
	})

function sentence(shown) {
	const {phase, n, progress, words} = shown,
		texts = words.sentence
	if (shardResult(shown)) return words.shard.done
	if (phase === 'running' || phase === 'paused')
		return texts[phase]({n, part: partDone(progress), left: timeLeft(shown)})
	if (phase !== 'idle') return texts[phase](n)
	const part = offered(shown)
	return part ? texts.kept(partFacts(part)) : texts.waiting(n)
}

function noteView(shown) {
	const {phase, n, unmeasured, memory, waits, words} = shown,
		seconds = secondsFor(shown, n),
		workers = workersFor(shown)
	if (phase === 'rejected') return faultView(faultText(shown))
	if (phase !== 'idle') return ''
	const unknown = unmeasured ? words.estimateUnknown : words.estimating
	const estimate = seconds === undefined ? unknown : words.estimate(seconds, workers, usesCard(shown))
	const needs = workers > 0 && memory[n] > NOTABLE_BYTES ? ` ${words.needsMemory(memory[n], workers)}` : ''
	return html`<p class="estimate">${marked(estimate + needs)}</p>${small(waits && words.waitsForYou)}`
}

function faultText({n, shard, fault: {name, value, message}, words: {fault: texts}}) {
	if (name === 'shard') return texts.shard(shard.text, n, value)
	return name === 'memory' ? texts.memory(n, value) : texts.other(message)
}

function progressView({progress, phase, words}) {
	const {found, elapsed, workers, onOwnThread, card, trouble} = progress,
		part = partDone(progress),
		{facts} = words
	const shown = () => [
		[facts.found, words.count(found)],
		[facts.elapsed, words.took(elapsed)],
		[facts.rate, words.rough(rate(progress))],
		workers > 0 && [facts.workers, words.count(workers)],
		card && [facts.card, card],
	]
	return html`<progress max="1" .value=${part} aria-label=${words.progress} aria-valuetext=${words.percent(part)}
	data-phase=${phase}></progress>
	${factsView(phase === 'starting' ? [] : shown())}
	${small(trouble && words.cardTrouble(trouble))}
	${small(onOwnThread && elapsed > SHORT_SECONDS && words.onOwnThread)}`
}

function keepView(shown) {
	const {words, act, canStore} = shown,
		others = Object.values(shown.parts).filter(({n}) => n !== shown.n && !shown.shard)
	const partView = part => html`<li class="flow"><span>${words.partLine(partFacts(part))}</span><span class="acts flow">
	${plain(words.take(part.n), () => act.choose({n: part.n}), {disabled: isWorking(shown)})}
	${plain(words.discard, () => act.discard(part.n))}</span></li>`
	return html`${small(canStore === false && words.cannotKeep, 'keeping')}
	${small(canStore && isOpen(shown) && words.keeps, 'keeping')}
	${others.length > 0 ? html`<h2>${words.otherParts}</h2><ul class="parts">${others.map(partView)}</ul>` : ''}`
}

function statusText({phase, n, shard, progress, result, words: {status: texts}}) {
	if (phase === 'done') return shard ? '' : texts.done(n, result.total)
	if (phase === 'paused') return texts.paused(partDone(progress))
	if (phase !== 'running') return ''
	const quarter = quarters(progress),
		{doneBefore, units} = progress
	if (quarter > quarters({units, done: doneBefore})) return texts.quarter(n, quarter / 4)
	return doneBefore > 0 ? texts.resumed(n, doneBefore / units) : texts.started(n)
}
