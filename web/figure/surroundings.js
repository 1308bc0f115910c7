// Whether the page around a figure is dark: its text is light then, whatever a host calls its dark mode. Where a reader
// forces colours, a figure's own theme gives way: a canvas is not forced, and must suit what is.

import {media} from './watching.js'

/** How light a computed colour is, 0 … 1, in the spaces that browsers keep colours in. */
export function lightness(color) {
	const [space] = /^\w+/.exec(color) ?? [],
		[a, b, c] = color
			.replace(/^.*\(([a-z][\w-]* )?/, '')
			.split(/[ ,/]+/)
			.map(parseFloat)
	if (space === 'oklab' || space === 'oklch') return a
	if (space === 'lab' || space === 'lch') return a / 100
	return (0.2126 * a + 0.7152 * b + 0.0722 * c) / (space === 'color' ? 1 : 255)
}

/** A rem of the text, in CSS pixels, is kept within reason: pages give their root any size. */
export function surroundingsOf(element) {
	const {color, fontSize, direction} = getComputedStyle(element)
	return {
		isDark: lightness(color) > 0.5,
		isForced: media('(forced-colors: active)').matches,
		rem: Math.min(32, Math.max(14, parseFloat(fontSize))),
		isFromRight: direction === 'rtl',
	}
}

/** What is around an element, where its lines run downwards: no element is higher than they are long. */
export const downwards = ({parentElement: around}) =>
	around && /^[sv]/.test(getComputedStyle(around).writingMode) ? around : null

/** How high an element may be: as high as it is within, and no higher than lines are long; in a line, which has no
 * height of its own, as it likes. */
export function roomOf(element) {
	const heights = [element, downwards(element) ?? element].map(one => {
		const {paddingTop, paddingBottom} = getComputedStyle(one)
		return (one.clientHeight || 1 / 0) - parseFloat(paddingTop) - parseFloat(paddingBottom)
	})
	return Math.min(...heights)
}

/** A rem is that of the page around. */
export const scaled = style => style.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--_rem,16px))')
