// Line breaking without font metrics. The assumed widths of letters exceed those of most fonts.

const NARROW = /^[\s.,:;!|'ijlI()·]$/
const WIDE = new RegExp(
	'^[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff60\\uffe0-\\uffe6' +
		'\\u{1f300}-\\u{1faff}\\u{20000}-\\u{3fffd}]$',
	'u',
)
const CLINGS = /^[、。，．・：；？！）」』】〕〉》ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/,
	HOLDS = /[（「『【〔〈《]$/

export const textWidth = text =>
	[...text].reduce((sum, char) => sum + (WIDE.test(char) ? 1 : NARROW.test(char) ? 0.34 : 0.57), 0)

const PIECES = /(?:[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef]+)\s*/gu

function piecesOf(text) {
	const pieces = []
	for (const piece of text.match(PIECES) ?? []) {
		const before = pieces.at(-1)
		if (before !== undefined && (CLINGS.test(piece) || HOLDS.test(before.trimEnd()))) pieces[pieces.length - 1] += piece
		else pieces.push(piece)
	}
	return pieces
}

export function wrapped(text, ems) {
	const lines = []
	for (const piece of piecesOf(text)) {
		const line = lines.at(-1)
		if (line !== undefined && textWidth(line + piece.trimEnd()) <= ems) lines[lines.length - 1] += piece
		else lines.push(piece)
	}
	return lines.map(line => line.trim()).filter(Boolean)
}
