// Sections of the tutorial and family pages: prose and at most one figure. The figure contains a picture of its moment,
// for readers without scripts.

import {boardsSvg} from '../board/picture/svg.js'
import {listingLines} from '../searches/listings.js'
import {sentence} from '../views/narration.js'
import {attributes, code, html, raw} from './html.js'
import {proseWith} from './prose.js'

const listingText = search =>
	listingLines(search, 'python')
		.map(({pieces}) => pieces.map(({text}) => text.replaceAll('\t', '    ')).join(''))
		.join('\n')

export const figuresIn = sections => sections.flatMap(({body}) => body.flatMap(({figure = []}) => figure))

export function lessonWith({words, labels, sayings, facts, figures, moments}) {
	const ids = figuresIn(words.sections),
		own = Object.fromEntries(ids.map(id => [id, figures[id]])),
		prose = proseWith({facts, figures: own})

	function picture(id) {
		const {labels = 0} = own[id]
		const desc = sentence(moments[id], sayings, i => i + labels).replaceAll('**', '')
		const style = {title: words.figures[id], desc, source: '', language: sayings.language}
		return raw(boardsSvg([{moment: moments[id]}], {...style, labels}))
	}

	const listing = ({views, search = 'flags'}) =>
		views.includes('code') &&
		html`<pre tabindex="0" role="region" aria-label="${labels.listingLabel}">${code(listingText(search))}</pre>`

	const captions = (texts = {}) =>
		Object.entries(texts).map(([step, text]) => html`<p data-step="${step}">${text}</p>\n`)

	function figureView(id, texts) {
		const {size, ...figure} = own[id],
			style = size && `--n-queens-board-size: ${size}`
		return html`<figure class="live">
<n-queens ${attributes({id: `figure-${id}`, ...figure, style})}>
${captions(texts)}${picture(id)}${listing(figure)}
</n-queens>
<figcaption><b>${labels.figureNumber(ids.indexOf(id) + 1)}</b> ${words.figures[id]}</figcaption>
</figure>`
	}

	function sectionView({id, title, body, captions: texts}, number = null) {
		const at = body.findIndex(item => item.figure),
			name = body[at]?.figure
		const [before, after] = at < 0 ? [body, []] : [body.slice(0, at), body.slice(at + 1)]
		return html`<section id="${id}"${name ? html` class="with-figure"` : ''}>
<div class="prose"><h2>${number === null ? '' : html`<span class="number">${number}</span> `}${title}</h2>
${prose.blocks(before)}</div>
${name ? figureView(name, texts) : ''}
${after.length > 0 ? html`<div class="prose">${prose.blocks(after)}</div>` : ''}
</section>
`
	}

	return {prose, sectionView}
}
