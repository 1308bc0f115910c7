// What a student writes in a blank, read: an expression of single letters and whole numbers with + − × and parentheses,
// or an assignment; full width or not, with any spaces and any of the usual signs for minus, times and ←.
//
// A polynomial is a Map from a product of letters in alphabetical order ('' is none) to its coefficient, never zero: so
// two expressions are equal for all values exactly when their maps are.
//
// Invariant: no text makes a reader throw or takes long: what is too long, too deep or too large is refused.

/** @typedef {'empty'|'long'|'large'|'sign'|'unfinished'|'name'|'variable'|'assignment'|'kinds'} Why */

const MOST_CHARACTERS = 80,
	MOST_DIGITS = 6,
	MOST_DEGREE = 6

const ARRAYS = ['pos', 'col', 'upwd', 'downwd']
const BRACKETS = {'[': ']', '(': ')'}
const FLAGS = new Map(Object.entries({free: 'FREE', not_free: 'NOT_FREE', notfree: 'NOT_FREE'}))

/** Signs that stand for another, after full-width ones have become narrow. N is the size, whoever writes it.
 * @type {[RegExp, any][]} */
const SIGNS = [
	[/[\u2010-\u2015\u2212\u30fc]/g, '-'],
	[/[\u00d7\u2715\u2716\u22c5\u2219\u00b7\u30fb]/g, '*'],
	[/\u3014/g, '['],
	[/\u3015/g, ']'],
	[/<-+|<=|:=|==?|\u21d0|\u27f5/g, '←'],
	[/->|\u21d2|\u27f6/g, '→'],
	[/[a-z_]+/gi, name => (/^n$/i.test(name) ? 'N' : name.toLowerCase())],
]

const plainOf = text =>
	SIGNS.reduce((so, [sign, other]) => so.replace(sign, other), text.slice(0, 4 * MOST_CHARACTERS).normalize('NFKC'))
const tokensOf = plain => plain.match(/\d+|[a-z_]+|\S/giu) ?? []

const SHOWN = new Map([...FLAGS, ...Object.entries({'-': '\u2212', '*': '\u00d7', '←': ' \u2190 ', '→': ' \u2192 '})])

export const tidy = text =>
	tokensOf(plainOf(text))
		.map(token => SHOWN.get(token) ?? token)
		.join('')
		.trim()
		.slice(0, MOST_CHARACTERS)

const plus = (a, b, sign = 1n) => {
	const sum = new Map(a)
	for (const [letters, coefficient] of b) sum.set(letters, (sum.get(letters) ?? 0n) + sign * coefficient)
	return new Map([...sum].filter(([, total]) => total !== 0n))
}

const times = (a, b) =>
	[...a].reduce(
		(product, [some, x]) =>
			plus(product, new Map([...b].map(([others, y]) => [[...(some + others)].sort().join(''), x * y]))),
		new Map(),
	)

const degree = polynomial => Math.max(0, ...[...polynomial.keys()].map(letters => letters.length))

export const isSame = (a, b) => plus(a, b, -1n).size === 0

/** Rounded only at the end. of: a letter's value. */
export function valueWith(polynomial, of) {
	let total = 0n
	for (const [letters, coefficient] of polynomial)
		total += [...letters].reduce((term, letter) => term * BigInt(of(letter)), coefficient)
	return Number(total)
}

/** @type {(why: Why, what?: string) => never} */
const refuse = (why, what) => {
	throw {why, what}
}

class Reader {
	at = 0

	constructor(tokens) {
		this.tokens = tokens
	}

	get next() {
		return this.tokens[this.at] ?? ''
	}

	take(token) {
		if (this.next !== token) return false
		this.at++
		return true
	}

	/** @param {Why} why */
	refuse(why = this.next ? 'sign' : 'unfinished') {
		return refuse(why, this.next)
	}

	sum() {
		let total = this.product()
		// A minus is taken by the first factor of the product.
		while (this.take('+') || this.next === '-') total = plus(total, this.product())
		return total
	}

	product() {
		let total = this.factor()
		while (this.take('*') || this.isBeside()) {
			const factor = this.factor()
			if (degree(total) + degree(factor) > MOST_DEGREE) this.refuse('large')
			total = times(total, factor)
		}
		return total
	}

	/** 2N, 2(N−1), (i+1)k are products. */
	isBeside() {
		const before = this.tokens[this.at - 1]
		return this.next === '(' ? /[\w)]$/.test(before) : /^[a-z]/i.test(this.next) && /^[\d)]/.test(before)
	}

	factor() {
		if (this.take('-')) return plus([], this.factor(), -1n)
		if (this.take('+')) return this.factor()
		if (this.take('(')) return this.closed(')')
		if (!/^\d/.test(this.next)) return new Map([[this.letter(), 1n]])
		if (this.next.length > MOST_DIGITS) this.refuse('large')
		return plus([], [['', BigInt(this.tokens[this.at++])]])
	}

	closed(bracket) {
		const inside = this.sum()
		return this.take(bracket) ? inside : this.refuse()
	}

	letter() {
		if (!/^[a-z]$/i.test(this.next)) this.refuse(/^[a-z_]/i.test(this.next) ? 'name' : undefined)
		return this.tokens[this.at++]
	}

	element() {
		const array = this.next,
			close = BRACKETS[this.tokens[this.at + 1]]
		if (!ARRAYS.includes(array) || !close) return null
		this.at += 2
		return {array, index: this.closed(close)}
	}

	held() {
		const flag = FLAGS.get(this.next)
		if (flag && this.take(this.next)) return {flag}
		const element = this.element()
		return element && element.array !== 'pos' ? this.refuse('kinds') : (element ?? {expression: this.sum()})
	}
}

function whole(tokens, rule) {
	const reader = new Reader(tokens),
		value = rule(reader)
	return reader.next ? reader.refuse() : value
}

/** {value, fault}; fault: {why, what}, null when it can be read. */
const reading = read => text => {
	const plain = plainOf(text),
		tokens = tokensOf(plain)
	try {
		if (tokens.length === 0) refuse('empty')
		if (plain.trim().length > MOST_CHARACTERS || text.length > 2 * MOST_CHARACTERS) refuse('long')
		return {value: read(tokens), fault: null}
	} catch (fault) {
		if (!fault.why) throw fault
		return {value: null, fault}
	}
}

const expression = tokens => whole(tokens, reader => reader.sum())

export const readExpression = reading(expression)

export const readVariable = reading(tokens => {
	const [[letters, coefficient] = [], ...more] = expression(tokens)
	return letters?.length === 1 && coefficient === 1n && more.length === 0 ? letters : refuse('variable')
})

/** {target: {name} or {array, index}, value: {expression}, {array: 'pos', index} or {flag}} */
export const readAssignment = reading(tokens => {
	const [arrow, ...more] = tokens.filter(token => /[←→]/.test(token))
	if (!arrow || more.length > 0) refuse('assignment')
	const at = tokens.indexOf(arrow),
		sides = [tokens.slice(0, at), tokens.slice(at + 1)],
		[left, right] = arrow === '←' ? sides : sides.reverse()
	const target = whole(left, reader => reader.element() ?? {name: reader.letter()}),
		value = whole(right, reader => reader.held())
	const holdsFlags = 'array' in target && target.array !== 'pos'
	return holdsFlags === 'flag' in value ? {target, value} : refuse('kinds')
})
