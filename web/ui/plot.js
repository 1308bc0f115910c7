// Plots of curves and dots in SVG. Their colours are the page's, through classes: ink, accent, good, muted.

import {html, nothing, render, svg} from 'lit-html'

const TOP = 8
const LINE_HEIGHT = 18
const BESIDE = 10
const WHOLE = [...Array(16).keys()].flatMap(power => [1, 2, 5].map(factor => factor * 10 ** power))

/**
 * @typedef {object} Axis
 * @property {number[]} range  first and last @property {[number, string][]} marks  value, text
 * @property {boolean} [isLog] @property {number} [size]  of its texts, in pixels @property {string} [label]
 * @typedef {object} Curve
 * @property {(number|null)[]} values  one for each x, or null @property {string} tone  a class
 * @property {number[]|null} [dash]  null: no line @property {boolean} [isRight]  on the right axis
 * @property {number} [dot]  radius @property {boolean} [isOpen]  dots are outlines
 * @typedef {object} Plot
 * @property {number[]} xs @property {Axis} x @property {Axis} y @property {Axis} [right] @property {Curve[]} curves
 */

export function makePlot() {
	let shown = null,
		built = null,
		drawn = ''

	function draw() {
		const {element, key, build, at, point} = shown ?? {},
			{clientWidth: width, clientHeight: height} = element ?? {}
		if (!width) return
		const next = JSON.stringify([width, height, key])
		if (next !== drawn) built = build(width)
		drawn = next
		render(plotView(built, {width, height, at, point}), element)
	}

	/** Deferred, because drawing changes the observed height. */
	const resize = new ResizeObserver(() => requestAnimationFrame(draw))
	return {
		/** element: empty at first, always the same; key: changes with the data; at: x of a vertical line; point: receives
		 * the x nearest to the pointer.
		 * @param {{element: Element, key: string, build: (width: number) => Plot, at?: number|null,
		 *   point?: (x: number|null) => void}} what */
		show(what) {
			if (!shown) resize.observe(what.element)
			shown = what
			draw()
		},
	}
}

function plotView({xs, x, y, right, curves}, {width, height, at = null, point = _ => {}}) {
	const left = y.size,
		end = width - (right?.size ?? BESIDE),
		low = height - LINE_HEIGHT * (x.label ? 2 : 1)
	const toX = placing(x, left, end),
		[onLeft, onRight] = [y, right].map(axis => axis && placing(axis, low, TOP))
	const pointed = event => {
		const pointer = event.clientX - event.currentTarget.getBoundingClientRect().left,
			distance = x => Math.abs(toX(x) - pointer)
		point(xs.reduce((best, x) => (distance(x) < distance(best) ? x : best)))
	}
	const text = (x, y, anchor, text) => svg`<text x=${x} y=${y} text-anchor=${anchor}>${text}</text>`
	const textsOf = (axis, place, x, anchor) => axis.marks.map(([value, what]) => text(x, place(value) + 4, anchor, what))
	return html`<svg viewBox="0 0 ${width} ${height}" @mousemove=${pointed} @mouseleave=${() => point(null)}>
		${y.marks.map(([value]) => svg`<path class="line" d=${`M${left} ${onLeft(value)}H${end}`}/>`)}
		${textsOf(y, onLeft, left - 6, 'end')}${right ? textsOf(right, onRight, end + 6, 'start') : nothing}
		${x.marks.map(([value, what]) => text(toX(value), low + 15, 'middle', what))}
		${x.label ? text((left + end) / 2, height - 3, 'middle', x.label) : nothing}
		${at === null ? nothing : svg`<path class="at" d=${`M${toX(at)} ${TOP}V${low}`}/>`}
		${curves.map(curve => curveView(curve, xs.map(toX), curve.isRight ? onRight : onLeft))}
	</svg>`
}

/** Returns a function from a value to pixels; values outside the axis are on its ends. */
function placing({range: [low, high], isLog = false}, from, to) {
	const scaled = value => (isLog ? Math.log10(value) : value)
	return value => {
		const part = (scaled(Math.min(Math.max(value, low), high)) - scaled(low)) / (scaled(high) - scaled(low))
		return Math.round(10 * (from + part * (to - from))) / 10
	}
}

function curveView({values, tone, dash = [], dot = 0, isOpen = false}, across, place) {
	const points = values.flatMap((value, i) => (value === null ? [] : [[across[i], place(value)]]))
	const line =
		dash &&
		svg`<path d=${points.length > 0 ? `M${points.join('L')}` : 'M0 0'}
		stroke-dasharray=${dash.join(' ') || nothing}/>`
	const dots = dot > 0 ? points.map(([x, y]) => svg`<circle cx=${x} cy=${y} r=${dot}/>`) : []
	return svg`<g class=${`${tone} ${isOpen ? '' : 'filled'}`}>${line ?? nothing}${dots}</g>`
}

export function keyView(items, isHidden = false) {
	const itemView = ([mark, text]) => html`<li><svg class="sample" viewBox="0 0 28 16" width="28" height="16"
		aria-hidden="true">${mark}</svg>${text}</li>`
	return html`<ul class="key flow" aria-hidden=${isHidden ? 'true' : nothing}>${items.map(itemView)}</ul>`
}

/** Marks for n = 1 … last. @returns {[number, string][]} */
export function marksOfN(width, last) {
	const every = [1, 2, 3, 5].find(step => (last / step) * 24 < width - 110) ?? 9
	const ns = [...Array(last).keys()].map(i => i + 1)
	return ns.filter(n => n % every === 0 || (n === 1 && every > 2)).map(n => [n, String(n)])
}

/** Marks for whole numbers up to `last`, at most `most` besides 0. @returns {[number, string][]} */
export function wholeMarks(last, most, text) {
	const every = WHOLE.find(step => last / step <= most)
	return [...Array(Math.floor(last / every) + 1).keys()].map(i => [i * every, text(i * every)])
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = exponent => (exponent === 0 ? '1' : `10${String(exponent).replace(/\d/g, digit => SUPERSCRIPT[+digit])}`)

/** @param {number} highest  exponent @returns {[number, string][]} */
export const powersOfTen = (highest, every) =>
	[...Array(Math.floor(highest / every) + 1).keys()].map(i => [10 ** (i * every), power(i * every)])
