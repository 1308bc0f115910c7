// What came out: the total beside the known value, the fundamental solutions beside theirs, and what symmetries they
// have. Pure: a drawing of the state.

import { html, svg, nothing } from 'lit'
import { CLASSES, SOLUTIONS } from '../../engine/known.js'
import { factsView } from './panel.js'

/** @param {import('./state.js').Count} state @param {{words: import('./panel.js').Words}} look */
export function resultView({ phase, n, result, classes }, { words }) {
	if (phase !== 'done') return nothing
	return html`<section class="result">
    <p class="total" style="--digits:${words.count(result.total).length}"><span>${words.q(n)}</span> <data value=${String(result.total)}>${words.count(result.total)}</data></p>
    ${matchView(result.total, SOLUTIONS[n], 'A000170', words)}
    ${factsView(factsOf(result, words))}
    ${result.resumed ? html`<p class="small">${words.resumedNote}</p>` : nothing}
    <h2>${words.fundamental}</h2>
    ${classes ? classesView(classes, n, words) : html`<p class="small">${words.classesLater}</p>`}
  </section>`
}

/** From here on solutions a second mean something. */
const MEASURABLE_SECONDS = 0.01

function factsOf({ total, seconds, workers }, words) {
	return [
		{ what: words.facts.time, value: words.took(seconds) },
		...(seconds >= MEASURABLE_SECONDS
			? [{ what: words.facts.speed, value: words.rough(Number(total) / seconds) }]
			: []),
		...(workers > 0 ? [{ what: words.facts.workersUsed, value: words.count(workers) }] : []),
	]
}

/** Told by a sign and a word, not by colour alone. */
function matchView(value, known, id, words) {
	const right = value === known
	return html`<p class="match ${right ? 'good' : 'bad'}" role=${right ? nothing : 'alert'}>
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${right ? svg`<path d="M5 12.5l5 5 9-11"/>` : svg`<path d="M6 6l12 12M18 6L6 18"/>`}</svg>
    <span>${right ? words.matches(known) : words.differs(known)} <a href="https://oeis.org/${id}" target="_blank" rel="noreferrer">${words.oeis(id)}</a></span></p>`
}

function classesView(classes, n, words) {
	const kinds = Object.keys(ORBITS).filter(kind => classes[kind] > 0n || (kind !== 'of1' && n > 1))
	return html`<p class="total second"><data value=${String(classes.fundamental)}>${words.count(classes.fundamental)}</data></p>
    ${matchView(classes.fundamental, CLASSES[n], 'A002562', words)}
    <p class="small">${words.fundamentalMeaning}</p>
    <dl class="orbits" aria-label=${words.orbitsCaption}>${kinds.map(kind => html`<div><dt>${orbitView(ORBITS[kind])}<span>${words.orbits[kind]}</span></dt><dd>${words.count(classes[kind])}</dd></div>`)}</dl>`
}

/** A small solution of each kind, and the turns and mirrors that make different boards of it. */
const ORBITS = {
	of8: { columns: [0, 2, 4, 1, 3], images: 8 },
	of4: { columns: [1, 3, 5, 0, 2, 4], images: 4 },
	of2: { columns: [1, 3, 0, 2], images: 2 },
	of1: { columns: [0], images: 1 },
}
const SIDE = 24,
	GAP = 5

/** Each image once: four turns and their mirrors where all differ, fewer turns where turning changes nothing. */
function imagesOf(images) {
	const turns = images === 8 ? [0, 90, 180, 270] : images === 4 ? [0, 90] : [0]
	return images === 1 ? [{ turn: 0, mirror: 1 }] : [1, -1].flatMap(mirror => turns.map(turn => ({ turn, mirror })))
}

function orbitView({ columns, images }) {
	const cell = SIDE / columns.length,
		all = imagesOf(images)
	const centre = index => (index + 0.5) * cell - SIDE / 2
	const board = svg`<rect x=${-SIDE / 2} y=${-SIDE / 2} width=${SIDE} height=${SIDE}/>${columns.map((col, row) => svg`<circle cx=${centre(col)} cy=${centre(row)} r=${cell * 0.32}/>`)}`
	const place = ({ turn, mirror }, i) =>
		`translate(${(i % 4) * (SIDE + GAP) + SIDE / 2 + 1} ${Math.floor(i / 4) * (SIDE + GAP) + SIDE / 2 + 1}) scale(${mirror} 1) rotate(${turn})`
	const width = Math.min(all.length, 4) * (SIDE + GAP) - GAP + 2,
		height = Math.ceil(all.length / 4) * (SIDE + GAP) - GAP + 2
	return html`<svg class="orbit" viewBox="0 0 ${width} ${height}" width=${width} height=${height} aria-hidden="true">${all.map((image, i) => svg`<g transform=${place(image, i)}>${board}</g>`)}</svg>`
}
