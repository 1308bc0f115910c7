// A modal dialog. The element with `autofocus`, or else the heading, gets the focus. Escape, the close button and a
// click outside close and remove the dialog.

import {html, nothing, render} from 'lit-html'

/** @param {any} words  title, close @param {any} options */
export function openDialog({title, close}, {name, focuses = false, closed = () => {}}) {
	const element = document.createElement('dialog'),
		heading = 'dialog-title'
	element.className = name
	element.setAttribute('aria-labelledby', heading)
	element.addEventListener('click', event => event.target === element && element.close())
	element.addEventListener('close', () => {
		element.remove()
		closed()
	})
	document.body.append(element)

	function draw(content) {
		render(
			html`<form method="dialog">
	<h2 id=${heading} tabindex=${focuses ? nothing : '-1'} ?autofocus=${!focuses}>${title}</h2>
	<button aria-label=${close} title=${close}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path
		d="M6 6l12 12M18 6L6 18"/></svg></button></form>
<div tabindex=${focuses ? nothing : '0'}>${content}</div>`,
			element,
		)
		if (element.isConnected && !element.open) element.showModal()
	}
	return {element, draw}
}
