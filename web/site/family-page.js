// A page behind the tutorial: what one family of searches does, with figures at their telling moments. It leads to the
// others, and to those before and after it.

import {FACTS, FAMILY_FACTS, LOCAL_SEARCH_FACTS} from './facts.js'
import {FAMILIES, familyPageName} from './families.js'
import {FAMILY_FIGURES} from './figures.js'
import {html} from './html.js'
import {lessonWith} from './lesson.js'
import {FIGURES_SCRIPT, shell} from './shell.js'
import {fileOf} from '../words/index.js'

export function familyPage(family, {families, lesson, site, sayings, moments}) {
	const {language} = sayings,
		words = families[family],
		{title, description, sections} = words
	const facts = {...FACTS, ...FAMILY_FACTS, ...LOCAL_SEARCH_FACTS},
		{prose, sectionView} = lessonWith({words, said: lesson, sayings, facts, figures: FAMILY_FIGURES, moments})
	const at = FAMILIES.indexOf(family)
	const linkTo = (id, attribute, text) =>
		html`<a href="${fileOf(familyPageName(id), language)}"${attribute}>${text}</a>`
	const among = FAMILIES.map(id => {
		const here = id === family ? html` aria-current="page"` : ''
		return html`<li>${linkTo(id, here, families[id].name)}</li>`
	})
	const before =
		at === 0
			? html`<a href="${fileOf('tutorial', language)}" rel="prev">← ${lesson.title}</a>`
			: linkTo(FAMILIES[at - 1], html` rel="prev"`, `← ${families[FAMILIES[at - 1]].name}`)
	const after = FAMILIES[at + 1]
	const body = html`<main id="main" tabindex="-1">
<nav class="families" aria-label="${lesson.families}"><ol>${among}</ol></nav>
<h1>${title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
${FIGURES_SCRIPT}
${sections.map(section => sectionView(section))}<nav class="neighbours" aria-label="${lesson.neighbours}">${before} \
${after ? linkTo(after, html` rel="next"`, `${families[after].name} →`) : ''}</nav>
</main>`
	const page = {
		page: familyPageName(family),
		part: 'tutorial',
		title: `${title} · ${lesson.families}`,
		description,
		body,
	}
	return shell({...page, language, words: site})
}
