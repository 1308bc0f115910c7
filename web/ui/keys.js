// Keys that handlers may use: not those with Ctrl, Alt or Meta, which belong to the browser, nor those that the focused
// element uses. A drop-down list does not need ← and →. A button does not need Shift+Space and Shift+Enter, which press
// it only in some browsers.

const OWN = {
	range: /^(Arrow|Home|End|Page)/,
	radio: /^(Arrow| $)/,
	checkbox: /^ $/,
	'select-one': /^(?!Arrow[LR])/,
}

function keeps(at, {key, shiftKey}) {
	if (at.closest('input, select, textarea, [contenteditable]')) return (OWN[at.type] ?? /./).test(key)
	if (at.closest('a')) return key === 'Enter'
	return !shiftKey && /^( |Enter)$/.test(key) && at.closest('button, summary')
}

export const isChord = event => event.ctrlKey || event.altKey || event.metaKey

export const isPlain = event => !(isChord(event) || event.defaultPrevented)

const focused = event => event.composedPath()[0]

/** True if the browser uses the key for the focused element, as a list uses ← and → on Linux and Windows. */
export const isKept = event => focused(event).type === 'select-one' || keeps(focused(event), event)

/** True if neither the browser nor the focused element, even in an open shadow tree, uses the key. */
export const isFree = event => isPlain(event) && !keeps(focused(event), event)
