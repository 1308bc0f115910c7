import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {THEMES, USUAL_VIEWS, VIEWS} from '../../figure/attributes.js'
import {FORMS, SITES, snippetParts} from '../../site/snippets.js'
import {named, namedGroups, plain, select, small, tick} from '../../ui/fields.js'
import {faultView} from '../../ui/rejections.js'
import {LANGUAGES} from '../../words/index.js'
import {scormView} from './scorm.js'

const WIDTHS = [null, 320, 480, 640]
const PHONE_WIDTH = 320
const NEEDS_WEB = ['markdown', 'jupyter', ...SITES.platforms]
const NO_WIDTH = ['docusaurus', 'hugo', 'jupyter', 'notion']

/** shown: the dialog's state, with words, functions and the page's figure */
export const panelView = shown => html`${linkView(shown)}
	<p class="flow">${shown.offers.picture ? plain(shown.words.picture, shown.savePicture, {id: 'share-picture'}) : ''}
	${shown.send ? plain(shown.words.send, shown.send, {id: 'share-send'}) : ''}</p>
	<details class="put" ?open=${shown.isWide}><summary>${shown.words.embed}</summary><div class="column">
		<div class="forms">${formView(shown)}${
			shown.form === 'scorm' ? scormView(shown) : [baseView(shown), settingsView(shown), partsView(shown)]
		}<p class="small">${shown.words.notes[shown.form]}</p></div>
		${shown.preview && previewView(shown)}
	</div></details>
	<p class="hidden" role="status">${shown.copied && shown.words.copied}</p>`

const labelOf = (name, label, {copied, words}) => (copied === name ? words.copiedShort : label)
const byHandView = (name, {byHand, words}) => faultView(byHand === name ? words.copyByHand : '')

function linkView(shown) {
	const {words, shared, copy} = shown
	return html`<div class="link flow">
	<label class="field"><span>${words.link}</span><input id="share-link" readonly .value=${live(shared.link)}
		@focus=${event => event.target.select()}></label>
	<button class="main" id="share-copy-link" autofocus
		@click=${() => copy('link', shared.link)}>${labelOf('link', words.copyLink, shown)}</button>
</div>${small(shown.isLocal ? words.localLink : '', 'share-local')}${byHandView('link', shown)}`
}

export const formGroups = ({kind}) => ({...FORMS[kind], ...(kind !== 'other' && {classes: ['scorm']})})

const formView = ({form, words, offers, set}) =>
	select({
		id: 'share-form',
		label: words.form,
		value: form,
		groups: namedGroups(formGroups(offers), words.groups, words.forms),
		act: form => set({form}),
	})

const baseView = ({form, base, isWrong, words: {local, ...words}, isLocal, shared, set}) => html`<div>
	${small(isLocal && (shared.base || NEEDS_WEB.includes(form) ? words.localText : (local[form] ?? local.script)))}
	<label class="field"><span>${words.base}</span><input id="share-base" type="url" autocomplete="off" spellcheck="false"
		placeholder="https://example.org/n-queens/dist/" .value=${live(base)} aria-invalid=${String(isWrong)}
		aria-describedby=${isWrong ? 'share-wrong' : nothing} @input=${event => set({base: event.target.value})}></label>
	${faultView(isWrong ? words.badBase(base) : '', 'share-wrong')}</div>`

function partsView(shown) {
	const {form, words, shared, copy} = shown,
		parts = snippetParts(form, shared),
		isOne = parts.length === 1
	return parts.map(({file, text}, i) => {
		const name = `part-${i}`,
			label = file ?? words.inPage,
			copyText = labelOf(name, words.copy, shown)
		return html`<section class="part" aria-label=${label}>
		<p class="head"><span>${isOne ? '' : label}</span><button id="share-copy-${i}"
			aria-label=${isOne ? copyText : `${copyText} ${label}`}
			@click=${() => copy(name, text)}>${copyText}</button></p>
		<pre id="share-${name}" tabindex="0" aria-label=${label}>${text}</pre>
		${byHandView(name, shown)}
	</section>`
	})
}

function settingsView({form, settings, words, shared: {values}, offers, set}) {
	const {views, controls, autoplay} = settings.values,
		change = some => set({settings: {...settings, ...some}}),
		choose = some => change({values: {...settings.values, ...some}})
	if (offers.kind === 'other' || ['svg', 'markdown'].includes(form)) return ''
	const list = (name, options, value, act) => select({id: `share-${name}`, label: words[name], value, options, act})
	const languages = [[null, words.readers], ...LANGUAGES.map(({id, name}) => [id, name])],
		chosen = views ?? values.views ?? USUAL_VIEWS
	const viewTick = view => {
		const toggled = () => VIEWS.filter(one => chosen.includes(one) !== (one === view)),
			isShown = chosen.includes(view),
			isLast = isShown && chosen.length === 1 // cannot be removed: '' would mean the usual views
		return tick({
			...{label: words.views[view], of: view, value: isShown, disabled: isLast},
			act: () => choose({views: toggled()}),
		})
	}
	return html`<fieldset class="settings"><legend class="hidden">${words.settings}</legend><div class="lists">${[
		NO_WIDTH.includes(form) ? '' : list('width', named(WIDTHS, words.widths), settings.width, width => change({width})),
		list('theme', named(THEMES, words.themes), values.theme ?? 'auto', theme => choose({theme})),
		list('lang', languages, settings.lang, lang => change({lang})),
	]}</div>${
		offers.kind === 'figure'
			? html`<div class="flow">${VIEWS.map(viewTick)}</div><div class="flow">${[
					tick({
						...{id: 'share-controls', label: words.controls, value: !controls},
						act: isOn => choose({controls: isOn ? null : ['none']}),
					}),
					tick({id: 'share-autoplay', label: words.autoplay, value: autoplay, act: autoplay => choose({autoplay})}),
				]}</div>`
			: ''
	}</fieldset>`
}

function previewView({form, settings, words, shared: {svg, title}, preview}) {
	const width = settings.width ?? PHONE_WIDTH,
		label = words.preview(width)
	const figure = html`<div class="whole" .style=${`--width:${width}`}>
		<iframe src=${preview} title=${title}></iframe></div>`
	const picture = () => html`<img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt=${title}>`
	return html`<section class="preview" aria-label=${label}><p class="small">${label}</p>${
		form === 'svg' ? picture() : figure
	}</section>`
}
