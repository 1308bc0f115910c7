// The share dialog. Invariant: it copies the text that it displays.

import {sourceLine} from '../../board/picture/names.js'
import {boardsSvg} from '../../board/picture/svg.js'
import {firstNumber, figureValues} from '../../figure/attributes.js'
import {embedQuery, folderIn, isLocal} from '../../site/snippets.js'
import {copyText} from '../../ui/clipboard.js'
import {openDialog} from '../../ui/dialog.js'
import {sentence} from '../../views/narration.js'
import {unmarked} from '../../words/marked.js'
import {formGroups, panelView} from './panel.js'
import {NOTHING_SET} from './scorm.js'

const AS_SHOWN = {width: null, lang: null, values: {views: null, controls: null, autoplay: false}}

let state = {
	...{form: '', base: '', course: NOTHING_SET, settings: AS_SHOWN},
	...{isWrong: false, copied: '', byHand: '', saved: ''},
}

export function open(page) {
	const {figure, home, words} = page,
		own = ownOf(page),
		hasMoment = Boolean(figure?.moment),
		kind = figure === null ? 'other' : hasMoment ? 'figure' : 'whole',
		isWide = matchMedia('(min-width: 56rem)').matches
	figure?.pause?.()
	const {element, draw} = openDialog(words, {
		name: 'share wide',
		focuses: true,
		closed: () => removeEventListener('message', fit),
	})
	state.course = {...state.course, title: null, questions: null}
	state.settings = {...AS_SHOWN, lang: own.lang}

	function set(change) {
		state = {...state, copied: '', byHand: '', saved: '', ...change}
		const folder = folderIn(state.base),
			link = linkIn(folder, page.query),
			{width, lang, values} = state.settings
		state.isWrong = state.base.trim() !== '' && folder === null
		const base = folder ?? (home.startsWith('file:') ? '' : home),
			shared = {...own, width, lang, values: changed(own.values, values), base, link}
		// A rejection means that the reader closed the system's dialog, or that the dialog has reported an error.
		const send = navigator.share && (() => navigator.share({title: own.title, url: link}).catch(() => {}))
		const preview = kind === 'other' ? '' : `${home}embed.html${embedQuery(shared)}`
		const offers = {kind, picture: hasMoment}
		const shown = {words, shared, home, offers, isLocal: isLocal(link), isWide, preview, set, copy, send, savePicture}
		draw(panelView({...state, ...shown}))
	}

	function savePicture() {
		element.close()
		page.takeAway(figure)
	}

	async function copy(name, text) {
		const isCopied = await copyText(text, element.querySelector(`#share-${name}`))
		set(isCopied ? {copied: name} : {byHand: name})
	}

	function fit({source, data}) {
		const frame = element.querySelector('iframe')
		if (frame && source === frame.contentWindow && data?.type === 'n-queens' && data.height > 0)
			frame.parentElement.style.setProperty('--height', data.height)
	}

	addEventListener('message', fit)
	const forms = Object.values(formGroups({kind})).flat()
	set({form: forms.includes(state.form) ? state.form : forms[0]})
}

const changed = (values, settings) => ({
	...values,
	...Object.fromEntries(Object.entries(settings).filter(([, value]) => value ?? false)),
})

const linkIn = (folder, query) => (folder ? `${folder}index.html` : location.href.replace(/[?#].*$/, '')) + query

function ownOf({figure, values, theme, lang, title, words}) {
	if (!figure) return {values, lang, title, svg: ''}
	const {moment, attacks, own} = figure,
		board = own ?? walkedOf(figure, values, words)
	const picture = () => {
		const labels = firstNumber(figure),
			desc = board.descOf(index => index + labels),
			style = {labels, attacks, draw: board.draw, language: words.language}
		return boardsSvg([{moment}], {title: board.title, desc, source: sourceLine(location.href), ...style})
	}
	return {values: {...board.values, theme}, lang, title: board.title, svg: moment ? picture() : ''}
}

function walkedOf(figure, {views = null, speed = null, moments = null}, words) {
	const {moment} = figure,
		{n, search, step} = moment
	return {
		title: words.titleOf({n, search: words.searches[search]?.name ?? search, step}),
		descOf: at => unmarked(sentence(moment, words.core, at)),
		values: {...figureValues(figure), views, speed, moments},
		draw: undefined,
	}
}
