import {cpSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {folderOf, readText} from './folder.js'

const LEFT = ['node_modules', '.git', 'tests']

export function clone() {
	const folder = folderOf()
	for (const name of readdirSync('.').filter(name => !LEFT.includes(name)))
		cpSync(name, join(folder, name), {
			recursive: true,
			preserveTimestamps: true,
			filter: path => !/^build\/(sanitized|tests|element|mutants|made|fuzz|recipes)/.test(path),
		})
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
	return folder
}

export const edit = (path, change) => writeFileSync(path, change(readText(path)))
