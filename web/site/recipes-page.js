// The page of recipes. Invariant: a result is the text that is copied, less the line that loads the script, which the
// page has in its head already.

import { languagesOf } from '../searches/listings.js'
import { html, raw } from './html.js'
import { count } from '../words/numbers.js'
import { proseWith } from './prose.js'
import { BIBTEX, copied, GROUPS, POLICY, SITES } from './recipes.js'
import { shell } from './shell.js'

const LISTINGS = languagesOf('flags')

/** Code with a button that copies it. @param {any} words @param {string} text @param {string} label  of what is
 * copied */
const codeView = (words, text, label) =>
	html`<div class="code"><pre tabindex="0" role="region" aria-label="${`${words.code}: ${label}`}"><code>${text}</code></pre><button type="button" class="copy" hidden data-copied="${words.copied}" data-by-hand="${words.byHand}" aria-label="${`${words.copy}: ${label}`}">${words.copy}</button></div>`

function recipeView(recipe, words, prose) {
	const { title, text, say = {} } = words.recipes[recipe.id]
	return html`<section class="recipe" id="${recipe.id}">
<h3>${title}</h3>
${prose.blocks(text)}
${recipe.live === 'page' ? html`<p class="remark">${words.served}</p>` : ''}
<div class="pair">
${codeView(words, copied(recipe, say), title)}
<div class="result">
${raw(recipe.body(say))}
</div>
</div>
</section>
`
}

function siteView({ id, name, texts }, words, prose) {
	const { title = name, text } = words.sites[id]
	const place = file => words.sites.files[file.slice(1)] ?? file,
		placeView = file => (file.startsWith(':') ? place(file) : html`<code>${file}</code>`)
	return html`<section class="site" id="${id}">
<h3>${title}</h3>
${prose.blocks(text)}
${texts.map(([file, body]) => html`<p class="file">${placeView(file)}</p>${codeView(words, body(words.sites.say), `${title}, ${place(file)}`)}`)}
</section>
`
}

const table = (
	id,
	head,
	rows,
) => html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

const code = text => html`<code>${text}</code>`

/** What an attribute may hold, in words. */
function allowedText({ name, type, values, range }, words, searches) {
	if (name === 'search') return searches.join(words.or)
	if (name === 'listing') return LISTINGS.join(words.or)
	if (type === 'boolean') return words.flag
	if (range) return words.range(range.low, range.high > 1e9 ? words.max : range.high)
	return values.length === 0 ? words.free : type.endsWith('[]') ? words.listOf(values.join(' ')) : values.join(words.or)
}

/** Of steps the last is as good as none. */
const otherwiseText = ({ otherwise }, words) => (otherwise === null || +otherwise > 1e9 ? words.nothing : otherwise)

function referenceView(words, prose, { language, reference, searches }) {
	const say = words.reference,
		{ columns } = say
	const about = ({ description }) => prose.inline(description[language])
	const attributes = reference.attributes.map(attribute => [
		code(attribute.name),
		code(attribute.property),
		allowedText(attribute, say, searches),
		otherwiseText(attribute, say),
		about(attribute),
	])
	const methods = reference.methods.map(method => [
		code(`${method.name}(${method.parameters.map(({ name }) => name).join(', ')})`),
		about(method),
	])
	const reads = reference.properties
		.filter(({ readonly, attribute }) => readonly || attribute === null)
		.map(property => [code(property.name), about(property)])
	const events = reference.events.map(event => [code(event.name), say.detail[event.detail], about(event)])
	return html`${prose.blocks(say.notes)}
<h3 id="attributes">${say.attributes}</h3>
${table('attributes', [columns.name, columns.property, columns.allowed, columns.otherwise, columns.text], attributes)}
<h3 id="methods">${say.methods}</h3>
${table('methods', [say.method.name, say.method.text], methods)}
<h3 id="reads">${say.reads}</h3>
${table('reads', [say.read.name, say.read.text], reads)}
<h3 id="events">${say.events}</h3>
${table('events', [say.event.name, prose.inline(say.event.detail), say.event.text], events)}
`
}

function stylingView({ styling }, prose, { language, reference }) {
	const value = text =>
		/^#/.test(text)
			? html`<span class="swatch" style="background: ${text}"></span> <code>${text}</code>`
			: text && /^[\w.]+$/.test(text)
				? code(text)
				: ''
	const rows = reference.customProperties.map(({ name, defaults: [light = '', dark = light], description }) => [
		code(name),
		value(light),
		value(dark),
		prose.inline(description[language]),
	])
	return html`${prose.blocks(styling.intro)}
<h3 id="properties">${styling.properties}</h3>
${table('properties', [styling.name, styling.light, styling.dark, styling.text], rows)}
<h3 id="parts">${styling.parts}</h3>
${table(
	'parts',
	[styling.name, styling.text],
	reference.parts.map(({ name, description }) => [code(name), prose.inline(description[language])]),
)}
`
}

function licenceView(words, prose, { version, year }) {
	const { licence } = words
	const bibtex = BIBTEX(licence.softwareTitle).replace('VERSION', version).replace('YEAR', year)
	return html`${prose.blocks(licence.text)}
${codeView(words, licence.plain(version, year), licence.plainName)}
${codeView(words, bibtex, licence.bibtexName)}
`
}

/**
 * @param {{language: string, words: any, reference: import('../make/reference.js').Reference, searches: string[], version: string, year: string}} options
 *   searches: ids, in the order of the program */
export function recipesPage({ language, words, reference, searches, version, year }) {
	const prose = proseWith({ count })
	const contents = {
		...Object.fromEntries(
			Object.entries(GROUPS).map(([group, recipes]) => [
				group,
				recipes.map(recipe => recipeView(recipe, words, prose)),
			]),
		),
		sites: html`${prose.blocks(words.sites.intro)}<div class="sites">${SITES.map(site => siteView(site, words, prose))}</div>`,
		policy: html`${prose.blocks(words.policy.slice(0, 1))}${codeView(words, `Content-Security-Policy: ${POLICY}`, words.groups.policy)}${prose.blocks(words.policy.slice(1))}`,
		reference: referenceView(words, prose, { language, reference, searches }),
		styling: stylingView(words, prose, { language, reference }),
		licence: licenceView(words, prose, { version, year }),
	}
	const names = Object.keys(words.groups)
	const within = group =>
		(GROUPS[group] ?? []).map(({ id }) => html`<li><a href="#${id}">${words.recipes[id].title}</a></li>`)
	const body = html`<main>
<h1>${words.title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
<nav class="contents" aria-label="${words.contents}"><ul>${names.map(name => html`<li><a href="#${name}">${words.groups[name]}</a>${GROUPS[name] ? html`<ul>${within(name)}</ul>` : ''}</li>`)}</ul></nav>
${names.map(
	name => html`<section class="group" id="${name}"><h2>${words.groups[name]}</h2>
${contents[name]}</section>
`,
)}</main>`
	return shell({ page: 'recipes', language, words, title: words.title, description: words.description, body })
}
