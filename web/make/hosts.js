// The title and the paragraphs of doc/hosts.md, from site/hosts.js.

import {HOSTS} from '../site/hosts.js'
import {recipeText} from '../site/recipes.js'
import {loadWords} from './words.js'

const WORDS = await loadWords('hosts')

const WAYS = {
	module: /import .*'n-queens/,
	script: /^(?!.*import [^\n]*'n-queens).*(n-queens\.js|<n-queens)/s,
	iframe: /<iframe|IFrame/,
	picture: /<img|!\[/,
	link: /^(@?\[[^!].*\]\()?https:\S+$/m,
}

const SIZE = /(--n-queens-board-size|height)(?:: |=)['"]?(\w+)/

export function hostsPage(language) {
	const sites = WORDS[language],
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
