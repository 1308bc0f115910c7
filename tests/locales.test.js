// Words: both languages have the same keys, every moment has a sentence, and sentences stand nowhere else.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readdirSync, readFileSync } from 'node:fs'
import * as oracle from './helpers/oracle.js'
import { walk } from 'n-queens/engine'
import { walksUpTo } from './helpers/walks.js'
import { LOCALES, wordsFor } from '../web/locales/index.js'

const [ja, en] = LOCALES

function shape(value) {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object') return Object.fromEntries(Object.keys(value).sort().map(key => [key, shape(value[key])]))
  return typeof value
}

test('both languages have the same keys, of the same kinds', () => {
  assert.equal(shape(ja), shape(en))
})

test('the keys listed are the same keys in both languages', () => {
  assert.equal(ja.keys.map(([keys]) => keys), en.keys.map(([keys]) => keys))
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
  const files = ['web', 'web/views', 'web/page'].flatMap(folder => readdirSync(folder).filter(name => name.endsWith('.js') && !/^(build|serve)\.js$/.test(name)).map(name => `${folder}/${name}`))
  assert.ok(files.length > 10)
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    assert.not.match(code, /[\u3040-\u30ff\u4e00-\u9fff]/, `Japanese in ${file}`)
    for (const [, text] of code.matchAll(/>([^<>{}$`=;()&|]*[A-Za-z]{3,}[^<>{}$`=;()&|]*)</g)) assert.unreachable(`words in a template of ${file}: ${text}`)
    for (const [, text] of code.matchAll(/(?:aria-label|title|placeholder)="([^"$]+)"/g)) assert.unreachable(`words in an attribute of ${file}: ${text}`)
  }
})

test.run()
