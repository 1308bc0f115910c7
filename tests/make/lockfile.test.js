import {test} from 'uvu'
import {match} from 'uvu/assert'
import {execFileSync} from 'node:child_process'
import {folderOf} from '../helpers/folder.js'

const [major] = process.versions.node.split('.').map(Number)
const NEWEST = major < 20 ? '10' : 'latest'

for (const version of ['9.2.0', NEWEST])
	test(`npm@${version} ci accepts package.json with the lock file`, () => {
		const names = ['package.json', 'package-lock.json', '.npmrc', '.ci/build/package.json']
		const cwd = folderOf({}, Object.fromEntries(names.map(name => [name, name])))
		const printed = execFileSync('npx', ['--yes', `npm@${version}`, 'ci', '--dry-run'], {
			cwd,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		match(printed, /^added \d+ packages/m)
	})

test.run()
