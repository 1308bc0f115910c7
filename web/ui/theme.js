// The page's theme, chosen by the user or a link. Forced colours override it, because canvases must match them.

const forced = matchMedia('(forced-colors: active)')

/** @param {string} theme  one of THEMES */
export function showTheme(theme) {
	forced.onchange = () => {
		document.documentElement.dataset.theme = forced.matches ? 'auto' : theme
	}
	forced.onchange(null)
}
