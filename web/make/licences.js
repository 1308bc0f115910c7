// The full licences of dist/, and a bill of materials. Invariant: the same files yield the same texts.

import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const PACKAGE = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//
const NOTICE = /^(licen[cs]e|notice|copying)/i

const read = (folder, file) => readFileSync(join(folder, file), 'utf8').trim()

/** @typedef {{name: string, version?: string, license: string, texts: string[]}} Part */

function packageIn(folder) {
	const {name, version, license} = JSON.parse(read(folder, 'package.json'))
	const files = readdirSync(folder).filter(file => NOTICE.test(file))
	if (files.length === 0) throw new Error(`${name} has no file with its licence`)
	return {name, version, license, texts: files.sort().map(file => read(folder, file))}
}

function library() {
	const root = execFileSync('em-config', ['EMSCRIPTEN_ROOT'], {encoding: 'utf8'}).trim()
	return {name: 'musl', license: 'MIT', texts: [read(join(root, 'system/lib/libc/musl'), 'COPYRIGHT')]}
}

/** @param {Iterable<string>} files  bundled */
export function bundledParts(files) {
	const names = new Set([...files].flatMap(file => PACKAGE.exec(file)?.[1] ?? []))
	return [packageIn('.'), ...[...names].sort().map(name => packageIn(join('node_modules', name))), library()]
}

export const licenceTexts = parts =>
	parts
		.map(({name, version, license, texts}) =>
			[`${[name, version].join(' ').trim()} (${license})`, ...texts].join('\n\n'),
		)
		.join(`\n\n${'-'.repeat(78)}\n\n`)
		.concat('\n')

/** CycloneDX 1.5, without serial number and time, so that builds are reproducible. @param {Part[]} parts */
export function billOfMaterials([own, ...others]) {
	/** @param {Part} part */
	const component = ({name, version, license}) => {
		const purl = version && {purl: `pkg:npm/${name.replace('@', '%40')}@${version}`}
		return {type: 'library', name, ...(version && {version}), ...purl, licenses: [{license: {id: license}}]}
	}
	const bill = {bomFormat: 'CycloneDX', specVersion: '1.5', version: 1}
	return {...bill, metadata: {component: component(own)}, components: others.map(component)}
}
