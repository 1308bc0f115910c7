// The plot of both searches: memory against steps, solutions against probes, or probes against solutions.

import {html, svg} from 'lit-html'
import {keyView, makePlot, powersOfTen, wholeMarks} from '../../ui/plot.js'
import {stepCurve, sampled} from './curves.js'

const POINTS = 400
const FEW = 5

export function makeCurvePlot() {
	const plot = makePlot()

	return {
		view(words, clock) {
			const lines = [svg`<path d="M0 8H28"/>`, svg`<path d="M0 8H28" class="accent" stroke-dasharray="6 3"/>`]
			const key = lines.map((line, side) => [line, words.sides[side]])
			return html`<figure class="growth"><div class="plot" aria-hidden="true"></div>
	${keyView(key, true)}<figcaption>${words.plots[clock].caption}</figcaption></figure>`
		},

		draw(host, state) {
			const {clock, at, courses, words} = state,
				figure = host.querySelector('.growth'),
				element = figure.querySelector('.plot'),
				isKnown = courses.every(({marks}) => marks !== null)
			figure.hidden = !isKnown && !courses.some(({measuring}) => measuring)
			element.style.visibility = isKnown ? '' : 'hidden'
			if (!isKnown) return
			const shown = courses.map(({known, end: {search, n, startRow}}) => [known, search, n, startRow])
			const key = JSON.stringify([words.language, clock, shown])
			plot.show({element, key, build: width => built(width, state), at})
		},
	}
}

function built(width, {clock, courses, words}) {
	const curves = courses.map(course => stepCurve(course, clock)),
		isMemory = clock === 'step'
	const longest = Math.max(1, ...courses.map(({known}) => known[clock])),
		points = Math.min(POINTS, longest)
	const xs = [...Array(points + 1).keys()].map(i => Math.round((i / points) * longest))
	const [first, second] = curves.map(curve => sampled(curve, xs).map(y => (isMemory && y === 0 ? null : y)))
	const highest = Math.max(1, ...first, ...second),
		decades = Math.max(1, Math.ceil(Math.log10(highest)))
	const dot = points <= FEW ? 2.5 : 0
	return {
		xs,
		x: {
			...{range: [0, longest], marks: wholeMarks(longest, width / 80, words.brief)},
			label: words.plots[clock].x,
		},
		y: isMemory
			? {range: [1, 10 ** decades], marks: powersOfTen(decades, 1), isLog: true, size: 48}
			: {range: [0, highest * 1.05], marks: wholeMarks(highest, 6, words.brief), size: width < 420 ? 48 : 60},
		curves: [
			{values: first, tone: 'ink', dot},
			{values: second, tone: 'accent', dash: [6, 3], dot},
		],
	}
}
