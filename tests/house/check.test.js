// The rules of make check can fail: a fault is planted for each in a copy of the tree, and each is named.

import {execFileSync, spawnSync} from 'node:child_process'
import {appendFileSync, symlinkSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {is, ok} from 'uvu/assert'
import {folderOf, put} from '../helpers/folder.js'
import {suite} from '../helpers/suite.js'

const test = suite('newcomers')

const lines = (count, line) => Array.from({length: count}, (_, i) => `${line(i)}\n`).join('')

/** By rule and title: what is planted where (after a +, at the end of a file; without a path, as a file of web/ui/ with
 * a head), and what is said, if not the file's name. @type {Record<string, Record<string, string[]>>} */
const FAULTS = {
	format: {
		'a line that is not laid out as the others': ['layout', 'export const  a = "b";', 'planted-layout.js format'],
		'a variable that nobody reads': ['variable', 'const unread = 1\nexport const read = 2', 'unread'],
		'a function of more than 60 lines': [
			...['function', `export function long(a) {\n${lines(61, i => `\ta(${i})`)}}`, 'noExcessiveLinesPerFunction'],
		],
		'a file of more than 400 lines': ['file', lines(401, i => `export const a${i} = ${i}`), 'noExcessiveLinesPerFile'],
		'Array.from, which libraries of pages replace': [
			...['list', 'export const list = n => Array.from({length: n})', 'planted-list.js:3:26 plugin'],
		],
		'entries(), which they replace': [
			...['pairs', 'export const pairs = list => [...list.entries()]', 'planted-pairs.js:3:34 plugin'],
		],
		'bind(), which they replace': [
			...['bound', 'export const bound = act => act.bind(null)', 'planted-bound.js:3:29 plugin'],
		],
	},
	'format-c': {
		'C that is not laid out as the rest': ['c/planted_layout.c', '/* Planted. */\nint  planted( void );\n'],
	},
	types: {
		'a number where a text is wanted': ['types', '/** @type {string} */\nexport const text = 1'],
	},
	unused: {
		'an export that nobody imports': ['web/ui/keys.js', '+export const unwanted = 1\n', 'unwanted'],
		'an export of a mode that nobody imports': ['web/modes/count/state.js', '+export const unhad = 1\n', 'unhad'],
		'a file that nobody imports': ['orphan', 'export {}'],
	},
	arrows: {
		'an arrow that goes up': [
			...['up', "import '../figure/player.js'\nimport './planted-circle.js'"],
			'planted-up.js → web/figure/player.js',
		],
		'a circle': ['circle', "import './planted-up.js'", 'no-circle: web/ui/planted-circle.js'],
		'a mode that knows another': [
			...['web/modes/exam/planted.js', "// Planted.\n\nimport '../count/state.js'\n"],
			'apart-in-modes: web/modes/exam/planted.js',
		],
		'a view that calls the engine': [
			...['web/views/planted.js', "// Planted.\n\nimport '../engine/index.js'\n"],
			'drawings-do-not-call: web/views/planted.js',
		],
	},
	shape: {
		'a line of more than 120 columns': ['wide', `// ${'x'.repeat(120)}`, 'planted-wide.js:3 123 columns'],
		'a line of Japanese letters, which are two columns wide': [
			...['wide-ja', `// ${'あ'.repeat(60)}`, 'planted-wide-ja.js:3 123 columns'],
		],
		'a function of C of more than 60 lines': [
			...['c/planted_function.c', `/* Planted. */\nint planted(void) {\n${lines(60, () => '\tplanted();')}}\n`],
			'planted_function.c:2 62 lines in a function',
		],
		'an include of C that goes up': ['c/search/planted_up.c', '/* Planted. */\n#include "../tree.h"\n', 'c/tree.h'],
		'a file of C of more than 400 lines': [
			...['c/planted_file.c', lines(401, i => `int a${i};`), 'planted_file.c:400 401 lines in a file'],
		],
	},
	words: {
		'a word that nothing reads': [
			...['web/words/ja/embed.js', "+export const unreadByAnyone = '…'\n"],
			'words/*/embed.js: nothing reads unreadByAnyone',
		],
		'a word that one language lacks': [
			...['web/words/en/share.js', "+export const lacking = '…'\n"],
			'words/en/share.js: lacking is string, in ja undefined',
		],
	},
}

const pathOf = name => (name.includes('/') ? name : `web/ui/planted-${name}.js`)

/** What the rules look at. */
const TREE = ['.ci', '.biome.json', '.clang-format', '.gitignore', 'c', 'package.json', 'tests', 'web']

/** A copy of what git knows of the tree, and is about to know, with all faults in it. */
function copyWithFaults() {
	const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TREE], {encoding: 'utf8'}),
		files = known.trim().split('\n'),
		folder = folderOf({}, Object.fromEntries(files.map(file => [file, file])))
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
	for (const [name, text] of Object.values(FAULTS).flatMap(Object.values)) {
		const path = join(folder, pathOf(name))
		if (text.startsWith('+')) appendFileSync(path, text.slice(1))
		else put(path, name.includes('/') ? text : `// Planted.\n\n${text}\n`)
	}
	return folder
}

const said = {}
test.before(() => {
	const cwd = copyWithFaults()
	for (const rule of Object.keys(FAULTS))
		said[rule] = spawnSync(process.execPath, ['.ci/check.js', rule], {cwd, encoding: 'utf8', maxBuffer: 1 << 26})
})

for (const [rule, faults] of Object.entries(FAULTS))
	for (const [title, [name, , what = basename(pathOf(name))]] of Object.entries(faults))
		test(`the rule ${rule} finds ${title}`, () => {
			const {status, stdout} = said[rule]
			is(status, 1)
			ok(stdout.includes(what), `${what} in:\n${stdout.slice(-3000)}`)
		})

test.run()
