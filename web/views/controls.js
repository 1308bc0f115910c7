// Buttons that walk: first, back, play, forward, last; next and previous of a kind; speed; the step by number.

import { html, svg, noChange, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'

const ICONS = {
	first: svg`<path d="M5 5v14M19 5.5v13L9 12z"/>`,
	back: svg`<path d="M15.5 5l-7 7 7 7" class="stroke"/>`,
	play: svg`<path d="M8 5.2v13.6L19 12z"/>`,
	pause: svg`<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z"/>`,
	forward: svg`<path d="M8.5 5l7 7-7 7" class="stroke"/>`,
	last: svg`<path d="M19 5v14M5 5.5v13L15 12z"/>`,
}

const icon = name => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`

/** A button with a drawn sign. */
export const button = (name, label, onClick, extra = '') =>
	html`<button type="button" class="${name} ${extra}" aria-label=${label} title=${label}
	  @click=${onClick}>${icon(name)}</button>`

/**
 * @param {{parts: string[], playing: boolean, speeds: number[], speed: number, step: number, length:
 *   number|undefined, known: number,
 *   canMeasure: boolean, typing: boolean, words: import('../words/index.js').Words, act: Record<string, (...args:
 *   any[]) => void>}} state
 */
export function controlsView({ parts, playing, speeds, speed, step, length, known, canMeasure, typing, words, act }) {
	const jump = kind => {
		const what = words.jumps[kind]
		return html`<span class="jump" role="group" aria-label=${what}>
      <button type="button" aria-label=${words.previous(what)} title=${words.previous(what)}
        @click=${() => act.previous(kind)}>${'‹'}</button>
      <span aria-hidden="true">${what}</span>
      <button type="button" aria-label=${words.next(what)} title=${words.next(what)}
        @click=${() => act.next(kind)}>${'›'}</button>
    </span>`
	}
	const has = part => parts.includes(part)
	const toggle = playing ? 'pause' : 'play'
	const steps = (...buttons) => (has('step') ? buttons : nothing)
	return html`<div class="controls" part="controls">
    ${
			has('play') || has('step')
				? html`<div class="transport">
      ${steps(button('first', words.first, act.first), button('back', words.back, act.back))}
      ${has('play') ? button(toggle, words[toggle], act[toggle], 'main') : nothing}
      ${steps(button('forward', words.forward, act.forward), button('last', words.last, act.last))}
    </div>`
				: nothing
		}
    ${
			has('speed')
				? html`<label class="speed">${words.speed}
      <input type="range" min="0" max=${speeds.length - 1} step="1" .value=${live(String(speeds.indexOf(speed)))}
        aria-valuetext=${words.speedText(speed)} @input=${event => act.speed(speeds[event.target.value])}>
      <output>${words.speedText(speed)}</output>
    </label>`
				: nothing
		}
    ${has('jumps') ? html`<div class="jumps">${Object.keys(words.jumps).map(jump)}</div>` : nothing}
    ${
			has('position')
				? html`<label class="position">${words.step}
      <input class="step" inputmode="numeric" autocomplete="off"
        .style=${`width:${words.count(length ?? step).length + 2}ch`}
        .value=${typing ? noChange : live(words.count(step))} @focus=${act.typing} @blur=${act.typing}
        @change=${event => act.typed(event.target)}>
      <span>${length === undefined ? words.stepOfAtLeast(known) : words.stepOf(length)}</span>
      ${
				canMeasure
					? html`<button type="button" class="plain"
        @click=${act.measure}>${words.measureAll}</button>`
					: nothing
			}
    </label>`
				: nothing
		}
  </div>`
}
