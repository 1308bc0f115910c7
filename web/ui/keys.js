// One guard for every place that answers keys. A key with Ctrl, Alt or Meta is the browser's, one that was answered
// nobody's, and what holds the focus keeps its own: all where one types or unfolds a list, a few where one chooses
// or presses. With Shift not every browser presses a button.

const OWN = {range: /^(Arrow|Home|End|Page)/, radio: /^(Arrow| $)/, checkbox: /^ $/}
const PRESSES = /^( |Enter)$/

function keeps(at, {key, shiftKey}) {
	if (at instanceof HTMLInputElement) return (OWN[at.type] ?? /./).test(key)
	if (at.closest('select, textarea')) return true
	return at.closest('button, summary') ? !shiftKey && PRESSES.test(key) : key === 'Enter' && at.closest('a') !== null
}

export const isPlain = event => !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)

/** It has been answered here: neither the browser nor what is around does. */
export function answered(event) {
	event.preventDefault()
	event.stopPropagation()
}

/** Neither the browser's nor of what holds the focus, also within an open shadow tree. */
export const isFree = event => isPlain(event) && !keeps(event.composedPath()[0], event)
