import {equal, is, match, not, ok, type, test} from '#test'
import {readdirSync, readFileSync} from 'node:fs'
import {inEveryLanguage} from '#web/make/words.js'
import {fitted, LANGUAGE, numberIn, OPTIONS} from '#web/figure/attributes.js'
import {queryFromValues, readOptions, readQuery} from '#web/figure/attributes.js'
import {rejectionSentence} from '#web/words/index.js'
import {states} from '../helpers/states.js'
import {often, randomFrom, randomText} from '../helpers/walks.js'

const LOCALES = await inEveryLanguage('core')
const fromQuery = (query, options) => readQuery(new URLSearchParams(query), options)
const {values: DEFAULTS} = readOptions(() => null)
const SQUARES = OPTIONS.given.read('0,3 12,63')

test('readQuery() reads back queryFromValues()', () => {
	const random = randomFrom(3),
		pick = list => list[random(list.length)]
	for (const {values} of states(often(500))) {
		const board = {mode: pick(['walk', 'board']), given: pick([[], SQUARES]), blocked: pick([[], SQUARES])},
			state = {...DEFAULTS, ...values, ...board}
		equal(fromQuery(queryFromValues(state)), {values: state, rejections: []})
	}
})

test('queryFromValues() omits default values, except of options that are always written', () => {
	is(queryFromValues(DEFAULTS), '?n=8&search=flags&step=0')
	is(
		queryFromValues({...DEFAULTS, attacks: true, views: ['board', 'tree']}, OPTIONS, []),
		'?views=board+tree&attacks=1',
	)
	const table = {k: OPTIONS.n, lang: LANGUAGE},
		rejections = [{name: 'k', value: '9999999', allowed: {low: 1, high: 1_000_000}, instead: '8'}]
	is(queryFromValues({given: SQUARES}, OPTIONS, []), '?given=0%2C3+12%2C63')
	is(queryFromValues({n: 5, k: 12, lang: 'ja'}, table, []), '?k=12&lang=ja')
	equal(fromQuery('?n=5&k=9999999&lang=', table), {values: {k: 8, lang: null}, rejections})
})

test('numberIn() reads grouped and full-width numbers, and is the only reader of typed numbers', () => {
	const good = ['57', ' 14,200 ', '１２ ３', '１，２00', "666'090'624", '1’000', '1_000', '1.000']
	is(good.map(numberIn).join(), '57,14200,123,1200,666090624,1000,1000,1000')
	for (const text of ['', ' ', '-1', '1e3', 'x', '0x8', '9'.repeat(99), '½', '12.5', '1,2345'])
		is(numberIn(text), undefined)
	for (const file of readdirSync('web', {recursive: true}).filter(name => /(?<!attributes)\.js$/.test(name)))
		not.match(readFileSync(`web/${file}`, 'utf8'), /replace\(\/\[\\s,/, `${file} reads numbers in its own way`)
})

test('hostile texts never throw: the option keeps its value, and a sentence says why', () => {
	const random = randomFrom(4)
	const words = '1 - e 99 . 🙂 % < " null __proto__ toString NaN ８ max board true + ٣ constructor',
		pieces = [...words.split(' '), ' ', '\n', '\0'],
		current = {...DEFAULTS, n: 5}
	for (let i = 0; i < 5000; i++) {
		const text = randomText(random, pieces, 6)
		const {values, rejections} = readOptions(() => text, current)
		for (const name of Object.keys(OPTIONS)) not.type(values[name], 'undefined')
		for (const name of ['attacks', 'autoplay']) type(values[name], 'boolean')
		ok(Number.isInteger(values.n) && values.n >= 1 && values.n <= 1_000_000)
		for (const rejection of rejections) {
			equal(values[rejection.name], current[rejection.name])
			for (const words of LOCALES) match(rejectionSentence(words, rejection), rejection.name)
		}
	}
})

test('fitted() rejects values that do not fit the search, each with a message', () => {
	const types = [
		{id: 'flags', largest: 32},
		{id: 'wraparound', takesStartRow: true, takesSetup: true, largest: 32},
		{id: 'min-conflicts', takesChance: true, largest: 1_000_000},
	]
	const fit = (values, current = {}) => fitted({...DEFAULTS, ...values}, types, {...DEFAULTS, ...current})
	const all = (n, search, row) => ({n, search, 'start-row': row})
	for (const [wanted, current, fits, rejected] of [
		[all(4, 'wraparound', 5), {}, all(4, 'wraparound', 0), ['start-row']],
		[all(4, 'flags', 3), {}, all(4, 'flags', 0), ['start-row']],
		[all(4, 'flags', 0), all(8, 'wraparound', 5), all(4, 'flags', 0), []],
		[{n: 33, search: 'flags'}, {n: 7}, {n: 7, search: 'flags'}, ['n']],
		[{n: 33, search: 'flags'}, {n: 100, search: 'min-conflicts'}, {n: 8, search: 'flags'}, ['n']],
		[{n: 1_000_000, search: 'min-conflicts'}, {}, {n: 1_000_000, search: 'min-conflicts'}, []],
		[{search: 'foo'}, {search: 'wraparound'}, all(8, 'wraparound', 0), ['search']],
		[all(3, 'foo', 7), all(8, 'wraparound', 6), all(3, 'wraparound', 2), ['search', 'start-row']],
		[{from: 20, to: 20}, {}, {from: 20, to: 20}, []],
		[{search: 'flags', seed: 5, begin: 'greedy'}, {}, {search: 'flags'}, ['seed', 'begin']],
		[{search: 'flags', given: [{row: 0, col: 0}]}, {}, {search: 'flags'}, ['given']],
		[
			{search: 'min-conflicts', seed: 5, sideways: 1, restarts: 2},
			{},
			{search: 'min-conflicts', seed: 5},
			['sideways', 'restarts'],
		],
	]) {
		const {values, rejections} = fit(wanted, current)
		equal([values, rejections.map(({name}) => name)], [{...DEFAULTS, ...fits}, rejected])
	}
	const [{name, value, allowed}] = fit({from: 20, to: 19}).rejections
	equal([name, value, allowed], ['to', '19', {low: 20, high: 2 ** 53}])
})

test('limits of options are inclusive', () => {
	const accepts = (name, text) => readOptions(key => (key === name ? text : null)).rejections.length === 0
	for (const [name, good, bad] of [
		['n', '1|32| 8 |1000000', '0|1000001|8.0|+8|'],
		['seed', '0|9007199254740992', '-1|x|1.5'],
		['sideways', '0|1000000', '-1|1000001'],
		['restarts', '0|1000000', '-1|1000001'],
		['begin', 'random|greedy', '|lot'],
		['step', '0|9007199254740992', '9007199254740993000|-1'],
		['labels', '0|1', '2'],
		['speed', '0.5|max', '3|1e3'],
		['stops', 'solution| place  7 ||9007199254740992|solution,place', 'done|start|queen|7.5|-1'],
		['controls', 'none|play step|full', '|buttons'],
		['mode', 'walk|board', '|play'],
		['given', '|0,0| 0,3  63,12 ', '0|0,0,1,1|a,b|-1,2|100,0|0, 3'],
	]) {
		for (const text of good.split('|')) ok(accepts(name, text), `${name}=${text}`)
		for (const text of bad.split('|')) not(accepts(name, text), `${name}=${text}`)
	}
})

test.run()
