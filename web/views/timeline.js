// The whole walk on one line: a range that can be dragged, and a tick wherever solutions lie, taller where they are dense.

import { html, svg, nothing } from 'lit'
import { live } from 'lit/directives/live.js'

const BINS = 600
const HEIGHT = 16

/** How many events fall into each of `bins` equal parts of the walk. @param {{spacing: number, known: number, counts: ArrayLike<number>}} marks */
export function binned({ spacing, known, counts }, length, bins = BINS) {
  const found = new Float64Array(bins)
  for (let i = 1; i < counts.length; i++) {
    const step = Math.min(i * spacing, known)
    if (counts[i] > counts[i - 1]) found[Math.min(bins - 1, Math.floor((step / length) * bins))] += counts[i] - counts[i - 1]
  }
  return found
}

/** One path for all ticks in a box of BINS × HEIGHT. */
export function tickPath(found) {
  const densest = Math.max(...found, 1)
  return Array.from(found, (count, i) => {
    if (count === 0) return ''
    const tall = Math.round((0.55 + 0.45 * (Math.log1p(count) / Math.log1p(densest))) * HEIGHT)
    return `M${i + 0.5} ${(HEIGHT - tall) / 2}v${tall}`
  }).join('')
}

/**
 * @param {{step: number, length: number|undefined, known: number, ticks: string, words: import('../locales/index.js').Words,
 *   onSeek: (step: number) => void}} state
 */
export function timelineView({ step, length, known, ticks, words, onSeek }) {
  const max = Math.max(length ?? known, step, 1)
  return html`<div class="timeline" part="timeline">
    <svg viewBox="0 0 ${BINS} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<path class="ticks" d=${ticks}></path>`}
    </svg>
    ${length === undefined ? html`<span class="open-end" aria-hidden="true"></span>` : nothing}
    <input type="range" min="0" max=${max} step="1" .value=${live(String(step))} aria-label=${words.timeline}
      aria-valuetext=${words.stepText(step, length)} @input=${event => onSeek(Number(event.target.value))}>
  </div>`
}
