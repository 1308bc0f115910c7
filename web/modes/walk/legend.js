import marks from '#legend'
import {html} from 'lit-html'
import {unsafeSVG} from 'lit-html/directives/unsafe-svg.js'

export const legendView = words =>
	html`<ul class="legend">${Object.entries(marks).map(
		([sign, svg]) =>
			html`<li><svg viewBox="0 0 72 24" aria-hidden="true">${unsafeSVG(svg)}</svg>
				<span>${words.legend[sign]}</span></li>`,
	)}</ul>`
