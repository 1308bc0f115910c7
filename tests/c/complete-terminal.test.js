import {equal, is, match, test} from '#test'
import {folderOf} from '../helpers/folder.js'
import {allRejected, exec, prints, shell} from '../helpers/terminal.js'

const BOARD = '. . . .\n. . . Q\n\n..x.\n. . . .\n'

test('`complete` prints one completion, several in order, or how many have each square', () => {
	prints('complete 4 --given "0,1"', '. Q . .\n. . . Q\nQ . . .\n. . Q .\n')
	prints('complete 6 --limit 9 --style positions', '2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n')
	prints('complete 4 --heat', '0 1 1 0\n1 0 0 1\n1 0 0 1\n0 1 1 0\n')
	is(exec('complete 64 --style positions').stdout.split(' ').length, 64)
})

test('`complete` exits 1 if there is no completion, and `--why` says why', () => {
	const none = exec('complete 6 --given 0,0')
	equal([none.status, none.stdout], [1, ''])
	match(none.stderr, /^nqueens: this board cannot be completed; --why says why\n$/)
	is(exec('complete 3 --count').status, 1)
	match(exec('complete 8 --given "0,0 0,5" --why').stdout, /^given 0,0 0,5\n(.*\n)*.*has no square left\n$/)
	const can = exec('complete 4 --why')
	equal([can.status, can.stderr], [0, 'nqueens: this board can be completed\n'])
})

test('complete --format json prints completions, counts, heat and proofs', () => {
	prints('complete 4 --limit 2 --format json', '{"n":4,"completion":[1,3,0,2]}\n{"n":4,"completion":[2,0,3,1]}\n')
	prints('complete 4 --count --format json', '{"n":4,"count":"2"}\n')
	prints('complete 2 --heat --format json', '{"n":2,"heat":[["0","0"],["0","0"]]}\n')
	const [given, blocked] = ['"given":[[0,1]]', '"blocked":[[1,3]]'],
		chain = '"chain":[{"kind":"exhausted","depth":0,"line":"row","index":1}]'
	prints('complete 4 --given 0,1 --blocked "1,3 3,3" --why --format json', `{"n":4,${given},${blocked},${chain}}\n`)
})

test('complete --board reads a file or stdin, and --blocked adds squares', async () => {
	const folder = folderOf({'board.txt': BOARD})
	const found = '. Q . .\n. . . Q\nQ . . .\n. . Q .\n'
	prints(`complete 4 --board ${folder}/board.txt`, found)
	is((await shell(`build/nqueens complete 4 --board - < ${folder}/board.txt`).ended).stdout, found)
	prints(`complete 4 --board ${folder}/board.txt --blocked 0,1 --count`, '0\n')
	prints('complete 4 --given 0,1 --blocked 3,3 --count', '1\n')
})

test('`complete` and `puzzle` reject bad usage, and name wrong squares', () => {
	const folder = folderOf({
		short: '. . .\n',
		wide: '. . . . Q\n',
		odd: '. . y .\n',
		few: '. . . .\n',
		both: 'x...\n....\n....\n....\n',
	})
	const board = name => `complete 4 --board ${folder}/${name}`
	allRejected(`
		complete 65 | N is "65" | 1 to 64
		complete 4 --given 0,4 | --given is "0,4" | 0 to 3
		complete 4 --given 0;1 | --given is "0;1" | ROW,COL
		complete 4 --given 1,1 --blocked 1,1 | --blocked is "1,1" | not both given and blocked
		${board('short')} | --board line 1, the number of cells is "3" | 4
		${board('wide')} | --board line 1, the number of cells is "5" | 4
		${board('odd')} | --board line 1, cell 3 is "y" | ., Q and x
		${board('few')} | the number of lines is "1" | 4
		${board('both')} --given 0,0 | --board line 1, cell 1 is "x" | not both given and blocked
		puzzle 3 | N is "3" | 4 to 32
		puzzle 8 --level 4 | --level is "4" | 1 to 3`)
	match(exec('complete 4 --board /nowhere/at/all').stderr, /--board \/nowhere\/at\/all: No such file/)
})

test('puzzle prints a board with one completion', () => {
	const folder = folderOf({'puzzle.txt': exec('puzzle 8 --seed 1 --level 2').stdout})
	prints(`complete 8 --board ${folder}/puzzle.txt --count`, '1\n')
})

test.run()
