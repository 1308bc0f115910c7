import {equal, is, ok} from '#test'
import {isLit, listingLines} from '#web/searches/listings.js'
import {GIVEN} from './given.js'
import {WHOLE} from './printing.js'
import {programOf} from './programs.js'

/** Names of row and column in the listings of a search, if not `row` and `col`. */
const SQUARE = {
	scan: ['y - 1', 'x - 1'],
	wraparound: ['x', 'y'],
	first: ['i - 1', 'k - 1'],
	'exact-cover': ['row', 'column'],
	construction: ['row', 'column(row, n)'],
}
const HAS_SQUARE = ['test', 'place', 'remove', 'move']
/** Kinds without a trace: trace() is called before an event's line, and for these kinds that would be too early. */
const UNTRACED = ['level', 'done', 'call']

function tracedKind(lines, i) {
	const mark = lines[i].marks[0]
	if (!mark || UNTRACED.includes(mark) || mark === lines[i - 1]?.marks[0]) return null
	return mark.split(':')[0]
}

export const tracedKinds = (search, language) =>
	new Set(listingLines(search, language).flatMap((_, i, lines) => tracedKind(lines, i) ?? []))

function traced(search, lines, end) {
	return lines
		.flatMap((line, i) => {
			const code = line.pieces.map(({text, part}) => (part === null ? text : `part(${part}, ${text})`)).join('')
			const kind = tracedKind(lines, i)
			if (!kind) return [code]
			const args = [`"${kind}"`, ...(HAS_SQUARE.includes(kind) ? (SQUARE[search] ?? ['row', 'col']) : ['-1', '-1'])]
			const call = `${/^\t*/.exec(code)[0]}trace(${args.join(', ')})${end}`
			return /^\s*(\}|end$)/.test(code) ? [code, call] : [call, code]
		})
		.join('\n')
}

const examAsJavaScript = code =>
	code
		.replace(/end(if|for|function)/g, '}')
		.replace(/for \(k を 1 から N まで 1 ずつ増やす\)/, 'for (let k = 1; k <= N; k++)')
		.replace(/ が | かつ |←/g, word => ({' が ': ' === ', ' かつ ': ' && ', '←': '='})[word])
		.replace(/^(\t*(?:function|if|for) .*)$/gm, '$1 {')

export function assertLit(search, language, moments, most = Infinity) {
	const lines = listingLines(search, language),
		dark = new Set([...lines.keys()].filter(i => lines[i].marks.length > 0))
	for (const moment of moments) {
		const {step, event} = moment,
			lit = [...lines.keys()].filter(i => isLit(lines[i], moment)),
			where = `${search} in ${language}: ${event.kind} ${event.verdict}`
		lit.forEach(i => dark.delete(i))
		ok(lit.length > 0 === step > 0 && lit.length <= most, where)
		const own = lit.filter(i => !lines[i].marks.includes('call'))
		if (own.length > 1) is(own.at(-1) - own[0], own.length - 1, where)
	}
	equal([...dark], [], `${search} in ${language}: lines that never run`)
}

/** Columns in the lines `=COLUMNS` for searches that print whole boards: rows of signs, or squares with a border. */
const WITH_COLUMNS = {
	flags: text =>
		text.replace(
			/([#Q]+\n)+/g,
			board =>
				`=${board
					.match(/.+/g)
					.map(line => line.indexOf('Q'))
					.join(' ')}\n`,
		),
	scan: text =>
		text.replace(/(?<=^=).*/gm, board => {
			const squares = board.split(' ')
			return squares.flatMap((sign, i) => (sign === '1' ? (i % Math.sqrt(squares.length)) - 1 : [])).join(' ')
		}),
}

/** Languages whose code cannot restart: each walk takes a process. */
const ONCE_ONLY = ['ruby', 'c', 'cpp', 'csharp']

export function runOf(search, language) {
	const code = traced(search, listingLines(search, language), ['python', 'ruby'].includes(language) ? '' : ';'),
		given = search === 'flags' ? WHOLE : GIVEN,
		[before, ...after] = given[language === 'exam' ? 'javascript' : language][search],
		listing = language === 'exam' ? examAsJavaScript(code) : code,
		output = programOf(language, search, [{before, listing, after: after.join('\n')}])
	return walks => {
		const texts = ONCE_ONLY.includes(language) ? walks.flatMap(walk => output([walk])) : output(walks)
		return texts.map(text => (WITH_COLUMNS[search]?.(text) ?? text).trimEnd().split('\n'))
	}
}
