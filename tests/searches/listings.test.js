import {equal, is, match, not, ok, test} from '#test'
import {EXACT} from '../helpers/exact.js'
import {SEARCHES} from '../helpers/oracle.js'
import '../../dist/searches.mjs'
import {assertLit, tracedKinds, runOf} from '../helpers/listings.js'
import {RUNNABLE} from '../helpers/programs.js'
import {everyMoment, momentsOf} from '../helpers/reference.js'
import {markupOf} from '../helpers/templates.js'
import {name, walksUpTo} from '../helpers/walks.js'
import {walk} from 'n-queens/engine'
import {inEveryLanguage} from '#web/make/words.js'
import {conditionParts} from '#web/searches/condition.js'
import {LANGUAGES, isLit, languageIn, listingLanguages, listingLines, wayTo} from '#web/searches/listings.js'
import {codeView} from '#web/views/code.js'

const LOCALES = await inEveryLanguage('core', 'code', 'searches#sentences')
const [_ja, en] = LOCALES
const FURTHER = ['completion', ...EXACT]
const LISTED = [...SEARCHES, ...FURTHER]
const LISTINGS = LISTED.flatMap(search => listingLanguages(search).map(language => ({search, language})))

const WALKS = []
const SIZES = [1, 2, 3, 4, 5, 6]
for (const options of [...walksUpTo(6), ...FURTHER.flatMap(search => SIZES.map(n => ({n, search, startRow: 0})))]) {
	WALKS.push({options, moments: await everyMoment(await walk(options))})
}
const walksOf = (search, largest = 6) => WALKS.filter(({options}) => options.search === search && options.n <= largest)

test("languageIn() is the tutorial's language by default, and another if the search lacks the chosen one", () => {
	const first = {scan: 'csharp', flags: 'python', wraparound: 'ruby', 'breadth-first': 'swift', first: 'exam'}
	for (const search of SEARCHES) {
		is(languageIn(search), first[search])
		is(languageIn(search, 'ruby'), 'ruby')
		for (const {code} of LOCALES) for (const id of listingLanguages(search)) ok(LANGUAGES[id] ?? code.languages[id], id)
	}
	is(languageIn('completion', 'ruby'), 'python')
	equal(listingLanguages('unheard-of'), [])
})

test("pseudo-code is in the reader's language, with the same lines", () => {
	const outlineOf = lines => lines.map(({marks, pieces}) => [marks, pieces.filter(({part}) => part !== null)])
	for (const search of LISTED) {
		const [ja, en] = LOCALES.map(words => listingLines(search, 'pseudo', words))
		equal(outlineOf(ja), outlineOf(en))
		const text = ja.flatMap(({pieces}) => pieces.map(piece => piece.text)).join('\n')
		not.match(text, /\b(for|in|if|else|no|not|and|or|return|yield|end|queen|empty)\b/)
		for (const word of ['もし', '繰り返']) match(text, word)
		const english = en.flatMap(({pieces}) => pieces.map(piece => piece.text)).join('\n')
		for (const word of [/\b(for|while)\b/, /\bif\b/]) match(english, word)
	}
})

function kindsOf(search) {
	const walks = WALKS.map(({options}) => options).filter(options => options.search === search && options.n < 6),
		kinds = walks.flatMap(options => Array.from(momentsOf(options), ({event}) => event.kind))
	return [...new Set(kinds.filter(kind => kind !== 'start'))].sort()
}

test('every event lights consecutive lines of each of 50 listings, and every marked line is lit', () => {
	is(LISTINGS.length, 50)
	for (const {search, language} of LISTINGS)
		assertLit(
			search,
			language,
			walksOf(search, 5).flatMap(({moments}) => moments),
		)
})

test('listingLines() leaves no markup in text', () => {
	for (const {search, language} of LISTINGS)
		for (const {pieces} of listingLines(search, language))
			not.match(pieces.map(({text}) => text).join(''), /[«»§`]|\s$/, `${search} in ${language}`)
})

function expectedLines(moments, kinds) {
	const lines = []
	for (const moment of moments) {
		const {kind, row, col} = moment.event
		if (kinds.has(kind))
			lines.push(`~${kind} ${['test', 'place', 'remove'].includes(kind) ? `${row} ${col}` : '-1 -1'}`)
		if (kind !== 'test') continue
		const {parts, queen} = conditionParts(moment) ?? {parts: [], queen: null}
		for (let earlier = 0; earlier < queen; earlier++) parts.forEach((_, i) => lines.push(`~part ${i} 0`))
		parts.forEach(({is}, i) => is !== null && lines.push(`~part ${i} ${Number(is)}`))
	}
	return lines
}

const solutionsOf = moments =>
	moments.filter(({event}) => event.kind === 'solution').map(({queens}) => `=${queens.join(' ')}`)

for (const language of RUNNABLE)
	test(`listings in ${language} print the walks' events and evaluated parts of conditions`, () => {
		for (const search of LISTED.filter(search => listingLanguages(search).includes(language))) {
			const kinds = tracedKinds(search, language)
			const untold = search === 'breadth-first' ? ['remove', 'solution'] : []
			for (const kind of kindsOf(search).filter(kind => ['test', 'place', 'remove', 'solution'].includes(kind)))
				ok(kinds.has(kind) || untold.includes(kind), `${search} tells ${kind}`)
			const runs = runOf(search, language)(walksOf(search).map(({options: {n, startRow}}) => [n, startRow]))
			walksOf(search).forEach(({options, moments}, i) => {
				const where = `${name(options)} in ${language}`
				const printed = sign => runs[i].filter(line => line[0] === sign).join('\n')
				is(printed('~'), expectedLines(moments, kinds).join('\n'), where)
				is(printed('='), solutionsOf(moments).join('\n'), where)
			})
		}
	})

const lookIn = (words, more = {}) => ({words, at: i => i + 1, act: {}, onLine() {}, ...more})
const view = (moment, context) => markupOf(codeView(moment, context))

test('codeView() shows another language, or a message, if there is no listing', () => {
	const moment = {search: 'flags', event: {kind: 'start'}, stack: [], counters: {solutions: 0}}
	match(view(moment, lookIn(en, {language: 'exam'})), 'data-language="python"')
	match(view(moment, lookIn(en, {language: 'c'})), 'data-language="c"')
	match(view({...moment, search: 'unheard-of'}, lookIn(en)), en.code.none)
})

test('wayTo() returns the kinds of events that lead to the next run of a line', async () => {
	for (const {search, language} of LISTINGS.filter(({language}) => ['c', 'exam', 'ruby'].includes(language)))
		for (const {options, moments} of walksOf(search, 4)) {
			const w = await walk(options)
			for (const {step} of moments.filter(({step}) => step % 5 === 0))
				for (const line of listingLines(search, language).filter(({marks}) => marks.length > 0)) {
					let arrived = await w.seek(step)
					for (const kind of wayTo(line, arrived)) arrived &&= await w.next(kind)
					if (arrived && !isLit(line, arrived)) arrived = null
					const [mark] = line.marks[0].split(':'),
						kind = mark === 'call' ? 'enter' : mark
					const next = moments.find(later => later.step > step && later.event.kind === kind && isLit(line, later))
					is(arrived?.step, next?.step, `${name(options)} step ${step}: ${line.marks}`)
				}
		}
})

test.run()
