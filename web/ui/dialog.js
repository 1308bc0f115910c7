// The one dialog, opened over whatever the page shows. Its heading or the element with `autofocus` gets the focus;
// Escape, its last button and a click beside it close it; the focus goes back to where it was. Invariant: closed,
// nothing of it is left in the page.

import {html, nothing, render} from 'lit-html'

/** Opens it when it is drawn first. name: its class, its heading's id is NAME-title; kind: one class more, `wide` (see
 * dialogs/dialog.css); close: what its last button says; focuses: something in it has `autofocus`, not the heading;
 * closed: called when it has gone.
 * @param {{name: string, kind?: string, title: string, close: string, focuses?: boolean, closed?: () => void}} asked
 * @returns {{element: HTMLDialogElement, draw: (content: unknown) => void}}  draw: shows this between heading and
 * button */
export function openDialog({name, kind = '', title, close, focuses = false, closed}) {
	const element = document.createElement('dialog'),
		heading = `${name}-title`
	element.className = `${name} ${kind}`.trim()
	element.setAttribute('aria-labelledby', heading)
	element.addEventListener('click', event => event.target === element && element.close())
	element.addEventListener('close', () => {
		element.remove()
		closed?.()
	})
	document.body.append(element)

	function draw(content) {
		render(
			html`<div>
  <h2 id=${heading} tabindex=${focuses ? nothing : '-1'} ?autofocus=${!focuses}>${title}</h2>
  ${content}
  <form method="dialog"><button>${close}</button></form>
</div>`,
			element,
		)
		if (element.isConnected && !element.open) element.showModal()
	}
	return {element, draw}
}
