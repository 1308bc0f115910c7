import {readdirSync, readFileSync} from 'node:fs'

export const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]

function descendants() {
	const parents = readdirSync('/proc')
		.filter(name => /^\d+$/.test(name))
		.flatMap(pid => {
			try {
				return [
					[
						pid,
						readFileSync(`/proc/${pid}/stat`, 'utf8')
							.replace(/^.*\) /s, '')
							.split(' ')[1],
					],
				]
			} catch {
				return [] // the process has ended
			}
		})
	const of = pid => parents.flatMap(([child, parent]) => (parent === pid ? [child, ...of(child)] : []))
	return of(String(process.pid))
}

/** Bytes held by all processes of the browser, without files, of which other programs may hold a share. */
export function memoryNow() {
	let kilobytes = 0
	for (const pid of descendants())
		try {
			const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
			for (const [, size] of rollup.matchAll(/^Pss_(?:Anon|Shmem): *(\d+)/gm)) kilobytes += Number(size)
		} catch {} // the process has ended
	return kilobytes * 1024
}
