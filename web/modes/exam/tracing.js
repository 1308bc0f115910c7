import {html} from 'lit-html'
import {inset} from '../../board/inline.js'
import {isAt} from '../../engine/squares.js'
import {factsView, plain} from '../../ui/fields.js'
import {moveFocus} from '../../ui/grid.js'
import {isPlain} from '../../ui/keys.js'
import {playHere} from '../../ui/play.js'
import {arrayLabel, arrayView, boardView, examDrawing, fromZero, upTo} from './board.js'
import {headsView, rich, rowsView} from './sheet.js'
import {isTraced} from './state.js'
import {arraysAfter, countsAfter, HINTS, MOVES, queensAfter, TRACE_N, whereAfter} from './trace.js'

const ALL = countsAfter(MOVES.length)

export function tracingView(shown) {
	const {trace, words, act} = shown
	const {reply, done, misses, hints, hint} = trace,
		counted = countsAfter(done),
		counts = Object.entries(words.counts).map(([name, what]) => [what, counted[name]]),
		isBegun = done + misses + hints > 0,
		canHint = !isTraced(trace) && hint < HINTS
	return html`<section class="tracing" id="exam-trace" aria-labelledby="exam-q2"
		@focusin=${() => act('part', {part: 'trace'})}>
		<h3 id="exam-q2">${words.q2.heading}</h3>
		<p class="asked">${words.q2.text}</p><p class="how small">${words.q2.how}</p>
		<div class="hand column">
			<div>${handBoard(shown)}
				<p class="reply ${!reply || reply.why === 'right' ? 'good' : ''}"
					role="status">${rich(toldText(trace, words), words)}</p>
				<div class="acts flow">${plain(words.hint, () => act('hint'), {id: 'exam-hint', disabled: !canHint})}
					${plain(words.again, () => act('again'), {disabled: !isBegun})}
					${playHere(() => ({n: TRACE_N, queens: fromZero(queensAfter(done))}), shown, 'play-traced')}</div></div>
			<div class="beside">${rowsView(arraysOf(trace, words), words)}${factsView(counts)}</div>
			${logView(trace, words)}
		</div>
	</section>`
}

const EMPTY = {n: TRACE_N, numberSize: 8.5}
const INSET = inset(examDrawing(EMPTY))

function handBoard({trace: {done, reply}, words, act, focused, focus}) {
	const queens = queensAfter(done)
	const guess = square => act('guess', {square})
	const press = (event, square) => {
		if (moveFocus(event) || !isPlain(event) || !/^(Enter| )$/.test(event.key)) return
		guess(square)
		event.preventDefault()
	}
	const click = (event, square) => {
		event.currentTarget.focus({preventScroll: true})
		guess(square)
	}
	const cell = square => {
		const isHeld = queens.some(queen => isAt(queen, square))
		return html`<span role="gridcell" data-square="${square.row} ${square.col}"
	tabindex=${isAt(square, focused) ? 0 : -1} aria-label=${words.square(square, isHeld)}
	@click=${event => click(event, square)} @keydown=${event => press(event, square)}
	@focus=${() => focus(square)}></span>`
	}
	const rows = upTo(TRACE_N).map(row => html`<div role="row">${upTo(TRACE_N).map(col => cell({row, col}))}</div>`)
	return html`<div class="board-for-hands">${boardView({...EMPTY, queens, marks: reply ? [markOf(reply)] : []}, '')}
	<div class="squares" role="grid" aria-label=${words.traceBoard} .style=${INSET}>${rows}</div></div>`
}

const markOf = ({guess, kind, why}) => {
	return {...guess, sign: why !== 'right' ? 'cross' : kind === 'remove' ? 'gone' : 'ring'}
}

function toldText(trace, words) {
	const {done, reply, hint, misses, hints} = trace
	if (isTraced(trace)) return words.finished(ALL, misses, hints)
	if (reply?.why === 'right') return words.replies.right(reply, testsText(done - 1, words))
	if (reply) return words.replies[reply.why](reply)
	return hint ? words.hints[hint - 1]({...MOVES[done], where: whereAfter(done)}) : words.begin
}

function testsText(done, words) {
	const {kind, tests} = MOVES[done]
	if (kind === 'remove') return words.backed(whereAfter(done).row)
	return words.passed(tests.slice(0, -1).map(({square}) => square))
}

function arraysOf({done}, words) {
	const before = arraysAfter(Math.max(0, done - 1))
	return Object.entries(arraysAfter(done)).map(([name, cells]) => {
		const changed = upTo(cells.length).filter(index => cells[index - 1] !== before[name][index - 1])
		return arrayView({name, cells, changed}, arrayLabel(name, cells, words))
	})
}

function logView({done}, words) {
	const squares = tests => tests.map(({square: {row, col}}) => `(${row},\u00a0${col})`).join(' ') || '–'
	const cell = text => html`<td><span>${text}</span></td>`
	const moveView = ({kind, square, tests, arrays}, i) =>
		html`<tr class=${i < done ? 'found' : ''}><th scope="row">${i + 1}</th>
	${[words.does[kind](square), squares(tests), arrays.pos.join(' ')].map(cell)}</tr>`
	return html`<div class="scroll"><table class="log ${done ? '' : 'empty'}"><caption>${words.log}</caption>
	<thead><tr>${headsView(words.logHeads)}</tr></thead>
	<tbody>${MOVES.map(moveView)}</tbody></table></div>`
}
