import {once} from 'node:events'
import {createServer} from 'node:http'
import sirv from 'sirv'

/** Serves a folder, uncached; NAME.gz, if it exists, in place of NAME. `policies`: Content-Security-Policy by path. */
export async function serve(folder, policies = {}) {
	const files = sirv(folder, {
		...{dev: true, gzip: true},
		setHeaders(response, path) {
			if (policies[path]) response.setHeader('Content-Security-Policy', policies[path])
		},
	})
	const server = createServer((request, response) => {
		const [, ms] = /^\/still\?(\d+)$/.exec(request.url) ?? []
		if (ms) return void setTimeout(() => response.end(), Number(ms)) // a synchronous request blocks its page
		if (request.url === '/favicon.ico') return void response.writeHead(204).end()
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

export async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const {port} = server.address()
	server.close()
	return port
}
