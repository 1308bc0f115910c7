import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import * as engine from 'n-queens/engine'
import {wordsOf} from './helpers/terminal.js'

const read = path => JSON.parse(readFileSync(path, 'utf8'))
const run = (line, input) => spawnSync('build/nqueens', wordsOf(line), {encoding: 'utf8', input})
const firstLine = text => text.split('\n')[0]

const NOTHING_SAID = {status: 0, stdout: '', stderr: ''}
for (const {command, input, pipe, ...expected} of read('tests/fixtures/terminal.json'))
	test(`nqueens ${command}${pipe ? ` after nqueens ${pipe}` : ''}${input ? ` of ${JSON.stringify(input)}` : ''}`, () => {
		const {status, stdout, stderr} = run(command, pipe ? run(pipe).stdout : input)
		equal({status, stdout: firstLine(stdout), stderr: firstLine(stderr)}, {...NOTHING_SAID, ...expected})
	})

const {engine: names, package: entries, files, fields} = read('tests/fixtures/exports.json')

test('the engine exports the names that it had', () => {
	for (const name of names.split(' ')) ok(name in engine, name)
})

test('package.json has the entry points that it had', () => {
	const own = read('package.json')
	for (const [name, entry] of Object.entries(entries)) {
		const [types, script] = entry.split(' ')
		equal(own.exports[name], script ? {types: `./dist/types/${types}`, default: `./dist/${script}`} : entry, name)
	}
	for (const name of files.split(' ')) is(own.exports[`./${name}`], `./dist/${name}`)
	for (const [name, value] of Object.entries(fields)) equal(own[name], value, name)
})

test.run()
