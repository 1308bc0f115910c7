// lit-html for web/. It creates elements in their container's document: lit-html's own `document` is not the page's
// (lit-globals.js).

import {render as renderIn} from 'lit-html'

export {html, noChange, nothing, svg} from 'lit-html'

export const render = (value, place, options) =>
	renderIn(value, place, {creationScope: place.ownerDocument, ...options})
