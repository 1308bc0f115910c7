import * as oracle from './oracle.js'
import {$, $$, moment, text} from './shorthand.js'

export const EIGHT = [...oracle.solutions(8)]
export const LAST_OF_12 = '11 9 7 4 2 0 6 1 10 5 3 8'
export const positions = board => Array.from(board).join(' ')

export const SOLUTIONS = {
	...{width: 1440, height: 900},
	address: query => `index.html?view=solutions${query}`,
	ready: page => page.waitFor($, '#solutions-n'),
}

export const shown = () => ({
	n: $('#solutions-n').value,
	number: $('#number')?.value,
	positions: text('#positions'),
	images: $$('.image .number').map(number => +number.textContent.replace(/\D/g, '')),
	twins: $$('.image .twin').length,
})
export const cells = () => $$('.grid [role=gridcell]').map(cell => cell.getAttribute('aria-label'))
export const chosenCell = () => $('.grid [aria-selected=true]')?.getAttribute('aria-label') ?? ''
export const isNumber = (page, number) => page.waitFor(number => $('#number')?.value === number, number)
export const at = (page, number) =>
	page.waitFor(
		number =>
			$('#number')?.value === number &&
			$('#positions') &&
			$$('.image').length === 8 &&
			$$('.image.present .number').some(one => one.textContent.endsWith(` ${number}`)),
		number,
	)
export const walked = (page, k) =>
	page.waitFor(k => {
		const {event, counters, search, startRow, queens} = moment()
		return event.kind === 'solution' && counters.solutions === k && [search, startRow, queens]
	}, k)
export function queensDrawn() {
	const {top: first, bottom: last} = $('.grid').getBoundingClientRect()
	const canvas = $$('.grid canvas').find(canvas => {
		const {top} = canvas.getBoundingClientRect()
		return top >= first - 1 && top < last - 60
	})
	const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height * 0.7)
	return data.filter((_, i) => i % 4 === 0 && data[i + 3] > 200 && data[i] < 60).length > 100
}
