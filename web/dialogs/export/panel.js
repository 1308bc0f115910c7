// The dialog, drawn: what is taken away, as what, how it looks; then what was made of it. Pure: a drawing of the state.

import { html, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
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

const LABELS = { none: null, zero: 0, one: 1 }

/** @param {State} state @param {Shown} shown */
export const panelView = (state, shown) => html`<div>
  <h2 id="take-away-title" tabindex="-1" autofocus>${shown.words.title}</h2>
  <div class="taken">
    <div class="asked">${whatView(state, shown)}${kindView(state, shown)}${state.what === 'steps' ? stepsView(state, shown) : nothing}${isPicture(state) ? lookView(state, shown) : nothing}</div>
    ${resultView(state, shown)}
  </div>
  <form method="dialog"><button>${shown.words.close}</button></form>
</div>`

const whatView = ({ what }, { words, set }) =>
	html`<fieldset><legend>${words.what}</legend>${Object.keys(KINDS).map(
		name => html`
  <label class="choice"><input type="radio" name="take-what" value=${name} .checked=${live(name === what)} @change=${() => set({ what: name })}> ${words.whats[name]}</label>`,
	)}</fieldset>`

const option = (value, text, chosen) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`

function kindView(state, { words, set }) {
	const { what, kinds } = state
	const groups = Object.entries(KINDS[what]),
		chosen = kindOf(state)
	const options = names => names.map(name => option(name, words.kinds[name], chosen))
	return html`<label class="field"><span>${words.kind}</span><select id="take-kind" .value=${live(chosen)} @change=${event => set({ kinds: { ...kinds, [what]: event.target.value } })}>
    ${groups.length === 1 ? options(groups[0][1]) : groups.map(([group, names]) => html`<optgroup label=${words.groups[group]}>${options(names)}</optgroup>`)}</select></label>`
}

function stepsView({ from, to, kinds, speed, loop }, { words, pageWords, set }) {
	const field = (
		name,
		value,
	) => html`<label class="field"><span>${words[name]}</span><input id="take-${name}" type="text" inputmode="numeric" autocomplete="off" .value=${live(value)}
    @change=${event => set({ [name]: event.target.value })}></label>`
	return html`<div class="pair">${field('from', from)}${field('to', to)}</div>
    ${
			kinds.steps !== 'gif'
				? nothing
				: html`<label class="field"><span>${words.speed}</span>
    <select id="take-speed" .value=${live(String(speed))} @change=${event => set({ speed: Number(event.target.value) })}>
      ${GIF_SPEEDS.map(value => option(String(value), pageWords.speedText(value), String(speed)))}</select></label>
    ${tick('loop', loop, words.loop, set)}`
		}`
}

const tick = (name, value, text, set) =>
	html`<label class="choice"><input type="checkbox" id="take-${name}" .checked=${live(value)} @change=${event => set({ [name]: event.target.checked })}> ${text}</label>`

const lookView = ({ what, labels, attacks, lines, credit }, { words, set }) => html`
  <label class="field"><span>${words.numbers}</span><select id="take-labels" .value=${live(nameOf(labels))} @change=${event => set({ labels: LABELS[event.target.value] })}>
    ${Object.keys(LABELS).map(name => option(name, words.numbersOptions[name], nameOf(labels)))}</select></label>
  <div class="ticks">${tick('attacks', attacks, words.attacks, set)}${what === 'board' ? tick('lines', lines, words.lines, set) : nothing}${tick('credit', credit, words.credit, set)}</div>`

const nameOf = labels => Object.keys(LABELS).find(name => LABELS[name] === labels)

function resultView(state, { words, made, url, note, fault, copy, copyAlt }) {
	const picture = isPicture(state)
	return html`<section class="made" aria-label=${words.preview}>
    <div class="preview" data-kind=${kindOf(state)} data-ready=${String(made !== null)}>${
			!made
				? nothing
				: picture
					? html`<img src=${url} alt=${made.alt}>`
					: html`<pre id="take-text" tabindex="0">${made.text}</pre>`
		}</div>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
    <p class="note" role="status">${note}</p>
    <p class="acts">
      ${made ? html`<a id="take-download" class="main" href=${url} download=${made.name}>${words.download}</a>` : html`<span class="main" aria-disabled="true">${words.download}</span>`}
      ${made && made.text !== null ? html`<button type="button" id="take-copy" @click=${copy}>${words.copy}</button>` : nothing}
      ${made ? html`<button type="button" id="take-copy-alt" @click=${copyAlt}>${words.copyAlt}</button>` : nothing}
    </p>
    ${made ? html`<details><summary>${words.alt}</summary><p id="take-alt">${made.alt}</p>${picture ? html`<p class="small">${words.altMeaning}</p>` : nothing}</details>` : nothing}
  </section>`
}
