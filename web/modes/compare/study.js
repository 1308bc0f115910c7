// The costs of the tutorials' searches for one n, compared with n! and n^n, and their growth with n. Measuring begins
// when the study comes into view.

import {html, svg} from 'lit-html'
import {factorial, inOrder, LAST_N, MEASURES, walkAll} from './costs.js'
import {named, radios, select, sizes, small} from '../../ui/fields.js'
import {keyView, makePlot, marksOfN, powersOfTen} from '../../ui/plot.js'
import {marked} from '../../words/marked.js'
import {tableView} from '../../ui/table.js'

const NS = [...Array(LAST_N).keys()].map(i => i + 1)
const BOARDS = sizes(LAST_N)
const HIGHEST = 13
const FIRST_N = 8
const SIDE = 150,
	BETWEEN = 40,
	TITLE = 22

export function studyIn(place, {walk, searches}, changed) {
	const plot = makePlot()
	let chosen = {searches: [], costs: null, size: FIRST_N, measure: 'nodes'}

	function set(change) {
		chosen = {...chosen, ...change}
		changed()
	}

	async function walkSearches() {
		const types = inOrder(await searches()),
			ids = types.map(({id}) => id)
		set({searches: types})
		await walkAll(walk, ids, costs => set({costs}))
	}

	let coming = new IntersectionObserver(entries => {
		if (!entries.some(entry => entry.isIntersecting)) return
		coming.disconnect()
		coming = null
		walkSearches().catch(() => {}) // the comparison reports it
	})

	return {
		view: words => nodesView({...chosen, words, set}),

		draw(words) {
			const key = JSON.stringify([words.language, chosen.searches, chosen.costs, chosen.measure])
			plot.show({element: place.querySelector('#plot-nodes'), key, build: nodesPlot({...chosen, words})})
			coming?.observe(place.querySelector('#nodes'))
		},
	}
}

function subjectsOf({searches, costs, measure, words}) {
	const w = words.nodes
	const searchOf = ({id, stopsAtFirst}) => {
		const {name: line = id, curve = id} = words.searches[id] ?? {},
			[note, tone] = stopsAtFirst ? [w.stops, 'good'] : ['', 'accent']
		return {id, stopsAtFirst, name: () => line, line, curve, note, tone, of: n => costs?.[id]?.[n]?.[measure]}
	}
	const blind = (way, of, dash) => {
		return {name: w[way], line: w.lines[way], curve: w.lines[way], note: w[`${way}About`], tone: 'muted', of, dash}
	}
	return [...searches.map(searchOf), blind('factorial', factorial, []), blind('power', n => n ** n, [6, 3])]
}

/** shown: the study's state, with words, and `set` for the reader's choices */
function nodesView(shown) {
	const {searches, costs, size, measure} = shown,
		w = shown.words.nodes
	const known = costs?.[searches[0]?.id]?.[size]
	const knownView = () => {
		const gap = w.gap({n: size, nodes: known.nodes, factorial: factorial(size), power: size ** size})
		return html`${barsView(shown)}<p class="sentence">${marked(gap)}</p>${proportionView(shown)}
	${small(w.same)}`
	}
	const keyOf = ({text, dash, tone}) => {
		return [svg`<path d="M0 8H28" class=${tone} stroke-dasharray=${dash.join(' ')}/>`, text]
	}
	return html`<figure id="nodes"><h2>${w.heading}</h2>
		${choicesView(shown)}${small(w.meanings[measure])}
		${known ? knownView() : html`<p class="small waiting">${w.working}</p>`}
		<h3>${w.growth}</h3>
		<div class="plot" id="plot-nodes" aria-hidden="true"></div>
		${keyView(linesOf(shown).reverse().map(keyOf))}
		<figcaption>${w.caption}</figcaption>
		${growthTable(shown)}
	</figure>`
}

const choicesView = ({size, measure, words: {nodes: w}, set}) => html`<div class="ask">
		${select({id: 'nodes-n', label: w.size, value: size, options: BOARDS, act: n => set({size: n})})}
		${radios({
			...{name: 'measure', kind: 'measures', label: w.measure, value: measure},
			options: named(MEASURES, w.measures),
			act: name => set({measure: name}),
		})}
	</div>`

function barsView(shown) {
	const {size, words} = shown,
		rows = subjectsOf(shown).map(({name, of, ...row}) => ({...row, name: name(size), value: of(size)}))
	const decades = Math.max(1, Math.ceil(Math.log10(Math.max(...rows.map(({value}) => value)))))
	const part = exponent => `${(exponent / decades) * 100}%`
	const every = Math.ceil(decades / 5)
	const marks = powersOfTen(decades, every).map(([, text], i) => ({text, style: `left:${part(i * every)}`}))
	const barView = ({name, note, value, tone}) =>
		html`<div><dt>${name}${note ? html` <small>${note}</small>` : ''}</dt><dd>${words.count(value)}</dd>
	<span class="track" aria-hidden="true">${marks.map(({style}) => html`<i .style=${style}></i>`)}<b class=${tone}
	.style=${`width:${part(value > 0 ? Math.max(Math.log10(value), 0.03) : 0)}`}></b></span></div>`
	return html`<div class="bars">
		<dl>${rows.map(barView)}</dl>
		<p class="scale" aria-hidden="true">${marks.map(({text, style}) => html`<span .style=${style}>${text}</span>`)}</p>
	</div>`
}

/** Two squares: n^n with n! as its corner, and n! enlarged, with the visited boards as its corner. */
function proportionView({searches, costs, size, words}) {
	const w = words.nodes,
		visited = costs[searches[0].id][size].nodes,
		permutations = factorial(size),
		all = size ** size
	if (visited >= permutations) return ''
	const corner = SIDE * Math.sqrt(permutations / all),
		inner = SIDE * Math.sqrt(visited / permutations)
	const briefly = value => (value < 1e6 ? words.count(value) : words.rough(value))
	const right = SIDE + BETWEEN,
		low = TITLE + SIDE
	const square = (kind, x, side) => svg`<rect class=${kind} x=${x} y=${low - side} width=${side} height=${side}/>`
	return html`<svg class="proportion" viewBox="0 0 ${right + SIDE + 1} ${low + 1}" role="img"
	aria-label=${w.proportion(size)}>
		<text x="0" y="13">${w.power(size)} = ${briefly(all)}</text>
		<text x=${right} y="13">${w.factorial(size)} = ${briefly(permutations)}</text>
		${square('all', 0.5, SIDE)}
		<path class="zoom" d=${`M${corner} ${low - corner}L${right} ${TITLE}M${corner} ${low}L${right} ${low}`}/>
		${square('corner', 0.5, corner)}${square('enlarged', right, SIDE)}${square('visited', right, inner)}
		<text class="inner" x=${right + inner + 6}
			y=${Math.min(low - inner / 2 + 4, low - 6)}>${words.count(visited)}</text>
	</svg>${small(w.proportion(size))}`
}

const DASHES = [[], [6, 3], [2, 2], [8, 2, 2, 2]]

function linesOf(shown) {
	const subjects = subjectsOf(shown).filter(({id}) => shown.costs || !id),
		finders = subjects.filter(({stopsAtFirst}) => stopsAtFirst === false),
		groups = new Map(),
		used = {good: 0, accent: 0}
	for (const subject of subjects) {
		const values = NS.map(n => subject.of(n) ?? null),
			key = values.join()
		groups.set(key, {values, sharing: [...(groups.get(key)?.sharing ?? []), subject]})
	}
	const lines = [...groups.values()].map(({values, sharing}) => {
		const [{tone, dash = DASHES[used[tone]++]}] = sharing,
			areAll = finders.length > 0 && finders.every(search => sharing.includes(search))
		const text = areAll ? shown.words.nodes.lines.all : sharing.map(({curve}) => curve).join(' · ')
		return {values, text, tone, dash}
	})
	const height = ({values}) => values.findLast(value => value !== null) ?? 0
	return lines.sort((a, b) => height(a) - height(b))
}

const nodesPlot = shown => width => ({
	xs: NS,
	x: {range: [0.8, LAST_N + 0.2], marks: marksOfN(width, LAST_N)},
	y: {range: [1, 10 ** HIGHEST], marks: powersOfTen(HIGHEST, 3), isLog: true, size: 36},
	curves: linesOf(shown).map(({values, ...line}) => ({...line, values: values.map(value => value || null)})),
})

function growthTable(shown) {
	const {words} = shown,
		subjects = subjectsOf(shown)
	const cell = value => (value === undefined ? '' : words.count(value))
	const rows = NS.map(n => [n, ...subjects.map(({of}) => cell(of(n)))])
	return tableView(words.nodes.table, ['n', ...subjects.map(({line}) => line)], rows)
}
