import {html} from 'lit-html'
import {LABELS} from '../../board/picture/file.js'
import {named, namedGroups, numberField, radios, select, tick} from '../../ui/fields.js'
import {faultView} from '../../ui/rejections.js'
import {GIF_SPEEDS, KINDS, isPicture, chosenKind} from './state.js'

/** shown: the dialog's state, with words, functions and the result */
export function panelView(shown) {
	const parts = [!shown.own && whatView, kindView, shown.what === 'steps' && stepsView, isPicture(shown) && lookView]
	return html`<div class="taken column">
		<div class="asked">${parts.filter(Boolean).map(part => part(shown))}</div>
		${resultView(shown)}
	</div>`
}

const OWN = {...KINDS.board, text: ['dots']}

const field = options => select({...options, id: `take-${options.id}`})
const choice = (name, shown) =>
	tick({id: `take-${name}`, label: shown.words[name], value: shown[name], act: is => shown.set({[name]: is})})

const whatView = ({what, words, set}) =>
	radios({
		...{name: 'take-what', label: words.what, value: what, options: named(Object.keys(KINDS), words.whats)},
		act: what => set({what}),
	})

const kindView = ({what, kinds, words, own, set}) =>
	field({
		id: 'kind',
		label: words.kind,
		value: kinds[what],
		groups: namedGroups(own?.text ? OWN : KINDS[what], words.groups, words.kinds),
		act: kind => set({kinds: {...kinds, [what]: kind}}),
	})

function stepsView(shown) {
	const {words, set} = shown
	const step = name => html`<label class="field"><span>${words[name]}</span>
	${numberField({id: `take-${name}`, value: shown[name], act: text => set({[name]: text})})}</label>`
	const pair = html`<div class="pair">${step('from')}${step('to')}</div>`
	if (chosenKind(shown) !== 'gif') return pair
	const options = GIF_SPEEDS.map(value => [value, words.core.speedText(value)])
	const speed = {id: 'speed', label: words.speed, value: shown.speed, options, act: speed => set({speed})}
	return [pair, field(speed), choice('loop', shown)]
}

function lookView(shown) {
	const {what, labels, words, own, set} = shown,
		names = Object.keys(LABELS),
		ticks = own?.ticks ?? ['attacks', ...(what === 'board' ? ['lines'] : []), 'credit']
	return html`${field({
		id: 'labels',
		label: words.numbers,
		value: names.find(name => LABELS[name] === labels),
		options: named(names, words.numbersOptions),
		act: name => set({labels: LABELS[name]}),
	})}
	<div>${ticks.map(name => choice(name, shown))}</div>`
}

function resultView(shown) {
	const {words, made, url, note = '', fault = '', copy} = shown
	const previewView = () =>
		isPicture(shown)
			? html`<img src=${url} alt=${made.alt}>`
			: html`<pre id="take-text" tabindex="0">${made.text}</pre>`
	return html`<section class="made" aria-label=${words.preview}>
		<div class="preview" data-kind=${chosenKind(shown)} data-ready=${Boolean(made)}>${made && previewView()}</div>
		${faultView(fault)}
		<p class="note" role="status">${note}</p>
		<p class="acts flow">${actsView(made, url, words, copy)}</p>
		${made && altView(shown)}
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

const altView = ({
	made: {alt},
	words,
	...state
}) => html`<details><summary>${words.alt}</summary><p id="take-alt">${alt}</p>
	${isPicture(state) ? html`<p class="small">${words.altMeaning}</p>` : ''}</details>`
