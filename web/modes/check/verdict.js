// A judgement of an output in sentences: the fault, and the search that the output agrees with up to some line.

const USUAL = 'flags'
export const usualSearch = like => (like.includes(USUAL) ? USUAL : like[0])
const WAYS = ['transposed', 'fromRight', 'fromBelow']

/** Faults of an output that ends too early. */
const ENDINGS = ['boards-missing', 'ends-early']

/** Error messages of runtimes and compilers: patterns of the message, of the program's line, and of the error's
 * name. @type {[language: string, isOne: RegExp, line: RegExp, name: RegExp][]} */
const ERRORS = [
	[
		'Python',
		/^Traceback \(most recent|^ {2}File "[^"]+", line \d+$/m,
		/", line (\d+)/g,
		/^([\w.]+(?:Error|Exception|Interrupt))\b/gm,
	],
	[
		'Java',
		/^Exception in thread "/m,
		/^[ \t]+at (?!java|jdk|sun).*\.java:(\d+)\)/m,
		/^Exception in thread "[^"]*" ([\w.]+)/m,
	],
	[
		'JavaScript',
		/^[ \t]+at .*:\d+:\d+\)?$/m,
		/^(?!.*node:)\S.*:(\d+)$|^[ \t]+at (?!.*node:).*:(\d+):\d+/m,
		/^(?:Uncaught )?(\w*(?:Error|Exception))\b/m,
	],
	['Rust', /^thread '.*' panicked at /m, /:(\d+):\d+/, /()/],
	['Go', /^panic: /m, /\.go:(\d+)/, /^(panic)/m],
	['C', /Segmentation fault|core dumped/, /()/, /()/],
	['', /^[^\s:]+:\d+(:\d+)?: (fatal )?error: /m, /:(\d+)/, /()/],
]
/** Line beginnings by which source code is recognized. */
const SOURCE = /^\s*(#include|import |def |for |public |function |const |int )/m
const LAST_LINES = 200,
	LONGEST_MESSAGE = 20_000

const found = (form, text) => (form.global ? [...text.matchAll(form)].at(-1) : form.exec(text))?.slice(1).find(Boolean)

function errorIn(text) {
	const end = text.slice(-LONGEST_MESSAGE),
		[language, , line, name] = ERRORS.find(([, isOne]) => isOne.test(end)) ?? []
	return line && {language, line: Number(found(line, end)), name: found(name, end) ?? ''}
}

export function verdictTexts({judgement, printed, isRiddle, words, base}) {
	const {as, right, line, like = [], until, from, why, found, readings} = judgement,
		at = from ?? base
	if (as === 'nothing') {
		const text = printed.lines?.slice(-LAST_LINES).join('\n') ?? '',
			error = errorIn(text),
			doubt = judgement.doubt ? words.doubt(judgement.doubt) : words.whatIsRead
		const [title, sentence] = error
			? [words.error(error), '']
			: SOURCE.test(text)
				? words.source
				: [words.unreadable, doubt]
		return {title, sentence, more: []}
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
	const isGrid = as === 'boards' && found && readings.every(({as}) => as === 'grid')
	const title = isGrid ? words.wrongFrom(line) : ENDINGS.includes(why) ? words.endsEarly : words.wrongAt(line)
	return {title, sentence: words.why[why]({...judgement, isRiddle}, at), more}
}
