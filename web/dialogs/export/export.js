// Taking a walk away: a dialog over the page, a script of its own that is loaded when it is first opened. Wires what is chosen
// to what is made of it; decides nothing itself.
//
// Invariants: what is shown is what is downloaded. A newer choice ends the making of the one before. When the dialog is closed
// nothing of it is left: no walk, no file, no element.

import { render } from 'lit'
import { sourceOf } from '../../board/picture/names.js'
import { made as make } from './make.js'
import { panelView } from './panel.js'
import { copied, selectText } from '../../ui/clipboard.js'
import { asked, begun } from './state.js'

const PROGRESS_MS = 200

/**
 * @param {object} page
 * @param {any} page.figure  the <n-queens> whose walk it is
 * @param {any} page.words
 * @param {(options: {n: number, search: string, startRow: number}) => Promise<import('../../engine/index.js').Walk>} page.walk
 * @param {(board: ArrayLike<number>, style: string) => Promise<string>} page.format
 */
export function open({ figure, words, walk, format }) {
	const pageWords = words.core,
		{ moment } = figure
	figure.pause()
	const base = figure.labels ?? figure.searches?.find(({ id }) => id === moment.search)?.countsFrom ?? 0
	const dialog = document.createElement('dialog')
	dialog.className = 'take-away'
	dialog.setAttribute('aria-labelledby', 'take-away-title')

	let state = begun({ step: moment.step, labels: base, attacks: figure.attacks, speed: figure.speed })
	/** @type {import('./make.js').Made|null} */
	let made = null
	let url = '',
		note = '',
		fault = '',
		told = 0
	let making = new AbortController()
	/** @type {Promise<import('../../engine/index.js').Walk>|null} */
	let walking = null

	// --- making ---------------------------------------------------------------------------------------------

	function set(change) {
		state = { ...state, ...change }
		remake()
	}

	async function remake() {
		making.abort()
		const { signal } = (making = new AbortController())
		const steps = asked(state)
		drop()
		if ('refusal' in steps) return draw({ fault: words.refused[steps.refusal.name](...steps.refusal.values) })
		draw({ note: state.what === 'steps' ? words.walking : '' })
		try {
			const canvas = () => document.createElement('canvas'),
				source = sourceOf(location.href)
			const result = await make(state, steps, {
				moment,
				base,
				words,
				pageWords,
				source,
				momentsOf,
				format,
				canvas,
				signal,
				onProgress,
			})
			if (signal.aborted) return
			made = result
			url = URL.createObjectURL(made.blob)
			draw({ note: words.made(words.size(made.blob.size)) })
		} catch (error) {
			if (!signal.aborted) draw({ fault: words.failed(error.message) })
		}
	}

	/** The moments of these steps, as far as the walk goes: at least its last one. */
	async function momentsOf(from, to, signal) {
		walking ??= walk({ n: moment.n, search: moment.search, startRow: moment.startRow })
		const own = await walking,
			moments = []
		for (let step = from; step <= to; step++) {
			signal.throwIfAborted()
			const next = await own.seek(step, { signal })
			if (next.step === step || moments.length === 0) moments.push(next)
			if (next.step < step) break
		}
		return moments
	}

	function onProgress(part) {
		const now = performance.now()
		if (now - told < PROGRESS_MS) return
		told = now
		draw({ note: words.making(part) })
	}

	function drop() {
		if (url) URL.revokeObjectURL(url)
		made = null
		url = ''
	}

	// --- taking ---------------------------------------------------------------------------------------------

	/** @param {string} text @param {string} selector  what is selected where a browser refuses to copy */
	async function copy(text, selector) {
		const isCopied = await copied(text)
		const shown = dialog.querySelector(selector)
		const details = shown?.closest('details')
		if (!isCopied && details) details.open = true
		if (!isCopied && shown) selectText(shown)
		draw({ note: isCopied ? words.copied : words.copyByHand })
	}

	const act = {
		copy: () => made?.text != null && copy(made.text, '#take-text, #take-alt'),
		copyAlt: () => made && copy(made.alt, '#take-alt'),
	}

	// --- drawing --------------------------------------------------------------------------------------------

	function draw(change = {}) {
		;({ note = '', fault = '' } = change)
		render(panelView(state, { words, pageWords, set, made, url, note, fault, ...act }), dialog)
	}

	dialog.addEventListener('click', event => event.target === dialog && dialog.close())
	dialog.addEventListener('close', () => {
		making.abort()
		drop()
		walking?.then(own => own.close()).catch(() => {})
		dialog.remove()
	})
	document.body.append(dialog)
	draw()
	dialog.showModal()
	remake()
}
