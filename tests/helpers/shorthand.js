export const figure = (i = 0) => document.querySelectorAll('n-queens')[i]
export const moment = () => figure().moment

export const $ = selector => document.querySelector(selector) ?? figure()?.shadowRoot?.querySelector(selector) ?? null
export const $$ = selector =>
	[document, figure()?.shadowRoot].flatMap(root => [...(root?.querySelectorAll(selector) ?? [])])

export const text = of => (typeof of === 'string' ? $(of) : of)?.textContent.replace(/\s+/g, ' ').trim() ?? ''

export function byRole(role, name = '', i = 0) {
	const tags = {button: 'button', combobox: 'select', textbox: 'textarea, input[type=text]'}
	const nameOf = one => one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent
	const isNamed = line => (name.test ? name.test(line) : line.startsWith(name))
	return [document, figure(i)?.shadowRoot]
		.flatMap(root => [...(root?.querySelectorAll([`[role=${role}]`, tags[role]].filter(Boolean).join()) ?? [])])
		.filter(one => one.checkVisibility() && isNamed(nameOf(one).replace(/\s+/g, ' ').trim()))
}

export function placeOf(selector) {
	const element = $(selector)
	element.scrollIntoView({block: 'center'})
	const {left, top, width, height} = element.getBoundingClientRect()
	return {x: left + width / 2, y: top + height / 2, left, top, width, height}
}

export async function frames(count) {
	for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
}

export async function atRest(read, ...args) {
	for (let before = ''; ; await frames(3)) {
		const seen = await read(...args),
			now = JSON.stringify(seen)
		if (now === before) return seen
		before = now
	}
}

export function lightness(rgb) {
	const [r, g, b] = rgb.map(c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const KNOWN = {figure, moment, $, $$, text, byRole, placeOf, frames, atRest, lightness}
const DEFINED = Object.entries(KNOWN)
	.map(([name, value]) => `const ${name} = ${value}\n`)
	.join('')

const spelt = value => String(typeof value === 'function' || value instanceof RegExp ? value : JSON.stringify(value))

export const sourceOf = (fn, args) => `(() => { ${DEFINED} return (${fn})(${args.map(spelt)}) })()`
