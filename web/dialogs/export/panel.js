import {html} from 'lit-html'
import {LABELS} from '../../board/picture/file.js'
import {named, namedGroups, numberField, radios, select, tick} from '../../ui/fields.js'
import {faultView} from '../../ui/rejections.js'
import {GIF_SPEEDS, KINDS, isPicture, chosenKind} from './state.js'

export function panelView(state, shown) {
	const parts = [!shown.own && whatView, kindView, state.what === 'steps' && stepsView, isPicture(state) && lookView]
	return html`<div class="taken column">
		<div class="asked">${parts.filter(Boolean).map(part => part(state, shown))}</div>
		${resultView(state, shown)}
	</div>`
}

const OWN = {...KINDS.board, text: ['dots']}

const field = options => select({...options, id: `take-${options.id}`})
const choice = (name, state, {words, set}) =>
	tick({id: `take-${name}`, label: words[name], value: state[name], act: is => set({[name]: is})})

const whatView = ({what}, {words, set}) =>
	radios({
		...{name: 'take-what', label: words.what, value: what, options: named(Object.keys(KINDS), words.whats)},
		act: what => set({what}),
	})

const kindView = (state, {words, own, set}) =>
	field({
		id: 'kind',
		label: words.kind,
		value: chosenKind(state),
		groups: namedGroups(own?.text ? OWN : KINDS[state.what], words.groups, words.kinds),
		act: kind => set({kinds: {...state.kinds, [state.what]: kind}}),
	})

function stepsView(state, shown) {
	const {words, set} = shown
	const step = name => html`<label class="field"><span>${words[name]}</span>
	${numberField({id: `take-${name}`, value: state[name], act: text => set({[name]: text})})}</label>`
	const pair = html`<div class="pair">${step('from')}${step('to')}</div>`
	if (chosenKind(state) !== 'gif') return pair
	const options = GIF_SPEEDS.map(value => [value, words.core.speedText(value)])
	const speed = {id: 'speed', label: words.speed, value: state.speed, options, act: speed => set({speed})}
	return [pair, field(speed), choice('loop', state, shown)]
}

function lookView(state, shown) {
	const {words, own, set} = shown,
		names = Object.keys(LABELS),
		ticks = own?.ticks ?? ['attacks', ...(state.what === 'board' ? ['lines'] : []), 'credit']
	return html`${field({
		id: 'labels',
		label: words.numbers,
		value: names.find(name => LABELS[name] === state.labels),
		options: named(names, words.numbersOptions),
		act: name => set({labels: LABELS[name]}),
	})}
	<div class="ticks">${ticks.map(name => choice(name, state, shown))}</div>`
}

function resultView(state, shown) {
	const {words, made, url, note = '', fault = '', copy} = shown
	const previewView = () =>
		isPicture(state)
			? html`<img src=${url} alt=${made.alt}>`
			: html`<pre id="take-text" tabindex="0">${made.text}</pre>`
	return html`<section class="made" aria-label=${words.preview}>
		<div class="preview" data-kind=${chosenKind(state)} data-ready=${Boolean(made)}>${made && previewView()}</div>
		${faultView(fault)}
		<p class="note" role="status">${note}</p>
		<p class="acts flow">${actsView(made, url, words, copy)}</p>
		${made && altView(state, made, words)}
	</section>`
}

function actsView(made, url, words, copy) {
	if (!made) return html`<span class="main" aria-disabled="true">${words.download}</span>`
	const button = (id, text, selector, label) =>
		html` <button id=${id} @click=${() => copy(text, selector)}>${label}</button>`
	return html`<a id="take-download" class="main" href=${url} download=${made.name}>${words.download}</a>
	${made.text === null ? '' : button('take-copy', made.text, '#take-text, #take-alt', words.copy)}
	${button('take-copy-alt', made.alt, '#take-alt', words.copyAlt)}`
}

const altView = (state, {alt}, words) => html`<details><summary>${words.alt}</summary><p id="take-alt">${alt}</p>
	${isPicture(state) ? html`<p class="small">${words.altMeaning}</p>` : ''}</details>`
