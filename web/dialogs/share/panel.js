// The share dialog's view: the link, texts to paste, and a preview. Pure.

import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {FORMS, snippetParts} from '../../site/snippets.js'
import {namedGroups, select} from '../../ui/fields.js'
import {faultView} from '../../ui/refusals.js'
import {scormView} from './scorm.js'

export const panelView = (state, shown) => html`${linkView(state, shown)}
	<div class="put column">
		<div class="forms">${formView(state, shown)}${
			state.form === 'scorm' ? scormView(state, shown) : [baseView(state, shown), partsView(state, shown)]
		}<p class="small">${shown.words.notes[state.form]}</p></div>
		${shown.preview && previewView(state, shown)}
	</div>
	<p class="hidden" role="status">${state.copied && shown.words.copied}</p>`

const labelOf = (name, label, {copied}, {words}) => (copied === name ? words.copiedShort : label)
const byHandView = (name, {byHand}, {words}) => faultView(byHand === name ? words.copyByHand : '')

function linkView(state, shown) {
	const {words, shared, copy} = shown
	return html`<div class="link flow">
	<label class="field"><span>${words.link}</span><input id="share-link" readonly .value=${live(shared.link)}
		@focus=${event => event.target.select()}></label>
	<button class="main" id="share-copy-link" autofocus
		@click=${() => copy('link', shared.link)}>${labelOf('link', words.copyLink, state, shown)}</button>
</div>${byHandView('link', state, shown)}`
}

export const formGroups = ({kind}) => ({...FORMS[kind], ...(kind !== 'other' && {classes: ['scorm']})})

const formView = ({form}, {words, offers, set}) =>
	select({
		id: 'share-form',
		kind: 'field',
		label: words.form,
		value: form,
		groups: namedGroups(formGroups(offers), words.groups, words.forms),
		act: form => set({form}),
	})

const baseView = ({base, isWrong}, {words, isLocal, set}) => html`<div>
	${isLocal ? html`<p class="small" id="share-local">${words.local}</p>` : ''}
	<label class="field"><span>${words.base}</span><input id="share-base" type="url" autocomplete="off" spellcheck="false"
		placeholder="https://example.org/n-queens/dist/" .value=${live(base)} aria-invalid=${String(isWrong)}
		aria-describedby=${isWrong ? 'share-wrong' : nothing} @input=${event => set({base: event.target.value})}></label>
	${faultView(isWrong ? words.badBase(base) : '', 'share-wrong')}</div>`

function partsView(state, shown) {
	const {words, shared, copy} = shown,
		parts = snippetParts(state.form, shared),
		isOne = parts.length === 1
	return parts.map(({file, text}, i) => {
		const name = `part-${i}`,
			label = file ?? words.inPage,
			copyText = labelOf(name, words.copy, state, shown)
		return html`<section class="part" aria-label=${label}>
		<p class="head"><span>${isOne ? '' : label}</span><button id="share-copy-${i}"
			aria-label=${isOne ? copyText : `${copyText} ${label}`}
			@click=${() => copy(name, text)}>${copyText}</button></p>
		<pre id="share-${name}" tabindex="0" aria-label=${label}>${text}</pre>
		${byHandView(name, state, shown)}
	</section>`
	})
}

const previewView = ({form}, {words, shared: {svg, title}, preview}) =>
	html`<section class="preview" aria-label=${words.preview}>
	<p class="small">${words.preview}</p>
	<div><img ?hidden=${form !== 'svg'} src="data:image/svg+xml,${encodeURIComponent(svg)}" alt=${title}>
		<iframe ?hidden=${form === 'svg'} src=${preview} title=${title}></iframe></div>
</section>`
