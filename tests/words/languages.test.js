import {test} from 'uvu'
import {equal, is, not, ok, unreachable} from 'uvu/assert'
import {readdirSync, readFileSync} from 'node:fs'
import {inEveryLanguage} from '#web/make/words.js'
import {searches} from 'n-queens/engine'
import {LANGUAGES, firstLanguage, USUAL} from '#web/words/index.js'
import {count} from '#web/words/numbers.js'
import {MODES} from '#web/page/address.js'
import {MEASURES} from '#web/modes/compare/costs.js'

const LOCALES = await inEveryLanguage('core', 'compare', 'count', 'searches', 'further', 'solutions')

test('modes, measures and searches have names in every language', async () => {
	for (const {id} of MODES) for (const {name} of await inEveryLanguage(id)) ok(name.length > 1, id)
	for (const {nodes} of LOCALES.map(({compare}) => compare))
		equal([Object.keys(nodes.measures), Object.keys(nodes.meanings)], [[...MEASURES], [...MEASURES]])
	for (const {id} of await searches())
		for (const {searches: tutorials, further} of LOCALES)
			equal(Object.keys({...tutorials, ...further}[id]).slice(0, 4), ['name', 'about', 'short', 'curve'], id)
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
			for (const [reasons, isRefusal] of [
				[WANTS_MEMORY, false],
				[REFUSED, true],
			])
				for (const reason of reasons) is(/WebAssembly/.test(say(reason).replace(reason, '')), isRefusal, say(reason))
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
