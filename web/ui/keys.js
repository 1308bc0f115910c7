// Guard of all key handlers. Keys with Ctrl, Alt or Meta belong to the browser; handled keys are ignored; the focused
// element keeps its own: text fields and lists all, radio buttons and buttons a few. Shift with Space or Enter does not
// press a button in every browser.

const OWN = {range: /^(Arrow|Home|End|Page)/, radio: /^(Arrow| $)/, checkbox: /^ $/}
const PRESSES = /^( |Enter)$/

function keeps(at, {key, shiftKey}) {
	if (at instanceof HTMLInputElement) return (OWN[at.type] ?? /./).test(key)
	if (at.closest('select, textarea') || at.isContentEditable) return true
	return at.closest('button, summary') ? !shiftKey && PRESSES.test(key) : key === 'Enter' && at.closest('a') !== null
}

const isChord = event => event.ctrlKey || event.altKey || event.metaKey

export const isPlain = event => !(isChord(event) || event.defaultPrevented)

const isKept = event => keeps(event.composedPath()[0], event)

/** False if the browser or the focused element, even in an open shadow tree, uses the key. */
export const isFree = event => isPlain(event) && !isKept(event)

/** Listener for all key events of a figure. `act` handles a free key and returns whether it did. Keys that the figure
 * or its focused control uses do not reach the page, except chords, Escape and Tab; those of the page's own elements in
 * the figure do. keypress and keyup follow their keydown. */
export function keyListener(act) {
	const held = new Set()
	return event => {
		const {type, key, code, currentTarget, target} = event
		if (type === 'keydown') {
			const isUsed = currentTarget.contains(target) && (event.defaultPrevented || isKept(event)),
				isActedOn = isFree(event) && act(event)
			if (isActedOn) event.preventDefault()
			const stays = (isUsed || isActedOn) && !isChord(event) && !/^(Escape|Tab)$/.test(key)
			held[stays ? 'add' : 'delete'](code)
		}
		if (held.has(code)) event.stopPropagation()
	}
}
