// What laws about the page look at while it walks, and how they open it.

import {ofFigure} from './figures.js'

export const shown = ofFigure(async (figure, find) => {
	await figure.updateComplete
	const {step, n, search, event, outcome} = figure.moment
	return {
		step,
		n,
		search,
		kind: event.kind,
		outcome,
		length: figure.length,
		playing: figure.playing,
		sentence: find('.narration').textContent.trim(),
		queens: [...figure.shadowRoot.querySelectorAll('[role=gridcell]')]
			.filter(cell => /: queen$|、クイーン$/.test(cell.ariaLabel ?? cell.getAttribute('aria-label')))
			.map(cell => +cell.dataset.col),
		message: find('.message')?.textContent.trim() ?? '',
	}
})

/** The canvas of the board, and how many colours are on it. */
export const inked = ofFigure((_, find) => {
	const canvas = find('canvas')
	const {data, width, height} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
	const tones = new Set()
	for (let i = 0; i < data.length; i += 4 * 7) tones.add(data.slice(i, i + 3).join())
	return {width, height, tones: tones.size, css: canvas.getBoundingClientRect().width, ratio: devicePixelRatio}
})

/** The walk is open, and its length known where it can be. */
export async function isWalked(page) {
	await page.waitFor(ofFigure(figure => figure.settled.then(() => true)))
	await page.waitFor(ofFigure(figure => figure.length !== undefined || figure.moment.n > 13))
	await page.waitFor(() => document.querySelectorAll('#search option').length > 1)
	await page.eval(async () => {
		for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) // the layout has come to rest
	})
}

export const at = (page, step) =>
	page.waitFor(
		ofFigure(async (figure, _, step) => {
			await figure.updateComplete
			return figure.moment.step === step && figure.updateComplete
		}),
		{},
		step,
	)

export const PAGE = {
	lang: 'en',
	address: query => `index.html${query}`,
	size: {width: 1024, height: 800},
	ready: isWalked,
}
