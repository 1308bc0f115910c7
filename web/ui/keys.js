// Which keys a field keeps for itself: all of them where one types, its own few where one only chooses. What it does not
// keep walks, so that Space plays also after the timeline was dragged.

const OWN = { range: /^(Arrow|Home|End|Page)/, radio: /^(Arrow| $)/, checkbox: /^ $/ }

/** @param {HTMLInputElement} input @param {string} key  KeyboardEvent.key */
export const keepsKey = (input, key) => (OWN[input.type] ?? /./).test(key)
