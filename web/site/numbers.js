// Numbers as readers of a language write them; the same in every Node.js.

/** @param {string} language @returns {(number: number|bigint) => string} */
export const count = language => number => number.toLocaleString(language)
