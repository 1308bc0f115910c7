// The clock that both searches follow: what it counts, where it is, buttons that move it, how fast it runs. Pure.

import { html, noChange, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import { SPEEDS } from '../../figure/attributes.js'
import { button } from '../../views/controls.js'
import { CLOCKS } from './state.js'

/**
 * @param {{choice: import('./state.js').Choice, end: {last: number, all: number, isKnown: boolean}, playing: boolean, typing: boolean, wrong: string, working: boolean,
 *   measuring: boolean, canMeasure: boolean}} state
 * @param {{words: import('../../words/index.js').Words, act: Record<string, (...args: any[]) => any>}} look
 */
export function clockView({ choice, end, playing, typing, wrong, working, measuring, canMeasure }, { words, act }) {
	const { clock, at, speed } = choice,
		{ move } = words,
		{ last, all, isKnown } = end
	return html`<section class="clock" aria-label=${words.clockLabel}>
    <div class="transport">
      ${button('first', move.first, act.first)}${button('back', move.back(clock), act.back)}
      ${playing ? button('pause', move.pause, act.toggle, 'main') : button('play', move.play, act.toggle, 'main')}
      ${button('forward', move.forward(clock), act.forward)}${button('last', move.last, act.last)}
    </div>
    <input type="range" id="compare-at" min="0" max=${Math.max(last, at, 1)} step="1" .value=${live(String(at))} aria-label=${words.value[clock]} aria-valuetext=${words.valueText(clock, at, end)} @input=${event => act.seek(Number(event.target.value))}>
    <fieldset class="same"><legend>${words.clock}</legend>${CLOCKS.map(name => html`<label><input type="radio" name="compare-clock" value=${name} .checked=${live(name === clock)} @change=${() => act.clock(name)}> ${words.clocks[name]}</label>`)}</fieldset>
    <label class="value"><span>${words.value[clock]}</span>
      <input class="number" id="compare-value" inputmode="numeric" autocomplete="off" style=${`width:${words.count(Math.max(last, at)).length + 2}ch`} aria-invalid=${wrong ? 'true' : nothing} aria-describedby=${wrong ? 'compare-wrong' : nothing}
        .value=${typing ? noChange : live(words.count(at))} @focus=${act.typing} @blur=${act.typing} @change=${event => act.typed(event.target)}>
      <span>${isKnown ? words.of(all, at === last && last > all) : words.ofAtLeast(all)}</span></label>
    <label class="speed"><span>${words.speed}</span>
      <input type="range" id="compare-speed" min="0" max=${SPEEDS.length - 1} step="1" .value=${live(String(SPEEDS.indexOf(speed)))} aria-valuetext=${words.speedText(speed, clock)} @input=${event => act.speed(SPEEDS[event.target.value])}>
      <output>${words.speedText(speed, clock)}</output></label>
    <p class="lasting" ?hidden=${!working && !measuring && !canMeasure}>${working ? words.working : measuring ? words.measuring : nothing}
      ${working || measuring ? html`<button type="button" class="plain" id="compare-stop" @click=${act.stop}>${words.stop}</button>` : html`<button type="button" class="plain" id="compare-measure" @click=${act.measure}>${words.measureAll}</button>`}</p>
    ${wrong ? html`<p class="wrong" id="compare-wrong" role="alert">${wrong}</p>` : nothing}
  </section>`
}
