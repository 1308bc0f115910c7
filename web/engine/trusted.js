// Trusted Types: one policy per page, shared by all scripts, because its name may be created only once.

const same = text => text

/** Returns {} without a policy: plain text works if the page requires no Trusted Types. */
function made() {
	try {
		return globalThis.trustedTypes.createPolicy('n-queens', {createScriptURL: same, createHTML: same})
	} catch {
		return {} // no such interface, or the page's policy forbids the name
	}
}

export function trusted(sort, text) {
	const shared = (globalThis.nQueensParts ??= {})
	shared.policy ??= made()
	return shared.policy[sort]?.(text) ?? text
}
