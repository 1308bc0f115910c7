// Writes doc/hosts.md and doc/hosts.ja.md: a table row and a section for each host of site/hosts.js. Run it by hand
// after changes; tests/make/docs.test.js compares the files with `hostsPage`.

import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {HOSTS} from '../site/hosts.js'
import {recipeText} from '../site/recipes.js'
import {LANGUAGES, USUAL} from '../words/index.js'
import {loadWords} from './words.js'

const WORDS = await loadWords('hosts')

const WAYS = {
	module: /import .*'n-queens/,
	script: /n-queens\.js|<n-queens/,
	iframe: /<iframe|IFrame/,
	picture: /<img|!\[/,
	link: /^(@?\[[^!].*\]\()?https:\S+$/m,
}

export const hostsFile = language => `doc/hosts${language === USUAL ? '' : `.${language}`}.md`

export function hostsPage(language) {
	const sites = WORDS[language],
		{table} = sites
	const withoutLinks = text => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
	const textsOf = ({texts}) =>
		Object.entries(texts).map(([place, text]) => [
			place.startsWith(':') ? sites.files[place.slice(1)] : `\`${place}\``,
			recipeText(text, sites.say),
		])
	const waysOf = host => {
		const all = textsOf(host).map(([, text]) => text)
		const ways = Object.keys(WAYS).filter(way => all.some(text => WAYS[way].test(text)))
		return ways.includes('module') ? ways.filter(way => way !== 'script') : ways
	}
	const nameOf = (id, {name}) => sites.hosts[id]?.title ?? name
	const versions = ({tried}) => (tried === undefined ? table.nothing : (tried ?? table.untried))
	const rowOf = ([id, host]) =>
		`| [${nameOf(id, host)}](#${id}) | ${waysOf(host)
			.map(way => table.ways[way])
			.join(', ')} | ${versions(host)} |`
	const fenced = ([place, text]) => `${place}:\n\n\`\`\`\`\n${text}\n\`\`\`\``
	const sectionOf = ([id, host]) => [
		`### <a id="${id}"></a>${nameOf(id, host)}`,
		...(sites.hosts[id]?.text ?? []).map(withoutLinks),
		...textsOf(host).map(fenced),
	]
	const kinds = Object.entries(HOSTS).map(([kind, hosts]) => [sites.kinds[kind], Object.entries(hosts)])
	const others = LANGUAGES.filter(({id}) => id !== language).map(({id}) => table.other(hostsFile(id).slice(4)))
	return `${[
		`# ${table.title}`,
		...others,
		...table.lead,
		['', ...table.notes].join('\n- ').trimStart(),
		...kinds.flatMap(([title, hosts]) => [
			`## ${title}`,
			[`| ${table.heads.join(' | ')} |`, '|---|---|---|', ...hosts.map(rowOf)].join('\n'),
			...hosts.flatMap(sectionOf),
		]),
	].join('\n\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	for (const {id} of LANGUAGES) writeFileSync(hostsFile(id), hostsPage(id))
