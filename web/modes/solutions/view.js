// The whole mode as a drawing of what is chosen and known: the choice, the chosen board, the place of the grid, the
// parts below.

import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { MAX_SOLUTIONS_N } from '../../engine/known.js'
import { select, sizes } from '../../ui/fields.js'
import { faultView } from '../../ui/refusals.js'
import { chosenView, imagesView, pagerView } from './detail.js'
import { EXERCISE_N, exerciseView } from './exercise.js'
import { questionView } from './question.js'
import { listed, MAX_CLASSES_N, solutionsOf } from './state.js'

/** @param {import('./solutions.js').State} state @param {any} look */
export function solutionsView(state, look) {
	const { choice, exercise, asked } = state,
		{ words, now, fault } = look,
		{ n, k } = choice
	const isEmpty = solutionsOf(n) === 0
	return html`
    ${choicesView(choice, look)}
    ${faultView(fault && words.fault(fault))}
    ${isEmpty ? html`<p class="sentence">${words.noSolution(n)}</p>` : chosenSection(state, look)}
    ${allView(choice, isEmpty, look)}
    ${isEmpty ? nothing : imagesView(now, look)}
    ${questionView(asked, look)}
    ${n === EXERCISE_N ? exerciseView(exercise, { ...look, k }) : nothing}
    <p class="hidden" role="status" aria-live="polite">${look.said}</p>`
}

function choicesView(choice, { words, act }) {
	const { n, classes } = choice
	const kind = isClasses => html`<label><input type="radio" name="classes" .checked=${live(classes === isClasses)}
    @change=${() => act.choose({ classes: isClasses })}> ${words.lists(isClasses, listed({ ...choice, classes: isClasses }))}</label>`
	return html`<div class="ask">
    ${select({ id: 'solutions-n', label: words.board, value: n, options: sizes(MAX_SOLUTIONS_N, words.boardSize), act: n => act.choose({ n }) })}
    <fieldset class="which"><legend>${words.which}</legend>${[false, true].map(kind)}</fieldset>
  </div>`
}

function chosenSection({ choice, wrong }, look) {
	const { words, place, now } = look
	return html`<section class="chosen"><h2 class="hidden">${words.chosenLabel}</h2>
    ${pagerView({ count: listed(choice), place, wrong, isClasses: choice.classes }, look)}${chosenView(now, look)}</section>`
}

/** The grid draws what is in it by itself. */
function allView(choice, isEmpty, { words, act, place }) {
	const count = listed(choice),
		at = Math.max(0, place) + 1
	return html`<section class="all" ?hidden=${isEmpty}><h2 class="hidden">${words.allLabel}</h2>
    ${
			count === 0
				? html`<p>${words.noClasses(MAX_CLASSES_N)}
      <button type="button" class="plain" @click=${() => act.choose({ classes: false })}>${words.listAll}</button></p>`
				: nothing
		}
    <div class="grid" role="grid" ?hidden=${count === 0}></div>
    ${
			count > 1
				? html`<input type="range" id="overview" min="1" max=${count} step="1" .value=${live(String(at))}
      aria-label=${words.overview} aria-valuetext=${words.placeIn(at, count)}
      @input=${event => act.chooseAt(Number(event.target.value) - 1)}>`
				: nothing
		}
    <p class="small">${choice.classes ? words.classesMeaning : words.gridHint}</p>
  </section>`
}
