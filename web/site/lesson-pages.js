// The tutorial, a lesson on backtracking; a page for each family of searches; the page for teachers. A section of a
// lesson has prose and at most one figure, which contains a picture of its moment, for readers without scripts.

import {boardsSvg} from '../board/picture/svg.js'
import {listingLines} from '../searches/listings.js'
import {sentence} from '../views/narration.js'
import {FACTS, FAMILY_FACTS, LOCAL_SEARCH_FACTS} from './facts.js'
import {FAMILY_FIGURES, FIGURES} from './figures.js'
import {attributes, code, html, raw} from './html.js'
import {proseWith} from './prose.js'
import {FAMILIES, familyPageName, FIGURES_SCRIPT, shell} from './shell.js'
import {pageFile} from '../words/index.js'

const listingText = search =>
	listingLines(search, 'python')
		.map(({pieces}) => pieces.map(({text}) => text.replaceAll('\t', '    ')).join(''))
		.join('\n')

export const figuresIn = sections => sections.flatMap(({body}) => body.flatMap(({figure = []}) => figure))

function lessonWith({words, labels, sayings, facts, figures, moments}) {
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

const contentsView = (label, sections) => html`<nav class="contents" aria-label="${label}"><ol>${sections.map(
	({id, title}) => html`<li><a href="#${id}">${title}</a></li>`,
)}</ol></nav>
`

export function tutorialPage({words, site, sayings, moments}) {
	const {title, description, sections} = words,
		{prose, sectionView} = lessonWith({words, labels: words, sayings, facts: FACTS, figures: FIGURES, moments})
	const body = html`<p class="tools"><button type="button" id="print" hidden>${words.print}</button></p>
${prose.blocks([{details: words.teacher}])}
${contentsView(words.contents, sections)}${FIGURES_SCRIPT}
${sections.map((section, i) => sectionView(section, i + 1))}`
	const {language} = sayings
	return shell({page: 'tutorial', language, words: site, title, description, lead: prose.blocks(words.lead), body})
}

export function familyPage(family, {families, lesson, site, sayings, moments}) {
	const {language} = sayings,
		words = families[family],
		{title, description, sections} = words
	const facts = {...FACTS, ...FAMILY_FACTS, ...LOCAL_SEARCH_FACTS},
		{prose, sectionView} = lessonWith({words, labels: lesson, sayings, facts, figures: FAMILY_FIGURES, moments})
	const at = FAMILIES.indexOf(family)
	const linkTo = (id, attribute, text) =>
		html`<a href="${pageFile(familyPageName(id), language)}"${attribute}>${text}</a>`
	const among = FAMILIES.map(id => {
		const here = id === family ? html` aria-current="page"` : ''
		return html`<li>${linkTo(id, here, families[id].name)}</li>`
	})
	const before =
		at === 0
			? html`<a href="${pageFile('tutorial', language)}" rel="prev">← ${lesson.title}</a>`
			: linkTo(FAMILIES[at - 1], html` rel="prev"`, `← ${families[FAMILIES[at - 1]].name}`)
	const after = FAMILIES[at + 1]
	const body = html`${FIGURES_SCRIPT}
${sections.map(section => sectionView(section))}<nav class="neighbours" aria-label="${lesson.neighbours}">${before} \
${after ? linkTo(after, html` rel="next"`, `${families[after].name} →`) : ''}</nav>
`
	return shell({
		...{page: familyPageName(family), part: 'tutorial', language, words: site, description},
		...{title: `${title} · ${lesson.families}`, heading: title, lead: prose.blocks(words.lead), body},
		above: html`<nav class="families" aria-label="${lesson.families}"><ol>${among}</ol></nav>\n`,
	})
}

export function teachingPage({language, words: {title, description, lead, contents, sections}, site}) {
	const prose = proseWith()
	const sectionView = ({id, title, body}) => html`<section id="${id}"><h2>${title}</h2>
<div class="prose">${prose.blocks(body)}</div>
</section>
`
	const body = html`${contentsView(contents, sections)}${sections.map(sectionView)}`
	const page = {page: 'teaching', part: 'tutorial', language, words: site}
	return shell({...page, title, description, lead: prose.blocks(lead), body})
}
