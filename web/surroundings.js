// Whether the page around a figure is dark: its text is light then. That fits every host, whatever it calls its dark mode and
// whoever chose it, the reader's system or a switch of the page; a page that knows no dark mode gets a light figure.

/** How light a computed colour is, 0 … 1; in the spaces that browsers keep colours in. @param {string} color */
export function lightness(color) {
  const [space] = /^\w+/.exec(color) ?? [], [a, b, c] = (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)
  if (space === 'oklab' || space === 'oklch') return a
  if (space === 'lab' || space === 'lch') return a / 100
  return (0.2126 * a + 0.7152 * b + 0.0722 * c) / (space === 'color' ? 1 : 255)
}

/** @param {Element} element */
export const isDarkAround = element => lightness(getComputedStyle(element).color) > 0.5

/** Tells whenever the colours of the page may have changed. @param {() => void} changed @returns {() => void} ends it */
export function watchSurroundings(changed) {
  const observer = new MutationObserver(changed), dark = matchMedia('(prefers-color-scheme: dark)')
  for (const element of [document.documentElement, document.body]) if (element) observer.observe(element, { attributes: true })
  // A page may let its colours pass into one another.
  document.addEventListener('transitionend', changed)
  dark.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    document.removeEventListener('transitionend', changed)
    dark.removeEventListener('change', changed)
  }
}
