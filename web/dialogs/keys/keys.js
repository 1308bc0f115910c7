import {html} from 'lit-html'
import {openDialog} from '../../ui/dialog.js'

export function open({help, words}) {
	const {keys, note} = help ?? words
	const keyView = ([names, what]) =>
		html`<div><dt>${names.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd></div>`
	const {draw} = openDialog(words, {name: 'keys'})
	draw(html`<dl>${keys.map(keyView)}</dl><p>${note}</p>`)
}
