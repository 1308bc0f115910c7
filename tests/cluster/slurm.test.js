import {equal, is, match, test} from '#test'
import {spawnSync} from 'node:child_process'
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {hasSlurm, startSlurm, until} from '../helpers/cluster.js'

const N = 19,
	K = 12
const isHere = process.env.LONG === '1' && hasSlurm()

if (isHere)
	test('an array of shards loses nothing when a node goes down, and reruns only missing shards', async () => {
		const {env, sh, isIdle, stop} = await startSlurm(),
			queens = (verb, dir) => spawnSync('cluster/slurm', [verb, `${N}`, `${K}`, dir], {encoding: 'utf8', env})
		try {
			const dir = join(folderOf(), 'count')
			is(queens('plan', dir).status, 0)
			match(queens('run', dir).stdout, 'Submitted')
			await until(() => sh('squeue -h -t R -w n1').stdout !== '')
			for (const verb of ['sum', 'run']) match(queens(verb, dir).stderr, "run or wait in Slurm's queue")
			is(sh('scontrol update nodename=n1 state=down reason=test').status, 0)
			await until(isIdle)
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
			await until(isIdle)
			is(queens('sum', dir).stdout, `${KNOWN.solutionCount[N]}\n`)
			equal(others(), before)
			match(queens('run', dir).stderr, 'nothing is missing')
		} finally {
			stop()
		}
	})

test('cluster/slurm prints its usage if arguments are missing', () => {
	const {status, stderr} = spawnSync('cluster/slurm', ['run', '8'], {encoding: 'utf8'})
	is(status, 2)
	match(stderr, 'cluster/slurm run N K DIR')
})

test.run()
