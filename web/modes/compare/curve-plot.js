// The plot of both searches: memory against steps, solutions against probes, or probes against solutions.

import {html, svg} from 'lit-html'
import {axis, keyView, logAxis, makePlot, powersOfTen, WHOLE} from '../../ui/plot.js'
import {stepCurve, sampled} from './curves.js'

const POINTS = 400
const FEW = 5

export function makeCurvePlot() {
	const plot = makePlot()
	let now = null

	return {
		view(words, clock) {
			const lines = [svg`<path d="M0 8H28"/>`, svg`<path d="M0 8H28" class="accent" stroke-dasharray="6 3"/>`]
			const key = lines.map((line, side) => [line, words.sides[side]])
			return html`<figure class="growth"><div class="plot" aria-hidden="true"></div>
	${keyView(key, true)}<figcaption>${words.plots[clock].caption}</figcaption></figure>`
		},

		draw(host, state) {
			const {clock, at, courses, words} = state,
				isMoved = at !== now,
				figure = host.querySelector('.growth')
			figure.hidden = courses.some(({marks}) => marks === null)
			if (figure.hidden) return
			const shown = courses.map(({known, end: {search, n, startRow}}) => [known, search, n, startRow])
			now = at
			const build = (colors, width) => built(colors, width, state, () => now)
			plot.show(figure.querySelector('.plot'), JSON.stringify([words.language, clock, shown]), build)
			if (isMoved) plot.redraw()
		},
	}
}

function built(colors, width, {clock, courses, words}, at) {
	const curves = courses.map(course => stepCurve(course, clock)),
		isMemory = clock === 'step'
	const longest = Math.max(1, ...courses.map(({known}) => known[clock])),
		points = Math.min(POINTS, longest)
	const places = [...Array(points + 1).keys()].map(i => Math.round((i / points) * longest))
	const ys = curves.map(curve => sampled(curve, places).map(y => (isMemory && y === 0 ? null : y)))
	const highest = Math.max(1, ...ys.flat()),
		decades = Math.max(1, Math.ceil(Math.log10(highest)))
	const whole = {values: (_, splits) => splits.map(words.brief), incrs: WHOLE}
	const line = (stroke, dash) => {
		return {scale: 'y', stroke, width: 1.5, dash, points: {show: points <= FEW, size: 5, fill: stroke}}
	}
	const yAxis = isMemory
		? logAxis(colors, powersOfTen(decades, 1), {scale: 'y', size: 48})
		: axis(colors, {scale: 'y', size: width < 420 ? 48 : 60, ...whole})
	return {
		data: [places, ...ys],
		options: {
			scales: {
				x: {time: false, range: [0, longest]},
				y: isMemory ? {distr: 3, range: [1, 10 ** decades]} : {range: [0, highest * 1.05]},
			},
			axes: [
				axis(colors, {
					...{scale: 'x', size: 44, space: 70, grid: {show: false}, ...whole},
					...{label: words.plots[clock].x, labelSize: 18, labelGap: 0},
				}),
				yAxis,
			],
			series: [{}, line(colors.ink, []), line(colors.accent, [6, 3])],
			cursor: {show: false},
			hooks: {draw: [plot => at() !== null && markAt(plot, Math.min(at(), longest), colors)]},
		},
	}
}

function markAt({ctx, bbox, valToPos}, at, colors) {
	const x = Math.round(valToPos(at, 'x', true)) + 0.5
	ctx.save()
	ctx.strokeStyle = colors.muted
	ctx.setLineDash([])
	ctx.beginPath()
	ctx.moveTo(x, bbox.top)
	ctx.lineTo(x, bbox.top + bbox.height)
	ctx.stroke()
	ctx.restore()
}
