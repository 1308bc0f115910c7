// Builds anew what has changed, for `make watch`: of web/ the scripts and styles a file goes into, and the site; of
// c/ the modules; one at a time. When what builds has changed, Node.js begins again (Makefile).

import * as esbuild from 'esbuild'
import {execFile} from 'node:child_process'
import {readdirSync, watch as watchFolder} from 'node:fs'
import {promisify} from 'node:util'
import {bundlesOf} from './bundles.js'

const run = promisify(execFile)
const SETTLED_MS = 30
const FOLDERS = ['web', 'c', 'build']

const nested = new Set()
const goesInto = (file, inputs) => {
	const through = nested.has(file) ? /^worker:/ : file.startsWith('web/words/') ? /^(words|modes):/ : /^$/
	return inputs.includes(file) || inputs.some(input => through.test(input))
}

/** @param {() => void} built  called after each building that went well */
export async function watch(built) {
	const rebuilt = async bundle => {
		bundle.inputs = Object.keys((await bundle.context.rebuild()).metafile.inputs)
		return bundle
	}
	const contexts = bundlesOf(files => files.forEach(file => nested.add(file))).map(async options =>
		rebuilt({context: await esbuild.context({...options, metafile: true})}),
	)
	const bundles = await Promise.all(contexts)

	const changed = new Set()
	async function build() {
		const files = [...changed],
			begun = performance.now()
		changed.clear()
		try {
			if (files.some(file => file.startsWith('c/'))) await run('make', ['--no-print-directory', 'modules'])
			await Promise.all(bundles.filter(({inputs}) => files.some(file => goesInto(file, inputs))).map(rebuilt))
			if (files.some(file => /^web\/(site|words|searches)\//.test(file)))
				await run(process.execPath, ['web/make/build.js', '--site'])
			console.log(`${files.join(' ')}: built in ${Math.round(performance.now() - begun)} ms`)
			built()
		} catch (error) {
			console.error(error.stderr || error.message)
		}
	}

	let settling,
		building = Promise.resolve()
	for (const folder of FOLDERS.flatMap(foldersIn))
		watchFolder(folder, (_, name) => {
			const file = `${folder}/${name}`
			if (folder.startsWith('build') && !file.endsWith('.wasm')) return
			changed.add(file)
			clearTimeout(settling)
			settling = setTimeout(() => (building = building.then(() => changed.size > 0 && build())), SETTLED_MS)
		})
	console.log('ready: what changes in web/ and c/ is built anew')
}

const foldersIn = folder => [
	folder,
	...readdirSync(folder, {withFileTypes: true})
		.filter(entry => entry.isDirectory())
		.flatMap(({name}) => foldersIn(`${folder}/${name}`)),
]
