export function onOtherColors(act, signal) {
	for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'])
		matchMedia(query).addEventListener('change', act, {signal})
}

const NAMES = ['ink', 'light', 'dark', 'line', 'accent', 'good', 'muted', 'paper']

export function readColors(element, prefix = '--') {
	const computed = getComputedStyle(element)
	const colors = NAMES.map(name => [name, computed.getPropertyValue(prefix + name).trim()])
	return {...Object.fromEntries(colors), font: computed.fontFamily}
}
