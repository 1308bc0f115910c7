// Out of the page: into a file, onto paper. What a browser refuses is no error.

export function saveBlob(blob, name) {
	const href = URL.createObjectURL(blob)
	Object.assign(document.createElement('a'), {href, download: name}).click()
	setTimeout(() => URL.revokeObjectURL(href), 60_000) // a browser may ask first where to put it
}

/** Asks where a long file is to go, while a click is being answered. null: there are only downloads; undefined: the
 * reader wants none. @returns {Promise<FileSystemWritableFileStream|null|undefined>} */
export async function openedFile(name, type) {
	const pick = globalThis.showSaveFilePicker
	if (!pick) return null
	try {
		const ending = name.slice(name.lastIndexOf('.'))
		const handle = await pick({suggestedName: name, types: [{accept: {[type]: [ending]}}]})
		return await handle.createWritable()
	} catch (error) {
		return error.name === 'AbortError' ? undefined : null
	}
}

export function printHtml(html) {
	const frame = document.createElement('iframe')
	Object.assign(frame.style, {position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden'})
	frame.setAttribute('aria-hidden', 'true')
	frame.srcdoc = html
	frame.addEventListener('load', () => {
		const own = frame.contentWindow
		own?.addEventListener('afterprint', () => frame.remove())
		own?.print()
	})
	document.body.append(frame)
}
