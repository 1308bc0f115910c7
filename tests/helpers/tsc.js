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

/** What it says of each of some texts that import from this checkout. */
export function compileAll(sources, options = {}) {
	const folder = mkdtempSync(resolve('build', 'types-'))
	try {
		const files = sources.map((_, i) => join(folder, `use${i}.ts`))
		files.forEach((file, i) => writeFileSync(file, sources[i]))
		const lines = tsc(files, options).split('\n')
		return files.map((_, i) => lines.filter(line => line.includes(`use${i}.ts`)).join('\n'))
	} finally {
		rmSync(folder, {recursive: true})
	}
}
