import {equal, is, match, ok, test} from '#test'
import {check, example, mistakes, openCheck, walk} from 'n-queens/engine'
import {judged} from '../helpers/check.js'
import {exec} from '../helpers/terminal.js'
import {messageOf} from '../helpers/rejection.js'

const traceOf = (search, n) => exec(`walk ${n} --search ${search}`).stdout

const FLAGS = traceOf('flags', 6)
const LINES = FLAGS.trim().split('\n')
const without = (lines, i) => lines.filter((_, at) => at !== i).join('\n')

test('check() judges like the terminal: traces, boards and numbers, right and wrong', async () => {
	const boards = exec('solve 6 --style hash').stdout
	for (const [text, options, ...args] of [
		[FLAGS, {}],
		[without(LINES, 40), {search: 'flags'}, '--search', 'flags'],
		[traceOf('completion', 5), {n: 5}, '5'],
		[traceOf('breadth-first', 5), {}],
		[boards, {}],
		[boards.replace('Q', '#'), {n: 6}, '6'],
		['92 solutions', {n: 8}, '8'],
		['', {}],
		['1 '.repeat(1e4), {}],
	])
		equal(await check(text, options), judged(text, ...args))
	for (const id of await mistakes())
		for (const as of ['trace', 'boards']) {
			const text = await example(id, {n: 5, as})
			equal(await check(text, {n: 5}), judged(text, '5'), id)
			if (as === 'trace') match(text, /^place \d \d\n/, id)
		}
})

const pick = ({verdict, doubt}) => [verdict, doubt]

test('check() judges text, bytes, pieces, files and streams alike', async () => {
	const wanted = await check(FLAGS),
		bytes = new TextEncoder().encode(FLAGS)
	async function* slowly() {
		for (let at = 0; at < FLAGS.length; at += 999) yield FLAGS.slice(at, at + 999)
	}
	const pieces = Array.from({length: 30}, (_, i) => bytes.slice(i * 2000, (i + 1) * 2000))
	for (const printed of [bytes, slowly(), pieces, new Blob([FLAGS]), new Blob([FLAGS]).stream()])
		equal(await check(printed), wanted)
	const wide = `${'□'.repeat(200_000)}\n□■□□\n□□□■\n■□□□\n□□■□\n`
	equal(pick(await check(wide, {n: 4})), ['unread', 1])
	const late = `${'reading\n'.repeat(9000)}. Q . .\n. . . Q\nQ . . .\n. . Q .\n`
	equal(pick(await check(late, {n: 4, first: true})), ['right', null])
	equal(pick(await check(`${'x\n'.repeat(50_000)}place 0 0\nplace 0 1\n`, {n: 4})), ['wrong', null])
})

test('check() reports progress and can be aborted', async () => {
	const heard = [],
		long = FLAGS.repeat(50)
	await check(long, {onProgress: bytes => heard.push(bytes)})
	is(heard.at(-1), long.length)
	ok(heard.length > 1)
	const control = new AbortController()
	const stop = check(long, {signal: control.signal, onProgress: () => control.abort(new Error('enough'))})
	is(await messageOf(stop), 'enough')
	is((await check(FLAGS)).right, true)
})

test('openCheck().walk() shows a wrong queen and the queen that attacks her', async () => {
	for (const [text, queens, by] of [
		['place 0 0\nplace 1 2\nplace 1 3\n', [0, 2, -1, -1], {row: 1, col: 2, line: 'row'}],
		['place 0 0\nplace 1 2\nplace 2 1\n', [0, 2, 1, -1], {row: 1, col: 2, line: 'antidiagonal'}],
	]) {
		const walked = await (await openCheck(text, {n: 4})).walk(),
			{event, ...moment} = await walked.seek(3)
		equal([moment.queens, event.verdict, event.by], [queens, 'attacked', by])
		equal((await walked.seek(2)).event.by, null)
	}
})

test('openCheck().walk() of a trace equals the search: board, stack, event, arrays, counters', async () => {
	const checked = await openCheck(FLAGS),
		theirs = await checked.walk(),
		ours = await walk({n: 6})
	is(await theirs.measure(), LINES.length)
	const seen = ({event, queens, attackers, stack, arrays, counters: {probes, ...counters}}) => {
		const by = event.by && event.verdict // a search may name another attacker
		return {event: {...event, by}, queens, attackers, stack, arrays, counters}
	}
	const steps = [...LINES.keys(), LINES.length].filter(step => step < 200 || step % 37 === 0)
	for (const step of [...steps, ...steps.reverse()])
		equal(seen(await theirs.seek(step)), seen(await ours.seek(step)), step)
	for (const kind of ['solution', 'remove', 'place']) {
		await Promise.all([theirs.seek(600), ours.seek(600)])
		is((await theirs.next(kind)).step, (await ours.next(kind)).step)
		is((await theirs.previous(kind)).step, (await ours.previous(kind)).step)
		is((await theirs.reach(kind, 3)).step, (await ours.reach(kind, 3)).step)
	}
	equal((await theirs.tree([0], 1)).nodes, (await ours.tree([0], 1)).nodes)
	is(await checked.lineOf(600), 600)
	await Promise.all([theirs.close(), checked.close()])
})

test('walks of a trace skip lines without an event and know the line of each step', async () => {
	const text = LINES.slice(0, 6)
		.map(line => `# so\n${line.replace(/^\d+ /, '')}`)
		.join('\n')
	const checked = await openCheck(text)
	equal(await Promise.all([1, 2, 6].map(checked.lineOf)), [2, 4, 12])
	equal(await Promise.all([1, 2, 3, 99].map(checked.stepBy)), [0, 1, 1, 6])
	await checked.close()
})

test('check() and example() reject with the value and what is allowed', async () => {
	match(await messageOf(check('', {size: 8})), /^option is "size"; allowed: n, search/)
	match(await messageOf(check(7)), /^text is number; allowed/)
	match(await messageOf(example('nope')), /^mistake is "nope"; allowed: diagonal-kept/)
})

test.run()
