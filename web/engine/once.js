/** Makes something of each key when first asked for, and gives the same from then on. */
export function once(make) {
	const made = new Map()
	return key => {
		if (!made.has(key)) made.set(key, make(key))
		return made.get(key)
	}
}
