/** The parent if it has vertical writing, else null. The length of a vertical line limits the height. */
export const downwards = ({parentElement: around}) =>
	around && /^[sv]/.test(getComputedStyle(around).writingMode) ? around : null

/** Inner height, at most that of a parent with vertical writing; Infinity for inline elements. */
export function availableHeight(element) {
	const heights = [element, downwards(element) ?? element].map(one => {
		const {paddingTop, paddingBottom} = getComputedStyle(one)
		return (one.clientHeight || 1 / 0) - parseFloat(paddingTop) - parseFloat(paddingBottom)
	})
	return Math.min(...heights)
}
