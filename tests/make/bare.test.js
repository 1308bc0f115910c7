// With LONG=1, as root: runs make.sh in a bare Debian 12, in a folder with a space and Japanese letters in its name.

import {match, ok, suite} from '#test'
import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf} from '../helpers/folder.js'

const test = suite('bare Debian 12'),
	PLACE = 'root/n queens 試し',
	CERTIFICATES = 'root/certificates.crt',
	LEFT_OUT = ['node_modules', '.git', 'build', 'dist'],
	ONLY = process.env.BARE_ONLY ?? 'c/ make/package browser/page.:chromium'
let root

function run(command, isAlone = false) {
	const begun = Date.now(),
		inside = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
			exec chroot "$0" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/${CERTIFICATES} \
			sh -c "cd '/${PLACE}' && $1"`
	const apart = ['--mount', '--pid', '--fork', ...(isAlone ? ['--net'] : [])]
	const {stdout, stderr, status} = spawnSync('unshare', [...apart, 'sh', '-c', inside, root, command], {
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	})
	return {printed: stdout + stderr, status, seconds: (Date.now() - begun) / 1000}
}

if (process.env.LONG) {
	test.before(() => {
		root = folderOf()
		const made = spawnSync('debootstrap', ['--variant=minbase', 'bookworm', root], {encoding: 'utf8'})
		ok(made.status === 0, made.stdout + made.stderr)
		cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), {dereference: true})
		cpSync(process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt', join(root, CERTIFICATES))
		mkdirSync(join(root, PLACE), {recursive: true})
		for (const name of readdirSync('.').filter(name => !LEFT_OUT.includes(name)))
			cpSync(name, join(root, PLACE, name), {recursive: true})
	})

	test('make.sh without a network fails within 20 s and says so', () => {
		const {printed, status, seconds} = run('sh make.sh build', true)
		match(printed, /there is no network/)
		ok(status !== 0 && seconds < 20, `${seconds} s`)
	})

	test('make.sh build says what it installs and how much, and builds the page', () => {
		const {printed, status} = run('sh make.sh build && test -e dist/page.js && du -sm node_modules')
		ok(status === 0, printed)
		ok(Number(/^(\d+)\tnode_modules$/m.exec(printed)[1]) <= 80, 'packages of 80 MB at most')
		match(printed, /installing make gcc .*emscripten.* \([\d.]+ MB to fetch, \d+ MB on the disk, about \d+ min\)/)
	})

	test('make.sh test passes', () => {
		const {printed, status} = run(`sh make.sh test ONLY='${ONLY}'`)
		ok(status === 0, printed.slice(-5000))
		match(printed, /^[1-9]\d* passed, 0 failed$/m)
	})
} else test('skipped without LONG=1', () => {})

test.run()
