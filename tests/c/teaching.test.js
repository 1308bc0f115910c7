import {equal, is, match, test} from '#test'
import {spawnSync} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf, put, readText} from '../helpers/folder.js'

const PAGE = readText('doc/teaching.md')
const blockAfter = (heading, language) =>
	new RegExp(`## ${heading}[\\s\\S]*?\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(PAGE)[1]

const program = isRight => `
def solve(row, at):
    if row == 8:
        return
    for col in range(8):
        if all(c != col and r - c != row - col${isRight ? ' and r + c != row + col' : ''} for r, c in enumerate(at)):
            print("place", row, col)
            solve(row + 1, at + [col])
            print("remove", row, col)
solve(0, [])
`
const folder = folderOf({
	'good/queens.py': program(true),
	'bad/queens.py': program(false),
	'loops/queens.py': 'import time\nwhile True: print("place 0 0", flush=True); time.sleep(0.01)',
	Makefile: blockAfter('A Makefile', 'make').replace('timeout 10', 'timeout 5'),
})
const path = `${join(process.cwd(), 'build')}:${process.env.PATH}`
const run = (command, more = {}) =>
	spawnSync('sh', ['-c', command], {cwd: folder, encoding: 'utf8', env: {...process.env, PATH: path, ...more}})

test("`make grades` reports each student's program and goes on after a wrong one", () => {
	const {status, stdout} = run('make -k --no-print-directory grades')
	is(status, 2)
	const lines = stdout.split('\n').filter(line => /^(good|bad|loops) /.test(line))
	equal(
		lines.map(line => line.split(' ').slice(0, 2).join(' ')),
		['bad line', 'good right', 'loops line'],
	)
})

test("GitHub Classroom's setup builds from c/ and Makefile alone; the exit status is the grade", () => {
	const workflow = blockAfter('GitHub Classroom', 'yaml')
	const [setup, command] = ['setup-command', 'command'].map(key => new RegExp(` ${key}: (.*)\\n`).exec(workflow)[1])
	const template = folderOf({}, {'n-queens/c': 'c', 'n-queens/Makefile': 'Makefile'})
	const inOwn = line => spawnSync('sh', ['-c', line], {cwd: template, encoding: 'utf8'})
	const made = inOwn(`CFLAGS=-O0 ${setup}`)
	is(made.status, 0, made.stderr)
	put(join(template, 'queens.py'), program(true))
	is(inOwn(command).status, 0)
	put(join(template, 'queens.py'), program(false))
	const {status, stdout} = inOwn(command)
	is(status, 1)
	match(stdout, /likely: The rising diagonal/)
})

test("Gradescope's script writes results.json with score and output", () => {
	const script = blockAfter('Gradescope', 'sh')
	for (const [name, score] of Object.entries({good: 1, bad: 0})) {
		const results = join(folder, name, 'results')
		mkdirSync(results)
		put(join(folder, 'grade.sh'), script.replace('/autograder/submission', join(folder, name)))
		run('sh grade.sh', {RESULTS: results})
		const grade = JSON.parse(readText(join(results, 'results.json')))
		is(grade.score, score)
		match(grade.output, score ? /^right: 8 x 8/ : /likely: The rising diagonal/)
	}
})

test.run()
