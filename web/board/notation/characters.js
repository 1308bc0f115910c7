// The characters of a text: one for each that means the same, none that nobody sees.

export const DARK = '■⬛◼▪●'
export const LIGHT = '□⬜◻▫○'

const byCharacter = table => new Map(table.flatMap(([signs, means]) => [...signs].map(sign => [sign, means])))

export const RANKS = byCharacter([
	['Qq♕♛👑', 3],
	['*Xx★', 2],
	[DARK, 1],
	[`${LIGHT}.#-_·Oo0`, 0],
])

export const BARS = '|│┃║'
export const QUOTES = '"\''
export const OPENING = '[({'
export const CLOSING = '])}'
const SAME = byCharacter([
	['、，', ','],
	['“”„', '"'],
	['‘’', "'"],
	['−–—', '-'],
	['・‧', '·'],
])
/** Byte order marks, joiners, directions, and what chooses between a sign and a picture. */
const UNSEEN = /^(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|[\ufe00-\ufe0f])$/
export const BORDER = /^[\s+\-=:|─━═│┃║┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝]*$/
export const CORNER = /[+┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝─━═]|\|[\s:]*-|-[\s:]*\|/

export const isDigit = char => char >= '0' && char <= '9'
export const isLetter = char => /^[A-Za-z]$/.test(char ?? '')

function plain(char) {
	const code = char.codePointAt(0)
	const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : char
	return /[^\S\r\n]/.test(char) ? ' ' : (SAME.get(narrow) ?? narrow)
}

export function charactersOf(text, from) {
	const characters = []
	for (let at = from; at < text.length; ) {
		const char = String.fromCodePoint(text.codePointAt(at))
		const isPair = char === '\r' && text[at + 1] === '\n'
		if (!UNSEEN.test(char)) characters.push({char: char === '\r' ? '\n' : plain(char), at})
		at += isPair ? 2 : char.length
	}
	return characters
}
