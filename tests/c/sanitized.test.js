import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {equal, is, test} from '#test'
import {folderOf, readText} from '../helpers/folder.js'
import {hardBoard} from '../helpers/hard.js'
import {exec, wordsOf} from '../helpers/terminal.js'
import {squaresText} from '../helpers/walks.js'

const folder = folderOf({'board.txt': '. Q . .\n. . . Q\nQ . . .\n. . Q .\n', 'boards.txt': exec('solve 6').stdout})
const FIXTURES = readText('tests/fixtures/terminal.txt').matchAll(/^\$ ([^|\n]*)$/gm)
const COMMANDS = [
	...Array.from(FIXTURES, ([, line]) => line).filter(line => !line.includes(' - ')),
	...['exact-cover', 'permutations', 'forward-checking'].map(id => `walk 5 --search ${id}`),
	'walk 8 --search min-conflicts --seed 3 --restarts 2 --summary',
	...['solve 12 --search hill-climbing --seed 5', 'walk 6 --given "0,1 3,0" --blocked 2,2 --search completion'],
	...['missing 10 3', 'complete 8 --given 0,3 --limit 2', 'complete 5 --heat', 'count 40'],
	...[`complete 28 --blocked "${squaresText(hardBoard())}" --why`, `complete 8 --board ${join(folder, 'board.txt')}`],
	`check ${join(folder, 'boards.txt')} 6`,
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
})

test.run()
