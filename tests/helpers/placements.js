import {walk} from './oracle.js'

export const PLACES = [...walk('flags', 4)].filter(({event}) => event.kind === 'place').slice(0, 4)
export const SQUARES = PLACES.map(({event: {row, col}}) => ({row, col}))
export const LAST = PLACES.at(-1).step
export const WRONG = {row: 3, col: 3}

/** Runs in a page. Returns true once the figure asks the question after `given` answers; until then, plays on. */
export async function asksAfter(given, figureNow) {
	await figureNow()?.updateComplete
	const figure = figureNow(),
		button = figure?.shadowRoot?.querySelector('[part=questions] button:not([title])')
	if (!button || figure.playing || figure.answers.length !== given) return false
	const isAsking = /Show|know/.test(button.textContent)
	if (!isAsking) figure.play()
	return isAsking
}
