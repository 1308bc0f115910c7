// The tutorial: a lesson on backtracking, in numbered sections.

import {FACTS, GROWTH} from './facts.js'
import {FIGURES} from './figures.js'
import {html} from './html.js'
import {lessonWith} from './lesson.js'
import {count} from '../words/numbers.js'
import {FIGURES_SCRIPT, shell} from './shell.js'

const growth = head => ({table: [head, ...GROWTH.map(row => row.map(count))]})
const grown = section => ({...section, body: section.body.map(item => (item.growth ? growth(item.growth) : item))})

export function tutorialPage({words, site, sayings, moments}) {
	const {title, description, sections} = words,
		{prose, sectionView} = lessonWith({words, said: words, sayings, facts: FACTS, figures: FIGURES, moments})
	const contents = sections.map(({id, title}) => html`<li><a href="#${id}">${title}</a></li>`)
	const body = html`<main id="main" tabindex="-1">
<h1>${title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
<p class="tools"><button id="print" hidden>${words.print}</button></p>
${prose.blocks([{details: words.teacher}])}
<nav class="contents" aria-label="${words.contents}"><ol>${contents}</ol></nav>
${FIGURES_SCRIPT}
${sections.map((section, i) => sectionView(grown(section), i + 1))}</main>`
	return shell({page: 'tutorial', language: sayings.language, words: site, title, description, body})
}
