// The author's named moments, as buttons that go there.

import {html, nothing} from 'lit-html'

/** @param {import('../searches/moments.js').Named[]} moments @param {number} now  the current step
 * @param {{words: any, act: any}} context */
export function momentsView(moments, now, {words, act}) {
	const {title, goTo} = words.views.moments,
		digits = Math.max(...moments.map(({step}) => words.count(step).length))
	const momentView = ({step, caption}) => html`<li aria-current=${step === now ? 'step' : nothing}><button
  type="button" title=${goTo(step)} @click=${() => act.seek(step)}><span>${words.count(step)}</span>
  ${caption}</button></li>`
	return html`<nav class="moments" part="moments" aria-label=${title} .style=${`--digits:${digits}`}>
  <ol>${moments.map(momentView)}</ol></nav>`
}
