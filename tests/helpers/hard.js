import {execFileSync} from 'node:child_process'

export function hardBoard(n = 28, percent = 76) {
	const lines = execFileSync('build/hard', [n, percent, '20', '--board'], {encoding: 'utf8'}).split('\n'),
		[, squares] = lines.map(line => line.split(' ')).find(([, , columns]) => columns === 'none')
	return [...squares].flatMap((sign, i) => (sign === 'x' ? [{row: Math.floor(i / n), col: i % n}] : []))
}
