// Guard of all key handlers. Keys with Ctrl, Alt or Meta belong to the browser; handled keys are ignored; the focused
// element keeps its own: text fields and lists all, radio buttons and buttons a few. Shift with Space or Enter does not
// press a button in every browser.

const OWN = {range: /^(Arrow|Home|End|Page)/, radio: /^(Arrow| $)/, checkbox: /^ $/}
const PRESSES = /^( |Enter)$/

function keeps(at, {key, shiftKey}) {
	if (at instanceof HTMLInputElement) return (OWN[at.type] ?? /./).test(key)
	if (at.closest('select, textarea')) return true
	return at.closest('button, summary') ? !shiftKey && PRESSES.test(key) : key === 'Enter' && at.closest('a') !== null
}

export const isPlain = event => !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)

export function answered(event) {
	event.preventDefault()
	event.stopPropagation()
}

/** False if the browser or the focused element, even in an open shadow tree, uses the key. */
export const isFree = event => isPlain(event) && !keeps(event.composedPath()[0], event)
