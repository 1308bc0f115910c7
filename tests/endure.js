// Clusters under random faults, as root, with the installed engines: `make endure ROUNDS=200 SEED=1 ONLY=slurm`.
// A round counts a board of 12 to 14 in its own folder while one fault happens, then follows the printed
// lines: `sum` must name exactly the missing shards, one more `run` must give the total, and other files must stay.
// Ends with `N passed, N failed`.

import assert from 'node:assert/strict'
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import {join, resolve} from 'node:path'
import {COMMANDS, has, hasSlurm, sleep, startSlurm, until} from './helpers/cluster.js'
import {folderOf, put} from './helpers/folder.js'
import {KNOWN} from './helpers/known.js'
import {nqueens, randomFrom} from './helpers/walks.js'

const [ROUNDS = '200', SEED = '1', ONLY = ''] = process.argv.slice(2)
const FOREIGN = {
	README: 'ours',
	'lines/README': 'ours',
	'lines/old/1': 'ours',
	'ledgers/notes.txt': 'ours',
}
const DISK_KB = 1024
const LISTED_MS = 60_000

const slurm = hasSlurm() && (!ONLY || ONLY === 'slurm') ? await startSlurm() : null

/** Engines with daemons: how to see that they are idle, cancel jobs, kill a daemon. */
const ENGINES = {
	parallel: {},
	snakemake: {},
	slurm: {
		isIdle: () => slurm.isIdle(),
		cancel: () => slurm.sh('scancel --user root'),
		kill: (_, random) => slurm.restart(['controller', 'n1', 'n2'][random(3)]),
	},
}

/** One round's folder, its engine and its numbers. */
class Round {
	constructor(name, random) {
		this.name = name
		this.engine = ENGINES[name]
		this.random = random
		this.n = 12 + random(3)
		this.k = 4 + random(9)
		this.folder = folderOf()
		this.dir = join(this.folder, 'count')
		this.transcript = []
		this.clock = ''
		mkdirSync(this.dir)
		// The delay leaves time to kill a shard.
		put(
			this.program,
			`#!/bin/sh
[ "$1" != count ] || sleep 0.0$(($$ % 10))
exec \${CLOCK:+faketime -f "$CLOCK"} ${resolve('build/nqueens')} "$@"\n`,
		)
		chmodSync(this.program, 0o755)
	}

	get program() {
		return join(this.folder, 'nqueens')
	}

	/** @param {string} verb @param {object} [other] an n or k instead of the folder's @param {string[]} [words] */
	start(verb, other = {}, words = []) {
		const {n, k, name, dir, folder} = {...this, ...other},
			[command, ...rest] = COMMANDS[name](verb, dir, n, k, {words, work: join(folder, 'work')}),
			env = {...process.env, ...slurm?.env, NQUEENS: this.program, CLOCK: this.clock},
			child = spawn(command, rest, {env, detached: true, stdio: ['ignore', 'pipe', 'pipe']}),
			entry = {verb, status: null, stdout: '', stderr: ''}
		this.transcript.push(entry)
		for (const name of ['stdout', 'stderr']) child[name].on('data', text => (entry[name] += text))
		return {child, ended: once(child, 'close').then(([status]) => Object.assign(entry, {status}))}
	}

	call = (verb, other, words) => this.start(verb, other, words).ended

	/** Shards without the line that a plain count prints, by number. */
	get missing() {
		const path = i => join(this.dir, 'lines', String(i))
		this.expected ??= range(this.k).map(i => nqueens('count', String(this.n), '--shard', `${i}/${this.k}`).stdout)
		return range(this.k).filter(i => !isFile(path(i)) || readFileSync(path(i), 'utf8') !== this.expected[i - 1])
	}

	/** Waits until no process and no job works in the folder. A controller that is killed while a task ends may list the
	 * task as running for ever; such tasks are cancelled, as doc/cluster.md says. */
	async idle() {
		const isRunning = () => spawnSync('pgrep', ['-f', `${this.dir}/|${this.dir}( |$)`]).status === 0
		let last = Date.now()
		await until(() => {
			if (isRunning()) last = Date.now()
			else if (this.engine.isIdle?.() ?? true) return true
			else if (Date.now() - last > LISTED_MS) this.engine.cancel()
			return false
		})
	}

	async run() {
		await this.call('run')
		await this.idle()
	}

	/** Starts `run` and waits until some shards are done. */
	async midway() {
		const run = this.start('run')
		let isOver = false
		run.ended.then(() => (isOver = true))
		await until(() => isOver || readdirSync(join(this.dir, 'ledgers')).length > 1)
		await sleep(this.random(150))
		return run
	}
}

const range = k => Array.from({length: k}, (_, i) => i + 1)
const isFile = path => existsSync(path) && statSync(path).isFile()

/** Shards as Slurm's arrays name them: '1-3,7' is [1, 2, 3, 7]. */
const shardsOf = text =>
	text.split(',').flatMap(part => {
		const [first, last = first] = part.split('-').map(Number)
		return range(last).filter(i => i >= first)
	})

/** A file of the count, by a random choice. */
function anyFile({dir, k, random}, folder = ['lines', 'ledgers'][random(2)]) {
	return join(dir, folder, String(1 + random(k)))
}

/** @type {Record<string, (round: Round) => Promise<void>>} */
const FAULTS = {
	'a shard is killed': async round => {
		const run = await round.midway()
		spawnSync('pkill', ['-KILL', '-f', `${round.dir}/ledgers/`])
		await run.ended
	},
	'the master or a daemon is killed': async round => {
		const run = await round.midway()
		if (round.engine.kill) round.engine.kill(round, round.random)
		else kill(run.child)
		await run.ended
	},
	'the disk is full': async round => {
		assert.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KB}k`, 'tmpfs', round.dir]).status, 0)
		round.isMounted = true
		await prepare(round)
		const filler = join(round.dir, 'filler')
		spawnSync('sh', ['-c', `head -c ${DISK_KB * 1024} /dev/zero >"$1"`, 'sh', filler])
		spawnSync('truncate', ['-s', `-${round.random(60)}K`, filler])
		await round.run()
		rmSync(filler)
	},
	'a file is torn or a byte changed': async round => {
		await round.run()
		const path = anyFile(round),
			text = readFileSync(path),
			at = round.random(text.length)
		text[at] ^= 1 << round.random(7)
		writeFileSync(path, round.random(2) ? text : text.subarray(0, at))
	},
	'a file is copied or moved over another': async round => {
		await round.run()
		const folder = ['lines', 'ledgers'][round.random(2)],
			[from, to] = [anyFile(round, folder), anyFile(round, folder)]
		if (round.random(2)) renameSync(from, to)
		else if (from !== to) copyFileSync(from, to)
	},
	'another n or K is typed': async round => {
		if (round.random(2)) await round.run()
		const before = filesOf(round.dir)
		for (const verb of ['plan', 'run', 'sum']) {
			const {status, stderr} = await round.call(verb, round.random(2) ? {n: round.n + 1} : {k: round.k + 1})
			assert.notEqual(status, 0)
			assert.match(stderr, new RegExp(`${round.dir} has n = ${round.n} in ${round.k} shards, not n = `))
		}
		assert.deepEqual(filesOf(round.dir), before)
	},
	'a dry run or a sum meanwhile': async round => {
		const run = await round.midway()
		await round.call('sum', {}, ['-n'])
		await run.ended
	},
	'two masters': async round => {
		await Promise.all([round.call('run'), round.call('run')])
	},
	'the clock is stepped': async round => {
		round.clock = `${['-', '+'][round.random(2)]}${1 + round.random(5000)}d`
		const run = await round.midway()
		spawnSync('pkill', ['-KILL', '-f', `${round.dir}/ledgers/`])
		await run.ended
		await round.idle()
		round.clock = ''
	},
}

const filesOf = dir =>
	readdirSync(dir, {recursive: true})
		.filter(name => isFile(join(dir, name)) && !name.startsWith('slurm-'))
		.sort()
		.map(name => `${name} ${readFileSync(join(dir, name), 'latin1')}`)

function kill(child) {
	try {
		process.kill(-child.pid, 'SIGKILL')
	} catch {} // ESRCH: it has ended already
}

async function prepare(round) {
	const {status, stderr} = await round.call('plan')
	assert.equal(status, 0, stderr)
	for (const [name, text] of Object.entries(FOREIGN)) put(join(round.dir, name), text)
}

/** Follows the printed sentences: at most one more run, then the total. */
async function finish(round) {
	const total = `${KNOWN.solutionCount[round.n]}`
	for (const isLast of [false, true]) {
		await round.idle()
		const missing = round.missing,
			{status, stdout, stderr} = await round.call('sum'),
			printed = /^\d+$/m.exec(stdout)?.[0]
		if (status === 0) return assert.equal(printed, total)
		assert.equal(printed, undefined)
		assert(!isLast, 'one more run does not bring the total')
		const named = /shards ([\d,-]+) are missing: run again/.exec(stderr)
		assert(named, 'the sentence names no shards')
		assert.deepEqual(shardsOf(named[1]), missing)
		await round.call('run')
	}
}

async function passes(name, fault, seed) {
	const random = randomFrom(seed)
	for (let i = 0; i < 3; i++) random(2) // the first numbers of near seeds are alike
	const round = new Round(name, random)
	try {
		if (fault !== 'the disk is full') await prepare(round)
		await FAULTS[fault](round)
		await finish(round)
		for (const [file, text] of Object.entries(FOREIGN)) assert.equal(readFileSync(join(round.dir, file), 'utf8'), text)
		return true
	} catch (error) {
		console.log(`FAIL  ${name}, seed ${seed}, n = ${round.n}, K = ${round.k}: ${fault}: ${error.message}`)
		for (const entry of round.transcript) console.log(JSON.stringify(entry))
		return false
	} finally {
		await round.idle()
		if (round.isMounted) spawnSync('umount', ['-l', round.dir])
		rmSync(round.folder, {recursive: true, force: true})
	}
}

let passed = 0,
	failed = 0
try {
	for (const name of Object.keys(ENGINES).filter(
		name => (!ONLY || ONLY === name) && (name === 'slurm' ? slurm : has(name)),
	))
		for (let i = 0; i < Number(ROUNDS); i++) {
			const names = Object.keys(FAULTS)
			if (await passes(name, names[i % names.length], Number(SEED) * 1000 + i)) passed++
			else failed++
			if (i % 20 === 19) console.log(`${name}: ${i + 1} of ${ROUNDS} rounds`)
		}
} finally {
	slurm?.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
