// What is copied when a moment is shared, and what frames and pages say to each other: every text read back gives the
// same state.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searches, walk } from 'n-queens/engine'
import { inEveryLanguage } from '../../web/make/words.js'
import { heightMessages, KINDS, secretIn, understood } from '../../web/embed/messages.js'
import { OPTIONS, readOptions, SPEEDS, USUAL_VIEWS, VIEWS } from '../../web/figure/attributes.js'
import { queryOf } from '../../web/page/address.js'
import { embedQuery, FIT, folderIn, FORMS, isLocal, partsOf, scriptOf, textsOf } from '../../web/site/snippets.js'
import { tellSite } from '../../web/make/oembed.js'
import { randomFrom } from '../helpers/walks.js'

const WORDS = await inEveryLanguage('share', 'embed')
const [ja, en] = WORDS
const BASE = 'https://example.org/a%20b/dist/'
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = html => html.replace(/&(amp|lt|gt|quot);/g, sign => ENTITIES[sign])
const usual = readOptions(() => null).values
const shared = (values, rest = {}) => {
	const own = {
		values: { ...usual, ...values },
		lang: null,
		base: BASE,
		title: 'N-Queens, 8 × 8, “a” & <b> [c] (d)',
		svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
		...rest,
	}
	return { ...own, link: `${BASE}index.html${queryOf({ ...own.values, mode: 'walk', lang: own.lang })}` }
}

/** The attributes in a tag, as a page reads them. */
const attributesIn = tag =>
	Object.fromEntries(
		[...tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?(?=[\s>])/g)].map(([, name, text]) => [name, plain(text ?? '')]),
	)
/** The state that a text shows when it is pasted: read from whatever carries it, by the code that reads attributes and
 * addresses. */
function stateIn(text) {
	const tag =
		/<n-queens\s[^>]*>/.exec(text)?.[0] ??
		/\{\{< n-queens (.*?)>\}\}/.exec(text)?.[0].replace('{{< ', '<').replace(' >}}', '>')
	const names = tag ? attributesIn(tag) : null
	const address = plain(/https:[^\s")]*(?:embed|index)\.html[^\s")]*/.exec(text)?.[0] ?? '')
	const query = names ? null : new URL(address).searchParams
	const { values, refusals } = readOptions(name => (names ? (names[name] ?? null) : query.get(name)))
	assert.equal(refusals, [], text)
	return { values, lang: names ? (names.lang ?? null) : query.get('lang') }
}

/** States at random, of everything that options.js knows. */
function* states(count) {
	const random = randomFrom(11)
	const pick = list => list[Math.floor((random(1e6) / 1e6) * list.length)]
	const some = list => list.filter(() => random(1000) < 500)
	const n = () => 1 + random(32)
	for (let i = 0; i < count; i++) {
		const listing = pick([null, 'python', 'c']),
			views = some(VIEWS)
		yield {
			values: {
				n: n(),
				search: pick(['flags', 'scan', 'wraparound', 'breadth-first', 'first']),
				'start-row': random(3),
				step: pick([0, 120, 2 ** 53]),
				speed: pick(SPEEDS),
				autoplay: pick([true, false]),
				views: views.length > 0 ? views : USUAL_VIEWS,
				listing,
				labels: pick([null, 0, 1]),
				attacks: pick([true, false]),
				theme: pick(['auto', 'light', 'dark']),
				from: pick([0, 7]),
				to: pick([null, 130]),
				loop: pick([true, false]),
				stops: pick([[], ['solution', 120]]),
				controls: pick([['full'], ['none'], ['play', 'step']]),
				predict: some(['test', 'place']),
			},
			lang: pick([null, 'ja', 'en']),
		}
	}
}

test('every text that is copied, read back, gives the very state that was shared', () => {
	const forms = Object.values(FORMS.figure)
		.flat()
		.filter(form => form !== 'svg')
	assert.ok(forms.length >= 17)
	for (const { values, lang } of states(60)) {
		const expected = shared(values, { lang })
		for (const form of forms) {
			const part = partsOf(form, expected)[0]
			assert.is(part.file, null)
			assert.equal(stateIn(part.text), { values: expected.values, lang }, `${form}: ${part.text}`)
		}
		assert.equal(stateIn(`${BASE}embed.html${embedQuery(expected)}`), { values: expected.values, lang })
	}
})

test('an attribute is written where it is not as usual, and always for the board, the search and the step', () => {
	assert.equal(textsOf(shared({})), [
		['n', '8'],
		['search', 'flags'],
		['step', '0'],
	])
	assert.equal(textsOf(shared({ attacks: true, labels: 0, speed: Infinity }, { lang: 'ja' })), [
		['n', '8'],
		['search', 'flags'],
		['step', '0'],
		['speed', 'max'],
		['labels', '0'],
		['attacks', ''],
		['lang', 'ja'],
	])
})

test('the script is the small one unless something is shown that only the other one has', () => {
	assert.is(scriptOf(shared({ views: ['board', 'counts'] })), `${BASE}n-queens.js`)
	for (const view of VIEWS.filter(view => !USUAL_VIEWS.includes(view)))
		assert.is(scriptOf(shared({ views: ['board', view] })), `${BASE}n-queens-study.js`)
	assert.is(scriptOf(shared({ predict: ['place'] })), `${BASE}n-queens-study.js`)
})

test('what goes into settings names the script, and is what these programs read', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
	try {
		const odd = shared({}, { base: "https://example.org/it's/dist/" })
		for (const form of ['vitepress', 'docusaurus']) {
			writeFileSync(join(folder, `${form}.mjs`), partsOf(form, odd)[1].text)
			const { default: config } = await import(join(folder, `${form}.mjs`))
			assert.is(form === 'vitepress' ? config.head[0][1].src : config.scripts[0].src, scriptOf(odd))
			if (form === 'vitepress')
				assert.equal(['n-queens', 'b'].map(config.vue.template.compilerOptions.isCustomElement), [true, false])
		}
		assert.is(partsOf('mkdocs', shared({}))[1].text, `extra_javascript:\n  - ${BASE}n-queens.js`)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

test('only what can be opened by others counts as an address on the web', () => {
	for (const [text, folder] of [
		['https://a.org', 'https://a.org/'],
		[' https://a.org/x/dist ', 'https://a.org/x/dist/'],
		['http://a.org/x/index.html?n=8#a', 'http://a.org/x/'],
		['ｈttps://a.org/', 'https://a.org/'],
	])
		assert.is(folderIn(text), folder, text)
	for (const text of [
		'',
		'a.org',
		'file:///tmp/dist/',
		'javascript:alert(1)',
		'https://',
		'https:// a',
		'"><script>',
		'ftp://a.org',
	])
		assert.is(folderIn(text), null, text)
	assert.equal(
		[
			'file:///a',
			'http://localhost:8/',
			'http://127.0.0.1/a',
			'http://[::1]/',
			'https://a.org/',
			'http://127.example.org/',
		].map(isLocal),
		[true, true, true, true, false, false],
	)
})

test('both languages have the same keys, and say something of every form', () => {
	const shape = value =>
		typeof value === 'object'
			? Object.fromEntries(
					Object.keys(value)
						.sort()
						.map(key => [key, shape(value[key])]),
				)
			: typeof value
	assert.equal(shape(ja), shape(en))
	for (const words of WORDS) {
		const forms = [...new Set(Object.values(FORMS).flatMap(groups => Object.values(groups).flat()))].sort()
		assert.equal([Object.keys(words.forms).sort(), Object.keys(words.notes).sort()], [forms, forms])
		assert.equal(Object.keys(words.groups), Object.keys(FORMS.figure))
	}
})

// --- messages ---------------------------------------------------------------------------------------------

const KNOWN = { lang: ['ja', 'en'], search: ['flags'] }
const heard = data => understood({ type: 'n-queens', ...data }, KNOWN)

test('what a frame can be told is understood, and what it cannot be is refused with what is allowed', () => {
	assert.equal(
		heard({
			set: {
				theme: 'dark',
				n: 6,
				'start-row': '2',
				attacks: true,
				views: ['board', 'code'],
				labels: null,
				speed: Infinity,
				lang: 'ja-JP',
			},
		}).set,
		[
			['theme', 'dark'],
			['n', '6'],
			['start-row', '2'],
			['attacks', ''],
			['views', 'board code'],
			['labels', null],
			['speed', 'max'],
			['lang', 'ja-JP'],
		],
	)
	assert.equal(heard({ call: 'seek', step: 120 }).call, { name: 'seek', args: [120] })
	assert.equal(heard({ call: 'next' }).call, { name: 'next', args: ['solution'] })
	assert.equal(heard({ call: 'reach', kinds: ['place', 'remove'], ordinal: 7 }).call, {
		name: 'reach',
		args: [['place', 'remove'], 7],
	})
	assert.equal(heard({ call: 'reach', kinds: 'probe', ordinal: 1000 }).call, { name: 'reach', args: ['probe', 1000] })
	for (const [data, name, value] of [
		[{ set: { n: 99 } }, 'n', '99'],
		[{ set: { theme: 'pink' } }, 'theme', 'pink'],
		[{ set: { step: 1.5 } }, 'step', '1.5'],
		[{ set: { lang: 'fr' } }, 'lang', 'fr'],
		[{ set: { search: 'nope' } }, 'search', 'nope'],
		[{ set: { views: { a: 1 } } }, 'views', 'object'],
		[{ set: { constructor: 1 } }, 'set', 'constructor'],
		[{ set: 'dark' }, 'set', 'dark'],
		[{ call: 'seek', step: '120' }, 'step', '120'],
		[{ call: 'seek', step: -1 }, 'step', '-1'],
		[{ call: 'seek' }, 'step', 'undefined'],
		[{ call: 'constructor' }, 'call', 'constructor'],
		[{ call: 'next', kinds: 'probe' }, 'kinds', 'probe'],
		[{ call: 'next', kinds: [] }, 'kinds', ''],
		[{ call: 'reach', kinds: 'place', ordinal: 0 }, 'ordinal', '0'],
	]) {
		const { set, call, refusals } = heard(data)
		assert.equal(
			[set, call, refusals.map(refusal => [refusal.name, refusal.value])],
			[[], null, [[name, value]]],
			JSON.stringify(data),
		)
		assert.ok(refusals[0].allowed.words?.length > 0 || refusals[0].allowed.high > 0)
	}
	assert.equal(heard({ set: { n: 5, theme: 'pink' } }).set, [['n', '5']], 'the good part is done')
})

test("strangers' messages are nobody's business, a thousand of any shape, and none throws", () => {
	const random = randomFrom(3)
	const pick = list => list[random(list.length)]
	const odd = () =>
		pick([
			null,
			undefined,
			0,
			-1,
			NaN,
			'',
			'n-queens',
			'set',
			true,
			10n,
			[],
			{},
			new Map([['type', 'n-queens']]),
			new Date(),
			new Uint8Array(3),
			{ toString: 1 },
			{ type: 'setHeight' },
			Object.create(null),
			[[[]]],
		])
	for (let i = 0; i < 1000; i++) {
		const stranger = pick([
			odd(),
			{ type: odd(), set: odd() },
			{ [pick(['message', 'event', 'context'])]: odd(), secret: odd() },
			{ type: 'n-queens', height: odd(), step: odd() },
		])
		if (stranger?.type === 'n-queens' && ('set' in stranger || 'call' in stranger)) continue
		assert.is(understood(stranger, KNOWN), null)
	}
	for (let i = 0; i < 1000; i++) {
		const asked = understood(
			{
				type: 'n-queens',
				[pick(['set', 'call'])]: pick([odd(), { [pick([...Object.keys(OPTIONS), '__proto__', 'lang'])]: odd() }]),
				step: odd(),
				kinds: odd(),
				ordinal: odd(),
			},
			KNOWN,
		)
		for (const [name, text] of asked.set)
			assert.ok(text === null || name === 'lang' || OPTIONS[name].read(text.trim()) !== undefined)
		for (const { value } of asked.refusals) assert.type(value, 'string')
	}
})

test("the kinds that a frame is asked for are the engine's", async () => {
	const w = await walk({ n: 4, search: 'breadth-first' })
	for (const kind of KINDS) await w.next(kind)
	const seen = new Set()
	for (const { id } of await searches()) {
		const own = await walk({ n: 4, search: id })
		for (let step = 1; step <= (await own.measure()); step++) seen.add((await own.seek(step)).event.kind)
	}
	assert.equal([...seen].sort(), [...KINDS].sort())
})

test('the secret of WordPress is read from where it writes it, and its height goes out with it', () => {
	assert.equal(['#?secret=aB3', '#?a=1&secret=x', '#?secret=a-b', '#secret=a', '', '#?secret='].map(secretIn), [
		'aB3',
		'x',
		null,
		null,
		null,
		null,
	])
	const frame = { href: 'https://a.org/embed.html', secret: 'aB3' }
	assert.equal(heightMessages(400, frame).at(-1), { message: 'height', value: 400, secret: 'aB3' })
	assert.not(heightMessages(400, { ...frame, secret: null }).some(({ message }) => message))
	assert.equal(JSON.parse(heightMessages(400, frame)[1]), { src: frame.href, context: 'iframe.resize', height: 400 })
})

test('the lines that the page on embedding gives to make iframes fit are those that are copied, in both languages', () => {
	for (const file of ['doc/embedding.md', 'doc/embedding.ja.md'])
		assert.ok(readFileSync(file, 'utf8').includes(`\n${FIT}\n`), file)
})

test('the script that makes iframes fit takes heights from its own frames alone, and has no sign that editors mangle', () => {
	assert.not.match(FIT, '&')
	const frames = [
		{ contentWindow: 'a', style: {} },
		{ contentWindow: 'b', style: {} },
	]
	let listener
	new Function('addEventListener', 'document', FIT.replace(/<\/?script>/g, ''))((_, own) => (listener = own), {
		querySelectorAll: () => frames,
	})
	for (const data of [
		null,
		5,
		'x',
		{ height: 9 },
		{ type: 'n-queens' },
		{ type: 'n-queens', height: 'x' },
		{ type: 'n-queens', height: -4 },
	])
		listener({ source: 'a', data })
	listener({ source: 'stranger', data: { type: 'n-queens', height: 7 } })
	assert.equal(
		frames.map(({ style }) => style),
		[{}, {}],
	)
	listener({ source: 'b', data: { type: 'n-queens', height: 412 } })
	assert.equal(
		frames.map(({ style }) => style.height),
		[undefined, '412px'],
	)
})

// --- oEmbed -----------------------------------------------------------------------------------------------

test('told where it lies, dist/ has a true answer for each page that promises one; told nothing, it promises none', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
	const read = file => readFileSync(join(folder, file), 'utf8')
	const linksIn = file =>
		[
			...read(file).matchAll(/<link rel="alternate" type="application\/json\+oembed" href="([^"]*)" title="([^"]*)">/g),
		].map(([, href, title]) => [href, plain(title)])
	try {
		for (const [file, from] of [
			['index.html', 'index.html'],
			['embed.html', 'web/embed/embed.html'],
		])
			writeFileSync(join(folder, file), readFileSync(from))
		const ids = (await searches()).map(({ id }) => id),
			before = [read('index.html'), read('embed.html')]
		tellSite('https://old.example.org/', folder, ids)
		tellSite(BASE, folder, ids)
		const pages = readdirSync(join(folder, 'oembed'))
			.filter(file => file.endsWith('.html'))
			.map(file => `oembed/${file}`)
		assert.is(pages.length, 2 * ids.length)
		for (const file of ['index.html', 'embed.html', ...pages]) {
			const links = linksIn(file)
			assert.is(links.length, file.startsWith('oembed/') ? 1 : 2)
			for (const [href, title] of links) {
				assert.ok(href.startsWith(`${BASE}oembed/`))
				const answer = JSON.parse(read(href.slice(BASE.length)))
				assert.equal(
					[answer.version, answer.type, answer.title, answer.provider_name, answer.provider_url],
					['1.0', 'rich', title, 'N-Queens', BASE],
				)
				assert.ok(answer.width > 0 && answer.height > 0)
				const { values } = stateIn(answer.html)
				if (!file.startsWith('oembed/')) assert.equal(values, usual)
				else assert.match(read(file), `../embed.html${/embed\.html([^"]*)"/.exec(answer.html)[1]}`)
			}
		}
		assert.throws(() => tellSite('example.org', folder, ids), /SITE is “example\.org”/)
		tellSite('', folder, ids)
		assert.equal(
			[[read('index.html'), read('embed.html')], readdirSync(folder).sort()],
			[before, ['embed.html', 'index.html']],
		)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

test.run()
