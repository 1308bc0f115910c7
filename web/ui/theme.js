// The theme of a whole page, as a reader or a link has chosen it. Colours that a reader forces on every page go before
// it: what is drawn on canvases is not forced, and must suit what is.

const forced = matchMedia('(forced-colors: active)')

/** @param {string} theme  one of THEMES */
export function showTheme(theme) {
	forced.onchange = () => {
		document.documentElement.dataset.theme = forced.matches ? 'auto' : theme
	}
	forced.onchange(/** @type {any} */ (null))
}
