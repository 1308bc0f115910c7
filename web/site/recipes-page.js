// The page of recipes. Invariant: each result on the page is the text to copy, without the line that loads the script.

import {listingLanguages} from '../searches/listings.js'
import {code, html, raw, tableView} from './html.js'
import {proseWith} from './prose.js'
import {HOSTS} from './hosts.js'
import {BIBTEX, copied, GROUPS, POLICY, RECIPES, recipeText, styleOf} from './recipes.js'
import {FIGURES_SCRIPT, shell} from './shell.js'

const LISTINGS = listingLanguages('flags')

const codeView = (words, text, label) => html`<div class="code">\
<pre tabindex="0" role="region" aria-label="${`${words.code}: ${label}`}"><code>${text}</code></pre>\
<button type="button" class="copy" hidden data-copied="${words.copied}" data-by-hand="${words.byHand}" \
aria-label="${`${words.copy}: ${label}`}">${words.copy}</button></div>`

function recipeView(recipe, words, prose) {
	const {title, text, say = {}} = words.recipes[recipe.id]
	return html`<section class="recipe" id="${recipe.id}">
<h3>${title}</h3>
${prose.blocks(text)}
${recipe.served ? html`<p class="remark">${words.served}</p>` : ''}
<div class="pair">
${codeView(words, copied(recipe, say), title)}
<div class="result">
${raw(recipeText(recipe.body, say))}
</div>
</div>
</section>
`
}

function hostView([id, {name, tried, texts}], words, prose) {
	const {hosts: sites} = words,
		{title = name, text = []} = sites.hosts[id] ?? {}
	const textView = ([file, text]) => {
		const place = sites.files[file.slice(1)] ?? file
		return html`<p class="file">${file.startsWith(':') ? place : code(file)}</p>\
${codeView(words, recipeText(text, sites.say), `${title}, ${place}`)}`
	}
	return html`<section class="site" id="${id}">
<h4>${title}</h4>
${prose.blocks(text)}
${Object.entries(texts).map(textView)}
${tried === undefined ? '' : html`<p class="remark">${tried ? sites.tried(tried) : sites.untried}</p>`}
</section>
`
}

const kindView = ([kind, hosts], words, prose) => html`<h3 id="${kind}">${words.hosts.kinds[kind]}</h3>
<div class="sites">${Object.entries(hosts).map(host => hostView(host, words, prose))}</div>
`

const tabled = (id, title, heads, rows) => html`<h3 id="${id}">${title}</h3>
${tableView(heads, rows, {role: 'region', 'aria-labelledby': id})}
`

export function allowedText({name, type, values, range}, say, searches) {
	if (name === 'search') return searches.join(say.or)
	if (name === 'listing') return LISTINGS.join(say.or)
	if (type === 'boolean') return say.flag
	if (range) return say.range(range.low, range.high > 1e9 ? say.max : range.high)
	if (values.length === 0) return say.free
	return type.endsWith('[]') ? say.listOf(values.join(' ')) : values.join(say.or)
}

export const otherwiseText = ({otherwise}, say) => (otherwise === null || +otherwise > 1e9 ? say.nothing : otherwise)

function referenceView({reference: say}, prose, row, {reference, searches}) {
	const {columns, method, read, event} = say
	const attributes = reference.attributes.map(attribute =>
		row(attribute, code(attribute.property), allowedText(attribute, say, searches), otherwiseText(attribute, say)),
	)
	const called = ({name, parameters}) => `${name}(${parameters.map(({name}) => name).join(', ')})`
	const methods = reference.methods.map(method => row({...method, name: called(method)}))
	const reads = reference.properties
		.filter(({readonly, attribute}) => readonly || attribute === null)
		.map(property => row(property))
	const events = reference.events.map(event => row(event, say.detail[event.detail]))
	const heads = [columns.name, columns.property, columns.allowed, columns.otherwise, columns.text]
	return [
		...prose.blocks(say.notes),
		'\n',
		tabled('attributes', say.attributes, heads, attributes),
		tabled('methods', say.methods, [method.name, method.text], methods),
		tabled('reads', say.reads, [read.name, read.text], reads),
		tabled('events', say.events, [event.name, prose.inline(event.detail), event.text], events),
	]
}

function stylingView({styling: say}, prose, row, {reference}) {
	const valueView = text => {
		if (/^#/.test(text)) return html`<svg class="swatch"><path fill="${text}" d="M0 0h99v99H0z"/></svg> ${code(text)}`
		return /^[\w.]+$/.test(text) ? code(text) : ''
	}
	const properties = reference.customProperties.map(property => {
		const [light = '', dark = light] = property.defaults
		return row(property, valueView(light), valueView(dark))
	})
	const parts = reference.parts.map(part => row(part))
	return [
		...prose.blocks(say.intro),
		'\n',
		tabled('properties', say.properties, [say.name, say.light, say.dark, say.text], properties),
		tabled('parts', say.parts, [say.name, say.text], parts),
	]
}

function licenceView(words, prose, {version, year}) {
	const {licence} = words
	const bibtex = BIBTEX(licence.softwareTitle).replace('VERSION', version).replace('YEAR', year)
	return html`${prose.blocks(licence.text)}
${codeView(words, licence.plain(version, year), licence.plainName)}
${codeView(words, bibtex, licence.bibtexName)}
`
}

export function recipesPage(shared) {
	const {language, words} = shared,
		prose = proseWith(),
		row = ({name, description}, ...more) => [code(name), ...more, prose.inline(description[language])]
	const {title, description, groups, policy, hosts} = words
	const contents = {
		sites: [...prose.blocks(hosts.intro), '\n', ...Object.entries(HOSTS).map(kind => kindView(kind, words, prose))],
		policy: [
			...prose.blocks(policy.slice(0, 1)),
			codeView(words, `Content-Security-Policy: ${POLICY}`, groups.policy),
			...prose.blocks(policy.slice(1)),
		],
		reference: referenceView(words, prose, row, shared),
		styling: stylingView(words, prose, row, shared),
		licence: licenceView(words, prose, shared),
	}
	const names = Object.keys(groups),
		within = {sites: Object.entries(hosts.kinds)}
	for (const [name, all] of Object.entries(GROUPS)) {
		contents[name] = all.map(one => recipeView(one, words, prose))
		within[name] = all.map(({id}) => [id, words.recipes[id].title])
	}
	const link = (id, text) => html`<a href="#${id}">${text}</a>`
	const items = all => html`<ul>${all.map(([id, title]) => html`<li>${link(id, title)}</li>`)}</ul>`
	const entry = name => html`<li>${link(name, groups[name])}${within[name] ? items(within[name]) : ''}</li>`
	const groupView = name => html`<section class="group" id="${name}"><h2>${groups[name]}</h2>
${contents[name]}</section>
`
	const body = html`<nav class="contents" aria-label="${words.contents}"><ul>${names.map(entry)}</ul></nav>
${FIGURES_SCRIPT}
${names.map(groupView)}`
	const style = raw(RECIPES.map(styleOf).join(''))
	return shell({page: 'recipes', language, words, title, description, style, lead: prose.blocks(words.lead), body})
}
