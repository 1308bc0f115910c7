// Every way to write a board that people have, by notation; of those that only some sizes have, those that this one
// has.

import {toFen} from '../../web/board/notation/out.js'

export function shuffled(n, random) {
	const list = [...Array(n).keys()]
	for (let i = n - 1; i > 0; i--) {
		const j = random(i + 1)
		;[list[i], list[j]] = [list[j], list[i]]
	}
	return list
}

const signs = (board, queen, empty, between = '') =>
	board.map(col => board.map((_, i) => (i === col ? queen : empty)).join(between))
const FILES = 'abcdefghijklmnopqrstuvwxyz'
const WIDE = 0xfee0 // from a digit to its full-width form

const PAIRS = 'Q . q . Q # Q - ♛ · ♕ ・ 👑 ⬜ ■ □ ● ○ * . X O Q _ Q 0 Ｑ ． 👑\ufe0f ⬛\ufe0f'
	.match(/\S+ \S+/g)
	.map(pair => pair.split(' '))

const WAYS = {
	positions(board) {
		const ones = board.map(col => col + 1),
			[zeros, plain] = [board.join(' '), ones.join(' ')]
		return [
			...[' ', ',', ', ', '\n', '、', '\u3000', '\t', '-', '/'].map(between => ones.join(between)),
			...[zeros, `[${board}]`, `{${board.join(', ')}};`, `int queens[${board.length}] = {${board.join(', ')}};`],
			...[`(${ones.join(', ')})`, `pos = ${plain}`, `"${plain}"`, `[${board.join(',\n ')}]\n`],
			plain.replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + WIDE)),
		]
	},
	digits: board => [
		...(board.length > 1 && board.length < 10 ? [board.map(col => col + 1).join('')] : []),
		...(board.length > 1 && board.length < 11 ? [board.join('')] : []),
	],
	rows(board) {
		const n = board.length,
			framed = (rows, frame) => rows.map(row => frame.replace('_', row)).join('\n')
		const ways = PAIRS.flatMap(([queen, empty]) => {
			const by = between => signs(board, queen, empty, between)
			return [
				...['\n', '\n\n'].map(end => by('').join(end)),
				...[by(' ').join('\n'), by('\t').join('\r'), by(',').join('\n')],
				`${framed(by(' '), ' _ \r')}\n\r\n`,
				...[framed(by('|'), '|_|'), framed(by(' '), '│ _ │'), framed(by(' | '), `| _ |\n+${'---+'.repeat(n)}`)],
			]
		})
		const [plain, zeros] = ['.', '0'].map(empty => signs(board, 'Q', empty))
		ways.push(framed(signs(board, 'Q', ' ', '|'), '|_|'), plain.join('/'), plain.join(`\n${'-'.repeat(n)}\n`))
		ways.push(...[plain, zeros].map(rows => rows.join(n > 1 ? ' ' : '')))
		return n > 2 ? [...ways, signs(board, '□', '■').join('\n')] : ways
	},
	strings(board) {
		const rows = signs(board, 'Q', '.'),
			squares = rows.map(row => [...row])
		return [
			...[rows, [rows], squares, signs(board, 'Q', '.', ' ')].map(value => JSON.stringify(value)),
			...[JSON.stringify(rows, null, 2), JSON.stringify(squares).replaceAll('],', '],\n')],
			...[rows.map(row => `'${row}'`).join(', '), `“${rows.join('”，“')}”`],
		]
	},
	matrix(board) {
		if (board.length === 1) return []
		const bits = board.map(col => board.map((_, i) => Number(i === col))),
			by = between => bits.map(row => row.join(between))
		return [
			...[bits, [bits], bits.map(row => row.map(Boolean))].map(value => JSON.stringify(value)),
			...[JSON.stringify(bits, null, 1), bits.map(row => `{${row}}`).join(',\n')],
			...[by(' ').join('\n'), by('').join('\n'), `[${by(' ').join('; ')}]`, `[[${by(' ').join(']\n [')}]]`],
			bits.map(row => row.map(bit => (bit ? 'True' : 'False')).join(', ')).join('\n'),
		]
	},
	fen(board) {
		const text = toFen(board)
		return board.length === 1 ? [] : [text, `${text} w - - 0 1`, `\n ${text.toLowerCase()}\n`]
	},
	squares(board) {
		if (board.length > FILES.length) return []
		const names = board.map((col, row) => FILES[col] + (board.length - row))
		return [names.join(' '), names.map(name => `Q${name}`).join(', '), [...names].reverse().join('\n')]
	},
	pairs(board) {
		const pairs = board.map((col, row) => [row, col])
		if (board.length < 3) return []
		return [
			`[(${pairs.map(pair => pair.join(', ')).join('), (')})]`,
			JSON.stringify(pairs.map(([row, col]) => [row + 1, col + 1])),
			pairs.map(pair => pair.join(' ')).join('\n'),
		]
	},
}

/** @param {number[]} board  columns, one queen in each row @returns {Record<string, string[]>} */
export const writings = board => Object.fromEntries(Object.entries(WAYS).map(([name, way]) => [name, way(board)]))
