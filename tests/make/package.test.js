// The package as somebody gets it: packed, installed into an empty project, used from Node.js, TypeScript and a
// bundler. What a page makes of it is tests/browser/package.test.js.

import {suite} from 'uvu'
import {equal, is, match, not, ok} from 'uvu/assert'
import * as esbuild from 'esbuild'
import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {publint} from 'publint'
import {KNOWN} from '../helpers/oracle.js'
import {installed} from '../helpers/package.js'
import {tsc} from '../helpers/tsc.js'

const test = suite('package')
const own = JSON.parse(readFileSync('package.json', 'utf8'))
let it

test.before(async () => {
	it = await installed()
})

/** What a value is, as JSON, at the end of a module of the project. */
function run(source, value = '') {
	const told = value && `console.log(JSON.stringify(${value}))`
	const file = it.write('use.js', `${source}\n${told}`)
	return JSON.parse(execFileSync(process.execPath, [file], {cwd: it.folder, encoding: 'utf8'}))
}

async function bundle(contents, options = {}) {
	const quiet = {bundle: true, write: false, format: 'esm', logLevel: 'silent'},
		made = await esbuild.build({...quiet, stdin: {contents, resolveDir: it.folder}, ...options})
	return made.outputFiles[0].text
}

test('the tarball holds what is named here and nothing else: no tests, no C, no page', () => {
	const dist = `LICENSES.txt custom-elements.json types/n-queens.d.ts engine.mjs n-queens.mjs n-queens-study.mjs
		n-queens.js n-queens-study.js n-queens.wasm count.wasm count-scalar.wasm solutions.wasm`
	const types = readdirSync('web/engine').map(name => `dist/types/engine/${name.replace(/\.js$/, '.d.ts')}`)
	const named = [
		...['LICENSE', 'README.ja.md', 'README.md', 'package.json', ...readdirSync('doc').map(name => `doc/${name}`)],
		...[...dist.split(/\s+/).map(name => `dist/${name}`), ...types.filter(name => existsSync(name))],
	]
	equal(it.files, named.sort())
	const inKB = size => Math.round(size / 1000)
	console.log(`${it.files.length} files, ${inKB(it.size)} KB packed, ${inKB(it.unpackedSize)} KB unpacked`)
})

test('publint finds nothing to say', async () => {
	equal((await publint({pkgDir: it.installed, pack: false, strict: true, level: 'suggestion'})).messages, [])
})

test('whoever installs it installs nothing besides, and runs nothing by it', () => {
	const installed = readdirSync(join(it.folder, 'node_modules')).filter(name => !name.startsWith('.'))
	equal(installed, ['n-queens'])
	for (const name of Object.keys(own.scripts)) not.match(name, /install|prepare$|prepack/)
	for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) is(own[kind], undefined)
})

test('the lock file is of this package.json, knows what each package asks for on any machine, and names no registry', () => {
	const text = readFileSync('package-lock.json', 'utf8'),
		{packages} = JSON.parse(text),
		{'': locked} = packages
	equal(
		[locked.name, locked.version, locked.dependencies, locked.devDependencies],
		[own.name, own.version, undefined, own.devDependencies],
	)
	not.match(text, '"resolved"')
	// npm ci refuses a lock file from which those of other machines are missing.
	const isKnown = (at, name) =>
		`${at && `${at}/`}node_modules/${name}` in packages ||
		(at !== '' && isKnown(at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))), name))
	for (const [at, {dependencies, optionalDependencies}] of Object.entries(packages))
		for (const name of Object.keys({...dependencies, ...optionalDependencies})) ok(isKnown(at, name), `${at}: ${name}`)
})

test('every entry, the manifest and the scripts for CDNs are files of the tarball', () => {
	const entries = Object.values(own.exports).flatMap(entry => (entry.default ? Object.values(entry) : [entry]))
	for (const path of [...entries, own.main, own.types, own.unpkg, own.jsdelivr, own.customElements])
		ok(it.files.includes(path.replace('./', '')), path)
})

test('what the README shows or links to, within the package, is in it', () => {
	for (const readme of ['README.md', 'README.ja.md'])
		for (const [, target] of readFileSync(readme, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g))
			ok(it.files.includes(target), `${readme}: ${target}`)
})

test('every package whose code is handed on is named with its licence in full', () => {
	const licences = `\n${readFileSync(join(it.installed, 'dist/LICENSES.txt'), 'utf8')}`
	const found = (folder, files, pattern) =>
		files
			.filter(name => /\.m?js$/.test(name))
			.flatMap(name => [...readFileSync(join(folder, name), 'utf8').matchAll(pattern)])
			.map(([, name]) => name)
	const imports = /^(?:import|export) [^\n]*?from '((?:@[a-z-]+\/)?[a-z-]+)(?:\/[^']*)?'/gm,
		imported = found('web', readdirSync('web', {recursive: true}), imports),
		bundled = found(it.installed, it.files, /^ *((?:@[\w-]+\/)?[\w-]+)\/[\w./-]+\.m?js:$/gm)
	const wanted = new Set([...imported.filter(name => !['esbuild', 'node', 'sirv'].includes(name)), ...bundled])
	ok(wanted.size >= 3 && wanted.has('lit-html'))
	for (const name of wanted) {
		const folder = join('node_modules', name),
			file = readdirSync(folder).find(file => /^licen[cs]e/i.test(file))
		match(licences, `\n${name} `)
		match(licences, readFileSync(join(folder, file), 'utf8').trim())
	}
})

test('Node.js counts, walks and lists with it', () => {
	const source = `
    import { count, format, searches, solutionAt, solutions, walk } from 'n-queens/engine'
    const boards = []
    for await (const board of solutions(6)) boards.push(board.join(''))
    const w = await walk({ n: 8, search: 'flags' })
    const { queens } = await w.next('solution')
    const counts = [await count(8), await count(8n), await count(8, { fundamental: true })].join()`
	const value = `[counts, await w.measure(), (await searches()).length > 4, boards.join(),
    (await solutionAt(8, 92n)).join(''), await format(queens, 'positions')]`
	const boards = '135024,251403,304152,420531'
	equal(run(source, value), ['92,92,12', 23855, true, boards, '73025164', '1 5 8 6 3 7 2 4\n'])
})

test('Node.js counts on worker threads, and ends by itself when it has', () => {
	const source = `
    import { count } from 'n-queens/engine'
    let most = 0
    const onProgress = ({ workers, onOwnThread }) => { most = Math.max(most, onOwnThread ? 0 : workers) }
    const total = String(await count(16, { workers: 2, onProgress }))`
	equal(run(source, '[total, most]'), [String(KNOWN.solutionCount[16]), 2])
})

test('what is refused is refused with a sentence, as an import from elsewhere is', () => {
	const source = `
    import { count } from 'n-queens/engine'
    const refused = await count('8').catch(error => error.message)
    const hidden = await import('n-queens/dist/engine.mjs').catch(error => error.code)`
	const said = ['n is "8"; allowed: whole numbers from 1 to 27', 'ERR_PACKAGE_PATH_NOT_EXPORTED']
	equal(run(source, '[refused, hidden]'), said)
})

test('on a server the element can be imported, extended, and does nothing', () => {
	const source = `
    const before = Object.keys(globalThis).length
    const { NQueens } = await import('n-queens')
    const study = Object.keys(await import('n-queens/study'))
    class Mine extends NQueens {}
    const left = Object.keys(globalThis).length - before`
	const value = '[left, study, new Mine() instanceof NQueens, Object.getOwnPropertyNames(NQueens.prototype)]'
	equal(run(source, value), [0, ['NQueens'], true, ['constructor']])
})

test('the WebAssembly modules, which import nothing, the manifest and package.json can be found by name', () => {
	const source = `
    import { readFileSync } from 'node:fs'
    import { createRequire } from 'node:module'
    const { resolve } = createRequire(import.meta.url)
    const read = name => readFileSync(resolve('n-queens/' + name))
    const modules = ['n-queens', 'count', 'count-scalar', 'solutions'].map(name => {
      const module = new WebAssembly.Module(read(name + '.wasm')), { exports } = new WebAssembly.Instance(module, {})
      return WebAssembly.Module.imports(module).length === 0 && Object.keys(exports).length > 4
    })
    const [{ schemaVersion }, { name }] = ['custom-elements', 'package'].map(name => JSON.parse(read(name + '.json')))`
	equal(run(source, `[...modules, schemaVersion, name]`), [true, true, true, true, '2.1.0', 'n-queens'])
})

test('a bundler keeps an element that is only imported, and drops an engine that is not used', async () => {
	for (const name of ['n-queens', 'n-queens/study'])
		match(await bundle(`import '${name}'`), /customElements\.define\(["']n-queens["']/)
	not.match(await bundle(`import { count } from 'n-queens/engine'; export const answer = 42`), 'WebAssembly')
})

test('a bundle for Node.js, made of the package, counts as the package does', async () => {
	const source = `import { count } from 'n-queens/engine'; console.log(String(await count(10n, { workers: 1 })))`
	is(run(await bundle(source, {platform: 'node'})), 724)
})

test('a Vite site of whichever side, server or browser, is built of it', async () => {
	const {build} = await import('vite')
	const source = `import { NQueens } from 'n-queens'
import 'n-queens/study'
import { count } from 'n-queens/engine'
export const answer = async () => [typeof NQueens, String(await count(6))]`
	const entry = it.write('site.js', source)
	const sides = {server: {ssr: entry}, browser: {lib: {entry, formats: ['es'], fileName: 'site'}}}
	for (const [outDir, side] of Object.entries(sides)) {
		const quiet = {root: it.folder, configFile: false, logLevel: 'silent'}
		await build({...quiet, build: {outDir, minify: false, ...side}, ssr: {noExternal: true}})
		const file = readdirSync(join(it.folder, outDir)).find(name => /^site\.m?js$/.test(name))
		equal(run(`import { answer } from './${outDir}/${file}'`, 'await answer()'), ['function', '4'])
	}
})

const SAMPLE = `
import { NQueens, type NQueensFault } from 'n-queens'
import 'n-queens/study'
import { count, walk, type Moment, type Kind } from 'n-queens/engine'

const figure = document.querySelector('n-queens')!
const same: NQueens = figure
figure.n = 6; figure.search = 'first'; figure.startRow = 2; figure.speed = Infinity; figure.attacks = true
figure.theme = 'dark'; figure.labels = null
figure.stops = ['solution', 120]; figure.stops.map(stop => typeof stop)
figure.controls = 'play step'; figure.views = 'board code'; figure.views = ['board', 'tree']
figure.step = 120
const seen: Moment = figure.moment
const steps: number | undefined = figure.length
const kind: Kind = seen.event.kind
figure.addEventListener('n-queens-step', ({ detail }) => detail.queens.map(col => col + 1))
document.addEventListener('n-queens-error', event => { const fault: NQueensFault = event.detail; fault.message.trim() })
await figure.seek(12); await figure.next('solution'); await figure.previous(); await figure.next(['place', 'remove'])
await figure.reach('probe', 3); await figure.settled
figure.play(); figure.pause()
document.createElement('n-queens').append('a drawing')
class Mine extends NQueens {}
const total: bigint = await count(8n) + await count(8)
const w = await walk({ n: 8n, search: 'flags' })
export { same, steps, kind, Mine, total, w }
`

/** Each of these lines is a mistake: TypeScript's only complaint is that the line behind them is none. */
const MISTAKES = [
	`figure.n = 'eight'`,
	`figure.theme = 'pink'`,
	`figure.attacks = 'yes'`,
	`figure.moment = figure.moment`,
	`figure.next('queen')`,
	`figure.reach('place')`,
	`figure.words`,
	`figure.addEventListener('n-queens-step', ({ detail }) => detail.nothing)`,
	`figure.addEventListener('n-queens-error', ({ detail }) => detail.queens)`,
	`const few: number = await count(8)`,
]

for (const [resolution, module] of Object.entries({bundler: 'esnext', nodenext: 'nodenext'}))
	test(`with moduleResolution ${resolution}, strict TypeScript takes what is right and refuses what is wrong`, () => {
		const lines = [...MISTAKES, 'figure.n = 8'].map(line => `\n// @ts-expect-error\n${line}`)
		const file = it.write('use.ts', SAMPLE + lines.join(''))
		match(tsc([file], {module, resolution, cwd: it.folder}), /^.*error TS2578: .*\n$/)
	})

test.run()
