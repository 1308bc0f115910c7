import * as esbuild from 'esbuild'
import {execFile} from 'node:child_process'
import {readdirSync, watch as watchFolder} from 'node:fs'
import {promisify} from 'node:util'
import {bundles} from './bundles.js'
import {generate} from './generate.js'

const run = promisify(execFile)
const SETTLED_MS = 30

/** @param {() => void} built  called after each good build */
export async function watch(built) {
	const contexts = await Promise.all(bundles(() => {}).map(options => esbuild.context(options)))
	const rebuild = () => Promise.all(contexts.map(context => context.rebuild()))
	await rebuild()

	const changed = new Set()
	async function build() {
		const files = [...changed],
			begun = performance.now()
		changed.clear()
		try {
			if (files.some(file => file.startsWith('c/'))) await run('make', ['--no-print-directory', 'modules'])
			await generate()
			await rebuild()
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
	for (const folder of ['web', 'c'].flatMap(foldersIn))
		watchFolder(folder, (_, name) => {
			changed.add(`${folder}/${name}`)
			clearTimeout(settling)
			settling = setTimeout(() => (building = building.then(() => changed.size > 0 && build())), SETTLED_MS)
		})
	console.log('ready: what changes in web/ and c/ is built again')
}

const foldersIn = folder => [
	folder,
	...readdirSync(folder, {withFileTypes: true})
		.filter(entry => entry.isDirectory())
		.flatMap(({name}) => foldersIn(`${folder}/${name}`)),
]
