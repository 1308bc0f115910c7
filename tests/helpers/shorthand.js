export const figure = (i = 0) => document.querySelectorAll('n-queens')[i]
export const moment = () => figure().moment

/** Elements of the page and of figure `i`. selector: in CSS; `ROLE "NAME"`: visible elements with this ARIA role whose
 * name begins with NAME; or `ROLE "NAME" SELECTOR`: elements in these that match SELECTOR. Without a label, the name
 * is the text. */
export function $$(selector, i = 0) {
	const [, role, name, below] = /^(\w+) "(.*?)" ?(.*)$/.exec(selector) ?? [null, '', '', selector]
	const tags = {
		combobox: 'select',
		group: 'details',
		list: 'ol',
		region: 'section',
		slider: '[type=range]',
		textbox: 'textarea',
	}
	const nameOf = one =>
		one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent.replace(/\s+/g, ' ').trim()
	const roots = [document, figure(i)?.shadowRoot].filter(Boolean),
		within = (tops, css) => tops.flatMap(top => [...top.querySelectorAll(css)])
	if (!role) return within(roots, selector)
	const named = within(roots, `[role=${role}], ${tags[role] ?? role}`).filter(
		one => one.checkVisibility() && nameOf(one).startsWith(name),
	)
	return below ? within(named, below) : named
}
export const $ = (selector, i) => $$(selector, i)[0] ?? null

export const text = of => (typeof of === 'string' ? $(of) : of)?.textContent.replace(/\s+/g, ' ').trim() ?? ''

export function placeOf(selector) {
	const element = $(selector)
	element.scrollIntoView({block: 'center'})
	const {left, top, width, height} = element.getBoundingClientRect()
	return {x: left + width / 2, y: top + height / 2, left, top, width, height}
}

/** The innermost element at a point, in any shadow root. */
export function elementAt(x, y) {
	let at = document.elementFromPoint(x, y)
	for (let inner; (inner = at?.shadowRoot?.elementFromPoint(x, y)) && inner !== at; ) at = inner
	return at
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

/** Selectors of boxes that have no role and no name, for tests of their content or style. */
export const BOX = {sentence: '.known .sentence', wrong: 'li.wrong', hidden: '.hidden', lit: '.lit', stage: '.stage'}

const KNOWN = {figure, moment, $, $$, text, placeOf, elementAt, frames, atRest, lightness, BOX}
const spelt = value => String(typeof value === 'function' || value instanceof RegExp ? value : JSON.stringify(value))
const defined = values =>
	Object.entries(values)
		.map(([name, value]) => `const ${name} = ${spelt(value)}\n`)
		.join('')
const DEFINED = defined(KNOWN)

export const sourceOf = (fn, args, uses = {}) =>
	`(() => { ${DEFINED}${defined(uses)} return (${fn})(${args.map(spelt)}) })()`
