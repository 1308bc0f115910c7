import {equal, is, match, not, ok, suite} from '#test'
import * as esbuild from 'esbuild'
import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {publint} from 'publint'
import {folderOf, readText} from '../helpers/folder.js'
import {KNOWN} from '../helpers/oracle.js'
import {installed} from '../helpers/package.js'

const test = suite('package')
const pkg = JSON.parse(readText('package.json'))
let it

test.before(async () => {
	it = await installed()
})

function run(source, value = '') {
	const print = value && `console.log(JSON.stringify(${value}))`
	const file = it.write('use.js', `${source}\n${print}`)
	return JSON.parse(execFileSync(process.execPath, [file], {cwd: it.folder, encoding: 'utf8'}))
}

async function bundle(contents, options = {}) {
	const quiet = {bundle: true, write: false, format: 'esm', logLevel: 'silent'},
		made = await esbuild.build({...quiet, stdin: {contents, resolveDir: it.folder}, ...options})
	return made.outputFiles[0].text
}

test('the tarball has exactly the listed files', () => {
	const dist = `LICENSES.txt sbom.cdx.json custom-elements.json html-custom-data.json web-types.json types/n-queens.d.ts
		types/react.d.ts types/preact.d.ts types/solid.d.ts types/svelte.d.ts types/vue.d.ts engine.mjs n-queens.mjs
		n-queens-study.mjs n-queens.js n-queens-study.js
		board.js board.mjs check.js check.mjs exam.js exam.mjs questions.js questions.mjs searches.js searches.mjs card.mjs
		count.mjs react.mjs alone/embed.html embed.js study.js
		n-queens.wasm searches.wasm count.wasm solutions.wasm complete.wasm check.wasm`
	const types = readdirSync('web/engine').map(name => `dist/types/engine/${name.replace(/\.js$/, '.d.ts')}`)
	const named = [
		...'CHANGELOG.md LICENSE README.ja.md README.md package.json'.split(' '),
		...readdirSync('doc').map(name => `doc/${name}`),
		...[...dist.split(/\s+/).map(name => `dist/${name}`), ...types.filter(name => existsSync(name))],
	]
	equal(it.files, named.sort())
})

test('publint reports nothing', async () => {
	equal((await publint({pkgDir: it.installed, pack: false, strict: true, level: 'suggestion'})).messages, [])
})

test('the package has no dependencies and no install scripts', () => {
	const installed = readdirSync(join(it.folder, 'node_modules')).filter(name => !name.startsWith('.'))
	equal(installed, ['n-queens'])
	for (const name of Object.keys(pkg.scripts)) not.match(name, /install|prepare$|prepack/)
	for (const kind of ['dependencies', 'optionalDependencies']) is(pkg[kind], undefined)
	for (const name of Object.keys(pkg.peerDependencies)) is(pkg.peerDependenciesMeta[name].optional, true, name)
})

const quoted = cell => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)
const tableIn = page =>
	[...readText(page).matchAll(/^\| *(?:(`n-queens[^|]*) )?\| ([^|]*) \| (\d*) \|/gm)].map(([, names, files, size]) => ({
		names: quoted(names),
		files: quoted(files),
		size: Number(size),
	}))
const exportOf = name => `./${name.replace(/^n-queens(?=$|\/)/, '').replace(/^\//, '')}`.replace(/\/$/, '')
const unique = names => [...new Set(names)].sort()

for (const page of ['doc/javascript.md', 'doc/javascript.ja.md'])
	test(`the table of ${page} names every export and script, with its size`, () => {
		const rows = tableIn(page),
			isNamed = name => /^dist\/(?!types|LICENSES|sbom).*\.(m?js|html)$/.test(name),
			filesOf = name => it.files.filter(file => file.endsWith(`/${name}`.replace('/*', ''))),
			sizeOf = file => gzipSync(readFileSync(join(it.installed, file)), {level: 9}).length / 1000
		equal(unique(rows.flatMap(({names}) => names.map(exportOf))), unique(Object.keys(pkg.exports)))
		const listed = rows.flatMap(({files}) => files.map(name => `dist/${name}`))
		equal(unique(listed.filter(isNamed)), it.files.filter(isNamed))
		for (const {files, size} of rows.filter(({size}) => size > 0)) {
			const largest = Math.max(...files.flatMap(filesOf).map(sizeOf))
			ok(Math.abs(largest - size) <= Math.max(1, size / 20), `${files} is ${largest} KB, not ${size}`)
		}
	})

test('LICENSES.txt and the SBOM name every bundled package', () => {
	const licences = `\n${readText(join(it.installed, 'dist/LICENSES.txt'))}`
	const found = (folder, files, pattern) =>
		files
			.filter(name => /\.m?js$/.test(name))
			.flatMap(name => [...readText(join(folder, name)).matchAll(pattern)])
			.map(([, name]) => name)
	const imports = /^(?:import|export) [^\n]*?from '((?:@[a-z-]+\/)?[a-z-]+)(?:\/[^']*)?'/gm,
		carried = readdirSync('web', {recursive: true}).filter(name => !String(name).startsWith('make/')),
		imported = found('web', carried, imports),
		bundled = found(it.installed, it.files, /^ *((?:@[\w-]+\/)?[\w-]+)\/[\w./-]+\.m?js:$/gm)
	const wanted = new Set([...imported.filter(name => !['n-queens', 'node', 'react'].includes(name)), ...bundled])
	ok(wanted.size >= 3 && wanted.has('lit-html'))
	for (const name of wanted) {
		const folder = join('node_modules', name),
			file = readdirSync(folder).find(file => /^licen[cs]e/i.test(file))
		match(licences, `\n${name} `)
		match(licences, readText(join(folder, file)).trim())
	}
	for (const text of [readText('LICENSE').trim(), 'musl (MIT)', 'Copyright © 2005-']) match(licences, text)
	const {metadata, components} = JSON.parse(readText(join(it.installed, 'dist/sbom.cdx.json'))),
		{packages} = JSON.parse(readText('package-lock.json'))
	equal([metadata.component.name, metadata.component.version], [pkg.name, pkg.version])
	equal(new Set(components.map(({name}) => name)), new Set([...wanted, 'musl']))
	for (const {name, version, purl} of components.filter(({name}) => name !== 'musl'))
		equal([version, purl], [packages[`node_modules/${name}`].version, `pkg:npm/${name}@${version}`])
})

test('in Node.js the package walks, lists, counts in threads, and exits', () => {
	const source = `
    import { count, format, solutions, walk } from 'n-queens/engine'
    let most = 0
    const onProgress = ({ workers, onOwnThread }) => { most = Math.max(most, onOwnThread ? 0 : workers) }
    const total = String(await count(16, { workers: 2, onProgress }))
    const boards = []
    for await (const board of solutions(6)) boards.push(board.join(''))
    const w = await walk({ n: 8, search: 'flags' })
    const first = await format((await w.next('solution')).queens, 'positions')
    const rejected = await count('8').catch(error => error.message)
    const hidden = await import('n-queens/dist/engine.mjs').catch(error => error.code)`
	equal(run(source, '[total, most, boards.join(), first, await w.measure(), rejected, hidden]'), [
		...[String(KNOWN.solutionCount[16]), 2, '135024,251403,304152,420531', '1 5 8 6 3 7 2 4\n', 23855],
		...['n is "8"; allowed: whole numbers from 1 to 27', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
	])
})

test('on a server the element can be imported and extended, and does nothing', () => {
	const source = `
    const before = Object.keys(globalThis).length
    const { NQueens } = await import('n-queens')
    const study = Object.keys(await import('n-queens/study'))
    class Mine extends NQueens {}
    const left = Object.keys(globalThis).length - before`
	const value = '[left, study, new Mine() instanceof NQueens, Object.getOwnPropertyNames(NQueens.prototype)]'
	equal(run(source, value), [0, ['NQueens'], true, ['constructor']])
})

test('bundlers keep an imported element, drop an unused engine, and bundle for Node.js', async () => {
	for (const name of ['n-queens', 'n-queens/study'])
		match(await bundle(`import '${name}'`), /customElements\.define\(["']n-queens["']/)
	not.match(await bundle(`import { count } from 'n-queens/engine'; export const answer = 42`), 'WebAssembly')
	const source = `import { count } from 'n-queens/engine'; console.log(String(await count(10n, { workers: 1 })))`
	is(run(await bundle(source, {platform: 'node'})), 724)
})

test('Vite builds a site for server and browser', async () => {
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

/** Budgets of downloaded scripts by plain `gzip -9`, in KB of 1000 bytes. */
const BUDGETS = {'n-queens': 46, 'n-queens-study': 70, page: 70, embed: 50}

for (const [name, most] of Object.entries(BUDGETS))
	test(`${name}.js is at most ${most} KB, gzipped`, () => {
		const {length} = execFileSync('gzip', ['-9', '-n', '-c', `dist/${name}.js`])
		ok(length <= most * 1000, `${length} bytes`)
	})

const [major] = process.versions.node.split('.').map(Number)
const NEWEST = major < 20 ? '10' : 'latest'

for (const version of ['9.2.0', NEWEST])
	test(`npm@${version} ci accepts package.json with the lock file`, () => {
		const names = ['package.json', 'package-lock.json', '.npmrc', '.ci/build/package.json'],
			cwd = folderOf({}, Object.fromEntries(names.map(name => [name, name]))),
			stdio = ['ignore', 'pipe', 'pipe']
		const printed = execFileSync('npx', ['--yes', `npm@${version}`, 'ci', '--dry-run'], {cwd, encoding: 'utf8', stdio})
		match(printed, /^added \d+ packages/m)
	})

test.run()
