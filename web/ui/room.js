// How high an element may be. Nothing is changed.

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
