import {execFileSync, spawnSync} from 'node:child_process'
import {appendFileSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {is, ok, suite} from '#test'
import {folderOf, put} from '../helpers/folder.js'

const test = suite('make check')

/** For each rule: file, planted text, expected report. Text after + is appended to the file; a bare name is a new file
 * of web/ui/. */
const FAULTS = {
	format: ['list', 'export const list = n => Array.from({length: n})', 'planted-list.js:3:26 plugin'],
	'format-c': ['c/planted_layout.c', '/* Planted. */\nint  planted( void );\n', 'planted_layout.c'],
	types: ['types', '/** @type {string} */\nexport const text = 1', 'planted-types.js'],
	unused: ['web/modes/count/state.js', '+export const unread = 1\n', 'unread'],
	arrows: ['up', "import '../figure/pace.js'", 'planted-up.js → web/figure/pace.js'],
	shape: ['wide-ja', `// ${'あ'.repeat(60)}`, 'planted-wide-ja.js:3 123 columns'],
	words: [
		'web/words/en/share.js',
		"+export const lacking = '…'\n",
		'words/en/share.js: lacking is string, in ja undefined',
	],
}

const pathOf = name => (name.includes('/') ? name : `web/ui/planted-${name}.js`)

const TREE = ['.ci', '.biome.json', '.clang-format', '.gitignore', 'c', 'package.json', 'tests', 'web']

function copyWithFaults() {
	const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TREE], {encoding: 'utf8'}),
		files = known.trim().split('\n'),
		folder = folderOf({}, Object.fromEntries(files.map(file => [file, file])))
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
	for (const [name, text] of Object.values(FAULTS)) {
		const path = join(folder, pathOf(name))
		if (text.startsWith('+')) appendFileSync(path, text.slice(1))
		else put(path, name.includes('/') ? text : `// Planted.\n\n${text}\n`)
	}
	return folder
}

const results = {}
test.before(() => {
	const cwd = copyWithFaults()
	for (const rule of Object.keys(FAULTS))
		results[rule] = spawnSync(process.execPath, ['.ci/check.js', rule], {cwd, encoding: 'utf8', maxBuffer: 1 << 26})
})

for (const [rule, [, , expected]] of Object.entries(FAULTS))
	test(`the rule ${rule} names a file that breaks it`, () => {
		const {status, stdout} = results[rule]
		is(status, 1)
		ok(stdout.includes(expected), `${expected} in:\n${stdout.slice(-3000)}`)
	})

test.run()
