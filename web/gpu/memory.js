// Buffers on the card. Invariant: a rejected allocation frees its buffers and throws a CardError.

/** why: `lost` device, `gone` card, too little `memory`, `fault` of shaders or driver. */
export class CardError extends Error {
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

/** wanted: [bytes, usage] by name. @returns {Promise<Record<string, any>>} */
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

export function release(buffers) {
	for (const buffer of Object.values(buffers)) buffer.destroy()
}

export function use({device, pipelines}, pass, name, buffers) {
	const entries = buffers.map((buffer, binding) => ({binding, resource: {buffer}}))
	pass.setPipeline(pipelines[name])
	pass.setBindGroup(0, device.createBindGroup({layout: pipelines[name].getBindGroupLayout(0), entries}))
}
