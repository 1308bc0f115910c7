// The program of the exam as data: what the sheet prints is what the machine runs; and its eight blanks.
//
// A statement is an object whose first key is its verb; `event`: something has then happened to the board. An
// expression is the name of a blank, or a text.

import {readExpression} from './reader.js'

/** What the paper wants, in its order. size: of upwd and downwd; line: index into downwd; variable, from, to: of the
 * loop; record: what notes the queen; next: the row of the inner call; begin: that of the first call. */
export const MODEL = {
	size: '2N−1',
	line: 'i−k+N',
	variable: 'k',
	from: '1',
	to: 'N',
	record: 'pos[i] ← k',
	next: 'i+1',
	begin: '1',
}

export const BLANKS = Object.keys(MODEL)

export const OFFERED = {
	size: ['N', '2N−2', '2N−1', '2N'],
	line: ['i+k−1', 'i−k', 'i−k+1', 'i−k+N', 'i−k+N−1'],
	variable: ['i', 'k', 'N'],
	from: ['0', '1', '2', 'i'],
	to: ['i', 'N−1', 'N', 'N+1'],
	record: ['k ← i', 'k ← pos[i]', 'pos[i] ← i', 'pos[i] ← k', 'pos[k] ← i'],
	next: ['i', 'i−1', 'i+1', 'k+1', 'N'],
	begin: ['0', '1', '2', 'N'],
}

/** Arrays by name: how many elements, and what all of them hold at first. */
export const GLOBALS = {pos: ['N', 0], col: ['N', 'FREE'], upwd: ['size', 'FREE'], downwd: ['size', 'FREE']}

export const LINES = [
	['col', 'k'],
	['upwd', 'i+k−1'],
	['downwd', 'line'],
]
const setLines = (flag, event) =>
	LINES.map(([set, at]) => ({set, at, to: flag, event: set === 'downwd' ? event : undefined}))

export const SEARCH = [
	{
		loop: 'variable',
		from: 'from',
		to: 'to',
		body: [
			{
				free: LINES,
				then: [
					{record: 'record'},
					...setLines('NOT_FREE', 'place'),
					{
						equal: ['i', 'N'],
						then: [{return: 'SUCCESS'}],
						otherwise: [{succeeds: 'next', then: [{return: 'SUCCESS'}]}],
					},
					{set: 'pos', at: 'i', to: 0},
					...setLines('FREE', 'remove'),
				],
			},
		],
	},
	{return: 'FAILURE'},
]

export const MAIN = [{succeeds: 'begin', then: [{print: 'pos'}], otherwise: [{print: 'none'}]}]

export const FIXED = Object.fromEntries(['i', 'k', 'N', 'i+k−1'].map(text => [text, readExpression(text).value]))

export const verbOf = statement => Object.keys(statement)[0]

const shown = expression => (expression in MODEL ? `[[${expression}]]` : expression)
const element = (array, at) => `${array}[${shown(at)}]`

/** Line by line; blanks in the texts are [[name]]. loop: the words around the loop's variable, first and last value. */
export function listing({loop, print}) {
	const [before, from, to, after] = loop
	const lines = []
	const line = (indent, text, statement) => lines.push({indent, text, statement})
	const block = (statements, indent) => statements.forEach(statement => WRITE[verbOf(statement)](statement, indent))

	/** Of a condition of several lines the first is the statement's. */
	const branch = conditionOf => (statement, indent) => {
		const {then, otherwise} = statement,
			[first, ...others] = `if (${conditionOf(statement)})`.split('\n')
		line(indent, first, statement)
		for (const other of others) line(indent + 1, other)
		block(then, indent + 1)
		if (otherwise) line(indent, 'else')
		block(otherwise ?? [], indent + 1)
		line(indent, 'endif')
	}
	const simple = textOf => (statement, indent) => line(indent, textOf(statement), statement)

	const WRITE = {
		loop(it, indent) {
			line(indent, `${before}${shown(it.loop)}${from}${shown(it.from)}${to}${shown(it.to)}${after}`, it)
			block(it.body, indent + 1)
			line(indent, 'endfor')
		},
		free: branch(({free}) => free.map(([array, at]) => `${element(array, at)} = FREE`).join('\nand ')),
		equal: branch(({equal}) => equal.join(' = ')),
		succeeds: branch(({succeeds}) => `search(${shown(succeeds)}) = SUCCESS`),
		record: simple(({record}) => shown(record)),
		set: simple(({set, at, to}) => `${element(set, at)} ← ${to}`),
		return: simple(it => `return ${it.return}`),
		print: simple(it => print[it.print]),
	}
	for (const [head, body] of Object.entries({'search(i)': SEARCH, 'main()': MAIN})) {
		line(0, `function ${head}`)
		block(body, 1)
		line(0, 'endfunction')
	}
	return lines
}

/** The number of a statement's line, from 1; the notation does not change it. */
export const LINE_OF = new Map(listing({loop: [], print: {}}).map(({statement}, i) => [statement, i + 1]))
