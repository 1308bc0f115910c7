import {$, $$, figure, frames, moment, text} from './shorthand.js'

/** The shown mode of index.html has nothing left to fetch, count or draw. */
export async function isReady() {
	await figure()?.settled
	const last = {
		...{board: 'strong', compare: 'figure canvas', count: 'h2 + p data, strong', solutions: 'figcaption, [hidden]'},
		...{check: location.search.includes('example') ? 'section svg' : 'textarea', exam: 'form'},
		walk: location.search.includes('moments') ? 'section li' : 'n-queens',
	}
	const main = $('main:not([hidden])'),
		isWaiting = $$('progress, [data-coming]').some(one => one.checkVisibility())
	return (
		!isWaiting && $('footer').checkVisibility({visibilityProperty: true}) && main.querySelector(last[main.dataset.mode])
	)
}

export async function shown() {
	await figure().updateComplete
	const {moment, length, playing} = figure(),
		{step} = moment
	const queens = $$('[role=gridcell]').filter(cell => /: queen$|、クイーン$/.test(cell.getAttribute('aria-label')))
	return {
		...{step, length, playing, queens: queens.map(cell => +cell.dataset.col)},
		...{sentence: text('[part=narration]'), message: text('[role=alert]')},
	}
}

export function inked() {
	const canvas = $('canvas')
	const {data, width, height} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
	const tones = new Set()
	for (let i = 0; i < data.length; i += 4 * 7) tones.add(data.slice(i, i + 3).join())
	return {width, height, tones: tones.size, css: canvas.getBoundingClientRect().width, ratio: devicePixelRatio}
}

export const isWalked = page =>
	page.waitFor(async () => {
		await figure().settled
		if (figure().length === undefined && moment().n <= 13) return false
		return $$('#search option').length > 1 && frames(3).then(() => true)
	})

export const PAGE = {width: 1024, height: 800, ready: isWalked}
