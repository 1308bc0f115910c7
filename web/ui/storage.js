// Texts by name that outlast a page: of this browser, or of one tab ('sessionStorage'). Where a browser refuses,
// nothing is kept and nothing throws.

const PREFIX = 'n-queens '

/** @param {'localStorage'|'sessionStorage'} where @returns {string|null} */
export function kept(name, where = 'localStorage') {
	try {
		return globalThis[where].getItem(PREFIX + name)
	} catch {
		return null
	}
}

export function keep(name, text, where = 'localStorage') {
	try {
		globalThis[where].setItem(PREFIX + name, text)
	} catch {
		// Private windows, full stores, frames of strangers.
	}
}

export function forget(name) {
	try {
		localStorage.removeItem(PREFIX + name)
	} catch {
		// A page without storage has nothing to forget.
	}
}
