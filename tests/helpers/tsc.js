// Strict TypeScript, as a user of the package would run it.

import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

const OPTIONS = '--noEmit --strict --target es2022 --lib es2023,dom --skipLibCheck false --types'.split(' ')

/** What it says of files, '' when nothing is wrong. */
export const tsc = (files, {module = 'nodenext', resolution = module, cwd} = {}) =>
	spawnSync(
		resolve('node_modules/tsc/bin/tsc'),
		[...OPTIONS, '', '--module', module, '--moduleResolution', resolution, ...files],
		{cwd, encoding: 'utf8'},
	).stdout

/** What it says of a text that imports from this checkout. */
export function compile(source, options) {
	const folder = mkdtempSync(resolve('build', 'types-')),
		file = join(folder, 'use.ts')
	try {
		writeFileSync(file, source)
		return tsc([file], options)
	} finally {
		rmSync(folder, {recursive: true})
	}
}
