// Writes the pages of doc/ that are made from data.

import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {HOSTS} from '../site/hosts.js'
import {recipeText} from '../site/recipes.js'
import {allowedText, otherwiseText} from '../site/recipes-page.js'
import {LANGUAGES, USUAL} from '../words/index.js'
import {searchData} from './generate.js'
import {readReference} from './reference.js'
import {loadWords} from './words.js'

const [HOST_WORDS, RECIPES] = await Promise.all(['hosts', 'recipes'].map(loadWords))

const PAGES = {hosts: hostsPage, attributes: attributesPage}

const fileOf = (page, language) => `${page}${language === USUAL ? '' : `.${language}`}.md`

const WAYS = {
	module: /import .*'n-queens/,
	script: /^(?!.*import [^\n]*'n-queens).*(n-queens\.js|<n-queens)/s,
	iframe: /<iframe|IFrame/,
	picture: /<img|!\[/,
	link: /^(@?\[[^!].*\]\()?https:\S+$/m,
}

const SIZE = /(--n-queens-board-size|height)(?:: |=)['"]?(\w+)/

/** The title and the paragraphs of doc/hosts.md. */
function hostsPage(language) {
	const sites = HOST_WORDS[language],
		{table} = sites
	const textsOf = ({texts}) =>
		Object.entries(texts).map(([place, text]) => [
			place.startsWith(':') ? sites.files[place.slice(1)] : `\`${place}\``,
			recipeText(text, sites.say),
		])
	/** Way, size and print. */
	const cellsOf = host => {
		const text = textsOf(host).flat().join('\n'),
			ways = Object.keys(WAYS).filter(way => WAYS[way].test(text)),
			[, name, size] = SIZE.exec(text) ?? [],
			cells = [0, 1, 2].map(i => new Set(ways.map(way => table.ways[way][i])))
		if (name) cells[1].add(`\`${name}\` ${size}`)
		return cells.map(cell => [...cell].join(', ')).join(' | ')
	}
	const nameOf = (id, {name}) => sites.hosts[id]?.title ?? name
	const versions = ({tried}) => (tried === undefined ? table.nothing : (tried ?? table.untried))
	const rowOf = ([id, host]) => `| [${nameOf(id, host)}](#${id}) | ${cellsOf(host)} | ${versions(host)} |`
	const fenced = ([place, text]) => `${place}:\n\n\`\`\`\`\n${text}\n\`\`\`\``
	const sectionOf = ([id, host]) => [
		`### <a id="${id}"></a>${nameOf(id, host)}`,
		...(sites.hosts[id]?.text ?? []).map(text => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')),
		...textsOf(host).map(fenced),
	]
	return [
		table.title,
		...table.lead,
		['', ...table.notes].join('\n- ').trimStart(),
		...Object.entries(HOSTS).flatMap(([kind, hosts]) => [
			`## ${sites.kinds[kind]}`,
			[`| ${table.heads.join(' | ')} |`, '|---|---|---|---|---|', ...Object.entries(hosts).map(rowOf)].join('\n'),
			...Object.entries(hosts).flatMap(sectionOf),
		]),
	]
}

function attributesPage(language) {
	const {reference: say, document} = RECIPES[language],
		{name, allowed, otherwise, text} = say.columns,
		ids = searchData().searches.map(({id}) => id)
	const rowOf = one => [
		`\`${one.name}\``,
		allowedText(one, say, ids),
		otherwiseText(one, say),
		one.description[language],
	]
	const rows = [[name, allowed, otherwise, text], Array(4).fill('---'), ...readReference().attributes.map(rowOf)]
	return [document.title, document.lead, rows.map(cells => `| ${cells.join(' | ')} |`).join('\n')]
}

function textOf(page, language) {
	const [title, ...parts] = PAGES[page](language),
		others = LANGUAGES.filter(({id}) => id !== language).map(({id}) =>
			HOST_WORDS[language].table.other(fileOf(page, id)),
		)
	return `${[`# ${title}`, ...others, ...parts].join('\n\n')}\n`
}

export const textsByFile = () =>
	Object.fromEntries(
		LANGUAGES.flatMap(({id}) => Object.keys(PAGES).map(page => [`doc/${fileOf(page, id)}`, textOf(page, id)])),
	)

if (process.argv[1] === fileURLToPath(import.meta.url))
	for (const [file, text] of Object.entries(textsByFile())) writeFileSync(file, text)
