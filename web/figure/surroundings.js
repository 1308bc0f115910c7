// The page around a figure. Pages mark dark modes in many ways, so a page counts as dark if its text is light; for grey
// text the background decides. Forced colours override the figure's theme, because browsers do not recolour a canvas.

const STILL = {observe() {}, disconnect() {}, addEventListener() {}}

export function observer(what, ...how) {
	const Observer = globalThis[`${what}Observer`]
	return Observer ? new Observer(...how) : STILL
}

/** @returns {any} */
export const media = query => globalThis.matchMedia?.(query) ?? STILL

export function lightness(color) {
	const [space] = /^\w+/.exec(color) ?? [],
		[a, b, c] = color
			.replace(/^.*\(([a-z][\w-]* )?/, '')
			.split(/[ ,/]+/)
			.map(parseFloat)
	if (space === 'oklab' || space === 'oklch') return a
	if (space === 'lab' || space === 'lch') return a / 100
	return (0.2126 * a + 0.7152 * b + 0.0722 * c) / (space === 'color' ? 1 : 255)
}

/** True if the background is surely light: opaque, without picture or gradient. */
function isOnLight(element) {
	const {backgroundColor: color, backgroundImage} = getComputedStyle(element),
		above = element.parentElement ?? element.getRootNode().host
	if (color === 'rgba(0, 0, 0, 0)') return !!above && backgroundImage === 'none' && isOnLight(above)
	return /^rgb\(/.test(color) && lightness(color) > 0.5
}

/** rem: the page's font size in CSS pixels, limited to 14 … 32. */
export function surroundings(element) {
	const {color, fontSize, direction} = getComputedStyle(element),
		light = lightness(color)
	return {
		isDark: light > 0.5 && !(light < 0.57 && isOnLight(element)),
		isForced: media('(forced-colors: active)').matches,
		rem: Math.min(32, Math.max(14, parseFloat(fontSize))),
		isFromRight: direction === 'rtl',
	}
}

export const scaled = style => style.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--_rem,16px))')

const sheets = new WeakMap()

function sheetOf(text, page) {
	const made = sheets.get(page) ?? new Map(),
		sheet = made.get(text) ?? new page.defaultView.CSSStyleSheet()
	if (!made.has(text)) sheet.replaceSync?.(scaled(text))
	sheets.set(page, made.set(text, sheet))
	return sheet
}

export function adoptStyles(tree, texts) {
	const sheets = texts.map(text => sheetOf(text, tree.ownerDocument))
	if (sheets.some((sheet, i) => sheet !== tree.adoptedStyleSheets?.[i])) tree.adoptedStyleSheets = sheets
}
