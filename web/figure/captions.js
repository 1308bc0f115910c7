// Captions: children of a figure that say at which steps they are shown, `data-step="120"` or `data-step="120-130"`.

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

/** All of a figure, in their order. A child that says something else of steps is never shown by a walk. @param {Element} figure */
export const captionsOf = figure => [...figure.children].filter(stepsOf)

/** Whether one of them belongs to a step. @param {Element} caption @param {number} step */
export function isCaptionAt(caption, step) {
	const [, from, to = from] = stepsOf(caption) ?? []
	return step >= +from && step <= +to
}
