// Onto the clipboard. Where a browser refuses, what is to be copied by hand can be selected; nothing throws.

/** False: the browser refuses. */
export async function copied(text) {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}

export function selectText(element) {
	if (element instanceof HTMLInputElement) element.select()
	else if (element) getSelection()?.selectAllChildren(element)
}
