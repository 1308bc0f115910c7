import {equal, is, match, not, test} from '#test'
import {spawn} from 'node:child_process'
import {chmodSync, symlinkSync} from 'node:fs'
import {get, request} from 'node:http'
import {join} from 'node:path'
import {folderOf, readText} from '../helpers/folder.js'
import {clone, edit} from '../helpers/clone.js'

/** Does not use fetch, which would normalize the path. Status 0: the server closed the connection. */
const ask = (address, path, {method = 'GET', headers = {}} = {}) =>
	new Promise((done, fail) => {
		const {hostname, port} = new URL(address)
		const req = request({hostname, port, path, method, headers}, response => {
			let body = ''
			const {statusCode: status, headers} = response.setEncoding('utf8').on('error', fail)
			response.on('data', text => (body += text)).on('end', () => done({status, headers, body}))
		})
		req.on('error', error => (error.code === 'ECONNRESET' ? done({status: 0}) : fail(error))).end()
	})

async function answered(status, address, paths) {
	for (const path of paths) is((await ask(address, path)).status, status, path)
}

const heard = (stream, text = '\n') =>
	new Promise(done => {
		let all = ''
		stream.on('data', some => {
			all += some
			if (all.includes(text)) done(all)
		})
	})

async function served(folder, begin, body) {
	const preload = `data:text/javascript,${encodeURIComponent(begin)}`
	const server = spawn(process.execPath, ['--import', preload, 'web/make/serve.js'], {cwd: folder})
	try {
		await body(/http:\/\/127\.0\.0\.1:\d+\//.exec(await heard(server.stdout))[0])
		is(server.exitCode, null)
	} finally {
		server.kill()
	}
}

function inCheckout(begin, body) {
	const packages = ['sirv', '@polka/url', 'mrmime', 'totalist'].map(name => `node_modules/${name}`),
		inFolder = entries => Object.fromEntries(entries.map(([path, from]) => [`checkout/${path}`, from]))
	const texts = [...THERE.map(path => [path, 'for everybody']), ...HIDDEN.map(path => [path, 'secret'])],
		copies = ['web/make/serve.js', 'package.json', ...packages].map(path => [path, path]),
		above = folderOf(inFolder(texts), inFolder(copies)),
		folder = join(above, 'checkout')
	chmodSync(above, 0o755)
	for (const [name, to] of Object.entries(LINKS)) symlinkSync(to, join(folder, 'dist', `${name}.js`))
	return served(folder, begin, address => body(address, folder))
}

const THERE = ['index.html', 'dist/page.js', 'dist/types/element.d.ts']
const HIDDEN = ['.git/config', 'dist/.hidden', 'dist/.git/config', 'c/board.c', 'dist-old/page.js', '../outside.js']
const LINKS = {
	...{outside: '../../outside.js', above: '../../..', git: '../.git/config'},
	...{source: '../../c/board.c', round: 'round.js', inside: 'page.js'},
}
const NOT_THERE = `/.git/config /dist/.hidden /dist/.git/config /%2egit/config /dist/../.git/config /% /%00 // *
	/dist/%2e%2e/.git/config /c/board.c /package.json /dist-old/page.js /../outside.js /..%2foutside.js /nothing
	/dist/..%2f..%2foutside.js /dist/..\\..\\outside.js /c /dist /dist/types /dist/types/ //dist/page.js
	http://other.example/dist/page.js`.split(/\s+/)

test('the page and its parts are served with their types, uncached', () =>
	served('.', '', async address => {
		const page = await ask(address, '/')
		equal([page.status, page.headers['content-type']], [200, 'text/html;charset=utf-8'])
		match(page.body, '<title>N-Queens</title>')
		is((await ask(address, '/?n=8&k=/../')).body, page.body)
		is((await ask(address, '/dist/')).status, 200)
		const types = {'page.js': 'text/javascript', 'page.css': 'text/css', 'count.wasm': 'application/wasm'}
		for (const [path, type] of Object.entries(types)) {
			const {status, headers} = await ask(address, `/dist/${path}`)
			equal([status, headers['content-type'], headers['cache-control']], [200, type, 'no-store'])
		}
	}))

test('sources, dot files and files above the folder are not served', () =>
	inCheckout('', async address => {
		await answered(200, address, ['/', ...THERE.map(path => `/${path}`)])
		await answered(404, address, NOT_THERE)
	}))

test('symbolic links are followed only to parts of the page', () =>
	inCheckout('', async address => {
		const lost = ['outside.js', 'above.js/outside.js', 'git.js', 'source.js', 'round.js'].map(path => `/dist/${path}`)
		await answered(404, address, lost)
		is((await ask(address, '/dist/inside.js')).body, 'for everybody')
	}))

test("only requests to this machine's own names are answered", () =>
	inCheckout('', async address => {
		const {port} = new URL(address)
		for (const host of ['localhost', `localhost:${port}`, 'LOCALHOST', '127.0.0.1', `127.0.0.1:${port}`])
			is((await ask(address, '/', {headers: {host}})).status, 200, host)
		const others = `other.example other.example:${port} localhost.example 127.0.0.1.example localhost@x`
		for (const host of others.split(' ')) {
			const {status, body} = await ask(address, '/', {headers: {host}})
			is(status, 403, host)
			not.match(body, 'everybody')
		}
	}))

test('only GET and HEAD are allowed', () =>
	inCheckout('', async address => {
		const {status, headers, body} = await ask(address, '/dist/page.js', {method: 'HEAD'})
		equal([status, headers['content-length'], body], [200, '13', ''])
		for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
			const answer = await ask(address, '/dist/page.js', {method})
			equal([answer.status, answer.headers.allow], [405, 'GET, HEAD'], method)
			not.match(answer.body, 'everybody')
		}
	}))

const AS_NOBODY = 'if (process.getuid?.() === 0) (process.setgid(65534), process.setuid(65534))'

test('an unreadable file gives 404, other files are served', () =>
	inCheckout(AS_NOBODY, async (address, folder) => {
		chmodSync(join(folder, 'dist/page.js'), 0)
		is((await ask(address, '/dist/page.js')).status, 404)
		is((await ask(address, '/')).status, 200)
	}))

test('a port in use is reported in one line', async () => {
	const first = spawn(process.execPath, ['web/make/serve.js'])
	const port = /:(\d+)\//.exec(await heard(first.stdout))[1]
	const second = spawn(process.execPath, ['web/make/serve.js', '--port', port])
	const complaint = await heard(second.stderr)
	match(complaint, port)
	is(complaint.trim().split('\n').length, 1)
	first.kill()
})

const fetched = address => new Promise((done, fail) => get(address, done).on('error', fail))

test('a changed style, address, worker and word are in dist/ when the page is notified', async () => {
	const folder = clone()
	const server = spawn(process.execPath, ['web/make/serve.js', '--watch'], {cwd: folder})
	try {
		const [address] = /http:\S+/.exec(await heard(server.stdout))
		match(await heard(await fetched(address), '</script>'), /EventSource/)
		await heard(server.stdout, 'ready')
		for (const [changed, built, change] of CHANGES) {
			const events = await fetched(`${address}built`)
			edit(join(folder, changed), change)
			await heard(events, 'built')
			match(readText(join(folder, built)), /watched-4711/, changed)
			events.destroy()
		}
	} finally {
		server.kill()
	}
})

const CHANGES = [
	['web/page/page.css', 'dist/page.css', text => `${text}\n.watched-4711 { color: red }`],
	['web/modes/count/address.js', 'dist/page.js', text => text.replace('place: 4', "$&, always: ['watched-4711']")],
	['web/engine/walk-worker.js', 'dist/n-queens.js', text => `${text}\nglobalThis.watched ??= 'watched-4711'`],
	['web/words/en/searches/flags.js', 'dist/embed.js', text => text.replace(/name: '/, '$&watched-4711 ')],
]

test.run()
