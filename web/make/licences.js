// The licences of the packages whose code is in dist/: each with its name, its version and its licence in full, for
// that is what they ask of whoever hands their code on. For the build, in Node.js.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages that some files of node_modules/ belong to, by name. @param {Iterable<string>} files */
const packagesOf = files =>
	[
		...new Set([...files].flatMap(file => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])),
	].sort()

/** @param {Iterable<string>} files  that were bundled, from the root of the project */
export function licencesOf(files) {
	return packagesOf(files)
		.map(licenceOf)
		.join(`\n${'-'.repeat(78)}\n\n`)
}

function licenceOf(name) {
	const folder = join('node_modules', name)
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	const texts = readdirSync(folder)
		.filter(file => /^(licen[cs]e|notice|copying)/i.test(file))
		.sort()
	if (texts.length === 0) throw new Error(`${name} has no file with its licence`)
	return [
		`${name} ${version} (${license})\n`,
		...texts.map(file => `${readFileSync(join(folder, file), 'utf8').trim()}\n`),
	].join('\n')
}
