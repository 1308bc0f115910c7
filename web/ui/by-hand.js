// Views of a text that was copied, or that the reader must copy by hand because the browser forbids it.

import {html, nothing} from 'lit-html'

/** @import {Copied} from './clipboard.js' */

/** @param {Copied|null} copied  null: not yet */
export const copyLabel = (copied, label, words) => (copied?.isCopied ? words.copied : label)

/** @param {Copied|null} copied */
export const byHandView = (copied, words) =>
	copied?.byHand === undefined
		? nothing
		: html`<label class="by-hand"><span class="small" role="alert">${words.copyByHand}</span><textarea readonly
			rows=${copied.byHand.split('\n').length} .value=${copied.byHand} @focus=${event => event.target.select()}
			></textarea></label>`
