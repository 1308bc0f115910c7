// Onto the clipboard. Where a browser refuses, the answer says so, and what is to be copied by hand can be selected;
// nothing throws.

/** @param {string} text @returns {Promise<boolean>} */
export async function copied(text) {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}

/** Selects what an element says or holds, for those who must copy by hand. @param {Element|null} element */
export function selectText(element) {
	if (element instanceof HTMLInputElement) element.select()
	else if (element) getSelection()?.selectAllChildren(element)
}
