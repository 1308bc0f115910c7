import {equal, is, not, ok, type, test} from '#test'
import {readFileSync} from 'node:fs'
import {searches, walk} from 'n-queens/engine'
import {heightMessages, KINDS, secretIn, spliceWith, understood} from '#web/embed/messages.js'
import {OPTIONS} from '#web/figure/attributes.js'
import {FIT} from '#web/site/snippets.js'
import {everyMoment} from '../helpers/reference.js'
import {often, randomFrom} from '../helpers/walks.js'
import {newerState, NOTHING_KEPT} from '#web/embed/attempts.js'

const KNOWN = {lang: ['ja', 'en'], search: ['flags']}
const heard = data => understood({type: 'n-queens', ...data}, KNOWN)

test('understood() reads every message for frames, and rejects others with the allowed values', () => {
	const given = {theme: 'dark', n: 6, 'start-row': '2', attacks: true, views: ['board', 'code'], labels: null},
		texts = {theme: 'dark', n: '6', 'start-row': '2', attacks: '', views: 'board code', labels: null}
	equal(
		heard({set: {...given, speed: Infinity, lang: 'ja-JP'}}).set,
		Object.entries({...texts, speed: 'max', lang: 'ja-JP'}),
	)
	for (const [data, ...args] of [
		[{call: 'seek', step: 120}, 120],
		[{call: 'next'}, 'solution'],
		[{call: 'reach', kinds: ['place', 'remove'], ordinal: 7}, ['place', 'remove'], 7],
		[{call: 'reach', kinds: 'probe', ordinal: 1000}, 'probe', 1000],
	])
		equal(heard(data).call, {name: data.call, args})
	for (const [data, name, value] of [
		[{set: {n: 0}}, 'n', '0'],
		[{set: {theme: 'pink'}}, 'theme', 'pink'],
		[{set: {step: 1.5}}, 'step', '1.5'],
		[{set: {lang: 'fr'}}, 'lang', 'fr'],
		[{set: {search: 'nope'}}, 'search', 'nope'],
		[{set: {views: {a: 1}}}, 'views', 'object'],
		[{set: {constructor: 1}}, 'set', 'constructor'],
		[{set: 'dark'}, 'set', 'dark'],
		[{call: 'seek', step: '120'}, 'step', '120'],
		[{call: 'seek', step: -1}, 'step', '-1'],
		[{call: 'seek'}, 'step', 'undefined'],
		[{call: 'constructor'}, 'call', 'constructor'],
		[{call: 'next', kinds: 'probe'}, 'kinds', 'probe'],
		[{call: 'next', kinds: []}, 'kinds', ''],
		[{call: 'reach', kinds: 'place', ordinal: 0}, 'ordinal', '0'],
	]) {
		const {set, call, rejections} = heard(data),
			[{allowed}] = rejections
		equal([set, call, rejections], [[], null, [{name, value, allowed}]], JSON.stringify(data))
		ok(allowed.words?.length > 0 || allowed.high > 0)
	}
	equal(heard({set: {n: 5, theme: 'pink'}}).set, [['n', '5']])
})

test("understood() ignores other scripts' messages, whatever their shape", () => {
	const random = randomFrom(3),
		pick = list => list[random(list.length)]
	const plain = [null, undefined, 0, -1, NaN, '', 'n-queens', 'set', true, 10n]
	const objects = [[], {}, new Map([['type', 'n-queens']]), new Date(), new Uint8Array(3), Object.create(null), [[[]]]]
	const odd = () => pick([...plain, ...objects, {toString: 1}, {type: 'setHeight'}])
	for (let i = 0; i < often(1000); i++) {
		const stranger = pick([
			odd(),
			{type: odd(), set: odd()},
			{[pick(['message', 'event', 'context'])]: odd(), secret: odd()},
			{type: 'n-queens', height: odd(), step: odd()},
		])
		if (stranger?.type !== 'n-queens' || !('set' in stranger)) is(understood(stranger, KNOWN), null)
		const set = pick([odd(), {[pick([...Object.keys(OPTIONS), '__proto__', 'lang'])]: odd()}])
		const data = {type: 'n-queens', [pick(['set', 'call'])]: set, step: odd(), kinds: odd(), ordinal: odd()}
		const result = understood(data, KNOWN)
		for (const [name, text] of result.set)
			ok(text === null || name === 'lang' || OPTIONS[name].read(text.trim()) !== undefined)
		for (const {value} of result.rejections) type(value, 'string')
	}
})

test("KINDS equals the engine's kinds", async () => {
	const w = await walk({n: 4, search: 'breadth-first'})
	for (const kind of KINDS) await w.next(kind)
	const seen = new Set()
	for (const {id} of await searches()) {
		const one = await walk({n: 4, search: id})
		for (const {event} of (await everyMoment(one)).slice(1)) seen.add(event.kind)
	}
	equal([...seen].sort(), [...KINDS].sort())
})

test("secretIn() reads WordPress's secret, and heightMessages() sends it", () => {
	equal(['#?secret=aB3', '#?a=1&secret=x'].map(secretIn), ['aB3', 'x'])
	for (const hash of ['#?secret=a-b', '#secret=a', '', '#?secret=']) is(secretIn(hash), null)
	const href = 'https://a.org/embed.html',
		sent = heightMessages(400, {href, secret: 'aB3'})
	equal(sent.at(-1), {message: 'height', value: 400, secret: 'aB3'})
	not(heightMessages(400, {href, secret: null}).some(({message}) => message))
	equal(JSON.parse(sent[1]), {src: href, context: 'iframe.resize', height: 400})
	const formOf = data => (typeof data === 'string' ? JSON.parse(data).context : (data.subject ?? data.context))
	for (const form of ['lti.frameResize', 'h5p'])
		ok(
			sent.some(data => formOf(data) === form),
			form,
		)
})

test('the pages on embedding contain FIT, the lines that give iframes their height', () => {
	for (const file of ['doc/embedding.md', 'doc/embedding.ja.md'])
		ok(readFileSync(file, 'utf8').includes(`\n${FIT}\n`), file)
})

test('FIT resizes only the frame that sent the height, and has no character that editors replace', () => {
	not.match(FIT, '&')
	const frames = ['a', 'b'].map(contentWindow => ({contentWindow, style: {}})),
		heights = () => frames.map(({style}) => style.height),
		run = new Function('addEventListener', 'document', FIT.replace(/<\/?script>/g, '')),
		type = 'n-queens'
	let listener
	run((_, added) => (listener = added), {querySelectorAll: () => frames})
	for (const data of [null, 5, 'x', {height: 9}, {type}, {type, height: 'x'}, {type, height: -4}])
		listener({source: 'a', data})
	listener({source: 'stranger', data: {type, height: 7}})
	equal(heights(), [undefined, undefined])
	listener({source: 'b', data: {type, height: 412}})
	equal(heights(), [undefined, '412px'])
})

function talk() {
	const sent = []
	return {sent, splice: spliceWith(message => sent.push(message))}
}

test('spliceWith() requests answers once, sends score and events; all message ids differ', () => {
	const {sent, splice} = talk()
	splice.report(0.5, '{"version":1}')
	splice.event('n-queens-answer', {right: true})
	const [resize] = heightMessages(300, {href: '', secret: null, width: 200}).filter(({subject}) => subject)
	equal(
		[...sent, resize].map(({message_id, ...message}) => message),
		[
			{subject: 'SPLICE.getState'},
			{subject: 'SPLICE.reportScoreAndState', score: 0.5, state: {version: 1}},
			{subject: 'SPLICE.sendEvent', name: 'n-queens-answer', data: {right: true}},
			{subject: 'lti.frameResize', height: 300, width: 200},
		],
	)
	const ids = [...sent, resize].map(({message_id}) => message_id)
	is(new Set(ids).size, 4)
	for (const id of ids) ok(typeof id === 'string' && id.length > 8)
})

test('stateIn() accepts only the first response, as an object or as JSON text', () => {
	const {sent, splice} = talk(),
		[{message_id}] = sent,
		subject = 'SPLICE.getState.response'
	for (const data of [null, undefined, 'x', 3, [], {subject}, {subject, message_id: 'other', state: 'x'}])
		is(splice.stateIn(data), null)
	is(splice.stateIn({subject: 'SPLICE.getState', message_id, state: 'x'}), null)
	is(splice.stateIn({subject, message_id, state: 'kept'}), 'kept')
	is(splice.stateIn({subject, message_id, state: 'again'}), null)
	for (const state of [{version: 1}, null, undefined, 4]) {
		const other = talk()
		is(
			other.splice.stateIn({subject, message_id: other.sent[0].message_id, state}),
			state?.version ? '{"version":1}' : null,
		)
	}
})

const KEPT = {count: 3, attempt: 2, best: 0.5, isDone: true, progress: '{"version":1}'}
const textOf = record => JSON.stringify(record)

test('newerState() takes the newer of two records', () => {
	equal(newerState(NOTHING_KEPT, textOf(KEPT)), KEPT)
	const newer = {...KEPT, count: 4, best: 1, progress: null}
	equal(newerState(KEPT, textOf(newer)), newer)
	for (const text of [textOf(KEPT), textOf({...KEPT, count: 2})]) is(newerState(KEPT, text), KEPT)
})

test('newerState() ignores a text that is no record', () => {
	const none = [null, undefined, '', '{', 'null', '[]', '7', '"x"', '{"count":5}']
	const values = {
		...Object.fromEntries(Object.keys(KEPT).map(name => [name, [null, 'x', -1, 1.5, {}, 1e300]])),
		progress: [],
	}
	const spoilt = Object.entries(values).flatMap(([name, wrong]) =>
		[undefined, ...wrong].map(value => textOf({...KEPT, count: 9, [name]: value})),
	)
	for (const text of [...none, ...spoilt]) is(newerState(KEPT, text), KEPT, String(text))
})

test.run()
