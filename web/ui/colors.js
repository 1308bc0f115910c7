// Colours for canvases, out of the CSS custom properties that elements are coloured by.

/** Calls when colours and pixels change without the page knowing: the system's theme, and paper. */
export function onOtherColors(act) {
	for (const query of ['(prefers-color-scheme: dark)', 'print']) matchMedia(query).addEventListener('change', act)
}

/** As they are where the element stands, in the present theme. @template {string} Name @param {readonly Name[]} names
 * @param {string} [prefix]  of the properties @returns {Record<Name, string>} */
export function colorsOf(element, names, prefix = '--') {
	const computed = getComputedStyle(element)
	const colors = names.map(name => [name, computed.getPropertyValue(prefix + name).trim()])
	return /** @type {any} */ (Object.fromEntries(colors))
}
