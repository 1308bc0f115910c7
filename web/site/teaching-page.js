// The page for teachers: what one does with a class, a section each.

import {html} from './html.js'
import {proseWith} from './prose.js'
import {count} from '../words/numbers.js'
import {shell} from './shell.js'

export function teachingPage({language, words: {title, description, lead, contents, sections}, site}) {
	const prose = proseWith({count}),
		link = ({id, title}) => html`<li><a href="#${id}">${title}</a></li>`
	const sectionView = ({id, title, body}) => html`<section id="${id}"><h2>${title}</h2>
<div class="prose">${prose.blocks(body)}</div>
</section>
`
	const body = html`<main id="main" tabindex="-1">
<h1>${title}</h1>
<div class="lead">${prose.blocks(lead)}</div>
<nav class="contents" aria-label="${contents}"><ol>${sections.map(link)}</ol></nav>
${sections.map(sectionView)}</main>`
	return shell({page: 'teaching', part: 'tutorial', language, words: site, title, description, body})
}
