// Keys that handlers may use: not those with Ctrl, Alt or Meta, which belong to the browser, nor those that the focused
// element uses. Drop-down lists do not need ← and →; Shift with Space or Enter presses no button in some browsers.

const OWN = {
	range: /^(Arrow|Home|End|Page)/,
	radio: /^(Arrow| $)/,
	checkbox: /^ $/,
	'select-one': /^(?!Arrow[LR])/,
}
const PRESSES = /^( |Enter)$/

function keeps(at, {key, shiftKey}) {
	if (at.matches('input, select')) return (OWN[at.type] ?? /./).test(key)
	if (at.closest('textarea, [contenteditable]')) return true
	if (at.closest('a')) return key === 'Enter'
	return !shiftKey && PRESSES.test(key) && at.closest('button, summary')
}

const isChord = event => event.ctrlKey || event.altKey || event.metaKey

export const isPlain = event => !(isChord(event) || event.defaultPrevented)

const isKept = event => keeps(event.composedPath()[0], event)

/** True if neither the browser nor the focused element, even in an open shadow tree, uses the key. */
export const isFree = event => isPlain(event) && !isKept(event)

/** Makes a listener for all key events of a figure. `act` returns true if it handled a free key. Keys that the figure
 * or its focused control uses do not reach the page, except chords, Escape and Tab; those of the author's elements in a
 * caption do. keypress and keyup are treated like their keydown. */
export function keyListener(act) {
	const stopped = {}
	return event => {
		const {key, code} = event
		if (event.type === 'keydown') {
			if (isFree(event) && act(event)) event.preventDefault()
			const isUsed = event.defaultPrevented || (event.currentTarget.contains(event.target) && isKept(event)),
				goesOn = isChord(event) || /^(Esc|Tab)/.test(key)
			stopped[code] = isUsed && !goesOn
		}
		if (stopped[code]) event.stopPropagation()
	}
}
