// What imports mean that only the bundler understands (web/modules.d.ts and web/engine/modules.d.ts have their types):
//   worker:FILE         what the file does with a port: {run, text}, a function and its text
//   base64:FILE         the file as a string, not gzipped: what counts for milliseconds has not the time to unpack
//   style.css.js        a style of figures, minified, its lengths fitted to the page around (styles.js)
//   FILE.wasm           the file gzipped, as base64: in a script that is itself sent gzipped it costs a third less
//   described:searches, described:kinds, described:styles  as the module that walks tells it, so that a figure at rest
//                       need not start it
//   words:ROOM          the words of a room in all languages, by language
//   modes:first         the mode that the page opens with: {id, open, words}
//   modes:names         what each mode is called, by mode and language

import * as esbuild from 'esbuild'
import {readFileSync, statSync} from 'node:fs'
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {gzipSync} from 'node:zlib'
import {WalkInstance} from '../engine/walk-instance.js'
import {MODES} from '../page/address.js'
import {scaled} from './styles.js'
import {wordsModule} from './words.js'

/** @typedef {import('esbuild').Plugin} Plugin */

/** Imports that begin with a name and a colon. @param {string} name @param {(args: import('esbuild').OnLoadArgs,
 * options: import('esbuild').BuildOptions) => any} load what a path stands for, in a bundle of some options
 * @returns {Plugin} */
const imports = (name, load) => ({
	name,
	setup(build) {
		const filter = new RegExp(`^${name}:`)
		build.onResolve({filter}, ({path, resolveDir}) => {
			const what = path.slice(name.length + 1)
			return {path: what.startsWith('.') ? resolve(resolveDir, what) : what, namespace: name}
		})
		build.onLoad({filter: /.*/, namespace: name}, args => load(args, build.initialOptions))
	},
})

/** A function that needs nothing from around it: where there are workers its text is one, where there are none the page
 * calls it, so that the code is in a script once. Whoever bundles a module may move out of it what it needs; there the
 * text is a string of its own. @param {import('esbuild').BuildOptions} common @param {(files: string[]) => void}
 * bundled  hears of what went into what is bundled within a bundle */
const workers = (common, bundled) =>
	imports('worker', async ({path}, {outfile}) => {
		const {outputFiles, metafile} = await esbuild.build({
			...common,
			stdin: {contents: `import begin from ${JSON.stringify(path)}; begin(port)`, resolveDir: process.cwd()},
			plugins: pluginsOf(common, bundled),
			format: 'iife',
			metafile: true,
			write: false,
		})
		const files = Object.keys(metafile.inputs)
		bundled(files)
		const run = `function(port){${outputFiles[0].text}}`
		const text = outfile.endsWith('.mjs') ? `text:${JSON.stringify(run)}` : 'get text(){return String(this.run)}'
		return {contents: `export default{run:${run},${text}}`}
	})

const base64 = imports('base64', ({path}) => ({contents: readFileSync(path), loader: 'base64'}))

/** @type {Plugin} */
const packed = {
	name: 'packed',
	setup(build) {
		build.onLoad({filter: /\.wasm$/}, ({path}) => ({
			contents: gzipSync(readFileSync(path), {level: 9}),
			loader: 'base64',
		}))
	},
}

/** A style of figures, as short as it can be said. @type {Plugin} */
const figureStyle = {
	name: 'figure-style',
	setup(build) {
		build.onLoad({filter: /style\.css\.js$/}, async ({path}) => {
			const {default: text} = await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
			const {code} = await esbuild.transform(scaled(text), {loader: 'css', minify: true, charset: 'utf8'})
			return {contents: `export default ${JSON.stringify(code.trim())}`}
		})
	},
}

const described = imports('described', ({path}) => {
	const module = new WebAssembly.Module(readFileSync('build/nqueens.wasm'))
	const {description} = new WalkInstance(new WebAssembly.Instance(module))
	return {contents: JSON.stringify(description[path]), loader: 'json'}
})

/** The words of a room, by language. */
const words = imports('words', ({path}) => wordsModule(path))

/** Where a mode or dialog begins: its `open`, and its words by language. @param {string} folder  `modes/count` */
export function entryOf(folder) {
	const id = folder.slice(folder.indexOf('/') + 1)
	return `import words from 'words:${id}'
	import { open } from './web/${folder}/${id}.js'
	export { open, words }`
}

/** @param {(files: string[]) => void} bundled */
const modes = bundled =>
	imports('modes', async ({path}) => {
		const resolveDir = process.cwd()
		if (path === 'first') {
			const [{id}] = MODES
			return {contents: `${entryOf(`modes/${id}`)}\nexport const id = '${id}'`, resolveDir}
		}
		const {outputFiles, metafile} = await esbuild.build({
			stdin: {
				contents: `${MODES.map(({id}, i) => `import mode${i} from 'words:${id}'\n`).join('')}
				const named = room => Object.fromEntries(Object.entries(room).map(([language, { name }]) => [language, name]))
				export default {${MODES.map(({id}, i) => `'${id}': named(mode${i})`)}}`,
				resolveDir,
			},
			bundle: true,
			plugins: [words],
			format: 'esm',
			metafile: true,
			write: false,
		})
		bundled(Object.keys(metafile.inputs))
		const code = Buffer.from(outputFiles[0].contents).toString('base64')
		return {
			contents: JSON.stringify((await import(`data:text/javascript;base64,${code}`)).default),
			loader: 'json',
		}
	})

/** Lit makes its templates by innerHTML, which a page of XHTML would read as XML; and it leaves its version with the
 * page, where a figure leaves nothing. @type {Plugin} */
const litInAnyPage = {
	name: 'lit-in-any-page',
	setup(build) {
		build.onLoad({filter: /lit-html\.js$/}, ({path}) => ({
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

/** @param {import('esbuild').BuildOptions} common @param {(files: string[]) => void} bundled
 * @returns {Plugin[]} */
export const pluginsOf = (common, bundled) => [
	litInAnyPage,
	workers(common, bundled),
	base64,
	packed,
	figureStyle,
	described,
	words,
	modes(bundled),
]
