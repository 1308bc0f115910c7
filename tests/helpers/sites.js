// The VitePress site of tests/sites/, built once with the package's own files, without a network.

import {execFile} from 'node:child_process'
import {cpSync, mkdirSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {madeOnce} from './made.js'

const run = promisify(execFile)

/** The package is copied, so that the server imports it as a package. */
async function make(room) {
	const modules = join(room, 'source/node_modules')
	cpSync('tests/sites/vitepress', join(room, 'source'), {recursive: true})
	for (const file of ['package.json', 'dist/n-queens.mjs']) cpSync(file, join(modules, 'n-queens', file))
	for (const name of ['vitepress', 'vue']) symlinkSync(resolve('node_modules', name), join(modules, name))
	mkdirSync(join(room, 'made'))
	const words = ['build', join(room, 'source'), '--outDir', join(room, 'made')]
	await run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', ...words])
}

export const generate = async () => join(await madeOnce('sites', make), 'made')
