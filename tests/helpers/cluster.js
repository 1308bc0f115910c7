// Commands of cluster/, and a Slurm with two nodes of two processors, which needs root, slurm-wlm and munge.

import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {hostname} from 'node:os'
import {join, resolve} from 'node:path'
import {sleep} from './browsers/calls.js'
import {folderOf} from './folder.js'

const [host] = hostname().split('.')

export const has = (...programs) =>
	programs.every(program => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0)
export const hasSlurm = () => has('slurmctld', 'slurmd', 'munged')

export const COMMANDS = {
	parallel: (verb, dir, n, k, {cluster = 'cluster', words = []} = {}) => [
		...[`${cluster}/parallel`, verb, `${n}`, `${k}`, dir, ...words],
	],
	snakemake: (verb, dir, n, k, {cluster = 'cluster', words = []} = {}) => [
		...['snakemake', '-q', '-s', resolve(cluster, 'Snakefile'), '-j', '2', '-d', join(dir, 'work'), ...words],
		...['--config', `n=${n}`, `k=${k}`, `dir=${dir}`, '--', verb],
	],
}

export async function until(holds) {
	while (!(await holds())) await sleep(50)
}

const configuration = folder => `
ClusterName=queens
SlurmctldHost=${host}(127.0.0.1)
AuthType=auth/munge
SlurmUser=root
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool-%n
SlurmctldPidFile=${folder}/controller.pid
SlurmdPidFile=${folder}/%n.pid
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

const MUNGE = `mkdir -p /run/munge; chown munge: /run/munge
cd /etc/munge; [ -e munge.key ] || { dd if=/dev/urandom of=munge.key bs=1 count=1024; chmod 400 munge.key; }
chown munge: munge.key; runuser -u munge -- munged > /dev/null 2>&1`

export async function startSlurm() {
	const folder = folderOf({'state/.keep': ''}),
		conf = join(folder, 'slurm.conf'),
		env = {...process.env, SLURM_CONF: conf},
		sh = command => spawnSync('sh', ['-c', command], {encoding: 'utf8', env})
	writeFileSync(conf, configuration(folder))
	if (sh('munge -n | unmunge').status !== 0) sh(MUNGE)
	await until(() => sh('munge -n | unmunge').status === 0)
	sh(`slurmctld -L ${folder}/controller.log`)
	for (const name of ['n1', 'n2']) sh(`slurmd -N ${name} -L ${folder}/${name}.log`)
	await until(() => /^2$/m.test(sh('sinfo -h -N -t idle | wc -l').stdout))
	return {
		env,
		sh,
		isIdle: () => sh('squeue -h').stdout === '',
		stop: () => sh(`for pid in $(cat ${folder}/*.pid); do kill $pid && tail --pid=$pid -f /dev/null; done`),
	}
}
