// A text in other words: each pattern, in order, wherever it is found. Pure.

/** @param {[RegExp, string][]} pairs @returns {(text: string) => string} */
export const rewritten = pairs => text => pairs.reduce((text, [from, to]) => text.replace(RegExp(from, 'g'), to), text)
