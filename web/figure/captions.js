// Captions: a figure's children with the steps that show them, `data-step="120"` or `data-step="120-130"`.

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

export const hasNoWalk = ({announcer, journey}) => announcer.fault !== '' && !journey.alive

/** The slots for the author's children, as {nodes, shown}. Without a walk one visible slot holds them all. */
export function captionsNow(figure) {
	const {host, journey, options, part} = figure
	if (part) return []
	if (options.mode !== 'walk' || hasNoWalk(figure)) return [{nodes: [...host.childNodes], shown: true}]
	const {step} = journey.moment
	return [...host.children].filter(stepsOf).map(child => {
		const [, from, to = from] = stepsOf(child)
		return {nodes: [child], shown: step >= +from && step <= +to}
	})
}

/** Assigns only changed slots: each assignment makes WebKit rebuild the figure, which loses the scroll position. */
export function assignCaptions(root, captions) {
	root.querySelectorAll('slot').forEach((slot, i) => {
		const assigned = slot.assignedNodes(),
			{nodes} = captions[i]
		if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j])) slot.assign?.(...nodes)
	})
}
