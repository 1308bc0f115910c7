// The sample tutorial: sections of prose, each with at most one figure, which stays in sight beside it where there is
// room.
//
// Invariant: between the tags of each figure stands a picture of the very moment at which it begins, so that nothing is
// lost where no script runs; the picture is drawn from the same moment by the same code.

import { boardSvg } from '../board/picture/svg.js'
import { linesOf } from '../searches/listings.js'
import { FACTS, GROWTH } from './facts.js'
import { BOARD_SIZES, FIGURES } from './figures.js'
import { attributes, html, raw } from './html.js'
import { count } from '../words/numbers.js'
import { proseWith } from './prose.js'
import { shell } from './shell.js'

const listingText = search =>
	linesOf(search, 'python')
		.map(({ pieces }) =>
			pieces
				.map(({ text }) => text)
				.join('')
				.replaceAll('\t', '    '),
		)
		.join('\n')

/**
 * @param {{language: string, words: any, site: any, narration: any, moments: Record<string, import('../engine/moment.js').Moment>}} options
 *   words: the tutorial's; site: those of the pages around; narration: the sentences of events; moments: by figure,
 *   where it begins */
export function tutorialPage({ language, words, site, narration, moments }) {
	const prose = proseWith({ facts: FACTS, figures: FIGURES, count })
	const number = id => Object.keys(FIGURES).indexOf(id) + 1

	const picture = id => {
		const moment = moments[id],
			caption = words.figures[id]
		const sentence = narration[moment.event.kind](moment, i => i).replaceAll('**', '')
		return raw(
			boardSvg(moment, { title: caption, desc: sentence, source: '', labels: 0, language, id: `picture-${id}` }),
		)
	}

	const listing = id =>
		FIGURES[id].views.includes('code')
			? html`<pre tabindex="0" role="region" aria-label="${words.listingLabel}"><code>${listingText(FIGURES[id].search ?? 'flags')}</code></pre>`
			: ''

	const captions = texts =>
		Object.entries(texts ?? {}).map(
			([step, text]) => html`<p data-step="${step}">${text}</p>
`,
		)

	const figureView = (id, texts) => html`<figure class="live">
<n-queens ${attributes({ id: `figure-${id}`, ...FIGURES[id], style: BOARD_SIZES[id] && `--n-queens-board-size: ${BOARD_SIZES[id]}` })}>
${captions(texts)}${picture(id)}${listing(id)}
</n-queens>
<figcaption><b>${words.figureNumber(number(id))}</b> ${words.figures[id]}</figcaption>
</figure>`

	const growth = head => prose.blocks([{ table: [head, ...GROWTH.map(row => row.map(value => count(value)))] }])

	const blocks = items => items.map(item => (item.growth ? growth(item.growth) : prose.blocks([item])))

	function sectionView({ id, title, body, captions: texts }, i) {
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

	const body = html`<main>
<h1>${words.title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
<p class="tools"><button type="button" id="print" hidden>${words.print}</button></p>
${prose.blocks([{ details: words.teacher }])}
<nav class="contents" aria-label="${words.contents}"><ol>${words.sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></nav>
${words.sections.map(sectionView)}</main>`
	return shell({ page: 'tutorial', language, words: site, title: words.title, description: words.description, body })
}
