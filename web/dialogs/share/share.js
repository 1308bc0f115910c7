// Sharing a moment: a dialog over the page, a script of its own that is loaded when it is first opened. Wires what is
// chosen to what is copied; decides nothing itself.
//
// Invariants: what is copied is what is shown. When the dialog is closed nothing of it is left but the address that the
// author typed and the form that was chosen, for the next time.

import { sourceOf } from '../../board/picture/names.js'
import { boardSvg } from '../../board/picture/svg.js'
import { camel, OPTIONS } from '../../figure/attributes.js'
import { embedQuery, folderIn, FORMS, isLocal } from '../../site/snippets.js'
import { copied as tryCopy, selectText } from '../../ui/clipboard.js'
import { openDialog } from '../../ui/dialog.js'
import { sentence, unmarked } from '../../views/narration.js'
import { panelView } from './panel.js'

/** From one opening to the next. */
const kept = { base: '', form: '' }

/**
 * @typedef {object} Page
 * @property {any} figure  the <n-queens> that is shared; null where the mode has none
 * @property {Record<string, any>} values  what the address says of the mode
 * @property {string} query  the address's
 * @property {string} home  where the page's scripts lie: a folder's address
 * @property {string} title
 * @property {string} theme
 * @property {string|null} lang
 * @property {any} words  its own, and those of all figures as `core`
 */

/** @param {Page} page */
export function open(page) {
	const { figure, home, words } = page,
		own = ownOf(page)
	figure?.pause()
	let state = begun(figure !== null)
	const { element, draw } = openDialog({
		name: 'share',
		kind: 'wide',
		title: words.title,
		close: words.close,
		focuses: true,
		closed: () => removeEventListener('message', fit),
	})

	function set(change) {
		state = { ...state, copied: '', byHand: '', ...change }
		state.isWrong = state.base.trim() !== '' && folderIn(state.base) === null
		Object.assign(kept, { base: state.base, form: state.form })
		const shared = { ...own, ...addressesIn(state.base, page) }
		const preview = figure ? `${home}embed.html${embedQuery(own)}` : ''
		draw(
			panelView(state, { words, shared, isFigure: figure !== null, isLocal: isLocal(shared.base), set, copy, preview }),
		)
	}

	async function copy(name, text) {
		const isCopied = await tryCopy(text)
		set(isCopied ? { copied: name } : { byHand: name })
		if (!isCopied) selectText(element.querySelector(`#share-${name}`))
	}

	/** The preview's height, as any page learns it. */
	function fit({ source, data }) {
		const frame = element.querySelector('iframe')
		if (frame && source === frame.contentWindow && data?.type === 'n-queens' && data.height > 0)
			frame.style.height = `${data.height}px`
	}

	addEventListener('message', fit)
	set({})
}

/** What is chosen at first: what was chosen last, where it is offered. @returns {import('./panel.js').State} */
function begun(isFigure) {
	const forms = Object.values(FORMS[isFigure ? 'figure' : 'other']).flat()
	const form = forms.includes(kept.form) ? kept.form : forms[0]
	return { form, base: kept.base, isWrong: false, copied: '', byHand: '' }
}

/** Where the scripts lie and the page is: what was typed; while that is no address, where this page's are.
 * @param {string} typed @param {Page} page */
function addressesIn(typed, { home, query }) {
	const folder = typed.trim() === '' ? null : folderIn(typed)
	const link = folder ? `${folder}index.html${query}` : location.href.replace(/[?#].*$/, '') + query
	return { base: folder ?? home, link }
}

/** What is shared, wherever the scripts lie. @param {Page} page */
function ownOf({ figure, values, theme, lang, title, words }) {
	if (!figure) return { values, lang, title, svg: '' }
	const { moment, labels, attacks, searches } = figure,
		{ n, search, step } = moment
	const own = words.titleOf({ n, search: words.searches[search]?.name ?? search, step })
	const base = labels ?? searches?.find(({ id }) => id === search)?.countsFrom ?? 0
	const desc = unmarked(sentence(moment, words.core, index => index + base)),
		source = sourceOf(location.href)
	const svg = boardSvg(moment, { title: own, desc, source, labels: base, attacks, language: words.language })
	return { values: valuesOf(figure, values, theme), lang, title: own, svg }
}

/** All that the figure is told, and of its views those that the reader chose. @param {any} figure
 * @param {Record<string, any>} values @param {string} theme */
function valuesOf(figure, { views }, theme) {
	const shown = Object.keys(OPTIONS).map(name => [name, figure[camel(name)] ?? null])
	return { ...Object.fromEntries(shown), views: views ?? null, theme }
}
