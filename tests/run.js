// Runs every test: the native laws that make has built, then each uvu file of tests/ and tests/browser/ in a process of its own. A file in
// which no test ran is a failure. A browser on a busy machine may stall: a file of tests/browser/ that failed runs once more, and a
// line says so; what fails twice has failed. The last line is `N passed, N failed`.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const only = process.argv.slice(2)
const files = ['tests', 'tests/browser']
  .flatMap(folder => readdirSync(folder).filter(name => name.endsWith('.test.js')).sort().map(name => `${folder}/${name}`))
const laws = readdirSync('build/native').sort().map(name => [`build/native/${name}`])
const programs = [...laws, ...files.map(file => [process.execPath, file])]
  .filter(words => only.length === 0 || only.some(part => words.join(' ').includes(part)))

/** Runs one program of tests. @param {string[]} words */
function run([program, ...args]) {
  const begun = Date.now()
  const { stdout, stderr, status, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 900_000, maxBuffer: 1 << 28 })
  const plain = stdout?.replace(/\u001b\[[0-9;]*m/g, '') ?? ''
  const count = (/Total:\s+(\d+)/.exec(plain)?.[1] ?? 0) | 0
  const good = (/Passed:\s+(\d+)/.exec(plain)?.[1] ?? 0) | 0
  const ended = status === 0 ? 0 : 1
  const bad = Math.max(count - good, count === 0 ? 1 : ended)
  const name = args[0] ?? program
  console.log(`${bad ? 'FAIL' : 'ok  '} ${name}  ${good} passed${bad ? `, ${bad} failed` : ''}  (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  if (bad) console.log(plain, stderr, error ?? '', count === 0 ? 'no test ran' : '')
  return { name, good, bad }
}

let passed = 0, failed = 0
for (const words of programs) {
  let result = run(words)
  if (result.bad && result.name.startsWith('tests/browser/')) {
    console.log(`     ${result.name} runs once more`)
    result = run(words)
  }
  passed += result.good
  failed += result.bad
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
