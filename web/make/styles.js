/** A rem is that of the page around (`--_rem`, figure/surroundings.js), for pages give their root any size. Queries of
 * containers know no such property. @param {string} style */
export const scaled = style =>
	style.replace(/(@container[^{]*)|(-?\d[\d.]*)rem\b/g, (_, query, length) =>
		query ? query.replace(/([\d.]+)rem/g, (_, length) => `${length * 16}px`) : `calc(${length} * var(--_rem, 16px))`,
	)
