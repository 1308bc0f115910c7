import {html} from 'lit-html'
import {searches as types} from '#searches'
import {MAX_N} from '../../engine/known.js'
import {SPEEDS} from '../../figure/attributes.js'
import {named, numberField, plain, radios, select, sizes, slider} from '../../ui/fields.js'
import {initialPositionView} from '../../ui/initial-position.js'
import {faultView} from '../../ui/rejections.js'
import {button} from '../../figure/controls.js'
import {rejectionSentence} from '../../words/index.js'
import * as comparison from './comparison.js'
import {CLASSICS, CLOCKS, classicPair, NAMES, sideWalk} from './state.js'

export function boardChoice(words) {
	const {choice, choose} = comparison
	const board = {id: 'compare-n', label: words.board, value: choice.n, options: sizes(MAX_N, words.boardSize)}
	const classicView = ([name, classic]) => html`<button class="plain" data-classic=${name}
	aria-pressed=${classicPair(choice) === name}
	@click=${() => choose({'start-row': 0, 'with-start-row': 0, ...classic})}>${words.classics[name]}</button>`
	return html`<div class="ask">
	<div class="classics flow" role="group" aria-label=${words.classicsLabel}>${Object.entries(CLASSICS).map(
		classicView,
	)}</div>
	${select({...board, act: n => choose({n})})}
	${initialPositionView(choice, words, () => choose({given: [], blocked: []})) ?? ''}</div>`
}

export function searchChoice(side, words, base) {
	const {choice, choose} = comparison,
		{n, search, startRow} = sideWalk(choice, side),
		letter = words.sides[side],
		[name, row] = NAMES[side]
	const searchSelect = select({
		id: `compare-${name}`,
		name: words.searchOf(letter),
		value: search,
		options: types.map(({id}) => [id, words.searches[id]?.name ?? id]),
		act: id => choose({[name]: id, [row]: 0}),
	})
	const rowSelect = () =>
		select({
			id: `compare-${row}`,
			kind: 'select row',
			label: words.startRow,
			name: words.startRowOf(letter),
			value: startRow,
			options: [...Array(n).keys()].map(i => [i, i + base]),
			act: from => choose({[row]: from}),
		})
	return html`<b aria-hidden="true">${letter}</b>${searchSelect}
	${comparison.typeOf(search).takesStartRow ? rowSelect() : ''}`
}

export function clockView(words) {
	const {wrong} = comparison,
		{clock, at} = comparison.choice,
		end = comparison.end(),
		{last, all, isKnown} = end
	const rejection = wrong && {...wrong, name: words.value[clock], instead: words.count(at)}
	return html`<section class="clock flow" aria-label=${words.clockLabel}>
		${transportView(words)}
		${speedView(words)}
		${slider({
			...{id: 'compare-at', label: words.value[clock], text: words.valueText(clock, at, end)},
			...{high: Math.max(last, at, 1), value: at},
			act: comparison.seek,
		})}
		${radios({
			...{name: 'compare-clock', kind: 'same flow', label: words.clock, value: clock},
			options: named(CLOCKS, words.clocks),
			act: comparison.onOther,
		})}
		<label class="value flow" @focusin=${comparison.pause}><span>${words.value[clock]}</span>
			${numberField({
				id: 'compare-value',
				value: words.count(at),
				digits: words.count(Math.max(last, at)).length + 2,
				wrong: wrong ? 'compare-wrong' : undefined,
				act(text, field) {
					comparison.typed(text)
					field.blur()
				},
			})}
			<span>${isKnown ? words.of(all, at === last && last > all) : words.ofAtLeast(all)}</span></label>
		${lastingView(words)}
		${faultView(rejection && rejectionSentence(words.core, rejection), 'compare-wrong')}
	</section>`
}

function transportView({move}) {
	const {clock} = comparison.choice,
		play = comparison.playing ? 'pause' : 'play',
		to = name => () => comparison.move(name)
	return html`<div class="transport">
		${button('first', move.first, to('first'))}${button('back', move.back(clock), to('back'))}
		${button(play, move[play], comparison.toggle, 'main')}
		${button('forward', move.forward(clock), to('forward'))}${button('last', move.last, to('last'))}
	</div>`
}

function speedView(words) {
	const {speed, clock} = comparison.choice,
		text = words.speedText(speed, clock)
	const speeds = slider({
		...{id: 'compare-speed', text, high: SPEEDS.length - 1, value: SPEEDS.indexOf(speed)},
		act: index => comparison.setSpeed(SPEEDS[index]),
	})
	return html`<label class="speed flow"><span>${words.speed}</span> ${speeds} <output>${text}</output></label>`
}

function lastingView(words) {
	const {working} = comparison
	if (working || comparison.measuring())
		return html`<p class="lasting">${words[working ? 'working' : 'measuring']}
	${plain(words.stop, comparison.stop, {id: 'compare-stop'})}</p>`
	const measure = plain(words.measureAll, comparison.measure, {id: 'compare-measure'})
	return html`<p class="lasting" ?hidden=${!comparison.canMeasure()}>${measure}</p>`
}
