// Captions: children of a figure that say at which steps they are shown, `data-step="120"` or `data-step="120-130"`.

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

export const hasNoWalk = ({announcer, journey}) => announcer.fault !== '' && !journey.alive

/** The slots that hold the author's words, as {nodes, shown}: shown is whether they are for this step. Where there is
 * no walk, all words are one slot that is shown. */
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

/** Into the slots, each once: an assignment makes WebKit build the whole figure anew, and so lose the place to which
 * the page was scrolled. */
export function assignCaptions(root, captions) {
	root.querySelectorAll('slot').forEach((slot, i) => {
		const assigned = slot.assignedNodes(),
			{nodes} = captions[i]
		if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j])) slot.assign?.(...nodes)
	})
}
