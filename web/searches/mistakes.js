// Learners' mistakes as small changes of the listing of `flags` or columns.js. c/check/mistakes_table.h explains their
// ids.

import {LISTINGS as COLUMNS} from './columns.js'
import flags from './flags.js'
import {readListing} from './listings.js'

/** An edit of a line returns one or more lines, or null to delete it. */

const replaced = (from, to) => code => code.replace(from, to)

const removed = () => null

const marked = (mark, edit) => (code, marks) => (marks.includes(mark) ? edit(code, marks) : code)

const without = (code, ...parts) => parts.reduce((less, part) => less.replace(part, ''), code)

const uncleared = flag =>
	marked('remove', code => {
		const isTuple = code.includes('(') && code.includes(flag),
			less = without(code, `${flag} = `, `, ${flag}`, `${flag}, `)
		return isTuple ? less.replace('(false, ', '(') : less
	})

const untested = part =>
	marked('test', code => without(code, ` || ${part}`, ` or ${part}`, `${part} || `, `${part} or `))

const DIFFERENCE = 'row - col + n - 1'
const ABSOLUTE = {
	javascript: 'Math.abs(row - col)',
	csharp: 'Math.Abs(row - col)',
	java: 'Math.abs(row - col)',
	ruby: '(row - col).abs',
}

const CALL = /^(\t+)(backtrack\(.*row \+ 1.*?\))(;?)$/i

const begun = language =>
	({
		python: replaced('range(', 'range(1, '),
		ruby: replaced(/(\w+)\.times/, '(1...$1).each'),
		swift: replaced('0..<', '1..<'),
	})[language] ?? replaced('= 0;', '= 1;')
const shortened = language =>
	({
		python: replaced(/range\((\w+)\)/, 'range($1 - 1)'),
		ruby: replaced(/(\w+)\.times/, '($1 - 1).times'),
		swift: replaced(/0\.\.<(\w+)/, '0..<$1 - 1'),
	})[language] ?? replaced(/ < (\w+);/, ' < $1 - 1;')

function takenBackAlways(language) {
	if (language === 'python') return [marked('remove', replaced('\t', ''))]
	const conditions = {
		ruby: replaced(/next if (.*)/, 'unless $1'),
		swift: replaced(/if (.*) \{ continue \}/, 'if !($1) {'),
	}
	return [
		marked('test', conditions[language] ?? replaced(/if \((.*)\) continue;?/, 'if (!($1)) {')),
		marked('place', code => `\t${code}`),
		replaced(CALL, `\t$&\n$1${language === 'ruby' ? 'end' : '}'}`),
	]
}

function stopped(language) {
	const calls = {python: '$1if $2:\n$1\treturn True', ruby: '$1return true if $2', swift: '$1if $2 { return true }'}
	const ends = {python: '', javascript: '', ruby: '\n\tfalse', swift: '\n\treturn false'}
	return [
		replaced('func backtrack(_ row: Int) {', 'func backtrack(_ row: Int) -> Bool {'),
		replaced(/void (?=backtrack)/i, language === 'java' ? 'boolean ' : 'bool '),
		replaced(/^(\t+return)(;?)$/, `$1 ${language === 'python' ? 'True' : 'true'}$2`),
		replaced(CALL, calls[language] ?? '$1if ($2) return true$3'),
		marked('leave', code => code + (ends[language] ?? '\n\treturn false;')),
	]
}

/** Edits that insert `return` after the recursive call. Java rejects unreachable code, so in Java they delete the
 * removal. */
const returned = language => [
	replaced(CALL, /^(c|csharp|java|cpp)$/.test(language) ? '$&\n$1return;' : '$1return $2'),
	...(language === 'java' ? [marked('remove', removed)] : []),
]

const returnedInLoop = () => [
	marked('remove', code => {
		const [indent] = /^\t*/.exec(code),
			end = /;/.test(code) ? ';' : ''
		return code.includes('cols[col]') ? `${code}\n${indent}return${end}` : code
	}),
]

const shared = () => [
	marked('solution', code =>
		code
			.replace(/(append|push|add)\(.*\)/i, '$1(state)')
			.replace(/<< .*/, '<< state')
			.replace('print_board(state)', 'res[found++] = state'),
	),
]

const nearest = (_, or, distance, is) => `${or} (row - r ${is} 1 ${or === 'or' ? 'and' : '&&'} ${distance} ${is} 1)`

const OF_FLAGS = {
	'diagonal-kept': () => [uncleared('diags1[diag1]')],
	'antidiagonal-kept': () => [uncleared('diags2[diag2]')],
	'column-kept': () => [uncleared('cols[col]')],
	'lines-kept': () => [marked('remove', code => (code.includes('cols[col]') ? null : code))],
	'queen-kept': () => [marked('remove', removed)],
	'queen-shown': () => [marked('remove', code => (code.includes('state[row]') ? null : code))],
	'clears-always': takenBackAlways,
	'one-index-sum': () => [replaced(DIFFERENCE, 'row + col')],
	'one-index-difference': () => [replaced('row + col', DIFFERENCE)],
	'no-sign': language => [replaced(DIFFERENCE, ABSOLUTE[language] ?? 'abs(row - col)')],
	'diagonal-untested': () => [untested('diags1[diag1]')],
	'antidiagonal-untested': () => [untested('diags2[diag2]')],
	'diagonals-untested': () => [untested('diags1[diag1]'), untested('diags2[diag2]')],
	'column-untested': () => [untested('cols[col]')],
	'row-not-passed': () => [replaced('row + 1', 'row')],
	'last-row-missed': () => [replaced(/row (==+) n\b/, 'row $1 n - 1')],
	'first-column-missed': language => [marked('enter', begun(language))],
	'last-column-missed': language => [marked('enter', shortened(language))],
	'stops-at-first': stopped,
	'gives-up': returned,
	'returns-in-loop': returnedInLoop,
	'shared-list': shared,
}
const OF_COLUMNS = {
	'neighbours-only': () => [code => code.replace(/(\|\||or) (\S.*) (==+) row - r\b/, nearest)],
	'last-unseen': language => [marked('test', shortened(language))],
	'first-unseen': language => [marked('test', begun(language))],
}

function changed({pieces, marks}, edits) {
	const was = pieces.map(({text}) => text).join('')
	const line = (text, more = {}) => ({pieces: [{text, part: null}], marks, ...more})
	const text = edits.reduce((text, edit) => text && edit(text, marks), was)
	if (text === null) return [line(was, {change: 'removed'})]
	const [first, ...others] = text.split('\n'),
		inserted = others.map(text => line(text, {marks: [], change: 'inserted'}))
	return [first === was ? line(was) : line(first, {change: 'changed', was}), ...inserted]
}

export function mistaken(id, language) {
	const [listings, edits] = OF_FLAGS[id] ? [flags.listings, OF_FLAGS[id]] : [COLUMNS, OF_COLUMNS[id]]
	if (!edits || !listings[language] || language === 'pseudo') return null
	const lines = readListing(listings[language]).flatMap(line => changed(line, edits(language)))
	return lines.some(({change}) => change) ? lines : null
}
