import {readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {boardMoment} from '../board/moment.js'
import {boardsSvg} from '../board/picture/svg.js'
import {walkFromMoment} from '../figure/attributes.js'
import {FAMILY_FIGURES, FIGURES} from './figures.js'
import {familyPage, teachingPage, tutorialPage} from './lesson-pages.js'
import {withPolicy} from './policy.js'
import {recipesPage} from './recipes-page.js'
import {FAMILIES, familyPageName, PLACES} from './shell.js'
import {pageFile, USUAL} from '../words/index.js'

export const WORD_MODULES = ['recipes', 'tutorial', 'families', 'teaching', 'core', 'page', 'hosts', ...PLACES]

const SOLUTION = [0, 4, 7, 5, 2, 6, 1, 3]

/** @param {string} folder @param {import('../make/reference.js').Reference} reference
 * @param {any[]} spoken  words of WORD_MODULES, by language */
export async function buildSite(folder, reference, spoken) {
	const {searches, walk} = await import(pathToFileURL(resolve(folder, 'engine.mjs')).href)
	const ids = (await searches()).map(({id}) => id),
		moments = {}
	for (const [id, shown] of Object.entries({...FIGURES, ...FAMILY_FIGURES})) {
		const figure = await walk(walkFromMoment(shown))
		moments[id] = await figure.seek(shown.step)
		figure.close()
	}
	const read = name => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
	const {version} = JSON.parse(read('package.json'))
	const [year] = /\d{4}/.exec(read('LICENSE'))
	for (const {language, tutorial, families, teaching, core, ...words} of spoken) {
		const write = (page, text) => writeFileSync(join(folder, pageFile(page, language)), withPolicy(text))
		write('recipes', recipesPage({language, words, reference, searches: ids, version, year}))
		write('teaching', teachingPage({language, words: teaching, site: words}))
		const shared = {site: words, sayings: {language, narration: core.narration}, moments}
		write('tutorial', tutorialPage({words: tutorial, ...shared}))
		for (const family of FAMILIES)
			write(familyPageName(family), familyPage(family, {families, lesson: tutorial, ...shared}))
	}
	const {alt} = spoken.find(({language}) => language === USUAL).recipes.picture.say
	const svg = boardsSvg([{moment: boardMoment(SOLUTION)}], {title: alt, desc: '', source: ''})
	writeFileSync(join(folder, 'solution-8.svg'), svg)
}
