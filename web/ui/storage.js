// Stored texts by name, in this browser or one tab ('sessionStorage'). Where storage is blocked, nothing is stored and
// nothing thrown.

const PREFIX = 'n-queens '

export function stored(name, where = 'localStorage') {
	try {
		return globalThis[where].getItem(PREFIX + name)
	} catch {
		return null // blocked storage
	}
}

export function store(name, text, where = 'localStorage') {
	try {
		globalThis[where].setItem(PREFIX + name, text)
	} catch {
		// Private windows, full storage, third-party frames.
	}
}

export function forget(name) {
	try {
		localStorage.removeItem(PREFIX + name)
	} catch {
		// Blocked storage is empty.
	}
}
