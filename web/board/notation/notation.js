// A board from text, in whatever notation it was pasted or typed, and boards as text.
//
// `readBoard` cuts the text into items (a sign for a square, a number, a square's name), rows and boards, and then looks at what
// the first board is made of. Invariants: it gives a board or a fault with a place inside the text, for any text; it never
// throws; each character is looked at a bounded number of times. A board with too few or too many queens is a board.
//
//   positions  1 5 8 6 3 7 2 4   [0, 4, 7, 5]   {0,4,7,5}   １、５、８      columns, top row first, from 0 or from 1
//   digits     15863724                                                    the same, where each column is one digit
//   rows       . Q . .   .q..   #Q##   □■□□   | |Q| | |   👑               a sign for each square
//   strings    [".Q..", "...Q", …]   [[".", "Q", …], …]                    the same in quotation marks, as LeetCode has it
//   matrix     0 1 0 0   [[0, 1, 0, 0], …]   true/false   0100             1 where a queen stands
//   fen        1Q2/3Q/Q3/2Q1                                               empty squares counted; numbers of several digits
//   squares    a4 b2 c7                                                    files from a, ranks from 1 at the bottom
//   pairs      (0, 1), (1, 3), …                                           row and column, both from 0 or both from 1
//
// Whether columns count from 0 or from 1: a 0 says from 0, an n says from 1. Where neither occurs, which no solution does,
// they are read from 1, as the tutorials that print columns do, and `guessed` says so.

export const LONGEST_TEXT = 20_000
const MAX_N = 32

export const NOTATIONS = /** @type {const} */ ([
	'positions',
	'digits',
	'rows',
	'strings',
	'matrix',
	'fen',
	'squares',
	'pairs',
])

/**
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {object} ReadBoard
 * @property {number} n
 * @property {Square[]} squares  where queens stand, in the order of the text
 * @property {typeof NOTATIONS[number]} notation
 * @property {0|1|null} from  what the numbers count from, where there are some
 * @property {boolean} guessed  nothing in the text says what they count from
 * @property {number} more  further boards in the text, which were not read
 *
 * @typedef {'empty'|'long'|'character'|'column'|'digits'|'twice'|'width'|'height'|'size'} FaultName
 * @typedef {object} Fault  what is wrong and where. Beside it, by name: long {most} · column {value, low, high} · digits {most} ·
 *   twice {value} · width {row (from 0), count, expected} · height {rows, columns} · size {most}; value is a piece of the text
 * @property {FaultName} name
 * @property {number} at  offset into the text, as a text field counts it
 * @property {number} line  from 1
 * @property {number} column  from 1, in characters
 * @property {string} character  what stands there; '' at the end
 *
 * @typedef {{kind: 'sign'|'number'|'square', text: string, value: number, at: number, glued: boolean, blank?: boolean}} Item
 *   glued: nothing stands between it and the item before; blank: nothing stood between two bars
 */

// --- faults -----------------------------------------------------------------------------------------------

/** Carries a fault out of the reading, no further than to `readBoard`. */
class Refusal {
	constructor(name, at, data = {}) {
		Object.assign(this, { name, at, data })
	}
}

const refuse = (name, { at }, data = {}) => {
	throw new Refusal(name, at, data)
}

const LONGEST_PIECE = 12
const piece = ({ text }) => (text.length > LONGEST_PIECE ? `${text.slice(0, LONGEST_PIECE - 1)}…` : text)

/** @returns {Fault} */
function placed(text, { name, at, data }) {
	const lines = text.slice(0, at).split(/\r\n?|\n/)
	const [character = ''] = text.slice(at, at + 2)
	return { name, at, line: lines.length, column: [...lines.at(-1)].length + 1, character, ...data }
}

// --- characters -------------------------------------------------------------------------------------------

const QUEENS = 'Qq♕♛👑',
	STARS = '*Xx★',
	DARK = '■⬛◼▪●',
	LIGHT = '□⬜◻▫○',
	EMPTY = '.#-_·Oo'
/** How much a sign looks like a queen: of the signs on a board, those that do most are queens. */
const RANKS = new Map(
	[
		[QUEENS, 3],
		[STARS, 2],
		[DARK, 1],
		[LIGHT, 0],
		[EMPTY, 0],
		['0', 0],
	].flatMap(([signs, rank]) => [...String(signs)].map(sign => [sign, Number(rank)])),
)

const BARS = '|│┃║',
	QUOTES = '"\'',
	OPENING = '[({',
	CLOSING = '])}'
/** Characters that stand for another. */
const SAME = new Map(
	[
		[',', '、，'],
		['"', '“”„'],
		["'", '‘’'],
		['-', '−–—'],
		['·', '・‧'],
	].flatMap(([read, signs]) => [...signs].map(sign => [sign, read])),
)
/** Seen by nobody: byte order marks, joiners, directions, and what chooses between a sign and a picture. */
const UNSEEN = /^[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff\u00ad]$/
const BORDER = /^[\s+\-=:|─━═│┃║┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝]*$/
const CORNER = /[+┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝─━═]|\|[\s:]*-|-[\s:]*\|/

const isDigit = char => char >= '0' && char <= '9'
const isLetter = char => /^[A-Za-z]$/.test(char ?? '')

/** A character as it is read: full-width forms as plain ones, all space but line ends as a space. */
function plain(char) {
	const code = char.codePointAt(0)
	if (code >= 0xff01 && code <= 0xff5e)
		return SAME.get(String.fromCharCode(code - 0xfee0)) ?? String.fromCharCode(code - 0xfee0)
	if (char !== '\n' && char !== '\r' && /\s/.test(char)) return ' '
	return SAME.get(char) ?? char
}

/** The characters that count, each with its offset; every line end is one '\n'. @param {string} text @param {number} from */
function charactersOf(text, from) {
	const characters = []
	for (let at = from; at < text.length; ) {
		const char = String.fromCodePoint(/** @type {number} */ (text.codePointAt(at)))
		const isPair = char === '\r' && text[at + 1] === '\n'
		if (!UNSEEN.test(char)) characters.push({ char: char === '\r' ? '\n' : plain(char), at })
		at += isPair ? 2 : char.length
	}
	return characters
}

// --- from characters to rows of items -----------------------------------------------------------------------

/** What may stand before a board: where it is from (our own first line), a name it is given, or the head of our JSON. */
const HEADS = [
	/^[\s\ufeff]*N(-Queens| ?クイーン)[^\r\n]*/,
	/^\s*\{\s*"[^[]*"solutions"\s*:/,
	/^\s*[A-Za-z_][\w<>:[\]* \t]*=/,
]
const startOf = text => Math.max(0, ...HEADS.map(head => head.exec(text)?.[0].length ?? 0))

/** Cuts a text. A closing bracket, a semicolon, a slash, a line end outside of inner brackets and the end of a quotation of
 * several items end a row; an empty line, or a bracket that closes after a row has ended, ends a board. */
class Cutter {
	/** @type {Item[][][]} */ boards = []
	/** @type {Item[][]} */ rows = []
	/** @type {Item[]} */ row = []
	isQuoted = false

	#characters
	#depth = 0
	#i = 0
	#inQuote = /** @type {number|null} */ (null) // how many items stood in the row when it was opened
	#glued = false
	// Of the present line: has it anything, how many items stood before its last bar, has a space between bars several items
	#has = false
	#bar = /** @type {number|null} */ (null)
	#isFrame = false

	constructor(characters) {
		this.#characters = characters
	}

	cut() {
		this.#passBorder()
		while (this.#i < this.#characters.length) this.#step(this.#characters[this.#i])
		this.#endLine()
		this.#endBoard()
		return this
	}

	#char(ahead = 0) {
		return this.#characters[this.#i + ahead]?.char
	}

	#step({ char, at }) {
		const before = this.row.length
		if (char === '\n') return this.#nextLine()
		if (char !== ' ') this.#has = true
		if (isDigit(char)) this.#number('')
		else if (isLetter(char)) this.#word()
		else if (char === '-') this.#dash()
		else if (RANKS.has(char)) this.#push('sign', char, 0, 1)
		else if (BARS.includes(char)) this.#passBar()
		else if (QUOTES.includes(char)) this.#quote()
		else if (CLOSING.includes(char)) this.#close()
		else if (char === ';' || char === '/') this.#pass(() => this.#endRow())
		else if (OPENING.includes(char)) this.#pass(() => this.#depth++)
		else if (char === ' ' || char === ',') this.#i++
		else refuse('character', { at })
		this.#glued = this.row.length > before
	}

	#pass(act) {
		act()
		this.#i++
	}

	/** @param {Item['kind']} kind @param {string} text @param {number} value @param {number} length  in characters */
	#push(kind, text, value, length) {
		this.row.push({ kind, text, value, at: this.#characters[this.#i].at, glued: this.#glued })
		this.#i += length
	}

	#number(sign) {
		let digits = ''
		while (isDigit(this.#char(sign.length + digits.length))) digits += this.#char(sign.length + digits.length)
		this.#push(
			'number',
			sign + digits,
			digits.length > 4 ? Infinity : Number(sign + digits),
			sign.length + digits.length,
		)
	}

	/** A dash between digits parts them, -1 is a row without a queen, any other stands for an empty square. */
	#dash() {
		const follows = isDigit(this.#char(1)),
			precedes = isDigit(this.#char(-1))
		if (follows && precedes) this.#i++
		else if (this.#char(1) === '1' && !isDigit(this.#char(2)) && this.#char(-1) !== '-') this.#number('-')
		else this.#push('sign', '-', 0, 1)
	}

	#word() {
		let letters = '',
			digits = ''
		while (isLetter(this.#char(letters.length))) letters += this.#char(letters.length)
		while (isDigit(this.#char(letters.length + digits.length)) && digits.length < 3)
			digits += this.#char(letters.length + digits.length)
		if (digits === '' && /^(true|false)$/i.test(letters))
			return this.#push('number', letters, Number(/^t/i.test(letters)), letters.length)
		if (/^Q?[a-z]$/.test(letters) && /^[1-9]\d?$/.test(digits))
			return this.#push('square', letters.slice(-1) + digits, 0, letters.length + digits.length)
		for (const letter of letters) {
			if (!RANKS.has(letter)) refuse('character', this.#characters[this.#i])
			this.#push('sign', letter, 0, 1)
			this.#glued = true
		}
	}

	/** Between two bars with nothing in it lies an empty square, unless bars only frame the rows. */
	#passBar() {
		const count = this.row.length - (this.#bar ?? this.row.length)
		if (this.#bar !== null && count === 0) this.row.push({ ...this.#blank() })
		if (this.#bar !== null && count > 1) this.#isFrame = true
		this.#bar = this.row.length
		this.#i++
	}

	#blank() {
		return {
			kind: /** @type {const} */ ('sign'),
			text: '.',
			value: 0,
			at: this.#characters[this.#i].at,
			glued: false,
			blank: true,
		}
	}

	#quote() {
		this.isQuoted = true
		if (this.#inQuote === null) this.#inQuote = this.row.length
		else {
			const items = this.row.slice(this.#inQuote)
			this.#inQuote = null
			if (items.length > 1 || /^\d\d/.test(items[0]?.text ?? '')) this.#endRow()
		}
		this.#i++
	}

	#close() {
		this.#depth = Math.max(0, this.#depth - 1)
		if (this.row.length > 0) this.#endRow()
		else this.#endBoard()
		this.#i++
	}

	#nextLine() {
		const isEmpty = !this.#has
		this.#i++
		if (isEmpty || this.#depth < 2) this.#endLine()
		if (isEmpty) this.#endBoard()
		this.#has = false
		this.#passBorder()
	}

	#endLine() {
		if (this.#isFrame) this.row = this.row.filter(item => !item.blank)
		this.#endRow()
		this.#isFrame = this.#glued = false
		this.#bar = this.#inQuote = null
	}

	#endRow() {
		if (this.row.length > 0) this.rows.push(this.row)
		this.row = []
		this.#inQuote = this.#bar = null
	}

	#endBoard() {
		if (this.rows.length > 0) this.boards.push(this.rows)
		this.rows = []
	}

	/** A line of corners and dashes is no row, nor an empty line. */
	#passBorder() {
		let end = this.#i
		while (end < this.#characters.length && this.#characters[end].char !== '\n') end++
		const line = this.#characters
			.slice(this.#i, end)
			.map(({ char }) => char)
			.join('')
		if (!CORNER.test(line) || !BORDER.test(line)) return
		this.#i = end
		this.#has = true
	}
}

// --- from rows to a board -----------------------------------------------------------------------------------

/** @param {string} text @returns {ReadBoard | {fault: Fault}} */
export function readBoard(text) {
	try {
		if (text.length > LONGEST_TEXT) throw new Refusal('long', LONGEST_TEXT, { most: LONGEST_TEXT })
		return { from: null, guessed: false, more: 0, .../** @type {any} */ (readFen(text) ?? readRows(text)) }
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal
		return { fault: placed(text, refusal) }
	}
}

/** The last line of a tutorial's output, `---92`: how many boards there are. */
const isCount = ([row, ...others]) =>
	others.length === 0 &&
	row.length > 1 &&
	row.every(({ kind, text }, i) => (i < row.length - 1 ? text === '-' : kind === 'number'))

function readRows(text) {
	const { boards, isQuoted } = new Cutter(charactersOf(text, startOf(text))).cut()
	const [first, ...others] = boards.filter(rows => !isCount(rows))
	if (!first) throw new Refusal('empty', 0)
	const kind = kindOf(first)
	const alike = [first, ...others.filter(rows => kindOf(rows) === kind)]
	// Rows with an empty line after each are one board.
	const apart = alike.length > 1 && alike.every(rows => rows.length === 1)
	const rows = apart ? alike.flat() : alike[0],
		more = apart ? 0 : alike.length - 1
	const read = { sign: readSigns, number: readNumbers, square: readSquares }[kind](
		kind === 'square' ? alike.flat() : rows,
	)
	const notation = isQuoted && read.notation === 'rows' ? 'strings' : read.notation
	return { ...read, notation, more: more + (read.more ?? 0) }
}

const kindOf = rows => (rows.some(row => row.some(({ kind }) => kind === 'sign')) ? 'sign' : rows[0][0].kind)

/** Every row as wide as the first, as many rows as columns: several boards where they are a multiple of them. */
function squared(rows) {
	const n = rows[0].length
	if (n > MAX_N) refuse('size', rows[0][MAX_N], { most: MAX_N })
	rows.forEach((row, i) => {
		if (row.length !== n) refuse('width', row[Math.min(n, row.length - 1)], { row: i, count: row.length, expected: n })
	})
	const count = rows.length / n
	const isSeveral = n > 3 && Number.isInteger(count)
	if (rows.length !== n && !isSeveral)
		refuse('height', rows[Math.min(n, rows.length - 1)][0], { rows: rows.length, columns: n })
	return { n, rows: rows.slice(0, n), more: isSeveral ? count - 1 : 0 }
}

/** @param {Item[][]} rows @param {(item: Item) => boolean} isQueen */
const queensOf = (rows, isQueen) =>
	rows.flatMap((row, i) => row.flatMap((item, col) => (isQueen(item) ? [{ row: i, col }] : [])))

function readSigns(given) {
	const { n, rows, more } = squared(partedRows(withoutRules(given).map(zerosAsSigns)))
	return { n, squares: queensOf(rows, queenSign(rows)), notation: 'rows', more }
}

/** Rows of dashes alone, where no dash stands for a square elsewhere, are rules between rows. */
function withoutRules(rows) {
	const isRule = row => row.every(({ text }) => text === '-')
	const others = rows.filter(row => !isRule(row))
	return others.length === 0 || others.some(row => row.some(({ text }) => text === '-')) ? rows : others
}

/** Among signs, zeros are empty squares. */
const zerosAsSigns = row =>
	row.flatMap(item => {
		if (item.kind === 'sign') return [item]
		const other = item.kind === 'square' ? 0 : item.text.search(/[^0]/)
		if (other >= 0) refuse('character', { at: item.at + other })
		return [...item.text].map((text, i) => ({
			...item,
			kind: /** @type {const} */ ('sign'),
			text,
			at: item.at + i,
			glued: i > 0 || item.glued,
		}))
	})

/** A board on one line, its rows parted by spaces. */
function partedRows(rows) {
	if (rows.length > 1 || rows[0].length < 4) return rows
	/** @type {Item[][]} */
	const parts = []
	for (const item of rows[0]) {
		if (parts.length === 0 || !item.glued) parts.push([])
		parts.at(-1)?.push(item)
	}
	return parts.every(part => part.length > 1) ? parts : rows
}

/** Of two tones alone the rarer is the queen's, the dark one if they are equal. @returns {(item: Item) => boolean} */
function queenSign(rows) {
	const counts = new Map()
	for (const { text } of rows.flat()) counts.set(text, (counts.get(text) ?? 0) + 1)
	const highest = Math.max(...[...counts.keys()].map(sign => RANKS.get(sign) ?? 0))
	if (highest === 0) return () => false
	const of = signs => [...counts].reduce((sum, [sign, count]) => sum + (signs.includes(sign) ? count : 0), 0)
	const light = of(LIGHT)
	if (highest === 1 && light > 0 && light + of(DARK) === rows.flat().length && light < of(DARK))
		return ({ text }) => LIGHT.includes(text)
	return ({ text }) => RANKS.get(text) === highest
}

// --- numbers ------------------------------------------------------------------------------------------------

const isBit = ({ value }) => value === 0 || value === 1

function readNumbers(rows) {
	for (const item of rows.flat()) if (item.kind !== 'number') refuse('character', item)
	const items = rows.flat(),
		[first] = rows
	if (items.length === 1) return readDigits(first[0])
	const isAlone = rows.every(row => row.length === 1),
		{ length } = first[0].text
	if (isAlone && length > 1 && items.every(({ text }) => /^[01]+$/.test(text) && text.length === length))
		return readMatrix(rows.map(([item]) => bitsOf(item)))
	if (isAlone && items.every(({ text }) => text.length > 2)) return { ...readDigits(first[0]), more: rows.length - 1 }
	if (rows.length > 1 && !isAlone && items.every(isBit)) return readMatrix(rows)
	if (rows.length > 1 && rows.every(row => row.length === 2)) return readPairs(rows)
	const isSeveral =
		rows.length > 1 &&
		first.length > 2 &&
		rows.every(row => row.length === first.length && row.every(({ value }) => value <= first.length))
	return isSeveral ? { ...readColumns(first), more: rows.length - 1 } : readColumns(items)
}

const bitsOf = item => [...item.text].map((text, i) => ({ ...item, text, value: Number(text), at: item.at + i }))

function readMatrix(given) {
	const { n, rows, more } = squared(given)
	return { n, squares: queensOf(rows, ({ value }) => value === 1), notation: 'matrix', more }
}

/** Digits without anything between them; one alone is a board of one square. */
function readDigits(item) {
	const most = 10
	if (item.text.length > most) refuse('digits', { at: item.at + most }, { most })
	return item.text === '-1'
		? readColumns([item])
		: { ...readColumns(bitsOf(item)), notation: item.text.length > 1 ? 'digits' : 'positions' }
}

/** What numbers from 0 or from 1, up to `n` of them, count from. @param {Item[]} items @param {number} n */
function base(items, n) {
	if (n > MAX_N) refuse('size', items[Math.min(MAX_N, items.length - 1)], { most: MAX_N })
	const from = items.some(({ value }) => value <= 0) ? 0 : 1
	const wrong = items.find(({ value }) => value > n - 1 + from)
	if (wrong) refuse('column', wrong, { value: piece(wrong), low: from, high: n - 1 + from })
	return { from, guessed: from === 1 && !items.some(({ value }) => value === n) }
}

function readColumns(items) {
	const n = items.length
	const { from, guessed } = base(items, n)
	const squares = items.map(({ value }, row) => ({ row, col: value - from })).filter(({ col }) => col >= 0)
	return { n, squares, notation: 'positions', from, guessed }
}

function readPairs(rows) {
	const items = rows.flat()
	const from = items.some(({ value }) => value === 0) ? 0 : 1
	const wrong = items.find(({ value }) => value < 0 || value > MAX_N - 1 + from)
	if (wrong) refuse('column', wrong, { value: piece(wrong), low: from, high: MAX_N - 1 + from })
	const n = Math.max(rows.length, ...items.map(({ value }) => value + 1 - from))
	const squares = rows.map(([row, col]) => ({ row: row.value - from, col: col.value - from }))
	once(
		squares,
		rows.map(([row]) => row),
	)
	return { n, squares, notation: 'pairs', ...base(items, n) }
}

// --- names of squares, FEN ----------------------------------------------------------------------------------

/** No square is named twice. @param {Square[]} squares @param {Item[]} items */
function once(squares, items) {
	const seen = new Set()
	squares.forEach(({ row, col }, i) => {
		if (seen.size === seen.add(row * MAX_N + col).size) refuse('twice', items[i], { value: piece(items[i]) })
	})
}

function readSquares(rows) {
	const items = rows.flat()
	for (const item of items) if (item.kind !== 'square') refuse('character', item)
	const places = items.map(({ text }) => ({ file: text.charCodeAt(0) - 97, rank: Number(text.slice(1)) }))
	const high = places.findIndex(({ rank }) => rank > MAX_N)
	if (high >= 0) refuse('size', items[high], { most: MAX_N })
	const n = Math.max(
		items.length > MAX_N ? 0 : items.length,
		...places.map(({ file, rank }) => Math.max(file + 1, rank)),
	)
	const squares = places.map(({ file, rank }) => ({ row: n - rank, col: file }))
	once(squares, items)
	return { n, squares, notation: 'squares' }
}

/** The first word is taken for FEN when it has slashes and digits, and letters or ranks that make up a board. */
function readFen(text) {
	const word = /^[\s\ufeff]*(\S+)/.exec(text)?.[1] ?? ''
	if (!/^[A-Za-z\d/]+$/.test(word) || !/\//.test(word) || !/\d/.test(word)) return null
	const start = text.indexOf(word),
		ranks = word.split('/')
	const width = rank => (rank.match(/\d+|\D/g) ?? []).reduce((sum, part) => sum + (isDigit(part) ? Number(part) : 1), 0)
	if (!/[A-Za-z]/.test(word) && ranks.some(rank => width(rank) !== ranks.length)) return null
	const squares = []
	let at = start
	ranks.forEach((rank, row) => {
		let col = 0
		for (const [part] of rank.matchAll(/\d+|\D/g)) {
			if (!isDigit(part[0]) && !/q/i.test(part)) refuse('character', { at })
			if (!isDigit(part[0])) squares.push({ row, col })
			col += isDigit(part[0]) ? Number(part) : 1
			at += part.length
		}
		const back = { at: Math.max(start, at - 1) }
		if (ranks.length > MAX_N) refuse('size', back, { most: MAX_N })
		if (col !== ranks.length) refuse('width', back, { row, count: col, expected: ranks.length })
		at++
	})
	return { n: ranks.length, squares, notation: 'fen' }
}

// --- out ----------------------------------------------------------------------------------------------------

/** The columns of a board with one queen in each row, null for any other. @param {{n: number, squares: Square[]}} board */
export function columnsOf({ n, squares }) {
	const columns = Array(n).fill(-1)
	for (const { row, col } of squares) columns[row] = columns[row] === -1 ? col : -2
	return columns.every(col => col >= 0) ? Uint8Array.from(columns) : null
}

const rowsOf = columns => Array.from(columns, col => Array.from(columns, (_, i) => (i === col ? 'Q' : '.')).join(''))

/** As LeetCode's judge takes it. @param {ArrayLike<number>} columns  -1 for an empty row */
export const toLeetCode = columns => JSON.stringify(rowsOf(columns))

/** The board field of FEN; runs of ten and more empty squares are numbers of several digits. @param {ArrayLike<number>} columns */
export const toFen = columns =>
	rowsOf(columns)
		.map(row => row.replace(/\.+/g, empty => String(empty.length)))
		.join('/')

/** @param {ArrayLike<number>} columns @param {0|1} [from] */
export const toPositions = (columns, from = 1) => Array.from(columns, col => col + from).join(' ')

/** A list as Python, JavaScript and JSON have it, columns from 0. @param {ArrayLike<number>} columns */
export const toList = columns => JSON.stringify(Array.from(columns))
