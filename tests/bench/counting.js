// Counting beside a yardstick, tests/bench/yardstick.c: a plain bit mask depth-first search with the left-right mirror,
// native, one thread, timed in the same run. `× F` is how many times faster a count is, start-up, tables and messages
// included; medians, of one run where one takes long. What was tried and where the time goes: counting.md beside this file.

import { execFileSync } from 'node:child_process'
import { serve } from '../helpers/browsers.js'

const FLOORS = { 14: 5, 15: 14, 16: 30, 17: 42, 18: 75 }
const RUNS = { 14: 9, 15: 9, 16: 5, 17: 9, 18: 3, 20: 1 }
const NS = Object.keys(FLOORS).map(Number)
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]
const run = (program, ...args) => execFileSync(program, args.map(String), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const say = text => process.stderr.write(`\r\x1b[K${text}`)

const yardsticks = new Map()

/** Seconds. */
function yardstick(n) {
  if (!yardsticks.has(n)) {
    say(`yardstick, n = ${n}`)
    const times = Array.from({ length: n < 17 ? 3 : 1 }, () => Number(run('build/yardstick', n).trim().split(/\s+/).pop()))
    yardsticks.set(n, median(times))
  }
  return yardsticks.get(n)
}

/** In a process of its own, from the call to the answer: seconds, and the most memory the process had, in MB. */
function inNode(n, workers) {
  const program = `const { count } = await import('n-queens/engine'); const begun = performance.now(); const total = await count(${n}, { workers: ${workers} }); console.log(String(total), (performance.now() - begun) / 1000, process.resourceUsage().maxRSS / 1000)`
  const [, seconds, megabytes] = run(process.execPath, '--input-type=module', '-e', program).trim().split(' ').map(Number)
  return { seconds, megabytes }
}

/** In a page of its own that has come to rest: what is measured is counting, not how a browser starts beside it. */
async function inChromium(browser, address, n) {
  const page = await browser.open(address)
  await page.eval(() => new Promise(rested => setTimeout(rested, 1500)))
  const seconds = await page.eval(async n => {
    const { count } = await import('./engine.mjs')
    const begun = performance.now()
    await count(n, { workers: 1 })
    return (performance.now() - begun) / 1000
  }, n)
  await page.close()
  return seconds
}

const times = (length, measure) => Array.from({ length }, measure)
const short = seconds => (seconds < 1 ? `${(1000 * seconds).toPrecision(3)} ms` : `${seconds.toPrecision(3)} s`)

/** @param {{rows: any[][], round: (figure: number) => number}} table */
function timesFaster({ rows }, what, n, floor, seconds) {
  const faster = yardstick(n) / seconds
  rows.push([`${what}, n = ${n}`, floor ? `≥ ${floor} yardsticks` : '', `${faster.toFixed(1)} (${short(seconds)} for ${short(yardstick(n))})`, floor ? faster / floor : null])
}

export function benchCounting(table) {
  const seconds = {}
  for (const n of NS) {
    say(`Node.js, one worker, n = ${n}`)
    seconds[n] = median(times(RUNS[n], () => inNode(n, 1).seconds))
    timesFaster(table, 'count, one worker, Node.js', n, FLOORS[n], seconds[n])
  }
  say('two workers')
  const two = median(times(3, () => inNode(18, 2).seconds))
  table.rows.push(['two workers to one, Node.js, n = 18', '≥ 1.8', (seconds[18] / two).toFixed(2), seconds[18] / two / 1.8])
  say('n = 20')
  const twenty = inNode(20, 1)
  table.atMost('count, one worker, Node.js, n = 20', 110, twenty.seconds, 's')
  table.atMost('memory of that process', 300, twenty.megabytes, 'MB')
  benchKernels(table)
}

function benchKernels(table) {
  const floors = { sse4: 70, avx2: 70, avx512: 100 }
  say('native')
  for (const line of run('build/kernels', 18).trim().split('\n')) {
    const [name, , seconds] = line.split(' ')
    timesFaster(table, `the join alone, native, one thread, ${name}`, 18, floors[name], Number(seconds))
  }
  for (const n of NS) {
    const begun = performance.now()
    run('build/nqueens', 'count', n, '--threads', 1)
    timesFaster(table, 'nqueens count --threads 1', n, null, (performance.now() - begun) / 1000)
  }
  say('')
}

export async function benchCountingIn(browser, table) {
  const server = await serve(process.cwd())
  const address = `${server.url}/dist/index.html`
  for (const n of NS) {
    say(`Chromium, one worker, n = ${n}`)
    const list = []
    for (let i = 0; i < Math.min(RUNS[n], 5); i++) list.push(await inChromium(browser, address, n))
    timesFaster(table, 'count, one worker, Chromium', n, FLOORS[n], median(list))
  }
  const small = []
  for (let i = 0; i < 5; i++) small.push(await inChromium(browser, address, 12))
  table.atMost('count, Chromium, n = 12, first of a page', 20, 1000 * median(small), 'ms')
  say('')
  await server.close()
}
