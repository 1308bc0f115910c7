// A plot that is drawn anew whenever what it shows, its width, or the colours of the page change.

/*! uPlot: Copyright (c) Leon Sorokin, MIT licence, https://github.com/leeoniya/uPlot */
import uPlot from 'uplot'
import {html, nothing} from 'lit-html'
import {colorsOf, onOtherColors} from './colors.js'

const COLORS = ['paper', 'ink', 'muted', 'line', 'accent', 'good']
const FONT = '12px system-ui, sans-serif'
const HEIGHT = 0.66,
	TALLEST = 400,
	LOWEST = 240

export class Plot {
	#element = null
	#plot = null
	#build = null
	#key = ''
	/** In the next frame, for drawing changes the height of what is observed. */
	#resize = new ResizeObserver(() => requestAnimationFrame(() => this.#draw()))

	constructor() {
		onOtherColors(() => this.#draw())
	}

	/** @param {Element|null} element  empty, this plot's alone @param {string} key  the same for the same picture @param
	 * {(colors: Record<string, string>, width: number) => {options: object, data: any[]}} build  as uPlot has them */
	show(element, key, build) {
		if (element !== this.#element) this.#settle(element)
		this.#build = build
		this.#key = key
		this.#draw()
	}

	#settle(element) {
		this.#resize.disconnect()
		this.#plot?.destroy()
		this.#plot = null
		this.#element = element
		if (element) this.#resize.observe(element)
	}

	#drawn = ''
	#draw() {
		const width = this.#element?.clientWidth
		if (!width) return
		const colors = colorsOf(this.#element, COLORS)
		const drawn = JSON.stringify([width, colors, this.#key])
		if (this.#plot && drawn === this.#drawn) return
		this.#drawn = drawn
		this.#plot?.destroy()
		const {options, data} = this.#build(colors, width)
		const height = Math.round(Math.max(LOWEST, Math.min(TALLEST, width * HEIGHT)))
		this.#plot = new uPlot(
			{width, height, legend: {show: false}, padding: [8, 10, 0, 0], ...options},
			data,
			this.#element,
		)
	}
}

export function keyView(items, isHidden = false) {
	const itemView = ([mark, text]) => html`<li><svg class="sample" viewBox="0 0 28 16" width="28" height="16"
    aria-hidden="true">${mark}</svg>${text}</li>`
	return html`<ul class="key flow" aria-hidden=${isHidden ? 'true' : nothing}>${items.map(itemView)}</ul>`
}

export function axisOfN(colors, width, last) {
	const every = [1, 2, 3, 5].find(step => (last / step) * 24 < width - 110) ?? 9
	const splits = Array.from({length: last}, (_, i) => i + 1).filter(n => n % every === 0 || (n === 1 && every > 2))
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
	stroke: colors.muted,
	gap: 4,
	ticks: {show: false},
	border: {show: false},
	...options,
	grid: {stroke: colors.line, width: 1, ...options.grid},
})

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = exponent => (exponent === 0 ? '1' : `10${String(exponent).replace(/\d/g, digit => SUPERSCRIPT[+digit])}`)

/** @param {number} highest  exponent @returns {[number, string][]} */
export const powersOfTen = (highest, every) =>
	Array.from({length: Math.floor(highest / every) + 1}, (_, i) => [10 ** (i * every), power(i * every)])
