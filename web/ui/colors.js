// Colours for canvases, out of the CSS custom properties that elements are coloured by.

/** Calls when colours and pixels change without the page knowing: the system's theme, and paper.
 * @param {() => void} act @param {AbortSignal} [signal]  until when, if not for ever */
export function onOtherColors(act, signal) {
	for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'])
		matchMedia(query).addEventListener('change', act, {signal})
}

const NAMES = ['ink', 'light', 'dark', 'line', 'accent', 'good', 'muted', 'paper']

/** By name, and the font, in the present theme of the element; `prefix`: of the properties. @returns {any} */
export function colorsOf(element, prefix = '--') {
	const computed = getComputedStyle(element)
	const colors = NAMES.map(name => [name, computed.getPropertyValue(prefix + name).trim()])
	return {...Object.fromEntries(colors), font: computed.fontFamily}
}
