// Makes the pages of the site into a folder in which the engine and the element lie already.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boardMoment } from '../board/picture/figure.js'
import { boardSvg } from '../board/picture/svg.js'
import { LOCALES } from '../words/index.js'
import recipesEn from '../words/en/recipes.js'
import recipesJa from '../words/ja/recipes.js'
import tutorialEn from '../words/en/tutorial.js'
import tutorialJa from '../words/ja/tutorial.js'
import { FIGURES } from './figures.js'
import { recipesPage } from './recipes-page.js'
import { fileOf } from './shell.js'
import { tutorialPage } from './tutorial-page.js'

export const SITE_WORDS = {
	en: { recipes: recipesEn, tutorial: tutorialEn },
	ja: { recipes: recipesJa, tutorial: tutorialJa },
}

/** The first solution for n = 8: the picture of the recipes. */
const SOLUTION = [0, 4, 7, 5, 2, 6, 1, 3]

/** @param {string} folder @param {import('../make/reference.js').Reference} reference */
export async function buildSite(folder, reference) {
	const { searches, walk } = await import(pathToFileURL(resolve(folder, 'engine.mjs')).href)
	const moments = {}
	for (const [id, { n, search = 'flags', step }] of Object.entries(FIGURES)) {
		const figure = await walk({ n, search })
		moments[id] = await figure.seek(step)
		figure.close()
	}
	const ids = (await searches()).map(({ id }) => id)
	const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
	const [year] = /\d{4}/.exec(readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8'))
	for (const [language, words] of Object.entries(SITE_WORDS)) {
		const { narration } = LOCALES.find(locale => locale.language === language)
		writeFileSync(
			join(folder, fileOf('recipes', language)),
			recipesPage({ language, words: words.recipes, reference, searches: ids, version, year }),
		)
		writeFileSync(
			join(folder, fileOf('tutorial', language)),
			tutorialPage({ language, words: words.tutorial, site: words.recipes, narration, moments }),
		)
	}
	const { alt } = recipesEn.recipes.picture.say
	writeFileSync(join(folder, 'solution-8.svg'), boardSvg(boardMoment(SOLUTION), { title: alt, desc: '', source: '' }))
}
