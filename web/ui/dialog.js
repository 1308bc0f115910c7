// The one dialog. Its heading or the element with `autofocus` gets the focus; Escape, its last button and a click
// beside it close it. Closed, nothing of it is left in the page.

import {html, nothing, render} from 'lit-html'

/** Opens when drawn first. name: its class; its heading's id is NAME-title; kind: one class more; close: what its last
 * button says; focuses: something in it has `autofocus`; closed: called when it has gone; draw: what stands between.
 * @param {{name: string, kind?: string, title: string, close: string, focuses?: boolean, closed?: () => void}} asked */
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
