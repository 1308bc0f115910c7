// Fields and buttons of modes and dialogs: they show the value they are given, and hand over what was chosen, in the
// type in which it was offered.

import {html, noChange, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'

/** @typedef {[value: any, text: unknown][]} Options  values differ as texts */

/** From 1 on. @param {(n: number) => string} textOf @returns {Options} */
export const sizes = (most, textOf) => [...Array(most).keys()].map(i => [i + 1, textOf(i + 1)])

/** @returns {Options} */
export const named = (names, texts) => names.map(name => [name, texts[name]])

/** @returns {[name: string, options: Options][]} */
export const namedGroups = (groups, titles, texts) =>
	Object.entries(groups).map(([group, names]) => [titles[group], named(names, texts)])

/** One of a list that unfolds. label: beside it, or else name; groups: instead of options; kind: class of its label.
 * @param {{id: string, label?: unknown, name?: string, value: any, options?: Options,
 *   groups?: [name: string, options: Options][], act: (value: any) => void, kind?: string,
 *   disabled?: boolean}} asked */
export function select({id, label, name, value, options = [], groups, act, kind = 'select', disabled = false}) {
	const all = groups ? groups.flatMap(([, some]) => some) : options
	const listed = some =>
		some.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)
	const grouped = groups?.map(([group, some]) => html`<optgroup label=${group}>${listed(some)}</optgroup>`)
	const choose = event => act(all.find(([one]) => String(one) === event.target.value)[0])
	return html`<label class=${kind || nothing}>${label === undefined ? nothing : html`<span>${label}</span>`}<select
		id=${id} aria-label=${name ?? nothing} .value=${live(String(value))} ?disabled=${disabled} @change=${choose}>${
			groups?.length > 1 ? grouped : listed(all)
		}</select></label>`
}

/** One of a few, side by side. kind, each: classes of the whole and of each label.
 * @param {{name: string, label: string, value: any, options: Options, act: (value: any) => void, kind?: string,
 *   each?: string}} asked */
export function radios({name, label, value, options, act, kind, each}) {
	const radio = ([one, text]) => html`<label class=${each ?? nothing}><input type="radio" name=${name} value=${one}
		.checked=${live(one === value)} @change=${() => act(one)}> ${text}</label>`
	return html`<fieldset class=${kind ?? nothing}><legend>${label}</legend>${options.map(radio)}</fieldset>`
}

/** Yes or no. name, of: where there are several of a kind, and which it is.
 * @param {{id?: string, name?: string, label: unknown, value: boolean, act: (value: boolean) => void, kind?: string,
 *   of?: string}} asked */
export const tick = ({id, name, label, value, act, kind, of}) =>
	html`<label class=${kind ?? nothing}><input type="checkbox" id=${id ?? nothing} name=${name ?? nothing}
		value=${of ?? nothing} .checked=${live(value)} @change=${event => act(event.target.checked)}> ${label}</label>`

/** A whole number, low … high. label: where none stands beside it; text: how its value is read out. */
export const slider = ({id, label = /** @type {any} */ (nothing), low = 0, high, value, text, act}) =>
	html`<input type="range" id=${id} min=${low} max=${high} step="1" .value=${live(String(value))}
		aria-label=${label} aria-valuetext=${text} @input=${event => act(Number(event.target.value))}>`

export const plain = (label, act, {id, title, disabled = false} = /** @type {any} */ ({})) =>
	html`<button type="button" class="plain" id=${id ?? nothing} title=${title ?? nothing} ?disabled=${disabled}
		@click=${act}>${label}</button>`

export const small = (text, id = undefined) => (text ? html`<p class="small" id=${id ?? nothing}>${text}</p>` : nothing)

export const factsView = facts =>
	html`<dl class="counts">${facts
		.filter(Boolean)
		.map(([what, amount]) => html`<div><dt>${what}</dt><dd>${amount}</dd></div>`)}</dl>`

export const signView = isRight => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path
		d=${isRight ? 'M5 12.5l5 5 9-11' : 'M6 6l12 12M18 6L6 18'}/></svg>`

const isTypedIn = id => globalThis.document?.activeElement?.id === id

/** A number, as text, read by numberIn of figure/attributes.js. digits: room for so many; wrong: the id of what says
 * why it could not be used. @param {{id: string, value: string, digits?: number, wrong?: string,
 *   act: (text: string, field: HTMLInputElement) => void}} asked */
export const numberField = ({id, value, digits, wrong, act}) =>
	html`<input id=${id} inputmode="numeric" autocomplete="off"
		.style=${digits ? `width:${digits}ch` : ''}
		aria-invalid=${wrong ? 'true' : nothing} aria-describedby=${wrong ?? nothing}
		.value=${isTypedIn(id) ? noChange : live(value)} @change=${event => act(event.target.value, event.target)}>`
