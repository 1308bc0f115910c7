// Captions: children of a figure that say at which steps they are shown, `data-step="120"` or `data-step="120-130"`.
// A child that says something else of steps is never shown by a walk.

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

/** All of a figure, in their order. @param {Element} figure @param {number} step */
export const captionsOf = (figure, step) =>
	[...figure.children].filter(stepsOf).map(child => {
		const [, from, to = from] = stepsOf(child)
		return {nodes: [child], shown: step >= +from && step <= +to}
	})

/** Puts them into the slots. Each is assigned once: an assignment makes WebKit build the whole figure anew, and lose
 * it for a layout, and so the place to which the page was scrolled. */
export function assignCaptions(root, captions) {
	for (const [i, slot] of root.querySelectorAll('slot').entries()) {
		const assigned = slot.assignedNodes(),
			{nodes} = captions[i]
		if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j])) slot.assign(...nodes)
	}
}
