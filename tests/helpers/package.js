// The package as somebody installs it: packed, and the tarball installed into an empty project, without a network.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const npm = (args, cwd) =>
	execFileSync(
		'npm',
		[...args, '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
		{ cwd, encoding: 'utf8' },
	)

/**
 * @returns {{folder: string, installed: string, files: string[], size: number, unpackedSize: number, write: (name: string, text: string) => string, remove: () => void}}
 *   folder: the project; installed: the package in it; files: what the tarball holds; write: makes a file of the project
 */
export function installed() {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nq-package-')))
	const packed = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], process.cwd()))
	const { filename, files, size, unpackedSize } = Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
	const write = (name, text) => {
		mkdirSync(dirname(join(folder, name)), { recursive: true })
		writeFileSync(join(folder, name), text)
		return join(folder, name)
	}
	write('package.json', '{ "name": "somebody", "private": true, "type": "module" }')
	npm(['install', join(folder, filename)], folder)
	return {
		folder,
		installed: join(folder, 'node_modules/n-queens'),
		files: files.map(({ path }) => path).sort(),
		size,
		unpackedSize,
		write,
		remove: () => rmSync(folder, { recursive: true }),
	}
}
