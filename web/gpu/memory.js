// Buffers on the card. Invariant: a refused or broken allocation leaves no buffer and ends in a CardError.

/** why: `lost` device, too little `memory`, `fault` of shaders or driver. */
export class CardError extends Error {
	/** @param {'lost'|'memory'|'fault'} why @param {string} message */
	constructor(why, message) {
		super(message)
		this.name = 'CardError'
		this.why = why
	}
}

export const STORAGE = 0x80
export const UNIFORM = 0x40
export const INDIRECT = 0x100
export const READ = 0x1
export const FROM = 0x4
export const TO = 0x8

const rounded = bytes => Math.max(16, Math.ceil(bytes / 16) * 16)

/** Buffers by name, of [bytes, usage] each. @param {any} device @param {Record<string, [number, number]>} wanted
 * @returns {Promise<Record<string, any>>} */
export async function buffersFor(device, wanted) {
	for (const kind of ['validation', 'out-of-memory', 'internal']) device.pushErrorScope(kind)
	const made = Object.entries(wanted).map(([label, [bytes, usage]]) => [
		label,
		device.createBuffer({label, size: rounded(bytes), usage}),
	])
	const errors = (await Promise.all([1, 2, 3].map(() => device.popErrorScope()))).filter(Boolean)
	if (errors.length === 0) return Object.fromEntries(made)
	release(Object.fromEntries(made))
	throw new CardError('memory', errors[0].message)
}

/** @param {Record<string, any>} buffers */
export function release(buffers) {
	for (const buffer of Object.values(buffers)) buffer.destroy()
}

/** @param {any} device @param {any} pipeline @param {any[]} buffers  or their parts, in the
 * order of bindings */
export const bound = (device, pipeline, buffers) =>
	device.createBindGroup({
		layout: pipeline.getBindGroupLayout(0),
		entries: buffers.map((buffer, binding) => ({binding, resource: buffer.buffer ? buffer : {buffer}})),
	})
