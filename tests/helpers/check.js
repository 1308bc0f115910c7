import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {CheckInstance} from '#web/engine/check-instance.js'

export const checked = (text, ...words) =>
	spawnSync('build/nqueens', ['check', '-', ...words.map(String)], {input: text, encoding: 'utf8'})

export const judged = (text, ...words) => JSON.parse(checked(text, ...words, '--format', 'json').stdout)

const instance = new CheckInstance(new WebAssembly.Instance(new WebAssembly.Module(readFileSync('build/check.wasm'))))
const encoder = new TextEncoder()

export function judgedByModule(text, n = 0) {
	instance.start({n, search: -1, startRow: 0})
	instance.put(encoder.encode(text))
	return instance.end()
}

export const pasted = (...args) => instance.pasted(...args)
