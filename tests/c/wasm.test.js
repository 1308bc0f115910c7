import {equal, is, match, ok, test} from '#test'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {often, pick, randomFrom, rows} from '../helpers/walks.js'

const FOUND = 0,
	NEVER = 2

const read = file => new WebAssembly.Module(readFileSync(`build/${file}`))
function scarcely(pages, file, script) {
	const made = `new WebAssembly.Instance(new WebAssembly.Module(require('fs').readFileSync('build/${file}')), {})`,
		words = [`--wasm-max-mem-pages=${pages}`, '-e', `const { exports } = ${made}; exports._initialize?.(); ${script}`]
	return execFileSync('node', words, {encoding: 'utf8'})
}

const MODULES = [
	['searches.wasm', ['c/wasm.c', 'c/wasm_moving.c'], 'walk-instance', 19],
	['count.wasm', ['c/wasm_count.c'], 'count-worker', 6],
	['solutions.wasm', ['c/wasm_solutions.c'], 'solutions', 18],
]
const COMPILERS_OWN =
	/^(memory|_initialize|__indirect_function_table|__errno_location|\w*(emscripten_stack_|stack[SRA])\w+)$/
const namesIn = (file, pattern) =>
	[...new Set(Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name))].sort()

for (const [file, sources, client, least] of MODULES)
	test(`${file} has no imports, exports each EXPORT of ${sources}; web/engine/${client}.js calls them all`, () => {
		const marked = sources.flatMap(source => namesIn(source, /^EXPORT .*?(\w+)\(/gm)).sort(),
			called = namesIn(`web/engine/${client}.js`, /(?:exports\.|slice\(')(?!(?:memory|_initialize)\b)(\w+)/g),
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

const NUMBERS = [
	...[0, 1, 2, 3, 4, 5, 6, 8, 12, 32, 33, 64, 65, 100, 1e6, -1, -2, 2 ** 31 - 1, -(2 ** 31), 2 ** 32],
	...[2 ** 53, 2 ** 63, NaN, Infinity, -Infinity, 0.5],
]
const BOUNDED = /_run$|_next$|_nodes$|^(next_|extend|seek|find|make_line|more)/
/** Functions called a tenth as often: each call counts a whole unit, which takes half a second. */
const SLOW = /^card_unit$/
const AMOUNTS = [0, 1, 7, 300]
const STOPS = /unreachable/

function called(call, numbers) {
	for (let bits = 0; bits < 1 << numbers.length; bits++)
		try {
			const whole = value => BigInt(Number.isFinite(value) ? Math.trunc(value) : 0)
			return call(...numbers.map((number, i) => ((bits >> i) & 1 ? whole(number) : number)))
		} catch (error) {
			if (!/BigInt/.test(error.message)) throw error
		}
}

function begun(module) {
	const {exports} = new WebAssembly.Instance(module, {})
	exports._initialize?.()
	return exports
}

for (const name of ['nqueens', 'searches', 'solutions', 'complete', 'check', 'count'])
	test(`${name}.wasm survives any calls in any order`, () => {
		const random = randomFrom(name.length)
		const module = new WebAssembly.Module(readFileSync(`build/${name}.wasm`))
		let exports = begun(module)
		const names = Object.keys(exports).filter(one => !COMPILERS_OWN.test(one))
		ok(names.length > 5)
		for (let i = 0; i < often(1000); i++) {
			const chosen = pick(names, random)
			if (SLOW.test(chosen) && random(10) > 0) continue
			const {length} = exports[chosen],
				isAmount = at => BOUNDED.test(chosen) && at === length - 1,
				numbers = Array.from({length}, (_, at) => pick(isAmount(at) ? AMOUNTS : NUMBERS, random))
			try {
				called(exports[chosen], numbers)
			} catch (error) {
				match(error.message, STOPS, `${chosen}(${numbers})`)
				exports = begun(module)
			}
			if (random(500) === 0) exports = begun(module)
		}
	})

test.run()
