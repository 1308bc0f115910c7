// Fig. 2: what each search costs for one n, against n! and n^n, and how that grows. Pure but for the plot
// itself, which is drawn into a place left for it.

import { html, svg, nothing } from 'lit-html'
import { factorial, LAST_N, MEASURES } from './costs.js'
import { radios, select } from '../../ui/fields.js'
import { axisOfN, logAxis, powersOfTen, sample } from '../../ui/plot.js'
import { marked } from '../../words/marked.js'

const NS = Array.from({ length: LAST_N }, (_, i) => i + 1)
const HIGHEST = 13
/** Of the squares, the gap between them, and the line of text above. */
const SIDE = 150,
	BETWEEN = 40,
	TITLE = 22

/**
 * @typedef {{searches: import('../../engine/index.js').SearchType[], costs: import('./costs.js').Costs|null, size:
 *   number,
 *   measure: typeof MEASURES[number]}} Nodes
 * @typedef {{words: import('./panel.js').Words, nameOf: (search: string) => string, set: (change: Partial<Nodes>) =>
 *   void}} Look
 */

/** @param {Nodes} nodes @param {Look} look */
export function nodesView(nodes, look) {
	const { costs, size, measure } = nodes,
		w = look.words.nodes
	const known = costs?.[nodes.searches[0]?.id]?.[size]
	return html`<figure id="nodes">
    ${choicesView(nodes, look)}
    <p class="small">${w.meanings[measure]}</p>
    ${
			known
				? html`${barsView(nodes, look)}
      <p class="sentence">${marked(w.gap({ n: size, nodes: known.nodes, factorial: factorial(size), power: size ** size }))}</p>
      ${proportionView(nodes, look)}
      <p class="small">${w.same}</p>`
				: html`<p class="small waiting">${w.working}</p>`
		}
    <h2>${w.growth}</h2>
    <div class="plot" id="plot-nodes" aria-hidden="true"></div>
    <ul class="key">${linesOf(nodes, look.words)
			.reverse()
			.map(
				({ text, dash, tone }) =>
					html`<li>${sample(svg`<path d="M0 8H28" class=${tone} stroke-dasharray=${dash.join(' ')}/>`)}${text}</li>`,
			)}</ul>
    <figcaption><b>${look.words.figure(2)}</b> ${w.caption}</figcaption>
    ${tableView(nodes, look)}
  </figure>`
}

function choicesView({ size, measure }, { words, set }) {
	const w = words.nodes
	return html`<div class="ask">
    ${select({ id: 'nodes-n', label: w.size, value: size, options: NS.map(n => [n, `${n} × ${n}`]), act: n => set({ size: n }) })}
    ${radios({
			name: 'measure',
			kind: 'measures',
			label: w.measure,
			value: measure,
			options: MEASURES.map(name => [name, w.measures[name]]),
			act: name => set({ measure: name }),
		})}
  </div>`
}

/** One bar for each search and for each way of putting queens down blindly; a power of ten is as long everywhere. */
function barsView({ searches, costs, size, measure }, { words, nameOf }) {
	const w = words.nodes
	const rows = [
		...searches.map(({ id, stopsAtFirst }) => ({
			name: nameOf(id),
			note: stopsAtFirst ? w.stops : '',
			value: costs[id][size][measure],
			tone: stopsAtFirst ? 'good' : 'accent',
		})),
		{ name: w.factorial(size), note: w.factorialAbout, value: factorial(size), tone: 'muted' },
		{ name: w.power(size), note: w.powerAbout, value: size ** size, tone: 'muted' },
	]
	const decades = Math.max(1, Math.ceil(Math.log10(Math.max(...rows.map(({ value }) => value)))))
	const length = value => `${((value > 0 ? Math.max(Math.log10(value), 0.03) : 0) / decades) * 100}%`
	const every = Math.ceil(decades / 5),
		marks = powersOfTen(decades, every)
	const at = exponent => `left:${(exponent / decades) * 100}%`
	return html`<div class="bars">
    <dl>${rows.map(
			({
				name,
				note,
				value,
				tone,
			}) => html`<div><dt>${name}${note ? html` <small>${note}</small>` : nothing}</dt><dd>${words.count(value)}</dd>
      <span class="track" aria-hidden="true">${marks.map((_, i) => html`<i style=${at(i * every)}></i>`)}<b
        class=${tone} style=${`width:${length(value)}`}></b></span></div>`,
		)}</dl>
    <p class="scale" aria-hidden="true">${marks.map(
			([, text], i) => html`<span
      style=${at(i * every)}>${text}</span>`,
		)}</p>
  </div>`
}

/** Areas in true proportion, in two steps, for in one the smallest would not be seen: n! in a corner of n^n, and that
 * corner enlarged with what is visited in it. */
function proportionView({ searches, costs, size }, { words }) {
	const w = words.nodes,
		visited = costs[searches[0].id][size].nodes,
		permutations = factorial(size),
		all = size ** size
	if (visited >= permutations) return nothing
	const corner = SIDE * Math.sqrt(permutations / all),
		inner = SIDE * Math.sqrt(visited / permutations)
	const briefly = value => (value < 1e6 ? words.count(value) : words.rough(value))
	const right = SIDE + BETWEEN,
		top = TITLE,
		low = top + SIDE
	return html`<svg class="proportion" viewBox="0 0 ${right + SIDE + 1} ${low + 1}" role="img"
	  aria-label=${w.proportion(size)}>
      <text x="0" y="13">${w.power(size)} = ${briefly(all)}</text><text x=${right}
        y="13">${w.factorial(size)} = ${briefly(permutations)}</text>
      <rect class="all" x="0.5" y=${top} width=${SIDE} height=${SIDE}/>
      <path class="zoom" d=${`M${corner} ${low - corner}L${right} ${top}M${corner} ${low}L${right} ${low}`}/>
      <rect class="corner" x="0.5" y=${low - corner} width=${corner} height=${corner}/>
      <rect class="enlarged" x=${right} y=${top} width=${SIDE} height=${SIDE}/>
      <rect class="visited" x=${right} y=${low - inner} width=${inner} height=${inner}/>
      <text class="inner" x=${right + inner + 6}
        y=${Math.min(low - inner / 2 + 4, low - 6)}>${words.count(visited)}</text>
    </svg><p class="small">${w.proportion(size)}</p>`
}

const DASHES = [[], [6, 3], [2, 2], [8, 2, 2, 2]]

/** The curves, lowest first; searches whose numbers are the same for every n share one. @param {Nodes} nodes */
function linesOf({ searches, costs, measure }, words) {
	const w = words.nodes
	const valuesOf = search => NS.map(n => costs?.[search]?.[n]?.[measure] ?? null)
	const groups = new Map()
	for (const search of searches) {
		const values = valuesOf(search.id),
			key = values.join()
		groups.set(key, { values, sharing: [...(groups.get(key)?.sharing ?? []), search] })
	}
	const finders = searches.filter(({ stopsAtFirst }) => !stopsAtFirst)
	const text = sharing =>
		finders.every(search => sharing.includes(search))
			? w.lines.all
			: sharing.map(({ id }) => words.searches[id]?.curve ?? id).join(' · ')
	const lines = [...groups.values()].map(({ values, sharing }) => ({
		values,
		text: text(sharing),
		tone: sharing[0].stopsAtFirst ? 'good' : 'accent',
	}))
	const dashed = lines.map((line, i) => ({
		...line,
		dash: DASHES[lines.slice(0, i).filter(({ tone }) => tone === line.tone).length],
	}))
	const blind = [
		{ values: NS.map(factorial), text: w.lines.factorial, tone: 'muted', dash: [] },
		{ values: NS.map(n => n ** n), text: w.lines.power, tone: 'muted', dash: [6, 3] },
	]
	const height = ({ values }) => values.findLast(value => value !== null) ?? 0
	return [...(costs ? dashed : []), ...blind].sort((a, b) => height(a) - height(b))
}

/** @param {Nodes} nodes @param {import('./panel.js').Words} words */
export const nodesPlot = (nodes, words) => (colors, width) => {
	const lines = linesOf(nodes, words)
	return {
		data: [NS, ...lines.map(({ values }) => values.map(value => value || null))],
		options: {
			scales: { x: { time: false, range: [0.8, LAST_N + 0.2] }, y: { distr: 3, range: [1, 10 ** HIGHEST] } },
			axes: [axisOfN(colors, width, LAST_N), logAxis(colors, powersOfTen(HIGHEST, 3), { scale: 'y', size: 36 })],
			series: [
				{},
				...lines.map(({ tone, dash }) => ({
					scale: 'y',
					stroke: colors[tone],
					width: 1.75,
					dash,
					points: { show: false },
					spanGaps: true,
				})),
			],
			cursor: { show: false },
		},
	}
}

/** @param {Nodes} nodes @param {Look} look */
function tableView({ searches, costs, measure }, { words, nameOf }) {
	const w = words.nodes
	/** @type {[string, (n: number) => number|undefined][]} */
	const columns = [
		...searches.map(
			({ id }) =>
				/** @type {[string, (n: number) => number|undefined]} */ ([nameOf(id), n => costs?.[id]?.[n]?.[measure]]),
		),
		[w.lines.factorial, factorial],
		[w.lines.power, n => n ** n],
	]
	return html`<details><summary>${w.table}</summary><div class="scroll" tabindex="0" role="region"
	  aria-label=${w.table}><table>
    <thead><tr><th scope="col">n</th>${columns.map(
			([name]) => html`<th scope="col"
      class="number">${name}</th>`,
		)}</tr></thead>
    <tbody>${NS.map(
			n =>
				html`<tr><th scope="row">${n}</th>${columns.map(
					([, value]) => html`<td
      class="number">${value(n) === undefined ? '' : words.count(value(n))}</td>`,
				)}</tr>`,
		)}</tbody>
  </table></div></details>`
}
