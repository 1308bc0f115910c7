import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

const folders = []

/** A process ended by a signal emits `exit` only if it handles the signal. */
function removeAtExit(folder) {
	if (folders.push(folder) > 1) return
	process.on('exit', () => folders.forEach(each => rmSync(each, {recursive: true, force: true})))
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

export const HTML = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>'

export function folderOf(files = {}, copies = {}) {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'n-queens-')))
	removeAtExit(folder)
	for (const [name, from] of Object.entries(copies)) cpSync(from, join(folder, name), {recursive: true})
	for (const [name, text] of Object.entries(files)) put(join(folder, name), text)
	return folder
}

export const readText = path => readFileSync(path, 'utf8')

export function put(path, text) {
	mkdirSync(dirname(path), {recursive: true})
	writeFileSync(path, text)
}
