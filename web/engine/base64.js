// Bytes that travel inside the script as base64.

/** By what the platform has for it, where it has: a loop takes milliseconds when it runs for the first time.
 * @param {string} text @returns {Uint8Array} */
export function decoded(text) {
	const { Buffer, Uint8Array } = /** @type {any} */ (globalThis)
	if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text)
	if (Buffer) return Buffer.from(text, 'base64')
	return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
