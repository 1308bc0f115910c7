import {test} from 'uvu'
import {equal, is, not, ok, throws} from 'uvu/assert'
import {existsSync, readFileSync} from 'node:fs'
import {loadWords} from '#web/make/words.js'
import {SITE_PAGES} from '#web/site/families.js'
import {escaped} from '#web/board/recorder.js'
import {count} from '#web/words/numbers.js'
import {LANGUAGES, pageFile} from '#web/words/index.js'
import {driving, proseWith} from '#web/site/prose.js'
import {copied, RECIPES, scriptLine, styleOf} from '#web/site/recipes.js'
import {readPage} from '#web/page/address.js'

const RECIPE_WORDS = await loadWords('recipes')
const PAGES = SITE_PAGES.flatMap(name => LANGUAGES.map(({id}) => pageFile(name, id)))
const page = name => readFileSync(`dist/${name}`, 'utf8')
const shown = name => page(name).replace(/<pre\b[\s\S]*?<\/pre>/g, '')
const recipesOf = language => page(pageFile('recipes', language))

test('proseWith() escapes text and rejects unknown names', () => {
	const prose = proseWith({facts: {four: 4}, figures: {board: {}, wide: {search: 'scan'}}, count})
	for (const [text, html] of Object.entries({
		'<b> & "': '&lt;b&gt; &amp; &quot;',
		'`<i>` **{four}** [x](a.html)':
			'<code>&lt;i&gt;</code> <strong><data value="4" data-fact="four">4</data></strong> <a href="a.html">x</a>',
		'[here](board: 7)': '<a href="#figure-board" data-n-queens="figure-board" data-step="7">here</a>',
		'[here](wide: next solution)':
			'<a href="#figure-wide" data-n-queens="figure-wide" data-search="scan" data-next="solution">here</a>',
	}))
		is(String(prose.inline(text)), html)
	throws(() => prose.inline('{five}'), /five/)
	throws(() => prose.inline('[here](nowhere: 7)'), /nowhere/)
	throws(() => driving('jump'), /jump/)
})

test('every id is unique, and every link leads somewhere', () => {
	const idsIn = html => Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
	for (const name of PAGES) {
		const ids = idsIn(shown(name))
		is(new Set(ids).size, ids.length, name)
		for (const [, address] of shown(name).matchAll(/(?:href|src)="(?!https:|data:)([^"]+)"/g)) {
			const [file, fragment] = address.split('#'),
				path = file.replace(/\?.*/, '') || name
			ok(existsSync(`dist/${path}`), `${name}: ${address}`)
			if (fragment) ok(idsIn(page(path)).includes(fragment), `${name}: ${address}`)
		}
	}
})

test('a recipe shows the copied text, except loading the script', () => {
	for (const {id: language} of LANGUAGES)
		for (const recipe of RECIPES) {
			const {say = {}} = RECIPE_WORDS[language].recipes[recipe.id],
				text = copied(recipe, say),
				html = recipesOf(language)
			ok(html.includes(`<code>${escaped(text)}</code>`), `${language}: ${recipe.id} can be copied`)
			const live = text.replace(scriptLine(recipe.edition), '').replace(styleOf(recipe), '')
			ok(html.includes(`<div class="result">\n${live}\n</div>`), `${language}: ${recipe.id} is shown`)
			not.match(text, /undefined/)
		}
})

const pageIn = id => readFileSync(`dist/${pageFile('teaching', id)}`, 'utf8')
const queriesIn = html => [...html.matchAll(/href="index\.html\?([^"]*)"/g)].map(([, query]) => query)
const searchOf = query => new URLSearchParams(query.replaceAll('&amp;', '&'))

test('every link to the page opens without an error, in its own language', () => {
	const modes = LANGUAGES.map(({id}) => {
		const opened = queriesIn(pageIn(id)).slice(1)
		for (const query of opened) {
			equal(readPage(searchOf(query)).refusals, [], query)
			if (id !== 'en') equal(searchOf(query).get('lang'), id, query)
		}
		return opened.map(query => searchOf(query).get('view') ?? 'walk')
	})
	const all = ['board', 'walk', 'compare', 'exam', 'check']
	for (const some of modes) for (const mode of all) ok(some.includes(mode), mode)
})

test.run()
