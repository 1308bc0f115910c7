// The walk's timeline: a slider with a tick for each solution or, above 200 solutions, a histogram.

import {html, svg, nothing} from 'lit-html'

export const BINS = 600
export const TICKS = 200

function binned({spacing, known, counts}, from, to) {
	const found = new Float64Array(BINS)
	for (let i = 1; i < counts.length; i++) {
		const step = Math.min(i * spacing, known)
		if (step >= from && step <= to)
			found[Math.min(BINS - 1, Math.floor(((step - from) / (to - from || 1)) * BINS))] += counts[i] - counts[i - 1]
	}
	return found
}

const pathOf = (found, drawn) =>
	[...found].map((count, i) => (count > 0 ? `M${((i + 0.5) * BINS) / found.length} ${drawn(count)}` : '')).join('')

export function tickPath(marks, from, to) {
	const found = binned(marks, from, to)
	return found.reduce((sum, count) => sum + count) <= TICKS ? pathOf(found, () => '13v18') : skyline(marks, from, to)
}

export function skyline(marks, from, to) {
	const parts = BINS / 3,
		upTo = [...Array(parts + 1).keys()].map(i => countUpTo(marks, from + (i / parts) * (to - from))),
		found = upTo.slice(1).map((count, i) => count - upTo[i]),
		most = Math.max(...found)
	return pathOf(found, count => `22v-${Math.ceil((16 * count) / most)}`)
}

/** Number of events up to a step, interpolated because marks may be farther apart than bars. */
function countUpTo({spacing, known, counts}, step) {
	const i = Math.min(Math.floor(step / spacing), counts.length - 2),
		begin = i * spacing,
		end = Math.min(begin + spacing, known),
		part = end > begin ? Math.min(1, (step - begin) / (end - begin)) : 1
	return counts[i] + part * (counts[i + 1] - counts[i])
}

/** length: undefined until known; more: overlays. If a touch becomes a swipe of the page (pointercancel), the walk goes
 * back. `.value` gets a new array at each drawing, so that lit assigns it even after user input. */
export function timelineView({step, first, last, length, ticks, words, onSeek, more = nothing}) {
	return html`<div class="timeline ${length === undefined ? 'open' : ''}" part="timeline">
	<svg viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
		${svg`<path class="ticks" d=${ticks}></path>`}
	</svg>
	<input type="range" min=${first} max=${last} step="1" .value=${[step]}
		aria-label=${words.timeline} title=${words.timeline} aria-valuetext=${words.stepText(step, length)}
		@pointerdown=${({target}) => (target.begun = step)} @pointercancel=${({target}) => onSeek(target.begun)}
		@input=${({target}) => onSeek(+target.value)}>
	${more}</div>`
}
