// Menus that open below their name. Escape and buttons close a menu and return the focus to its name; links move the
// focus to their target.

import {html, nothing} from 'lit-html'

const close = menu => menu.removeAttribute('open')

function leave({currentTarget, relatedTarget}) {
	if (!currentTarget.contains(relatedTarget)) close(currentTarget)
}

function choose(event) {
	const {currentTarget: menu, target, type, key} = event,
		chosen = target.closest('a, button')
	if (type === 'keydown' ? key !== 'Escape' : !chosen) return
	if (type === 'keydown' || chosen.localName !== 'a') menu.querySelector('summary').focus()
	close(menu)
}

/** toggled: called when the menu opened or closed. The content is focusable, so that a click between its controls does
 * not close the menu. */
export const menuView = (kind, label, content, {title, toggled} = /** @type {any} */ ({})) =>
	html`<details class="menu ${kind}" @toggle=${toggled ?? nothing}
	@focusout=${leave} @keydown=${choose} @click=${choose}>
	<summary aria-label=${title ?? nothing} title=${title ?? nothing}>${label}</summary>
	<div tabindex="-1">${content}</div></details>`
