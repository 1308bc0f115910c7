// The sites of tests/sites/, made by the generators that authors use, with the built script where each says it lies.
// Nothing is fetched: what a generator needs is a Debian package or in node_modules.

import {execFile} from 'node:child_process'
import {cpSync, mkdirSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {madeOnce} from './made.js'

const run = promisify(execFile)

const GENERATORS = {
	mkdocs: [
		'docs/n-queens.js',
		'mkdocs mkdocs-material',
		(source, out) => ['mkdocs', 'build', '--strict', '--quiet', '-f', join(source, 'mkdocs.yml'), '-d', out],
	],
	vitepress: [null, 'npm ci', vitePress],
}

/** MkDocs in `make test-long`. */
export const SITES = Object.keys(GENERATORS).filter(site => site === 'vitepress' || process.env.LONG)

export async function generate() {
	const room = await madeOnce('sites', room =>
		Promise.all(SITES.map(site => make(site, join(room, site), join(room, 'made', site)))),
	)
	return Object.fromEntries(SITES.map(site => [site, join(room, 'made', site)]))
}

async function make(site, source, out) {
	const [script, from, wordsOf] = GENERATORS[site]
	cpSync(`tests/sites/${site}`, source, {recursive: true})
	if (script) cpSync('dist/n-queens.js', join(source, script))
	try {
		const [program, ...words] = wordsOf(source, out)
		await run(program, words)
	} catch (error) {
		throw new Error(`${site} made no pages (it comes from: ${from}). ${error.message} ${error.stdout ?? ''}`)
	}
}

/** The package is a copy, so that the server imports it as one. */
function vitePress(source, out) {
	const modules = join(source, 'node_modules')
	for (const file of ['package.json', 'dist/n-queens.mjs']) cpSync(file, join(modules, 'n-queens', file))
	for (const name of ['vitepress', 'vue']) symlinkSync(resolve('node_modules', name), join(modules, name))
	mkdirSync(out, {recursive: true})
	return [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build', source, '--outDir', out]
}
