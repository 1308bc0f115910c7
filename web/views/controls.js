// Buttons that walk, speed, and the step by number.

import {html, svg, noChange, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'

const ICONS = {
	first: svg`<path d="M5 5v14M19 5.5v13L9 12z"/>`,
	back: svg`<path d="M15.5 5l-7 7 7 7" class="stroke"/>`,
	play: svg`<path d="M8 5.2v13.6L19 12z"/>`,
	pause: svg`<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z"/>`,
	forward: svg`<path d="M8.5 5l7 7-7 7" class="stroke"/>`,
	last: svg`<path d="M19 5v14M5 5.5v13L15 12z"/>`,
}

export const button = (name, label, onClick, extra = '') =>
	html`<button type="button" class="${name} ${extra}" aria-label=${label} title=${label}
	  @click=${onClick}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg></button>`

/** step, known and length, or undefined: in steps; act: what each button does, by name. */
export function controlsView(state) {
	const {parts, words} = state
	const has = part => parts.includes(part)
	const jumps = () => Object.keys(words.jumps).map(kind => jumpView(state, kind))
	return html`<div class="controls" part="controls">
  ${has('play') || has('step') ? transportView(state, has) : nothing}
  ${has('speed') ? speedView(state) : nothing}
  ${has('jumps') ? html`<div class="jumps">${jumps()}</div>` : nothing}
  ${has('position') ? positionView(state) : nothing}
  </div>`
}

function transportView({playing, words, act}, has) {
	const press = (name, extra) => button(name, words[name], act[name], extra)
	const steps = (...names) => (has('step') ? names.map(name => press(name)) : nothing)
	return html`<div class="transport">
  ${steps('first', 'back')}
  ${has('play') ? press(playing ? 'pause' : 'play', 'main') : nothing}
  ${steps('forward', 'last')}
  </div>`
}

const speedView = ({speeds, speed, words, act}) => html`<label class="speed">${words.speed}
  <input type="range" min="0" max=${speeds.length - 1} step="1" .value=${live(String(speeds.indexOf(speed)))}
  aria-valuetext=${words.speedText(speed)} @input=${event => act.speed(speeds[event.target.value])}>
  <output>${words.speedText(speed)}</output>
  </label>`

function jumpView({words, act}, kind) {
	const what = words.jumps[kind]
	const leap = (way, sign) => html`<button type="button" aria-label=${words[way](what)} title=${words[way](what)}
  @click=${() => act[way](kind)}>${sign}</button>`
	return html`<span class="jump" role="group" aria-label=${what}>
  ${leap('previous', '‹')} <span aria-hidden="true">${what}</span> ${leap('next', '›')}
  </span>`
}

function positionView({step, length, known, canMeasure, typing, words, act}) {
	const measure = html`<button type="button" class="plain" @click=${act.measure}>${words.measureAll}</button>`
	return html`<label class="position">${words.step}
  <input class="step" inputmode="numeric" autocomplete="off"
  .style=${`width:${words.count(length ?? step).length + 2}ch`}
  .value=${typing ? noChange : live(words.count(step))} @focus=${act.typing} @blur=${act.typing}
  @change=${event => act.typed(event.target)}>
  <span>${length === undefined ? words.stepOfAtLeast(known) : words.stepOf(length)}</span>
  ${canMeasure ? measure : nothing}
  </label>`
}
