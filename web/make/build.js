// Makes dist/ from web/ and the WebAssembly module in build/:
//   n-queens.js   the element, a classic script with everything inside      n-queens.mjs  the same as a module
//   n-queens-study.js, .mjs   the element with the views that explain: code, arrays, stack, tree (web/figure/study.js)
//   engine.mjs    the engine alone, for Node.js and bundlers                page.js, page.css, index.html  the page
//   compare.js, count.js, solutions.js, exam.js and their .css  the page's other views, which page.js loads when they are opened
//   export.js, share.js and their .css  the dialogs in which boards and steps are taken away and what is shown is shared, loaded likewise
//   embed.html, embed.js  the page of an iframe: the study edition, its state in the query string (web/embed/)
//   recipes.html, tutorial.html, each also as .ja.html, with site.css, site.js and a picture  the site around it (web/site/build.js)
//   types/        declarations, from the JSDoc of web/                     custom-elements.json  what editors read of the element
//   *.wasm        the modules by themselves, which import nothing          LICENSES.txt  of the packages whose code is in all this
// `worker:FILE` imports a file bundled to one classic script, as a string; `FILE.wasm` the file gzipped, as bytes: base64 in
// a script that is itself sent gzipped costs a third less that way. `base64:FILE` imports a file as a string, not gzipped: what
// counts for milliseconds has not the time to unpack (16 ms and more in Node.js). `described:searches` is the list of searches as the module tells it.

import * as esbuild from 'esbuild'
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Instance } from '../engine/instance.js'
import { licencesOf } from './licences.js'
import { declarationOf, manifestOf } from './manifest.js'
import { readReference } from './reference.js'
import { buildSite } from '../site/build.js'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
process.chdir(root)

/** ASCII, because a page that names no charset, or another, may load the script; licences at the end, because it is handed on.
 * @type {import('esbuild').BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	charset: 'ascii',
	target: ['es2022', 'chrome105', 'firefox115', 'safari16.4'],
	logLevel: 'warning',
	legalComments: 'eof',
	metafile: true,
}

/** Every file that went into some bundle. @type {Set<string>} */
const bundled = new Set()
async function build(options) {
	const result = await esbuild.build({ ...common, ...options })
	for (const file of Object.keys(result.metafile.inputs)) bundled.add(file)
	return result
}

/** @type {import('esbuild').Plugin} */
const workerAsString = {
	name: 'worker-as-string',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => ({
			path: resolve(resolveDir, path.slice('worker:'.length)),
			namespace: 'worker',
		}))
		onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
			const { outputFiles } = await build({ entryPoints: [path], format: 'iife', write: false })
			return { contents: outputFiles[0].text, loader: 'text' }
		})
	},
}

/** @type {import('esbuild').Plugin} */
const asBase64 = {
	name: 'as-base64',
	setup(build) {
		build.onResolve({ filter: /^base64:/ }, ({ path, resolveDir }) => ({
			path: resolve(resolveDir, path.slice('base64:'.length)),
			namespace: 'base64',
		}))
		build.onLoad({ filter: /.*/, namespace: 'base64' }, ({ path }) => ({
			contents: readFileSync(path),
			loader: 'base64',
		}))
	},
}

/** @type {import('esbuild').Plugin} */
const packedModule = {
	name: 'packed-module',
	setup(build) {
		build.onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
			contents: gzipSync(readFileSync(path), { level: 9 }),
			loader: 'binary',
		}))
	},
}

/** What the module says of itself, so that a figure at rest need not start it. */
const { searches } = Instance.of(new WebAssembly.Module(readFileSync('build/nqueens.wasm'))).description

/** @type {import('esbuild').Plugin} */
const asDescribed = {
	name: 'described',
	setup(build) {
		build.onResolve({ filter: /^described:searches$/ }, ({ path }) => ({ path, namespace: 'described' }))
		build.onLoad({ filter: /.*/, namespace: 'described' }, () => ({
			contents: JSON.stringify(searches),
			loader: 'json',
		}))
	},
}

/** Lit makes its templates by innerHTML, which a page of XHTML would read as XML; and it leaves its version with the page, where a figure leaves nothing.
 * @type {import('esbuild').Plugin} */
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

/** In the place of these files stands nothing. @param {string} name @param {RegExp} filter @returns {import('esbuild').Plugin} */
const without = (name, filter) => ({
	name: `without-${name}`,
	setup(build) {
		build.onLoad({ filter }, () => ({ contents: 'export const study = null; export default {}' }))
	},
})

/** A figure says nothing of the page; that without the views that explain has not their words either. */
const withoutPage = without('page', /web\/words\/\w+\/page\.js$/),
	withoutStudy = without('study', /web\/(figure\/study|words\/\w+\/(code|predict|views))\.js$/)

/** A module says so once more on a line of its own: tools that tell modules by their lines, such as publint, take what follows `//` in
 * base64 for a comment. */
const bundle = (entry, outfile, format, globalName, plugins = []) =>
	build({
		plugins: [...plugins, litInAnyPage, workerAsString, asBase64, asDescribed, packedModule],
		entryPoints: [entry],
		outfile,
		format,
		globalName,
		footer: { js: format === 'esm' ? 'export{};' : '' },
	})

/** The element as a script and as a module. Where there are no elements, on a server, nothing of the module is run, and its class is an
 * empty one: sites that are rendered there import it all the same. Of two editions on one page, the class is that of the first. */
const figure = (name, plugins) => [
	bundle('web/figure/element.js', `dist/${name}.js`, 'iife', undefined, plugins),
	build({
		plugins: [...plugins, litInAnyPage, workerAsString, asBase64, asDescribed, packedModule],
		entryPoints: ['web/figure/element.js'],
		outfile: `dist/${name}.mjs`,
		format: 'iife',
		banner: { js: 'if(globalThis.customElements){' },
		footer: { js: '}export const NQueens=globalThis.customElements?.get("n-queens")??class NQueens{};' },
	}),
]

/** The page's other views and its dialogs, and the name under which each script's `open` is found. */
const PARTS = {
	'modes/compare': 'nQueensCompare',
	'modes/count': 'nQueensCount',
	'modes/solutions': 'nQueensSolutions',
	'modes/exam': 'nQueensExam',
	'dialogs/export': 'nQueensExport',
	'dialogs/share': 'nQueensShare',
}

const styled = path => build({ entryPoints: [path], outfile: `dist/${basename(path)}` })

rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
await Promise.all([
	...figure('n-queens', [withoutPage, withoutStudy]),
	...figure('n-queens-study', [withoutPage]),
	bundle('web/engine/index.js', 'dist/engine.mjs', 'esm'),
	bundle('web/page/page.js', 'dist/page.js', 'iife'),
	...Object.entries(PARTS).flatMap(([part, name]) => [
		bundle(`web/${part}/${basename(part)}.js`, `dist/${basename(part)}.js`, 'iife', name),
		styled(`web/${part}/${basename(part)}.css`),
	]),
	bundle('web/embed/embed.js', 'dist/embed.js', 'iife'),
	bundle('web/site/client.js', 'dist/site.js', 'iife'),
	...['web/page/page.css', 'web/site/site.css'].map(styled),
])
writeFileSync('dist/index.html', readFileSync('index.html', 'utf8').replaceAll('"dist/', '"'))
copyFileSync('web/embed/embed.html', 'dist/embed.html')
execFileSync('node_modules/tsc/bin/tsc', ['-p', 'web'], { stdio: 'inherit' })
const reference = readReference()
await buildSite('dist', reference)
writeFileSync('dist/types/n-queens.d.ts', declarationOf(reference))
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifestOf(reference), null, 2)}\n`)
writeFileSync('dist/LICENSES.txt', licencesOf(bundled))
for (const [name, from] of [
	['n-queens', 'nqueens'],
	['count', 'count'],
	['count-scalar', 'count-scalar'],
	['solutions', 'solutions'],
])
	copyFileSync(`build/${from}.wasm`, `dist/${name}.wasm`)
