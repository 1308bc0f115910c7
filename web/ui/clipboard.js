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

/** byHand: the text, because the browser forbids to copy it @typedef {{isCopied?: boolean, byHand?: string}} Copied */

/** @returns {Promise<Copied>} */
export const copied = async text => ((await copyText(text)) ? {isCopied: true} : {byHand: text})

/** Shares in the system's dialog, or copies. @returns {Promise<Copied>} */
export async function shared({text, url}) {
	const whole = url ? `${text}\n${url}` : text
	if (!navigator.share) return copied(whole)
	const isCancelled = error => error.name === 'AbortError'
	return navigator.share({text, url}).then(
		() => ({}),
		error => (isCancelled(error) ? {} : copied(whole)),
	)
}
