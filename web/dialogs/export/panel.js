// The dialog, drawn: what is taken away, as what, how it looks; then what was made of it. Pure: a drawing of the state.

import { html, nothing } from 'lit-html'
import { numberField, radios, select, tick } from '../../ui/fields.js'
import { faultView } from '../../ui/refusals.js'
import { GIF_SPEEDS, KINDS, isPicture, kindOf } from './state.js'

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./make.js').Made} Made
 * @typedef {import('./make.js').Words} Words
 * @typedef {object} Shown
 * @property {Words} words
 * @property {import('../../words/index.js').Words} pageWords
 * @property {(change: Partial<State>) => void} set
 * @property {() => void} copy
 * @property {() => void} copyAlt
 * @property {Made|null} made
 * @property {string} url  of what was made
 * @property {string} note  how it stands
 * @property {string} fault
 */

/** @param {State} state @param {Shown} shown */
export const panelView = (state, shown) => html`<div class="taken">
    <div class="asked">${whatView(state, shown)}${kindView(state, shown)}${
			state.what === 'steps' ? stepsView(state, shown) : nothing
		}${isPicture(state) ? lookView(state, shown) : nothing}</div>
    ${resultView(state, shown)}
  </div>`

const whatView = ({ what }, { words, set }) =>
	radios({
		name: 'take-what',
		label: words.what,
		value: what,
		options: Object.keys(KINDS).map(name => [name, words.whats[name]]),
		act: what => set({ what }),
		each: 'choice',
	})

const field = asked => select({ ...asked, kind: 'field' })
const choice = asked => tick({ ...asked, id: `take-${asked.id}`, kind: 'choice' })

const kindView = (state, { words, set }) =>
	field({
		id: 'take-kind',
		label: words.kind,
		value: kindOf(state),
		groups: Object.entries(KINDS[state.what]).map(([group, names]) => [
			words.groups[group],
			names.map(name => [name, words.kinds[name]]),
		]),
		act: kind => set({ kinds: { ...state.kinds, [state.what]: kind } }),
	})

function stepsView({ from, to, kinds, speed, loop }, { words, pageWords, set }) {
	const step = (name, value) =>
		html`<label class="field"><span>${words[name]}</span>${numberField({
			id: `take-${name}`,
			value,
			act: text => set({ [name]: text }),
		})}</label>`
	const speeds = GIF_SPEEDS.map(value => [value, pageWords.speedText(value)])
	return html`<div class="pair">${step('from', from)}${step('to', to)}</div>
    ${
			kinds.steps === 'gif'
				? [
						field({
							id: 'take-speed',
							label: words.speed,
							value: speed,
							options: speeds,
							act: speed => set({ speed }),
						}),
						choice({ id: 'loop', label: words.loop, value: loop, act: loop => set({ loop }) }),
					]
				: nothing
		}`
}

/** What rows and columns are numbered from; null: they are not. */
const LABELS = { none: null, zero: 0, one: 1 }

function lookView(state, { words, set }) {
	const names = Object.keys(LABELS),
		ticks = ['attacks', ...(state.what === 'board' ? ['lines'] : []), 'credit']
	const tickView = id => choice({ id, label: words[id], value: state[id], act: is => set({ [id]: is }) })
	return html`${field({
		id: 'take-labels',
		label: words.numbers,
		value: names.find(name => LABELS[name] === state.labels),
		options: names.map(name => [name, words.numbersOptions[name]]),
		act: name => set({ labels: LABELS[name] }),
	})}
  <div class="ticks">${ticks.map(tickView)}</div>`
}

/** @param {State} state @param {Shown} shown */
const resultView = (state, { words, made, url, note, fault, copy, copyAlt }) =>
	html`<section class="made" aria-label=${words.preview}>
    <div class="preview" data-kind=${kindOf(state)} data-ready=${String(made !== null)}>${previewView(
			state,
			made,
			url,
		)}</div>
    ${faultView(fault)}
    <p class="note" role="status">${note}</p>
    <p class="acts">
      ${
				made
					? html`<a id="take-download" class="main" href=${url} download=${made.name}>${words.download}</a>`
					: html`<span class="main" aria-disabled="true">${words.download}</span>`
			}
      ${made?.text == null ? nothing : html`<button type="button" id="take-copy" @click=${copy}>${words.copy}</button>`}
      ${made ? html`<button type="button" id="take-copy-alt" @click=${copyAlt}>${words.copyAlt}</button>` : nothing}
    </p>
    ${
			made
				? html`<details><summary>${words.alt}</summary><p id="take-alt">${made.alt}</p>${
						isPicture(state) ? html`<p class="small">${words.altMeaning}</p>` : nothing
					}</details>`
				: nothing
		}
  </section>`

function previewView(state, made, url) {
	if (!made) return nothing
	return isPicture(state)
		? html`<img src=${url} alt=${made.alt}>`
		: html`<pre id="take-text" tabindex="0">${made.text}</pre>`
}
