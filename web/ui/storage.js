// Stored texts by name, in this browser or one tab ('sessionStorage'). Where storage is blocked (private windows, full
// storage, third-party frames), nothing is stored and nothing thrown.

const PREFIX = 'n-queens '

function tried(act) {
	try {
		return act()
	} catch {
		return null
	}
}

export const stored = (name, where = 'localStorage') => tried(() => globalThis[where].getItem(PREFIX + name))

export const store = (name, text, where = 'localStorage') => tried(() => globalThis[where].setItem(PREFIX + name, text))

export const forget = name => tried(() => localStorage.removeItem(PREFIX + name))
