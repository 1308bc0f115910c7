import {spawnSync} from 'node:child_process'
import {resolve} from 'node:path'

const OPTIONS = '--noEmit --strict --target es2022 --lib es2023,dom --skipLibCheck false'.split(' ')
const NO_TYPES = {tsc: ['--types', '']}

export const tsc = (files, {module = 'nodenext', resolution = module, cwd, compiler = 'tsc'} = {}) =>
	spawnSync(
		resolve(`node_modules/${compiler}/bin/tsc`),
		[...OPTIONS, ...(NO_TYPES[compiler] ?? []), '--module', module, '--moduleResolution', resolution, ...files],
		{cwd, encoding: 'utf8'},
	).stdout
