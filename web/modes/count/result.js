import {html, nothing} from 'lit-html'
import {drawn, PAGE} from '../../board/inline.js'
import {drawDottedQueen, drawFrame} from '../../board/marks.js'
import {CLASSES, MAX_COUNT_N, MAX_SOLUTIONS_N, SOLUTIONS} from '../../engine/known.js'
import {shardLine} from '../../engine/shard-lines.js'
import {copyLabel, factsView, plain, signView, small} from '../../ui/fields.js'
import {secondsFor, shardResult} from './state.js'

const MEASURABLE_SECONDS = 0.01

export function resultView(shown) {
	const {phase, n, shard, result, classes, words} = shown,
		ofShard = shardResult(shown)
	if (ofShard) {
		const line = shardLine({n, shard}, ofShard.total, ofShard.kernel ?? 'many')
		return html`<p><code class="line">${line}</code></p>`
	}
	if (phase !== 'done') return ''
	const {total, seconds, workers, resumed, card, trouble} = result,
		{facts} = words
	const text = words.count(total)
	return html`<section class="result">
		<p class="total" .style=${`--digits:${text.length}`}><span>${words.q(n)}</span> <data
			value=${total}>${text}</data></p>
		${matchView(total, SOLUTIONS[n], 'A000170', words)}
		${factsView([
			[facts.time, words.took(seconds)],
			seconds >= MEASURABLE_SECONDS && [facts.speed, words.rough(Number(total) / seconds)],
			workers > 0 && [facts.workersUsed, words.count(workers)],
			card && [facts.card, card],
		])}
		${small(trouble && words.cardTrouble(trouble))}
		${small(resumed && words.resumedNote)}
		${nextView(shown)}
	</section>
	<section class="symmetry"><h2>${words.fundamental}</h2>
		${classes ? classesView(classes, n, words) : small(words.classesLater)}</section>`
}

function nextView(shown) {
	const {n, words, act, isShared} = shown
	return html`<p class="acts flow">
		${n < MAX_COUNT_N ? plain(words.next(n + 1, secondsFor(shown, n + 1)), act.next, {id: 'count-next'}) : ''}
		${n <= MAX_SOLUTIONS_N ? html`<a href="?view=solutions&n=${n}">${words.seeAll}</a>` : ''}
		${plain(copyLabel(isShared, words.share, words), act.share, {id: 'count-share'})}</p>
	<details><summary>${words.fast.question}</summary><p>${words.fast.answer}
		<a href="https://github.com/EvgenyKluev/N-Queens-Count-Sol" target="_blank"
		rel="noreferrer">${words.fast.source}</a></p></details>`
}

function matchView(value, known, id, words) {
	const right = value === known
	return html`<p class="match ${right ? 'good' : 'bad'}" role=${right ? nothing : 'alert'}>
	${signView(right)}
	<span>${right ? words.matches(known) : words.differs(known)} <a href="https://oeis.org/${id}" target="_blank"
		rel="noreferrer">${words.oeis(id)}</a></span></p>`
}

function classesView(classes, n, words) {
	const {fundamental} = classes
	const kinds = Object.keys(ORBITS).filter(kind => classes[kind] > 0n || (kind !== 'of1' && n > 1))
	const kindView = kind => html`<div><dt class="flow">${orbitView(ORBITS[kind])}<span>${words.orbits[kind]}</span></dt>
	<dd>${words.count(classes[kind])}</dd></div>`
	return html`<p class="total second"><data value=${fundamental}>${words.count(fundamental)}</data></p>
	${matchView(fundamental, CLASSES[n], 'A002562', words)}
	${small(words.fundamentalMeaning)}
	<dl class="orbits" aria-label=${words.orbitsCaption}>${kinds.map(kindView)}</dl>`
}

const ORBITS = {
	of8: {columns: [0, 2, 4, 1, 3], images: 8},
	of4: {columns: [1, 3, 5, 0, 2, 4], images: 4},
	of2: {columns: [1, 3, 0, 2], images: 2},
	of1: {columns: [0], images: 1},
}
const SIDE = 24,
	GAP = 5,
	ACROSS = 4
const DOT = 0.32

function imagesOf(columns, images) {
	const last = columns.length - 1
	const turns = [columns.map((col, row) => [row, col])]
	while (turns.length < images / 2) turns.push(turns.at(-1).map(([row, col]) => [col, last - row]))
	const mirrors = turns.map(places => places.map(([row, col]) => [row, last - col]))
	return [...turns, ...mirrors].slice(0, images)
}

function orbitView({columns, images}) {
	const g = {cell: SIDE / columns.length, side: SIDE}
	const length = count => count * (SIDE + GAP) - GAP + 2
	const width = length(Math.min(images, ACROSS)),
		height = length(Math.ceil(images / ACROSS))
	const draw = ctx =>
		imagesOf(columns, images).forEach((places, i) => {
			ctx.save()
			ctx.translate((i % ACROSS) * (SIDE + GAP) + 1, Math.floor(i / ACROSS) * (SIDE + GAP) + 1)
			drawFrame(ctx, g, PAGE.muted, 0.75)
			for (const place of places) drawDottedQueen(ctx, g, place, PAGE.ink, DOT)
			ctx.restore()
		})
	return html`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height}
	aria-hidden="true">${drawn(draw)}</svg>`
}
