/** Makes something of each key when first asked for, and gives the same from then on.
 * @template Key, Made @param {(key: Key) => Made} make */
export function once(make) {
	/** @type {Map<Key, Made>} */
	const made = new Map()
	return (/** @type {Key} */ key) => {
		if (!made.has(key)) made.set(key, make(key))
		return made.get(key)
	}
}
