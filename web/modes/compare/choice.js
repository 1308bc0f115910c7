// What is compared: a classic pair, or a board, two searches and their start rows. Pure.

import {html} from 'lit-html'
import {MAX_N} from '../../engine/known.js'
import {select, sizes} from '../../ui/fields.js'
import {CLASSICS, classicOf, NAMES, walkOf} from './state.js'

export function boardChoice(choice, {words, choose}) {
	const board = {id: 'compare-n', label: words.board, value: choice.n, options: sizes(MAX_N, words.boardSize)}
	const classicView = ([name, classic]) => html`<button type="button" class="plain" data-classic=${name}
    aria-pressed=${String(classicOf(choice) === name)}
    @click=${() => choose({'start-row': 0, 'with-start-row': 0, ...classic})}>${words.classics[name]}</button>`
	return html`<div class="ask">
  <div class="classics flow" role="group" aria-label=${words.classicsLabel}>${Object.entries(CLASSICS).map(
		classicView,
	)}</div>
  ${select({...board, act: n => choose({n})})}</div>`
}

/** base: what rows count from. */
export function searchChoice(choice, side, {words, choose, types, base}) {
	const {n, search, startRow} = walkOf(choice, side),
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
			options: Array.from({length: n}, (_, i) => [i, i + base]),
			act: from => choose({[row]: from}),
		})
	return html`<b aria-hidden="true">${letter}</b>${searchSelect}
  ${types.find(({id}) => id === search)?.takesStartRow ? rowSelect() : ''}`
}
