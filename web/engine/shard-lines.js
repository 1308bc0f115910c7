// Result lines of shards, in the format of c/shard.h, and their checksum.

/** NQ_COUNT_VERSION of c/count.h. Saved counts of older versions are ignored. Raise it together with the version in
 * web/modes/count/storage.js. */
export const VERSION = 5

let remainders

/** @param {string} text  ASCII */
export function crc32c(text) {
	remainders ??= Uint32Array.from({length: 256}, (_, byte) => {
		for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0x82f63b78 : 0)
		return byte
	})
	let crc = ~0
	for (let i = 0; i < text.length; i++) crc = (crc >>> 8) ^ remainders[(crc ^ text.charCodeAt(i)) & 255]
	return (~crc >>> 0).toString(16).padStart(8, '0')
}

export const signed = text => `${text} crc32c ${crc32c(text)}`

const LINE =
	/^n (\d+) shard (\d+)\/(\d+) units (\d+)-(\d+)\/(\d+) of (\d+) version (\d+)(?: kernel ([^ ]+))? count (\d+)$/

/** @param {{n: number, shard: import('./count-worker.js').Shard}} plan @param {number} [unit] */
export function shardLine({n, shard}, total, kernel, unit) {
	const {index, of, units} = shard
	const last = unit ?? index - 1 + Math.floor((units - index) / of) * of,
		range = `${index}/${of} units ${unit ?? index - 1}-${last}/${of} of ${units}`
	return signed(`n ${n} shard ${range} version ${VERSION} kernel ${kernel} count ${total}`)
}

/** Parses to {n, index, of, first, last, step, units, count, kernel}, or to {fault}: `none` (not a result line), `old`
 * (another version) or `damaged`. */
export function lineIn(text) {
	const [content, sum] = text.trim().split(/ crc32c (?=[^ ]*$)/),
		found = LINE.exec(content)
	if (sum !== undefined && (!found || crc32c(content) !== sum)) return {fault: 'damaged'}
	if (!found) return {fault: 'none'}
	const [n, index, of, first, last, step, units, version] = found.slice(1).map(Number),
		[kernel, total] = found.slice(9),
		count = BigInt(total)
	if (version !== VERSION) return {fault: 'old'}
	const isSound = step > 0 && first <= last && last < units && (last - first) % step === 0 && count < 2n ** 64n
	return sum === undefined || !isSound ? {fault: 'damaged'} : {n, index, of, first, last, step, units, count, kernel}
}
