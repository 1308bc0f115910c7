// Replaces each pattern everywhere in a text, in order. Pure.

/** @param {[RegExp, string][]} pairs @returns {(text: string) => string} */
export const rewritten = pairs => text => pairs.reduce((text, [from, to]) => text.replace(RegExp(from, 'g'), to), text)
