/*! uPlot: Copyright (c) Leon Sorokin, MIT licence, https://github.com/leeoniya/uPlot */
import uPlot from 'uplot'
import {html, nothing} from 'lit-html'
import {readColors, onOtherColors} from './colors.js'

const FONT = '12px system-ui, sans-serif'

export function makePlot() {
	let plot = null,
		shown = null,
		drawn = ''

	function draw() {
		const {element, key, build} = shown ?? {},
			{clientWidth: width, clientHeight: height} = element ?? {}
		if (!width) return
		const colors = readColors(element),
			next = JSON.stringify([width, colors, key])
		if (next === drawn) return
		drawn = next
		plot?.destroy()
		const {options, data} = build(colors, width)
		plot = new uPlot({width, height, legend: {show: false}, padding: [8, 10, 0, 0], ...options}, data, element)
	}

	/** Deferred, because drawing changes the observed height. */
	const resize = new ResizeObserver(() => requestAnimationFrame(draw))
	onOtherColors(draw)
	return {
		/** @param {Element} element  empty at first, always the same
		 * @param {string} key  changes with the data
		 * @param {(colors: Record<string, string>, width: number) => {options: object, data: any[]}} build  for uPlot */
		show(element, key, build) {
			if (!shown) resize.observe(element)
			shown = {element, key, build}
			draw()
		},
		redraw: () => plot?.redraw(false),
	}
}

export function keyView(items, isHidden = false) {
	const itemView = ([mark, text]) => html`<li><svg class="sample" viewBox="0 0 28 16" width="28" height="16"
		aria-hidden="true">${mark}</svg>${text}</li>`
	return html`<ul class="key flow" aria-hidden=${isHidden ? 'true' : nothing}>${items.map(itemView)}</ul>`
}

export function axisOfN(colors, width, last) {
	const every = [1, 2, 3, 5].find(step => (last / step) * 24 < width - 110) ?? 9
	const splits = [...Array(last).keys()].map(i => i + 1).filter(n => n % every === 0 || (n === 1 && every > 2))
	return axis(colors, {
		scale: 'x',
		splits: () => splits,
		values: () => splits.map(String),
		size: 28,
		grid: {show: false},
	})
}

/** @param {[number, string][]} marks  value, text */
export const logAxis = (colors, marks, options) =>
	axis(colors, {
		splits: () => marks.map(([value]) => value),
		values: () => marks.map(([, text]) => text),
		filter: (_, splits) => splits,
		...options,
	})

export const axis = (colors, options) => ({
	font: FONT,
	labelFont: FONT,
	stroke: colors.muted,
	gap: 4,
	ticks: {show: false},
	border: {show: false},
	...options,
	grid: {stroke: colors.line, width: 1, ...options.grid},
})

export const WHOLE = [...Array(16).keys()].flatMap(power => [1, 2, 5].map(factor => factor * 10 ** power))

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = exponent => (exponent === 0 ? '1' : `10${String(exponent).replace(/\d/g, digit => SUPERSCRIPT[+digit])}`)

/** @param {number} highest  exponent @returns {[number, string][]} */
export const powersOfTen = (highest, every) =>
	[...Array(Math.floor(highest / every) + 1).keys()].map(i => [10 ** (i * every), power(i * every)])
