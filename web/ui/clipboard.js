// Copies to the clipboard, or selects the text if the browser forbids it. Never throws.

/** @param {Element|null} [shown]  element with the text */
export async function copyText(text, shown) {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		// The page has no permission or no focus.
		const details = shown?.closest('details')
		if (details) details.open = true
		if (shown instanceof HTMLInputElement) shown.select()
		else if (shown) getSelection()?.selectAllChildren(shown)
		return false
	}
}

export async function shared({text, url}, shown) {
	if (!navigator.share) return copyText(url ? `${text}\n${url}` : text, shown)
	await navigator.share({text, url}).catch(() => {}) // the reader cancelled
}
