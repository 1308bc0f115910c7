// What imports mean that only the bundler understands (web/modules.d.ts has their types):
//   worker:FILE         the file bundled to one classic script, as a string
//   base64:FILE         the file as a string, not gzipped: what counts for milliseconds has not the time to unpack (16 ms in Node.js)
//   FILE.wasm           the file gzipped, as bytes: base64 in a script that is itself sent gzipped costs a third less that way
//   described:searches  the list of searches as the module tells it, so that a figure at rest need not start it
//   words:ROOM          the words of a room in all languages, by language
//   modes:first         the mode that the page opens with: {id, open, words}
//   modes:names         what each mode is called, by mode and language

import * as esbuild from 'esbuild'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Instance } from '../engine/instance.js'
import { MODES } from '../page/address.js'
import { wordsModule } from './words.js'

/** @typedef {import('esbuild').Plugin} Plugin */

/** Imports that begin with a name and a colon. @param {string} name @param {(args: import('esbuild').OnLoadArgs) => any} load
 *   what a path stands for @returns {Plugin} */
const imports = (name, load) => ({
	name,
	setup(build) {
		const filter = new RegExp(`^${name}:`)
		build.onResolve({ filter }, ({ path, resolveDir }) => {
			const what = path.slice(name.length + 1)
			return { path: what.startsWith('.') ? resolve(resolveDir, what) : what, namespace: name }
		})
		build.onLoad({ filter: /.*/, namespace: name }, load)
	},
})

/** @param {import('esbuild').BuildOptions} common @param {(files: string[]) => void} bundled  hears of what went into a worker */
const workers = (common, bundled) =>
	imports('worker', async ({ path }) => {
		const { outputFiles, metafile } = await esbuild.build({
			...common,
			entryPoints: [path],
			plugins: pluginsOf(common, bundled),
			format: 'iife',
			metafile: true,
			write: false,
		})
		const files = Object.keys(metafile.inputs)
		bundled(files)
		return { contents: outputFiles[0].text, loader: 'text', watchFiles: files.map(file => resolve(file)) }
	})

const base64 = imports('base64', ({ path }) => ({ contents: readFileSync(path), loader: 'base64' }))

/** @type {Plugin} */
const packed = {
	name: 'packed',
	setup(build) {
		build.onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
			contents: gzipSync(readFileSync(path), { level: 9 }),
			loader: 'binary',
		}))
	},
}

const described = imports('described', () => {
	const { searches } = Instance.of(new WebAssembly.Module(readFileSync('build/nqueens.wasm'))).description
	return { contents: JSON.stringify(searches), loader: 'json' }
})

/** The words of a room, by language. */
const words = imports('words', ({ path }) => wordsModule(path))

/** Where a mode or dialog begins: its `open`, and its words by language. @param {string} folder  `modes/count` */
export function entryOf(folder) {
	const id = folder.slice(folder.indexOf('/') + 1)
	return `import words from 'words:${id}'
	import { open } from './web/${folder}/${id}.js'
	export { open, words }`
}

const modes = imports('modes', async ({ path }) => {
	const resolveDir = process.cwd()
	if (path === 'first') {
		const [{ id }] = MODES
		return { contents: `${entryOf(`modes/${id}`)}\nexport const id = '${id}'`, resolveDir }
	}
	const { outputFiles, metafile } = await esbuild.build({
		stdin: {
			contents: `${MODES.map(({ id }, i) => `import mode${i} from 'words:${id}'\n`).join('')}
			const named = room => Object.fromEntries(Object.entries(room).map(([language, { name }]) => [language, name]))
			export default {${MODES.map(({ id }, i) => `'${id}': named(mode${i})`)}}`,
			resolveDir,
		},
		bundle: true,
		plugins: [words],
		format: 'esm',
		metafile: true,
		write: false,
	})
	const code = Buffer.from(outputFiles[0].contents).toString('base64')
	return {
		contents: JSON.stringify((await import(`data:text/javascript;base64,${code}`)).default),
		loader: 'json',
		watchFiles: Object.keys(metafile.inputs).map(file => resolve(file)),
	}
})

/** Lit makes its templates by innerHTML, which a page of XHTML would read as XML; and it leaves its version with the page, where
 * a figure leaves nothing. @type {Plugin} */
const litInAnyPage = {
	name: 'lit-in-any-page',
	setup(build) {
		build.onLoad({ filter: /(lit-html|lit-element|reactive-element)\.js$/ }, ({ path }) => ({
			contents: readFileSync(path, 'utf8')
				.replace(
					/(\w+)\.createElement\("template"\)/,
					'$1.implementation.createHTMLDocument("").createElement("template")',
				)
				.replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0')
				.replace(/\w+\.litPropertyMetadata\?\?=new WeakMap/, '0')
				.replace(/litPropertyMetadata\.get\(\w+\)/, 'void 0'),
		}))
	},
}

/** The element without the views that explain, and without their words. @type {Plugin} */
export const withoutStudy = {
	name: 'without-study',
	setup(build) {
		build.onLoad({ filter: /web\/figure\/study\.js$/ }, () => ({ contents: 'export const study = null' }))
	},
}

/** All but `withoutStudy`. @param {import('esbuild').BuildOptions} common @param {(files: string[]) => void} bundled @returns {Plugin[]} */
export const pluginsOf = (common, bundled) => [
	litInAnyPage,
	workers(common, bundled),
	base64,
	packed,
	described,
	words,
	modes,
]
