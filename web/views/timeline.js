// The walk's timeline: a range with a tick per solution; more than 200 become a histogram.

import {html, svg, nothing} from 'lit-html'

export const BINS = 600
export const TICKS = 200

/** Number of events in each of `bins` equal parts of the steps.
 * @param {import('../engine/methods.js').Marks} marks @param {number} from @param {number} to */
export function binned({spacing, known, counts}, from, to, bins = BINS) {
	const found = new Float64Array(bins)
	for (let i = 1; i < counts.length; i++) {
		const step = Math.min(i * spacing, known)
		if (step >= from && step <= to)
			found[Math.min(bins - 1, Math.floor(((step - from) / (to - from || 1)) * bins))] += counts[i] - counts[i - 1]
	}
	return found
}

const pathOf = (found, drawn) =>
	[...found].map((count, i) => (count > 0 ? `M${((i + 0.5) * BINS) / found.length} ${drawn(count)}` : '')).join('')

export function tickPath(marks, from, to) {
	const found = binned(marks, from, to)
	if (found.reduce((sum, count) => sum + count) <= TICKS) return pathOf(found, () => '13v18')
	const many = binned(marks, from, to, BINS / 3),
		most = Math.max(...many)
	return pathOf(many, count => `22v-${Math.ceil((16 * count) / most)}`)
}

/** Step at pointerdown; a page swipe (pointercancel) returns there. */
let begun = 0

/** `length`: undefined until known; `more`: overlays. `.value` is an array, so that lit sets it at each drawing, even
 * after user input. */
export function timelineView({step, first, last, length, ticks, words, onSeek, more = nothing}) {
	return html`<div class=${length === undefined ? 'timeline open' : 'timeline'} part="timeline">
	<svg viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
		${svg`<path class="ticks" d=${ticks}></path>`}
	</svg>
	<input type="range" min=${first} max=${last} step="1" .value=${[step]}
		aria-label=${words.timeline} title=${words.timeline} aria-valuetext=${words.stepText(step, length)}
		@pointerdown=${() => (begun = step)} @pointercancel=${() => onSeek(begun)}
		@input=${event => onSeek(Number(event.target.value))}>
	${more}</div>`
}
