import {BOX, frames} from './shorthand.js'

export function faultsOf(page) {
	page.uses = {...page.uses, nameOf, parentOf, stickingOut, clipped, texts, lyingOver, faultsNow}
	return page.eval(async () => {
		const near = new CSSStyleSheet()
		near.replaceSync('* { content-visibility: visible !important }')
		document.adoptedStyleSheets.push(near)
		for (let frame = 0; ; frame++, await frames(1)) {
			const faults = faultsNow()
			if (faults.length === 0 || frame === 40) return faults.slice(0, 12)
		}
	})
}

function nameOf(element) {
	const kind = element.getAttribute('class'),
		text = element.textContent || element.dataset.at || element.value || ''
	return `${element.localName}${kind ? `.${kind}` : ''} “${text.trim().replace(/\s+/g, ' ').slice(0, 30)}”`
}

function parentOf(element) {
	return element.parentElement ?? element.parentNode.host
}

function* stickingOut(elements, styleOf) {
	const clips = element => styleOf(element).overflowX !== 'visible'
	const holdsText = ({childNodes}) => [...childNodes].some(node => node.nodeType === 3 && node.data.trim())
	const scrolls = at =>
		at && at !== document.body && (/auto|scroll/.test(styleOf(at).overflowX) || scrolls(parentOf(at)))
	const {scrollWidth} = document.documentElement
	if (scrollWidth > innerWidth) yield `the page is ${scrollWidth} wide, the window ${innerWidth}`
	for (const element of elements) {
		const {width, height, left, right} = element.getBoundingClientRect(),
			style = styleOf(element)
		if (width === 0 || height === 0 || style.visibility === 'hidden' || scrolls(element)) continue
		if (right > innerWidth + 1 || left < -1)
			yield `${nameOf(element)} goes from ${Math.round(left)} to ${Math.round(right)}`
		const {scrollWidth, clientWidth} = element,
			isText = !/^(select|canvas|input|textarea|html|body)$/.test(element.localName) && style.display !== 'inline'
		if (isText && scrollWidth > clientWidth + 1 && clientWidth > 1 && (holdsText(element) || clips(element)))
			yield `${nameOf(element)} is cut off: ${scrollWidth} in ${clientWidth}`
	}
}

function clipped(element, {left, right, top, bottom}, size, styleOf) {
	const middle = (top + bottom) / 2,
		line = {element, left, right, top: middle - size / 2, bottom: middle + size / 2}
	for (let at = element; at && at !== document.body; at = parentOf(at)) {
		const style = styleOf(at)
		if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset(50%')) return null
		if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
		const clip = at.getBoundingClientRect()
		for (const side of ['left', 'top']) line[side] = Math.max(line[side], clip[side])
		for (const side of ['right', 'bottom']) line[side] = Math.min(line[side], clip[side])
	}
	return line.right - line.left > 1 && line.bottom - line.top > 1 ? line : null
}

function* texts(element, style) {
	const size = parseFloat(style.fontSize),
		box = element.getBoundingClientRect(),
		isTyped = element.localName === 'input' && !/^(range|checkbox|radio|hidden)$/.test(element.type)
	if (/^(option|script|style|noscript)$/.test(element.localName) || style.display === 'none') return
	if (isTyped || /^(select|textarea)$/.test(element.localName)) yield [box, box.height]
	const written = () => getComputedStyle(element, '::before').content.replace(/^(none|normal|""|'')$/, '')
	if (element.childNodes.length === 0 && /^["“]?\S/.test(written())) yield [box, size]
	for (const node of element.childNodes) {
		if (node.nodeType !== 3 || !node.data.trim()) continue
		const range = document.createRange()
		range.selectNodeContents(node)
		for (const box of range.getClientRects()) if (box.width > 0) yield [box, size]
	}
}

function* lyingOver(lines) {
	lines.sort((a, b) => a.top - b.top)
	for (const [i, a] of lines.entries())
		for (let k = i + 1; k < lines.length && lines[k].top < a.bottom - 1; k++) {
			const b = lines[k],
				wide = Math.min(a.right, b.right) - Math.max(a.left, b.left),
				high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
			if (a.element === b.element || wide <= 1.1 || high <= 1.1) continue
			const both = `${nameOf(a.element)} and ${nameOf(b.element)}`
			yield `${both} lie over each other by ${Math.round(wide)} × ${Math.round(high)}`
		}
}

function faultsNow() {
	const styles = new Map(),
		styleOf = element => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element),
		shadows = [...document.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? []),
		unmeasured = `${BOX.hidden}, details:not([open]) > :not(summary)`
	const elements = [document.body, ...shadows]
		.flatMap(root => [...root.querySelectorAll('*')])
		.filter(element => !element.closest(unmeasured) && !(element instanceof SVGElement))
	const lines = elements.flatMap(element =>
		[...texts(element, styleOf(element))].flatMap(([box, size]) => clipped(element, box, size, styleOf) ?? []),
	)
	return [...stickingOut(elements, styleOf), ...lyingOver(lines)]
}
