// A board at the edge of what can be completed: most of its squares are blocked by lot (tests/bench/hard.c).

import {execFileSync} from 'node:child_process'

/** The blocked squares of a board of n = 28 that cannot be completed; its reason takes half a second and more. */
export function hardBoard() {
	const lines = execFileSync('build/hard', ['28', '76', '20', '--board'], {encoding: 'utf8'}).split('\n'),
		[, squares] = lines.map(line => line.split(' ')).find(([, , columns]) => columns === 'none')
	return [...squares].flatMap((sign, i) => (sign === 'x' ? [{row: Math.floor(i / 28), col: i % 28}] : []))
}
