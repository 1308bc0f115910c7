/** Fails a test that writes to the value. */
export function frozen(value) {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
	return value
}

export const following =
	(next, begin) =>
	(...events) =>
		events.reduce((state, [type, data]) => frozen(next(state, {type, ...data})), frozen(begin))
