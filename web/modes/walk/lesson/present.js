// Presentation of the walk, in full screen if allowed. A remote control goes through the lesson's moments or, without a
// lesson, the walk's steps. Leaving restores the page.

import {html, render} from 'lit-html'
import {isPlain} from '../../../ui/keys.js'
import style from './present.css.js'

const USUAL = 'board narration timeline',
	BROUGHT = ['code', 'stack', 'tree']

/** Returns a function that ends the presentation. act: the lesson's actions; ended: called at the end. */
export function present({figure, act, wordsNow, ended}) {
	const root = document.documentElement,
		tree = figure.shadowRoot,
		stage = document.createElement('div'),
		sheet = new CSSStyleSheet(),
		{scrollY} = window,
		focused = /** @type {HTMLElement} */ (document.activeElement),
		over = new AbortController()

	function leave() {
		over.abort()
		if (document.fullscreenElement) document.exitFullscreen().catch(() => {}) // full screen has already ended
		tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter(one => one !== sheet)
		delete root.dataset.presenting
		stage.remove()
		ended()
		scrollTo(0, scrollY)
		focused.focus({preventScroll: true})
	}

	const show = name => figure.setAttribute('views', figure.views.includes(name) ? USUAL : `${USUAL} ${name}`)
	const shown = name => () => stage.classList.toggle(name),
		along = (way, key) => () => (act.has() ? act[way]() : figure.key({key}))
	const keys = {
		...{f: leave, escape: leave, l: shown('lit'), b: shown('dark'), '.': shown('dark')},
		...Object.fromEntries(BROUGHT.map((name, i) => [i + 1, () => show(name)])),
		...{pagedown: along('next', 'ArrowRight'), pageup: along('previous', 'ArrowLeft')},
	}
	/** @param {any} event */
	function point({type, target, clientX, clientY}) {
		if (type !== 'pointermove') stage.classList.toggle('held', type === 'pointerdown' && target === figure)
		stage.style.cssText = `--at:${clientX}px ${clientY}px`
	}

	/** Ignores clicks on squares that answer no question: speakers point with clicks. */
	function ignoreSquareClicks(event) {
		if (event.composedPath()[0].dataset?.row && !figure.questions) event.stopPropagation()
	}

	for (const [type, answer] of Object.entries({
		keydown: event => press(event, keys),
		...{pointermove: point, pointerdown: point, pointerup: point, pointercancel: point, click: ignoreSquareClicks},
		fullscreenchange: () => void (document.fullscreenElement || leave()),
	}))
		addEventListener(type, answer, {signal: over.signal, capture: true})
	const w = wordsNow()
	render(
		html`<i></i><button type="button" aria-label=${w.leave} title=${w.leave} @click=${leave}>✕</button>
		<p class="small">${w.keys}</p>`,
		stage,
	)
	stage.className = 'stage'
	document.body.append(stage)
	focused.blur()
	sheet.replaceSync(style)
	tree.adoptedStyleSheets.push(sheet)
	figure.setAttribute('views', USUAL)
	root.dataset.presenting = ''
	const left = () => over.signal.aborted && document.exitFullscreen()
	root
		.requestFullscreen?.()
		.then(left)
		.catch(() => {}) // not allowed: the presentation fills the window
	return leave
}

function press(event, keys) {
	const act = keys[event.key.toLowerCase()],
		isTyped = event.composedPath()[0].matches?.('select, input:not([type=range])')
	if (!act || isTyped || !isPlain(event) || document.querySelector('dialog[open]')) return
	event.preventDefault()
	act()
}
