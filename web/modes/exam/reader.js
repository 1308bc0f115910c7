// What a student writes in a blank, read: an expression of single letters and whole numbers with + − × and parentheses,
// or an assignment. As people write them: full width or not, with any spaces, with any of the usual signs for minus,
// times and ←.
//
// A polynomial is a Map from a product of letters in alphabetical order ('' is none) to its coefficient, which is never
// zero. So two expressions are equal for all values exactly when their maps hold the same.
//
// Invariants: no text makes anything throw, and none takes long: what is too long, too deep or too large is refused,
// with a fault {why, what}. Coefficients are whole numbers of any size, so nothing is rounded.

/**
 * @typedef {Map<string, bigint>} Polynomial
 * @typedef {{why: 'empty'|'long'|'large'|'sign'|'unfinished'|'name'|'variable'|'assignment'|'kinds', what?: string}}
 *   Fault
 * @typedef {{name: string}|{array: string, index: Polynomial}} Target
 * @typedef {{expression: Polynomial}|{array: 'pos', index: Polynomial}|{flag: string}} Value
 * @typedef {{target: Target, value: Value}} Assignment
 */

const MOST_CHARACTERS = 80
const MOST_DIGITS = 6
const MOST_DEGREE = 6

const ARRAYS = ['pos', 'col', 'upwd', 'downwd']
const FLAGS = new Map([
	['free', 'FREE'],
	['not_free', 'NOT_FREE'],
	['notfree', 'NOT_FREE'],
])
const BRACKETS = { '[': ']', '(': ')' }

/** Signs that stand for another, after full-width ones have become narrow. @type {[RegExp, string][]} */
const SIGNS = [
	[/[\u2010-\u2015\u2212\u30fc]/g, '-'],
	[/[\u00d7\u2715\u2716\u22c5\u2219\u00b7\u30fb]/g, '*'],
	[/\u3014/g, '['],
	[/\u3015/g, ']'],
	[/<-+|<=|:=|==?|\u21d0|\u27f5/g, '\u2190'],
	[/->|\u21d2|\u27f6/g, '\u2192'],
]

// --- tokens ---------------------------------------------------------------------------------------------

/** @param {string} text @returns {{tokens: string[], fault: Fault|null}} */
function tokensOf(text) {
	const plain = SIGNS.reduce(
		(so, [sign, other]) => so.replace(sign, other),
		text.slice(0, 4 * MOST_CHARACTERS).normalize('NFKC'),
	)
	const tokens = (plain.match(/\d+|[a-z_]+|\S/giu) ?? []).map(token => (/^[a-z_]/i.test(token) ? nameOf(token) : token))
	if (tokens.length === 0) return { tokens, fault: { why: 'empty' } }
	if (plain.trim().length > MOST_CHARACTERS || text.length > 2 * MOST_CHARACTERS)
		return { tokens, fault: { why: 'long' } }
	return { tokens, fault: null }
}

/** N is the size, whoever writes it; all other names are written small. */
const nameOf = token => (/^n$/i.test(token) ? 'N' : token.toLowerCase())

const SHOWN = { '-': '\u2212', '*': '\u00d7', '\u2190': ' \u2190 ', '\u2192': ' \u2192 ' }

/** The text as a book would set it. @param {string} text */
export const tidy = text =>
	tokensOf(text)
		.tokens.map(token => SHOWN[token] ?? FLAGS.get(token) ?? token)
		.join('')
		.trim()
		.slice(0, MOST_CHARACTERS)

// --- polynomials ----------------------------------------------------------------------------------------

const constant = number => /** @type {Polynomial} */ (new Map(number === 0n ? [] : [['', number]]))

function plus(a, b, sign = 1n) {
	const sum = new Map(a)
	for (const [letters, coefficient] of b) {
		const total = (sum.get(letters) ?? 0n) + sign * coefficient
		if (total === 0n) sum.delete(letters)
		else sum.set(letters, total)
	}
	return sum
}

function times(a, b) {
	let product = /** @type {Polynomial} */ (new Map())
	for (const [some, x] of a)
		for (const [others, y] of b) product = plus(product, new Map([[[...(some + others)].sort().join(''), x * y]]))
	return product
}

const degree = polynomial => Math.max(0, ...[...polynomial.keys()].map(letters => letters.length))

/** Whether two expressions are equal for all values. @param {Polynomial} a @param {Polynomial} b */
export const isSame = (a, b) =>
	a.size === b.size && [...a].every(([letters, coefficient]) => b.get(letters) === coefficient)

/** Its value; too large a one is rounded only when it is known. @param {Polynomial} polynomial
 * @param {(letter: string) => number} of */
export function valueWith(polynomial, of) {
	let total = 0n
	for (const [letters, coefficient] of polynomial) {
		let term = coefficient
		for (const letter of letters) term *= BigInt(of(letter))
		total += term
	}
	return Number(total)
}

// --- reading --------------------------------------------------------------------------------------------

class Reader {
	/** @param {string[]} tokens */
	constructor(tokens) {
		this.tokens = tokens
		this.at = 0
		/** @type {Fault|null} */ this.fault = null
	}

	get next() {
		return this.tokens[this.at]
	}

	take(token) {
		if (this.next !== token) return false
		this.at++
		return true
	}

	/** @param {Fault['why']} [why] @returns {Polynomial} */
	refuse(why = this.next === undefined ? 'unfinished' : 'sign') {
		this.fault ??= { why, what: this.next }
		return constant(0n)
	}

	sum() {
		let total = this.product()
		// A minus is taken by the first factor of the product.
		while (!this.fault && (this.take('+') || this.next === '-')) total = plus(total, this.product())
		return total
	}

	product() {
		let total = this.factor()
		while (!this.fault && (this.take('*') || this.isBeside())) {
			const factor = this.factor()
			if (degree(total) + degree(factor) > MOST_DEGREE) return this.refuse('large')
			total = times(total, factor)
		}
		return total
	}

	/** 2N, 2(N−1), (i+1)k: what stands beside is multiplied. */
	isBeside() {
		const before = this.tokens[this.at - 1]
		return this.next === '(' ? /[\w)]$/.test(before) : /^[a-z]/i.test(this.next ?? '') && /^[\d)]/.test(before)
	}

	factor() {
		if (this.take('-')) return plus(constant(0n), this.factor(), -1n)
		if (this.take('+')) return this.factor()
		if (this.take('(')) {
			const inside = this.sum()
			return this.take(')') ? inside : this.refuse()
		}
		const token = this.next ?? ''
		if (/^\d/.test(token))
			return token.length > MOST_DIGITS ? this.refuse('large') : this.taken(constant(BigInt(token)))
		if (/^[a-z]$/i.test(token)) return this.taken(new Map([[token, 1n]]))
		return this.refuse(/^[a-z_]/i.test(token) ? 'name' : undefined)
	}

	taken(polynomial) {
		this.at++
		return polynomial
	}

	/** An element of an array, or null where there is none. */
	element() {
		const array = this.next,
			close = BRACKETS[this.tokens[this.at + 1]]
		if (!ARRAYS.includes(array) || !close) return null
		this.at += 2
		const index = this.sum()
		if (!this.take(close)) this.refuse()
		return { array, index }
	}

	/** All has been read. */
	end() {
		if (this.next !== undefined) this.refuse()
	}
}

/** @template T @param {string[]} tokens @param {(reader: Reader) => T} read
 * @returns {{value: T|null, fault: Fault|null}} */
function reading(tokens, read) {
	const reader = new Reader(tokens),
		value = read(reader)
	reader.end()
	return { value: reader.fault ? null : value, fault: reader.fault }
}

/** @param {string} text @returns {{value: Polynomial|null, fault: Fault|null}} */
export function readExpression(text) {
	const { tokens, fault } = tokensOf(text)
	return fault ? { value: null, fault } : reading(tokens, reader => reader.sum())
}

/** One letter. @param {string} text @returns {{value: string|null, fault: Fault|null}} */
export function readVariable(text) {
	const { value, fault } = readExpression(text)
	if (fault) return { value: null, fault }
	const [[letters, coefficient] = ['', 0n]] = value
	const isOne = value.size === 1 && letters.length === 1 && coefficient === 1n
	return isOne ? { value: letters, fault: null } : { value: null, fault: { why: 'variable' } }
}

/** @param {string} text @returns {{value: Assignment|null, fault: Fault|null}} */
export function readAssignment(text) {
	const { tokens, fault } = tokensOf(text)
	if (fault) return { value: null, fault }
	const arrows = tokens.filter(token => token === '\u2190' || token === '\u2192')
	if (arrows.length !== 1) return { value: null, fault: { why: 'assignment' } }
	const at = tokens.indexOf(arrows[0]),
		sides = [tokens.slice(0, at), tokens.slice(at + 1)]
	const [left, right] = arrows[0] === '\u2190' ? sides : sides.reverse()
	const target = reading(left, readTarget),
		value = reading(right, readValue)
	if (target.fault ?? value.fault) return { value: null, fault: target.fault ?? value.fault }
	const holdsFlags = 'array' in target.value && target.value.array !== 'pos'
	if (holdsFlags !== 'flag' in value.value) return { value: null, fault: { why: 'kinds' } }
	return { value: { target: target.value, value: value.value }, fault: null }
}

/** @param {Reader} reader @returns {Target} */
function readTarget(reader) {
	const element = reader.element()
	if (element) return element
	const name = reader.next ?? ''
	if (/^[a-z]$/i.test(name)) reader.at++
	else reader.refuse(/^[a-z_]/i.test(name) ? 'name' : undefined)
	return { name }
}

/** @param {Reader} reader @returns {Value} */
function readValue(reader) {
	const flag = FLAGS.get(reader.next ?? '')
	if (flag) {
		reader.at++
		return { flag }
	}
	const element = reader.element()
	if (element && element.array !== 'pos') reader.fault ??= { why: 'kinds' }
	return element ? { array: 'pos', index: element.index } : { expression: reader.sum() }
}
