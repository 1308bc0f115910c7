import {equal, is, not, ok, throws, unreachable, test} from '#test'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {inEveryLanguage, loadWords} from '#web/make/words.js'
import {SITE_PAGES} from '#web/site/shell.js'
import {escaped} from '#web/board/recorder.js'
import {count} from '#web/words/numbers.js'
import {firstLanguage, LANGUAGES, pageFile, USUAL} from '#web/words/index.js'
import {driving, proseWith} from '#web/site/prose.js'
import {copied, RECIPES, scriptLine, styleOf} from '#web/site/recipes.js'
import {MODES, readPage} from '#web/page/address.js'
import {searches} from 'n-queens/engine'
import {MEASURES} from '#web/modes/compare/costs.js'

const RECIPE_WORDS = await loadWords('recipes')
const PAGES = SITE_PAGES.flatMap(name => LANGUAGES.map(({id}) => pageFile(name, id)))
const page = name => readFileSync(`dist/${name}`, 'utf8')
const shown = name => page(name).replace(/<pre\b[\s\S]*?<\/pre>/g, '')
const recipesOf = language => page(pageFile('recipes', language))

test('proseWith() escapes text and rejects unknown names', () => {
	const prose = proseWith({facts: {four: 4}, figures: {board: {}, wide: {search: 'scan'}}})
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

test('every link leads somewhere', () => {
	const idsIn = html => Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
	for (const name of PAGES) {
		for (const [, address] of shown(name).matchAll(/(?:href|src)="(?!https:|data:)([^"]+)"/g)) {
			const [file, fragment] = address.split('#'),
				path = file.replace(/\?.*/, '') || name
			ok(existsSync(`dist/${path}`), `${name}: ${address}`)
			if (fragment) ok(idsIn(page(path)).includes(fragment), `${name}: ${address}`)
		}
	}
})

test('a recipe shows the copied text without its script and style', () => {
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

const queriesIn = html => [...html.matchAll(/href="index\.html\?([^"]*)"/g)].map(([, query]) => query)
const searchOf = query => new URLSearchParams(query.replaceAll('&amp;', '&'))

test('every link to the page opens without error, in its own language', () => {
	const modes = LANGUAGES.map(({id}) => {
		const opened = queriesIn(page(pageFile('teaching', id))).slice(1)
		for (const query of opened) {
			equal(readPage(searchOf(query)).rejections, [], query)
			if (id !== 'en') equal(searchOf(query).get('lang'), id, query)
		}
		return opened.map(query => searchOf(query).get('view') ?? 'walk')
	})
	const all = ['board', 'walk', 'compare', 'exam', 'check']
	for (const some of modes) for (const mode of all) ok(some.includes(mode), mode)
})

const LOCALES = await inEveryLanguage('core', 'compare', 'count', 'searches', 'further', 'solutions')

test('modes, measures and searches have names in every language', async () => {
	for (const {id} of MODES) for (const {name} of await inEveryLanguage(id)) ok(name.length > 1, id)
	for (const {nodes} of LOCALES.map(({compare}) => compare))
		equal([Object.keys(nodes.measures), Object.keys(nodes.meanings)], [[...MEASURES], [...MEASURES]])
	for (const {id} of await searches())
		for (const {searches: tutorials, further} of LOCALES)
			equal(Object.keys({...tutorials, ...further}[id]).slice(0, 3), ['name', 'about', 'curve'], id)
})

const WANTS_MEMORY = [
		'WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance',
		'out of memory',
		'a walk of n = 32 needs more memory than there is',
	],
	REFUSED = [
		'WebAssembly.Module(): Wasm code generation disallowed by embedder',
		'call to WebAssembly.Module() blocked by CSP',
	]

test('out-of-memory messages do not blame a policy', () => {
	for (const {count, solutions, ...core} of LOCALES)
		for (const say of [core.noEngine, count.fault.other, solutions.fault])
			for (const reason of [...WANTS_MEMORY, ...REFUSED])
				is(/WebAssembly/.test(say(reason).replace(reason, '')), REFUSED.includes(reason), say(reason))
})

test('firstLanguage() is the first known language', () => {
	is(firstLanguage('fr', 'ja-JP', 'en'), 'ja')
	is(firstLanguage('EN-gb', 'ja'), 'en')
	is(firstLanguage('zz', null, undefined, ''), USUAL)
})

test('count() writes numbers like toLocaleString()', () => {
	for (const number of [0, 7, 999, 1000, 23_855, 13_514_423, 2 ** 53, 234_907_967_154_122_528n])
		for (const {id} of LANGUAGES) is(count(number), number.toLocaleString(id))
})

const NO_WORDS = {
	'searches/': "code, in the languages of tutorials and in the exam's notation, which is Japanese",
	'words/index.js': 'what the languages call themselves',
	'board/picture/wrap.js': 'characters that no line begins or ends with',
	'site/scorm.js': 'what a manifest calls its schema',
}
const FOR_PROGRAMMERS = ['engine/', 'gpu/', 'make/', 'site/', 'terminal/']

function isPhrase(literal) {
	const text = literal.replace(/\$\{[^}]*\}/g, 'x')
	return (
		!/^M[x\d-]/.test(text) &&
		/(^|\s)[A-Za-z][a-z]+,? [a-z]+[^<>=/:#]* [a-z]+/.test(text) &&
		(/^[A-Z]/.test(text) || /[.?!:;]( |$)/.test(text))
	)
}

test('sentences are only in locale files', () => {
	const files = readdirSync('web', {recursive: true})
		.map(String)
		.filter(file => file.endsWith('.js') && !/^words\/\w+\//.test(file) && !file.endsWith('.css.js'))
	ok(files.length > 90)
	const isOf = file => exception => file.startsWith(exception),
		exceptions = Object.keys(NO_WORDS),
		[excepted, others] = [true, false].map(is => files.filter(file => exceptions.some(isOf(file)) === is))
	const unmet = exceptions.filter(exception => !excepted.some(file => file.startsWith(exception)))
	equal(unmet, [])
	for (const file of others) {
		const code = readFileSync(`web/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|[\s;])\/\/.*$/gm, '$1')
		not.match(code, /[\u3040-\u30ff\u4e00-\u9fff]/, `Japanese in ${file}`)
		for (const [, text] of code.matchAll(/(?:aria-label|title|placeholder|alt)="(?!https:)([^"$]+)"/g))
			unreachable(`words in an attribute of ${file}: ${text}`)
		const markup = /^site\/(?!recipes|hosts)/.test(file) ? [[code]] : code.matchAll(/(?:html|svg)`[\s\S]*?`/g)
		for (const [template] of markup)
			for (const [, text] of template.matchAll(/>([^<>{}$`=;()&|]*[A-Za-z]{3,}[^<>{}$`=;()&|]*)</g))
				unreachable(`words in a template of ${file}: ${text}`)
		if (!FOR_PROGRAMMERS.some(part => file.startsWith(part)))
			for (const quote of ["'", '"', '`'])
				for (const [, text] of code.matchAll(new RegExp(`${quote}((?:[^${quote}\\\\\n]|\\\\.)*)${quote}`, 'g')))
					not.ok(isPhrase(text), `words in ${file}: ${text}`)
	}
})

test.run()
