import {equal, match, ok} from '#test'
import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {signed} from '#web/engine/shard-lines.js'
import {nqueens} from './walks.js'

export const PAGES = ['doc/terminal.md', 'doc/terminal.ja.md'].map(page => ({page, text: readFileSync(page, 'utf8')}))

export const wordsOf = line => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

export const exec = line => nqueens(...wordsOf(line))

export const prints = (line, stdout) => equal(exec(line).stdout, stdout, line)

/** Changes the line of a shard, and its checksum accordingly. */
export const resigned = (line, from, to) => signed(line.replace(/ crc32c .*/, '').replace(from, to))

export const kernelsOf16 = () =>
	/ on this processor: (.*)\n/.exec(exec('count 16 --kernel plain').stderr)[1].split(', ')

export function rejected({status, stdout, stderr}, ...words) {
	equal([status, stdout], [2, ''], stderr)
	match(stderr, /^nqueens: [^\n]*\n$/)
	for (const word of words) ok(stderr.includes(word), `${word} in ${stderr}`)
}

export function allRejected(table) {
	for (const line of table.trim().split('\n')) {
		const [words, ...parts] = line.split('|').map(cell => cell.trim())
		rejected(exec(words), ...parts)
	}
}

function started(command, args) {
	const child = spawn(command, args),
		output = {stdout: '', stderr: ''}
	for (const stream of ['stdout', 'stderr'])
		child[stream].setEncoding('utf8').on('data', text => (output[stream] += text))
	const ended = new Promise(done => child.on('close', (status, signal) => done({status, signal, ...output})))
	return {child, output, ended}
}

export const shell = command => started('sh', ['-c', command])

export const onTerminal = command => started('script', ['-qec', command, '/dev/null'])
