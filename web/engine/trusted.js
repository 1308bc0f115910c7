// Trusted Types: one policy per page, shared by all scripts, because its name may be created only once.

const same = text => text

/** Returns {} if no policy can be made. Plain text then works, unless the page requires Trusted Types. */
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
