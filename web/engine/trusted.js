// Trusted Types: one policy per page, created with its first script or template and shared by all scripts, because a
// policy name may be created only once.

const same = text => text

/** Falls back to plain text where the page forbids the policy; it works where no type is required. */
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
