import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {overBoard} from '../../board/geometry.js'
import {MAX_COMPLETE_N} from '../../engine/known.js'
import {faultView, messageView} from '../../ui/rejections.js'
import {arrow, copyLabel, factsView, plain, select, sizes, small, tick} from '../../ui/fields.js'
import {marked, unmarked} from '../../words/marked.js'
import {clockText} from './attempt.js'
import {LEVELS} from './puzzle.js'
import {attackersOn, attacksOn, isFixed, isSolved, placeAt, squareAt, whatIsOn} from './state.js'

const MOST_NAMED = 6

/** @param {any} shown  see `#shown` in board.js, with `late` of the screen, the words `w`, `act` and `at` */
export const playView = shown => html`<h2 class="hidden">${shown.w.name}</h2>
	${askView(shown)}${messageView(shown.rejections)}
	<div class="field">${boardView(shown)}${toolsView(shown)}</div>
	${shown.late(1, () => html`<div class="known">${knownView(shown)}</div>`)}
	<p class="hidden" role="status" aria-live="polite">${statusText(shown)}</p>
	<p class="hidden" role="status">${shown.act.hands.isAtEdge ? shown.w.edge : ''}</p>`

function statusText(shown) {
	const {done, w} = shown,
		summary = unmarked(shown.summary)
	if (done === null) return summary
	return w.joined([w.did(squaresOf({...shown, heat: null, added: []})(done).label), summary])
}

/** Returns a function from a square to its content (`what`) and its name. */
function squaresOf({state: {board}, heat, added, w, at}) {
	const attackersOf = attackersOn(board),
		isAdded = new Set(added.map(({row, col}) => squareAt(board, row, col)))
	const emptyOn = square => (isAdded.has(square) ? 'added' : attackersOf(square).length > 0 ? 'attacked' : 'free')
	return square => {
		const what = whatIsOn(board, square) || emptyOn(square),
			{row, col} = placeAt(board, square),
			ways = heat?.[row][col]
		return {what, label: w.square({row: at(row), col: at(col), what, isFixed: isFixed(board, square), ways})}
	}
}

function askView({state: {board}, puzzle, today, w, act}) {
	const size = {id: 'board-n', name: w.size, value: board.n},
		boards = sizes(MAX_COMPLETE_N)
	const task = puzzle ? w.puzzleOf({...puzzle, ...board.puzzle, isToday: puzzle.name === today}) : w.task(board.n)
	const levels = LEVELS.map(level => plain(w.levels[level], () => act.puzzle(level))),
		kind = puzzle || act.exercise ? 'today' : 'today main'
	return html`<div class="ask"><p class="puzzles flow" role="group" aria-label=${w.puzzles}>
		<button class=${kind} id="board-today" @click=${act.today}>${w.today}</button>
		<input id="board-day" type="date" aria-label=${w.day} min="2020-01-01" max=${today}
			.value=${live(puzzle?.day ? puzzle.name : today)} @change=${event => act.day(event.target.value)}>
		<span class="new flow">${w.another} ${levels}
		${select({...size, options: boards, act: n => act.resize(n)})}</span></p>
	<p class="task">${task}</p></div>`
}

function boardView(shown) {
	const {state, geometry, w, act} = shown,
		{board} = state,
		{n} = board,
		{hands} = act,
		squareOf = squaresOf(shown)
	const cell = square => {
		const {what, label} = squareOf(square)
		return html`<span role="gridcell" data-square=${square} data-has=${what} ?data-fixed=${isFixed(board, square)}
			tabindex=${square === Math.min(hands.focused, n * n - 1) ? 0 : -1} aria-label=${label}></span>`
	}
	const rowView = row => html`<div role="row">${[...Array(n).keys()].map(col => cell(row * n + col))}</div>`
	return html`<div class="mine"><canvas aria-hidden="true"></canvas><div class="squares" role="grid"
		aria-label=${w.boardLabel(n)} aria-description=${w.boardKeys} .style=${overBoard(geometry)}
		@pointerdown=${hands} @pointermove=${hands} @pointerup=${hands} @pointerleave=${hands}
		@click=${hands} @contextmenu=${hands} @focusin=${hands} @keydown=${hands}
		>${[...Array(n).keys()].map(rowView)}</div></div>`
}

/** A button whose id, word and act have one name. */
const button = ({w, act}, name, disabled = false) => plain(w[name], act[name], {id: `board-${name}`, disabled})

function toolsView(shown) {
	const {state, known, puzzle, w, act} = shown,
		{past, future, board} = state,
		isEmpty = [...board.queens, ...board.closed].every(square => isFixed(board, square)),
		checkView = html`<button class="main" id="board-check" ?disabled=${isSolved(board)}
			@click=${act.check}>${w.check}</button>`
	const canHint = puzzle ? !isSolved(board) && known.one !== undefined : known.one && !isSolved(board)
	return html`<div class="tools flow"><p class="acts flow">
		${button(shown, 'undo', past.length === 0)} ${button(shown, 'redo', future.length === 0)}
		${button(shown, 'clear', isEmpty)} ${button(shown, 'hint', !canHint)}
		${puzzle ? checkView : nothing}</p>
		${puzzle ? revealView(shown) : completeView(shown)}</div>`
}

function completeView({state: {board}, known, w, act}) {
	const hasMore = known.one && board.queens.length < board.n && (known.at < 0 || known.isListed),
		label = known.at >= 0 ? w.next : act.exercise?.isOpen() ? w.answer : w.complete
	return plain(label, act.complete, {id: 'board-complete', disabled: !hasMore})
}

function revealView({state: {board}, isRevealing, w, act}) {
	if (!isRevealing) return plain(w.reveal, () => act.reveal(), {id: 'board-complete', disabled: isSolved(board)})
	return html`<span class="reveal flow" role="group" aria-label=${w.reveal}>${w.surely}
		${plain(w.yes, act.revealed, {id: 'board-reveal'})} ${plain(w.no, () => act.reveal(false))}</span>`
}

function knownView(shown) {
	const {state, known, hasFacts, isUnfolded, puzzle, isChecked, hint, w, act} = shown,
		{board} = state,
		isSilent = puzzle && !isChecked && !isSolved(board)
	return html`<p class="sentence">${marked(shown.summary)}
		${isCounting(known) && !puzzle ? stopView(shown) : nothing}</p>
	${puzzle?.isSolved && isSolved(board) ? resultView(shown) : nothing}
	${shownView(shown)}
	${answeredView(shown)}
	${
		hint?.before?.length > 0
			? chainView(hint.before, shown)
			: known.one === null && !isSilent
				? whyView(shown)
				: nothing
	}
	<button type="button" class="plain unfold" id="board-more" aria-expanded=${isUnfolded} @click=${act.unfold}>${
		isUnfolded ? w.less : w.more
	}</button>
	<div class=${`rest ${isUnfolded ? 'open' : ''}`} ?data-coming=${!hasFacts}>${restView(shown)}</div>`
}

function restView(shown) {
	const {state, known, options, heat, puzzle, seconds, isCopied, hasMouse, w, act} = shown,
		{board} = state
	const option = name =>
		tick({id: `board-${name}`, label: w[name], value: options[name], act: on => act.set({[name]: on})})
	const noHeat = known.one && (known.isGivenUp ? w.heatNone : w.heatComing),
		possible = heat?.flat().filter(ways => ways > 0n).length,
		isEmpty = board.queens.length + board.closed.length === 0
	return html`${factsView([
		[w.facts.queens, w.of(board.queens.length, board.n)],
		[w.facts.closed, w.count(board.closed.length)],
		possible !== undefined && !puzzle && [w.facts.possible, w.count(possible - board.queens.length)],
		seconds !== undefined && [w.facts.time, clockText(seconds)],
	])}
	<p class="how small">${w.how(hasMouse)}</p>
	<p class="options">${option('attacks')} ${option(puzzle ? 'time' : 'heat')}</p>
	${small(!puzzle && options.heat && (heat ? w.heatMeaning : noHeat))}
	<h3>${w.further}</h3><p class="further flow">
		${puzzle ? button(shown, 'free') : html`${button(shown, 'turn', isEmpty)} ${button(shown, 'mirror', isEmpty)}`}
		${act.ways ? waysView(board, act.ways, w) : nothing}
		${plain(copyLabel(isCopied, w.copy, w), act.copy, {id: 'board-copy'})}
		${act.takeAway ? plain(w.export.open, act.takeAway, {id: 'board-take', popup: 'dialog'}) : nothing}
		${plain(w.read, act.read, {id: 'board-read', expanded: act.reading.isOpen})}</p>
	${act.reading.isOpen ? readView(w, act) : nothing}`
}

const waysView = ({n}, {walk, compare, number}, w) => html`
	${plain(w.walk, walk, {id: 'board-walk', disabled: !walk})}
	${plain(w.compare, compare, {id: 'board-compare', disabled: !compare})}
	${number ? plain(w.number(n), number, {id: 'board-number'}) : nothing}`

const resultView = ({puzzle, isShared, w, act}) => html`<p class="result flow">
	<span>${w.result({...puzzle, time: clockText(puzzle.seconds)})}</span>
	<button type="button" class="main" id="board-share" @click=${act.share}>${copyLabel(isShared, w.share, w)}</button>
	${plain(w.nextPuzzle, act.next, {id: 'board-next'})}</p>
	<details><summary>${w.resultText}</summary><pre id="board-result">${act.shared.text}</pre></details>`

/** The sentence about the board. In a puzzle it reveals mistakes only after the reader requests a hint or a check. */
export function summary({state: {board}, known, puzzle, hint, isChecked, mistake}, w, at) {
	const {queens, n} = board
	if (isSolved(board)) return puzzle ? w.puzzleSolved(puzzle.isShown) : w.solved(n)
	if (hint) return w.hints[hint.kind](named(hint, w, at))
	if (!puzzle && isCounting(known)) return w.counting(known.part) // a short text, because the stop button needs space
	const [attack] = attacksOn(board),
		placeOf = ({row, col}) => w.place(at(row), at(col))
	const first = attack
		? w.attack(placeOf(attack.a), placeOf(attack.b))
		: puzzle
			? w.queensLeft(n - queens.length)
			: w.stand(queens.length)
	if (puzzle && mistake) return w.mistake(named(mistake, w, at))
	if (puzzle && isChecked)
		return known.one === null ? w.wrongSomewhere : w.joined([first, known.one ? w.rightSoFar : w.looking])
	if (puzzle) return first
	return w.joined([first, verdict(known, w)])
}

function verdict(known, w) {
	const {one, count, isGivenUp} = known
	if (one === null) return w.cannot
	if (count !== undefined) return w.ways(count)
	return isGivenUp ? w.uncounted : w.looking
}

function answeredView({w, act: {exercise, back}}) {
	if (!exercise?.reply) return nothing
	const {reply, scored} = exercise,
		{attempt} = scored
	const anew = () =>
		attempt === 'last' ? nothing : plain(attempt ? w.attempt : w.anew, () => scored.forget(), {id: 'board-anew'})
	return html`<p class="answered flow">${w.answered[reply]}
	${reply === 'other' ? plain(w.back, back, {id: 'board-back'}) : anew()}</p>`
}

const isCounting = ({one, count, part, isGivenUp}) => one && count === undefined && part > 0 && !isGivenUp

const stopView = ({w, act}) => plain(w.stop, () => act.facts.giveUp(), {id: 'board-stop'})

function shownView(shown) {
	const {known, w, act} = shown,
		{at, count, isListed} = known
	if (at < 0) return nothing
	return html`<p class="shown flow"><span role="status">${isListed ? w.shown(at + 1, count) : w.shownOne}</span>
	${button(shown, 'keep')} ${plain(w.hide, () => act.facts.hide(), {id: 'board-hide'})}</p>`
}

const named = (step, w, at) => ({
	...step,
	by: step.by && w.place(at(step.by.row), at(step.by.col)),
	line: step.line && w.line(step.line.isRow, at(step.line.index)),
	squares: step.squares?.slice(0, MOST_NAMED).map(({row, col}) => w.place(at(row), at(col))),
	columns: step.squares?.map(({col}) => at(col)).sort((one, other) => one - other),
	more: Math.max(0, (step.squares?.length ?? 0) - MOST_NAMED),
})

function whyView(shown) {
	const {state, known, w, act} = shown,
		{board} = state,
		{why, part = 0, isGivenUp} = known
	if (!why) {
		const again = () => plain(w.lookAgain, () => act.facts.load(board), {id: 'board-again'})
		return html`<h3>${w.why}</h3><p class="small">${
			isGivenUp ? html`${w.whyGivenUp} ${again()}` : html`${w.whyComing(part)} ${stopView(shown)}`
		}</p>`
	}
	const {given, blocked, chain} = why,
		all = [...given, ...blocked],
		isSeen = attacksOn(board).length > 0
	return html`<h3>${w.why}</h3>
	<p>${all.length > 0 ? w.reason({given: given.length, blocked: blocked.length}) : w.reasonSize(board.n)}
		${all.length > 0 ? plain(w.showReason(all.length), () => act.light({squares: all})) : nothing}</p>
	${small(!chain && w.whyLong)}
	${chainView(isSeen ? [] : (chain ?? []), shown)}`
}

function chainView(chain, {lit, w, act, at}) {
	const point = step => () => act.light(step)
	const stepView = step => html`<li .style=${`--depth:${step.depth}`}><button type="button" class="step"
		aria-pressed=${step === lit} @click=${point(step)} @pointerenter=${point(step)} @focus=${point(step)}>
		${w.steps[step.kind](named(step, w, at))}</button></li>`
	return html`<ol class="chain" @pointerleave=${() => act.light(null)}>${chain.map(stepView)}</ol>`
}

function readView(w, act) {
	const {fault, at, count} = act.reading,
		wrong = fault ? w.export.faults[fault.name](fault) : ''
	const pager = () => html`<p class="pager">${arrow(false, w.previousRead, () => act.leaf(-1), {disabled: at === 0})}
		<span role="status">${w.boardRead(at + 1, count)}</span>
		${arrow(true, w.nextRead, () => act.leaf(1), {disabled: at + 1 === count})}</p>`
	return html`<div class="read"><label for="board-text" class="small">${w.readLabel}</label>
	<textarea id="board-text" rows="6" spellcheck="false" autocomplete="off" autocapitalize="off"
		aria-describedby=${wrong ? 'board-wrong' : nothing} aria-invalid=${wrong !== ''}
		@input=${event => act.take(event.target.value)}></textarea>${faultView(wrong, 'board-wrong')}
	${count > 1 ? pager() : nothing}</div>`
}
