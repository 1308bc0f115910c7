export function canvasOf() {
	const calls = []
	const canvas = {width: 0, height: 0, getContext: () => ctx}
	const ctx = new Proxy(
		{calls, canvas, measureText: text => ({width: 6 * text.length})},
		{
			get: (target, name) => target[name] ?? ((...args) => void calls.push({name, args})),
		},
	)
	return ctx
}
