// cluster/slurm on this machine: a controller and two nodes of its own, one of which goes down. Part of
// `make test-long`; needs root, slurm-wlm and munge.

import {test} from 'uvu'
import {equal, is, match} from 'uvu/assert'
import {spawnSync} from 'node:child_process'
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'

const N = 19,
	K = 12
const folder = folderOf(),
	[host] = hostname().split('.'),
	conf = join(folder, 'slurm.conf')
const env = {...process.env, SLURM_CONF: conf}
const sh = command => spawnSync('sh', ['-c', command], {encoding: 'utf8', env})
const isHere = process.env.LONG === '1' && sh('command -v slurmctld && command -v munged').status === 0

/** Again and again, until it is so. */
async function until(holds) {
	while (!holds()) await new Promise(done => setTimeout(done, 200))
}

const CONFIGURATION = `
ClusterName=queens
SlurmctldHost=${host}(127.0.0.1)
AuthType=auth/munge
SlurmUser=root
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool-%n
SlurmctldPidFile=${folder}/controller.pid
SlurmdPidFile=${folder}/node-%n.pid
SlurmctldPort=26817
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
NodeName=n1 NodeHostname=${host} NodeAddr=127.0.0.1 Port=26818 CPUs=2
NodeName=n2 NodeHostname=${host} NodeAddr=127.0.0.1 Port=26819 CPUs=2
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
`

/** munged of its own, if none runs; two nodes that are idle. */
async function start() {
	writeFileSync(conf, CONFIGURATION)
	if (sh('munge -n | unmunge').status !== 0)
		sh(`mkdir -p /run/munge; chown munge: /run/munge
cd /etc/munge; [ -e munge.key ] || { dd if=/dev/urandom of=munge.key bs=1 count=1024; chmod 400 munge.key; }
chown munge: munge.key; runuser -u munge -- munged > /dev/null 2>&1`)
	await until(() => sh('munge -n | unmunge').status === 0)
	sh(`mkdir -p ${folder}/state; slurmctld -L ${folder}/controller.log
for n in n1 n2; do slurmd -N $n -L ${folder}/$n.log; done`)
	await until(() => /^2$/m.test(sh('sinfo -h -N -t idle | wc -l').stdout))
}

const stop = () => sh(`kill $(cat ${folder}/*.pid)`)
const queens = (verb, dir) => spawnSync('cluster/slurm', [verb, `${N}`, `${K}`, dir], {encoding: 'utf8', env})
const isOver = () => sh('squeue -h').stdout === ''

if (isHere)
	test('an array of shards loses nothing when a node goes down, and runs again what is missing alone', async () => {
		await start()
		try {
			const dir = join(folder, 'count')
			is(queens('plan', dir).status, 0)
			match(queens('run', dir).stdout, 'Submitted')
			await until(() => sh('squeue -h -t R -w n1').stdout !== '')
			for (const verb of ['sum', 'run']) match(queens(verb, dir).stderr, "run or wait in Slurm's queue")
			is(sh('scontrol update nodename=n1 state=down reason=test').status, 0)
			await until(isOver)
			is(queens('sum', dir).stdout, `${KNOWN.solutionCount[N]}\n`)
			const line = i => join(dir, 'lines', String(i)),
				others = () =>
					readdirSync(join(dir, 'lines'))
						.filter(name => /^\d+$/.test(name) && !/^[38]$/.test(name))
						.map(i => readFileSync(line(i)))
			rmSync(line(3))
			writeFileSync(line(8), readFileSync(line(8), 'utf8').replace(/count /, 'count 1'))
			const before = others(),
				sum = queens('sum', dir)
			equal([sum.status, sum.stdout], [1, ''])
			match(sum.stderr, 'shards 3,8 are missing: run again')
			queens('run', dir)
			await until(isOver)
			is(queens('sum', dir).stdout, `${KNOWN.solutionCount[N]}\n`)
			equal(others(), before)
			match(queens('run', dir).stderr, 'nothing is missing')
		} finally {
			stop()
		}
	})

test('the words of cluster/slurm are said when some are missing', () => {
	const {status, stderr} = spawnSync('cluster/slurm', ['run', '8'], {encoding: 'utf8'})
	is(status, 2)
	match(stderr, 'cluster/slurm run N K DIR')
})

test.run()
