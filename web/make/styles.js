/** Queries of containers know no property of the page around, by which other lengths are scaled
 * (figure/surroundings.js), but its text size: a rem is an em there. @param {string} style */
export const queriesInEms = style => style.replace(/@container[^{]*/g, query => query.replace(/([\d.])rem/g, '$1em'))
