import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

const OPTIONS = '--noEmit --strict --target es2022 --lib es2023,dom --skipLibCheck false'.split(' ')
const NO_TYPES = {tsc: ['--types', '']}

export const tsc = (files, {module = 'nodenext', resolution = module, cwd, compiler = 'tsc'} = {}) =>
	spawnSync(
		resolve(`node_modules/${compiler}/bin/tsc`),
		[...OPTIONS, ...(NO_TYPES[compiler] ?? []), '--module', module, '--moduleResolution', resolution, ...files],
		{cwd, encoding: 'utf8'},
	).stdout

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
