// A judgement as sentences: the fault first, then the search that it follows and how far. Pure.

const USUAL = 'flags'
export const usualSearch = like => (like.includes(USUAL) ? USUAL : like[0])
const WAYS = ['transposed', 'fromRight', 'fromBelow']

export function verdictTexts(judgement, {words, base, isRiddle}) {
	const {as, right, line, like = [], until, from} = judgement,
		at = from ?? base
	if (as === 'nothing') {
		const sentence = judgement.doubt ? words.doubt(judgement.doubt) : words.whatIsRead
		return {title: words.unreadable, sentence, more: []}
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
