/** Returns the parent if its lines run vertically, so that their length limits the height. */
export const downwards = ({parentElement: around}) =>
	around && /^[sv]/.test(getComputedStyle(around).writingMode) ? around : null

/** Maximum height: the inner height and at most the length of vertical lines; Infinity for inline elements. */
export function availableHeight(element) {
	const heights = [element, downwards(element) ?? element].map(one => {
		const {paddingTop, paddingBottom} = getComputedStyle(one)
		return (one.clientHeight || 1 / 0) - parseFloat(paddingTop) - parseFloat(paddingBottom)
	})
	return Math.min(...heights)
}
