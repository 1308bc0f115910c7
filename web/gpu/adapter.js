// Finds a graphics card: WebGPU of the browser, or of the package `webgpu` in Node.js.

import {CardError} from './memory.js'

/** A unit of n = 27 may need bindings of this size (card.js). */
const MOST_BINDING_BYTES = 2 ** 30
const SOFTWARE = /swiftshader|llvmpipe|lavapipe|basic render|software/i

/** The `GPU` of the package webgpu; it must outlive its devices. */
let ofNode

/** Imports a package by a computed name, which bundlers do not resolve. */
const fromPackage = name => import(/* webpackIgnore: true */ /* @vite-ignore */ name)

async function gpuHere() {
	const {navigator} = globalThis
	if (navigator && 'gpu' in navigator) return navigator.gpu
	if (typeof process !== 'object') return null
	return (ofNode ??= (await fromPackage('webgpu')).create([]))
}

function identityOf(adapter) {
	const {vendor, architecture, device, description, isFallbackAdapter = adapter.isFallbackAdapter} = adapter.info ?? {}
	const name = [device || architecture, description, vendor].filter(Boolean).join(', ') || 'unnamed'
	return {name, isSoftware: !!isFallbackAdapter || SOFTWARE.test(`${architecture} ${name}`)}
}

/** device() makes a new device. @typedef {{name: string, isSoftware: boolean, device: () => Promise<any>}} Adapter */

/** The fastest adapter, or null if there is none. @returns {Promise<Adapter|null>} */
export async function findAdapter() {
	const request = async () => (await gpuHere())?.requestAdapter({powerPreference: 'high-performance'})
	let adapter = await request().catch(() => null) // WebGPU is blocked or broken
	if (!adapter) return null
	const identity = identityOf(adapter)
	return {
		...identity,
		async device() {
			adapter ??= await request()
			if (!adapter || identityOf(adapter).name !== identity.name)
				throw new CardError('gone', 'WebGPU offers it no longer')
			const {maxStorageBufferBindingSize: binding, maxBufferSize} = adapter.limits
			const bytes = Math.min(binding, maxBufferSize, MOST_BINDING_BYTES)
			const requiredLimits = {maxStorageBufferBindingSize: bytes, maxBufferSize: bytes}
			// An adapter makes only one device.
			const device = await adapter.requestDevice({requiredLimits})
			adapter = null
			return device
		},
	}
}
