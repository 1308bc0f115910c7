// The lesson bar above the board, with the lesson's moments. The reader can rename, move and remove the current moment.

import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {faultView} from '../../../ui/rejections.js'

const sign = (text, label, act, disabled = false) =>
	html`<button type="button" class="turn" aria-label=${label} title=${label} ?disabled=${disabled}
    @click=${act}>${text}</button>`

export function barView({words: w, moments, at, isThere, isFull, act}) {
	const momentView = ({step, caption}, i) =>
		i === at
			? html`<li class="named" aria-current=${isThere ? 'step' : nothing}>${namedView(moments, at, w, act)}</li>`
			: html`<li><button type="button" title=${w.goTo(step)} @click=${() => act.go(i)}>${w.core.count(step)}
        <span>${caption}</span></button></li>`
	return html`<section class="lesson flow" aria-label=${w.lesson}><h2>${w.lesson}</h2>
  <span>${sign('‹', w.previous, act.previous, at < (isThere ? 1 : 0))}${sign(
		'›',
		w.next,
		act.next,
		at === moments.length - 1,
	)}</span>
  <ol>${moments.map(momentView)}</ol>
  ${faultView(isFull ? w.full : '')}</section>`
}

function namedView(moments, at, w, act) {
	const {step, caption} = moments[at]
	const ends = event => {
		if (event.key === 'Enter' && !event.isComposing) event.target.blur()
	}
	return html`<button type="button" title=${w.goTo(step)} @click=${() => act.go(at)}>${w.core.count(step)}</button>
  <input aria-label=${w.caption(step)} placeholder=${w.captionHere} autocomplete="off" .value=${live(caption)}
    @input=${event => act.rename(event.target.value)} @keydown=${ends}>
  ${sign(w.earlier, w.earlier, () => act.move(-1), at === 0)}
  ${sign(w.later, w.later, () => act.move(1), at === moments.length - 1)}
  ${sign(w.remove, w.remove, act.remove)}`
}
