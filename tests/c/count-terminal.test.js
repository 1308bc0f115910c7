import {equal, is, match, ok, test} from '#test'
import {spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {VERSION} from '#web/engine/shard-lines.js'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {PAGES, allRejected, exec, prints, onTerminal, rejected, resigned} from '../helpers/terminal.js'
import {nqueens, randomFrom, rows} from '../helpers/walks.js'

const unitsOf = n => /K <= (\d+)/.exec(exec(`count ${n} --shard 0/1`).stderr)[1]
const folder = folderOf()

const counts = (n, options = '') => prints(`count ${n} ${options}`, `${KNOWN.solutionCount[n]}\n`)
const shard = (n, i, k, options = '') => exec(`count ${n} --shard ${i}/${k} ${options}`).stdout.trimEnd()
const shards = (n, k) => Array.from({length: k}, (_, i) => shard(n, i + 1, k))
const spoken = (input, ...others) => spawnSync('build/nqueens', ['sum', ...others, '-'], {input, encoding: 'utf8'})

const files = texts =>
	Object.entries(texts).map(([name, text]) => {
		writeFileSync(join(folder, name), text)
		return join(folder, name)
	})
const sum = texts => nqueens('sum', ...files(texts))

function shuffled(list, random) {
	const left = [...list]
	return list.map(() => left.splice(random(left.length), 1)[0])
}

function parsed(line) {
	const [, first, last, step, of, version] = /units (\d+)-(\d+)\/(\d+) of (\d+) version (\d+)/.exec(line).map(Number)
	return {units: Math.floor((last - first) / step) + 1, of, version}
}

test('count prints the same total for any number of threads', () => {
	counts(18)
	for (const n of [1, 2, 7, 12, 13]) for (const threads of [1, 2, 3, 256]) counts(n, `--threads ${threads}`)
	for (const threads of [1, 2, 3]) is(shard(12, 2, 5, `--threads ${threads}`), shard(12, 2, 5))
})

test('sum of shards is the known total, for any K and any order of files and lines', () => {
	const random = randomFrom(7)
	for (const [n, k] of rows(`1 1, 4 3, 8 2, 9 7, 10 ${unitsOf(10) - 1}, 10 ${unitsOf(10)}, 11 64, 12 5, 13 6`)) {
		const lines = shuffled(shards(n, k), random),
			cut = random(k + 1),
			halves = {a: `\n${lines.slice(0, cut).join('\n\n')}\n`, b: lines.slice(cut).join('\r\n')}
		const names = files(halves).filter((_, i) => (i === 0 ? cut > 0 : cut < k))
		const {status, stdout, stderr} = nqueens('sum', ...shuffled(names, random))
		equal([status, stdout, stderr], [0, `${KNOWN.solutionCount[n]}\n`, ''], `n = ${n}, K = ${k}`)
		const sizes = lines.map(line => parsed(line).units)
		ok(Math.max(...sizes) - Math.min(...sizes) <= 1, `n = ${n}, K = ${k}`)
	}
})

test('sum rejects missing and duplicate units and names the shard to count', () => {
	const lines = shards(10, 4),
		[a, b, , c] = lines
	rejected(sum({a, b, c}), 'missing', `of ${parsed(a).of} units`, 'unit 2;', 'nqueens count 10 --shard 3/4')
	rejected(sum({a: lines.join('\n'), b: `\n\n${b}\n`}), '/b line 3', 'unit 1,', 'already')
	const [name] = files({a})
	rejected(nqueens('sum', name, name), '/a line 1', 'already')
})

test('sum rejects shards of another n, version or number of units', () => {
	const [first, second] = shards(10, 2),
		{of, version} = parsed(first)
	rejected(sum({a: first, b: shard(9, 2, 2)}), '/b line 1', 'n 9,', 'n 10')
	const other = resigned(second, ` of ${of} `, ` of ${of + 1} `),
		older = resigned(second, ` version ${VERSION} `, ' version 4 '),
		newer = resigned(second, ` version ${VERSION} `, ` version ${VERSION + 1} `)
	rejected(sum({a: `${first}\n${other}\n`}), '/a line 2', `of ${of + 1} units`, `${of}`)
	is(version, VERSION)
	rejected(sum({a: first, b: older}), '/b line 1', 'version 4;', `version ${VERSION} `, 'nqueens count 10 --shard 2/2')
	rejected(sum({a: first, b: newer}), '/b line 1', `version ${VERSION + 1};`)
})

test('sum rejects totals other than the known one, even with right checksums', () => {
	const [a, b] = shards(12, 2),
		counted = line => BigInt(/count (\d+)/.exec(line)[1]),
		saying = (line, count) => resigned(line, /count \d+/, `count ${count}`)
	for (const by of [-8n, 1n, 8n])
		rejected(sum({a, b: saying(b, counted(b) + by)}), `${14200n + by}`, 'Q(12) is 14200', 'nqueens recount')
	is(sum({a: saying(a, 0n), b: saying(b, 14200n)}).stdout, '14200\n')
})

test('`missing` lists uncounted shards as Slurm arrays, and names lines that it leaves out', () => {
	const lines = shards(12, 9),
		missing = (k, texts) => nqueens('missing', '12', String(k), ...files(texts)),
		without = (...gone) => lines.filter((_, i) => !gone.includes(i + 1)).join('\n')
	is(missing(9, {a: without()}).stdout, '')
	is(nqueens('missing', '12', '9').stdout, '1-9\n')
	is(missing(9, {a: without(1, 4, 5, 6, 9)}).stdout, '1,4-6,9\n')
	is(missing(3, {a: without(1, 5)}).stdout, '1-2\n')
	const changed = lines[6].replace(/count (\d)/, 'count 1$1')
	const {status, stdout, stderr} = missing(9, {a: `${without(1, 7)}\n${changed}`, b: lines[3], c: 'n 12 shard 1/9 un'})
	equal([status, stdout], [0, '1,7\n'])
	match(stderr, /^nqueens: left out: .*\/a line 8 is damaged.*\n.*\/b line 1 has unit 3, .*\n.*\/c line 1 is .*\n$/)
	match(nqueens('missing', '12', '9', join(folder, 'nowhere')).stderr, 'nowhere cannot be read')
})

test('sum rejects a line that is no shard, with file, line number and excerpt', () => {
	const good = shard(6, 1, 2)
	const bad = ['garbage', '92', `${good} ${good}`, `x${good}`, '\u001b[31mred', '８', 'x'.repeat(100_000), `${good}\0`]
	for (const line of bad) {
		const result = sum({a: `\n${line}\n`})
		rejected(result, '/a line 2 is ')
		match(result.stderr, /is damaged, or not a line of a shard: ".*"; delete it/)
		match(result.stderr, /^[ -~]{1,330}\n$/)
	}
	rejected(sum({a: '\n\n'}), '/a has no line of a shard')
	rejected(spoken(''), '- has no line of a shard')
	rejected(nqueens('sum', join(folder, 'nowhere')), '/nowhere', 'cannot be read', 'No such file')
	rejected(nqueens('sum', folderOf()), 'cannot be read', 'directory')
	rejected(nqueens('sum'), 'FILE')
})

test('`count` and `missing` reject bad usage, naming the value and what is allowed', () => {
	const {of} = parsed(shard(8, 1, 1))
	allRejected(`
		count | 1 to 28
		count 29 | 1 to 28
		count 8x | 8x
		count 8 --threads 0 | 1 to 256
		count 8 --threads 257 | 257
		count 8 --shard 0/4 | 0/4
		count 8 --shard 5/4 | 1 <= I <= K
		count 8 --shard 1 | I/K
		count 8 --shard 1/4/ | 1/4/
		count 8 --shard " 1/4" | I/K
		count 8 --shard 1/4294967297 | I/K
		count 8 --shard 1/${of + 1} | K <= ${of}
		count 8 --fundamental --shard 1/4 | --fundamental
		count 8 8 | count N
		missing 12 | ""
		estimate | 1 to
		estimate 99 | 99
		estimate 12 --threads 0 | 1 to 256
		estimate 12 --rate 0 | nanoseconds
		missing 12 0 | "0"
		missing 12 9999 | 1 to`)
})

test('commands in doc/terminal.md give the stated answers, in both languages', () => {
	for (const {page, text} of PAGES) {
		const examples = [...text.matchAll(/^(build\/nqueens .*?) *# (.*)$/gm)]
		is(examples.length, 10, page)
		for (const [, command, stated] of examples) {
			const {stdout} = spawnSync('sh', ['-c', `cd ${folder}; '${process.cwd()}'/${command}`], {encoding: 'utf8'}),
				answer = command.includes('classes') ? stdout.match(/^class/gm).length : stdout.trimEnd()
			match(stated, new RegExp(`(^|\\D)${answer}(\\D|$)`), command)
			is(stdout === '', command.includes('>'), command)
		}
		const [line, n, i, k] = /n (\d+) shard (\d+)\/(\d+) units [^`]*/.exec(text)
		is(line, shard(n, i, k), page)
	}
})

function within(kilobytes, n, options = '--threads 2') {
	const command = `ulimit -v ${kilobytes}; exec timeout 2 build/nqueens count ${n} ${options}`
	return spawnSync('bash', ['-c', command], {encoding: 'utf8'})
}

test('count rejects an n that needs more memory than exists or is free', () => {
	const needs = /^nqueens: counting n = 26 with --threads 2 needs \d{3,}\.\d MB of memory; there are at most \d+/
	match(within(65_536, 26).stderr, needs)
})

test('a shard of one unit needs the memory of one thread, whatever --threads is', () => {
	const needed = threads => within(65_536, 26, `--shard 2/${unitsOf(26)} --threads ${threads}`).stderr
	match(needed(1), /^nqueens: counting n = 26 with --threads 1 needs /)
	is(needed(256), needed(1))
})

test('on a terminal a count shows its progress', async () => {
	const {child, output, ended} = onTerminal('exec build/nqueens count 26 --shard 1/2')
	while (!output.stdout.includes('left')) await once(child.stdout, 'data')
	child.stdin.write('\u0003')
	is((await ended).status, 130)
	match(output.stdout, /^0\.0 % of the units in 0:0\d, .* left +\r/)
	match(output.stdout, /\rnqueens: stopped after 0:\d\d with 0\.0 % of the units counted; they are not stored\r\n$/)
})

test.run()
