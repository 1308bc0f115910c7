// cluster/: shards run by engines that exist, on this machine, with faults. Snakemake and Slurm, which take longer to
// start, are part of `make test-long`.

import {test} from 'uvu'
import {equal, is, match} from 'uvu/assert'
import {execFile, spawnSync} from 'node:child_process'
import {copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {nqueens} from '../helpers/walks.js'

const N = 14,
	K = 12,
	TOTAL = `${KNOWN.solutionCount[N]}\n`
const has = program => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const isLong = process.env.LONG === '1'

/** What a command says. @param {string} command @param {string[]} words @param {Record<string, string>} more */
const told = (command, words, more = {}) =>
	spawnSync(command, words, {encoding: 'utf8', env: {...process.env, ...more}})

const ENGINES = {
	parallel: (verb, dir, ...others) => told('cluster/parallel', [verb, String(N), String(K), dir, ...others]),
	snakemake: (verb, dir) =>
		told('snakemake', [
			...['-q', '-s', `${process.cwd()}/cluster/Snakefile`, '-j', '2', '-d', dir],
			...['--config', `n=${N}`, `k=${K}`, `dir=${dir}`, '--', verb],
		]),
}

/** A folder in which all shards but some are counted. */
function run(engine) {
	const dir = folderOf()
	is(engine('plan', dir).status, 0)
	const {status, stderr} = engine('run', dir)
	is(status, 0, stderr)
	return dir
}
const line = (dir, i) => join(dir, 'lines', String(i))
const totalOf = ({stdout}) => /^\d+\n/m.exec(stdout)?.[0]

const FAULTS = {
	'a shard that was killed': dir => {
		rmSync(line(dir, 3))
		const ledger = join(dir, 'ledgers', '3')
		writeFileSync(ledger, readFileSync(ledger, 'utf8').slice(0, -60))
	},
	'an output cut short': dir => writeFileSync(line(dir, 3), readFileSync(line(dir, 3), 'utf8').slice(0, 40)),
	'an output edited': dir =>
		writeFileSync(line(dir, 3), readFileSync(line(dir, 3), 'utf8').replace(/count /, 'count 1')),
	'an empty output': dir => writeFileSync(line(dir, 3), ''),
	'another version': dir =>
		writeFileSync(line(dir, 3), readFileSync(line(dir, 3), 'utf8').replace(/version.*count/, 'version 4 count')),
}

for (const [name, engine] of Object.entries(ENGINES)) {
	if (!has(name) || (name !== 'parallel' && !isLong)) continue
	test(`${name} counts shards whose sum is the total`, () => {
		const dir = run(engine)
		equal(readdirSync(join(dir, 'lines')).length, K)
		is(totalOf(engine('sum', dir)), TOTAL)
	})

	test(`${name} runs again what is missing or no line, and nothing wrong is added up`, () => {
		const dir = run(engine)
		for (const [what, happens] of Object.entries(FAULTS)) {
			happens(dir)
			const before = readFileSync(line(dir, 7), 'utf8')
			if (name === 'parallel') {
				const {status, stdout, stderr} = engine('sum', dir)
				equal([status, stdout], [1, ''], what)
				match(stderr, /shards 3 are missing: run again\n$/)
			}
			is(engine('run', dir).status, 0, what)
			is(totalOf(engine('sum', dir)), TOTAL, what)
			is(readFileSync(line(dir, 7), 'utf8'), before)
		}
	})
}

test('a shard run twice, one after the other or at once, is there once', async () => {
	const dir = run(ENGINES.parallel),
		shard = () =>
			new Promise(done => execFile('cluster/shard', [`${N}`, `${K}`, dir, '5'], error => done(error?.code ?? 0)))
	for (const again of [false, true]) {
		rmSync(join(dir, 'ledgers', '5'), {force: again})
		const ended = await Promise.all([shard(), shard()])
		equal(
			ended.filter(status => status !== 0 && status !== 2),
			[],
		)
	}
	is(totalOf(ENGINES.parallel('sum', dir)), TOTAL)
	copyFileSync(line(dir, 5), line(dir, 99))
	is(nqueens('sum', ...readdirSync(join(dir, 'lines')).map(name => line(dir, name))).status, 2)
})

test.run()
