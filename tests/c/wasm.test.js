// The boundary: each list of exports stands in one place, and no number sent across does harm.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {text} from '../helpers/boards.js'
import {solutions} from '../helpers/oracle.js'
import {rows} from '../helpers/walks.js'

/** As c/seek.h numbers how a call ends. */
const [FOUND, MORE, NEVER] = [0, 1, 2]

/** Bits, as c/search.h numbers them: every event; a probe. */
const PROBE = 2 ** JSON.parse(readFileSync('build/searches.json', 'utf8')).kinds.length,
	EVERY = PROBE - 1

const read = file => new WebAssembly.Module(readFileSync(`build/${file}`))
function instance(file) {
	const {exports} = new WebAssembly.Instance(read(file), {})
	exports._initialize?.()
	return exports
}

/** What a script says with a module's exports where memory ends after so many pages. */
function scarcely(pages, file, script) {
	const made = `new WebAssembly.Instance(new WebAssembly.Module(require('fs').readFileSync('build/${file}')), {})`,
		words = [`--wasm-max-mem-pages=${pages}`, '-e', `const { exports } = ${made}; exports._initialize?.(); ${script}`]
	return execFileSync('node', words, {encoding: 'utf8'})
}

const MODULES = [
	...['nqueens.wasm', 'searches.wasm'].map(file => [file, ['c/wasm.c'], ['walk-instance'], 13]),
	['count.wasm', ['c/wasm_count.c'], ['counting'], 6],
	['solutions.wasm', ['c/wasm_solutions.c'], ['solutions-instance'], 20],
]
/** What the compiler adds to any module of this sort. */
const COMPILERS_OWN =
	/^(memory|_initialize|__indirect_function_table|__errno_location|\w*(emscripten_stack_|stack[SRA])\w+)$/
function namesIn(files, pattern) {
	const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
	return [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort()
}

for (const [file, sources, clients, least] of MODULES)
	test(`${file} imports nothing and exports what ${sources} marks, which is what web/engine/ ${clients} calls`, () => {
		const marked = namesIn(sources, /^EXPORT\((\w+)\)/gm),
			files = clients.map(client => `web/engine/${client}.js`),
			called = namesIn(files, /exports\.(?!(?:memory|_initialize)\b)(\w+)/g),
			exported = WebAssembly.Module.exports(read(file)).map(({name}) => name)
		ok(marked.length >= least)
		equal(WebAssembly.Module.imports(read(file)), [])
		equal(exported.filter(name => !COMPILERS_OWN.test(name)).sort(), marked)
		equal(called, marked)
	})

test('a count that finds no memory leaves the one that is open as it was', () => {
	const script = `console.log([12, 26, 26].map(n => exports.open(n, 0)).join(), exports.units(0, -1),
		exports.open(8, 0), exports.units(0, -1))`
	is(scarcely(24, 'count.wasm', script), `${FOUND},${NEVER},${NEVER} 14200n ${FOUND} 92n\n`)
})

test('numbers that no caller sends count nothing, and leave the count that is open as it was', () => {
	const exports = instance('count.wasm')
	is(exports.units(0, 100), 0n, 'nothing is open')
	is(exports.open(8, 0), FOUND)
	for (const [n, way] of rows('0 0, 29 0, -1 0, 2147483648 0, 8 -1, 8 4, 8 99'))
		is([exports.units_of, exports.bytes_of, exports.open].map(ask => ask(n, way)).join(), `0,0,${NEVER}`)
	for (const n of [0, 29, -1]) equal([exports.half_turn(n), exports.quarter_turn(n)], [0n, 0n])
	for (const [first, end] of rows('5 5, 9 3, -5 -1')) is(exports.units(first, end), 0n)
	is(exports.units(0, -1), 92n, 'the end is cut')
})

/** The module of solutions with its board to be set and read, as columns from 0. */
function solutionsModule() {
	const exports = instance('solutions.wasm')
	const bytes = (at, length) => new Uint8Array(exports.memory.buffer, at, length)
	return {
		...exports,
		bytes,
		put: columns => bytes(exports.board(), 32).set(columns),
		columns: n => [...bytes(exports.board(), n)],
		/** The i-th of those that were written last. */
		written: (n, i = 0) => [...bytes(exports.boards() + n * i, n)],
	}
}

test('an iteration is the same in calls of any size, with boards and with nodes few or many', () => {
	const whole = solutions(8).map(text)
	for (const [most, nodes] of rows('1024 -1, 1 1, 1 1000000, 7 3, -1 10, 91 1000000, 92 1000000')) {
		const module = solutionsModule(),
			list = []
		module.put(new Array(32).fill(0))
		is(module.start_from(8), 1)
		while (!module.ended()) {
			const found = module.next_boards(most, nodes)
			ok(found <= Math.min(most >>> 0, module.batch()))
			for (let i = 0; i < found; i++) list.push(text(module.written(8, i)))
		}
		equal(list, whole, `${most} boards, ${nodes} nodes`)
	}
})

test('after a seek the iteration begins with the board there, and its classes have their numbers', () => {
	const module = solutionsModule()
	const seek = (n, k) => {
		module.seek(n, k)
		let state
		while ((state = module.seek_run(10)) === MORE) ok(module.progress() >= 0 && module.progress() <= 1)
		return state
	}
	is(seek(8, 57n), FOUND)
	const there = module.columns(8)
	equal([module.next_boards(1, 1e6), module.written(8)], [1, there])
	module.find(8)
	while (module.find_run(10) === MORE);
	equal([module.found(), seek(8, 11n), module.next_classes(2, 1e6)], [57n, FOUND, 2])
	equal([...new BigUint64Array(module.memory.buffer, module.numbers(), 2)], [11n, 14n])
	equal([...module.bytes(module.sizes(), 2)], [8, 4])
	equal([module.next_classes(1024, 1e6), module.ended()], [2, 1], 'none begins right of the middle')
})

test('numbers and boards that no caller sends are no solution, and leave the iteration as it was', () => {
	const module = solutionsModule()
	const asked = [module.ended(), module.next_boards(10, 100), module.next_classes(10, 100), module.progress()]
	is(asked.join(), '1,0,0,0', 'nothing has begun')
	equal([module.seek_run(100), module.find_run(100)], [NEVER, NEVER])
	module.seek(8, 92n)
	while (module.seek_run(100) === MORE);
	for (const [n, k] of rows('8 0, 8 93, 8 -1, 0 1, 33 1, -1 1, 19 2, 3 1')) {
		module.seek(n, BigInt(k))
		equal([module.seek_run(1e6), module.find_run(1e6)], [NEVER, NEVER], `${k} of ${n}`)
	}
	for (const columns of rows('0 1 2 3, 1 1 1 1, 1 3 0 4, 255 3 0 2, 1 3 0 200')) {
		module.put(columns)
		module.find(4)
		equal([module.find_run(1e6), module.seek_run(1e6)], [NEVER, NEVER], String(columns))
		if (columns[1] === 1 && columns[0] === 0) continue
		equal([module.image(4, 1), module.canonical(4), module.orbit(4)], [0, -1, 0], String(columns))
		equal(module.columns(4), columns)
	}
	const {find_run, start_from, image, canonical, orbit, total} = module
	for (const n of [0, -1, 33]) {
		module.find(n)
		equal([find_run(100), start_from(n), image(n, 0), canonical(n), orbit(n), total(n)], [NEVER, 0, 0, -1, 0, 0n])
	}
	for (const outside of [4, 200]) {
		module.put([1, 3, 0, outside])
		is(module.start_from(4), 0, `no column ${outside}`)
	}
	module.put([1, 3, 0, 2])
	for (const symmetry of [-1, 8, 2 ** 31]) {
		is(module.image(4, symmetry), 0)
		is(module.bytes(module.symmetry_name(symmetry), 1)[0], 0)
	}
	is(module.next_boards(10, 1e6), 1)
	equal(module.written(8), [7, 3, 0, 2, 5, 1, 6, 4])
})

test('a walk that finds no memory does not begin', () => {
	for (const [pages, begins] of rows('8 0, 200 1'))
		is(scarcely(pages, 'nqueens.wasm', 'console.log(exports.start(1, 8, 0))'), `${begins}\n`)
})

test('numbers that no caller sends leave the walk as it was', () => {
	const exports = instance('nqueens.wasm')
	equal([exports.start(1, 6, 0), exports.seek(EVERY, 50, 1e6)], [1, FOUND])
	for (const walk of rows('-1 6 0, 99 6 0, 1 0 0, 1 33 0, 1 6 1, 2 6 6, 2 6 -1'))
		is(exports.start(...walk), 0, String(walk))
	const bad = [NaN, -1, 2 ** 53 + 2].map(ordinal => [EVERY, ordinal, 1]),
		steps = [NaN, -1].map(steps => [EVERY, 1, steps])
	for (const asked of [...rows(`-1 1 1, 0 1 1, ${4 * PROBE} 1 1`), ...bad, ...steps])
		is(exports.seek(...asked), NEVER, String(asked))
	const known = exports.known()
	for (const steps of [-1, NaN, Infinity, -Infinity, 2 ** 64]) is(exports.extend(steps), NEVER, `extend ${steps}`)
	is(exports.known(), known)
	for (const asked of rows(`-1 4 0 0 1, ${known + 1} 4 0 0 1, NaN 4 0 0 1, 50 4 0 0 -1`))
		is(exports.find(...asked), NEVER, `find ${asked}`)
	for (const asked of rows(`50 4 99 0 1e9, 50 0 0 0 1e9, 50 ${PROBE} 0 0 1e9`))
		is(exports.find(...asked), NEVER, String(asked))
	for (const kinds of [0, -1, PROBE, 2 * PROBE, 1 << 31])
		equal([exports.next_ordinal(kinds), exports.previous_ordinal(kinds)], [0, 0], `kinds ${kinds}`)
	is(exports.marks(-1), 0)
	exports.moment()
	is(new Float64Array(exports.memory.buffer, exports.report_at(), 1)[0], 50)
})

test.run()
