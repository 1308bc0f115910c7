// The course of a local search: a curve of attacking pairs, and the present position. `lit` is a parameter, because
// dist/searches.js also runs in Node.js, where lit-html has no document.

import {lazyWords} from '../searches/lazy-searches.js'

const [WIDE, HIGH, ROOM] = [480, 48, 4]

export function courseView({search, step, moved}, {words}, {html, svg}) {
	if (!moved || moved.course.pairs.length < 2) return null // the search has not started
	const {spacing, pairs, known} = moved.course,
		texts = lazyWords(search, words).course
	const most = Math.max(...pairs, 1),
		last = Math.max(known, 1)
	const x = at => (at / last) * WIDE,
		y = count => HIGH - (count / most) * HIGH
	const stepOf = i => (i === pairs.length - 1 ? known : i * spacing)
	const line = pairs.map((count, i) => `${i ? 'L' : 'M'}${x(stepOf(i)).toFixed(1)} ${y(count).toFixed(1)}`),
		now = step === 0 ? pairs[0] : moved.pairs,
		says = texts.status(pairs[0], now, step)
	const box = `-${ROOM} -${ROOM} ${WIDE + 2 * ROOM} ${HIGH + 2 * ROOM}`
	return html`<figure class="course" .style=${'margin:0 0 .75rem'}><figcaption>${texts.title}</figcaption>
	<svg role="img" aria-label=${says} viewBox=${box} width="100%" .style=${'max-height:5rem'} fill="none"
		stroke="currentColor">
		<path d=${`M0 ${HIGH}H${WIDE}`} stroke-opacity="0.3" />
		<path d=${line.join('')} stroke-width="1.5" />
		${svg`<circle cx=${x(step)} cy=${y(now)} r="3.5" fill="currentColor" stroke="none" />`}
	</svg><p class="remark">${says}</p></figure>`
}
