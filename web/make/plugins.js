// What imports mean that only the bundler understands (types: web/modules.d.ts, web/engine/modules.d.ts):
//   worker:FILE         what the file does with a port: {run, text}, a function and its text
//   base64:FILE         the file as a string, not gzipped
//   *.css.js            a style of figures, minified, for a browser to scale
//   FILE.wasm           the file gzipped, as base64
//   build/plain*.js     what wasm2js has made of a module: a function that makes an instance, and no instance
//   style:MODE/FILE     a style sheet of a mode with what it imports, in the same way
//   beside:NAME,NAME    loads by its name one of the scripts NAME.js, or modules NAME.mjs, that lie beside this one
//   carried:scorm       the files of dist/ that a SCORM package has, zipped, as base64
//   described:searches, described:kinds, described:lines  build/searches.json; of its searches described:types  all but
//     what people read, described:arrays  the names of their arrays,
//     described:tutorials  of those alone that a module of their own walks
//   described:opening   what the page shows before its walk is open
//   words:ROOM          the words of a room in all languages, by language
//   modes:first         the mode that the page opens with: {id, open, words}
//   modes:names         what each mode is called, by mode and language

import {gzipAsync} from '@gfx/zopfli'
import * as esbuild from 'esbuild'
import {existsSync, readFileSync, statSync} from 'node:fs'
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {WalkInstance} from '../engine/walk-instance.js'
import {OPENING} from '../modes/walk/address.js'
import {MODES} from '../page/address.js'
import {CARRIED} from '../site/scorm.js'
import {zippedOf} from '../site/zip.js'
import {tickPath} from '../views/timeline.js'
import {wordsModule} from './words.js'

/** @import {Plugin} from 'esbuild' */

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

const files = (filter, load) => ({
	name: String(filter),
	setup: build => void build.onLoad({filter}, ({path}) => load(path)),
})

/** A function that needs nothing from around it: its text is a worker, or the page calls it, so that the code is in a
 * script once. In a module, whose bundler may move out what it needs, the text is a string of its own. */
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
		bundled(Object.keys(metafile.inputs))
		const run = `function(port){${outputFiles[0].text}}`
		const text = outfile.endsWith('.mjs') ? `text:${JSON.stringify(run)}` : 'get text(){return String(this.run)}'
		return {contents: `export default{run:${run},${text}}`}
	})

/** Queries of containers know no property of the page around, by which other lengths are scaled
 * (figure/surroundings.js), but its text size: a rem is an em there. */
export const queriesInEms = style => style.replace(/@container[^{]*/g, query => query.replace(/([\d.])rem/g, '$1em'))

const styleText = text => ({contents: `export default ${JSON.stringify(queriesInEms(text).trim())}`})

async function figureStyle(path) {
	const {default: text} = await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
	const {code} = await esbuild.transform(text, {loader: 'css', minify: true, charset: 'utf8'})
	return styleText(code)
}

const styles = common =>
	imports('style', async ({path}) => {
		const sheet = {...common, entryPoints: [`web/modes/${path}.css`], charset: 'utf8', write: false}
		const {outputFiles} = await esbuild.build(sheet)
		return styleText(outputFiles[0].text)
	})

/** Fetched when a figure first asks for it. A page from a disk may load a script thus, and no module; of a module
 * bundlers see what it asks for; a script has one way for whatever it asks for. */
const beside = {
	name: 'beside',
	setup(build) {
		const {outfile} = build.initialOptions
		const namesIn = path => (outfile?.endsWith('.mjs') ? path.slice('beside:'.length) : 'any')
		build.onResolve({filter: /^beside:/}, ({path}) => ({path: namesIn(path), namespace: 'beside'}))
		build.onResolve({filter: /\.mjs$/, namespace: 'beside'}, ({path}) => ({path, external: true}))
		build.onLoad({filter: /.*/, namespace: 'beside'}, ({path: names}) => ({
			resolveDir: process.cwd(),
			contents: outfile?.endsWith('.mjs')
				? `const load = {${names.split(',').map(name => `${name}: () => import('./${name}.mjs')`)}}
				export default name => load[name]()`
				: `import {scripted} from './web/ui/scripts.js'
				const home = document.currentScript?.src
				const parts = {}
				export default name => (parts[name] ??= scripted(name, file => new URL(file, home)))`,
		}))
	},
}

const packed = new Map()

/** By Zopfli, which finds a gzip smaller by a twentieth, once for all bundles. */
function gzipped(path) {
	const version = `${path} ${statSync(path).mtimeMs}`
	if (!packed.has(version)) packed.set(version, gzipAsync(readFileSync(path), {numiterations: 15}))
	return packed.get(version)
}

/** By name. @returns {Record<string, Uint8Array>} */
export const carriedFrom = folder =>
	Object.fromEntries(CARRIED.map(name => [name, new Uint8Array(readFileSync(`${folder}/${name}`))]))

const json = value => ({contents: JSON.stringify(value), loader: 'json'})

export function described() {
	const told = JSON.parse(readFileSync('build/searches.json', 'utf8'))
	const types = told.searches.map(({sentence, arrays, ...type}) => type)
	const arrays = told.searches.map(({id, arrays}) => ({id, arrays})),
		tutorials = arrays.filter((_, i) => !types[i].isFurther)
	return {...told, types, arrays, tutorials}
}

/** What most searches are like is said once. */
function types() {
	const {types} = described(),
		[usual] = types,
		rest = types.map(type => Object.fromEntries(Object.entries(type).filter(([key, is]) => is !== usual[key])))
	return {contents: `export default ${JSON.stringify(rest)}.map(type => ({...${JSON.stringify(usual)}, ...type}))`}
}

const walkInstance = () =>
	new WalkInstance(new WebAssembly.Instance(new WebAssembly.Module(readFileSync('build/nqueens.wasm'))), described())

export function openingOf({step, ...opening}) {
	const walk = walkInstance()
	walk.start(/** @type {any} */ ({startRow: 0, ...opening}))
	while (!walk.extend(1e6));
	walk.seek('step', step, 1e6)
	const length = walk.known()
	return {moment: walk.moment(), length, ticks: tickPath(walk.marks('solution'), 0, length)}
}

/** Where a mode, a dialog or a part begins. @param {string} folder  `modes/count` */
export function entryOf(folder) {
	const id = folder.slice(folder.lastIndexOf('/') + 1)
	return `import words from 'words:${id}'
	import { open } from './web/${folder}/${id}.js'
	export { open, words }
	${existsSync(`web/${folder}/figure.js`) ? `export { figured } from './web/${folder}/figure.js'` : ''}`
}

const modes = imports('modes', async ({path}) => {
	const ids = MODES.map(({id}) => id)
	if (path === 'first')
		return {contents: `${entryOf(`modes/${ids[0]}`)}\nexport const id = '${ids[0]}'`, resolveDir: process.cwd()}
	const named = async id => [id, JSON.parse((await wordsModule(`${id}.name`)).contents)]
	return json(Object.fromEntries(await Promise.all(ids.map(named))))
})

/** Lit makes its templates by innerHTML, which a page of XHTML would read as XML: they are made in a document of HTML
 * beside it, one for all. Left out are its version, its help for old browsers, MathML, long warnings, and what nobody
 * here has: expressions in comments, scripts, styles, titles, text areas and for a whole tag, listeners with options,
 * directives that wait, compiled templates, options of render; its policy is ours. @type {[RegExp, string][]} */
const LIT_IN_ANY_PAGE = [
	[
		/(\w+)\.createElement\("template"\)/,
		'(aside??=$1.implementation.createHTMLDocument("")).createElement("template")',
	],
	[/$/, '\nlet aside'],
	[/=(\w)\?\1\.createPolicy\(.*?void 0,/, '=0,'],
	[/void 0!==(\w)\?\1\.createHTML\((\w)\):\2/, 'trusted("createHTML",$2)'],
	[/$/, `\nimport {trusted} from ${JSON.stringify(resolve('web/engine/trusted.js'))}`],
	[/(\w)=\w\(3\),/, '$1=0,'],
	[/get tagName\(\)\{.*?\}/, ''],
	[/3===\w\?"<.?math>":/g, ''],
	[/\|\|3===\w\b/, ''],
	[/get startNode.*?\}get endNode.*?\}/, ''],
	[/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
	[/\w+\.litPropertyMetadata\?\?=new WeakMap/, '0'],
	[/litPropertyMetadata\.get\(\w+\)/, 'void 0'],
	[/\w+\.litHtmlPolyfillSupport;\w+\?\.\(\w+,\w+\)/, '0;0'],
	[/Error\("invalid template strings array"\)/, 'TypeError()'],
	[/constructor\((\w+)\)\{if\(super\(\1\),.*?single expression"\)\}/, ''],
	[/\(\w\.test\((\w\[2\])\)&&\(\w=RegExp\("<\/"\+\1,"g"\)\),(\w=\w)\)/, '$2'],
	[/(\w)=\w\?\?(\w),(\w)=-1/, '$1=$2,$3=-1'],
	[/\((\w=\w),\w=void 0\)/, '$1'],
	[/if\(\w\.test\(\w\.tagName\)\)\{.*?\}\}(?=\}else)/, ''],
	[/"number"==typeof \w\?(this\._\$AC\(\w\)):.*?,\w\)(?=;)/, '$1'],
	[/\(\w\?\.creationScope\?\?(\w)\)/, '$1'],
	[/const \w=\w\?\.renderBefore\?\?null;/, ''],
	[/insertBefore\((\w\(\)),(\w)\),\2,void 0/, 'insertBefore($1,null),null,void 0'],
	[/const (\w)=\w\?\.renderBefore\?\?(\w);/, 'const $1=$2;'],
	[/else\{let \w=-1;for\(.*?\.length-1\}/, ''],
	[/else \w\.startsWith\(\w\)&&\(.*?removeAttribute\(\w\)\)/, ''],
	[/:6===\w\.type&&\(.*?this,\w\)\)/, ':0'],
	[/\|\|\w\.capture!==.*?\.passive(?=,)/, ''],
	[/"function"==typeof this\._\$AH\?this\._\$AH\.call\(.*?,(\w)\):.*?\(\1\)/, 'this._$$AH.call(this.element,$1)'],
	[/setConnected\(\w\)\{.*?\)\}/, ''],
	[/get _\$AU\(\)\{.*?\}/g, ''],
	[/,this\._\$AN=void 0/g, ''],
	[/,this\._\$Cv=.*?(?=\})/, ''],
	[/\w\?\._\$AO\?\.\(!1\),/, ''],
	[/this\._\$AP\?\.\(!1,!0,\w\)(?=;)/, ''],
]
const lit = files(/(lit-html|live)\.js$/, path => ({
	contents: LIT_IN_ANY_PAGE.reduce((code, [is, becomes]) => code.replace(is, becomes), readFileSync(path, 'utf8')),
}))

/** Within templates, where no text of these rooms stands by itself, how far a line is indented says nothing. */
const templates = files(/web\/(figure|views|ui|modes|page)\/.*\.js$/, path => ({
	contents: readFileSync(path, 'utf8').replace(/\n\s+/g, '\n'),
}))

/** `bundled` hears of the files that went into what is bundled within a bundle. @returns {Plugin[]} */
export const pluginsOf = (common, bundled) => [
	lit,
	workers(common, bundled),
	imports('base64', ({path}) => ({contents: readFileSync(path), loader: 'base64'})),
	files(/\.wasm$/, async path => ({contents: await gzipped(path), loader: 'base64'})),
	files(/build\/plain[\w-]*\.js$/, path => ({
		contents: readFileSync(path, 'utf8').replace(/var retasmFunc = (asmFunc\(.*?\);)\n.*$/s, 'export default () => $1'),
	})),
	files(/\.css\.js$/, figureStyle),
	templates,
	styles(common),
	beside,
	imports('carried', () => ({contents: zippedOf(carriedFrom('dist')), loader: 'binary'})),
	imports('described', ({path}) =>
		path === 'types' ? types() : json(path === 'opening' ? openingOf(OPENING) : described()[path]),
	),
	imports('words', ({path}) => wordsModule(path)),
	modes,
]
