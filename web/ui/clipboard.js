// Copies to the clipboard; if the browser forbids it, selects the text instead. Never throws.

/** Returns false if the browser forbids it. @param {Element|null} [shown]  element with the text */
export async function copied(text, shown) {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		const details = shown?.closest('details')
		if (details) details.open = true
		if (shown instanceof HTMLInputElement) shown.select()
		else if (shown) getSelection()?.selectAllChildren(shown)
		return false
	}
}
