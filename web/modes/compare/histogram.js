// How many runs took how many moves, as bars: those that found a solution, and above them those that were stuck.

import {axis, bars, Plot, WHOLE} from '../../ui/plot.js'

/** In CSS pixels; what stands left of the bars. */
const LEAST_BAR = 7,
	AXIS = 56

/** Neighbours together, so that there are no more bars than that. Pure.
 * @param {{width: number, solved: number[], stuck: number[]}} histogram @param {number} most */
export function barsOf({width, solved, stuck}, most) {
	const together = Math.max(1, Math.ceil(solved.length / most)),
		count = Math.ceil(solved.length / together),
		wide = width * together
	const sums = cells =>
		[...Array(count).keys()].map(i =>
			cells.slice(i * together, (i + 1) * together).reduce((sum, cell) => sum + cell, 0),
		)
	return {wide, solved: sums(solved), stuck: sums(stuck)}
}

export class Histogram {
	#plot = new Plot()

	draw(host, told, words) {
		if (!told) return
		const {histogram} = told.sample,
			key = JSON.stringify([words.language, histogram])
		this.#plot.show(host.querySelector('.runs .plot'), key, (colors, width) => built(colors, width, histogram, words))
	}
}

function built(colors, width, histogram, words) {
	const {wide, solved, stuck} = barsOf(histogram, Math.max(8, Math.floor((width - AXIS) / LEAST_BAR)))
	/** Of whole numbers from the first to the last of a bar. */
	const middles = solved.map((_, i) => i * wide + (wide - 1) / 2),
		both = solved.map((count, i) => count + stuck[i]),
		highest = Math.max(1, ...both),
		drawn = counts => counts.map(count => count || null)
	const whole = {values: (_, splits) => splits.map(words.brief), incrs: WHOLE}
	const series = (stroke, fill) => ({scale: 'y', stroke, fill, width: 1, paths: bars(), points: {show: false}})
	return {
		data: [middles, drawn(both), drawn(solved)],
		options: {
			scales: {
				x: {time: false, range: [-0.5, solved.length * wide - 0.5]},
				y: {range: [0, highest * 1.05]},
			},
			axes: [
				axis(colors, {
					...{scale: 'x', size: 40, space: 60, grid: {show: false}, ...whole},
					...{label: words.runs.moves, labelSize: 18, labelGap: 0},
				}),
				axis(colors, {scale: 'y', size: AXIS, ...whole}),
			],
			series: [{}, series(colors.muted, colors.paper), series(colors.accent, colors.accent)],
			cursor: {show: false},
		},
	}
}
