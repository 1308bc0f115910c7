// The line that says what a shard counted, written and read as c/shard.h has it, and its checksum. No queens here.

/** As NQ_COUNT_VERSION of c/count.h; raised with web/modes/count/keep.js. What was kept before is left aside then. */
export const VERSION = 5

/** By byte. @type {Uint32Array|undefined} */
let remainders

/** CRC-32C of ASCII, as c/shard/crc32c.h has it. @param {string} text */
export function crc32c(text) {
	remainders ??= Uint32Array.from({length: 256}, (_, byte) => {
		for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0x82f63b78 : 0)
		return byte
	})
	let crc = ~0
	for (let i = 0; i < text.length; i++) crc = (crc >>> 8) ^ remainders[(crc ^ text.charCodeAt(i)) & 255]
	return (~crc >>> 0).toString(16).padStart(8, '0')
}

/** A text with its checksum behind it. @param {string} text */
export const signed = text => `${text} crc32c ${crc32c(text)}`
