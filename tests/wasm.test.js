// The boundary: what the modules import and export, and that each list of exports stands in one place.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFileSync } from 'node:fs'

const read = file => new WebAssembly.Module(readFileSync(`build/${file}`))
const module = read('nqueens.wasm')
const MODULES = [
  { file: 'nqueens.wasm', source: 'c/wasm.c', caller: 'web/engine/instance.js', least: 8 },
  { file: 'count.wasm', source: 'c/wasm_count.c', caller: 'web/engine/count-instance.js', least: 6 },
  { file: 'count-scalar.wasm', source: 'c/wasm_count.c', caller: 'web/engine/count-instance.js', least: 6 },
]
/** What the compiler adds to any module of this sort. */
const COMPILERS_OWN = /^(memory|_initialize|__indirect_function_table|__errno_location|_emscripten_stack_restore|emscripten_stack_get_current|_emscripten_stack_alloc|stackSave|stackRestore|stackAlloc)$/
const markedIn = source => [...readFileSync(source, 'utf8').matchAll(/^EXPORT\((\w+)\)/gm)].map(([, name]) => name).sort()

for (const { file, source, caller, least } of MODULES) {
  test(`${file} imports nothing`, () => {
    assert.equal(WebAssembly.Module.imports(read(file)), [])
  })

  test(`what ${file} exports is what ${source} marks, and the compiler's own`, () => {
    const exported = WebAssembly.Module.exports(read(file)).map(({ name }) => name)
    assert.ok(markedIn(source).length >= least)
    assert.equal(exported.filter(name => !COMPILERS_OWN.test(name)).sort(), markedIn(source))
  })

  test(`${caller} calls every export of ${file}, and no other`, () => {
    const called = new Set([...readFileSync(caller, 'utf8').matchAll(/exports\.(\w+)/g)].map(([, name]) => name))
    for (const own of ['memory', '_initialize']) called.delete(own)
    assert.equal([...called].sort(), markedIn(source))
  })
}

test('both counting modules cut every count into the same units, so that what one has saved the other goes on with', () => {
  const [vectors, scalar] = ['count.wasm', 'count-scalar.wasm'].map(file => new WebAssembly.Instance(read(file), {}).exports)
  for (let n = 1; n <= 27; n++)
    for (const way of [0, 1, 2, 3]) assert.is(vectors.units_of(n, way), scalar.units_of(n, way), `n = ${n}, way ${way}`)
  for (const n of [5, 12, 13, 14, 15]) {
    for (const module of [vectors, scalar]) assert.is(module.open(n, 0), 1)
    const units = vectors.units_of(n, 0), step = Math.ceil(units / 7)
    for (let first = 0; first < units; first += step) assert.is(vectors.units(first, first + step), scalar.units(first, first + step), `n = ${n}, from ${first}`)
  }
})

test('numbers that no caller sends count nothing, and leave the count that is open as it was', () => {
  for (const file of ['count.wasm', 'count-scalar.wasm']) {
    const { exports } = new WebAssembly.Instance(read(file), {})
    exports._initialize?.()
    assert.is(exports.units(0, 100), 0n, 'nothing is open')
    assert.is(exports.open(8, 0), 1)
    for (const [n, way] of [[0, 0], [28, 0], [-1, 0], [2 ** 31, 0], [8, -1], [8, 4], [8, 99]]) {
      assert.is(exports.units_of(n, way), 0)
      assert.is(exports.bytes_of(n, way), 0)
      assert.is(exports.open(n, way), 0)
    }
    for (const n of [0, 28, -1]) assert.equal([exports.half_turn(n), exports.quarter_turn(n)], [0n, 0n])
    assert.is(exports.units(5, 5), 0n)
    assert.is(exports.units(9, 3), 0n)
    assert.is(exports.units(0, -1), 92n, 'the end is cut')
    assert.is(exports.units(-5, -1), 0n)
  }
})

test('numbers that no caller sends leave the walk as it was', () => {
  const { exports } = new WebAssembly.Instance(module, {})
  exports._initialize?.()
  exports.describe()
  assert.is(exports.start(1, 6, 0), 1)
  assert.is(exports.seek(0, 50, 1e6), 0)
  for (const [search, n, row] of [[-1, 6, 0], [99, 6, 0], [1, 0, 0], [1, 33, 0], [1, 6, 1], [2, 6, 6], [2, 6, -1]]) assert.is(exports.start(search, n, row), 0)
  for (const [kind, ordinal, most] of [[-1, 1, 1], [9, 1, 1], [0, NaN, 1], [0, -1, 1], [0, 1, NaN]]) assert.is(exports.seek(kind, ordinal, most), 2)
  assert.is(exports.format(33, 0), 0)
  assert.is(exports.format(4, 9), 0)
  assert.is(exports.marks(-1), 0)
  exports.moment()
  assert.is(new Float64Array(exports.memory.buffer, exports.report_at(), 1)[0], 50)
})

test.run()
