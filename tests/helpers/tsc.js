// Strict TypeScript, as a user of the package would run it.

import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

const OPTIONS = '--noEmit --strict --target es2022 --lib es2023,dom --skipLibCheck false --types'.split(' ')

/** What it says of a file, '' when nothing is wrong. @param {{module?: string, resolution?: string, cwd?: string}}
 * [options]  resolution: of modules */
export const tsc = (file, {module = 'nodenext', resolution = module, cwd} = {}) =>
	spawnSync(
		resolve('node_modules/tsc/bin/tsc'),
		[...OPTIONS, '', '--module', module, '--moduleResolution', resolution, file],
		{cwd, encoding: 'utf8'},
	).stdout

/** What it says of a text that imports from this checkout. */
export function compile(source, options = {}) {
	const folder = mkdtempSync(resolve('build', 'types-'))
	try {
		const file = join(folder, 'use.ts')
		writeFileSync(file, source)
		return tsc(file, options)
	} finally {
		rmSync(folder, {recursive: true})
	}
}
