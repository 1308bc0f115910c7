// The program of the exam as data: what the sheet prints is what the machine runs. Beside it the eight blanks in the
// paper's order, what belongs into each, and what is offered to choose from.
//
// A statement is an object whose one verb (`loop`, `branch`, `record`, `set`, `return`, `print`) says what it does;
// `event` marks the one after which something has happened to the board. An expression is {text, is} or {blank}.

import { readExpression } from './reader.js'

/** In the order of the paper; the words give them their names.
 *   size: of upwd and downwd    line: index into downwd    variable, from, to: of the loop    record: what notes the
 *   queen
 *   next: the row of the inner call    begin: that of the first call */
export const BLANKS = /** @type {const} */ (['size', 'line', 'variable', 'from', 'to', 'record', 'next', 'begin'])

/** @typedef {typeof BLANKS[number]} Blank */

/** What the paper wants to see. @type {Record<Blank, string>} */
export const MODEL = {
	size: '2N\u22121',
	line: 'i\u2212k+N',
	variable: 'k',
	from: '1',
	to: 'N',
	record: 'pos[i] \u2190 k',
	next: 'i+1',
	begin: '1',
}

/** What is offered; each wrong one is wrong in its own way. @type {Record<Blank, string[]>} */
export const OFFERED = {
	size: ['N', '2N\u22122', '2N\u22121', '2N'],
	line: ['i+k\u22121', 'i\u2212k', 'i\u2212k+1', 'i\u2212k+N', 'i\u2212k+N\u22121'],
	variable: ['i', 'k', 'N'],
	from: ['0', '1', '2', 'i'],
	to: ['i', 'N\u22121', 'N', 'N+1'],
	record: ['k \u2190 i', 'k \u2190 pos[i]', 'pos[i] \u2190 i', 'pos[i] \u2190 k', 'pos[k] \u2190 i'],
	next: ['i', 'i\u22121', 'i+1', 'k+1', 'N'],
	begin: ['0', '1', '2', 'N'],
}

const is = text => ({ text: text.replaceAll('-', '\u2212'), is: readExpression(text).value })
const blank = name => ({ blank: name })

/** The three elements of a square. */
const LINES = /** @type {const} */ ([
	['col', is('k')],
	['upwd', is('i+k-1')],
	['downwd', blank('line')],
])
const setLines = (flag, event) =>
	LINES.map(([array, at], i) => ({ set: { array, at }, to: flag, ...(i === LINES.length - 1 && { event }) }))

const SEARCH = [
	{
		loop: blank('variable'),
		from: blank('from'),
		to: blank('to'),
		body: [
			{
				branch: { free: LINES },
				event: 'test',
				then: [
					{ record: blank('record') },
					...setLines('NOT_FREE', 'place'),
					{
						branch: { equal: [is('i'), is('N')] },
						then: [{ return: 'SUCCESS' }],
						otherwise: [{ branch: { succeeds: blank('next') }, then: [{ return: 'SUCCESS' }] }],
					},
					{ set: { array: 'pos', at: is('i') }, to: 0 },
					...setLines('FREE', 'remove'),
				],
			},
		],
	},
	{ return: 'FAILURE' },
]

const MAIN = [{ branch: { succeeds: blank('begin') }, then: [{ print: 'pos' }], otherwise: [{ print: 'none' }] }]

export const PROGRAM = {
	/** Arrays by name: how many elements, and what all of them hold at first. */
	globals: {
		pos: { size: is('N'), first: 0 },
		col: { size: is('N'), first: 'FREE' },
		upwd: { size: blank('size'), first: 'FREE' },
		downwd: { size: blank('size'), first: 'FREE' },
	},
	search: { parameter: 'i', body: SEARCH },
	main: { body: MAIN },
}

// --- the listing ----------------------------------------------------------------------------------------

/**
 * @typedef {{text: string}|{blank: Blank}} Part
 * @typedef {{indent: number, parts: Part[], statement?: object}} Line
 * @typedef {{loop: string[], print: Record<string, string>}} Notation  the words between the loop's variable, first
 *   and last value
 */

const text = string => ({ text: string })
const shown = expression => ('blank' in expression ? expression : text(expression.text))
const element = ({ array, at }) => [text(`${array}[`), shown(at), text(']')]

/** @param {Notation} notation @returns {Line[]} */
export function listing({ loop, print }) {
	/** @type {Line[]} */ const lines = []
	const line = (indent, parts, statement) => lines.push({ indent, parts, statement })

	const condition = ({ free, equal, succeeds }, indent, statement) => {
		if (equal) return line(indent, [text('if ('), shown(equal[0]), text(' = '), shown(equal[1]), text(')')], statement)
		if (succeeds) return line(indent, [text('if (search('), shown(succeeds), text(') = SUCCESS)')], statement)
		free.forEach(([array, at], i) =>
			line(
				indent + (i && 1),
				[text(i ? 'and ' : 'if ('), ...element({ array, at }), text(` = FREE${i === free.length - 1 ? ')' : ''}`)],
				i ? undefined : statement,
			),
		)
	}

	const WRITE = {
		loop(statement, indent) {
			const [before, from, to, after] = loop
			line(
				indent,
				[
					text(before),
					shown(statement.loop),
					text(from),
					shown(statement.from),
					text(to),
					shown(statement.to),
					text(after),
				],
				statement,
			)
			block(statement.body, indent + 1)
			line(indent, [text('endfor')])
		},
		branch(statement, indent) {
			condition(statement.branch, indent, statement)
			block(statement.then, indent + 1)
			if (statement.otherwise) {
				line(indent, [text('else')])
				block(statement.otherwise, indent + 1)
			}
			line(indent, [text('endif')])
		},
		record: (statement, indent) => line(indent, [shown(statement.record)], statement),
		set: (statement, indent) => line(indent, [...element(statement.set), text(` \u2190 ${statement.to}`)], statement),
		return: (statement, indent) => line(indent, [text(`return ${statement.return}`)], statement),
		print: (statement, indent) => line(indent, [text(print[statement.print])], statement),
	}
	const block = (statements, indent) => statements.forEach(statement => WRITE[verbOf(statement)](statement, indent))

	for (const [name, { parameter, body }] of Object.entries({
		search: PROGRAM.search,
		main: { parameter: '', ...PROGRAM.main },
	})) {
		line(0, [text(`function ${name}(${parameter})`)])
		block(body, 1)
		line(0, [text('endfunction')])
	}
	return lines
}

const VERBS = ['loop', 'branch', 'record', 'set', 'return', 'print']

/** @param {object} statement */
export const verbOf = statement => VERBS.find(verb => verb in statement)

/** The number of a statement's line, from 1; the notation does not change it. @type {Map<object, number>} */
export const LINE_OF = new Map(
	listing({ loop: ['', '', '', ''], print: {} }).flatMap(({ statement }, i) => (statement ? [[statement, i + 1]] : [])),
)
