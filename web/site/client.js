// The script of the site's pages: buttons for the theme, copying and printing; a link to a step scrolls to its figure.

import {THEMES} from '../figure/attributes.js'
import {copyText} from '../ui/clipboard.js'
import {store, stored} from '../ui/storage.js'
import {showTheme} from '../ui/theme.js'

const SHOWN_FOR_MS = 2500

const button = /** @type {HTMLElement|null} */ (document.querySelector('#turn-theme'))

function take(theme) {
	showTheme(theme)
	if (!button) return
	button.classList.remove('waiting')
	button.textContent = {auto: '◐', light: '○', dark: '●'}[theme]
	button.title = button.ariaLabel = `${button.dataset.is}: ${button.dataset[theme]}`
	button.onclick = () => {
		const next = THEMES[(THEMES.indexOf(theme) + 1) % 3]
		store('theme', next)
		carry(next)
		take(next)
	}
}

function carry(asked) {
	for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
		document.querySelectorAll('header a, main nav a:not([href^="#"])')
	)) {
		const {searchParams} = new URL(link.href)
		searchParams.set('theme', asked)
		link.search = String(searchParams)
	}
}

const asked = new URLSearchParams(location.search).get('theme')
take([asked, stored('theme')].find(theme => theme && THEMES.includes(theme)) ?? 'auto')
if (asked) carry(asked)

async function copy(button) {
	const pre = button.previousElementSibling,
		label = button.textContent
	const isCopied = await copyText(pre.textContent, pre)
	button.textContent = isCopied ? button.dataset.copied : button.dataset.byHand
	button.setAttribute('aria-live', 'polite')
	setTimeout(() => (button.textContent = label), SHOWN_FOR_MS)
}

/** Prints the page when all figures are drawn. Reading `settled` opens a figure that is out of sight. */
async function printAll() {
	const figures = [...document.querySelectorAll('n-queens')]
	await Promise.all(figures.map(figure => figure.settled))
	await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
	print()
}

for (const [selector, act] of Object.entries({'button.copy': copy, '#print': printAll}))
	for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))) {
		button.hidden = false
		button.addEventListener('click', () => act(button))
	}

document.addEventListener('click', event => {
	const link = /** @type {any} */ (event.target).closest?.('[data-n-queens]')
	const figure = link && document.getElementById(link.dataset.nQueens)
	if (!figure) return
	const {top, bottom} = figure.getBoundingClientRect()
	const isInSight = top >= 0 || (bottom > innerHeight * 0.5 && top > -innerHeight * 0.2)
	if (isInSight && top < innerHeight * 0.6) return
	history.pushState(null, '', link.hash) // Back returns here
	const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
	figure.scrollIntoView({block: 'start', behavior})
})
