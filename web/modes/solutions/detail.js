// The chosen board: which one it is, what can be done with it, and what its turns and mirrors make of it. Pure: a
// drawing of what is known by now.

import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { classesOf, solutionsOf } from './state.js'
import { marked } from '../../words/marked.js'
import { squaresOf } from '../../board/inline.js'
import { picture } from './picture.js'

/**
 * @typedef {{by: string, board: Uint8Array, number: number|undefined, part?: number}} Image  part: of the way to its
 *   number, while it is being looked for
 * @typedef {object} Shown  what is known of the board that is shown
 * @property {number} n @property {number} k
 * @property {Uint8Array|null} board  null: it is being looked for
 * @property {number} part  of the way to it, 0 … 1
 * @property {number|undefined} size  boards in its class
 * @property {number|undefined} place  of its class in the list of classes, from 0
 * @property {Image[]|null} images
 */

const arrow = d => html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`

/** To the one before and the one after, and to any by its number. `place` counts from 0, -1 where it is not known. */
export function pagerView({ count, place, wrong, isClasses }, { words, act }) {
	const w = isClasses ? words.classPager : words.pager
	return html`<form class="pager" @submit=${event => act.submit(event)}>
    <button type="button" id="previous" ?disabled=${place <= 0} @click=${() => act.step('ArrowLeft')}
      aria-label=${w.previous}>${arrow('M15 5l-7 7 7 7')}</button>
    <label><span>${w.before}</span> <input id="number" name="number" inputmode="numeric" autocomplete="off"
      style="width:${words.count(count).length + 1}ch" .value=${live(place < 0 ? '' : words.count(place + 1))}
      @change=${event => act.submit(event)}></label>
    <span>${w.after(count)}</span>
    <button type="button" id="next" ?disabled=${place < 0 || place >= count - 1} @click=${() => act.step('ArrowRight')}
      aria-label=${w.next}>${arrow('M9 5l7 7-7 7')}</button>
  </form>
  ${wrong ? html`<p class="wrong" role="alert">${words.badPlace(wrong, count)}</p>` : nothing}`
}

/** @param {Shown} shown */
export function chosenView(shown, { words, act, searches, search, nameOf, takeView }) {
	const { n, k, board } = shown
	const squares = board ? squaresOf(board) : []
	return html`
    <div class="walk-board">${picture(n, squares, { numbers: true, label: board ? words.picture(n, squares) : words.seeking(k, shown.part) })}
      <button type="button" id="walk-board" ?disabled=${!board} @click=${() => act.walk(k)}
        aria-label=${words.walkBoard(k)}></button></div>
    <div class="about">
      <div class="which-one">${board ? whichView(shown, words) : seekingView(shown, { words, act })}</div>
      <p class="acts"><button type="button" class="main" id="walk-to" ?disabled=${!board}
        @click=${() => act.walk(k)}>${words.walk}</button>
        <label class="select"><span>${words.search}</span><select id="walk-search" .value=${live(search)}
          @change=${event => act.search(event.target.value)}>${searches.map(
						id => html`<option value=${id}
          ?selected=${id === search}>${nameOf(id)}</option>`,
					)}</select></label></p>
      ${act.isFar(k) ? html`<p class="small">${words.farWalk(act.isFar(k))}</p>` : nothing}
      ${takeView}
    </div>`
}

function whichView({ n, k, board, size, place }, words) {
	const sentences = [
		words.place(k, solutionsOf(n)),
		place === undefined ? '' : words.classOf(place + 1, classesOf(n)),
		n === 1 ? '' : words.ownSymmetry(size),
	]
	return html`<p class="positions" id="positions">${words.positions(board)}</p><p
	  class="sentence">${marked(words.joined(sentences))}</p>`
}

const seekingView = ({ k, part }, { words, act }) => html`<p class="sentence">${words.seeking(k, part)}</p>
  <progress max="1" .value=${part} aria-label=${words.seekingLabel}></progress> <button type="button" class="plain"
    id="stop" @click=${() => act.stop()}>${words.stop}</button>`

/** The eight images side by side, each with its number, if that is known, and the one before it that it is equal to.
 * @param {Shown} shown */
export function imagesView({ n, k, images, size }, { words, act }) {
	if (!images) return nothing
	const twin = i => images.findIndex(image => image.board.join() === images[i].board.join())
	return html`<figure class="images"><h2>${words.images.title}</h2>
    <ul>${images.map(
			(image, i) => html`<li><button type="button" class=${image.number === k ? 'image present' : 'image'}
			  aria-current=${image.number === k ? 'true' : nothing}
      @click=${() => act.showBoard(image)}>${picture(n, squaresOf(image.board), { dots: n > 14 })}
      <span class="by">${words.images.by[image.by]}</span><span
        class="number">${image.number !== undefined ? words.images.number(image.number) : image.part === undefined ? words.images.find : words.images.finding(image.part)}</span>
      ${
				twin(i) < i
					? html`<span
        class="twin">${words.images.same(words.images.by[images[twin(i)].by])}</span>`
					: nothing
			}</button></li>`,
		)}</ul>
    <figcaption>${words.images.caption(size)}</figcaption></figure>`
}
