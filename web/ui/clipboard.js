// Copies text to the clipboard, or selects it if the browser forbids copying. No function throws.

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

/** Shares in the system's dialog, or copies. The address of a page on disk is omitted. Resolves to null after the
 * dialog. */
export async function shared({text, href}, shown) {
	const isPublic = href.startsWith('http'),
		copy = () => copyText(isPublic ? `${text}\n${href}` : text, shown)
	if (!navigator.share) return copy()
	return navigator.share(isPublic ? {text, url: href} : {text}).then(
		() => null,
		error => (error.name === 'AbortError' ? null : copy()),
	)
}
