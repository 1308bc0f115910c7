import {spawnSync} from 'node:child_process'
import {equal, is, ok, test} from '#test'
import * as engine from 'n-queens/engine'
import {wordsOf} from './helpers/terminal.js'
import {readText} from './helpers/folder.js'

const read = path => JSON.parse(readText(path))
const run = (line, input) => spawnSync('build/nqueens', wordsOf(line), {encoding: 'utf8', input})
const firstLine = text => text.split('\n')[0]

// A row has two or three lines: `$ COMMAND` or `$ COMMAND | COMMAND`; `< INPUT` as JSON; exit status and first line of
// output.
const ROWS = /^\$ (?:(.*) \| )?(.*)\n(?:< (.*)\n)?(\d) (.*)\n/gm
for (const [, pipe, command, json, code, expected] of readText('tests/fixtures/terminal.txt').matchAll(ROWS))
	test(`nqueens ${command}${pipe ? ` after nqueens ${pipe}` : ''}${json ? ` of ${json}` : ''} prints the stored line`, () => {
		const {status, stdout, stderr} = run(command, pipe ? run(pipe).stdout : json && JSON.parse(json)),
			outputs = expected.startsWith('nqueens: ') ? ['', expected] : [expected, '']
		equal([status, ...[stdout, stderr].map(firstLine)], [Number(code), ...outputs])
	})

const {engine: names, package: entries, files, fields} = read('tests/fixtures/exports.json')

test('the engine exports the names in the fixture', () => {
	for (const name of names.split(' ')) ok(name in engine, name)
})

test('package.json has the entry points in the fixture', () => {
	const pkg = read('package.json')
	for (const [name, entry] of Object.entries(entries)) {
		const [types, script] = entry.split(' ')
		equal(pkg.exports[name], script ? {types: `./dist/types/${types}`, default: `./dist/${script}`} : entry, name)
	}
	for (const name of files.split(' ')) is(pkg.exports[`./${name}`], `./dist/${name}`)
	for (const [name, value] of Object.entries(fields)) equal(pkg[name], value, name)
})

test.run()
