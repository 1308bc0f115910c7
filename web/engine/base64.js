// Bytes that travel inside the script as base64.

/** @param {string} text */
export function decoded(text) {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}
