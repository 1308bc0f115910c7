import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf, put, readText} from './folder.js'
import {madeOnce} from './made.js'

const npm = (args, cwd) =>
	execFileSync(
		'npm',
		[...args, '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
		{cwd, encoding: 'utf8'},
	)

function pack(folder) {
	const packed = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], process.cwd()))
	const {filename, files, size, unpackedSize} = Object.values(packed)[0]
	const held = {files: files.map(({path}) => path).sort(), size, unpackedSize}
	writeFileSync(join(folder, 'packed.json'), JSON.stringify(held))
	writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }')
	npm(['install', join(folder, filename)], folder)
}

export async function installed() {
	const folder = folderOf({}, {'.': await madeOnce('package', pack)})
	const write = (name, text) => {
		put(join(folder, name), text)
		return join(folder, name)
	}
	const held = JSON.parse(readText(join(folder, 'packed.json')))
	return {folder, installed: join(folder, 'node_modules/n-queens'), ...held, write}
}
