// Form controls of modes and dialogs. They show `value`, and call `act` with the value that the reader chooses. Options
// are pairs of a value and its text. Invariant: the values of a control differ as strings; null becomes ''.

import {html, noChange, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'

export const sizes = (most, textOf = n => `${n} × ${n}`) => [...Array(most).keys()].map(i => [i + 1, textOf(i + 1)])

export const named = (names, texts) => names.map(name => [name, texts[name]])

export const namedGroups = (groups, titles, texts) =>
	Object.entries(groups).map(([group, names]) => [titles[group], named(names, texts)])

const stringOf = value => String(value ?? '')

/** @param {any} options */
export function select({id, label, name, value, options = [], groups, act, kind = 'select', disabled = false}) {
	const all = groups ? groups.flatMap(([, some]) => some) : options
	const listed = some =>
		some.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)
	const grouped = groups?.map(([group, some]) => html`<optgroup label=${group}>${listed(some)}</optgroup>`)
	const choose = event => act(all.find(([one]) => stringOf(one) === event.target.value)[0])
	return html`<label class=${kind}>${label === undefined ? nothing : html`<span>${label}</span>`}<select
		id=${id} aria-label=${name ?? nothing} .value=${live(stringOf(value))} ?disabled=${disabled} @change=${choose}>${
			groups?.length > 1 ? grouped : listed(all)
		}</select></label>`
}

/** @param {any} options */
export function radios({name, label, value, options, act, kind}) {
	const radio = ([one, text]) => html`<label><input type="radio" name=${name} value=${one}
		.checked=${live(one === value)} @change=${() => act(one)}> ${text}</label>`
	return html`<fieldset class=${kind ?? nothing}><legend>${label}</legend>${options.map(radio)}</fieldset>`
}

/** @param {any} options */
export const tick = ({id, name, label, value, act, of, disabled = false}) =>
	html`<label><input type="checkbox" id=${id ?? nothing} name=${name ?? nothing}
		value=${of ?? nothing} .checked=${live(value)} ?disabled=${disabled}
		@change=${event => act(event.target.checked)}> ${label}</label>`

export const slider = ({id, label = nothing, low = 0, high, value, text, act}) =>
	html`<input type="range" id=${id} min=${low} max=${high} step="1" .value=${live(String(value))}
		aria-label=${label} aria-valuetext=${text} @input=${event => act(Number(event.target.value))}>`

/** popup: `dialog` if the button opens a dialog; expanded: only if it opens or closes a part of the page */
export const plain = (label, act, {id, title, popup, expanded, disabled = false} = /** @type {any} */ ({})) =>
	html`<button type="button" class="plain" id=${id ?? nothing} title=${title ?? nothing} ?disabled=${disabled}
		aria-haspopup=${popup ?? nothing} aria-expanded=${expanded ?? nothing} @click=${act}>${label}</button>`

/** isCopied: null before the reader copies */
export const copyLabel = (isCopied, label, words) =>
	isCopied === null ? label : isCopied ? words.copied : words.copyByHand

export const small = (text, id = undefined) => (text ? html`<p class="small" id=${id ?? nothing}>${text}</p>` : nothing)

export const arrow = (isNext, label, act, {id = undefined, title = label, disabled}) =>
	html`<button type="button" id=${id ?? nothing} aria-label=${label} title=${title} ?disabled=${disabled}
		@click=${act}><svg viewBox="0 0 24 24" aria-hidden="true"><path
		d=${isNext ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'}/></svg></button>`

export const factsView = facts =>
	html`<dl class="counts">${facts
		.filter(Boolean)
		.map(([what, amount]) => html`<div><dt>${what}</dt><dd>${amount}</dd></div>`)}</dl>`

export const signView = isRight => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path
		d=${isRight ? 'M5 12.5l5 5 9-11' : 'M6 6l12 12M18 6L6 18'}/></svg>`

const isTypedIn = id => globalThis.document?.activeElement?.id === id

/** @param {any} options */
export const numberField = ({id, value, digits, wrong, act}) =>
	html`<input id=${id} inputmode="numeric" autocomplete="off"
		.style=${digits ? `width:${digits}ch` : ''}
		aria-invalid=${wrong ? 'true' : nothing} aria-describedby=${wrong ?? nothing}
		.value=${isTypedIn(id) ? noChange : live(value)} @change=${event => act(event.target.value, event.target)}>`
