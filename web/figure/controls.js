import {html, noChange, nothing} from 'lit-html'
import {CONTROLS, SPEEDS, STORY} from './attributes.js'
import {isMeasuring, lastStep, MEASURE_UP_TO} from './state.js'

const ICONS = {
	first: 'M5 5v14M19 5.5v13L9 12z',
	back: 'M15.5 5l-7 7 7 7',
	play: 'M8 5.2v13.6L19 12z',
	pause: 'M7 5h3.6v14H7zm6.4 0H17v14h-3.6z',
	forward: 'M8.5 5l7 7-7 7',
	last: 'M19 5v14M5 5.5v13L15 12z',
}

const KEYS = {first: 'Home', back: '←', forward: '→', last: 'End'}

const keyed = (label, keys, onClick, content, style = '') =>
	html`<button class=${style} aria-label=${label} title="${label} (${keys})" aria-description=${keys}
		@click=${onClick}>${content}</button>`

export const button = (name, label, onClick, extra = '', keys = KEYS[name] ?? 'Space', text = '') =>
	keyed(
		label,
		keys,
		onClick,
		html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path
		d=${ICONS[name]}/></svg><span>${text}</span>`,
		`${name} ${extra}`,
	)

export function controlsView(figure, {words, act}) {
	const {controls} = figure.options
	const has = part => controls.includes(part) || controls.includes('full')
	if (!CONTROLS.some(has)) return nothing
	const now = {...figure.state, act, words},
		beginning = now.playing ? '' : figure.around?.beginning?.()
	return html`<div class="controls" part="controls" ?data-begins=${beginning}>
	${has('play') || has('step') ? transportView(now, beginning, has) : nothing}
	${has('jumps') ? jumpsView(now) : nothing}
	${has('speed') ? speedView(now) : nothing}
	${has('position') ? positionView(now, figure.host.shadowRoot.activeElement?.className === 'step') : nothing}
	</div>`
}

/** beginning: the page's label for a play button that starts at the first step, or ''. */
function transportView({playing, kind, words, act}, beginning, has) {
	const keys = words.playKeys(words.jumps[kind])
	const press = (name, extra, keys, text) => button(name, text || words[name], act[name], extra, keys, text)
	const playView = () => (playing ? press('pause', 'main') : press('play', 'main', keys, beginning))
	const steps = (...names) => (has('step') ? names.map(name => press(name)) : nothing)
	return html`<div class="transport">
	${steps('first', 'back')}
	${has('play') ? playView() : nothing}
	${steps('forward', 'last')}
	</div>`
}

const LONG = 1e6

const chooser = (name, label, value, options, choose) => html`<select class=${name} aria-label=${label} title=${label}
	@change=${({target}) => choose(options[target.selectedIndex][0])}>${options.map(
		([one, text]) => html`<option value=${one} .selected=${one === value}>${text}</option>`,
	)}</select>`

function speedView({options, words, act}) {
	const speeds = [STORY, ...SPEEDS].map(one => [one, words.speedText(one)])
	return chooser('speed', words.speed, options.speed, speeds, act.speed)
}

function jumpsView({words, kind, act}) {
	const key = kind[0].toUpperCase()
	const leap = (way, sign, keys) => keyed(words[way](words.jumps[kind]), keys, () => act[way](kind), sign)
	return html`<div class="jumps">
	${leap('previous', '‹', `Shift ${key}`)}${chooser('kind', words.jumpTo, kind, Object.entries(words.jumps), act.kind)}
	${leap('next', '›', key)}
	</div>`
}

function positionView(now, isTyping) {
	const {known, words, act} = now,
		{step} = now.moment,
		length = lastStep(now),
		canMeasure = length === undefined && !isMeasuring(now) && known > MEASURE_UP_TO
	return html`<div class="position" tabindex="-1" ?data-measures=${canMeasure}>
	<input class="step" aria-label=${words.step} inputmode="numeric" autocomplete="off"
	.style=${`width:${words.count(length ?? step).length + 1}ch`}
	.value=${isTyping ? noChange : [words.count(step)]} @focus=${act.pause} @blur=${act.blur}
	@change=${({target}) => act.typed(target)} @keyup=${({key, target}) => key === 'Enter' && target.parentNode.focus()}>
	<span>${length !== undefined ? words.stepOf(length) : known > LONG ? words.stepOfAtLeast(known) : ''}</span>
	${canMeasure ? html`<button class="plain" @click=${act.measure}>${words.measureAll}</button>` : nothing}
	</div>`
}
