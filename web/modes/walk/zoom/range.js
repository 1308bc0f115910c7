// Ranges {from, to} in steps, such as the visible part of the timeline.

/** @typedef {{from: number, to: number}} Part */

/** Steps in the smallest part, each about ten pixels wide. */
const LEAST = 40

export const within = (low, value, high) => Math.min(Math.max(value, low), high)

export const wide = ({from, to}) => to - from

export function zoomPart(from, to, whole) {
	const size = within(Math.min(LEAST, wide(whole)), Math.round(to - from), wide(whole)),
		first = within(whole.from, Math.round(from), whole.to - size)
	return {from: first, to: first + size}
}

export function widened(part, factor, place, whole) {
	const size = wide(part) * factor,
		from = part.from + place * (wide(part) - size)
	return zoomPart(from, from + size, whole)
}

export const moved = (part, by, whole) => zoomPart(part.from + by, part.to + by, whole)

export function ended(part, end, step, whole) {
	const least = Math.min(LEAST, wide(whole))
	if (end === 'from') return {...part, from: Math.round(within(whole.from, step, part.to - least))}
	return {...part, to: Math.round(within(part.from + least, step, whole.to))}
}

export function pinched([p, q], [a, b], whole) {
	const size = (b - a) / (q - p),
		from = a - p * size
	return zoomPart(from, from + size, whole)
}

export function following(part, before, step, whole) {
	const isShown = one => one >= part.from && one <= part.to
	if (!isShown(before) || isShown(step)) return part
	const from = step - (step > before ? 0.1 : 0.9) * wide(part)
	return zoomPart(from, from + wide(part), whole)
}
