// Parses a student's answer with jsep. Full-width text and the usual signs for minus, times and ← are accepted, too.
// Invariant: parsers never throw, and are fast because they reject long texts.

import jsep from 'jsep'
import {ARRAYS} from './program.js'

const MOST_CHARACTERS = 80,
	MOST_DIGITS = 6
const FLAGS = {free: 'FREE', not_free: 'NOT_FREE', notfree: 'NOT_FREE'}
const STRANGE = /[^\w+\-*()[\]]/u

jsep.removeAllBinaryOps()
jsep.removeAllUnaryOps()
jsep.removeAllLiterals()
for (const sign of '+-') {
	jsep.addUnaryOp(sign)
	jsep.addBinaryOp(sign, 1)
}
jsep.addBinaryOp('*', 2)

/** Replacements in a text without full-width signs. Variables become lower case, except N, the size of the board. */
const SIGNS = [
	[/\s/g, ''],
	[/[\u2010-\u2015\u2212\u30fc]/g, '-'],
	[/[\u00d7\u2715\u2716\u22c5\u2219\u00b7\u30fb]/g, '*'],
	[/\u3014/g, '['],
	[/\u3015/g, ']'],
	[/<-+|<=|:=|==?|\u21d0|\u27f5/g, '←'],
	[/->|\u21d2|\u27f6/g, '→'],
	[/[a-z_]+/gi, name => (/^n$/i.test(name) ? 'N' : name.toLowerCase())],
]
const SHOWN = {'-': '\u2212', '*': '\u00d7', '←': ' \u2190 ', '→': ' \u2192 ', ...FLAGS}

const plainOf = text =>
	SIGNS.reduce((so, [sign, other]) => so.replace(sign, other), text.slice(0, 4 * MOST_CHARACTERS).normalize('NFKC'))

export const tidy = text =>
	plainOf(text)
		.replace(/[a-z_]+|\W/g, part => SHOWN[part] ?? part)
		.trim()
		.slice(0, MOST_CHARACTERS)

class Unread extends Error {
	constructor(why, what) {
		super(why)
		this.why = why
		this.what = what
	}
}

const withProducts = plain => plain.replace(/(?:[\d)]|(?<![a-z_])[a-zN])(?=\()|[\d)](?=[a-zN])/g, '$&*')

function parsed(plain) {
	const text = withProducts(plain),
		[strange] = STRANGE.exec(plain) ?? []
	if (strange) throw new Unread('sign', strange)
	try {
		return jsep(text)
	} catch ({index}) {
		throw text[index] ? new Unread('sign', text[index]) : new Unread('unfinished')
	}
}

const nameIn = ({name, object, callee}) => name ?? (object ?? callee)?.name

function arithmetic(node) {
	const {type, raw, argument, left, right} = node,
		name = nameIn(node)
	if (type === 'BinaryExpression') [left, right].forEach(arithmetic)
	else if (type === 'UnaryExpression') arithmetic(argument)
	else if (type === 'Literal' && raw.length > MOST_DIGITS) throw new Unread('large')
	else if (name && !/^[a-zN]$/.test(name)) throw new Unread('name', name)
	else if (type !== 'Literal' && type !== 'Identifier')
		throw new Unread('sign', type === 'ThisExpression' ? 'this' : '[')
	return node
}

function elementIn(node) {
	const {type, property, arguments: [argument = property] = []} = node,
		array = nameIn(node)
	if (type !== 'MemberExpression' && type !== 'CallExpression') return null
	if (!ARRAYS.includes(array)) arithmetic(node) // throws, because this is no element of an array
	if (!argument) throw new Unread('unfinished')
	return {array, index: arithmetic(argument)}
}

function targetIn(node) {
	const element = elementIn(node)
	if (element) return element
	if (node.type !== 'Identifier') throw new Unread('assignment')
	return {name: arithmetic(node).name}
}

function valueIn(node) {
	const flag = FLAGS[node.name],
		element = elementIn(node)
	if (element && element.array !== 'pos') throw new Unread('kinds')
	return flag ? {flag} : (element ?? {expression: arithmetic(node)})
}

const reading = read => text => {
	const plain = plainOf(text)
	try {
		if (plain === '') throw new Unread('empty')
		if (plain.length > MOST_CHARACTERS || text.length > 2 * MOST_CHARACTERS) throw new Unread('long')
		return {value: read(plain), fault: null}
	} catch (fault) {
		if (!(fault instanceof Unread)) throw fault
		return {value: null, fault}
	}
}

export const readExpression = reading(plain => arithmetic(parsed(plain)))

export const readVariable = reading(plain => {
	const node = arithmetic(parsed(plain))
	if (node.type !== 'Identifier') throw new Unread('variable')
	return node.name
})

/** The value is {target: {name} or {array, index}, value: {expression} or {array: 'pos', index} or {flag}}. */
export const readAssignment = reading(plain => {
	const sides = plain.split(/[←→]/)
	if (sides.length !== 2) throw new Unread('assignment')
	if (sides.includes('')) throw new Unread('unfinished')
	const [left, right] = plain.includes('←') ? sides : sides.reverse(),
		target = targetIn(parsed(left)),
		value = valueIn(parsed(right))
	const holdsFlags = 'array' in target && target.array !== 'pos'
	if (holdsFlags !== 'flag' in value) throw new Unread('kinds')
	return {target, value}
})

export function valueWith({type, value, name, operator, argument, left, right}, of) {
	if (type === 'Literal') return value
	if (type === 'Identifier') return of(name)
	const a = argument ? 0 : valueWith(left, of),
		b = valueWith(argument ?? right, of)
	return operator === '+' ? a + b : operator === '-' ? a - b : a * b
}
