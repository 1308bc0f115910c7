/** The parent if its lines are vertical: their length then limits the height. */
export const downwards = ({parentElement: around}) =>
	around && /^[sv]/.test(getComputedStyle(around).writingMode) ? around : null

/** Height that the element may have: its inner height, and at most the line length. Inline elements have no limit. */
export function availableHeight(element) {
	const heights = [element, downwards(element) ?? element].map(one => {
		const {paddingTop, paddingBottom} = getComputedStyle(one)
		return (one.clientHeight || 1 / 0) - parseFloat(paddingTop) - parseFloat(paddingBottom)
	})
	return Math.min(...heights)
}
