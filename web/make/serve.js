// Serves the page on loopback for `make run` and `make watch`. Invariants: it answers only this machine, under loopback
// names, so that no page of another site can read it; it serves only `index.html` and `dist/`.

import {spawn} from 'node:child_process'
import {accessSync, constants, readFileSync, realpathSync} from 'node:fs'
import {createServer} from 'node:http'
import {join, relative, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import sirv from 'sirv'

const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)))
const words = process.argv.slice(2)
const port = Number(words[words.indexOf('--port') + 1]) || 0
const isWatching = words.includes('--watch')

const HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/i
const PATH = /^\/(index\.html|dist\/(\w[\w.-]*\/)*(\w[\w.-]*)?)?$/
const POLICY = /<script>.*Content-Security-Policy.*<\/script>/
const RELOADING = "<script>new EventSource('/built').onmessage = () => location.reload()</script>"

const files = sirv(root, {dev: true, extensions: []})

const server = createServer((request, response) => {
	const reject = (status, headers = {}) =>
		void response.writeHead(status, {'content-type': 'text/plain', ...headers}).end(`${status}\n`)
	if (!HOST.test(request.headers.host ?? '')) return reject(403)
	if (!['GET', 'HEAD'].includes(request.method ?? '')) return reject(405, {allow: 'GET, HEAD'})
	if (isWatching && watched(request.url, response)) return
	const file = fileOf(request.url)
	if (!file) return reject(404)
	request.url = file
	delete request.headers.range // sirv throws if a range is empty
	// A build may delete the file before it is read.
	response.on('pipe', stream => stream.on('error', () => response.destroy()))
	files(request, response)
})

function fileOf(url) {
	const [path] = url.split('?')
	if (!PATH.test(path)) return null
	const file = path.endsWith('/') ? `${path}index.html` : path
	try {
		const real = realpathSync(join(root, file))
		accessSync(real, constants.R_OK)
		return PATH.test(`/${relative(root, real).split(sep).join('/')}`) ? file : null // symbolic links may lead elsewhere
	} catch {
		return null
	}
}

const pages = new Set()

function watched(url, response) {
	const begin = (type, more) => response.writeHead(200, {'content-type': type, ...more})
	if (url === '/built') {
		begin('text/event-stream').flushHeaders()
		pages.add(response.on('close', () => pages.delete(response)))
	} else if (/^\/(index\.html)?($|\?)/.test(url))
		begin('text/html', {'cache-control': 'no-store'}).end(
			readFileSync(join(root, 'index.html'), 'utf8').replace(POLICY, RELOADING),
		)
	else return false
	return true
}

if (isWatching) (await import('./watch.js')).watch(() => pages.forEach(page => page.write('data: built\n\n')))

server.on('error', error => {
	console.error(`The port ${port} cannot be used (${error.message}); leave PORT out to take a free one.`)
	process.exitCode = 1
})

server.listen(port, '127.0.0.1', () => {
	const address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`
	console.log(`N-Queens is at ${address}  (Ctrl-C ends it)`)
	if (!words.includes('--open')) return
	const opener = {darwin: 'open', win32: 'explorer'}[process.platform] ?? 'xdg-open'
	const opened = spawn(opener, [address], {stdio: 'ignore', detached: true})
	opened.on('error', () => {}).unref()
})
