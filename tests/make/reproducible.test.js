// A build in a copy of the tree is the same to the byte; with LONG=1 from nothing.

import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {clone} from '../helpers/clone.js'

/** Hashes of all files of a folder, by name. */
function contentsOf(folder) {
	const files = readdirSync(folder, {recursive: true})
		.map(String)
		.filter(name => statSync(join(folder, name)).isFile())
	const hashOf = name =>
		createHash('sha256')
			.update(readFileSync(join(folder, name)))
			.digest('hex')
	return Object.fromEntries(files.sort().map(name => [name, hashOf(name)]))
}

test('two builds give the same files, to the byte', () => {
	const folder = clone(),
		here = contentsOf('dist')
	rmSync(join(folder, process.env.LONG ? 'build' : 'dist'), {recursive: true})
	rmSync(join(folder, 'dist'), {recursive: true, force: true})
	execFileSync('make', ['-s', 'parts'], {cwd: folder, stdio: 'ignore', env: {...process.env, SITE: ''}})
	ok(Object.keys(here).length > 40)
	equal(contentsOf(join(folder, 'dist')), here)
})

test.run()
