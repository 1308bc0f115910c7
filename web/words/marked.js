// Renders **…** in a sentence as strong, or removes it.

import {html, nothing} from 'lit-html'

/** @param {string} text @param {unknown} [tone]  class of strong parts
 * @param {(part: string) => unknown} [shown]  renders a part */
export const marked = (text, tone = nothing, shown = part => part) =>
	text.split('**').map((part, i) => (i % 2 ? html`<strong class=${tone}>${shown(part)}</strong>` : shown(part)))

/** Removes the marks, for screen readers and plain text. @param {string} text */
export const unmarked = text => text.replaceAll('**', '')
