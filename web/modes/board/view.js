// The play mode as one template. Pure.

import {html, nothing} from 'lit-html'
import {overBoard} from '../../board/geometry.js'
import {MAX_COMPLETE_N, MAX_N} from '../../engine/known.js'
import {messageView} from '../../ui/refusals.js'
import {factsView, plain, select, sizes, small, tick} from '../../ui/fields.js'
import {marked} from '../../words/marked.js'
import {clockText} from './clock.js'
import {attackedOn, attackersOf, attacksOn, isSolved, placeAt, squareAt, whatIsOn} from './state.js'

const LEVELS = [1, 2, 3]
const MOST_NAMED = 6

/** @param {any} shown  state, known, places, geometry, focused, puzzle, options @param {any} look  words, act, at */
export const playView = (shown, look) => html`<h2 class="hidden">${look.words.name}</h2>
	${askView(shown, look)}${messageView(shown.refusals)}
	<div class="field">${boardView(shown, look)}${toolsView(shown, look)}</div>
	<div class="known">${knownView(shown, look)}</div>
	<p class="hidden" role="status" aria-live="polite">${statusText(shown, look)}</p>`

function statusText({state: {board}, done, summary}, {words: w, at}) {
	if (done === null) return summary
	const {row, col} = placeAt(board, done),
		what = whatIsOn(board, done) || (attackersOf(board, done).length > 0 ? 'attacked' : 'free')
	return w.joined([w.did(w.square({row: at(row), col: at(col), what})), summary])
}

function askView({state: {board}, puzzle}, {words: w, act}) {
	const size = {id: 'board-n', name: w.size, value: board.n, kind: 'select size'},
		boards = sizes(MAX_COMPLETE_N, n => `${n} × ${n}`)
	const task = puzzle ? w.puzzleOf(puzzle) : w.task(board.n)
	const levels = LEVELS.map(level => plain(w.levels[level], () => act.puzzle(level)))
	return html`<div class="ask"><p>${task}&ensp;${select({...size, options: boards, act: n => act.resize(n)})}</p>
	<p class="puzzles flow" role="group" aria-label=${w.puzzles}>${plain(w.today, act.today)}
		<span>${w.another}</span> ${levels}</p></div>`
}

function boardView({state: {board}, geometry, focused, heat, added}, {words: w, act, at}) {
	const {n} = board,
		isAttacked = attackedOn(board),
		isAdded = new Set(added.map(({row, col}) => squareAt(board, row, col)))
	const cell = square => {
		const what = whatIsOn(board, square) || (isAdded.has(square) ? 'added' : isAttacked(square) ? 'attacked' : 'free')
		const {row, col} = placeAt(board, square)
		return html`<span role="gridcell" data-square=${square} data-has=${what}
			tabindex=${square === Math.min(focused, n * n - 1) ? 0 : -1}
			aria-label=${w.square({row: at(row), col: at(col), what, ways: heat?.[row][col]})}></span>`
	}
	const rowView = row => html`<div role="row">${[...Array(n).keys()].map(col => cell(row * n + col))}</div>`
	return html`<div class="mine"><canvas aria-hidden="true"></canvas><div class="squares" role="grid"
		aria-label=${w.boardLabel(n)} aria-description=${w.keysNote} .style=${overBoard(geometry)}
		@pointerdown=${act.hands} @pointermove=${act.hands} @pointerup=${act.hands} @pointerleave=${act.hands}
		@click=${act.hands} @contextmenu=${act.hands} @focusin=${act.hands} @keydown=${act.hands}
		>${[...Array(n).keys()].map(rowView)}</div></div>`
}

/** In an exercise, showing a completion means giving up, and the button says so. */
function toolsView({state: {past, future, board}, known, isUnsolved}, {words: w, act}) {
	const isEmpty = board.queens.length + board.closed.length === 0
	const hasMore = known.one && board.queens.length < board.n && (known.at < 0 || known.isListed)
	return html`<div class="tools flow"><p class="acts flow">
		${plain(w.undo, act.undo, {id: 'board-undo', disabled: !past})}
		${plain(w.redo, act.redo, {id: 'board-redo', disabled: !future})}
		${plain(w.clear, act.clear, {id: 'board-clear', disabled: isEmpty})}
		${plain(w.turn, act.turn, {id: 'board-turn', disabled: isEmpty})}
		${plain(w.mirror, act.mirror, {id: 'board-mirror', disabled: isEmpty})}</p>
		<button class=${`main ${isUnsolved ? 'quiet' : ''}`} id="board-complete" ?disabled=${!hasMore}
			@click=${act.complete}>
			${known.at >= 0 ? w.next : isUnsolved ? w.answer : w.complete}</button></div>`
}

function knownView(shown, look) {
	const {state, known, hasFacts, options, heat, puzzle, seconds, reading} = shown,
		{words: w, act, at} = look,
		{board} = state
	const option = name =>
		tick({id: `board-${name}`, label: w[name], value: options[name], act: on => act.set({[name]: on})})
	const possible = heat?.flat().filter(ways => ways > 0n).length
	return html`<p class="sentence">${marked(sentence(shown, w, at))} ${isCounting(known) ? stopView(look) : nothing}</p>
	${factsView([
		[w.facts.queens, w.of(board.queens.length, board.n)],
		[w.facts.closed, w.count(board.closed.length)],
		possible !== undefined && [w.facts.possible, w.count(possible - board.queens.length)],
		seconds !== undefined && [w.facts.time, clockText(seconds)],
	])}
	${shownView(known, {w, act})}
	${answeredView(shown, look)}
	<p class="how small">${w.how}</p>
	<p class="options">${option('attacks')} ${option('heat')}</p>
	${small(options.heat && (heat ? w.heatMeaning : known.one && (known.isGivenUp ? w.heatNone : w.heatComing)))}
	${puzzle ? html`<p class="options">${option('time')}</p>` : nothing}
	${known.one !== null && !isSolved(board) ? hintView(shown, look) : nothing}
	${known.one === null ? whyView(shown, look) : nothing}
	<h3 ?data-coming=${!hasFacts}>${w.further}</h3><p class="further flow" ?data-coming=${!hasFacts}>
		${act.walk ? plain(w.walk, act.walk, {id: 'board-walk', disabled: board.n > MAX_N}) : nothing}
		${act.compare ? plain(w.compare, act.compare, {id: 'board-compare', disabled: board.n > MAX_N}) : nothing}
		${plain(w.copy, act.copy, {id: 'board-copy'})}
		${act.takeAway ? takeView(w.export.open, act.takeAway) : nothing}
		<button type="button" class="plain" id="board-read" aria-expanded=${reading.isOpen}
			@click=${act.read}>${w.read}</button></p>
	${reading.isOpen ? readView(reading, look) : nothing}`
}

const takeView = (label, act) => html`<button type="button" class="plain" id="board-take" aria-haspopup="dialog"
	@click=${act}>${label}</button>`

export function sentence({state: {board}, known, puzzle}, w, at) {
	const {queens, n} = board
	if (isSolved(board)) return puzzle ? w.puzzleSolved(n) : w.solved(n)
	if (isCounting(known)) return w.counting(known.part) // short, since a button to stop follows
	const [attack] = attacksOn(board)
	const first = attack
		? w.attack(...[attack.a, attack.b].map(({row, col}) => w.place(at(row), at(col))))
		: w.stand(queens.length)
	return w.joined([first, verdict(known, w)])
}

function verdict(known, w) {
	const {one, count, isGivenUp} = known
	if (one === null) return w.cannot
	if (count !== undefined) return w.ways(count)
	return isGivenUp ? w.uncounted : w.looking
}

function answeredView({answered, attempt}, {words: w, act}) {
	if (!answered) return nothing
	const [name, on, id] =
		answered === 'other' ? [w.back, act.back, 'back'] : [attempt ? w.attempt : w.anew, act.anew, 'anew']
	return html`<p class="answered flow">${w.answered[answered]}
	${attempt === 'last' ? nothing : plain(name, on, {id: `board-${id}`})}</p>`
}

const isCounting = ({one, count, part, isGivenUp}) => one && count === undefined && part > 0 && !isGivenUp

const stopView = ({words: w, act}) => plain(w.stop, act.giveUp, {id: 'board-stop'})

function shownView({at, count, isListed}, {w, act}) {
	if (at < 0) return nothing
	return html`<p class="shown flow"><span role="status">${isListed ? w.shown(at + 1, count) : w.shownOne}</span>
	${plain(w.keep, act.keep, {id: 'board-keep'})} ${plain(w.hide, act.hide, {id: 'board-hide'})}</p>`
}

/** Reserves the hint's space. */
function hintView({hint, known}, {words: w, act, at}) {
	const before = hint?.before?.map(step => w.steps[step.kind](named(step, w, at))) ?? [],
		text = hint && w.joined([...before, w.hints[hint.kind](named(hint, w, at))])
	return html`<h3 class=${text ? nothing : 'untold'}>${w.hint}</h3><p id="board-hint">${text ? html`${text} ` : nothing}
		${plain(hint ? w.anotherHint : w.showHint, act.hint, {disabled: !known.one})}</p>`
}

const named = (step, w, at) => ({
	...step,
	line: step.line && w.line(step.line.isRow, at(step.line.index)),
	squares: step.squares?.slice(0, MOST_NAMED).map(({row, col}) => w.place(at(row), at(col))),
	columns: step.squares?.map(({col}) => at(col)).sort((one, other) => one - other),
	more: Math.max(0, (step.squares?.length ?? 0) - MOST_NAMED),
})

function whyView({state: {board}, known, lit}, look) {
	const {words: w, act, at} = look,
		{why, part = 0, isGivenUp} = known
	if (!why) {
		const again = () => plain(w.lookAgain, act.loadAgain, {id: 'board-again'})
		return html`<h3>${w.why}</h3><p class="small">${
			isGivenUp ? html`${w.whyGivenUp} ${again()}` : html`${w.whyComing(part)} ${stopView(look)}`
		}</p>`
	}
	const {given, blocked, chain} = why,
		all = [...given, ...blocked],
		isSeen = attacksOn(board).length > 0
	const point = step => () => act.light(step)
	const stepView = step => html`<li .style=${`--depth:${step.depth}`}><button type="button" class="step"
		aria-pressed=${step === lit} @click=${point(step)} @pointerenter=${point(step)} @focus=${point(step)}>
		${w.steps[step.kind](named(step, w, at))}</button></li>`
	return html`<h3>${w.why}</h3>
	<p>${all.length > 0 ? w.reason({given: given.length, blocked: blocked.length}) : w.reasonSize(board.n)}
		${all.length > 0 ? plain(w.showReason(all.length), point({squares: all})) : nothing}</p>
	${small(!chain && w.whyLong)}
	<ol class="chain" @pointerleave=${() => act.light(null)}>${isSeen ? nothing : chain?.map(stepView)}</ol>`
}

function readView({fault, at, count}, {words: w, act}) {
	const wrong = fault ? w.export.faults[fault.name](fault) : ''
	const step = (by, label, path) => html`<button type="button" aria-label=${label} title=${label}
		?disabled=${at + by < 0 || at + by >= count} @click=${() => act.leaf(by)}><svg viewBox="0 0 24 24"
		aria-hidden="true"><path d=${path}/></svg></button>`
	const pager = () => html`<p class="pager">${step(-1, w.previousRead, 'M15 5l-7 7 7 7')}
		<span role="status">${w.boardRead(at + 1, count)}</span>${step(1, w.nextRead, 'M9 5l7 7-7 7')}</p>`
	return html`<div class="read"><label for="board-text" class="small">${w.readLabel}</label>
	<textarea id="board-text" rows="6" spellcheck="false" autocomplete="off" autocapitalize="off"
		aria-describedby="board-wrong" aria-invalid=${wrong !== ''} @input=${event => act.take(event.target.value)}
		></textarea><p id="board-wrong" class="wrong" role="alert" ?hidden=${!wrong}>${wrong}</p>
	${count > 1 ? pager() : nothing}</div>`
}
