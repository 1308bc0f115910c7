import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {rows} from '../helpers/walks.js'

const FOUND = 0,
	NEVER = 2

const read = file => new WebAssembly.Module(readFileSync(`build/${file}`))
function scarcely(pages, file, script) {
	const made = `new WebAssembly.Instance(new WebAssembly.Module(require('fs').readFileSync('build/${file}')), {})`,
		words = [`--wasm-max-mem-pages=${pages}`, '-e', `const { exports } = ${made}; exports._initialize?.(); ${script}`]
	return execFileSync('node', words, {encoding: 'utf8'})
}

const MODULES = [
	...['nqueens.wasm', 'searches.wasm'].map(file => [file, ['c/wasm.c'], ['walk-instance'], 13]),
	['count.wasm', ['c/wasm_count.c'], ['counting'], 6],
	['solutions.wasm', ['c/wasm_solutions.c'], ['solutions'], 20],
]
const COMPILERS_OWN =
	/^(memory|_initialize|__indirect_function_table|__errno_location|\w*(emscripten_stack_|stack[SRA])\w+)$/
function namesIn(files, pattern) {
	const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
	return [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort()
}

for (const [file, sources, clients, least] of MODULES)
	test(`${file} imports nothing; web/engine/ ${clients} calls all its exports, those marked in ${sources}`, () => {
		const marked = namesIn(sources, /^EXPORT .*?(\w+)\(/gm),
			files = clients.map(client => `web/engine/${client}.js`),
			called = namesIn(files, /exports\.(?!(?:memory|_initialize)\b)(\w+)/g),
			exported = WebAssembly.Module.exports(read(file)).map(({name}) => name)
		ok(marked.length >= least)
		equal(WebAssembly.Module.imports(read(file)), [])
		equal(exported.filter(name => !COMPILERS_OWN.test(name)).sort(), marked)
		equal(called, marked)
	})

test('a count that gets no memory leaves the open count unchanged', () => {
	const script = `console.log([12, 26, 26].map(n => exports.open(n, 0)).join(), exports.units(0, -1),
		exports.open(8, 0), exports.units(0, -1))`
	is(scarcely(24, 'count.wasm', script), `${FOUND},${NEVER},${NEVER} 14200n ${FOUND} 92n\n`)
})

test('a walk without memory does not start', () => {
	for (const [pages, begins] of rows('8 0, 200 1'))
		is(scarcely(pages, 'nqueens.wasm', 'console.log(exports.start(1, 8, 0))'), `${begins}\n`)
})

test.run()
