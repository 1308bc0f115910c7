// cluster/parallel over ssh: a server of this machine's own, which goes away amid a count. Part of `make test-long`;
// needs openssh-server.

import {test} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'

const N = 17,
	K = 24,
	SSHD = '/usr/sbin/sshd'
const isHere = process.env.LONG === '1' && existsSync(SSHD) && spawnSync('parallel', ['--version']).status === 0

/** A port that nobody listens on. */
async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const {port} = /** @type {import('node:net').AddressInfo} */ (server.address())
	server.close()
	await once(server, 'close')
	return port
}

/** A server that one key opens, and what parallel is told of it. */
async function listening() {
	const folder = folderOf(),
		port = await freePort(),
		path = name => join(folder, name)
	for (const key of ['host', 'own']) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path(key)])
	copyFileSync(path('own.pub'), path('allowed'))
	mkdirSync('/run/sshd', {recursive: true})
	const options = {AuthorizedKeysFile: path('allowed'), StrictModes: 'no', UsePAM: 'no', PidFile: 'none'}
	const server = spawn(
		SSHD,
		[
			...['-D', '-e', '-f', '/dev/null', '-p', String(port), '-h', path('host')],
			...Object.entries({ListenAddress: '127.0.0.1', ...options}).flatMap(([name, value]) => [
				'-o',
				`${name}=${value}`,
			]),
		],
		{stdio: ['ignore', 'ignore', 'pipe'], detached: true},
	)
	await once(server.stderr, 'data') // it listens
	const words = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR', 'BatchMode=yes']
	const login = `2/ssh -p ${port} -i ${path('own')} ${words.map(word => `-o ${word}`).join(' ')} 127.0.0.1`
	return {server, login}
}

const command = (verb, dir, ...others) => ['cluster/parallel', [verb, String(N), String(K), dir, ...others]]
const queens = (...words) => spawnSync(...command(...words), {encoding: 'utf8'})
const totalOf = ({stdout}) => /^\d+\n/m.exec(stdout)?.[0]
const linesIn = dir => readdirSync(join(dir, 'lines')).filter(name => /^\d+$/.test(name))

if (isHere)
	test('shards are counted over ssh, and when the machine goes away what is missing is counted here', async () => {
		const dir = folderOf(),
			{server, login} = await listening()
		is(queens('plan', dir).status, 0)
		const run = spawn(...command('run', dir, '--sshlogin', login), {stdio: 'ignore'}),
			ended = once(run, 'close')
		while (linesIn(dir).length < 3) await new Promise(done => setTimeout(done, 50))
		process.kill(-server.pid, 'SIGKILL')
		spawnSync('pkill', ['-KILL', '-f', `${dir} `]) // what it was at, on that machine
		const [status] = await ended
		is.not(status, 0)
		const counted = linesIn(dir)
		ok(counted.length < K)
		match(readFileSync(join(dir, 'joblog'), 'utf8'), /\t127\.0\.0\.1\t|-p \d+/)
		match(queens('sum', dir).stderr, /shards [\d,-]+ are missing: run again\n$/)
		const before = counted.map(name => readFileSync(join(dir, 'lines', name), 'utf8'))
		is(queens('run', dir).status, 0)
		is(totalOf(queens('sum', dir)), `${KNOWN.solutionCount[N]}\n`)
		equal(
			counted.map(name => readFileSync(join(dir, 'lines', name), 'utf8')),
			before,
		)
	})
else test('it is part of make test-long', () => {})

test.run()
