/** Freezes the value deeply: code that writes to it throws. */
export function frozen(value) {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
	return value
}

export const following =
	(next, begin) =>
	(...events) =>
		events.reduce((state, [type, data]) => frozen(next(state, {type, ...data})), frozen(begin))
