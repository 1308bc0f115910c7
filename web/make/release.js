// `make release` writes into build/release/ a zip of the whole page, a zip of the files that an author's page needs,
// the npm package, and their checksums. Invariant: the same tree yields the same bytes.

import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {zipFiles} from '../site/zip.js'

const ROOT = ['index.html', 'README.md', 'README.ja.md', 'CHANGELOG.md', 'LICENSE']
export const OF_AUTHORS = [
	...['n-queens.js', 'n-queens-study.js', 'board.js', 'check.js', 'exam.js', 'questions.js', 'searches.js'],
	...['embed.html', 'embed.js', 'study.js', 'solution-8.svg', 'LICENSES.txt'],
]
const EXAMPLE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>N-Queens: an example</title>
<script src="n-queens-study.js"></script>
<n-queens n="8" search="flags" step="111" views="board narration timeline code arrays"></n-queens>
</html>
`

const bytesOf = name => new Uint8Array(readFileSync(name))
const bytesIn = text => new TextEncoder().encode(text)

function sumsOf(files) {
	const sumOf = bytes => createHash('sha256').update(bytes).digest('hex')
	const lines = Object.entries(files).map(([name, bytes]) => `${sumOf(bytes)}  ${name}\n`)
	return bytesIn(lines.join(''))
}

function filesIn(folder) {
	const names = readdirSync(folder, {recursive: true}).map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
	return names.filter(name => statSync(name).isFile()).sort()
}

export function releaseZips() {
	const {version} = JSON.parse(readFileSync('package.json', 'utf8')),
		folder = `n-queens-${version}`,
		whole = Object.fromEntries([...ROOT, ...filesIn('doc'), ...filesIn('dist')].map(name => [name, bytesOf(name)])),
		own = Object.fromEntries(OF_AUTHORS.map(name => [name, bytesOf(`dist/${name}`)]))
	own['embed.html'] = bytesIn(readFileSync('dist/alone/embed.html', 'utf8').replace('../', ''))
	own['example.html'] = bytesIn(EXAMPLE)
	const zipped = (name, files) => {
		const all = Object.entries({...files, SHA256SUMS: sumsOf(files)})
		return zipFiles(Object.fromEntries(all.map(([file, bytes]) => [`${name}/${file}`, bytes])))
	}
	return {
		[`${folder}.zip`]: zipped(folder, whole),
		[`${folder}-for-authors.zip`]: zipped(`${folder}-for-authors`, own),
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const zips = releaseZips(),
		folder = 'build/release'
	rmSync(folder, {recursive: true, force: true})
	mkdirSync(folder, {recursive: true})
	for (const [name, bytes] of Object.entries(zips)) writeFileSync(join(folder, name), bytes)
	const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
	execFileSync('npm', words, {stdio: ['ignore', 'ignore', 'inherit']})
	const files = Object.fromEntries(filesIn(folder).map(path => [path.slice(folder.length + 1), bytesOf(path)]))
	writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(files))
	for (const [name, bytes] of Object.entries(files))
		console.log(`${folder}/${name}: ${Math.ceil(bytes.length / 1000)} KB`)
}
