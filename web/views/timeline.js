// The walk on one line: a range that can be dragged, and a tick wherever solutions lie, taller where many do.

import {html, svg, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'

const BINS = 600,
	HEIGHT = 16

/** How many events fall into each of `bins` equal parts of the walk from one step to another.
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

export function tickPath(found) {
	const densest = Math.max(...found, 1)
	return Array.from(found, (count, i) => {
		if (count === 0) return ''
		const tall = Math.round((0.55 + 0.45 * (Math.log1p(count) / Math.log1p(densest))) * HEIGHT)
		return `M${i + 0.5} ${(HEIGHT - tall) / 2}v${tall}`
	}).join('')
}

/** `length`: undefined as long as it is not known. */
export function timelineView({step, first, length, known, ticks, words, onSeek}) {
	return html`<div class="timeline" part="timeline">
  <svg viewBox="0 0 ${BINS} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="ticks" d=${ticks}></path>`}
  </svg>
  ${length === undefined ? html`<span class="open-end" aria-hidden="true"></span>` : nothing}
  <input type="range" min=${first} max=${Math.max(length ?? known, step, first + 1)} step="1"
    .value=${live(String(step))} aria-label=${words.timeline} aria-valuetext=${words.stepText(step, length)}
    @input=${event => onSeek(Number(event.target.value))}>
  </div>`
}
