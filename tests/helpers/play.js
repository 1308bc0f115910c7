import {$, $$, text} from './shorthand.js'

export const BOARD = 'view=board&n=8&given=0,3+3,1&blocked=5,5+6,0'
const isThere = () =>
	$('footer') && $('.mine .squares')?.style.width && !/Looking|調べて/.test(text('.known .sentence'))
export const NEEDS = {
	...{width: 1280, height: 900},
	ready: page => page.waitFor(isThere),
}

export const shown = () => {
	const n = Math.sqrt($$('.mine [data-square]').length)
	const on = what =>
		$$(`.mine [data-has=${what}]`).map(({dataset: {square}}) => `${Math.floor(square / n)},${square % n}`)
	return {queens: on('queen').join(' '), closed: on('closed').join(' ')}
}
export const middleOf = (row, col) => {
	const {left, top, width, height} = $(`.mine [data-square="${row * 8 + col}"]`).getBoundingClientRect()
	return [left + width / 2, top + height / 2]
}
