// How both searches go from start to end, as a plot: what the clock counts along the bottom, and above it what that costs or brings. Pure
// but for the plot itself, which is drawn into a place left for it.
//
// Invariant: a curve goes through the marks of its search and ends where the search does.

import { html, svg } from 'lit'
import { frontierNumbers, memoryOf } from '../../views/memory.js'
import { sample } from '../counting/growth.js'
import { axis, logAxis, Plot, powersOfTen } from '../counting/plot.js'

/** @typedef {import('./course.js').Course} Course */

const POINTS = 400
const FEW = 5

/** How many numbers a search keeps at its marks, one after the other. @param {Course} course @returns {number[]} */
export function memoriesOf({ marks, end }) {
  const { arrays } = memoryOf(end), sizes = end.frontier?.sizes
  return Array.from(marks.enter.counts, (enter, i) => arrays + 2 * (enter - marks.leave.counts[i]) + (sizes ? frontierAt(sizes, marks.level.counts[i], marks.place.counts[i]) : 0))
}

/** @param {number[]} sizes  of all levels @param {number} level  how many are complete @param {number} places  queens placed in all */
function frontierAt(sizes, level, places) {
  const placed = sizes.slice(1, level + 1).reduce((sum, size) => sum + size, 0)
  return frontierNumbers({ level, size: sizes[level], found: places - placed })
}

/** The steps of the marks. @param {{spacing: number, known: number, counts: ArrayLike<number>}} marks */
const stepsOf = ({ spacing, known, counts }) => Array.from(counts, (_, i) => Math.min(i * spacing, known))

/** What is plotted of a course: along the bottom, and above it. @param {Course} course @param {import('./state.js').Clock} clock @returns {[ArrayLike<number>, ArrayLike<number>]} */
export function curveOf(course, clock) {
  const { probe, solution } = course.marks
  if (clock === 'step') return [stepsOf(probe), memoriesOf(course)]
  return clock === 'probe' ? [probe.counts, solution.counts] : [solution.counts, probe.counts]
}

/** A curve at other places: what it was last before or at each of them, nothing beyond its end. @param {[ArrayLike<number>, ArrayLike<number>]} curve @param {number[]} places */
export function sampled([xs, ys], places) {
  let i = 0
  return places.map(place => {
    while (i + 1 < xs.length && xs[i + 1] <= place && xs[i] < place) i++
    return place > xs[xs.length - 1] ? null : ys[i]
  })
}

export class Growth {
  #plot = new Plot()

  /** @param {typeof import('../../locales/compare.en.js').default} words @param {import('./state.js').Clock} clock */
  view(words, clock) {
    const w = words.plots[clock]
    return html`<figure class="growth">
      <div class="plot" aria-hidden="true"></div>
      <ul class="key" aria-hidden="true"><li>${sample(svg`<path d="M0 8H28" class="ink"/>`)}${words.sides[0]}</li><li>${sample(svg`<path d="M0 8H28" class="accent" stroke-dasharray="6 3"/>`)}${words.sides[1]}</li></ul>
      <figcaption>${w.caption}</figcaption>
    </figure>`
  }

  /** @param {Element} host @param {{clock: import('./state.js').Clock, at: number|null, courses: Course[], words: any}} state  at: what the clock shows, null while it runs */
  draw(host, { clock, at, courses, words }) {
    const isKnown = courses.every(({ marks }) => marks !== null), figure = /** @type {HTMLElement} */ (host.querySelector('.growth'))
    figure.hidden = !isKnown
    if (!isKnown) return
    const key = JSON.stringify([words.language, clock, at, ...courses.map(({ known }, i) => [known, courses[i].end.search, courses[i].end.n, courses[i].end.startRow])])
    this.#plot.show(figure.querySelector('.plot'), key, (colors, width) => built(colors, width, { clock, at, courses, words }))
  }
}

function built(colors, width, { clock, at, courses, words }) {
  const curves = courses.map(course => curveOf(course, clock)), isMemory = clock === 'step'
  const longest = Math.max(1, ...courses.map(({ known }) => known[clock])), points = Math.min(POINTS, longest)
  const places = Array.from({ length: points + 1 }, (_, i) => Math.round((i / points) * longest))
  const ys = curves.map(curve => sampled(curve, places).map(y => (isMemory && y === 0 ? null : y)))
  const highest = Math.max(1, ...ys.flat()), decades = Math.max(1, Math.ceil(Math.log10(highest)))
  const narrow = width < 420, brief = values => values.map(words.brief)
  const line = (stroke, dash) => ({ scale: 'y', stroke, width: 1.5, dash, points: { show: points <= FEW, size: 5, fill: stroke } })
  const yAxis = isMemory ? logAxis(colors, powersOfTen(decades, 1), { scale: 'y', size: 48 }) : axis(colors, { scale: 'y', size: narrow ? 48 : 60, values: (_, splits) => brief(splits), incrs: WHOLE })
  return {
    data: [places, ...ys],
    options: {
      scales: { x: { time: false, range: [0, longest] }, y: isMemory ? { distr: 3, range: [1, 10 ** decades] } : { range: [0, highest * 1.05] } },
      axes: [axis(colors, { scale: 'x', size: 44, label: words.plots[clock].x, labelSize: 18, labelGap: 0, labelFont: '12px system-ui, sans-serif', values: (_, splits) => brief(splits), incrs: WHOLE, space: 70, grid: { show: false } }), yAxis],
      series: [{}, line(colors.ink, []), line(colors.accent, [6, 3])],
      cursor: { show: false },
      hooks: { draw: [plot => at !== null && markAt(plot, Math.min(at, longest), colors)] },
    },
  }
}

/** Divisions of an axis that counts. */
const WHOLE = Array.from({ length: 16 }, (_, power) => [1, 2, 5].map(factor => factor * 10 ** power)).flat()

/** A line where the clock is. */
function markAt({ ctx, bbox, valToPos }, at, colors) {
  const x = Math.round(valToPos(at, 'x', true)) + 0.5
  ctx.save()
  ctx.strokeStyle = colors.muted
  ctx.beginPath()
  ctx.moveTo(x, bbox.top)
  ctx.lineTo(x, bbox.top + bbox.height)
  ctx.stroke()
  ctx.restore()
}
