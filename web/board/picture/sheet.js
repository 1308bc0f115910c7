// Boards for printing, several per page. Each page is one picture, with a title and a description, and fits A4 and
// Letter.

import {boardMoment} from '../moment.js'
import {creditLine} from './names.js'
import {boardsSvg} from './svg.js'

export const MOST_BOARDS = 1000

const across = n => 5 - [6, 10, 16].filter(most => n > most).length
export const boardsOnPage = n => across(n) ** 2

/** @typedef {{columns: number[]|Uint8Array, number: number|bigint}} Numbered */

const STYLE = `@page { margin: 12mm }
body { margin: 0 auto; max-width: 60rem }
svg { display: block; width: 100%; height: auto; break-inside: avoid; break-after: page }
svg:last-child { break-after: auto }`

/** @param {Numbered[]} boards  1 … MOST_BOARDS, of one size
 * @param {{wordsOf: (boards: Numbered[]) => {title: string, desc: string}, source: string, language: string}} options
 *   wordsOf: title and description of one page */
export function boardSheet(boards, {wordsOf, source, language}) {
	const n = boards[0].columns.length,
		onPage = boardsOnPage(n),
		paper = {source, language, across: across(n), full: true, ground: '#ffffff'}
	const pages = [...Array(Math.ceil(boards.length / onPage)).keys()].map(i => {
		const page = boards.slice(i * onPage, (i + 1) * onPage),
			words = wordsOf(page)
		const panels = page.map(({columns, number}) => ({moment: boardMoment(columns), head: String(number)}))
		return boardsSvg(panels, {...paper, ...words, credit: creditLine(words.title, source)})
	})
	return {style: STYLE, pages}
}
