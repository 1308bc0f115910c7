// Stored texts by name, in this browser or in one tab ('sessionStorage'). If storage is blocked or full, as in private
// windows and third-party frames, nothing is stored and nothing throws.

const PREFIX = 'n-queens '

function tried(act) {
	try {
		return act()
	} catch {
		return null
	}
}

export const parsed = text => tried(() => JSON.parse(text))

export const stored = (name, where = 'localStorage') => tried(() => globalThis[where].getItem(PREFIX + name))

export const store = (name, text, where = 'localStorage') => tried(() => globalThis[where].setItem(PREFIX + name, text))

export const forget = name => tried(() => localStorage.removeItem(PREFIX + name))
