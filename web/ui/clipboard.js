// Copies to the clipboard, or selects the text if the browser forbids it. Never throws.

/** @param {any} [shown]  element with the text */
export async function copyText(text, shown) {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		// The page has no permission or no focus.
		const details = shown?.closest('details')
		if (details) details.open = true
		if (shown?.localName === 'input') shown.select()
		else if (shown) getSelection()?.selectAllChildren(shown)
		return false
	}
}

/** Shares in the system's dialog, or copies. */
export async function shared({text, url}, shown) {
	const copy = () => copyText(url ? `${text}\n${url}` : text, shown)
	if (!navigator.share) return copy()
	return navigator.share({text, url}).catch(error => (error.name === 'AbortError' ? undefined : copy())) // cancelled
}
