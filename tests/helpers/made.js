import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {sleep} from './browsers/calls.js'

export async function madeOnce(name, make) {
	const folder = resolve('build/made', `${name}-${Math.round(statSync('dist/n-queens.js').mtimeMs)}`)
	const lock = `${folder}.lock`
	mkdirSync(join(folder, '..'), {recursive: true})
	while (!existsSync(join(folder, 'whole')))
		if (!taken(lock)) await sleep(100)
		else
			try {
				rmSync(folder, {recursive: true, force: true})
				mkdirSync(folder)
				await make(folder)
				writeFileSync(join(folder, 'whole'), '')
			} finally {
				rmSync(lock)
			}
	return folder
}

function taken(lock) {
	try {
		writeFileSync(lock, String(process.pid), {flag: 'wx'})
		return true
	} catch {
		const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
		if (pid > 0 && !existsSync(`/proc/${pid}`)) rmSync(lock, {force: true})
		return false
	}
}
