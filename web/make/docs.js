// Writes the pages of doc/ that are made from data.

import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {allowedText, otherwiseText} from '../site/recipes-page.js'
import {LANGUAGES, USUAL} from '../words/index.js'
import {searchData} from './generate.js'
import {hostsPage} from './hosts.js'
import {readReference} from './reference.js'
import {loadWords} from './words.js'

const [HOSTS, RECIPES] = await Promise.all(['hosts', 'recipes'].map(loadWords))

const PAGES = {hosts: hostsPage, attributes: attributesPage}

const fileOf = (page, language) => `${page}${language === USUAL ? '' : `.${language}`}.md`

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
		others = LANGUAGES.filter(({id}) => id !== language).map(({id}) => HOSTS[language].table.other(fileOf(page, id)))
	return `${[`# ${title}`, ...others, ...parts].join('\n\n')}\n`
}

export const textsByFile = () =>
	Object.fromEntries(
		LANGUAGES.flatMap(({id}) => Object.keys(PAGES).map(page => [`doc/${fileOf(page, id)}`, textOf(page, id)])),
	)

if (process.argv[1] === fileURLToPath(import.meta.url))
	for (const [file, text] of Object.entries(textsByFile())) writeFileSync(file, text)
