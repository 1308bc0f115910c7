// Boards in every notation that people have, as `nqueens check` reads them; tests/c/check_boards_laws.c holds what is
// wrong with boards to a slow judge.

import {test} from 'uvu'
import {equal} from 'uvu/assert'
import {writings} from '../board/writings.js'
import {judged} from '../helpers/check.js'
import {solutions} from '../helpers/oracle.js'
import {randomFrom} from '../helpers/walks.js'

/** By notation and way, all boards in it. @param {number[][]} boards @returns {[string, string[]][]} */
function inEveryWay(boards) {
	const written = boards.map(writings)
	return Object.entries(written[0]).flatMap(([notation, ways]) =>
		ways.map((_, way) => [notation, written.map(all => all[notation][way])]),
	)
}

/** What no program prints for each of its boards: an item a line, columns between slashes, lines that end as on the
 * first Macintosh, more than eight rows in one line. @param {string} text */
const isRare = text => /^\w+(\n\w+)+$|^\d+(\/\d+)+$|\r(?!\n)|^\S{9,} \S{9,} /.test(text)

test('all boards are read in every notation, with empty lines or text between', () => {
	const random = randomFrom(18)
	for (const [n, words] of [
		[4, []],
		[5, [5]],
		[8, []],
		[10, [10]],
		[11, []],
	]) {
		const boards = solutions(n).slice(0, 12)
		for (const [notation, texts] of inEveryWay(boards)) {
			if (texts.some(isRare)) continue
			const talks = random(2) > 0,
				text = talks ? texts.map((one, i) => `Solution ${i + 1}:\n${one}\n\n`).join('') : texts.join('\n\n')
			const {as, good, different, count} = judged(text, ...words)
			equal([as, good, different, count], ['boards', ...Array(3).fill(boards.length)], `${n} ${notation} ${text}`)
		}
	}
})

test('a row whose signs stand in uneven groups is one row and not rows side by side', () => {
	const written = solutions(6).map(board =>
			board.map(col => '......'.replace(/./g, (sign, i) => (i === col ? 'Q' : sign))),
		),
		text = written.map(rows => rows.map(row => row.replace(/^(..)(...)/, '$1 $2 ')).join('\n')).join('\n\n')
	const {as, good} = judged(text, 6)
	equal([as, good], ['boards', 4])
})

test.run()
