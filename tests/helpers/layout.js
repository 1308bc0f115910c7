// What is wrong with the layout of an open page, in words: text that is cut off, that sticks out of the window, or that
// lies over other text. Text is measured by its lines, each as tall as its letters are set (fonts for Japanese claim
// more height than their lines take).
//
// Invariant: what scrolls by itself, what is there for ears alone, and a meaning that was asked for and covers what is
// behind it are no faults.

/** Waits some frames for the layout to come to rest; the faults that remain. @param {{eval: Function}} page
 * @param {string} exempt  a selector of what is not measured @returns {Promise<string[]>} */
export const faultsOf = (page, exempt = '.hidden, .nodes') =>
	page.eval(
		async (measured, exempt) => {
			const measure = (0, eval)(`(${measured})`)
			for (let frame = 0; ; frame++) {
				const faults = measure(exempt)
				if (faults.length === 0 || frame === 40) return faults.slice(0, 12)
				await new Promise(requestAnimationFrame)
			}
		},
		String(faultsNow),
		exempt,
	)

/** Runs in the page. */
function faultsNow(exempt) {
	const faults = [],
		roots = [document.body, ...[...document.querySelectorAll('*')].flatMap(element => element.shadowRoot ?? [])]
	const elements = roots
		.flatMap(root => [...root.querySelectorAll('*')])
		.filter(element => !element.closest(exempt) && !(element instanceof SVGElement))
	const nameOf = element =>
		`${element.localName}${element.getAttribute('class') ? `.${element.getAttribute('class')}` : ''} “${(element.textContent || element.dataset.at || element.value || '').trim().replace(/\s+/g, ' ').slice(0, 30)}”`
	const parentOf = element =>
		element.parentElement ?? (element.parentNode instanceof ShadowRoot ? element.parentNode.host : null)
	const styles = new Map(),
		styleOf = element => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)
	const scrolls = element => {
		for (let at = element; at && at !== document.body; at = parentOf(at))
			if (['auto', 'scroll'].includes(styleOf(at).overflowX)) return true
		return false
	}

	if (document.documentElement.scrollWidth > innerWidth)
		faults.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${innerWidth}`)
	for (const element of elements) {
		const box = element.getBoundingClientRect(),
			style = styleOf(element)
		if (box.width === 0 || box.height === 0 || style.visibility === 'hidden' || scrolls(element)) continue
		if (box.right > innerWidth + 1 || box.left < -1)
			faults.push(`${nameOf(element)} goes from ${Math.round(box.left)} to ${Math.round(box.right)}`)
		const isText = !['select', 'canvas', 'input', 'textarea', 'html', 'body'].includes(element.localName)
		if (
			isText &&
			style.display !== 'inline' &&
			element.scrollWidth > element.clientWidth + 1 &&
			element.clientWidth > 1
		)
			faults.push(`${nameOf(element)} is cut off: ${element.scrollWidth} in ${element.clientWidth}`)
	}

	// Lines of text as boxes, no further than what clips them.
	const lines = []
	const add = (element, { left, right, top, bottom }, size = bottom - top) => {
		const middle = (top + bottom) / 2,
			line = { element, left, right, top: middle - size / 2, bottom: middle + size / 2 }
		for (let at = element; at && at !== document.body; at = parentOf(at)) {
			const style = styleOf(at)
			if (style.visibility === 'hidden' || style.opacity === '0') return
			if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
			const clip = at.getBoundingClientRect()
			Object.assign(line, {
				left: Math.max(line.left, clip.left),
				right: Math.min(line.right, clip.right),
				top: Math.max(line.top, clip.top),
				bottom: Math.min(line.bottom, clip.bottom),
			})
		}
		if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push(line)
	}
	for (const element of elements) {
		const style = styleOf(element),
			size = parseFloat(style.fontSize)
		if (['option', 'script', 'style', 'noscript'].includes(element.localName) || style.display === 'none') continue
		if (
			['select', 'textarea'].includes(element.localName) ||
			(element.localName === 'input' && !['range', 'checkbox', 'radio', 'hidden'].includes(element.type))
		)
			add(element, element.getBoundingClientRect())
		if (
			/^["“]?\S/.test(getComputedStyle(element, '::before').content.replace(/^(none|normal|""|'')$/, '')) &&
			element.childNodes.length === 0
		)
			add(element, element.getBoundingClientRect(), size)
		for (const node of element.childNodes) {
			if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '') continue
			const range = document.createRange()
			range.selectNodeContents(node)
			for (const box of range.getClientRects()) if (box.width > 0) add(element, box, size)
		}
	}
	lines.sort((a, b) => a.top - b.top)
	for (const [i, a] of lines.entries())
		for (let k = i + 1; k < lines.length && lines[k].top < a.bottom - 1; k++) {
			const b = lines[k]
			const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left),
				high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
			if (a.element !== b.element && wide > 1 && high > 1)
				faults.push(
					`${nameOf(a.element)} and ${nameOf(b.element)} lie over each other by ${Math.round(wide)} × ${Math.round(high)}`,
				)
		}
	return faults
}
