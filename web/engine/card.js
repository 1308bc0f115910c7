// The choice of a graphics card for a count. web/gpu, a lazy chunk, counts on it.

import fetchPart from 'beside:card'
import {AUTO_CARD_FROM_N, MAX_CARD_N} from './known.js'

/** Milliseconds for a batch: a page that is drawn shares the card. */
const BESIDE_DRAWING_MS = 8
const ALONE_MS = 50

/** adapter, and exports of web/gpu/index.js.
 * @typedef {{adapter: {name: string}} & Record<string, any>} Card */

const isPossible = () => 'gpu' in (globalThis.navigator ?? {}) || typeof process === 'object'

/** The card to count on; null: none. Rejects where one is required.  @param {boolean|'auto'} gpu @returns
 * {Promise<Card|null>} */
export async function cardFor(n, gpu) {
	const isWished = gpu === true || (gpu === 'auto' && n >= AUTO_CARD_FROM_N && n <= MAX_CARD_N && isPossible())
	if (!isWished) return null
	const part = await fetchPart('card').catch(() => null) // the script is not there
	const adapter = await part?.findAdapter()
	if (adapter && (gpu === true || !adapter.isSoftware)) return {adapter, ...part}
	if (gpu === 'auto') return null
	const message = 'gpu is true, but WebGPU has no graphics card here; with "auto" the processor counts'
	throw Object.assign(new Error(message), {name: 'gpu', argument: 'gpu', value: gpu})
}

export const batchMilliseconds = () =>
	globalThis.document?.visibilityState === 'visible' ? BESIDE_DRAWING_MS : ALONE_MS
