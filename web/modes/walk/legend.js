// What the marks on the board mean, each drawn as the board draws it.

import { html, svg } from 'lit-html'
import { QUEEN } from '../../board/queens.js'

const square = svg`<rect x="1.25" y="1.25" width="21.5" height="21.5" class="accent"/>`

/** A queen as large as is said, at a place. */
const queen = (place, size, look) =>
	svg`<path transform="translate(${place}) scale(${size})" d=${QUEEN} class=${look}/>`

const SIGNS = {
	test: square,
	attacked: svg`${square}<path d="M8 8l8 8M16 8l-8 8" class="accent"/><path d="M-20 12H6" class="accent dotted"/>
    ${queen('-44 0', 24, 'fill')}`,
	free: svg`${square}<circle cx="12" cy="12" r="4.5" class="good"/>`,
	row: svg`<rect x="-42.75" y="1.25" width="65.5" height="21.5" class="accent"/>`,
	place: svg`<rect x="1.25" y="1.25" width="21.5" height="21.5" class="good"/>${queen('1.5 1', 21, 'fill-good')}`,
	remove: svg`<rect x="1.25" y="1.25" width="21.5" height="21.5" class="muted dashed"/>
    ${queen('1.5 1', 21, 'fill-faint')}`,
	leave: svg`<rect x="-42.75" y="1.25" width="65.5" height="21.5" class="muted dashed"/>`,
	attackedSquares: svg`<circle cx="12" cy="12" r="2.5" class="dot"/>`,
	tick: svg`<path d="M-43 12H23" class="line"/><path d="M-4 4v16M4 4v16M16 4v16" class="good"/>`,
}

export const legendView = words =>
	html`<ul class="legend">${Object.keys(SIGNS).map(
		sign => html`
  <li><svg viewBox="-44 0 68 24" aria-hidden="true">${SIGNS[sign]}</svg><span>${words.legend[sign]}</span></li>`,
	)}</ul>`
