// The chosen board: which one it is, what can be done with it, what its turns and mirrors make of it. Pure.

import {html, nothing} from 'lit-html'
import {squaresOf} from '../../board/inline.js'
import {numberField, plain, select, small} from '../../ui/fields.js'
import {wrongView} from '../../ui/refusals.js'
import {marked} from '../../words/marked.js'
import {picture} from './picture.js'
import {classesOf, solutionsOf} from './state.js'

/**
 * @typedef {{by: string, board: Uint8Array, number: number|undefined, part?: number}} Image  part: of the way to its
 *   number
 * @typedef {{n: number, k: number, board: Uint8Array|null, part: number, size: number|undefined, place:
 *   number|undefined, images: Image[]|null}} Shown  what is known of a board. board: null while it is looked for; part:
 *   of the way to it, 0 … 1; size: boards in its class; place: of its class among the classes, from 0
 */

/** `place` counts from 0, -1 where it is not known. */
export function pagerView({count, place, wrong, isClasses}, {words, act}) {
	const w = isClasses ? words.classPager : words.pager
	const step = (id, key, isOff, path) => html`<button type="button" id=${id} ?disabled=${isOff}
    aria-label=${w[id]} @click=${() => act.step(key)}><svg class="arrow" viewBox="0 0 24 24"
    aria-hidden="true"><path d=${path}></path></svg></button>`
	const number = numberField({
		id: 'number',
		value: place < 0 ? '' : words.count(place + 1),
		digits: words.count(count).length + 1,
		wrong: wrong ? 'number-wrong' : undefined,
		act(text, field) {
			act.go(text)
			field.blur()
		},
	})
	return html`<div class="pager">${step('previous', 'ArrowLeft', place <= 0, 'M15 5l-7 7 7 7')}
    <label><span>${w.before}</span> ${number}</label> <span>${w.after(count)}</span>
    ${step('next', 'ArrowRight', place < 0 || place >= count - 1, 'M9 5l7 7-7 7')}</div>
  ${wrongView(wrong && words.badPlace(wrong, count), 'number-wrong')}`
}

export function chosenView(shown, look) {
	const {words, act, searches, search, far, takeView} = look,
		{n, k, board} = shown,
		squares = board ? squaresOf(board) : []
	const label = board ? words.picture(n, squares) : words.seeking(k, shown.part)
	const by = {id: 'walk-search', label: words.search, value: search, options: searches}
	return html`
    <div class="walk-board">${picture(n, squares, {numbers: true, label})}
      <button type="button" id="walk-board" ?disabled=${!board} @click=${() => act.walk(k)}
        aria-label=${words.walkBoard(k)}></button></div>
    <div class="about">
      <div class="which-one">${board ? whichView(shown, words) : seekingView(shown, look)}</div>
      <p class="acts flow"><button type="button" class="main" id="walk-to" ?disabled=${!board}
        @click=${() => act.walk(k)}>${words.walk}</button> ${select({...by, act: id => act.walkBy(id)})}</p>
      ${small(far && words.farWalk(far))}
      ${takeView}
    </div>`
}

export const placeSentences = ({n, k, place}, words) => [
	words.place(k, solutionsOf(n)),
	place === undefined ? '' : words.classOf(place + 1, classesOf(n)),
]

function whichView(shown, words) {
	const own = shown.n === 1 ? '' : words.ownSymmetry(shown.size)
	return html`<p class="positions" id="positions">${words.positions(shown.board)}</p>
    <p class="sentence">${marked(words.joined([...placeSentences(shown, words), own]))}</p>`
}

const seekingView = ({k, part}, {words, act}) => html`<p class="sentence">${words.seeking(k, part)}</p>
  <progress max="1" .value=${part} aria-label=${words.seekingLabel}></progress>
  ${plain(words.stop, () => act.stop(), {id: 'stop'})}`

/** The eight images, each with its number, if that is known, and the one before it that it is equal to. */
export function imagesView({n, k, images, size}, {words, act}) {
	if (!images) return ''
	const w = words.images
	const numberOf = ({number, part}) =>
		number !== undefined ? w.number(number) : part === undefined ? w.find : w.finding(part)
	const view = (image, i) => {
		const isPresent = image.number === k,
			twin = images.slice(0, i).find(({board}) => String(board) === String(image.board))
		return html`<li><button type="button" class="image ${isPresent ? 'present' : ''}"
      aria-current=${isPresent ? 'true' : nothing} @click=${() => act.showImage(image)}>
      ${picture(n, squaresOf(image.board), {dots: n > 14})}
      <span class="by">${w.by[image.by]}</span><span class="number">${numberOf(image)}</span>
      ${twin ? html`<span class="twin">${w.same(w.by[twin.by])}</span>` : ''}</button></li>`
	}
	return html`<figure class="images"><h2>${w.title}</h2><ul>${images.map(view)}</ul>
    <figcaption>${w.caption(size)}</figcaption></figure>`
}
