// Words: both languages have the same keys, every moment has a sentence, and sentences stand nowhere else.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readdirSync, readFileSync } from 'node:fs'
import * as oracle from './helpers/oracle.js'
import { walk } from 'n-queens/engine'
import { walksUpTo } from './helpers/walks.js'
import countingEn from '../web/locales/counting.en.js'
import countingJa from '../web/locales/counting.ja.js'
import { LOCALES, wordsFor } from '../web/locales/index.js'
import { VIEWS } from '../web/page/address.js'
import { MEASURES, SEARCHES } from '../web/page/counting/costs.js'

const [ja, en] = LOCALES
const COUNTING = [countingJa, countingEn]

function shape(value) {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object') return Object.fromEntries(Object.keys(value).sort().map(key => [key, shape(value[key])]))
  return typeof value
}

test('both languages have the same keys, of the same kinds', () => {
  assert.equal(shape(ja), shape(en))
  assert.equal(shape(countingJa), shape(countingEn))
  assert.equal(COUNTING.map(({ language }) => language), LOCALES.map(({ language }) => language))
})

test('what can be shown has a name in both languages', () => {
  for (const words of LOCALES) assert.equal(Object.keys(words.views), VIEWS)
  for (const { nodes } of COUNTING) {
    assert.equal([Object.keys(nodes.measures), Object.keys(nodes.meanings)], [[...MEASURES], [...MEASURES]])
    assert.equal(SEARCHES.filter(search => !nodes.lines[search]), [])
  }
})

test('what is said of a count is whole, in both languages, from a moment to ages and from none to all', () => {
  for (const words of COUNTING)
    for (const n of [1, 2, 16, 27])
      for (const seconds of [undefined, 0, 0.0004, 0.4, 59.99, 7000, 1e6, 1e14])
        for (const part of [0, 0.434, 1]) {
          const progress = { n, part, left: seconds }, known = seconds ?? 1
          for (const text of [
            ...Object.values(words.sentence).map(say => (typeof say === 'string' ? say : say.length === 0 ? say() : say(/\{/.test(String(say).split('=>')[0]) ? progress : n))),
            words.partLine(progress), words.estimate(known, 1), words.estimate(known, 4), words.needsMemory(5e8, 1), words.needsMemory(5e9, 4),
            words.said.started(n), words.said.resumed(n, part), words.said.quarter(n, part), words.said.paused(part), words.said.done(n, 0n), words.said.done(n, 1n), words.title(part, 'x'),
            words.fault.memory(n, 5e9), words.fault.other('x'), words.growth.counted(known, 0), words.growth.counted(known, 2), words.growth.estimated(known),
            words.growth.readout({ n, all: 92n, time: '' }), words.nodes.gap({ n, nodes: 2057, factorial: 40320, power: 8 ** 8 }), words.nodes.gap({ n, nodes: 3, factorial: 2, power: 4 }), words.nodes.proportion(n),
          ]) {
            assert.ok(text.length > 0)
            assert.not.match(text, /undefined|null|NaN|\[object|Infinity/)
            assert.is(text.split('**').length % 2, 1, `marks come in pairs: ${text}`)
          }
        }
})

test('the keys listed are the same keys in both languages', () => {
  assert.equal(ja.keys.map(([keys]) => keys), en.keys.map(([keys]) => keys))
  assert.equal(countingJa.keys.map(([keys]) => keys), countingEn.keys.map(([keys]) => keys))
})

test('every moment of every search has a sentence in both languages, with nothing missing in it', async () => {
  for (const options of walksUpTo(5)) {
    const w = await walk(options)
    for (let step = 0; step <= (await w.measure()); step++) {
      const moment = await w.seek(step)
      for (const words of LOCALES)
        for (const base of [0, 1]) {
          const sentence = words.narration[moment.event.kind](moment, i => i + base)
          assert.ok(sentence.length > 8, sentence)
          assert.not.match(sentence, /undefined|null|NaN|\[object|-1/)
          assert.is(sentence.split('**').length % 2, 1, 'marks come in pairs')
        }
    }
  }
})

test('a test\'s sentence names the row, the column and the attacker that the oracle names', async () => {
  for (const { event } of oracle.walk('flags', 6)) {
    if (event.kind !== 'test') continue
    const moment = { n: 6, event }
    assert.match(en.narration.test(moment, i => i), `Row ${event.row}: can a queen stand in column ${event.col}?`)
    assert.match(ja.narration.test(moment, i => i + 1), `${event.row + 1} 行 ${event.col + 1} 列に置けるか。`)
    if (event.by) assert.match(en.narration.test(moment, i => i), `No.** The queen in row ${event.by.row} already holds this ${event.by.line === 'column' ? 'column' : 'diagonal'}`)
  }
})

test('words follow the first language that there are words for', () => {
  assert.is(wordsFor('fr', 'ja-JP', 'en'), ja)
  assert.is(wordsFor('EN-gb', 'ja'), en)
  assert.is(wordsFor('zz', null, undefined, ''), en)
})

test('no sentence stands outside the locale files', () => {
  const files = ['web', 'web/views', 'web/page', 'web/page/compare', 'web/page/counting', 'web/page/gallery', 'web/page/share', 'web/embed'].flatMap(folder => readdirSync(folder).filter(name => name.endsWith('.js') && !/^(build|serve)\.js$/.test(name)).map(name => `${folder}/${name}`))
  assert.ok(files.length > 20)
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    assert.not.match(code, /[\u3040-\u30ff\u4e00-\u9fff]/, `Japanese in ${file}`)
    for (const [, text] of code.matchAll(/>([^<>{}$`=;()&|]*[A-Za-z]{3,}[^<>{}$`=;()&|]*)</g)) assert.unreachable(`words in a template of ${file}: ${text}`)
    for (const [, text] of code.matchAll(/(?:aria-label|title|placeholder)="([^"$]+)"/g)) assert.unreachable(`words in an attribute of ${file}: ${text}`)
  }
})

test.run()
