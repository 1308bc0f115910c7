// Checks that the oldest browsers of the README have every platform name that web/ uses, by MDN's browser-compat-data.
// TypeScript finds the type that has the name. A name without a type is looked up alone, unless web/ declares it.

import compat from '@mdn/browser-compat-data/forLegacyNode'
import {equal, is, ok, test} from '#test'
import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import ts from 'typescript'
import {clone} from '../helpers/clone.js'
import {folderOf, readText} from '../helpers/folder.js'

const OLDEST = {chrome: 105, firefox: 115, safari: 16.4}
const {api, css, html, javascript} = compat

const GOES_WITHOUT = {
	'called within try; without trusted types plain text runs (engine/trusted.js)': 'createPolicy, trustedTypes',
	'else atob (engine/load.js)': 'fromBase64',
	'else setTimeout (figure/figure.js)': 'requestIdleCallback',
	'else a download (ui/save.js)': 'showSaveFilePicker, createWritable',
	'the processor counts (gpu/)':
		'beginComputePass, clearBuffer, copyBufferToBuffer, createBindGroup, createCommandEncoder, ' +
		'createComputePipelineAsync, createShaderModule, destroy, dispatchWorkgroups, dispatchWorkgroupsIndirect, ' +
		'getBindGroupLayout, getMappedRange, info, lost, mapAsync, popErrorScope, pushErrorScope, ' +
		'requestAdapter, requestDevice, setBindGroup, setPipeline, unmap, writeBuffer',
	'else the clipboard (modes/board/board.js)': 'share',
	'a plainer layout, in which nothing is covered and all can be reached': ':has',
	'highlights lack their tint, but keep their mark, weight or line': 'color-mix()',
	'a focus ring is cut by 4 px': 'overflow-clip-margin',
	'a long page is laid out at once': 'content-visibility, content-visibility: auto, contain-intrinsic-height',
	'margins on paper are those of the browser': '@page',
	'a heading may stand at the end of a page': 'break-after: avoid',
	'Safari forces no colours': 'forced-color-adjust, forced-color-adjust: none',
	'the scroll bar of the system': 'scrollbar-color, scrollbar-width, scrollbar-width: none, scrollbar-width: thin',
	'lines break when full': 'text-wrap, text-wrap: balance, text-wrap: pretty, text-wrap: wrap',
	'Japanese lines break between any two characters': 'word-break: auto-phrase',
	'a touch keyboard may begin with a capital letter': 'input autocapitalize, textarea autocapitalize',
}

const files = readdirSync('web', {recursive: true})
	.map(name => `web/${name}`)
	.filter(name => /\.js$/.test(name) && !/^web\/(make|site\/(?!client|package))/.test(name))

const number = version => Number.parseFloat(String(version).replace('≤', ''))
const has = (version, {flags, prefix, alternative_name, version_added, version_removed}) =>
	!flags &&
	!alternative_name &&
	(!prefix || styles.includes(prefix)) &&
	number(version_added) <= version &&
	!(number(version_removed) <= version)
const lacking = ({support}) =>
	Object.entries(OLDEST).flatMap(([name, version]) =>
		[support[name]].flat().some(part => has(version, part)) ? [] : [name],
	)
const compatOf = (...features) => features.find(feature => feature?.__compat)?.__compat

const styles = [
	...readdirSync('dist').flatMap(name => (name.endsWith('.css') ? [`dist/${name}`] : [])),
	...files.filter(name => name.endsWith('.css.js')),
]
	.map(name => readText(name))
	.join('\n')
	.replace(/\/\*[\s\S]*?\*\//g, '')

const functions = new Map()
const gather = types => {
	for (const [name, {__compat, ...parts}] of Object.entries(types)) {
		if (__compat) functions.set(name, __compat)
		gather(parts)
	}
}
gather(css.types)

const byName = new Map()
for (const owner of [api, javascript.builtins])
	for (const [name, {__compat, ...members}] of Object.entries(owner)) {
		const rows = Object.entries(members).map(([member, {__compat}]) => [member, __compat])
		for (const [member, compat] of [[name, __compat], ...rows])
			if (compat) byName.set(member, [...(byName.get(member) ?? []), compat])
	}
const nobodyHas = name =>
	!(name.replace(/[A-Z]/g, '-$&').toLowerCase() in css.properties) &&
	byName.get(name)?.every(compat => lacking(compat).length > 0)

function program() {
	const options = {allowJs: true, checkJs: true, noEmit: true, skipLibCheck: true, types: [], maxNodeModuleJsDepth: 0},
		lib = ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
		modules = {module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler}
	return ts.createProgram([...files, 'web/engine/modules.d.ts'], {...options, ...modules, lib})
}

function ownerOf({parent}) {
	if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '')
	if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.text
	return ts.isModuleBlock(parent) ? parent.parent.name.text : ''
}

const member = (owner, name) =>
	owner === ''
		? compatOf(api[name], javascript.builtins[name], api.Window[name])
		: compatOf(...[api, javascript.builtins].flatMap(all => [all[owner]?.[name], all[owner]?.[`${name}_static`]]))

function namesOfScripts() {
	const all = program(),
		checker = all.getTypeChecker(),
		ours = all.getSourceFiles().filter(({fileName}) => files.includes(relative('.', fileName))),
		declared = new Set(),
		used = []
	const visit = node => {
		if (ts.isIdentifier(node)) {
			const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [],
				theirs = declarations.filter(each => all.isSourceFileDefaultLibrary(each.getSourceFile()))
			const compat = theirs.map(each => member(ownerOf(each), node.text)).find(Boolean)
			if (compat) used.push([node.text, lacking(compat)])
			else if (theirs.length > 0 || (declarations.length === 0 && ts.isPropertyAccessExpression(node.parent)))
				used.push([node.text, null])
			else declared.add(node.text)
		}
		ts.forEachChild(node, visit)
	}
	ours.forEach(visit)
	ok(used.length > 5000)
	return used.flatMap(([name, lacks]) => {
		const isLacking = lacks ? lacks.length > 0 : !declared.has(name) && nobodyHas(name)
		return isLacking ? [name] : []
	})
}

const without = names => names.filter(([, compat]) => compat && lacking(compat).length > 0).map(([name]) => name)

function namesOfStyles() {
	const {properties, selectors, 'at-rules': rules} = css
	const found = [...styles.matchAll(/(?<=[{;\s])([a-z][a-z-]+):\s*([^;{}]+)(?=[;}])/g)].flatMap(
		([, property, value]) => [
			[property, properties[property]?.__compat],
			...(value.match(/[a-z][a-z-]+/g) ?? []).map(word => [
				`${property}: ${word}`,
				styles.includes(`-webkit-${property}:`) ? null : properties[property]?.[word]?.__compat,
			]),
		],
	)
	const named = pattern => Array.from(styles.matchAll(pattern), ([, name]) => name)
	return without([
		...found,
		...named(/\b([a-z-]+)\(/g).map(name => [`${name}()`, functions.get(name)]),
		...named(/@([a-z][a-z-]+)/g).map(name => [`@${name}`, rules[name]?.__compat]),
		...named(/:([a-z][a-z-]+)(?=[^;{}]*\{)/g).map(name => [`:${name}`, selectors[name]?.__compat]),
	])
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[@.?]?[a-z-]+(?:=(?:"[^"]*"|\$\{[^}]*\}|[^\s>"]+))?)*)/g
function namesOfTemplates() {
	const all = files.map(name => readText(name)).join('\n')
	return Array.from(all.matchAll(TAG), ([, tag, rest]) => {
		const element = html.elements[tag] ?? {},
			attributes = Array.from(rest.matchAll(/\s\??([a-z-]+)(?==|\s|$)/g), ([, name]) => name)
		return without([
			[tag, element.__compat],
			...attributes.map(name => [`${tag} ${name}`, compatOf(element[name], html.global_attributes[name])]),
		])
	}).flat()
}

test('the oldest browsers have every name that web/ uses, except the listed ones', () => {
	const found = [...namesOfScripts(), ...namesOfStyles(), ...namesOfTemplates()]
	equal([...new Set(found)].sort(), Object.values(GOES_WITHOUT).join(', ').split(', ').sort())
})

test("esbuild's targets and the README name the oldest browsers", () => {
	const names = {chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari'}
	for (const [name, version] of Object.entries(OLDEST)) {
		ok(readText('web/make/bundles.js').includes(`'${name}${version}'`))
		for (const page of ['README.md', 'README.ja.md'])
			ok(readText(page).replace(/\s+/g, ' ').includes(`${names[name]} ${version}`), page)
	}
})

/** Build options for other processors. The address sanitizer is off; undefined behaviour ends the program. Warnings are
 * no errors, because gcc warns wrongly about dangling pointers. */
const TRAPS = 'SANITIZERS=-fsanitize=undefined -fsanitize-undefined-trap-on-error -Wno-error'
const COMPILERS = {
	clang: [['CC=clang'], []],
	'32 bits': [['CC=i686-linux-gnu-gcc -static', TRAPS], []],
	'big-endian bytes': [['CC=s390x-linux-gnu-gcc -static', TRAPS], ['qemu-s390x']],
}
const SHARD = 'count 15 --shard 2/3 --kernel portable'
const COMMANDS = ['count 14', 'solve 6', 'walk 5', 'classes 8', 'solution 16 7000000', SHARD]

const run = (cwd, words, env = {}) =>
	execFileSync(words[0], words.slice(1), {cwd, encoding: 'utf8', env: {...process.env, ...env}})

function bare() {
	const folder = clone()
	run('.', ['cp', '-r', 'tests', folder])
	run(folder, ['rm', '-rf', 'build'])
	return folder
}

function holdWith(compiler) {
	const [settings, runner] = COMPILERS[compiler],
		folder = bare()
	run(folder, ['make', '-s', '-j2', ...settings, 'native-tests', 'build/nqueens'])
	for (const name of readdirSync(join(folder, 'build/tests'))) run(folder, [...runner, `build/tests/${name}`])
	for (const command of COMMANDS)
		equal(
			run(folder, [...runner, 'build/nqueens', ...command.split(' ')]),
			run('.', ['build/nqueens', ...command.split(' ')]),
		)
}

function packages(...names) {
	const folder = folderOf({'package.json': '{"private": true}'})
	run(folder, ['npm', 'install', '--no-save', '--silent', ...names])
	return join(folder, 'node_modules')
}

function passesIn(version) {
	const name = `node-${process.platform}-${process.arch}`,
		bin = join(packages(`${name}@${version}`), name, 'bin')
	is(run('.', [join(bin, 'node'), '-p', "process.version.split('.')[0]"]).trim(), `v${version}`)
	const names = 'engine/ c/wasm tests/board/ tests/views/ tests/figure/ dialogs/ tests/embed/ tests/ui/'.split(' ')
	run('.', [join(bin, 'node'), 'tests/run.js', ...names], {PATH: `${bin}:${process.env.PATH}`})
	is(run('.', [join(bin, 'node'), 'dist/count.mjs', '14']), '365596\n')
}

const RUNTIMES = {'deno@2.9.6': 'deno run --no-prompt --allow-read', 'bun@1.4.5': 'bun'}
const PROBE = `const {check, classes, count, countCompletions, solutionAt, walk} = await import(FILE)
const w = await walk({n: 8}), f = await walk({n: 8, search: 'forward-checking'})
const stopped = count(20, {signal: AbortSignal.timeout(50)}).catch(error => error.name)
const {verdict, line} = await check('place 0 0\\nplace 1 1\\n', {n: 8})
console.log(String([await w.measure(), await f.measure(), await count(14, {workers: 2}), await solutionAt(16, 7000000n),
	await countCompletions({n: 8, given: [{row: 0, col: 3}]}), (await classes(8)).length, verdict, line, await stopped]))`
const PROBED = '23855,6291,365596,7,11,6,3,15,10,12,2,5,1,4,0,14,9,13,8,18,12,wrong,2,TimeoutError\n'

function probedIn(runtime) {
	const [program, ...args] = RUNTIMES[runtime].split(' '),
		command = [join(packages(runtime), '.bin', program), ...args]
	const folder = folderOf({'probe.mjs': PROBE.replace('FILE', JSON.stringify(`${process.cwd()}/dist/engine.mjs`))})
	is(run('.', [...command, join(folder, 'probe.mjs')]), PROBED)
	is(run('.', [...command, 'dist/count.mjs', '14']), '365596\n')
}

/** Calls of exports, some with results; `7n`: i64, `7.`: f64. check.wasm writes `place 0 0` into its input buffer,
 * then judges the buffer twice. */
const ALONE = {
	count: 'open 8 0 0, units 0 64 = 92n',
	solutions: 'seek 8 91n, seek_run 1000, found = 91n',
	complete: 'start 8, give 0 3, tally 0, run 10000, tally_count = 18n',
	'n-queens': 'start 1 8 0, extend 30000., known = 23855.',
	searches: 'start 3 8 0, extend 30000., known = 21807.',
	check: 'start 8 -1 0 0 0. 0, make 0 8, make_line 8 99 = 10, put 10, put 10, end',
}
const VERDICT = `(module $v (import "it" "text_at" (func $at (result i32))) (import "it" "memory" (memory 64))
	(func (export "verdict") (result i32) (i32.load offset=12 (call $at))))
	(assert_return (invoke $v "verdict") (i32.const ${Buffer.from('wron').readInt32LE()}))`
const constant = text => `(${/\./.test(text) ? 'f64' : /n/.test(text) ? 'i64' : 'i32'}.const ${parseFloat(text)})`

function wastOf(name) {
	const calls = ALONE[name].split(', ').map(row => {
		const [call, result] = row.split(' = '),
			[named, ...given] = call.split(' '),
			made = `(invoke "${named}" ${given.map(constant).join(' ')})`
		return result ? `(assert_return ${made} ${constant(result)})` : made
	})
	const bytes = readFileSync(`dist/${name}.wasm`, 'hex').replace(/../g, '\\$&')
	return `(module binary "${bytes}") (register "it") (invoke "_initialize")
		${calls.join('\n')} ${name === 'check' ? VERDICT : ''}`
}
const INTERPRETED = 'wast2json it.wast && spectest-interp it.json && wasm-shell it.wast 2>&1'

if (process.env.LONG) {
	for (const runtime of Object.keys(RUNTIMES))
		test(`the engine and count.mjs run in ${runtime}`, () => probedIn(runtime))
	for (const name of Object.keys(ALONE))
		test(`${name}.wasm runs alone in wabt and binaryen`, () =>
			run(folderOf({'it.wast': wastOf(name)}), ['sh', '-c', INTERPRETED]))
	for (const compiler of Object.keys(COMPILERS))
		test(`the native tests and the program run when built by ${compiler}`, () => holdWith(compiler))
	for (const version of [18, 22, 24, 26])
		test(`the tests without a browser pass in Node.js ${version}`, () => passesIn(version))
}

test.run()
