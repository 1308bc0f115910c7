// Writes the modules that web/ imports by a name with # (package.json, "imports"):
//   #words/MODULE      words by language, from web/words/LANGUAGE/MODULE.js; if MODULE is a folder, words by file
//   #words/MODULE.name   the word `name` alone; #words/modes.name: by mode and language
//   #searches          descriptions of searches and events: build/searches.json
//   #opening           the page's first state, computed at build time
//   #legend            the marks of the board as SVG
//   #styles/NAME       styles of shadow trees as text: of a mode with its imports, or of a module *.css.js
//   lit-html           build/lit/: as published, with other globals (lit-globals.js); bundles.js has the alias
// #scorm is made by build.js, from dist/.
//
// Invariant: a file whose text is unchanged is not written.

import * as esbuild from 'esbuild'
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, relative, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {OPENING} from '../modes/walk/address.js'
import {legendMarks} from '../modes/walk/legend-marks.js'
import {MODES} from '../page/address.js'
import {TARGET} from './bundles.js'
import {USUAL} from '../words/index.js'
import {fromFiles} from './words.js'

const STYLED = ['board', 'check', 'exam']
const MODULES = {
	figure: 'figure/style',
	views: 'views/style',
	workshop: 'modes/walk/workshop',
	timeline: 'modes/walk/timeline',
}

function write(path, text) {
	if (existsSync(path) && readFileSync(path, 'utf8') === text) return
	mkdirSync(dirname(path), {recursive: true})
	writeFileSync(path, text)
}

const json = value => `export default ${JSON.stringify(value)}\n`

const fresh = path => import(`${pathToFileURL(resolve(path))}?${statSync(path).mtimeMs}`)

async function writeWords(room) {
	const paths = [],
		modules = [],
		indices = await fromFiles(room, async path => {
			const i = paths.push(path) - 1
			modules[i] = await fresh(path)
			return i
		})
	const textOf = read => JSON.stringify(indices, (_, value) => (typeof value === 'number' ? read(value) : value))
	const imports = paths.map((path, i) => `import * as w${i} from ${JSON.stringify(relative('build/words', path))}\n`)
	const exports = Object.keys(modules[0]).map(part => {
		const words = textOf(i => `w${i}.${part}`).replace(/"(w\d+\.\w+)"/g, '$1')
		return `export ${part === 'default' ? part : `const ${part} =`} ${words}\n`
	})
	write(`build/words/${room}.js`, [...imports, ...exports].join(''))
	const names = JSON.parse(textOf(i => modules[i].default.name))
	write(`build/words/${room}.name.js`, json(names))
	return names
}

async function writeAllWords() {
	const moduleNames = [...new Set(readdirSync(`web/words/${USUAL}`).map(file => file.replace(/\.js$/, '')))]
	const names = Object.fromEntries(await Promise.all(moduleNames.map(async room => [room, await writeWords(room)])))
	write('build/words/modes.name.js', json(Object.fromEntries(MODES.map(({id}) => [id, names[id]]))))
}

export function searchData() {
	const {searches, ...rest} = JSON.parse(readFileSync('build/searches.json', 'utf8'))
	return {...rest, searches, types: searches.map(({sentence, ...type}) => type)}
}

function writeSearches() {
	const parts = Object.entries(searchData())
	write('build/searches.js', parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`).join(''))
}

/** Call it when #searches exists. */
async function openingOf({step, ...opening}) {
	const {WalkInstance} = await import('../engine/walk-instance.js'),
		module = new WebAssembly.Module(readFileSync('build/nqueens.wasm')),
		{types} = searchData(),
		place = types.findIndex(({id}) => id === opening.search),
		walk = new WalkInstance(new WebAssembly.Instance(module))
	walk.start(/** @type {any} */ ({startRow: 0, ...opening, place, arrays: types[place].arrays}))
	while (!walk.extend(1e6));
	walk.seek('step', step, 1e6)
	return {moment: walk.moment(), length: walk.known()}
}

/** Container queries cannot use the custom property that scales other lengths (figure/surroundings.js). They use
 * em, the figure's text size, in place of the page's rem. */
export const queriesInEms = style => style.replace(/@container[^{]*/g, query => query.replace(/([\d.])rem/g, '$1em'))

const STYLE = /** @type {const} */ ({minify: true, charset: 'utf8', target: TARGET})

async function writeStyle(mode) {
	const entryPoints = [`web/modes/${mode}/figure.css`]
	const {outputFiles} = await esbuild.build({...STYLE, entryPoints, bundle: true, write: false})
	write(`build/styles/${mode}.js`, json(queriesInEms(outputFiles[0].text).trim()))
}

async function writeModule([name, file]) {
	const {default: text} = await import(`../${file}.css.js`)
	const {code} = await esbuild.transform(text, {...STYLE, loader: 'css'})
	write(`build/styles/${name}.js`, json(code.trim()))
}

async function writeLit() {
	const directives = ['guard', 'live', 'repeat', 'unsafe-html', 'unsafe-svg'].map(name => `directives/${name}`)
	const {metafile} = await esbuild.build({
		entryPoints: {
			index: 'web/make/lit-html.js',
			...Object.fromEntries(directives.map(name => [name, `lit-html/${name}.js`])),
		},
		outdir: 'build/lit',
		bundle: true,
		splitting: true,
		format: 'esm',
		inject: ['web/make/lit-globals.js'],
		external: ['./web/engine/trusted.js'],
		metafile: true,
	})
	return Object.keys(metafile.inputs)
}

export async function generate() {
	writeSearches()
	write('build/opening.js', json(await openingOf(OPENING)))
	write('build/legend.js', json(legendMarks()))
	const [files] = await Promise.all([
		writeLit(),
		writeAllWords(),
		...STYLED.map(writeStyle),
		...Object.entries(MODULES).map(writeModule),
	])
	return files
}
