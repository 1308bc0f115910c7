// The program nqueens as a person or a script meets it.

import {equal, match, ok} from 'uvu/assert'
import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {constants} from 'node:os'
import {nqueens} from './walks.js'

/** The pages on the terminal, in both languages. */
export const PAGES = ['doc/terminal.md', 'doc/terminal.ja.md'].map(page => ({page, text: readFileSync(page, 'utf8')}))

/** The words of a line; in quotation marks a word may have blanks. */
export const wordsOf = line => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

export const asked = line => nqueens(...wordsOf(line))

/** Exit 2, nothing on stdout, and one line on stderr that says all of these. */
export function refused({status, stdout, stderr}, ...words) {
	equal([status, stdout], [2, ''], stderr)
	match(stderr, /^nqueens: [^\n]*\n$/)
	for (const word of words) ok(stderr.includes(word), `${word} in ${stderr}`)
}

/** Each line of a table of words and what is said to them, `count 28 | 1 to 27`, is refused. */
export function allRefused(table) {
	for (const line of table.trim().split('\n')) {
		const [words, ...said] = line.split('|').map(cell => cell.trim())
		refused(asked(words), ...said)
	}
}

/** A program that lasts. said: what it has said so far; ended: how it went, once it has. */
function started(command, args) {
	const child = spawn(command, args),
		said = {stdout: '', stderr: ''}
	for (const stream of ['stdout', 'stderr'])
		child[stream].setEncoding('utf8').on('data', text => (said[stream] += text))
	const ended = new Promise(done => child.on('close', (status, signal) => done({status, signal, ...said})))
	return {child, said, ended}
}

export const shell = command => started('sh', ['-c', command])

export const onTerminal = command => started('script', ['-qec', command, '/dev/null'])

/** Whether a process waits for signals in its own way, as a count does that has all it needs. @param {number} pid */
export function holdsBackSignals(pid) {
	const [, blocked] = /SigBlk:\s*(\w+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
	return (Number(`0x${blocked}`) & (1 << (constants.signals.SIGTERM - 1))) !== 0
}
