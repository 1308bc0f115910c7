// lit-html as web/ imports it. Its `document` is another one (lit-globals.js), so elements are created in the document
// of the place that they are rendered into.

import {render as renderIn} from 'lit-html'

export {html, noChange, nothing, svg} from 'lit-html'

/** @param {unknown} value @param {HTMLElement|DocumentFragment} place
 * @param {import('lit-html').RenderOptions} [options] */
export const render = (value, place, options) =>
	renderIn(value, place, {creationScope: place.ownerDocument, ...options})
