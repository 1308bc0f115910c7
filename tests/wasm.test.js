// The boundary: what the module imports and exports, and that the list of exports stands in one place.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFileSync } from 'node:fs'

const module = new WebAssembly.Module(readFileSync('build/nqueens.wasm'))
const exported = WebAssembly.Module.exports(module).map(({ name }) => name)
const marked = [...readFileSync('c/wasm.c', 'utf8').matchAll(/^EXPORT\((\w+)\)/gm)].map(([, name]) => name)
/** What the compiler adds to any module of this sort. */
const COMPILERS_OWN = /^(memory|_initialize|__indirect_function_table|__errno_location|_emscripten_stack_restore|emscripten_stack_get_current|_emscripten_stack_alloc|stackSave|stackRestore|stackAlloc)$/

test('the module imports nothing', () => {
  assert.equal(WebAssembly.Module.imports(module), [])
})

test('what is exported is what c/wasm.c marks, and the compiler\'s own', () => {
  assert.ok(marked.length > 8)
  assert.equal(exported.filter(name => !COMPILERS_OWN.test(name)).sort(), [...marked].sort())
})

test('web/engine/instance.js calls every export, and no other', () => {
  const source = readFileSync('web/engine/instance.js', 'utf8')
  const called = new Set([...source.matchAll(/exports\.(\w+)/g)].map(([, name]) => name))
  for (const own of ['memory', '_initialize']) called.delete(own)
  assert.equal([...called].sort(), [...marked].sort())
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
