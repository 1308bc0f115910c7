// The page of recipes. Invariant: a result is the text that is copied, less the line that loads the script, which the page has
// in its head already.

import { count } from './numbers.js'
import { html, raw } from './html.js'
import { proseWith } from './prose.js'
import { BIBTEX, copied, GROUPS, POLICY, RECIPES, SITES } from './recipes.js'
import { attributeRows, customProperties, parts } from './reference.js'
import { shell } from './shell.js'

/** Code with a button that copies it. @param {any} words @param {string} text @param {string} label  of what is copied */
const codeView = (words, text, label) => html`<div class="code"><pre tabindex="0" role="region" aria-label="${`${words.code}: ${label}`}"><code>${text}</code></pre><button type="button" class="copy" hidden data-copied="${words.copied}" data-by-hand="${words.byHand}" aria-label="${`${words.copy}: ${label}`}">${words.copy}</button></div>`

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
  const place = file => (file.startsWith(':') ? words.sites.files[file.slice(1)] : file)
  return html`<section class="site" id="${id}">
<h3>${title}</h3>
${prose.blocks(text)}
${texts.map(([file, body]) => html`<p class="file"><code>${place(file)}</code></p>${codeView(words, body(words.sites.say), `${title}, ${place(file)}`)}`)}
</section>
`
}

const table = (id, head, rows) => html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

const code = text => html`<code>${text}</code>`
const named = (about, prose) => Object.entries(about).map(([name, text]) => [code(name), prose.inline(text)])

function referenceView(words, prose, searches) {
  const { reference } = words, { columns } = reference
  const rows = attributeRows(reference, searches).map(row => [code(row.name), code(row.property), row.allowed, row.otherwise, prose.inline(row.text)])
  return html`${prose.blocks(reference.notes)}
<h3 id="attributes">${reference.attributes}</h3>
${table('attributes', [columns.name, columns.property, columns.allowed, columns.otherwise, columns.text], rows)}
<h3 id="methods">${reference.methods}</h3>
${table('methods', [reference.method.name, reference.method.text], named(reference.methodsAbout, prose))}
<h3 id="reads">${reference.reads}</h3>
${table('reads', [reference.read.name, reference.read.text], named(reference.readsAbout, prose))}
<h3 id="events">${reference.events}</h3>
${table('events', [reference.event.name, reference.event.text], named(reference.eventsAbout, prose))}
`
}

function stylingView({ styling }, prose) {
  const swatch = color => (color ? html`<span class="swatch" style="background: ${color}"></span> <code>${color}</code>` : '')
  return html`${prose.blocks(styling.intro)}
<h3 id="properties">${styling.properties}</h3>
${table('properties', [styling.name, styling.light, styling.dark, styling.text], customProperties().map(({ name, light, dark }) => [code(name), swatch(light), swatch(dark), styling.about[name]]))}
<h3 id="parts">${styling.parts}</h3>
${table('parts', [styling.name, styling.text], parts().map(name => [code(`::part(${name})`), styling.partsAbout[name]]))}
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

/** @param {{language: string, words: any, searches: string[], version: string, year: string}} options  searches: ids, in the order of the program */
export function recipesPage({ language, words, searches, version, year }) {
  const prose = proseWith({ count: count(language) })
  const contents = {
    ...Object.fromEntries(Object.entries(GROUPS).map(([group, recipes]) => [group, recipes.map(recipe => recipeView(recipe, words, prose))])),
    sites: html`${prose.blocks(words.sites.intro)}<div class="sites">${SITES.map(site => siteView(site, words, prose))}</div>`,
    policy: html`${prose.blocks(words.policy.slice(0, 1))}${codeView(words, `Content-Security-Policy: ${POLICY}`, words.groups.policy)}${prose.blocks(words.policy.slice(1))}`,
    reference: referenceView(words, prose, searches),
    styling: stylingView(words, prose),
    licence: licenceView(words, prose, { version, year }),
  }
  const names = Object.keys(words.groups)
  const within = group => (GROUPS[group] ?? []).map(({ id }) => html`<li><a href="#${id}">${words.recipes[id].title}</a></li>`)
  const body = html`<main>
<h1>${words.title}</h1>
<div class="lead">${prose.blocks(words.lead)}</div>
<nav class="contents" aria-label="${words.contents}"><ul>${names.map(name => html`<li><a href="#${name}">${words.groups[name]}</a>${GROUPS[name] ? html`<ul>${within(name)}</ul>` : ''}</li>`)}</ul></nav>
${names.map(name => html`<section class="group" id="${name}"><h2>${words.groups[name]}</h2>
${contents[name]}</section>
`)}</main>`
  return shell({ page: 'recipes', language, words, title: words.title, description: words.description, body })
}

export const recipeIds = RECIPES.map(({ id }) => id)
