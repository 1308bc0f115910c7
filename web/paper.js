// Whether the paper on which a figure lies is dark. The page's own text tells: whoever reads the page can read it there, so light text means
// dark paper. That holds for every site, whatever switches its theme: an attribute, a class, another style sheet, the system.

const LIGHT_TEXT = 0.6

/** @param {Element} element */
export const isOnDarkPaper = element => lightness(getComputedStyle(element).color) > LIGHT_TEXT

/** About 0 to 1. @param {string} color  as browsers write a computed one: rgb(28, 27, 23), color(display-p3 1 1 1 / 0.9), oklch(0.3 0 0) */
export function lightness(color) {
  const numbers = color.replace(/^.*\(([a-z][\w-]* )?/, '').split(/[ ,/]+/).map(parseFloat)
  if (/^ok/.test(color)) return numbers[0]
  if (/^l/.test(color)) return numbers[0] / 100
  const [red, green, blue] = numbers
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / (/^rgb/.test(color) ? 255 : 1)
}
