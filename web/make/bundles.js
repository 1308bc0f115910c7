// What of dist/ esbuild makes, as its options: scripts and styles; build.js says what lies there besides.

import {MODES} from '../page/address.js'
import {entryOf, pluginsOf} from './plugins.js'

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** ASCII, because a page that names no charset, or another, may load the script; licences at the end, because it is
 * handed on. @type {BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	charset: 'ascii',
	target: ['es2022', 'chrome105', 'firefox115', 'safari16.4'],
	logLevel: 'warning',
	legalComments: 'eof',
}

/** Modes that are scripts of their own, and the dialogs. */
const PARTS = [...MODES.slice(1).map(({id}) => `modes/${id}`), 'dialogs/export', 'dialogs/share']

/** @param {(files: string[]) => void} bundled  hears of files that went into what is bundled within a bundle @returns
 * {BuildOptions[]} */
export function bundlesOf(bundled) {
	const plugins = pluginsOf(common, bundled)
	/** @returns {BuildOptions} */
	const script = (entry, outfile, options = {}) => ({
		...common,
		...(entry.includes('\n') ? {stdin: {contents: entry, resolveDir: process.cwd()}} : {entryPoints: [entry]}),
		outfile: `dist/${outfile}`,
		format: 'iife',
		...options,
		plugins,
	})
	/** @returns {BuildOptions} */
	const styles = (name, ...files) => ({
		...common,
		stdin: {
			contents: files.map(file => `@import "./web/${file}";`).join(''),
			loader: 'css',
			resolveDir: process.cwd(),
		},
		outfile: `dist/${name}.css`,
	})

	/** The element as a script and as a module. Where there are no elements, on a server, nothing of the module is run,
	 * and its class is an empty one: sites that are rendered there import it all the same. Of two editions on one page,
	 * the class is that of the first. */
	const figure = (name, entry) => [
		script(entry, `${name}.js`),
		script(entry, `${name}.mjs`, {
			banner: {js: 'if(globalThis.customElements){'},
			footer: {js: '}export const NQueens=globalThis.customElements?.get("n-queens")??class NQueens{};'},
		}),
	]
	/** @param {string} folder */
	const part = folder => {
		const id = folder.slice(folder.indexOf('/') + 1)
		return [
			script(entryOf(folder), `${id}.js`, {globalName: `nQueensParts["${id}"]`}),
			styles(id, `${folder}/${id}.css`),
		]
	}
	const [{id: first}] = MODES
	return [
		...figure('n-queens', 'web/figure/element.js'),
		...figure('n-queens-study', `import './web/figure/explaining.js'\nimport './web/figure/element.js'`),
		script('web/figure/explaining.js', 'study.js', {globalName: 'nQueensParts["study"]'}),
		// A module says so once more on a line of its own: tools that tell modules by their lines, such as publint, take
		// what follows `//` in base64 for a comment.
		script('web/engine/index.js', 'engine.mjs', {format: 'esm', footer: {js: 'export{};'}}),
		script('web/page/page.js', 'page.js'),
		styles('page', 'page/page.css', `modes/${first}/${first}.css`),
		...PARTS.flatMap(part),
		script('web/embed/embed.js', 'embed.js'),
		script('web/site/client.js', 'site.js'),
		styles('site', 'site/site.css'),
	]
}
