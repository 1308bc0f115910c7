// A web server for tests that need http instead of file://.

import {once} from 'node:events'
import {createServer} from 'node:http'
import sirv from 'sirv'

/** Serves the files of a folder on 127.0.0.1, as they are now, or compressed where `NAME.gz` lies beside `NAME`.
 * `policies`: Content-Security-Policy by path; `headers`: others, in the same way. */
export async function serve(folder, policies = {}, headers = {}) {
	const files = sirv(folder, {
		...{dev: true, gzip: true},
		etag: false,
		setHeaders(response, path) {
			response.setHeader('Cache-Control', 'no-store')
			for (const [name, value] of Object.entries(headers[path] ?? {})) response.setHeader(name, value)
			if (policies[path]) response.setHeader('Content-Security-Policy', policies[path])
		},
	})
	const server = createServer((request, response) => {
		const [, ms] = /^\/still\?(\d+)$/.exec(request.url) ?? []
		if (ms) return void setTimeout(() => response.end(), Number(ms)) // a page that must wait for it stands still
		if (request.url === '/favicon.ico') return void response.writeHead(204).end() // browsers ask unbidden
		files(request, response, () => response.writeHead(404, {'Content-Type': 'text/plain'}).end('not found\n'))
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const close = () =>
		new Promise(done => {
			server.close(done)
			server.closeAllConnections()
		})
	return {url: `http://127.0.0.1:${server.address().port}`, close}
}
