// The licences of the packages whose code is in dist/, in full, as they ask of whoever hands it on.

import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const PACKAGE = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//

export function licencesOf(files) {
	const names = new Set([...files].flatMap(file => PACKAGE.exec(file)?.[1] ?? []))
	return [...names]
		.sort()
		.map(licenceOf)
		.join(`\n${'-'.repeat(78)}\n\n`)
}

function licenceOf(name) {
	const folder = join('node_modules', name)
	const read = file => readFileSync(join(folder, file), 'utf8')
	const {version, license} = JSON.parse(read('package.json'))
	const files = readdirSync(folder).filter(file => /^(licen[cs]e|notice|copying)/i.test(file))
	if (files.length === 0) throw new Error(`${name} has no file with its licence`)
	return [`${name} ${version} (${license})\n`, ...files.sort().map(file => `${read(file).trim()}\n`)].join('\n')
}
