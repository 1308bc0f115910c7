// Colours for canvases, out of the CSS custom properties that elements are coloured by.

/** @template {string} Name @param {Element} element @param {readonly Name[]} names @param {string} [prefix]  of the
 * properties
 * @returns {Record<Name, string>}  as they are where the element stands, in the present theme */
export function colorsOf(element, names, prefix = '--') {
	const computed = getComputedStyle(element)
	const colors = names.map(name => [name, computed.getPropertyValue(prefix + name).trim()])
	return /** @type {any} */ (Object.fromEntries(colors))
}
