// The rules that every file keeps, checked side by side in seconds: format and lint (Biome), format of C
// (clang-format), types (tsc), unused exports (knip), arrows between rooms (dependency-cruiser), shape
// and arrows of C (.ci/shape.js), shell (shellcheck), words (.ci/words.js).
//
//   node .ci/check.js            all rules; ends with 0 when all hold
//   node .ci/check.js arrows     some of them, by name
//   node .ci/check.js --fix      lets the formatters write
//
// Invariant: a rule that could not be run has failed.

import {execFile} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const asked = process.argv.slice(2)
const fix = asked.includes('--fix')
const own = name => `node_modules/.bin/${name}`

/** Tables are data that a program wrote. */
const cFiles = ['c', 'tests']
	.flatMap(folder => readdirSync(folder, {recursive: true}).map(name => `${folder}/${name}`))
	.filter(name => /\.(c|h|inc)$/.test(name) && !name.endsWith('_table.h'))

/** By name: the program and its words. @type {Record<string, string[]>} */
const RULES = {
	format: [own('biome'), 'check', '--max-diagnostics=500', ...(fix ? ['--write'] : []), '.'],
	'format-c': ['clang-format', '--style=file', ...(fix ? ['-i'] : ['--dry-run', '-Werror']), ...cFiles],
	types: ['node_modules/tsc/bin/tsc', '-p', 'web/tsconfig.check.json'],
	unused: [own('knip'), '--config', '.ci/knip.js', '--no-progress', '--no-config-hints'],
	arrows: [own('depcruise'), '--config', '.ci/arrows.cjs', 'web', 'tests'],
	shape: [process.execPath, '.ci/shape.js'],
	shell: ['shellcheck', '-a', '-x', ...['parallel', 'shard', 'shards.sh', 'slurm'].map(name => `cluster/${name}`)],
	words: [process.execPath, '.ci/words.js'],
}

/** What a rule says, and whether it holds. @param {string} rule */
const checked = rule =>
	new Promise(done => {
		const begun = Date.now()
		const [program, ...words] = RULES[rule]
		// Where CI is set some programs colour what they say, and a person or a law that searches it finds nothing.
		const env = {...process.env, NO_COLOR: '1'}
		execFile(program, words, {encoding: 'utf8', env, maxBuffer: 1 << 26}, (error, stdout, stderr) => {
			const seconds = ((Date.now() - begun) / 1000).toFixed(1)
			console.log(`${error ? 'FAIL' : 'ok  '} ${rule} (${seconds} s)`)
			if (error) console.log(`${stdout}${stderr}` || error.message)
			done(!error)
		})
	})

const rules = Object.keys(RULES).filter(rule => asked.every(word => word === '--fix') || asked.includes(rule))
const held = await Promise.all(rules.map(checked))
process.exitCode = held.every(Boolean) && held.length > 0 ? 0 : 1
