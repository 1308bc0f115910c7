// Onto the clipboard. Where a browser refuses, what is to be copied by hand is selected; nothing throws.

/** False: the browser refuses. @param {Element|null} [shown]  what shows the text */
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
