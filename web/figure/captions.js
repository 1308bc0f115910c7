// Captions: children of a figure that say at which steps they are shown, `data-step="120"` or `data-step="120-130"`.

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

/** Those that belong to a step, in their order. A child that says something else of steps is never shown by a walk. @param {Element} figure
 * @param {number} step @returns {Element[]} */
export const captionsAt = (figure, step) => [...figure.children].filter(child => {
  const [, from, to = from] = STEPS.exec(child.getAttribute('data-step') ?? '') ?? []
  return from !== undefined && step >= +from && step <= +to
})
