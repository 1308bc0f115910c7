import {equal, is, match, ok, test} from '#test'
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, rmSync, watch, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf, readText} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {exec, kernelsOf16, prints, rejected, resigned, shell} from '../helpers/terminal.js'
import {nqueens, randomFrom} from '../helpers/walks.js'

const INSTANTS = Number(process.env.INSTANTS ?? 20)
const folder = folderOf()
let files = 0
const fresh = text => {
	const path = join(folder, `ledger-${++files}`)
	if (text !== undefined) writeFileSync(path, text)
	return path
}
const linesOf = path => readText(path).split('\n').slice(0, -1)
const without = (line, ...words) => line.replace(new RegExp(` (${words.join('|')}) [\\w+]+`, 'g'), '')
const counted = (n, path, ...others) => nqueens('count', String(n), '--ledger', path, ...others)

/** The ledger of shard 2/3 and the lines of the two other shards add up to the total. */
const sumsUp = path =>
	is(nqueens('sum', path, ...[1, 3].map(i => fresh(exec(`count 12 --shard ${i}/3`).stdout))).stdout, '14200\n')

function begun(units, place = '2/3') {
	const path = fresh(),
		line = counted(12, path, '--shard', place).stdout
	writeFileSync(path, `${linesOf(path).slice(0, units).join('\n')}\n`)
	return {path, line}
}

test('a ledger has each unit of its shard once, in lines that `sum` accepts', () => {
	const path = fresh(),
		plain = exec('count 12 --shard 2/3').stdout
	is(counted(12, path, '--shard', '2/3').stdout, plain)
	const [, first, last, step] = /units (\d+)-(\d+)\/(\d+)/.exec(plain).map(Number),
		units = linesOf(path).map(line => Number(/units (\d+)-\1\//.exec(line)[1]))
	equal(
		[...units].sort((a, b) => a - b),
		Array.from({length: (last - first) / step + 1}, (_, i) => first + i * step),
	)
	sumsUp(path)
	is(nqueens('missing', '12', '6', path).stdout, '1,3-4,6\n')
	is(counted(12, path, '--shard', '2/3').stdout, plain)
	is(counted(12, fresh(), '--fundamental').stdout, '1787\n')
})

test(`killed at ${INSTANTS} random instants, a count reaches the same total and loses no line`, async () => {
	const random = randomFrom(5)
	let path = fresh(),
		kills = 0
	for (let tries = 1; kills < INSTANTS; tries++) {
		const child = spawn('build/nqueens', ['count', '16', '--ledger', path]),
			timer = setTimeout(() => child.kill('SIGKILL'), random(30 + 4 * (tries % 40)))
		let output = ''
		child.stdout.on('data', text => (output += text))
		const before = existsSync(path) ? linesOf(path) : []
		const [status] = await once(child, 'close')
		clearTimeout(timer)
		if (status === null) kills++
		if (existsSync(path)) equal(linesOf(path).slice(0, before.length), before)
		if (status === null) continue
		equal([status, output], [0, `${KNOWN.solutionCount[16]}\n`])
		is(nqueens('sum', path).stdout, output)
		rmSync(path)
		path = fresh()
	}
	is(counted(16, path).stdout, `${KNOWN.solutionCount[16]}\n`)
})

for (const [signal, other, code] of /** @type {const} */ ([
	['SIGINT', 'SIGTERM', 130],
	['SIGTERM', 'SIGINT', 143],
]))
	test(`${signal} ends a count and its progress; ${other} does not if ignored at the start`, async () => {
		const path = fresh(''),
			written = watch(path),
			{child, ended} = shell(`trap '' ${other.slice(3)}; exec build/nqueens count 20 --ledger ${path}`)
		await once(written, 'change')
		written.close()
		child.kill(other)
		child.kill(signal)
		const {status, stdout, stderr} = await ended
		equal([status, stdout], [code, ''])
		match(stderr, /^nqueens: stopped after 0:\d\d with \d\.\d % .*; the ledger has them: run the same again to .*\n$/)
	})

test('a torn last line is dropped', () => {
	const {path, line} = begun(8),
		text = readText(path),
		last = text.lastIndexOf('\n', text.length - 2) + 1
	for (let end = last + 1; end < text.length; end += 3) {
		writeFileSync(path, text.slice(0, end))
		const {stdout, stderr} = counted(12, path, '--shard', '2/3')
		equal([stdout, stderr], [line, ''])
		sumsUp(path)
	}
})

test('damaged lines are named, and their units counted again', () => {
	const {path, line} = begun(9),
		lines = linesOf(path),
		changed = [...lines]
	changed[2] = lines[2].replace(/count /, 'count 1')
	changed[6] = 'nonsense'
	writeFileSync(path, `${changed.join('\n')}\nn 12 sha`)
	const {stdout, stderr} = counted(12, path, '--shard', '2/3')
	is(stdout, line)
	const named = number => `nqueens: ${path} line ${number} is damaged; its unit is counted again\n`
	is(stderr, named(3) + named(7))
	equal(linesOf(path).slice(0, 9), changed)
})

test('a file that is no ledger, or the ledger of another count, is rejected and unchanged', () => {
	const {path} = begun(3),
		[a, b] = linesOf(path),
		old = resigned(b, /version \d+/, 'version 4'),
		other = resigned(b, /count \d+/, 'count 77')
	for (const [text, ...words] of [
		['Dear diary,\n', 'is not a ledger: line 1'],
		[`${a}\n${old}\n`, 'line 2 is of version 4'],
		[`${a}\n${b}\n${other}\n`, 'line 3 has unit', 'already'],
		[`${linesOf(begun(1, '1/3').path)[0]}\n`, 'which is not of shard 2/3'],
		[exec('count 12 --shard 2/3').stdout, 'a ledger has one per line'],
		[readText(fresh(exec('count 11 --shard 2/3').stdout)), 'is of n 11, not of n 12'],
	]) {
		const file = fresh(text)
		rejected(counted(12, file, '--shard', '2/3'), file, ...words)
		is(readText(file), text)
	}
	rejected(counted(12, folder), folder, 'cannot be written')
	rejected(counted(12, join(folder, 'no', 'where')), 'cannot be written', 'No such file')
})

test("a ledger may continue with another kernel; its shard's line then names the kernel `many`", () => {
	const kernels = kernelsOf16(),
		path = fresh(),
		line = counted(16, path, '--shard', '1/40', '--kernel', kernels[0]).stdout
	for (const [i, kernel] of kernels.entries()) {
		const left = linesOf(path).filter((_, j) => j % kernels.length !== i) // the next run counts the removed units
		writeFileSync(path, left.map(line => `${line}\n`).join(''))
		const next = counted(16, path, '--shard', '1/40', '--kernel', kernel).stdout
		is(without(next, 'kernel', 'crc32c'), without(line, 'kernel', 'crc32c'))
	}
	ok(kernels.length === 1 || / kernel many /.test(exec(`count 16 --shard 1/40 --ledger ${path}`).stdout))
	rejected(exec('count 8 --kernel portable'), '--kernel is "portable"; allowed for n = 8 on this processor: plain')
	rejected(exec('count 16 --kernel abacus'), '--kernel is "abacus"; allowed for n = 16 on this processor: portable')
})

test('a second process cannot write to a ledger', () => {
	const path = fresh(),
		words = [path, 'build/nqueens', 'count', '12', '--ledger', path]
	rejected(spawnSync('flock', words, {encoding: 'utf8'}), path, 'is being written by another process')
})

test('a full disk is reported, and the count resumes', async () => {
	const path = fresh(),
		command = `count 12 --shard 1/2 --threads 2 --ledger ${path}`,
		full = spawnSync('bash', ['-c', `trap '' XFSZ; ulimit -f 1; build/nqueens ${command}`], {encoding: 'utf8'})
	rejected(full, path, 'cannot be written', 'free some space and run this again')
	const lines = linesOf(path)
	prints(command, exec('count 12 --shard 1/2').stdout)
	equal(linesOf(path).slice(0, lines.length), lines)
})

test.run()
