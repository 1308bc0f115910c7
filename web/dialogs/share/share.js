// Sharing a moment: a dialog over the page, a script of its own that is loaded when it is first opened. Wires what is chosen to
// what is copied; decides nothing itself.
//
// Invariants: what is copied is what is shown. When the dialog is closed nothing of it is left but the address that the author
// typed and the form that was chosen, for the next time.

import { render } from 'lit'
import { boardSvg } from '../../board/picture/svg.js'
import { sourceOf } from '../../board/picture/names.js'
import { camel, OPTIONS } from '../../figure/attributes.js'
import { sentence, unmarked } from '../../views/narration.js'
import { copied as tryCopy, selectText } from '../../ui/clipboard.js'
import { panelView } from './panel.js'
import { embedQuery, folderIn, FORMS, isLocal } from '../../site/snippets.js'

/** From one opening to the next. */
const kept = { base: '', form: '' }

/**
 * @param {object} page
 * @param {any} page.figure  the <n-queens> that is shared; null where the view has none
 * @param {Record<string, any>} page.values  what the address says of the view
 * @param {string} page.query  the address's
 * @param {string} page.home  where the page's scripts lie: a folder's address
 * @param {string} page.title
 * @param {string} page.theme
 * @param {string|null} page.lang
 * @param {any} page.words
 */
export function open({ figure, values, query, home, title, theme, lang, words }) {
	const pageWords = words.core
	figure?.pause()
	const forms = Object.values(FORMS[figure ? 'figure' : 'other']).flat()
	/** @type {import('./panel.js').State} */
	let state = {
		form: forms.includes(kept.form) ? kept.form : forms[0],
		base: kept.base,
		isWrong: false,
		copied: '',
		byHand: '',
	}
	const own = {
		values: figure ? valuesOf(figure, values, theme) : values,
		lang,
		title: figure ? titleOf(figure) : title,
		svg: figure ? svgOf(figure) : '',
	}
	const dialog = document.createElement('dialog')
	dialog.className = 'share'
	dialog.setAttribute('aria-labelledby', 'share-title')

	function titleOf({ moment: { n, search, step } }) {
		return words.titleOf({ n, search: pageWords.searches[search]?.name ?? search, step })
	}

	function svgOf({ moment, labels, attacks, searches }) {
		const base = labels ?? searches?.find(({ id }) => id === moment.search)?.countsFrom ?? 0
		const desc = unmarked(sentence(moment, pageWords, index => index + base))
		return boardSvg(moment, {
			title: titleOf({ moment }),
			desc,
			source: sourceOf(location.href),
			labels: base,
			attacks,
			language: words.language,
		})
	}

	/** What is said of the addresses follows from what was typed; while that is no address, they are this page's. */
	function sharedNow() {
		const folder = state.base.trim() === '' ? null : folderIn(state.base)
		return {
			...own,
			base: folder ?? home,
			link: folder ? `${folder}index.html${query}` : location.href.replace(/[?#].*$/, '') + query,
		}
	}

	function set(change) {
		state = { ...state, copied: '', byHand: '', ...change }
		state.isWrong = state.base.trim() !== '' && folderIn(state.base) === null
		Object.assign(kept, { base: state.base, form: state.form })
		draw()
	}

	async function copy(name, text) {
		const isCopied = await tryCopy(text)
		set(isCopied ? { copied: name } : { byHand: name })
		if (isCopied) return
		const field = dialog.querySelector(`#share-${name}`)
		if (field instanceof HTMLInputElement) field.select()
		else selectText(field)
	}

	function draw() {
		const shared = sharedNow()
		render(
			panelView(state, {
				words,
				shared,
				isFigure: figure !== null,
				isLocal: isLocal(shared.base),
				set,
				copy,
				preview: figure ? `${home}embed.html${embedQuery(own)}` : '',
			}),
			dialog,
		)
	}

	/** The preview's height, as any page learns it. */
	function fit({ source, data }) {
		const frame = dialog.querySelector('iframe')
		if (frame && source === frame.contentWindow && data?.type === 'n-queens' && data.height > 0)
			frame.style.height = `${data.height}px`
	}

	addEventListener('message', fit)
	dialog.addEventListener('click', event => event.target === dialog && dialog.close())
	dialog.addEventListener('close', () => {
		removeEventListener('message', fit)
		dialog.remove()
	})
	document.body.append(dialog)
	set({})
	dialog.showModal()
}

/** All that the figure is told, and of its views those that the reader chose. */
function valuesOf(figure, { views }, theme) {
	const shown = Object.keys(OPTIONS).map(name => [name, figure[camel(name)] ?? null])
	return { ...Object.fromEntries(shown), views: views ?? null, theme }
}
