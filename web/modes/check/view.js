import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {searches, mistakes} from '#searches'
import {numberedBoard, squaresFromColumns} from '../../board/inline.js'
import {judgeable} from '../../engine/arguments.js'
import {MAX_N} from '../../engine/known.js'
import {isAt} from '../../engine/squares.js'
import {plain, select, sizes, small} from '../../ui/fields.js'
import {rejectionsView} from '../../ui/rejections.js'
import {marked} from '../../words/marked.js'
import {mistakeView, printingView} from './program.js'
import {usualSearch, verdictTexts} from './verdict.js'

const nameOf = (id, words) => words.searches[id]?.name ?? id

const orAny = (options, any) => [['', any], ...options]

export function checkView(judging) {
	const {judgement, isReading, words} = judging,
		{fault} = judging.screen,
		isRiddleInFigure = !judging.isPage && judging.choices.example
	return html`<h2 class="hidden">${words.name}</h2>
	${isRiddleInFigure ? nothing : html`<div class="asked ask">${choicesView(judging)}</div>`}
	${rejectionsView(words.core, judging.rejections, fault && (judging.isTorn ? words.torn : words.core.noEngine(fault)))}
	${isReading ? readingView(judging) : nothing}
	${verdictView(judging)}
	${judging.exercise?.reply ? answeredView(judging) : nothing}
	${judgement && (judgement.as !== 'trace' || judging.figure) ? judgedView(judging) : nothing}
	${judging.text === null ? nothing : textView(judging)}`
}

function choicesView(judging) {
	const {choices, isEmpty, words} = judging
	const names = judgeable(searches).map(({id}) => [id, nameOf(id, words)]),
		examples = mistakes.map((id, i) => [id, words.exampleOf(i + 1)]),
		riddles = {id: 'check-example', value: choices.example ?? '', options: orAny(examples, words.noExample)}
	return html`<p class="lead">${words.lead}</p>
	${select({
		...{id: 'check-n', label: words.n, value: choices.n ?? ''},
		options: orAny(sizes(MAX_N, String), words.workedOut),
		act: n => judging.choose({n: n === '' ? null : n}),
	})}
	${select({
		...{id: 'check-search', label: words.search, value: judging.search ?? ''},
		options: choices.example ? names : orAny(names, words.anySearch),
		act: search => judging.choose({search: search || null}),
	})}
	${judging.isPage ? select({...riddles, label: words.example, act: example => judging.riddle(example)}) : nothing}
	<p class="flow">
		<label class="file plain">${words.open}<input type="file" class="hidden" id="check-file"
			@change=${event => event.target.files[0] && judging.take(event.target.files[0])}></label>
		${isEmpty || !judging.text ? nothing : plain(words.edit, judging.edit, {id: 'check-edit'})}
		${isEmpty ? nothing : plain(words.another, () => judging.take(''), {id: 'check-clear'})}
	</p>`
}

const readingView = ({words, read, stop}) => html`<p class="reading flow">
	<progress aria-label=${words.readingLabel}></progress> ${words.reading(read)}
	${plain(words.stop, stop, {id: 'check-stop'})}</p>`

/** False for pasted and dropped text, which is checked at once. */
const isTyping = ({inputType = ''}) => inputType !== '' && !/^insertFrom(Paste|Drop|Yank)/.test(inputType)

function textView(judging) {
	const {words} = judging
	const drop = event => {
		event.preventDefault()
		const {files} = event.dataTransfer
		judging.take(files[0] ?? event.dataTransfer.getData('text'))
	}
	const judge = ({target}) =>
		judging.text.trim() ? judging.take(judging.text) : target.closest('section').querySelector('textarea').focus()
	const press = event => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
		event.preventDefault()
		judge(event)
	}
	const input = event => {
		judging.write(event.target.value)
		if (!isTyping(event)) judge(event)
	}
	return html`<section class=${judging.isEmpty ? 'first column' : 'edit'}
		@dragover=${event => event.preventDefault()} @drop=${drop}>
		<div><label for="check-text">${words.paste}</label>
		<textarea id="check-text" rows="12" spellcheck="false" autocomplete="off" autocapitalize="off"
			placeholder=${words.placeholder} .value=${live(judging.text)} @input=${input} @keydown=${press}></textarea>
		<p class="flow"><button class="main" id="check-judge" @click=${judge}>${words.judge}</button>
		${small(words.privacy)}</p></div>
		${judging.isEmpty ? howView(judging) : nothing}
	</section>`
}

function howView(judging) {
	const {how} = judging.words
	return html`<div class="how"><h3>${how.title}</h3>
	<p>${marked(how.boards)}</p>
	<p>${marked(how.trace)}</p>
	<pre class="lines">${how.lines}</pre>
	<p>${marked(how.others)}</p>
	${printingView(judging)}</div>`
}

function verdictView(judging) {
	const {judgement, printed, words} = judging,
		{title, sentence, more} = judgement ? verdictTexts(judging) : {more: []},
		isOne = judgement?.why === 'boards-missing' && judgement.different === 1,
		near = judgement?.verdict === 'consistent' && judgement.until !== null && usualSearch(judgement.like ?? [])
	return html`<div role="status">${
		judgement
			? html`<p class="verdict ${judgement.right ? judgement.verdict : ''}">
		<strong>${title}</strong> <span>${marked(sentence)}</span></p>`
			: nothing
	}</div>
	${isOne ? plain(words.onlyFirst, () => judging.judge(printed, {first: true}), {id: 'check-first'}) : nothing}
	<p class="more" role="status">${more.map(line => html`<span>${line}</span> `)}</p>
	${
		near
			? plain(words.compareWith(nameOf(near, words)), () => judging.choose({search: near}), {id: 'check-near'})
			: nothing
	}`
}

function answeredView({exercise: {reply, scored}, words}) {
	const {attempt, answers} = scored,
		name = attempt ? words.attempt : words.forget,
		may = answers.length > 0 && attempt !== 'last'
	return html`<p class="answered flow">${words.answered[reply]}
	${may ? plain(name, () => scored.forget(), {id: 'check-forget'}) : nothing}</p>`
}

const judgedView = judging => html`<div class="judged column ${judging.judgement.as}" ?data-coming=${!judging.isWhole}>
		${linesView(judging)}
		${judging.figure ? didView(judging) : nothing}
		${shouldView(judging)}
		${likelyView(judging)}
	</div>`

function didView({figure, judgement, isPage, isRiddle, words}) {
	const does = words.programDoes(figure.moment?.event, judgement.from ?? 0, isRiddle)
	const show = () => figure.toggleAttribute('data-panels')
	return html`<section class="did"><h3>${words.did}</h3>
	<p class="sentence" id="check-does">${does}</p>${figure}
	${isPage ? plain(words.panels, show, {id: 'check-panels'}) : nothing}</section>`
}

const FEW_LINES = 2

function linesView(judging) {
	const {printed, judgement, words} = judging,
		lines = printed.around()
	if (lines.length === 0)
		return html`<section class="printed"><h3>${words.printed}</h3>
		<p class="small">${words.tooLong}</p></section>`
	const wrong = new Set([judgement.line, ...(judgement.faultLines ?? [])]),
		unread = new Set(judgement.unreadLines)
	const line = ({number, text}) => {
		const isNow = number === printed.at,
			isWrong = wrong.has(number),
			state = isWrong ? 'wrong' : isNow ? 'now' : unread.has(number) ? 'unread' : '',
			far = Math.abs(number - printed.at) > FEW_LINES ? 'far' : ''
		return html`<li class="${state} ${far}" aria-current=${isNow ? 'true' : nothing}>
		<button type="button" @click=${() => judging.goToLine(number)}>
			<span class="number">${number}</span><code>${text || ' '}</code><span
			class="hidden">${isWrong ? words.changes.wrong : ''}</span></button></li>`
	}
	const end = lines.at(-1).number
	const isOver = judgement.line > end && end === printed.lines.length
	const after = html`<li class="wrong"><span class="number">${judgement.line}</span><i>${words.nothingMore}</i></li>`
	return html`<section class="printed"><h3>${words.printed}</h3><ol class="lines">${lines.map(line)}
		${isOver ? after : nothing}
	</ol>${faultsView(judging)}</section>`
}

const MOST_FAULTS = 12

function faultsView(judging) {
	const {words} = judging,
		{faults, faultLines = []} = judging.judgement
	if (!(faults > 1)) return nothing
	const way = line => plain(String(line), () => judging.goToLine(line), {title: words.toLine(line)}),
		ways = faultLines.slice(0, MOST_FAULTS).map(line => html` ${way(line)}`)
	return html`<p class="small faults">${words.faults(faults)}${ways}</p>`
}

function shouldView({judgement, before, words, base}) {
	if (judgement.as === 'boards') return boardsView(judgement, words, base)
	const wanted = judgement.until === judgement.line ? judgement.instead : judgement.expected
	if (judgement.right || !before || !wanted) return nothing
	const {n} = judgement,
		{kind, row, col} = wanted,
		has = row !== undefined && col !== undefined
	const queens = squaresFromColumns(before.queens).filter(queen => kind !== 'remove' || !isAt(queen, wanted))
	if (kind === 'place' && has) queens.push({row, col, color: 'good'})
	const marks = has && kind !== 'place' ? [{row, col, sign: kind === 'remove' ? 'gone' : 'ring'}] : [],
		from = judgement.from ?? 0,
		text = words.eventOf(wanted, from)
	return html`<section class="should"><h3>${words.should}</h3>
		${numberedBoard(n, {queens, marks, from}, text)}<p>${marked(text)}</p></section>`
}

function boardsView({n, found, expected, by}, words, base) {
	const isSquare = found && found.rows === n && found.columns === n
	const squares = isSquare ? found.squares.map(([row, col]) => ({row, col})) : []
	const lines = by?.attacks ? [{from: {row: by.row, col: by.col}, to: {row: by.attacks[0], col: by.attacks[1]}}] : []
	const isHit = square => lines.some(({from, to}) => isAt(from, square) || isAt(to, square))
	const queens = squares.map(square => ({...square, color: isHit(square) ? 'accent' : 'ink'}))
	const section = (title, shown) => html`<section class="should"><h3>${title}</h3>
		${numberedBoard(n, {...shown, from: base}, title)}</section>`
	return html`${isSquare ? section(words.wrongBoard, {queens, lines}) : nothing}
	${expected ? section(words.missingBoard, {queens: squaresFromColumns(expected.board)}) : nothing}`
}

function likelyView(judging) {
	const {choices, isExplained, isPage, words} = judging,
		{right, likely, like, as, stops} = judging.judgement,
		hasRight = as === 'trace' && isPage && like?.length > 0
	if (as === 'nothing' || (right && likely.length === 0)) return nothing
	if (choices.example && !isExplained)
		return html`<section class="likely"><h3>${words.riddle}</h3><p>${words.riddleText}</p>
			<p>${plain(words.tell, () => judging.explain(), {id: 'check-tell'})}</p></section>`
	const goRight = () => plain(words.goRight, () => judging.goRight(), {id: 'check-right'})
	if (likely.length === 0) return hasRight ? html`<section class="likely">${goRight()}</section>` : nothing
	const title = stops ? words.ifAllWanted : words.likelyTitle
	return html`<section class="likely"><h3>${title}</h3>
		${likely.map(id => html`<p>${marked(words.mistakes[id])}</p>`)}
		${small(words.ofKnown(likely.length, mistakes.length))}
		${
			isPage
				? html`<p class="flow">${hasRight ? goRight() : nothing}
			${plain(words.seeIt, () => judging.seeIt(likely[0]), {id: 'check-see'})}</p>`
				: nothing
		}</section>
		${mistakeView(likely[0], judging)}`
}
