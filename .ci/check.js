// Static checks of all files, in parallel, in seconds: format and lint (Biome), format of C (clang-format), types
// (tsc), unused exports (knip), imports between modules (dependency-cruiser), shape and includes of C (.ci/shape.js),
// shell (shellcheck), words (.ci/words.js).
//
//   node .ci/check.js            all rules; exits with 0 if none fails
//   node .ci/check.js arrows     the named ones
//   node .ci/check.js --fix      lets the formatters write
//
// Invariant: a rule that cannot run fails.

import {execFile} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const asked = process.argv.slice(2)
const fix = asked.includes('--fix')
const own = name => `node_modules/.bin/${name}`

/** Without generated tables. */
const cFiles = ['c', 'tests']
	.flatMap(folder => readdirSync(folder, {recursive: true}).map(name => `${folder}/${name}`))
	.filter(name => /\.(c|h|inc)$/.test(name) && !name.endsWith('_table.h'))

/** Program and arguments of each rule. @type {Record<string, string[]>} */
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

/** Prints the output of a rule; resolves to true if it passes. @param {string} rule */
const checked = rule =>
	new Promise(done => {
		const begun = Date.now()
		const [program, ...words] = RULES[rule]
		// Some programs print colours where CI is set, which makes their output hard to search.
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
