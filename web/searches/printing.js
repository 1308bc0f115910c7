// Adds print statements to a listing, so that `nqueens check` can read its output, one event per line:
//
//     place ROW COL      after the last line that places a queen
//     remove ROW COL     after the last line that removes it
//     solution           before the first line that stores or shows a solution

import {listingLanguages, listingLines} from './listings.js'
import {searchNames} from './names.js'

/** @import {Line} from './listings.js'
 * @typedef {Line & {change?: string}} Changed  change: 'print' for an added line */

const LINES = {
	c: ['printf("WORD %d %d\\n", ROW, COL);', 'printf("WORD\\n");'],
	python: ['print("WORD", ROW, COL)', 'print("WORD")'],
	javascript: ['console.log("WORD", ROW, COL)', 'console.log("WORD")'],
	csharp: ['Console.WriteLine($"WORD {ROW} {COL}");', 'Console.WriteLine("WORD");'],
	ruby: ['puts "WORD #{ROW} #{COL}"', 'puts "WORD"'],
	swift: ['print("WORD", ROW, COL)', 'print("WORD")'],
	java: ['System.out.println("WORD " + ROW + " " + COL);', 'System.out.println("WORD");'],
	cpp: ['cout << "WORD " << ROW << " " << COL << "\\n";', 'cout << "WORD\\n";'],
}

const indentOf = ({pieces}) => /^\t*/.exec(pieces[0].text)[0]

/** @param {Changed[]} lines @param {string} language  one of LINES @returns {Changed[]} */
export function withPrinting(lines, language, {row, col} = searchNames({search: ''})) {
	const kinds = lines.map(({marks, change}) => (change === 'removed' ? '' : marks[0])),
		[withSquare, alone] = LINES[language]
	return lines.flatMap((line, i) => {
		const print = (kind, text) => {
			const printed = text.replace('WORD', kind).replace('ROW', row).replace('COL', col)
			return {pieces: [{text: indentOf(line) + printed, part: null}], marks: [], change: 'print'}
		}
		const before = i === kinds.indexOf('solution') ? [print('solution', alone)] : [],
			ended = ['place', 'remove'].filter(kind => i === kinds.lastIndexOf(kind))
		return [...before, line, ...ended.map(kind => print(kind, withSquare))]
	})
}

/** Returns null if the search removes no queens, or the language cannot print. */
export function printingListing(search, language) {
	if (!LINES[language] || !listingLanguages(search).includes(language)) return null
	const lines = listingLines(search, language)
	const takesBack = lines.some(({marks}) => marks.includes('remove'))
	return takesBack ? withPrinting(lines, language, searchNames({search})) : null
}
