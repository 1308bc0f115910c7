// The mode that shows all solutions, in a browser.

import * as oracle from './oracle.js'

export const LASTS = {timeout: 60_000}
export const EIGHT = [...oracle.solutions(8)]
export const LAST_OF_12 = '12 10 8 5 3 1 7 2 11 6 4 9'
export {positions} from './walks.js'

/** What inBrowsers needs: a law's short address is what follows in the query. */
export const SOLUTIONS = {
	lang: 'en',
	size: {width: 1440, height: 900},
	address: query => `index.html?view=solutions${query}`,
	ready: page => page.waitFor(() => document.getElementById('solutions-n')),
}

export const shown = () => ({
	n: document.getElementById('solutions-n').value,
	number: document.getElementById('number')?.value,
	positions: document.getElementById('positions')?.textContent,
	images: [...document.querySelectorAll('.image .number')].map(number => +number.textContent.replace(/\D/g, '')),
	twins: document.querySelectorAll('.image .twin').length,
})
export const cells = () =>
	[...document.querySelectorAll('.grid [role=gridcell]')].map(cell => cell.getAttribute('aria-label'))
export const chosenCell = () => document.querySelector('.grid [aria-selected=true]')?.getAttribute('aria-label') ?? ''
/** The chosen cell can be seen, far down in the grid. */
export const isInView = () => {
	const [grid, cell] = ['.grid', '.grid [aria-selected=true]'].map(selector => document.querySelector(selector))
	const [around, within] = [grid, cell].map(element => element.getBoundingClientRect())
	return within.top >= around.top && within.bottom <= around.bottom + 1 && grid.scrollTop > 1000
}
export const textOf = (page, selector) =>
	page.eval(selector => document.querySelector(selector).textContent.replace(/\s+/g, ' ').trim(), selector)
export const says = (page, selector, part) =>
	page.waitFor((selector, part) => document.querySelector(selector)?.textContent.includes(part), {}, selector, part)
export const count = (page, selector, number) =>
	page.waitFor((selector, n) => document.querySelectorAll(selector).length === n, {}, selector, number)
export const hasAddress = (page, query) =>
	page.waitFor(query => location.search === query, {}, `?view=solutions&${query}`)
/** The board of a number is there, with its class and images. */
export const at = (page, number, options = {}) =>
	page.waitFor(
		number =>
			document.getElementById('number')?.value === number &&
			document.getElementById('positions') &&
			document.querySelectorAll('.image').length === 8 &&
			[...document.querySelectorAll('.image.present .number')].some(one => one.textContent.endsWith(` ${number}`)),
		options,
		number,
	)
/** The walk stands at this solution; its search, its start row and its queens. */
export const walked = async (page, k) => {
	const isThere = k => {
		const {event, counters} = document.querySelector('n-queens')?.moment ?? {}
		return event?.kind === 'solution' && counters.solutions === k
	}
	await page.waitFor(isThere, LASTS, k)
	return page.eval(() => {
		const {search, startRow, queens} = document.querySelector('n-queens').moment
		return [search, startRow, queens]
	})
}
export const goBack = page => page.eval(() => history.back())
/** More than the tones of empty boards is drawn on what is in view of the grid. */
export const queensDrawn = () => {
	const grid = document.querySelector('.grid').getBoundingClientRect()
	const canvas = [...document.querySelectorAll('.grid canvas')].find(canvas => {
		const {top} = canvas.getBoundingClientRect()
		return top >= grid.top - 1 && top < grid.bottom - 60
	})
	const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height * 0.7)
	let dark = 0
	for (let i = 0; i < data.length; i += 4) dark += Number(data[i + 3] > 200 && data[i] < 60)
	return dark > 100
}
