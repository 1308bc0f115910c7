// Snakemake and Slurm start slowly: they are part of `make test-long`.

import {equal, is, match, test} from '#test'
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {
	chmodSync,
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import {join, resolve} from 'node:path'
import {edit} from '../helpers/clone.js'
import {COMMANDS, has, hasSlurm, startSlurm, until} from '../helpers/cluster.js'
import {folderOf, put, readText} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {nqueens} from '../helpers/walks.js'

const N = 14,
	K = 12,
	TOTAL = `${KNOWN.solutionCount[N]}\n`
const isLong = process.env.LONG === '1'

const execute = (command, words, more = {}) =>
	spawnSync(command, words, {encoding: 'utf8', env: {...process.env, ...more}})

const ENGINES = Object.fromEntries(
	['parallel', 'snakemake'].map(name => [
		name,
		(verb, dir, {n = N, k = K, env = {}, ...options} = {}) => {
			const [command, ...words] = COMMANDS[name](verb, dir, n, k, options)
			return execute(command, words, env)
		},
	]),
)

function run(engine, dir = folderOf()) {
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
		writeFileSync(ledger, readText(ledger).slice(0, -60))
	},
	'an output cut short': dir => edit(line(dir, 3), text => text.slice(0, 40)),
	'an output edited': dir => edit(line(dir, 3), text => text.replace(/count /, 'count 1')),
	"another shard's line": dir => copyFileSync(line(dir, 6), line(dir, 3)),
	'an empty output': dir => writeFileSync(line(dir, 3), ''),
	'another version': dir => edit(line(dir, 3), text => text.replace(/version.*count/, 'version 4 count')),
}

for (const [name, engine] of Object.entries(ENGINES)) {
	if (!has(name) || (name !== 'parallel' && !isLong)) continue
	test(`${name} counts shards whose sum is the total`, () => {
		const dir = run(engine)
		equal(readdirSync(join(dir, 'lines')).length, K)
		is(totalOf(engine('sum', dir)), TOTAL)
	})

	test(`${name} reruns shards whose line is missing or bad, and adds up no bad line`, () => {
		const dir = run(engine)
		for (const [what, happens] of Object.entries(FAULTS)) {
			happens(dir)
			const before = readText(line(dir, 7))
			if (name === 'parallel') {
				const {status, stdout, stderr} = engine('sum', dir)
				equal([status, stdout], [1, ''], what)
				match(stderr, /shards 3 are missing: run again\n$/)
			}
			is(engine('run', dir).status, 0, what)
			is(totalOf(engine('sum', dir)), TOTAL, what)
			is(readText(line(dir, 7)), before)
		}
	})

	test(`${name} rejects a folder of another n or K and changes nothing in it, nor in a dry run; foreign files stay`, () => {
		const dir = run(engine)
		put(join(dir, 'lines', 'README'), 'ours')
		put(join(dir, 'lines', 'old', '1'), 'ours')
		put(line(dir, 20), nqueens('count', `${N}`, '--shard', `20/${2 * K}`).stdout)
		writeFileSync(line(dir, 3), 'damaged')
		writeFileSync(join(dir, 'count'), '13')
		const content = () => readdirSync(join(dir, 'lines'), {recursive: true}).join()
		const before = content()
		for (const verb of ['plan', 'run', 'sum']) {
			const [n, k] = verb === 'run' ? [N, 6] : [13, K],
				{status, stdout, stderr} = engine(verb, dir, {n, k})
			is.not(status, 0)
			is(totalOf({stdout}), undefined)
			match(`${stderr}`, `${dir} has n = ${N} in ${K} shards, not n = ${n} in ${k}`)
		}
		if (name === 'snakemake') is(engine('sum', dir, {words: ['-n']}).status, 0)
		is(content(), before)
		is(readText(line(dir, 3)), 'damaged')
		is(engine('run', dir).status, 0)
		is(totalOf(engine('sum', dir)), TOTAL)
		is(readText(join(dir, 'lines', '3.damaged')), 'damaged')
	})

	test(`two parallel masters of ${name} lose no shard; one more run counts the rest`, async () => {
		const dir = folderOf(),
			[command, ...words] = COMMANDS[name]('run', dir, N, K)
		is(engine('plan', dir).status, 0)
		const masters = [1, 2].map(() => once(spawn(command, words, {stdio: 'ignore'}), 'exit'))
		await Promise.all(masters)
		is(engine('run', dir).status, 0)
		is(totalOf(engine('sum', dir)), TOTAL)
		equal(readdirSync(join(dir, 'lines')).length, K)
	})

	test(`${name} works in folders with any name, without running parts of the name`, () => {
		const odd = `a b;touch HIT $(touch HIT) 'q" {i} {#} {} {= system(q(touch HIT)) =} %a 日本`,
			folder = folderOf(),
			cluster = join(folder, odd, 'cluster')
		cpSync('cluster', cluster, {recursive: true})
		symlinkSync(resolve('build'), join(folder, odd, 'build'))
		const dir = run((verb, to, more) => engine(verb, to, {cluster, ...more}), join(folder, odd, 'dir'))
		is(totalOf(engine('sum', dir, {cluster})), TOTAL)
		equal(readdirSync(folder), [odd])
		equal([existsSync('HIT'), existsSync(join(dir, 'HIT'))], [false, false])
	})

	test(`${name} exits with 0 if the work is done despite warnings, not if nqueens cannot run`, () => {
		const dir = run(engine),
			nqueens = join(dir, 'loud')
		writeFileSync(nqueens, `#!/bin/sh\necho warning >&2\nexec '${resolve('build/nqueens')}' "$@"`)
		for (const [NQUEENS, works] of [
			['/nowhere', false],
			[nqueens, false],
			[nqueens, true],
		]) {
			rmSync(line(dir, 3), {force: true})
			if (works) chmodSync(nqueens, 0o755)
			for (const verb of ['run', 'sum']) {
				const {status, stderr} = engine(verb, dir, {env: {NQUEENS}})
				is(status === 0, works, `${verb}: ${stderr}`)
			}
			is(readdirSync(join(dir, 'lines')).length, works ? K : K - 1)
		}
	})
}

test('arguments after DIR are passed to GNU parallel; --resume and --resume-failed are rejected by name', () => {
	const dir = folderOf()
	is(ENGINES.parallel('plan', dir).status, 0)
	is(ENGINES.parallel('run', dir, {words: ['--sshlogin', '1/:']}).status, 0)
	match(readText(join(dir, 'joblog')), /\t:\t/)
	for (const word of ['--resume', '--resume-failed'])
		for (const how of [{words: [word]}, {env: {PARALLEL: word}}]) {
			const {status, stderr} = ENGINES.parallel('run', dir, how)
			is(status, 2)
			match(stderr, word)
		}
})

test('a shard killed or rejected before its end leaves nothing in DIR/lines', async () => {
	const dir = folderOf(),
		ledger = join(dir, 'ledgers', '1'),
		words = ['20', '1', dir, '1']
	for (const name of ['lines', 'ledgers']) mkdirSync(join(dir, name))
	const first = spawn('cluster/shard', words, {detached: true, stdio: 'ignore'}),
		ended = once(first, 'exit')
	await until(() => existsSync(ledger) && readText(ledger) !== '')
	match(execute('cluster/shard', words).stderr, 'is being written by another process')
	equal(readdirSync(join(dir, 'lines')), [])
	process.kill(-first.pid, 'SIGKILL')
	await ended
	equal(readdirSync(join(dir, 'lines')), [])
})

/** Fake Slurm programs: sbatch logs its arguments and runs tasks at once; array indices are below 5. */
const SLURM = {
	sbatch: `printf '%s\\n' "$@" >>"$0.log"
for word; do case $word in --array=*) tasks=\${word#*=} ;; --wrap=*) job=\${word#*=} ;; esac; done
for task in $(echo $tasks | tr , ' '); do SLURM_ARRAY_TASK_ID=$task sh -c "$job" || exit; done`,
	squeue: 'cat "$0.out"',
	scontrol: 'echo "MaxArraySize            = 5"',
}

test('slurm counts more shards than an array may have, requests THREADS processors, and waits for its queue', () => {
	const bin = folderOf(Object.fromEntries(Object.entries(SLURM).map(([name, text]) => [name, `#!/bin/sh\n${text}\n`]))),
		dir = join(bin, "a 'b;"),
		env = {PATH: `${bin}:${process.env.PATH}`, THREADS: '2'},
		slurm = verb => execute('cluster/slurm', [verb, String(N), String(K), dir], env)
	for (const name of Object.keys(SLURM)) chmodSync(join(bin, name), 0o755)
	writeFileSync(join(bin, 'squeue.out'), `${dir}\nother\n${dir}\n`)
	for (const verb of ['run', 'sum']) {
		const {status, stderr} = slurm(verb)
		is(status, 1)
		match(stderr, "shards 1-12 are missing: 2 run or wait in Slurm's queue")
	}
	writeFileSync(join(bin, 'squeue.out'), 'other\n')
	is(slurm('run').status, 0)
	is(slurm('sum').stdout, TOTAL)
	const log = readText(join(bin, 'sbatch.log'))
	equal(log.match(/(?<=--array=).*/g), ['1,2,3,4', '0,1,2,3,4', '0,1,2'])
	match(log, '--cpus-per-task=2')
})

if (isLong && has('snakemake')) {
	test('snakemake sends shards of different length to a cluster, and each is counted once', () => {
		const dir = folderOf({submit: '#!/bin/sh\neval "job=\\${$#}"\nsh "$job" >/dev/null 2>&1 &\necho $!\n'})
		chmodSync(join(dir, 'submit'), 0o755)
		const words = ['-j', '3', '--latency-wait', '30', '--cluster', join(dir, 'submit')]
		nqueens('count', '17', '--shard', '1/3', '--ledger', join(dir, 'ledger'))
		put(join(dir, 'ledgers', '1'), readFileSync(join(dir, 'ledger')))
		is(ENGINES.snakemake('run', dir, {n: 17, k: 3, words}).status, 0)
		equal(readdirSync(join(dir, 'lines')), ['1', '2', '3'])
	})

	test('snakemake, killed while another makes a dry run, resumes without --unlock', async () => {
		const dir = folderOf(),
			size = {n: 18, k: 4},
			start = (verb, options) => {
				const [command, ...words] = COMMANDS.snakemake(verb, dir, 18, 4, options)
				return spawn(command, words, {detached: true, stdio: 'ignore'})
			}
		const first = start('run'),
			ended = once(first, 'exit')
		await until(() => existsSync(join(dir, 'ledgers', '1')))
		const dry = once(start('sum', {words: ['-n']}), 'exit')
		process.kill(-first.pid, 'SIGKILL')
		await ended
		spawnSync('pkill', ['-KILL', '-f', `${dir}/ledgers`])
		equal(await dry, [0, null])
		is(ENGINES.snakemake('run', dir, size).status, 0)
		is(totalOf(ENGINES.snakemake('sum', dir, size)), `${KNOWN.solutionCount[18]}\n`)
	})
}

if (isLong && hasSlurm())
	test('an array of shards loses nothing when a node goes down, and reruns only missing shards', async () => {
		const {env, sh, isIdle, stop} = await startSlurm(),
			queens = (verb, dir) => execute('cluster/slurm', [verb, '19', `${K}`, dir], env)
		try {
			const dir = join(folderOf(), 'count')
			is(queens('plan', dir).status, 0)
			match(queens('run', dir).stdout, 'Submitted')
			await until(() => sh('squeue -h -t R -w n1').stdout !== '')
			for (const verb of ['sum', 'run']) match(queens(verb, dir).stderr, "run or wait in Slurm's queue")
			is(sh('scontrol update nodename=n1 state=down reason=test').status, 0)
			await until(isIdle)
			is(queens('sum', dir).stdout, `${KNOWN.solutionCount[19]}\n`)
			const others = () =>
				readdirSync(join(dir, 'lines'))
					.filter(name => /^\d+$/.test(name) && !/^[38]$/.test(name))
					.map(i => readText(line(dir, i)))
			rmSync(line(dir, 3))
			edit(line(dir, 8), text => text.replace(/count /, 'count 1'))
			const before = others(),
				sum = queens('sum', dir)
			equal([sum.status, sum.stdout], [1, ''])
			match(sum.stderr, 'shards 3,8 are missing: run again')
			queens('run', dir)
			await until(isIdle)
			is(queens('sum', dir).stdout, `${KNOWN.solutionCount[19]}\n`)
			equal(others(), before)
			match(queens('run', dir).stderr, 'nothing is missing')
		} finally {
			stop()
		}
	})

test('cluster/slurm prints its usage if arguments are missing', () => {
	const {status, stderr} = execute('cluster/slurm', ['run', '8'])
	is(status, 2)
	match(stderr, 'cluster/slurm run N K DIR')
})

test.run()
