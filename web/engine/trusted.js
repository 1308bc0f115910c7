// For a page whose policy lets only trusted types run: one policy, made when its first script or template is, and
// shared by all scripts of a page, for a name may be had once.

const same = text => text

/** Where the page allows no such policy, the text alone: it runs where no type is asked for. */
function made() {
	try {
		return globalThis.trustedTypes.createPolicy('n-queens', {createScriptURL: same, createHTML: same})
	} catch {
		return {}
	}
}

/** @param {'createScriptURL'|'createHTML'} sort @param {string} text @returns {any} */
export function trusted(sort, text) {
	const shared = (globalThis.nQueensParts ??= {})
	shared.policy ??= made()
	return shared.policy[sort]?.(text) ?? text
}
