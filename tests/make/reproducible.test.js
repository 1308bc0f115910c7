import {unzipSync} from 'fflate'
import {equal, is, ok, test} from '#test'
import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {releaseZips} from '#web/make/release.js'
import {clone} from '../helpers/clone.js'
import {folderOf} from '../helpers/folder.js'

const hashOf = bytes => createHash('sha256').update(bytes).digest('hex')

function contentsOf(folder) {
	const files = readdirSync(folder, {recursive: true})
		.map(String)
		.filter(name => statSync(join(folder, name)).isFile())
	return Object.fromEntries(files.sort().map(name => [name, hashOf(readFileSync(join(folder, name)))]))
}

if (process.env.LONG)
	test('two builds and their releases give the same files, to the byte', () => {
		const folder = clone(),
			other = clone(),
			here = contentsOf('dist')
		for (const built of ['build', 'dist']) rmSync(join(folder, built), {recursive: true})
		execFileSync('make', ['-s', 'parts'], {cwd: folder, stdio: 'ignore', env: {...process.env, SITE: ''}})
		ok(Object.keys(here).length > 40)
		equal(contentsOf(join(folder, 'dist')), here)
		const [released, again] = [folder, other].map(cwd => {
			execFileSync('node', ['web/make/release.js'], {cwd, stdio: 'ignore'})
			return contentsOf(join(cwd, 'build/release'))
		})
		is(Object.keys(released).length, 4)
		equal(released, again)
	})

test('a release holds the page with its scripts, and the checksums of all its files', () => {
	const [whole, forAuthors] = Object.entries(releaseZips()).map(([name, bytes]) => {
		const folder = folderOf(unzipSync(bytes))
		return join(folder, name.replace('.zip', ''))
	})
	for (const folder of [whole, forAuthors])
		execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], {cwd: folder})
	equal(contentsOf(join(whole, 'dist')), contentsOf('dist'))
	for (const [, name] of readFileSync(join(whole, 'index.html'), 'utf8').matchAll(/(?:src|href)="([^":]+)"/g))
		ok(statSync(join(whole, name)).isFile(), name)
	ok(statSync(join(forAuthors, 'example.html')).isFile())
})

test.run()
