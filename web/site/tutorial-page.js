// The sample tutorial: sections of prose, each with at most one figure. Between its tags stands a picture of its
// moment, for readers without scripts.

import {boardsSvg} from '../board/picture/svg.js'
import {linesOf} from '../searches/listings.js'
import {FACTS, GROWTH} from './facts.js'
import {FIGURES} from './figures.js'
import {attributes, code, html, raw} from './html.js'
import {count} from '../words/numbers.js'
import {proseWith} from './prose.js'
import {FIGURES_SCRIPT, shell} from './shell.js'

const listingText = search =>
	linesOf(search, 'python')
		.map(({pieces}) => pieces.map(({text}) => text.replaceAll('\t', '    ')).join(''))
		.join('\n')

/** site: words of the pages around; narration: the sentences of events; moments: by figure, where it begins. */
export function tutorialPage({language, words, site, narration, moments}) {
	const {title, description, sections} = words,
		prose = proseWith({facts: FACTS, figures: FIGURES, count}),
		ids = Object.keys(FIGURES)

	function picture(id) {
		const moment = moments[id]
		const desc = narration[moment.event.kind](moment, i => i).replaceAll('**', '')
		const look = {title: words.figures[id], desc, source: '', language, id: `picture-${id}`}
		return raw(boardsSvg([{moment}], {...look, labels: 0}))
	}

	const listing = ({views, search = 'flags'}) =>
		views.includes('code') &&
		html`<pre tabindex="0" role="region" aria-label="${words.listingLabel}">${code(listingText(search))}</pre>`

	const captions = (texts = {}) =>
		Object.entries(texts).map(([step, text]) => html`<p data-step="${step}">${text}</p>\n`)

	function figureView(id, texts) {
		const {size, ...figure} = FIGURES[id],
			style = size && `--n-queens-board-size: ${size}`
		return html`<figure class="live">
<n-queens ${attributes({id: `figure-${id}`, ...figure, style})}>
${captions(texts)}${picture(id)}${listing(figure)}
</n-queens>
<figcaption><b>${words.figureNumber(ids.indexOf(id) + 1)}</b> ${words.figures[id]}</figcaption>
</figure>`
	}

	const growth = head => ({table: [head, ...GROWTH.map(row => row.map(count))]})
	const blocks = items => prose.blocks(items.map(item => (item.growth ? growth(item.growth) : item)))

	function sectionView({id, title, body, captions: texts}, i) {
		const at = body.findIndex(item => item.figure),
			name = body[at]?.figure
		const [before, after] = at < 0 ? [body, []] : [body.slice(0, at), body.slice(at + 1)]
		return html`<section id="${id}"${name ? html` class="with-figure"` : ''}>
<div class="prose"><h2><span class="number">${i + 1}</span> ${title}</h2>
${blocks(before)}</div>
${name ? figureView(name, texts) : ''}
${after.length > 0 ? html`<div class="prose">${blocks(after)}</div>` : ''}
</section>
`
	}

	const contents = sections.map(({id, title}) => html`<li><a href="#${id}">${title}</a></li>`)
	const body = html`<main id="main" tabindex="-1">
<h1>${title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
<p class="tools"><button id="print" hidden>${words.print}</button></p>
<div id="teach">${prose.blocks([{details: words.teacher}])}</div>
<nav class="contents" aria-label="${words.contents}"><ol>${contents}</ol></nav>
${FIGURES_SCRIPT}
${sections.map(sectionView)}</main>`
	return shell({page: 'tutorial', language, words: site, title, description, body})
}
