// The whole mode as a drawing of what is chosen and known.

import {html} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {MAX_CLASSES_N, MAX_SOLUTIONS_N} from '../../engine/known.js'
import {plain, radios, select, sizes, small} from '../../ui/fields.js'
import {faultView} from '../../ui/refusals.js'
import {chosenView, imagesView, pagerView} from './detail.js'
import {EXERCISE_N, exerciseView} from './exercise.js'
import {questionView} from './question.js'
import {listed, solutionsOf} from './state.js'

export function solutionsView({choice, wrong, exercise, asked}, look) {
	const {words, place, now, fault, said} = look,
		{n, k, classes} = choice,
		isEmpty = solutionsOf(n) === 0
	const chosen = () => html`<section class="chosen"><h2 class="hidden">${words.chosenLabel}</h2>
    ${pagerView({count: listed(choice), place, wrong, isClasses: classes}, look)}${chosenView(now, look)}</section>`
	return html`
    ${choicesView(choice, look)}
    ${faultView(fault && words.fault(fault))}
    ${isEmpty ? html`<p class="sentence">${words.noSolution(n)}</p>` : chosen()}
    ${allView(choice, isEmpty, look)}
    ${isEmpty ? '' : imagesView(now, look)}
    ${questionView(asked, look)}
    ${n === EXERCISE_N ? exerciseView(exercise, k, look) : ''}
    <p class="hidden" role="status" aria-live="polite">${said}</p>`
}

const choicesView = ({n, classes}, {words, act}) =>
	html`<div class="ask">${[
		select({
			id: 'solutions-n',
			label: words.board,
			value: n,
			options: sizes(MAX_SOLUTIONS_N, words.boardSize),
			act: n => act.choose({n}),
		}),
		radios({
			name: 'classes',
			label: words.which,
			value: classes,
			options: [false, true].map(classes => [classes, words.lists(classes, listed({n, classes}))]),
			act: classes => act.choose({classes}),
			kind: 'which',
		}),
	]}</div>`

function allView(choice, isEmpty, {words, act, place}) {
	const count = listed(choice),
		at = Math.max(0, place) + 1
	const none = () => html`<p>${words.noClasses(MAX_CLASSES_N)}
    ${plain(words.listAll, () => act.choose({classes: false}))}</p>`
	const overview = () => html`<input type="range" id="overview" min="1" max=${count} step="1" .value=${live(String(at))}
    aria-label=${words.overview} aria-valuetext=${words.placeIn(at, count)}
    @input=${event => act.chooseAt(Number(event.target.value) - 1)}>`
	return html`<section class="all" ?hidden=${isEmpty}><h2 class="hidden">${words.allLabel}</h2>
    ${count === 0 ? none() : ''}
    <div class="grid" role="grid" ?hidden=${count === 0}></div>
    ${count > 1 ? overview() : ''}
    ${small(choice.classes ? words.classesMeaning : words.gridHint)}
  </section>`
}
