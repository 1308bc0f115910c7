// A judgement as sentences: the fault first, then the search that it follows and how far. Pure.

const USUAL = 'flags'
export const usualSearch = like => (like.includes(USUAL) ? USUAL : like[0])
const WAYS = ['transposed', 'fromRight', 'fromBelow']

/** What runtimes and compilers print instead of the output: the language, and a match of the line and of the error's
 * name. @type {[language: string, isOne: RegExp, line: RegExp, name: RegExp][]} */
const ERRORS = [
	[
		'Python',
		/^Traceback \(most recent|^ {2}File "[^"]+", line \d+$/m,
		/, line (\d+)(?![\s\S]*, line \d)/,
		/^(\w+(?:Error|Exception|Interrupt))\b/m,
	],
	['Java', /^Exception in thread "/m, /\.java:(\d+)\)/, /^Exception in thread "[^"]*" ([\w.]+)/m],
	['JavaScript', /^\s+at .*:\d+:\d+\)?$/m, /:(\d+):\d+/, /^(?:Uncaught )?(\w*(?:Error|Exception))\b/m],
	['Rust', /^thread '.*' panicked at /m, /:(\d+):\d+/, /()/],
	['Go', /^panic: /m, /\.go:(\d+)/, /^(panic)/m],
	['C', /Segmentation fault|core dumped/, /()/, /()/],
	['', /^[^\s:]+:\d+(:\d+)?: (fatal )?error: /m, /:(\d+)/, /()/],
]

/** The error message that a text is; undefined: none. */
function errorIn(text) {
	const [language, , line, name] = ERRORS.find(([, isOne]) => isOne.test(text)) ?? []
	return line && {language, line: Number(line.exec(text)?.[1]), name: name.exec(text)?.[1] ?? ''}
}

export function verdictTexts(judgement, {words, base, isRiddle, text}) {
	const {as, right, line, like = [], until, from} = judgement,
		at = from ?? base
	if (as === 'nothing') {
		const error = errorIn(text),
			sentence = judgement.doubt ? words.doubt(judgement.doubt) : words.whatIsRead
		return error ? {title: words.error(error), sentence: '', more: []} : {title: words.unreadable, sentence, more: []}
	}
	const alike = until === null ? like : [usualSearch(like)].filter(Boolean)
	const names = alike.map(id => words.searches[id]?.name ?? id)
	const ways = WAYS.filter(way => judgement[way])
	const followed = names.length > 0 ? [words.followed({names, ways, line, until, instead: judgement.instead}, at)] : []
	const more = [...followed, words.readAs[as]?.(judgement), words.unread(judgement)].filter(Boolean)
	if (right)
		return {
			title: judgement.verdict === 'right' ? words.right : words.consistent,
			sentence: words.rightOf(judgement),
			more,
		}
	return {title: words.wrongAt(line), sentence: words.why[judgement.why]({...judgement, isRiddle}, at), more}
}
