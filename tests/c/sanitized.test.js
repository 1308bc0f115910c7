import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import {folderOf} from '../helpers/folder.js'
import {hardBoard} from '../helpers/hard.js'
import {exec, wordsOf} from '../helpers/terminal.js'

const folder = folderOf({'board.txt': '. Q . .\n. . . Q\nQ . . .\n. . Q .\n', 'boards.txt': exec('solve 6').stdout})
const HARD = hardBoard()
	.map(({row, col}) => `${row},${col}`)
	.join(' ')
const COMMANDS = [
	...['dots', 'lower', 'squares', 'hash', 'positions'].map(style => `solve 5 --style ${style}`),
	...['flags', 'exact-cover', 'breadth-first', 'permutations', 'forward-checking'].map(id => `walk 5 --search ${id}`),
	'walk 8 --search min-conflicts --seed 3 --restarts 2 --summary',
	...['solve 12 --search hill-climbing --seed 5', 'walk 6 --given "0,1 3,0" --blocked 2,2 --search completion'],
	...['count 12 --threads 2', 'count 9 --fundamental', 'count 10 --shard 2/3', 'missing 10 3'],
	...['solution 8 57', `index 4 "2 4 1 3"`, 'classes 6', 'searches', 'searches --format json'],
	...['complete 8 --given 0,3 --limit 2', 'complete 6 --count', 'complete 5 --heat', 'complete 6 --given 0,0 --why'],
	...[`complete 28 --blocked "${HARD}" --why`, `complete 8 --board ${join(folder, 'board.txt')}`],
	...['puzzle 8 --seed 3 --level 2', `check ${join(folder, 'boards.txt')} 6`, 'count 40', 'nothing'],
]

function outputOf(line) {
	const {stdout, stderr, status} = spawnSync('build/sanitized/nqueens', wordsOf(line), {encoding: 'utf8'})
	is(/Sanitizer|runtime error/.test(stderr), false, `${line}: ${stderr}`)
	return {stdout, stderr, status}
}

for (const line of COMMANDS)
	test(`sanitizers find nothing: ${line.slice(0, 60)}`, () => {
		const {stdout, stderr, status} = exec(line)
		equal(outputOf(line), {stdout, stderr, status})
	})

test('sanitizers find nothing: a ledger counted, summed and recounted', () => {
	const ledger = join(folder, 'ledger')
	is(outputOf(`count 11 --shard 1/1 --threads 2 --ledger ${ledger}`).status, 0)
	is(outputOf(`sum ${ledger}`).stdout, '2680\n')
	is(outputOf(`recount ${ledger} --sample 100%`).status, 0)
	is(readFileSync(ledger, 'utf8').trim().split('\n').length > 10, true)
})

test.run()
