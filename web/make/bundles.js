// esbuild's options for the scripts and styles of dist/. build.js lists all files.

import {existsSync} from 'node:fs'
import {basename, resolve} from 'node:path'
import {MODES} from '../page/address.js'
import {makePlugins} from './plugins.js'

export const TARGET = ['es2022', 'chrome105', 'firefox115', 'safari16.4']

/** ASCII, because authors' pages may have any charset; embed.js and scorm.js run only in our UTF-8 pages. */
export const common = {
	bundle: true,
	minify: true,
	alias: {'lit-html': resolve('build/lit')},
	loader: {'.wasm': 'base64', '.gz': 'base64', '.zip': 'binary', '.wgsl': 'text'},
	charset: 'ascii',
	target: TARGET,
	logLevel: 'warning',
	legalComments: 'eof',
}

const PARTS = ['modes/walk/lesson', 'modes/walk/zoom', 'dialogs/export', 'dialogs/keys', 'dialogs/share'].concat(
	MODES.slice(1).map(({id}) => `modes/${id}`),
)

const ELEMENT = './web/figure/element.js'

const made = (outfile, contents, loader, options) => ({
	...common,
	stdin: {contents, loader, resolveDir: process.cwd()},
	outfile: `dist/${outfile}`,
	...options,
})
const styles = (name, ...files) =>
	made(`${name}.css`, files.map(file => `@import "./web/${file}";`).join(''), 'css', {})

export function bundles(bundled) {
	const plugins = makePlugins(common, bundled)
	const scripted = (text, outfile, options = {}) => made(outfile, text, 'js', {format: 'iife', ...options, plugins})
	const script = (file, outfile, options = {}) => scripted(`export * from './web/${file}'`, outfile, options)

	/** Makes a script and a module. On a server, where no elements exist, the module does nothing and its class is
	 * empty. If a page loads two editions, the first one defines the class. */
	const figure = (name, ...files) => {
		const text = files.map(file => `import '${file}'\n`).join('')
		const banner = {js: 'if(globalThis.customElements){'},
			footer = {js: '}export const NQueens=globalThis.customElements?.get("n-queens")??class NQueens{};'}
		return [scripted(text, `${name}.js`), scripted(text, `${name}.mjs`, {banner, footer})]
	}
	const lazy = (text, name) => scripted(text, `${name}.js`, {globalName: `nQueensParts["${name}"]`})
	const module = (text, name) => scripted(text, `${name}.mjs`, {format: 'esm'})
	const both = (file, name) => [lazy, module].map(made => made(`export * from './web/${file}'`, name))
	/** @param {string} folder  `modes/count` */
	const part = folder => {
		const id = basename(folder),
			isFigured = existsSync(`web/${folder}/figure.js`)
		const text = `import words from '#words/${id}'
			export * from './web/${folder}/${id}.js'
			export { words }
			${isFigured ? `export { figured } from './web/${folder}/figure.js'` : ''}`
		const styled = existsSync(`web/${folder}/${id}.css`) ? [styles(id, `${folder}/${id}.css`)] : []
		return [lazy(text, id), ...styled, ...(isFigured ? [module(text, id)] : [])]
	}
	return [
		...figure('n-queens', ELEMENT),
		...figure('n-queens-study', './web/figure/explained.js', ELEMENT),
		script('figure/explained.js', 'study.js', {globalName: 'nQueensParts["study"]'}),
		...both('figure/quiz.js', 'questions'),
		// The footer marks a module for tools such as publint, which take `//` in base64 for a comment.
		script('engine/index.js', 'engine.mjs', {format: 'esm', footer: {js: 'export{};'}}),
		script('figure/react.js', 'react.mjs', {
			...{format: 'esm', external: ['react', './n-queens.mjs'], banner: {js: "'use client';"}},
		}),
		script('page/page.js', 'page.js'),
		styles('page', 'page/page.css', `modes/${MODES[0].id}/${MODES[0].id}.css`),
		...PARTS.flatMap(part),
		script('figure/searches.js', 'searches.js'),
		script('figure/searches.js', 'searches.mjs', {format: 'esm'}),
		...both('gpu/index.js', 'card'),
		script('terminal/count.js', 'count.mjs', {format: 'esm', platform: 'node'}),
		script('embed/embed.js', 'embed.js', {charset: 'utf8'}),
		script('embed/scorm.js', 'scorm.js', {charset: 'utf8'}),
		script('site/client.js', 'site.js'),
		styles('site', 'site/site.css'),
	]
}

export const carriers = bundled => [
	made('lms.js', "export * from './web/site/package.js'", 'js', {
		...{format: 'iife', globalName: 'nQueensParts["lms"]', plugins: makePlugins(common, bundled)},
	}),
]
