// The two import schemes that only this bundler understands (types: web/modules.d.ts, web/engine/modules.d.ts). Both
// serve pages opened from disk, where a browser loads neither modules nor workers from files:
//   worker:FILE        {run, text}: a function that serves a port with the file's exports, and its text, for a worker
//   beside:NAME,NAME   a function that loads one of the scripts NAME.js, or modules NAME.mjs, of its own folder by name

import * as esbuild from 'esbuild'
import {resolve} from 'node:path'

/** A script contains the code once, as a function; its source text starts the worker. A module also contains this text
 * as a string, because an author's bundler may move parts out of the function. `bundled` is called with the names of
 * the worker's files. */
const workers = (common, bundled) => ({
	name: 'worker',
	setup(build) {
		build.onResolve({filter: /^worker:/}, ({path, resolveDir}) => ({
			path: resolve(resolveDir, path.slice('worker:'.length)),
			namespace: 'worker',
		}))
		build.onLoad({filter: /.*/, namespace: 'worker'}, async ({path}) => {
			const {outputFiles, metafile} = await esbuild.build({
				...common,
				stdin: {contents: `import begin from ${JSON.stringify(path)}; begin(port)`, resolveDir: process.cwd()},
				format: 'iife',
				metafile: true,
				write: false,
			})
			bundled(Object.keys(metafile.inputs))
			const run = `function(port){${outputFiles[0].text}}`,
				isModule = build.initialOptions.outfile?.endsWith('.mjs')
			const text = isModule ? `text:${JSON.stringify(run)}` : 'get text(){return String(this.run)}'
			return {contents: `export default{run:${run},${text}}`}
		})
	},
})

/** In modules each name is loaded by an import() with a literal path: authors' bundlers follow no other path. */
const beside = {
	name: 'beside',
	setup(build) {
		const isModule = build.initialOptions.outfile?.endsWith('.mjs')
		build.onResolve({filter: /^beside:/}, ({path}) => ({
			path: isModule ? path.slice('beside:'.length) : 'any',
			namespace: 'beside',
		}))
		build.onResolve({filter: /\.mjs$/, namespace: 'beside'}, ({path}) => ({path, external: true}))
		build.onLoad({filter: /.*/, namespace: 'beside'}, ({path: names}) => ({
			resolveDir: process.cwd(),
			contents: isModule
				? `const load = {${names.split(',').map(name => `${name}: () => import('./${name}.mjs')`)}}
				export default name => load[name]()`
				: `import {scripted} from './web/ui/scripts.js'
				const home = document.currentScript?.src
				const parts = {}
				export default name => (parts[name] ??= scripted(name, file => new URL(file, home)))`,
		}))
	},
}

export const makePlugins = (common, bundled) => [workers(common, bundled), beside]
