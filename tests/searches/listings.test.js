// The listings are true.

import {test} from 'uvu'
import {equal, is, match, not, ok} from 'uvu/assert'
import * as exact from '../helpers/exact.js'
import * as oracle from '../helpers/oracle.js'
import '../../dist/searches.mjs'
import {RUNNABLE, kindsTold, runOf} from '../helpers/listings.js'
import {markupOf, plain} from '../helpers/templates.js'
import {name, walksUpTo} from '../helpers/walks.js'
import {walk} from 'n-queens/engine'
import {inEveryLanguage} from '../../web/make/words.js'
import {conditionOf} from '../../web/searches/condition.js'
import {LANGUAGES, isLit, languageIn, languagesOf, linesOf, wayTo} from '../../web/searches/listings.js'
import {screenOf} from '../../web/searches/search.js'
import {codeView} from '../../web/views/code.js'

const LOCALES = await inEveryLanguage('core', 'code', 'searches#said as said')
const [ja, en] = LOCALES
const FURTHER = ['completion', ...exact.EXACT]
const LISTED = [...oracle.SEARCHES, ...FURTHER]
const LISTINGS = LISTED.flatMap(search => languagesOf(search).map(language => ({search, language})))

const WALKS = []
const SIZES = [1, 2, 3, 4, 5, 6]
for (const options of [...walksUpTo(6), ...FURTHER.flatMap(search => SIZES.map(n => ({n, search, startRow: 0})))]) {
	const w = await walk(options),
		moments = [await w.moment()]
	for (let step = 1; step <= (await w.measure()); step++) moments.push(await w.seek(step))
	WALKS.push({options, moments})
}
const walksOf = (search, largest = 6) => WALKS.filter(({options}) => options.search === search && options.n <= largest)

/** Languages that not all of the tutorials' searches have. */
const RARE = {exam: ['first'], java: ['flags'], cpp: ['flags']}

test("every search has all languages but Java and C++, which flags has; the first is its tutorial's", () => {
	const first = {scan: 'csharp', flags: 'python', wraparound: 'ruby', 'breadth-first': 'swift', first: 'exam'}
	for (const search of oracle.SEARCHES) {
		const languages = languagesOf(search)
		is(languageIn(search), first[search])
		is(languageIn(search, 'ruby'), 'ruby')
		const all = Object.keys(LANGUAGES).filter(id => RARE[id]?.includes(search) ?? true)
		equal(languages, all)
		for (const {code} of LOCALES) for (const id of languages) ok(LANGUAGES[id] ?? code.languages[id], id)
	}
	for (const search of FURTHER.filter(search => search !== 'bitmask'))
		equal(languagesOf(search), ['pseudo', 'python'], search)
	equal(languagesOf('bitmask'), ['pseudo', 'c', 'python', 'java'])
	is(languageIn('completion', 'ruby'), 'python')
	equal(languagesOf('unheard-of'), [])
})

test('pseudo-code is in the words of its reader, line by line the same', () => {
	const outlineOf = lines => lines.map(({marks, pieces}) => [marks, pieces.filter(({part}) => part !== null)])
	for (const search of LISTED) {
		const [ja, en] = LOCALES.map(words => linesOf(search, 'pseudo', words))
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
		twin = exact.EXACT.includes(search) ? exact : oracle,
		kinds = walks.flatMap(options => Array.from(twin.walk(search, options.n, options), ({event}) => event.kind))
	return [...new Set(kinds.filter(kind => kind !== 'start'))].sort()
}

test("each of the 50 listings marks lines for the kinds of events of the oracle's walks, no others", () => {
	is(LISTINGS.length, 50)
	for (const {search, language} of LISTINGS) {
		const marked = new Set(linesOf(search, language).flatMap(({marks}) => marks.map(mark => mark.split(':')[0])))
		equal([...marked].sort(), kindsOf(search), `${search} in ${language}`)
	}
})

test('every event lights a line, or neighbours, of every listing, and no marked line stays dark', () => {
	for (const {search, language} of LISTINGS) {
		const lines = linesOf(search, language),
			dark = new Set(lines.keys())
		for (const {moments} of walksOf(search, 5))
			for (const {step, event} of moments) {
				const lit = [...lines.keys()].filter(i => isLit(lines[i], event))
				lit.forEach(i => dark.delete(i))
				const where = `${search} in ${language}: ${event.kind} ${event.verdict}`
				is(lit.length > 0, step > 0, where)
				if (lit.length > 1) is(lit.at(-1) - lit[0], lit.length - 1, where)
			}
		const unlit = [...dark].filter(i => lines[i].marks.length > 0)
		equal(unlit, [], `${search} in ${language}: lines that never run`)
	}
})

test("every listing has the parts of its search's condition", () => {
	for (const {search, language} of LISTINGS) {
		const pieces = linesOf(search, language).flatMap(line => line.pieces)
		const parts = pieces.map(({part}) => part).filter(part => part !== null)
		equal(parts, [...(screenOf(search).condition?.parts ?? []).keys()], `${search} in ${language}`)
	}
})

const codeOf = pieces => pieces.map(({text}) => text).join('')

const SQUARE = /\w+(\[[^\]]+\])+/g
const squaresSet = (lines, kind) =>
	lines.filter(({marks}) => marks.includes(kind)).flatMap(({pieces}) => codeOf(pieces).match(SQUARE) ?? [])

test('what a listing takes back are the squares that it set', () => {
	for (const {search, language} of LISTINGS) {
		const lines = linesOf(search, language),
			[set, taken] = ['place', 'remove'].map(kind => [...new Set(squaresSet(lines, kind))].sort())
		if (taken.length > 0) equal(taken, set, `${search} in ${language}`)
	}
})

const CALL = /(\w+)\(((?:[^()]|\([^()]*\))*)\)/g
const plainName = name => name.replaceAll('_', '').toLowerCase()

test('a listing that calls itself goes one further in what the other languages do', () => {
	const further = (search, language) => {
		const text = linesOf(search, language).map(({pieces}) => codeOf(pieces)),
			own = ([, called]) => plainName(called) === plainName(screenOf(search).names.call)
		return [...text.join('\n').matchAll(CALL)].filter(own).flatMap(([, , args]) => args.match(/\w+ \+ 1\b/g) ?? [])
	}
	for (const {search, language} of LISTINGS)
		equal(further(search, language), further(search, 'python'), `${search} in ${language}`)
	equal(further('wraparound', 'pseudo'), ['x + 1', 'count + 1'])
})

test('the parts of a condition ask the same of one square each', () => {
	for (const {search, language} of LISTINGS) {
		const parts = linesOf(search, language).flatMap(({pieces}) => pieces.filter(({part}) => part !== null)),
			asked = parts.filter(({text}) => text.match(SQUARE)?.length === 1).map(({text}) => text.replace(SQUARE, '…'))
		if (['flags', 'first'].includes(search)) is(new Set(asked).size, 1, `${search} in ${language}: ${asked}`)
	}
})

test('no mark is left in what is shown', () => {
	for (const {search, language} of LISTINGS)
		for (const {pieces} of linesOf(search, language))
			not.match(codeOf(pieces), /[«»§`]|\s$/, `${search} in ${language}`)
})

/** What a run is to print, of the kinds that it can tell: each test with its parts, queen after queen where it goes
 * through the queens. */
function expectedLines(moments, kinds) {
	const lines = []
	for (const moment of moments) {
		const {kind, row, col} = moment.event
		if (kinds.has(kind))
			lines.push(`~${kind} ${['test', 'place', 'remove'].includes(kind) ? `${row} ${col}` : '-1 -1'}`)
		if (kind !== 'test') continue
		const {parts, queen} = conditionOf(moment) ?? {parts: [], queen: null}
		for (let earlier = 0; earlier < queen; earlier++) parts.forEach((_, i) => lines.push(`~part ${i} 0`))
		parts.forEach(({is}, i) => is !== null && lines.push(`~part ${i} ${Number(is)}`))
	}
	return lines
}

const solutionsOf = moments =>
	moments.filter(({event}) => event.kind === 'solution').map(({queens}) => `=${queens.join(' ')}`)

for (const language of RUNNABLE)
	test(`run, the listings in ${language} do what the walks do, and look at the same parts`, () => {
		for (const search of LISTED.filter(search => languagesOf(search).includes(language))) {
			const kinds = kindsTold(search, language)
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

test('a condition is told of tests alone; behind the part that refuses none was looked at', () => {
	for (const moment of oracle.SEARCHES.flatMap(search => walksOf(search)).flatMap(({moments}) => moments)) {
		const condition = conditionOf(moment),
			refusing = condition?.parts.findIndex(part => part.refuses) ?? -1
		equal([condition !== null, refusing >= 0], [moment.event.kind === 'test', moment.event.verdict === 'attacked'])
		if (refusing >= 0) condition.parts.forEach((part, i) => is(part.is === null, i > refusing))
	}
})

const lookIn = (words, more = {}) => ({words, at: i => i + 1, onLanguage() {}, onLine() {}, ...more})
const view = (moment, look) => markupOf(codeView(moment, look))
const textOf = html => plain(html.replace(/<[^>]*>/g, ''))

test('the view shows the listing line by line, that of the event alone as current', () => {
	for (const {search, language} of LISTINGS) {
		const lines = linesOf(search, language),
			text = lines.map(({pieces}, i) => `${i + 1}${codeOf(pieces)}`).join('\n')
		for (const moment of walksOf(search, 4).flatMap(({moments}) => moments)) {
			const [, ...items] = view(moment, lookIn(en, {language})).split('</ol>')[0].split('<li'),
				shown = items.map(item => textOf(`<li${item}`.replace(/ \((true|false|not looked at)\) /g, '')).trim())
			is(shown.join('\n'), text)
			const current = items.flatMap((item, i) => (item.includes('aria-current="step"') ? lines[i] : []))
			equal(current, lines.filter(line => isLit(line, moment.event)).slice(0, 1))
		}
	}
})

test('what refused a square is said with the values it had, in both languages', () => {
	const arrays = (search, queens) =>
		oracle.arrays(search, {queens}).map(({name, first, values}) => ({name, lowest: first, width: 0, cells: values}))
	// A queen in row 0, or none, and the square.
	for (const [at, ...sentences] of [
		['flags -1 0 0', 'cols[0] false diags1[3] false diags2[0] false Nothing refuses the square.'],
		[
			...['flags 3 1 3', 'cols[3] true diags1[1] not looked at diags2[4] not looked at cols[3] is taken by row 1.'],
			'cols[3] 真 diags1[1] 未参照 diags2[4] 未参照 cols[3] は、1 行目のクイーンがふさいでいる。',
		],
		['first 0 1 1', 'col[2] FREE upwd[3] FREE downwd[4] NOT_FREE downwd[4] is NOT_FREE, by row 1.'],
		['scan 3 1 2', 'right false down false down-left true down-right not looked at Going down-left from the queen'],
		['wraparound 3 1 2', 'up-left false up false up-right true left not looked at'],
		['breadth-first 3 1 2', '4 = 3 false |4 − 3| = 2 − 1 true The queen in row 1 attacks it: |4 − 3| = 2 − 1.'],
	]) {
		const [search, ...numbers] = at.split(' '),
			[queen, row, col] = numbers.map(Number),
			queens = [queen, -1, -1, -1],
			by = queen < 0 ? null : {row: 0, col: queen, line: oracle.attacks(0, queen, row, col)}
		const event = {kind: 'test', row, col, verdict: by ? 'attacked' : 'free', by},
			moment = {n: 4, search, queens, arrays: arrays(search, queens), frontier: null, event, counters: {solutions: 0}}
		sentences.forEach((sentence, i) => {
			const [, html] = view(moment, lookIn([en, ja][i])).split('<div class="condition">')
			match(textOf(html.replaceAll('</li>', ' ')).replace(/\s+/g, ' '), sentence)
		})
	}
})

test('every moment of every search is said whole, in both languages', () => {
	for (const {moments} of WALKS.filter(({options}) => options.n <= 4))
		for (const moment of moments)
			for (const words of LOCALES)
				not.match(textOf(view(moment, lookIn(words))), /undefined|NaN|\[object|-1\b(?!,|\)|;| [=|])/)
})

test('where a search has no listing in a language, or none at all, what there is is shown', () => {
	const moment = {search: 'flags', event: {kind: 'start'}, counters: {solutions: 0}}
	match(view(moment, lookIn(en, {language: 'exam'})), 'data-language="python"')
	match(view(moment, lookIn(en, {language: 'c'})), 'data-language="c"')
	match(view({...moment, search: 'unheard-of'}, lookIn(en)), en.code.none)
})

test('the way to a line leads to the next time it runs', async () => {
	for (const {search, language} of LISTINGS.filter(({language}) => ['c', 'exam', 'ruby'].includes(language)))
		for (const {options, moments} of walksOf(search, 4)) {
			const w = await walk(options)
			for (const {step} of moments.filter(({step}) => step % 5 === 0))
				for (const line of linesOf(search, language).filter(({marks}) => marks.length > 0)) {
					let arrived = await w.seek(step)
					for (const kind of wayTo(line, arrived)) arrived &&= await w.next(kind)
					if (arrived && !isLit(line, arrived.event)) arrived = null
					const [kind] = line.marks[0].split(':')
					const next = moments.find(later => later.step > step && later.event.kind === kind && isLit(line, later.event))
					is(arrived?.step, next?.step, `${name(options)} step ${step}: ${line.marks}`)
				}
		}
})

test.run()
