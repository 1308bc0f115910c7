// A text cut into items (a sign for a square, a number, a square's name), rows and boards; each character is looked
// at a bounded number of times.

import {refuse} from './board.js'
import {BARS, BORDER, CLOSING, CORNER, isDigit, isLetter, OPENING, QUOTES, RANKS} from './characters.js'

const HEADS = [
	/^[\s\ufeff]*N(-Queens| ?クイーン)[^\r\n]*/,
	/^\s*\{\s*"[^[]*"solutions"\s*:/,
	/^\s*[A-Za-z_][\w<>:[\]* \t]*=/,
]
export const startOf = text => Math.max(0, ...HEADS.map(head => head.exec(text)?.[0].length ?? 0))

/** A closing bracket, a semicolon, a slash, a line end outside of inner brackets and the end of a quotation of
 * several items end a row; an empty line, or a bracket that closes after a row has ended, ends a board. */
export class Cutter {
	boards = []
	rows = []
	/** @type {import('./board.js').Item[]} */ row = []
	isQuoted = false

	#characters
	#depth = 0
	#i = 0
	/** How many items stood in the row when it was opened. */ #inQuote = null
	#glued = false
	// Of the present line: has it anything; how many items stood before its last bar; do bars only frame the rows.
	#has = false
	#bar = null
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

	#step({char, at}) {
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
		else refuse('character', {at})
		this.#glued = this.row.length > before
	}

	#pass(act) {
		act()
		this.#i++
	}

	#push(kind, text, value, length) {
		this.row.push({kind, text, value, at: this.#characters[this.#i].at, glued: this.#glued})
		this.#i += length
	}

	#run(is, from, most) {
		let text = ''
		for (let char; text.length < most && is((char = this.#char(from + text.length))); ) text += char
		return text
	}

	#number(sign) {
		const digits = this.#run(isDigit, sign.length, Infinity),
			text = sign + digits
		this.#push('number', text, digits.length > 4 ? Infinity : Number(text), text.length)
	}

	/** A dash between digits parts them, -1 is a row without a queen, any other stands for an empty square. */
	#dash() {
		if (isDigit(this.#char(1)) && isDigit(this.#char(-1))) this.#i++
		else if (this.#char(1) === '1' && !isDigit(this.#char(2)) && this.#char(-1) !== '-') this.#number('-')
		else this.#push('sign', '-', 0, 1)
	}

	#word() {
		const letters = this.#run(isLetter, 0, Infinity),
			digits = this.#run(isDigit, letters.length, 3)
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
		const count = this.#bar === null ? 1 : this.row.length - this.#bar,
			{at} = this.#characters[this.#i]
		if (count === 0) this.row.push({kind: 'sign', text: '.', value: 0, at, glued: false, blank: true})
		if (count > 1) this.#isFrame = true
		this.#bar = this.row.length
		this.#i++
	}

	#quote() {
		this.isQuoted = true
		const items = this.row.slice(this.#inQuote ?? Infinity)
		this.#inQuote = this.#inQuote === null ? this.row.length : null
		if (items.length > 1 || /^\d\d/.test(items[0]?.text)) this.#endRow()
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
		let end = this.#i,
			line = ''
		for (; end < this.#characters.length && this.#characters[end].char !== '\n'; end++)
			line += this.#characters[end].char
		if (!CORNER.test(line) || !BORDER.test(line)) return
		this.#i = end
		this.#has = true
	}
}
